/// Text form of the uses of a file's properties and functions, one in each line: line, member with the code, kind, moment
/// and names.
public enum UseDump {
    public static func text(_ tree: SyntaxTree) -> [UInt8] {
        let summary = FileSummary(tree)
        let lines = LineTable(tree.source.bytes)
        var output: [UInt8] = []
        for use in summary.uses.all {
            guard let node = tree.node(use.node) else { continue }
            let user = use.user < 0 ? "-" : tree.source.text(summary.members[Int(use.user)].nameRange)
            let place = tree.source.text(SourceRange(start: node.start, end: min(node.end, node.start + 60)))
            let line = lines.location(node.start).line
            let columns = ["\(line)", user, "\(use.kind)", "\(use.moment)", place.split(separator: "\n").first.map(String.init) ?? ""]
            output += (columns.joined(separator: "\t") + "\n").utf8
        }
        return output
    }
}
