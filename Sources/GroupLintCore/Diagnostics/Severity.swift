/// How much a diagnostic matters. Ordered: `off < info < warning < error`.
public enum Severity: String, CaseIterable, Comparable, Sendable {
    /// The rule does not run.
    case off
    /// Advice.
    case info
    /// A likely bug or a clear cost.
    case warning
    /// Wrong behavior or a crash in the context that the message states.
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
    /// The word for this severity in `fail_on` and `--fail-on`, which set the lowest severity that makes a run fail.
    public var failOnWord: String { self == .off ? "never" : rawValue }

    public static var failOnWords: [String] { allCases.reversed().map { $0.failOnWord } }

    /// The severity for a word in `failOnWords`; nil for any other word.
    public init?(failOnWord: String) {
        guard let severity = Severity.allCases.first(where: { $0.failOnWord == failOnWord }) else { return nil }
        self = severity
    }
}

/// How certain the analysis is that its assumptions about the context are right.
public enum Confidence: String, CaseIterable, Comparable, Sendable {
    /// Some call sites are unknown or disagree. Hidden by default.
    case low
    /// The context is known from other declarations or files.
    case medium
    /// The context is visible in the same expression.
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
