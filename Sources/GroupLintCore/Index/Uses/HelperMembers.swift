/// The members of files that name a formatter: where they are declared, and the code that may use them. All files are read once
/// for all members.
struct HelperMembers: Sendable {
    /// The file that declares a member with the name; -1 for several.
    private var files = NameTable()
    private let uses: NameIndex<Site>

    /// A use by file and position in the file's distant uses.
    private struct Site: Sendable {
        let file: Int32
        let position: Int32
    }

    init(_ summaries: [FileSummary]) {
        var names = NameTable()
        for summary in summaries where summary.namesFormatter {
            for record in summary.members.records { names.insert(record.name, 0) }
        }
        var keys = NameTable()
        for (position, summary) in summaries.enumerated() {
            let file = Int32(position)
            for record in summary.members.records where names.contains(record.name) {
                files.insert(record.name, (files[record.name] ?? file) == file ? file : -1)
                keys.insert(DistantUse.key(record.name), 0)
            }
        }
        uses = NameIndex { add in
            for (file, summary) in summaries.enumerated() {
                for (position, use) in summary.uses.distant.enumerated() where keys.contains(use.key) {
                    add(use.key, Site(file: Int32(file), position: Int32(position)))
                }
            }
        }
    }

    /// Whether one file declares members with the name.
    func declaresOnce(_ name: Name) -> Bool { files[name].map { $0 >= 0 } ?? false }

    /// The code that may use a member, in the order of files and source.
    func uses(of name: Name, _ summaries: [FileSummary]) -> [PropertyUseSite] {
        let key = DistantUse.key(name)
        return uses.candidates(key).compactMap { site in
            let summary = summaries[Int(site.file)]
            let use = summary.uses.distant[Int(site.position)]
            guard use.key == key else { return nil }
            let owner = use.user < 0 ? -1 : summary.members.records[Int(use.user)].owner
            return PropertyUseSite(
                file: site.file,
                use: PropertyUse(
                    root: .none, member: name, node: use.node, user: use.user, owner: owner, kind: .read, moment: .evaluation))
        }
    }
}
