/// The members of files that name a formatter: where they are declared, and the code that may use them. All files are read once
/// for all members.
struct HelperMembers: Sendable {
    /// The file that declares a member with the name; -1 for several.
    private(set) var files: [Name: Int32] = [:]
    private(set) var uses: [Name: [PropertyUseSite]] = [:]

    init(_ summaries: [FileSummary]) {
        var names = NameTable()
        for summary in summaries where summary.namesFormatter {
            for record in summary.members.records { names.insert(record.name, 0) }
        }
        for (position, summary) in summaries.enumerated() {
            let file = Int32(position)
            for record in summary.members.records where names.contains(record.name) {
                files[record.name] = files[record.name, default: file] == file ? file : -1
            }
            for use in summary.uses.distant where names.contains(use.member) {
                uses[use.member, default: []].append(PropertyUseSite(file: file, use: use.use))
            }
        }
    }
}
