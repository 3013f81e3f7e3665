/// Everything a run found, in the order in which it is shown.
public struct LintReport: Sendable {
    /// Sorted by `Diagnostic.isOrderedBefore`.
    public var diagnostics: [Diagnostic] = []
    /// Diagnostics that a comment or a baseline accepts, in the same order.
    public var suppressed: [Diagnostic] = []
    /// Sorted by path.
    public var problems: [InputProblem] = []
    /// Files that were checked.
    public var fileCount = 0
    /// Files that were found but not linted: unreadable, too large, not UTF-8.
    public var skippedCount = 0
    /// Diagnostics that are counted and not listed, because there are too many.
    public var omitted: [Diagnostic] = []
    /// Entries of the baseline that are gone from the code; paths are those of the report.
    public var stale: [Baseline.Entry] = []
    /// Files that a tool has written and that were not checked.
    public var generatedCount = 0
    /// Files that were read and not checked, for whatever reason.
    public var uncheckedPaths: Set<String> = []
    /// Fixes that were applied before.
    public var fixedCount = 0
    /// Bytes of every file that a diagnostic, related location or problem points into, by path.
    public var sources: [String: SourceFile] = [:]
    /// Wall time of the run in milliseconds; 0 unless times are measured.
    public var durationMilliseconds = 0
    /// Nil unless they were asked for.
    public var timings: LintTimings?

    public init() {}

    /// Diagnostics that comments or the baseline accept.
    public func count(_ kind: Acceptance.Kind) -> Int {
        suppressed.count { $0.suppression?.kind == kind }
    }

    public func count(_ severity: Severity) -> Int {
        (diagnostics + omitted).count { $0.severity == severity }
    }

    /// Sum of the counts of the stale entries.
    public var staleCount: Int { stale.reduce(0) { $0 + $1.count } }

    /// Lists only so many diagnostics: the most severe, of those the most certain, of those the first.
    public mutating func limit(to count: Int) {
        guard diagnostics.count > count else { return }
        let ranked = diagnostics.indices.sorted { left, right in
            Self.isMoreImportant(diagnostics[left], diagnostics[right]) ?? (left < right)
        }
        let kept = Set(ranked.prefix(count))
        omitted += diagnostics.indices.filter { !kept.contains($0) }.map { diagnostics[$0] }
        diagnostics = kept.sorted().map { diagnostics[$0] }
    }

    private static func isMoreImportant(_ left: Diagnostic, _ right: Diagnostic) -> Bool? {
        if left.severity != right.severity { return left.severity > right.severity }
        return left.confidence == right.confidence ? nil : left.confidence > right.confidence
    }
}
