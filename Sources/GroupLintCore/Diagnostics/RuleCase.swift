/// One thing that a rule says: how much it matters, when it is said, and the message. Documents and diagnostics are made
/// from the same value.
public struct RuleCase: Sendable {
    public let severity: Severity
    /// Confidence of a diagnostic without a doubt.
    public let confidence: Confidence
    /// In which circumstances the rule says it. Lower case, no full stop.
    public let when: String
    /// The message, with the names of values in braces: `{modifier} runs once for each row`. Lower case, no full stop.
    public let says: String

    public init(_ severity: Severity, _ confidence: Confidence = .high, when: String = "always", says: String) {
        self.severity = severity
        self.confidence = confidence
        self.when = when
        self.says = says
    }

    /// Confidence of a diagnostic that there may be a doubt about.
    public func confidence(_ doubt: Doubt?) -> Confidence { min(confidence, doubt?.confidence ?? .high) }

    /// The message with a value in place of each name in braces.
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

/// What makes a rule less certain, whichever of its cases it is.
public struct Doubt: Sendable {
    /// The highest confidence of a diagnostic with this doubt.
    public let confidence: Confidence
    /// Lower case, no full stop.
    public let when: String

    public init(_ confidence: Confidence, when: String) {
        self.confidence = confidence
        self.when = when
    }
}
