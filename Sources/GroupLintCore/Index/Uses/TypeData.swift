/// What the code of a type does with its members, in its declaration and its extensions.
public struct TypeData: Sendable {
    public let type: TypeID
    /// Whether the index has all code of the type. If not, unknown code may use any member.
    public let isComplete: Bool
    /// Whether a macro may add code to the type.
    public let hasUnknownMacro: Bool
    /// In the order of the hashes of their roots, then of files and source.
    private let sites: [PropertyUseSite]
    private let moments: [MemberID: PropertyUse.Moments]

    init(_ type: TypeID, _ index: ProjectIndex) {
        self.type = type
        let uses = index.uses(in: type)
        hasUnknownMacro = index.hasUnknownMacro(type)
        isComplete = index.hasAllUses(of: type)
        moments = MomentSolver(type, uses, index).moments
        sites = uses.indices.sorted { left, right in
            let (a, b) = (uses[left].use.root.hash, uses[right].use.root.hash)
            return a == b ? left < right : a < b
        }.map { uses[$0] }
    }

    /// The uses of a member by name, in the order of files and source.
    public func uses(of name: Name) -> ArraySlice<PropertyUseSite> {
        let first = sites.partitionPoint { $0.use.root.hash < name.hash }
        let end = sites[first...].partitionPoint { $0.use.root.hash <= name.hash }
        return sites[first..<end]
    }

    /// Whether the code passes `self` on, so that other code may use every member that is not private.
    public var passesSelf: Bool { !uses(of: .selfName).isEmpty }

    /// When the code with a use may run. A member that no other member reaches may run at any time.
    public func moments(of site: PropertyUseSite) -> PropertyUse.Moments {
        guard site.use.moment == .evaluation else { return PropertyUse.Moments(site.use.moment) }
        return moments[MemberID(file: site.file, member: site.use.user)] ?? .unknown
    }

    /// Whether the member with a use only runs as a part of the initializer.
    public func isInInitializer(_ site: PropertyUseSite) -> Bool {
        guard let known = moments[MemberID(file: site.file, member: site.use.user)] else { return false }
        return known.isSubset(of: .initialization)
    }

    /// The uses of a member while SwiftUI evaluates the body: in the body, or in a member that it reads or calls.
    public func usesInBody(of name: Name) -> [PropertyUseSite] {
        uses(of: name).filter { moments(of: $0).contains(.evaluation) }
    }

    /// The uses in a member of the type.
    ///
    /// - Parameter member: position in the members of the file.
    public func uses(by member: Int32, in file: Int32) -> [PropertyUseSite] {
        sites.filter { $0.file == file && $0.use.user == member }
    }
}

/// Finds out when the members of a type may run, from the members that name them.
private struct MomentSolver {
    private(set) var moments: [MemberID: PropertyUse.Moments] = [:]
    private var sites: [MemberID: [PropertyUse]] = [:]
    private var members: [Name: [(id: MemberID, isFunction: Bool)]] = [:]
    private var pending: [(member: MemberID, moments: PropertyUse.Moments)] = []

    init(_ type: TypeID, _ uses: [PropertyUseSite], _ index: ProjectIndex) {
        for site in uses where site.use.user >= 0 {
            sites[MemberID(file: site.file, member: site.use.user), default: []].append(site.use)
        }
        index.eachMember(of: type) { id, record in
            guard record.kind != .storedProperty else { return }
            members[record.name, default: []].append((id, record.kind == .function))
            if record.kind == .initializer { pending.append((id, .initialization)) }
            if record.name == .body || record.name == .makeBody { pending.append((id, .evaluation)) }
        }
        while let (member, added) = pending.popLast() { propagate(added, from: member) }
    }

    /// Adds moments to a member and to the members that it names.
    private mutating func propagate(_ added: PropertyUse.Moments, from member: MemberID) {
        let known = moments[member] ?? []
        let new = added.subtracting(known)
        guard !new.isEmpty else { return }
        moments[member] = known.union(new)
        for use in sites[member] ?? [] {
            for target in members[use.root] ?? [] {
                let isPassedOn = target.isFunction && use.kind != .call && use.moment == .evaluation
                let inner = isPassedOn ? .unknown : use.moment == .evaluation ? new : PropertyUse.Moments(use.moment)
                pending.append((target.id, inner))
            }
        }
    }
}
