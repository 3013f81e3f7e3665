/// Which fixes a run may apply.
public struct FixPolicy: Sendable {
    /// Whether `unsafe` fixes are applied too; `manual` ones never are.
    public var allowsUnsafe: Bool
    /// Rules whose fixes are applied; empty for all.
    public var rules: [String]
    /// Rules whose unsafe fixes a configuration calls safe.
    public var trustedRules: Set<String> = []
    /// Rules whose fixes a configuration forbids.
    public var forbiddenRules: Set<String> = []

    public init(allowsUnsafe: Bool = false, rules: [String] = []) {
        self.allowsUnsafe = allowsUnsafe
        self.rules = rules
    }

    public func allows(_ fix: Fix, of rule: String) -> Bool {
        guard rules.isEmpty || rules.contains(rule), !forbiddenRules.contains(rule), !fix.edits.isEmpty else { return false }
        let isTrusted = allowsUnsafe || trustedRules.contains(rule)
        return fix.applicability == .safe || fix.applicability == .unsafe && isTrusted
    }
}

/// A file that fixes changed.
public struct FixedFile: Equatable, Sendable {
    public let path: String
    /// Bytes before the first fix.
    public let original: [UInt8]
    /// Bytes after the last fix.
    public let bytes: [UInt8]
    /// Number of fixes that were applied.
    public let fixCount: Int
}

/// What became of a run with fixes.
public struct FixOutcome: Sendable {
    /// What is left to say about the files as the fixes made them. `fixedCount` is set.
    public var report: LintReport
    /// Sorted by path; files whose bytes are as before are not listed.
    public var files: [FixedFile]
}
