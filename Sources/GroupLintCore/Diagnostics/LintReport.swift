/// Everything a run found, in the order in which it is shown.
package struct LintReport: Sendable {
    /// Sorted by `Diagnostic.isOrderedBefore`.
    package var diagnostics: [Diagnostic] = []
    /// Diagnostics that a comment or a baseline accepts, in the same order.
    package var suppressed: [Diagnostic] = []
    /// Sorted by path.
    package var problems: [InputProblem] = []
    /// Files that were parsed.
    package var fileCount = 0
    /// Files that were found but not linted: unreadable, too large, not UTF-8.
    package var skippedCount = 0
    /// Entries of the baseline that are gone from the code.
    package var staleCount = 0
    /// Fixes that were applied before.
    package var fixedCount = 0
    /// Bytes of every file that a diagnostic, related location or problem points into, by path.
    package var sources: [String: SourceFile] = [:]
    /// Wall time of the run in milliseconds.
    package var durationMilliseconds = 0

    package init() {}

    /// Diagnostics that comments or the baseline accept.
    package func count(_ kind: Acceptance.Kind) -> Int {
        suppressed.count { $0.suppression?.kind == kind }
    }

    package func count(_ severity: Severity) -> Int {
        diagnostics.count { $0.severity == severity }
    }
}
