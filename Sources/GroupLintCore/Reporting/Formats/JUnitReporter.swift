/// Renders JUnit XML, which CI services show as test results: one suite per file, one case per diagnostic.
///
/// Diagnostics that make the run fail are failed cases, others are passed, suppressed ones are skipped, and problems with a
/// file are errors. A run without diagnostics has one passed case, because services treat a report without cases as a mistake.
package struct JUnitReporter: Reporter {
    package init() {}

    private enum Outcome {
        case failure
        case error
        case skipped
        case passed
    }

    private struct Case {
        var name: String
        var outcome: Outcome
        var kind = ""
        var message = ""
        var text = ""
    }

    package func render(_ report: LintReport, _ run: RunDescription) -> [UInt8] {
        let suites = suites(report, run)
        let all = suites.flatMap(\.cases)
        let body = suites.map { suite($0.path, $0.cases) }.joined()
        let counts = counts(all)
        return Array("\(XML.declaration)<testsuites name=\"\(ToolIdentity.name)\"\(counts)>\n\(body)</testsuites>\n".utf8)
    }

    private func suites(_ report: LintReport, _ run: RunDescription) -> [(path: String, cases: [Case])] {
        let places = ReportPlaces(report)
        var cases: [String: [Case]] = [:]
        for problem in report.problems where problem.severity >= .warning || problem.kind == .parse {
            let kind = problem.kind.rawValue
            let isError = problem.severity >= .warning
            cases[problem.path, default: []].append(
                Case(
                    name: kind, outcome: isError ? .error : .passed, kind: kind, message: problem.message,
                    text: isError ? "" : XML.text(problem.message)))
        }
        for diagnostic in report.listed(suppressedToo: run.showsSuppressed) {
            cases[diagnostic.path, default: []].append(testCase(diagnostic, places, isFailure: run.isFailure(diagnostic)))
        }
        if cases.isEmpty { return [(ToolIdentity.name, [Case(name: TextReporter.summary(report), outcome: .passed)])] }
        return cases.keys.sorted(by: precedesInBytes).map { ($0, cases[$0, default: []]) }
    }

    private func testCase(_ diagnostic: Diagnostic, _ places: ReportPlaces, isFailure: Bool) -> Case {
        let start = places.span(diagnostic.path, diagnostic.range).start
        var result = Case(name: "\(diagnostic.rule) \(start.line):\(start.column)", outcome: .failure)
        result.kind = diagnostic.severity.rawValue
        result.message = diagnostic.message
        var lines = ["\(visiblePath(diagnostic.path)):\(start.line):\(start.column): \(diagnostic.message)"]
        for related in diagnostic.related {
            let line = places.span(related.path, related.range).start.line
            lines.append("\(visiblePath(related.path)):\(line): \(related.message)")
        }
        if let help = diagnostic.help { lines.append("help: \(help)") }
        result.text = lines.map(XML.text).joined(separator: "\n")
        if let suppression = diagnostic.suppression {
            result.outcome = .skipped
            result.message = "suppressed \(suppression.text(line: nil))"
        } else if !isFailure {
            result.outcome = .passed
        }
        return result
    }

    // MARK: XML

    private func suite(_ path: String, _ cases: [Case]) -> String {
        let counts = counts(cases) + " skipped=\"\(cases.count { $0.outcome == .skipped })\""
        let body = cases.map { element($0, path) }.joined()
        return "  <testsuite\(XML.attributes(["name": path]))\(counts)>\n\(body)  </testsuite>\n"
    }

    private func counts(_ cases: [Case]) -> String {
        XML.attributes([
            "tests": "\(cases.count)", "failures": "\(cases.count { $0.outcome == .failure })",
            "errors": "\(cases.count { $0.outcome == .error })",
        ])
    }

    private func element(_ item: Case, _ path: String) -> String {
        let head = "    <testcase\(XML.attributes(["name": item.name, "classname": path]))"
        let attributes = XML.attributes(["type": item.kind, "message": item.message])
        let inside: String
        switch item.outcome {
        case .failure: inside = "<failure\(attributes)>\(item.text)</failure>"
        case .error: inside = "<error\(attributes)/>"
        case .skipped: inside = "<skipped\(XML.attributes(["message": item.message]))/>"
        case .passed where item.text.isEmpty: return head + "/>\n"
        case .passed: inside = "<system-out>\(item.text)</system-out>"
        }
        return "\(head)>\n      \(inside)\n    </testcase>\n"
    }
}
