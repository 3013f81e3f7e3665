/// Renders one line per diagnostic, for editors and `grep`: place, severity, message, help, rule.
package struct CompactReporter: Reporter {
    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let places = ReportPlaces(report)
        let paths = ShownPaths(root: run.root, from: run.pathDirectory)
        return report.listed(suppressedToo: run.showsSuppressed).flatMap { diagnostic -> [UInt8] in
            let start = places.span(diagnostic.path, diagnostic.range).start
            let place = "\(paths.text(diagnostic.path)):\(start.line):\(start.column)"
            let suppression = diagnostic.suppression.map { suppression in
                let line = suppression.range.map { places.span(suppression.path, $0).start.line }
                return "; suppressed \(suppression.text(line: line))"
            }
            let message = diagnostic.oneLine + (suppression ?? "")
            return Array("\(place): \(diagnostic.severity.rawValue): \(message) [\(diagnostic.rule)]\n".utf8)
        }
    }
}

/// Renders lines that Xcode shows next to the code when a build phase prints them: absolute paths, columns in bytes.
package struct XcodeReporter: Reporter {
    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let places = ReportPlaces(report)
        var text = ""
        func line(_ path: String, _ range: SourceRange, _ severity: String, _ message: String) {
            let start = places.span(path, range).start
            let root = run.root == "/" ? "" : run.root
            text += "\(escapingControls(root))/\(escapingControls(path)):\(start.line):\(start.column): \(severity): \(message)\n"
        }
        for diagnostic in report.diagnostics {
            let severity = diagnostic.severity == .info ? "note" : diagnostic.severity.rawValue
            line(diagnostic.path, diagnostic.range, severity, "\(diagnostic.oneLine) [\(diagnostic.rule)]")
            for related in diagnostic.related { line(related.path, related.range, "note", escapingControls(related.message)) }
        }
        return Array(text.utf8)
    }
}
