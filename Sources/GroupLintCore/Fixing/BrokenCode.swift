/// The top-level declarations of a tree, and how far its problems reach.
private final class Declarations: TreeFacts {
    /// In source order.
    let ranges: [SourceRange]
    /// For each problem, the UTF-8 offset of the last end of it and those before it.
    private(set) var problemEnds: [UInt32] = []

    init(_ tree: SyntaxTree) {
        ranges = tree.root.children().map(\.range)
        for problem in tree.problems { problemEnds.append(max(problem.range.end, problemEnds.last ?? 0)) }
    }
}

extension SyntaxTree {
    /// Whether the top-level declarations that a range touches have a syntax problem. The parser may have misread their code,
    /// so no fix changes it.
    package func isBroken(at range: SourceRange) -> Bool {
        if problems.isEmpty { return false }
        let declarations = facts(Declarations.self)
        let first = declarations.ranges.partitionPoint { $0.end < range.start }
        let next = declarations.ranges.partitionPoint { $0.start <= range.end }
        let start = first < next ? min(range.start, declarations.ranges[first].start) : range.start
        let end = first < next ? max(range.end, declarations.ranges[next - 1].end) : range.end
        let before = problems.partitionPoint { $0.range.start <= end }
        return before > 0 && declarations.problemEnds[before - 1] >= start
    }

    /// The fix if it can be applied. Readers must not be promised a fix that is then left out.
    package func applicable(_ fix: Fix?) -> Fix? {
        guard let fix, fix.applicability != .manual, let hull = fix.hull else { return fix }
        return isBroken(at: hull) ? nil : fix
    }
}
