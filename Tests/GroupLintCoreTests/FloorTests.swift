import Foundation
import Testing

@testable import GroupLintCore
@testable import GroupLintSyntax

/// Tests that folders of Sources use only folders below them in the code map of ARCHITECTURE.md.
@Suite struct FloorTests {
    @Test func foldersUseLowerFloorsOnly() throws {
        let map = try FloorMap(PackageRoot.text("ARCHITECTURE.md"))
        let violations = SourceNames(try Self.sources()).violations(of: map)
        #expect(violations == [], "a folder may use only what stands below it in the code map of ARCHITECTURE.md")
    }

    @Test func everyFolderIsInTheMap() throws {
        let map = try FloorMap(PackageRoot.text("ARCHITECTURE.md"))
        let files = try Self.sources().map(\.path)
        #expect(files.filter { map.floor(of: $0) == nil } == [])
        #expect(map.folders.filter { folder in !files.contains { $0.hasPrefix(folder) } } == [])
    }

    @Test func anArrowThatPointsUpIsFound() {
        let map = FloorMap("```\nSources/Top/\nSources/Base/\n  High/\n  Left/ Right/\n```\n")
        let names = SourceNames([
            SourceFile(path: "Sources/Base/High/A.swift", bytes: Array("struct Upper { let lower: LeftSide }".utf8)),
            SourceFile(path: "Sources/Base/Left/B.swift", bytes: Array("struct LeftSide {\n    var up: Upper?\n}".utf8)),
            SourceFile(path: "Sources/Base/Right/C.swift", bytes: Array("func right() -> LeftSide? { nil } // Upper".utf8)),
        ])
        #expect(
            names.violations(of: map) == [
                "Sources/Base/Left/B.swift:2: Left/ uses Upper of Sources/Base/High/A.swift",
                "Sources/Base/Right/C.swift:1: Right/ uses LeftSide of Sources/Base/Left/B.swift",
            ])
    }

    private static func sources() throws -> [SourceFile] {
        let root = PackageRoot.url.appendingPathComponent("Sources")
        let walk = FileManager.default.enumerator(atPath: root.path)
        let paths = (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }.sorted()
        return try paths.map { path in
            SourceFile(path: "Sources/" + path, bytes: Array(try Data(contentsOf: root.appendingPathComponent(path))))
        }
    }
}

/// The order of folders in the first code block of a document, the highest first. Folders on one line must not use each
/// other.
struct FloorMap {
    /// Folders, which end in `/`, and the line of each.
    private(set) var lines: [(folder: String, line: Int)] = []

    var folders: [String] { lines.map(\.folder) }

    init(_ document: String) {
        let block = document.components(separatedBy: "```").dropFirst().first ?? ""
        var parent = ""
        for (number, line) in block.components(separatedBy: "\n").enumerated() {
            // Two spaces or the end of the line follow the names.
            let head = line.trimmingCharacters(in: .whitespaces).components(separatedBy: "  ")[0]
            let names = head.split(separator: " ").map(String.init)
            guard names.allSatisfy({ $0.hasSuffix("/") }) else { continue }
            guard let first = names.first else { continue }
            if line.hasPrefix(" ") {
                lines += names.map { (parent + $0, number) }
            } else if first.hasPrefix("Sources/") {
                parent = first
                lines.append((first, number))
            } else {
                parent = ""
            }
        }
        lines.removeAll { !$0.folder.hasPrefix("Sources/") }
    }

    /// The deepest folder of the map that contains a file.
    func floor(of path: String) -> (folder: String, line: Int)? {
        let holders = lines.filter { path.hasPrefix($0.folder) }
        guard let deepest = holders.max(by: { $0.folder.count < $1.folder.count }) else { return nil }
        // If the map lists parts of a folder, files in its other subfolders are not in the map.
        let rest = path.dropFirst(deepest.folder.count)
        let hasParts = lines.contains { $0.folder != deepest.folder && $0.folder.hasPrefix(deepest.folder) }
        return hasParts && rest.contains("/") ? nil : deepest
    }
}

/// Names that files declare at their top level, and the places that use them.
struct SourceNames {
    private let trees: [SyntaxTree]
    /// Path of the only file that declares a name.
    private var homes: [Name: String] = [:]

    init(_ files: [SourceFile]) {
        trees = files.map { parse($0) }
        var ambiguous: Set<Name> = []
        for tree in trees {
            for declaration in Self.declarations(below: tree.root) {
                if let other = homes[declaration.name], other != tree.source.path { ambiguous.insert(declaration.name) }
                homes[declaration.name] = tree.source.path
            }
        }
        for name in ambiguous { homes[name] = nil }
    }

    /// Types and functions that other files may use; members of types are left out.
    private static func declarations(below node: SyntaxNode) -> [SyntaxNode] {
        node.children().flatMap { child -> [SyntaxNode] in
            switch child.kind {
            case .structDecl, .classDecl, .actorDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .functionDecl:
                child.isPrivate ? [] : [child]
            case .ifConfigDecl, .ifConfigClause: declarations(below: child)
            default: []  // Statements, imports and extensions declare no name that another file could use.
            }
        }
    }

    /// `path:line: folder uses name of path` for each use of a name from another folder on the same line or a higher line.
    func violations(of map: FloorMap) -> [String] {
        trees.flatMap { tree in
            let own = nestedTypes(in: tree)
            return uses(in: tree).compactMap { violation($0, in: tree, of: map, own) }
        }
    }

    private func violation(_ token: Token, in tree: SyntaxTree, of map: FloorMap, _ own: Set<Name>) -> String? {
        let source = tree.source
        let name = Name(source.bytes[Int(token.start)..<Int(token.end)])
        guard !own.contains(name), let home = homes[name], home != source.path, let floor = map.floor(of: source.path),
            let other = map.floor(of: home), floor.folder != other.folder, floor.line >= other.line
        else { return nil }
        let line = LineTable(source.bytes).location(token.start).line
        return "\(source.path):\(line): \(shortened(floor.folder)) uses \(source.text(token.range)) of \(home)"
    }

    /// Names of nested types of a file; they hide outer types with the same name.
    private func nestedTypes(in tree: SyntaxTree) -> Set<Name> {
        Set(tree.root.subtree.filter { TypeDecl($0) != nil }.map(\.name))
    }

    private func shortened(_ folder: String) -> String { folder.split(separator: "/").last.map { String($0) + "/" } ?? folder }

    /// Identifiers that are not members of something.
    private func uses(in tree: SyntaxTree) -> [Token] {
        tree.tokens.indices.compactMap { index in
            let token = tree.tokens[index]
            let isMember = index > 0 && tree.source.bytes[Int(tree.tokens[index - 1].start)] == UInt8(ascii: ".")
            return token.kind == .identifier && !isMember && token.end - token.start > 3 ? token : nil
        }
    }
}

extension SyntaxNode {
    fileprivate var isPrivate: Bool {
        let words = tokens.prefix { $0.start < tokenRange.start }.map { tree.source.text($0.range) }
        return words.contains("private") || words.contains("fileprivate")
    }
}
