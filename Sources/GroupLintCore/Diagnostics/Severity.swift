/// How much a diagnostic matters. Ordered: `off < info < warning < error`.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// The rule does not run.
    case off
    /// Advice.
    case info
    /// A likely bug or a clear cost.
    case warning
    /// Wrong behavior or a crash in a stated context.
    case error

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .off: 0
        case .info: 1
        case .warning: 2
        case .error: 3
        }
    }
}

extension Severity {
    /// How `fail_on` and `--fail-on` name the least severity that makes a run fail.
    public var failOnWord: String { self == .off ? "never" : rawValue }

    public static var failOnWords: [String] { allCases.reversed().map { $0.failOnWord } }

    /// Nil for a word that is not in `failOnWords`.
    public init?(failOnWord: String) {
        guard let severity = Severity.allCases.first(where: { $0.failOnWord == failOnWord }) else { return nil }
        self = severity
    }
}

/// How sure the analysis is that the context it assumes holds.
public enum Confidence: String, CaseIterable, Comparable, Sendable {
    /// Some call sites are unknown or disagree. Hidden by default.
    case low
    /// Known through other declarations or files.
    case medium
    /// Stands in the same expression.
    case high

    public static func < (left: Confidence, right: Confidence) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .low: 0
        case .medium: 1
        case .high: 2
        }
    }
}
