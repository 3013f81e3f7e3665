import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A git repository that is removed when the test ends. Git runs without the settings of the current user.
final class TestRepository {
    let tree: TemporaryTree
    var path: String { tree.path }

    /// Whether git is installed.
    static var isPossible: Bool { executable != nil }

    static let executable: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .map { "\($0)/git" }.first { FileManager.default.isExecutableFile(atPath: $0) }

    /// Environment of the program, with which it finds git.
    static let variables = [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_CONFIG_GLOBAL": "/dev/null",
        "GIT_CONFIG_NOSYSTEM": "1",
    ]

    init(_ files: [String: String] = [:]) throws {
        tree = try TemporaryTree(files)
        try git("init", "-q", "-b", "main")
    }

    /// Runs git, waits for it and returns its output.
    @discardableResult
    func git(_ words: String..., input: String = "", allows codes: [Int32] = [0]) throws -> String {
        try Self.git(words, in: path, input: input, allows: codes)
    }

    static func git(_ words: [String], in directory: String, input: String = "", allows codes: [Int32] = [0]) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(executable))
        let author = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "protocol.file.allow=always"]
        process.arguments = ["-C", directory] + author + words
        process.environment = variables.merging(["HOME": directory]) { old, _ in old }
        let (stdin, stdout) = (Pipe(), Pipe())
        process.standardInput = stdin
        process.standardOutput = stdout
        process.standardError = FileHandle.nullDevice
        try process.run()
        // Git may answer before it has read all input.
        DispatchQueue.global().async {
            stdin.fileHandleForWriting.write(Data(input.utf8))
            try? stdin.fileHandleForWriting.close()
        }
        let output = try stdout.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(codes.contains(process.terminationStatus), "git \(words)")
        return String(decoding: output, as: UTF8.self)
    }

    func write(_ name: String, _ text: String) throws { try tree.write(name, Array(text.utf8)) }

    func commit(_ message: String = "change") throws {
        try git("add", "-A", "-f")
        try git("commit", "-q", "-m", message)
    }
}
