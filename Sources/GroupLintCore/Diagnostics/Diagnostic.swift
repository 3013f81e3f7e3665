/// One message of one rule about one place.
public struct Diagnostic: Equatable, Sendable {
    /// Id of the rule, snake_case.
    public var rule: String
    public var category: RuleCategory
    public var severity: Severity
    public var confidence: Confidence
    /// Lower case, no full stop: what happens at run time.
    public var message: String
    /// The smallest change that helps, or nil.
    public var help: String?
    /// Path of the file as in `SourceFile.path`.
    public var path: String
    /// Where the caret goes.
    public var range: SourceRange
    /// Enclosing declarations joined by periods, such as `ContentView.body`; empty at the top level.
    public var scope: String
    /// Further places that matter, in the order to read them.
    public var related: [RelatedLocation]
    /// The deployment target that the message depends on, such as `iOS 14.0`, or nil.
    public var target: String?
    /// A change that removes the diagnostic, or nil.
    public var fix: Fix?
    /// What keeps the diagnostic from being reported, or nil.
    public var suppression: Acceptance?
    /// `when` of the rule's case and of the doubt that made it. No report shows it.
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

/// A further place of a diagnostic, in the same file or another.
public struct RelatedLocation: Equatable, Sendable {
    public var path: String
    public var range: SourceRange
    /// Lower case, no full stop.
    public var message: String

    public init(path: String, range: SourceRange, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}

extension Diagnostic {
    /// Order of every report: path (byte order), offset, rule, message.
    public static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}

/// Why a diagnostic is known and not reported.
public struct Acceptance: Equatable, Sendable {
    public enum Kind: String, Sendable {
        /// A comment in the source.
        case inSource
        case baseline
    }

    public var kind: Kind
    /// What the comment gives as its reason.
    public var reason: String?
    public var path: String
    /// Place of the comment; nil for a baseline.
    public var range: SourceRange?

    public init(kind: Kind, reason: String?, path: String, range: SourceRange?) {
        self.kind = kind
        self.reason = reason
        self.path = path
        self.range = range
    }
}

/// A message with its remedy behind it, as formats show it that have one text for both.
public func messageText(_ message: String, help: String?, separator: String = "; ") -> String {
    help.map { "\(message)\(separator)help: \($0)" } ?? message
}
