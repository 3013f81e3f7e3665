/// Numbers of diagnostics by rule, directory and owner, for `--statistics`. Each list has the largest number first; equal
/// numbers are sorted by name.
package struct ReportCounts: Sendable {
    private let rules: [NamedCount]
    /// How many diagnostics of each rule are errors, warnings and infos.
    private let severities: [String: SeverityCounts]
    private let directories: [NamedCount]
    /// A diagnostic counts for each owner of its file; nil without a `CODEOWNERS` file.
    private let owners: [NamedCount]?
    private let withoutOwner: Int
    private let ownersPath: String?
    private let report: LintReport

    /// Most directories in the text; JSON has all.
    private static let directoryLimit = 20

    package init(_ report: LintReport, _ file: OwnersFile?) {
        let all = report.diagnostics + report.omitted
        let paths = Dictionary(grouping: all, by: \.path).mapValues(\.count)
        self.report = report
        rules = NamedCount.list(all.map { ($0.rule, 1) })
        severities = all.reduce(into: [:]) { $0[$1.rule, default: SeverityCounts()].add($1.severity) }
        directories = NamedCount.list(paths.map { (Self.directory(of: $0.key), $0.value) })
        let owned = paths.map { (owners: file?.owners.owners(of: $0.key) ?? [], count: $0.value) }
        owners = file == nil ? nil : NamedCount.list(owned.flatMap { item in item.owners.map { ($0, item.count) } })
        withoutOwner = owned.filter(\.owners.isEmpty).reduce(0) { $0 + $1.count }
        ownersPath = file?.path
    }

    /// The directory of a file with a relative path; `.` for the root.
    private static func directory(of path: String) -> String {
        path.utf8.contains(UInt8(ascii: "/")) ? FilePath.parent(path) : "."
    }

    /// Tables for users, and the summary of the run.
    package var text: String {
        var text = ""
        if !rules.isEmpty {
            text += NamedCount.table("By rule", rules) { "  " + (severities[$0.name]?.words ?? "") } + "\n"
            text += NamedCount.table("By directory", Array(directories.prefix(Self.directoryLimit)))
            let more = directories.count - Self.directoryLimit
            if more > 0 { text += "        and \(more) more \(more == 1 ? "directory" : "directories")\n" }
            text += "\n"
            if let owners, let ownersPath {
                let rest = withoutOwner > 0 ? [NamedCount(name: "(no owner)", count: withoutOwner)] : []
                text += NamedCount.table("By owner in \(ownersPath)", owners + rest) + "\n"
            }
        }
        return text + TextReporter.summary(report) + "\n"
    }

    package func json() throws -> [UInt8] {
        try encodedJSON(
            Document(
                files: report.fileCount, errors: report.count(.error), warnings: report.count(.warning),
                infos: report.count(.info), rules: rules, directories: directories, ownersFile: ownersPath,
                owners: owners, withoutOwner: owners == nil ? nil : withoutOwner))
    }

    private struct Document: Encodable {
        var schema = "grouplint-statistics-1"
        var files: Int
        var errors: Int
        var warnings: Int
        var infos: Int
        var rules: [NamedCount]
        var directories: [NamedCount]
        @Nullable var ownersFile: String?
        @Nullable var owners: [NamedCount]?
        @Nullable var withoutOwner: Int?
    }
}
