/// Words that people know from other linters, and what GroupLint has instead.
package enum FamiliarWords {
    /// The severity that a word of another tool means; nil if there is none.
    ///
    /// - Parameter choices: the words that are allowed. `fail_on` has `never` where rules have `off`.
    package static func hint(for word: String, among choices: [String]) -> String? {
        guard choices.contains(Severity.warning.rawValue) else { return nil }
        let off = choices.contains("never") ? "never" : Severity.off.rawValue
        switch word.lowercased() {
        case "warn": return didYouMean(.warning)
        case "err", "fatal", "critical": return didYouMean(.error)
        case "note", "hint", "information", "suggestion": return didYouMean(.info)
        case "false", "no", "none", "disable", "disabled": return "did you mean \"\(off)\"?"
        case "true", "yes", "on", "enable", "enabled": return "write a severity: error, warning, info or \(off)"
        default: return nil
        }
    }

    private static func didYouMean(_ severity: Severity) -> String { "did you mean \"\(severity.rawValue)\"?" }

    /// GroupLint's option for an option of another tool, without hyphens; nil for other words.
    package static func option(_ word: String) -> String? {
        switch word {
        case "reporter", "formatter", "output-format": "format"
        case "select", "only-rule", "only-rules", "rule": "only"
        case "ignore", "disable-rule", "disable-rules": "disable"
        case "extend-select", "enable-rule", "enable-rules": "enable"
        case "autofix", "autocorrect", "write": "fix"
        case "fix-dry-run", "dry-run", "fix-preview", "show-fixes": "diff"
        case "extend-exclude", "force-exclude", "exclude-path": "exclude"
        case "v": "version"
        default: nil
        }
    }

    /// The command line that does what a command of another tool does; nil for other words.
    package static func command(_ word: String) -> String? {
        switch word {
        case "check", "analyze", "analyse", "scan", "run": "grouplint lint"
        case "fix", "autocorrect", "format": "grouplint --fix"
        case "lint-staged": "grouplint --staged"
        default: nil
        }
    }

    /// What to write instead of a key of an override of another tool; nil for other words.
    static func overrideKey(_ word: String) -> String? {
        switch word {
        case "files", "includes", "included": "write paths: [\"Tests/\"]"
        case "excludedFiles", "excluded", "ignores": "write exclude: [\"Tests/Previews/\"]"
        default: nil
        }
    }

    /// What to write instead of a key of another tool's configuration; nil for other words.
    static func key(_ word: String) -> String? {
        switch word {
        case "disabled_rules", "ignore": "write the rules under rules, such as rules: {rule_id: off}"
        case "opt_in_rules", "select": "write the rules under rules with a severity, such as rules: {rule_id: warning}"
        case "only_rules", "whitelist_rules": "write rules: {all: off, rule_id: warning}, or use the option --only"
        case "analyzer_rules": "remove the key: no rule needs a build; severities are written under rules"
        case "custom_rules": "remove the key: GroupLint has no rules that a configuration defines"
        case "excluded", "ignorePatterns": "write exclude: [\"Vendor/\"], with patterns as in .gitignore"
        case "included": "write include: [\"App/\"], with patterns as in .gitignore"
        case "strict": "write fail_on: info"
        case "lenient": "write fail_on: never"
        case "warning_threshold": "use the option --max-warnings"
        case "reporter": "use the option --format"
        case "plugins", "env", "globals", "parser", "parserOptions": "remove the key: GroupLint needs no such setting"
        case "root": "remove the key: the nearest configuration above a file applies, and others only through extends"
        case "preset": "write extends: [\(Preset.recommended.reference)]"
        case "cache_path": "remove the key: GroupLint has no cache"
        case "swiftlint_version": "write required_version"
        case "parent_config", "child_config": "write extends: [\"File.yml\"]"
        case "per-file-ignores", "per_file_ignores": "write overrides with paths and rules"
        default: nil
        }
    }
}
