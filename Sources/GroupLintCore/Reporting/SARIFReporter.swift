package struct SARIFReporter: Reporter {
    package init() {}
    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] { [] }
}
