import Foundation
import Testing

/// Tests how sources read the syntax tree: by name, and with a decision about every kind.
@Suite struct SyntaxAccessTests {
    private struct Line {
        let path: String
        let number: Int
        let text: String

        var code: String { text.components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces) }
        var indentation: Int { text.prefix { $0 == " " }.count }
        var place: String { "Sources/\(path):\(number): \(code)" }
    }

    /// Lines of each file outside the given folders.
    private func files(outside folders: [String]) -> [[Line]] {
        let root = PackageRoot.url.appendingPathComponent("Sources")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let swift = paths.filter { path in path.hasSuffix(".swift") && !folders.contains { path.hasPrefix($0) } }
        return swift.sorted().compactMap { path in
            guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8) else { return nil }
            return text.components(separatedBy: "\n").enumerated().map { Line(path: path, number: $0 + 1, text: $1) }
        }
    }

    /// Only the parser and the typed nodes know which child is in which slot.
    @Test func childrenHaveNames() {
        let files = files(outside: ["GroupLintCore/Parser/", "GroupLintCore/Syntax/"])
        #expect(files.count > 100)
        let numbered = files.joined().filter { Self.namesSlotByNumber($0.code) }
        #expect(numbered.map(\.place) == [])
    }

    @Test func numbersOfSlotsAreFound() {
        #expect(Self.namesSlotByNumber("let base = node.child(0)"))
        #expect(Self.namesSlotByNumber("for part in children(from: 2) {"))
        #expect(Self.namesSlotByNumber("let value = Array(node.children())[2]"))
        #expect(Self.namesSlotByNumber("let id = tree.slots[first + 1]"))
        #expect(!Self.namesSlotByNumber("let first = shown.children[0]"))
        #expect(!Self.namesSlotByNumber("for part in node.children() {"))
    }

    private static func namesSlotByNumber(_ code: String) -> Bool {
        if code.contains("tree.slots[") { return true }
        return ["child(", "children(from: ", "children())["].contains { call in
            code.components(separatedBy: call).dropFirst().contains { $0.first?.isNumber ?? false }
        }
    }

    /// A switch over statements or declarations lists all of them, or roles, or says why it leaves others out.
    @Test func switchesOverStatementsSayWhatTheRestIs() {
        let files = files(outside: ["GroupLintCore/Parser/", "GroupLintCore/Lexer/"])
        #expect(files.flatMap(Self.unexplainedDefaults).map(\.place) == [])
    }

    private static func unexplainedDefaults(_ lines: [Line]) -> [Line] {
        lines.indices.compactMap { position in
            let line = lines[position]
            guard line.code.hasPrefix("default:"), listsStatements(lines[..<position], at: line.indentation) else { return nil }
            let isExplained = line.text.contains("//") || lines[position - 1].text.contains("//")
            return isExplained ? nil : line
        }
    }

    /// Whether the switch that ends in `lines` has a case with the name of a statement or declaration.
    private static func listsStatements(_ lines: ArraySlice<Line>, at indentation: Int) -> Bool {
        var isInCase = false
        let start = lines.lastIndex { $0.indentation == indentation && $0.code.contains("switch ") } ?? lines.startIndex
        for line in lines[start...] {
            if line.indentation == indentation { isInCase = line.code.hasPrefix("case ") }
            guard isInCase else { continue }
            let names = line.code.split { !$0.isLetter && !$0.isNumber && $0 != "." }
            if names.contains(where: { $0.hasPrefix(".") && ($0.hasSuffix("Stmt") || $0.hasSuffix("Decl")) }) { return true }
            isInCase = line.code.hasSuffix(",")
        }
        return false
    }
}
