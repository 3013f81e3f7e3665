/// One kind of diagnostic of a rule: its severity, when the rule reports it, and the message. The documentation and the
/// diagnostics use the same value.
public struct RuleCase: Sendable {
    public let severity: Severity
    /// Confidence of a diagnostic that no doubt applies to.
    public let confidence: Confidence
    /// When the rule reports this case, in lower case without a period.
    public let when: String
    /// The message in lower case without a period, with names of values in braces: `{modifier} runs once for each row`. A
    /// name such as VoiceOver keeps its capitals.
    public let says: String

    public init(_ severity: Severity, _ confidence: Confidence = .high, when: String = "always", says: String) {
        self.severity = severity
        self.confidence = confidence
        self.when = when
        self.says = says
    }

    /// Confidence of a diagnostic, lowered by a doubt if there is one.
    public func confidence(_ doubt: Doubt?) -> Confidence { min(confidence, doubt?.confidence ?? .high) }

    /// The message, with each name in braces replaced by its value.
    public func message(_ values: KeyValuePairs<String, String>) -> String {
        var text = ""
        var rest = says[...]
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
        {
            let name = rest[rest.utf8.index(after: open)..<close]
            let value = values.first { name.utf8.elementsEqual($0.key.utf8) }?.value
            assert(value != nil, "the message \"\(says)\" needs a value for \(name)")
            text += rest[..<open] + (value ?? "")
            rest = rest[rest.utf8.index(after: close)...]
        }
        return text + rest
    }
}

/// A circumstance that makes diagnostics of a rule less certain, for any of its cases.
public struct Doubt: Sendable {
    /// The highest confidence of a diagnostic with this doubt.
    public let confidence: Confidence
    /// When the doubt applies, in lower case without a period.
    public let when: String

    public init(_ confidence: Confidence, when: String) {
        self.confidence = confidence
        self.when = when
    }
}
