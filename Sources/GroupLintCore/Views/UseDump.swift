/// Text form of the uses of a file's properties and functions, one in each line, in source order: line, member with the
/// code, kind, moment and names, separated by tabs.
public enum UseDump {
    public static func text(_ tree: SyntaxTree) -> [UInt8] {
        let summary = FileSummary(tree)
        let lines = LineTable(tree.source.bytes)
        var output: [UInt8] = []
        let found = summary.uses.all.compactMap { use in tree.node(use.node).map { (use, $0) } }
        for (use, node) in found.sorted(by: { $0.1.start < $1.1.start }) {
            let user = use.user < 0 ? "-" : tree.source.text(summary.members[Int(use.user)].nameRange)
            let columns = ["\(lines.location(node.start).line)", user, "\(use.kind)", "\(use.moment)", names(use, node)]
            output += (columns.joined(separator: "\t") + "\n").utf8
        }
        return output
    }

    /// The path of a use as text: `model.state`.
    private static func names(_ use: PropertyUse, _ node: SyntaxNode) -> String {
        let isWrapper = use.kind == .wrapper
        let root = node.tokenText.drop { $0 == "$" || (isWrapper && $0 == "_") }
        guard !use.member.isNone else { return String(root) }
        let member = node.ancestors.first { $0.kind == .memberAccessExpr && $0.name == use.member }
        return root + "." + (member?.tokenText ?? "?")
    }
}
