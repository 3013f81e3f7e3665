/// View types of the project whose names begin with a lower-case letter: `struct iPlayer: View`. The view tree of a file takes
/// their calls for those of functions, because it knows only this file.
struct LowercaseViews: Sendable {
    private var names = NameTable()

    /// Only types outside of others, whose name no function of the project has.
    init(_ files: [FileSummary]) {
        var found: [Name] = []
        for file in files {
            for type in file.types where type.flags.contains(.isLowercase) && type.parent < 0 && type.kind != .alias {
                if file.inherited(by: type).contains("View") { found.append(type.name) }
            }
        }
        guard !found.isEmpty else { return }
        let all = NameTable(found)
        var taken = NameTable()
        for file in files {
            for member in file.members.records where member.kind == .function && all.contains(member.name) {
                taken.insert(member.name, 0)
            }
        }
        names = NameTable(found.filter { !taken.contains($0) })
        isEmpty = false
    }

    private(set) var isEmpty = true

    /// The tree of a file with calls of these types in place of those of functions; nil if it has none.
    func resolved(_ tree: ViewTree) -> ViewTree? { isEmpty ? nil : tree.callingTypes { names.contains($0) } }
}
