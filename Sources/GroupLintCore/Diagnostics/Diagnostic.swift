/// One message of a rule about one place in a file.
public struct Diagnostic: Equatable, Sendable {
    /// Id of the rule, in snake_case.
    public var rule: String
    public var category: RuleCategory
    public var severity: Severity
    public var confidence: Confidence
    /// What happens at run time, in lower case without a period.
    public var message: String
    /// The smallest change that helps, or nil.
    public var help: String?
    /// Path of the file as in `SourceFile.path`.
    public var path: String
    /// The code that the report underlines.
    public var range: SourceRange
    /// Enclosing declarations joined by periods, such as `ContentView.body`; empty at the top level.
    public var scope: String
    /// Other places that matter, in reading order.
    public var related: [RelatedLocation]
    /// The deployment target that the message depends on, such as `iOS 14.0`, or nil.
    public var target: String?
    /// A change that removes the diagnostic, or nil.
    public var fix: Fix?
    /// The comment or baseline that suppresses the diagnostic, or nil.
    public var suppression: Acceptance?
    /// The `when` texts of the rule's case and doubt that led to the diagnostic. Reports do not show them.
    public var circumstances: [String] = []

    public init(
        rule: String, category: RuleCategory, severity: Severity, confidence: Confidence, message: String,
        help: String?, path: String, range: SourceRange, scope: String, related: [RelatedLocation], target: String?,
        fix: Fix? = nil
    ) {
        self.rule = rule
        self.category = category
        self.severity = severity
        self.confidence = confidence
        self.message = message
        self.help = help
        self.path = path
        self.range = range
        self.scope = scope
        self.related = related
        self.target = target
        self.fix = fix
    }
}

/// Another place that matters for a diagnostic, in the same file or in another one.
public struct RelatedLocation: Equatable, Sendable {
    public var path: String
    public var range: SourceRange
    /// In lower case without a period.
    public var message: String

    public init(path: String, range: SourceRange, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}

extension Diagnostic {
    /// The order of diagnostics in every report: by path (byte order), offset, rule and message.
    public static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}

/// Why a diagnostic is suppressed: a comment or a baseline accepts it.
public struct Acceptance: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// A comment in the source.
        case inSource
        case baseline
    }

    public var kind: Kind
    /// The reason that the comment gives.
    public var reason: String?
    /// Path of the file with the comment, or of the baseline.
    public var path: String
    /// Range of the comment; nil for a baseline.
    public var range: SourceRange?

    public init(kind: Kind, reason: String?, path: String, range: SourceRange?) {
        self.kind = kind
        self.reason = reason
        self.path = path
        self.range = range
    }
}

/// A message followed by its help, for report formats with one text for both.
public func messageText(_ message: String, help: String?, separator: String = "; ") -> String {
    help.map { "\(message)\(separator)help: \($0)" } ?? message
}
