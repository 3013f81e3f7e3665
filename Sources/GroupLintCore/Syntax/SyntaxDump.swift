/// Text forms of a tree for snapshots and for `grouplint dev dump-…`.
///
/// Each token or node has one line: kind, start and end separated by tabs. Start and end are 0-based UTF-8 byte offsets;
/// the end is exclusive.
public enum SyntaxDump {
    /// The tokens in source order, one line each.
    public static func tokens(_ tree: SyntaxTree) -> [UInt8] {
        var output: [UInt8] = []
        for token in tree.tokens { append("\(token.kind)", token.range, &output) }
        return output
    }

    /// The nodes in source order, one line each, parents before children.
    public static func nodes(_ tree: SyntaxTree) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(tree.records.count * 24)
        for node in tree.root.subtree { append(kindNames[Int(node.kind.rawValue)], node.range, &output) }
        return output
    }

    private static let kindNames = SyntaxKind.allCases.map(\.name)

    private static func append(_ name: String, _ range: SourceRange, _ output: inout [UInt8]) {
        output.append(contentsOf: name.utf8)
        output.append(UInt8(ascii: "\t"))
        output.append(contentsOf: String(range.start).utf8)
        output.append(UInt8(ascii: "\t"))
        output.append(contentsOf: String(range.end).utf8)
        output.append(UInt8(ascii: "\n"))
    }
}
