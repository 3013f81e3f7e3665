/// Renders a report as one HTML file with filters, code and the documentation of the rules.
///
/// The same report gives the same bytes: the page has no time stamp and no absolute path.
package struct HTMLReporter: Reporter {
    package init() {}

    package func render(_ report: LintReport, _ run: RunDescription) throws -> [UInt8] {
        var builder = HTMLReportBuilder(report, run)
        let data = builder.data()
        let body = Array(HTMLReportBody(report, run, data).html.utf8)
        let page = HTMLPage(
            title: "\(data.project): \(ToolIdentity.name) report", style: HTMLReportStyle.text, script: HTMLReportScript.text,
            body: body + (try HTMLText.data(data, id: "data")))
        return page.bytes
    }
}
