/// Numbers of diagnostics by severity.
package struct SeverityCounts: Sendable, Equatable {
    package var errors = 0
    package var warnings = 0
    package var infos = 0

    package init(errors: Int = 0, warnings: Int = 0, infos: Int = 0) {
        (self.errors, self.warnings, self.infos) = (errors, warnings, infos)
    }

    package var count: Int { errors + warnings + infos }
    package var worst: Severity? { errors > 0 ? .error : warnings > 0 ? .warning : infos > 0 ? .info : nil }

    package mutating func add(_ severity: Severity) {
        switch severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .info, .off: infos += 1
        }
    }

    package mutating func add(_ others: SeverityCounts) {
        errors += others.errors
        warnings += others.warnings
        infos += others.infos
    }

    /// The counts in words, the most severe first: `1 error, 2 warnings, 3 info`. Empty without diagnostics.
    package var words: String {
        let parts = [
            (errors, errors == 1 ? "error" : "errors"), (warnings, warnings == 1 ? "warning" : "warnings"), (infos, "info"),
        ]
        return parts.filter { $0.0 > 0 }.map { "\($0) \($1)" }.joined(separator: ", ")
    }
}
