/// One message of one rule about one place.
package struct Diagnostic: Equatable, Sendable {
    /// Id of the rule, snake_case.
    package var rule: String
    package var category: RuleCategory
    package var severity: Severity
    package var confidence: Confidence
    /// Lower case, no full stop: what happens at run time.
    package var message: String
    /// The smallest change that helps, or nil.
    package var help: String?
    /// Path of the file as in `SourceFile.path`.
    package var path: String
    /// Where the caret goes.
    package var range: SourceRange
    /// Enclosing declarations joined by periods, such as `ContentView.body`; empty at the top level.
    package var scope: String
    /// Further places that matter, in the order to read them.
    package var related: [RelatedLocation]
    /// The deployment target that the message depends on, such as `iOS 14.0`, or nil.
    package var target: String?
    /// A change that removes the diagnostic, or nil.
    package var fix: Fix?
    /// What keeps the diagnostic from being reported, or nil.
    package var suppression: Acceptance?
    /// `when` of the rule's case and of the doubt that made it. No report shows it.
    package var circumstances: [String] = []

    package init(
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
package struct RelatedLocation: Equatable, Sendable {
    package var path: String
    package var range: SourceRange
    /// Lower case, no full stop.
    package var message: String

    package init(path: String, range: SourceRange, message: String) {
        self.path = path
        self.range = range
        self.message = message
    }
}

extension Diagnostic {
    /// Order of every report: path (byte order), offset, rule, message.
    package static func isOrderedBefore(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
        if left.range.start != right.range.start { return left.range.start < right.range.start }
        if left.rule != right.rule { return left.rule < right.rule }
        return left.message < right.message
    }
}

/// Why a diagnostic is known and not reported.
package struct Acceptance: Equatable, Sendable {
    package enum Kind: String, Sendable {
        /// A comment in the source.
        case inSource
        case baseline
    }

    package var kind: Kind
    /// What the comment gives as its reason.
    package var reason: String?
    package var path: String
    /// Place of the comment; nil for a baseline.
    package var range: SourceRange?

    package init(kind: Kind, reason: String?, path: String, range: SourceRange?) {
        self.kind = kind
        self.reason = reason
        self.path = path
        self.range = range
    }
}

/// A message with its remedy behind it, as formats show it that have one text for both.
package func messageText(_ message: String, help: String?, separator: String = "; ") -> String {
    help.map { "\(message)\(separator)help: \($0)" } ?? message
}
