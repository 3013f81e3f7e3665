package struct JSONReporter: Reporter {
    package static let schema = "grouplint-report-1"
    package init() {}
    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] { [] }
}
