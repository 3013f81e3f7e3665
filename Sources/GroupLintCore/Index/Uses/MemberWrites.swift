/// The writes to members with one name, `model.title = ""`, by the type of the value that has the member. Each class that has
/// such a member asks, so each write is resolved once: many classes may have a member with the name.
struct MemberWrites: Sendable {
    /// In the order of files. A write counts for the supertypes of the type too.
    private(set) var byType: [TypeID: [PropertyUseSite]] = [:]
    /// The files with writes to values of an unknown type, sorted.
    private var unknownFiles: [Int32] = []

    init(to name: Name, _ index: ProjectIndex) {
        for id in index.memberWrites.candidates(name) {
            let use = index.files[Int(id.file)].uses.all[Int(id.position)]
            guard use.member == name, let owner = index.typeID(file: id.file, declaration: use.owner) else { continue }
            switch index.valueType(of: use.root, in: owner) {
            case .project(let type):
                let site = PropertyUseSite(file: id.file, use: use)
                for target in Set([type] + index.inheritance(of: type).types) { byType[target, default: []].append(site) }
            case .unknown: unknownFiles.append(id.file)
            case .other: break
            }
        }
    }

    /// Whether a file in a range writes to a value of an unknown type.
    func isUnknown(in files: ClosedRange<Int32>) -> Bool {
        let first = unknownFiles.partitionPoint { $0 < files.lowerBound }
        return first < unknownFiles.count && unknownFiles[first] <= files.upperBound
    }
}
