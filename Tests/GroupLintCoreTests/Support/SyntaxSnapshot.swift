@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// A tree as readable text. Each node is on a line below its parent, with its slot, its kind, its principal token in back
/// quotes and its source between ⟨ and ⟩. The problems with their places follow.
enum SyntaxSnapshot {
    static func text(_ tree: SyntaxTree) -> String {
        var lines: [String] = []
        append(tree.root, "", &lines)
        let table = LineTable(tree.source.bytes)
        for problem in tree.problems {
            let place = table.location(problem.range.start)
            lines.append("\(place.line):\(place.column): \(problem.kind) ⟨\(excerpt(tree, problem.range))⟩")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ node: SyntaxNode, _ indent: String, _ lines: inout [String]) {
        let name = node.token.map { " `\(excerpt(node.tree, $0.range))`" } ?? ""
        let source = node.parent == nil ? "" : " ⟨\(excerpt(node.tree, node.range))⟩"
        lines.append("\(node.kind)\(name)\(source)")
        let depth = indent + "  "
        for slot in 0..<node.slotCount {
            guard let child = node.child(slot) else { continue }
            let first = lines.count
            append(child, depth, &lines)
            lines[first] = "\(depth)\(slot) \(lines[first])"
        }
    }

    /// The text on one line. The middle of a long text is left out.
    private static func excerpt(_ tree: SyntaxTree, _ range: SourceRange) -> String {
        let words = tree.source.text(range).unicodeScalars.split { $0 == " " || $0 == "\n" || $0 == "\r" }
        let text = words.map(String.init).joined(separator: " ")
        return text.count <= 60 ? text : "\(text.prefix(28)) … \(text.suffix(28))"
    }
}
