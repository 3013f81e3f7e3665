import Foundation

/// Places in this package, found from the path of this file.
enum PackageRoot {
    static let url = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static var fixtures: URL { url.appendingPathComponent("Fixtures") }

    /// Swift files in a folder of Fixtures, its subfolders included: paths relative to that folder, sorted.
    static func swiftFixtures(_ folder: String = "") -> [String] {
        let root = folder.isEmpty ? fixtures : fixtures.appendingPathComponent(folder)
        let walk = FileManager.default.enumerator(atPath: root.path)
        return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    }

    static func bytes(ofFixture path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: fixtures.appendingPathComponent(path)))
    }
}
