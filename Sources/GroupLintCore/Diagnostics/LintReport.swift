/// Everything a run found, in the order in which it is shown.
package struct LintReport: Sendable {
    /// Sorted by `Diagnostic.isOrderedBefore`.
    package var diagnostics: [Diagnostic] = []
    /// Diagnostics that a comment or a baseline accepts, in the same order.
    package var suppressed: [Diagnostic] = []
    /// Sorted by path.
    package var problems: [InputProblem] = []
    /// Files that were checked.
    package var fileCount = 0
    /// Files that were found but not linted: unreadable, too large, not UTF-8.
    package var skippedCount = 0
    /// Diagnostics that are counted and not listed, because there are too many.
    package var omitted: [Diagnostic] = []
    /// Entries of the baseline that are gone from the code; paths are those of the report.
    package var stale: [Baseline.Entry] = []
    /// Files that a tool has written and that were not checked.
    package var generatedCount = 0
    /// Files that were read and not checked, for whatever reason.
    package var uncheckedPaths: Set<String> = []
    /// Fixes that were applied before.
    package var fixedCount = 0
    /// Bytes of every file that a diagnostic, related location or problem points into, by path.
    package var sources: [String: SourceFile] = [:]
    /// Wall time of the run in milliseconds; 0 unless times are measured.
    package var durationMilliseconds = 0
    /// Nil unless they were asked for.
    package var timings: LintTimings?

    package init() {}

    /// Diagnostics that comments or the baseline accept.
    package func count(_ kind: Acceptance.Kind) -> Int {
        suppressed.count { $0.suppression?.kind == kind }
    }

    package func count(_ severity: Severity) -> Int {
        (diagnostics + omitted).count { $0.severity == severity }
    }

    /// Sum of the counts of the stale entries.
    package var staleCount: Int { stale.reduce(0) { $0 + $1.count } }

    /// Lists only so many diagnostics: the most severe, of those the most certain, of those the first.
    package mutating func limit(to count: Int) {
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
