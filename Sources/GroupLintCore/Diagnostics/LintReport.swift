/// Everything that a run found, in the order in which reports show it.
public struct LintReport: Sendable {
    /// Sorted by `Diagnostic.isOrderedBefore`.
    public var diagnostics: [Diagnostic] = []
    /// Diagnostics that a comment or a baseline accepts. Sorted by `Diagnostic.isOrderedBefore`.
    public var suppressed: [Diagnostic] = []
    /// Sorted by path.
    public var problems: [InputProblem] = []
    /// Number of files that were checked.
    public var fileCount = 0
    /// Number of checked files that contain views; nil if it is not known.
    public var viewFileCount: Int?
    /// Number of checked files with views whose deployment target is unknown.
    public var untargetedFileCount = 0
    /// For each checked file in which nothing shows any of the views, the name of its first view. Empty in a run over many files.
    public var unshownViews: [String] = []
    /// Number of files that were found but not linted: unreadable, too large or not UTF-8.
    public var skippedCount = 0
    /// Diagnostics that are counted but not listed, because there are too many.
    public var omitted: [Diagnostic] = []
    /// Number of diagnostics that a merged report counts but does not have, by severity.
    package var unlistedSeverities: [Severity: Int] = [:]
    /// Number of accepted diagnostics that a merged report counts but does not have.
    package var unlistedAcceptances: [Acceptance.Kind: Int] = [:]
    /// Baseline entries that no longer match any diagnostic. Their paths are those of the report.
    public var stale: [Baseline.Entry] = []
    /// Entries for files that are gone, in a part of a run. Another part may have the file under a new name.
    package var staleUnlessMoved: [Baseline.Entry] = []
    /// Number of files that were not checked because a tool generated them.
    public var generatedCount = 0
    /// Number of files that were not checked because no target of the project compiles them.
    package var inNoTargetCount = 0
    /// Whether a file of the project could not be read.
    public var isProjectIncomplete = false
    /// Paths of files that were not checked because a tool generated them or no target compiles them.
    public var uncheckedPaths: Set<String> = []
    /// Number of fixes that were applied before this report.
    public var fixedCount = 0
    /// Every file that a diagnostic, related location or problem points into, by path.
    public var sources: [String: SourceFile] = [:]
    /// Wall time of the run in milliseconds; 0 if times are not measured.
    public var durationMilliseconds = 0
    /// Times of the phases and rules; nil unless they were requested.
    public var timings: LintTimings?

    public init() {}

    /// Number of diagnostics that are suppressed in one way: by comments or by the baseline.
    public func count(_ kind: Acceptance.Kind) -> Int {
        suppressed.count { $0.suppression?.kind == kind } + unlistedAcceptances[kind, default: 0]
    }

    public func count(_ severity: Severity) -> Int {
        (diagnostics + omitted).count { $0.severity == severity } + unlistedSeverities[severity, default: 0]
    }

    /// Number of files with code that was not understood.
    public var partlyReadCount: Int { Set(problems.lazy.filter { $0.kind == .parse }.map(\.path)).count }

    /// Number of stale diagnostics: the sum of the counts in `stale`.
    public var staleCount: Int { stale.reduce(0) { $0 + $1.count } }

    /// Moves all but `count` diagnostics to `omitted`. It keeps the most severe, then the most certain, then the first.
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
