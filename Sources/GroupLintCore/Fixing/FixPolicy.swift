/// Which fixes a run may apply.
package struct FixPolicy: Sendable {
    /// Whether `unsafe` fixes are applied too; `manual` ones never are.
    package var allowsUnsafe: Bool
    /// Rules whose fixes are applied; empty for all.
    package var rules: [String]
    /// Rules whose unsafe fixes a configuration calls safe.
    package var trustedRules: Set<String> = []
    /// Rules whose fixes a configuration forbids.
    package var forbiddenRules: Set<String> = []

    package init(allowsUnsafe: Bool = false, rules: [String] = []) {
        self.allowsUnsafe = allowsUnsafe
        self.rules = rules
    }

    package func allows(_ fix: Fix, of rule: String) -> Bool {
        guard rules.isEmpty || rules.contains(rule), !forbiddenRules.contains(rule), !fix.edits.isEmpty else { return false }
        let isTrusted = allowsUnsafe || trustedRules.contains(rule)
        return fix.applicability == .safe || fix.applicability == .unsafe && isTrusted
    }
}

/// A file that fixes changed.
package struct FixedFile: Equatable, Sendable {
    package let path: String
    /// Bytes before the first fix.
    package let original: [UInt8]
    /// Bytes after the last fix.
    package let bytes: [UInt8]
    /// Number of fixes that were applied.
    package let fixCount: Int
}

/// What became of a run with fixes.
package struct FixOutcome: Sendable {
    /// What is left to say about the files as the fixes made them. `fixedCount` is set.
    package var report: LintReport
    /// Sorted by path; files whose bytes are as before are not listed.
    package var files: [FixedFile]
}
