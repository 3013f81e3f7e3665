import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A directory of files that is removed when the test ends.
final class TemporaryTree {
    let path: String

    init(_ files: [String: String] = [:]) throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("grouplint-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        path = try #require(FilePath.resolved(directory.path))
        for (name, text) in files { try write(name, Array(text.utf8)) }
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path + "/" + name, withDestinationPath: target)
    }

    func text(_ name: String) -> String? { try? String(contentsOfFile: path + "/" + name, encoding: .utf8) }

    func find(_ inputs: String..., from directory: String = "") -> SourceSet {
        let start = directory.isEmpty ? path : path + "/" + directory
        return SourceDiscovery.find(SourceDiscovery.Request(inputs: inputs, workingDirectory: start))
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}
