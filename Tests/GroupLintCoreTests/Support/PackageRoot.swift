import Foundation

/// Files of the package for tests, which write them only with `GROUPLINT_UPDATE=1`.
enum PackageRoot {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// Whether snapshots and expectations are replaced by the current results.
    static let isUpdating = ProcessInfo.processInfo.environment["GROUPLINT_UPDATE"] == "1"

    static let updateCommand = "GROUPLINT_UPDATE=1 swift test"

    /// Names of the files in a folder with an extension, sorted. `.fixed.swift` files are left out.
    static func files(in folder: String, extension ending: String) -> [String] {
        let names = try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix("." + ending) && !$0.hasSuffix(".fixed." + ending) }.sorted()
    }

    /// Names of all files in a folder, sorted.
    static func files(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: url.appendingPathComponent(folder).path)) ?? []).sorted()
    }

    static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: url.appendingPathComponent(path).path)
    }

    static func text(_ path: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }

    static func write(_ text: String, to path: String) throws {
        try text.write(to: url.appendingPathComponent(path), atomically: true, encoding: .utf8)
    }

    /// Swift files in a folder of Fixtures and its subfolders: paths relative to that folder, sorted.
    static func swiftFixtures(_ folder: String = "") -> [String] {
        let root = folder.isEmpty ? fixtures : fixtures.appendingPathComponent(folder)
        let walk = FileManager.default.enumerator(atPath: root.path)
        return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    static func bytes(ofFixture path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: fixtures.appendingPathComponent(path)))
    }

    static var fixtures: URL { url.appendingPathComponent("Fixtures") }
}
