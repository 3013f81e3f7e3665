/// Which fixes a run may apply.
public struct FixPolicy: Sendable {
    /// Whether `unsafe` fixes are applied too. `manual` fixes are never applied.
    public var allowsUnsafe: Bool
    /// Ids of the rules whose fixes are applied; empty for all rules.
    public var rules: [String]
    /// Ids of the rules whose unsafe fixes a configuration declares safe.
    public var trustedRules: Set<String> = []
    /// Ids of the rules whose fixes a configuration forbids.
    public var forbiddenRules: Set<String> = []

    /// What is applied, before `this rule_id` in messages.
    let noun: String

    public init(allowsUnsafe: Bool = false, rules: [String] = [], applied noun: String = "fix of") {
        self.noun = noun
        self.allowsUnsafe = allowsUnsafe
        self.rules = rules
    }

    public func allows(_ fix: Fix, of rule: String) -> Bool {
        guard rules.isEmpty || rules.contains(rule), !forbiddenRules.contains(rule), !fix.edits.isEmpty else { return false }
        let isTrusted = allowsUnsafe || trustedRules.contains(rule)
        return fix.applicability == .safe || fix.applicability == .unsafe && isTrusted
    }
}

/// A file that was changed by fixes.
public struct FixedFile: Equatable, Sendable {
    public let path: String
    /// Bytes before the first fix.
    public let original: [UInt8]
    /// Bytes after the last fix.
    public let bytes: [UInt8]
    /// Number of fixes that were applied to the file.
    public let fixCount: Int
}

/// The result of a run with fixes.
public struct FixOutcome: Sendable {
    /// The report on the files after the fixes, with `fixedCount` set.
    public var report: LintReport
    /// The changed files, sorted by path. Files with unchanged bytes are not listed.
    public var files: [FixedFile]
}
