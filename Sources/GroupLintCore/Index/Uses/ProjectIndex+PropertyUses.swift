/// A use of a property, with the file that contains it.
public struct PropertyUseSite: Sendable {
    public let file: Int32
    public let use: PropertyUse
}

extension ProjectIndex {
    /// The uses in the declaration of a type and its extensions, in the order of files.
    public func uses(in type: TypeID) -> [PropertyUseSite] {
        declarations(of: type).flatMap { place in
            files[Int(place.file)].uses.inType(place.type).map { PropertyUseSite(file: place.file, use: $0) }
        }
    }

    /// Members of a type that run while one of them runs: the member itself, and the members that it reads or calls
    /// immediately.
    public func evaluated(from start: MemberID, in type: TypeID) -> [MemberID] {
        let uses = uses(in: type)
        var reached = [start]
        var position = 0
        while position < reached.count {
            let current = reached[position]
            position += 1
            for site in uses
            where site.file == current.file && site.use.user == current.member && site.use.moment == .evaluation {
                for member in members(of: type, named: site.use.root) where !reached.contains(member) {
                    reached.append(member)
                }
            }
        }
        return reached
    }
}
