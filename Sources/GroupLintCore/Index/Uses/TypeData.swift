/// What the code of a type does with its members, in its declaration and its extensions.
public struct TypeData: Sendable {
    public let type: TypeID
    /// Whether the index has all code of the type. If not, unknown code may use any member.
    public let isComplete: Bool
    /// Whether a macro may add code to the type.
    public let hasUnknownMacro: Bool
    /// In the order of the hashes of their roots, then of files and source.
    private let sites: [PropertyUseSite]
    /// In the order of files and source.
    private let members: [MemberMoments]

    init(_ type: TypeID, _ index: ProjectIndex) {
        self.type = type
        let uses = index.uses(in: type)
        hasUnknownMacro = index.hasUnknownMacro(type)
        isComplete = index.hasAllUses(of: type)
        members = MomentSolver(type, uses, index).members
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
        let member = members.position(of: MemberID(file: site.file, member: site.use.user))
        let moments = member.map { members[$0].moments } ?? []
        return moments.isEmpty ? .unknown : moments
    }

    /// Whether the member with a use only runs as a part of the initializer.
    public func isInInitializer(_ site: PropertyUseSite) -> Bool {
        let member = members.position(of: MemberID(file: site.file, member: site.use.user))
        return member.map { members[$0].moments == .initialization } ?? false
    }

    /// The member with a use, if no other code of the type names it; nil otherwise, and for initializers and `body`.
    public func userThatNothingNames(_ site: PropertyUseSite) -> MemberID? {
        let id = MemberID(file: site.file, member: site.use.user)
        return members.position(of: id).map { members[$0].moments.isEmpty } == true ? id : nil
    }

    /// The uses of a member while SwiftUI evaluates the body: in the body, or in a member that it reads or calls.
    public func usesInBody(of name: Name) -> [PropertyUseSite] {
        uses(of: name).filter { moments(of: $0).contains(.evaluation) }
    }

    /// Whether there are such uses.
    public func isUsedInBody(_ name: Name) -> Bool {
        uses(of: name).contains { moments(of: $0).contains(.evaluation) }
    }

    /// The uses in a member of the type.
    ///
    /// - Parameter member: position in the members of the file.
    public func uses(by member: Int32, in file: Int32) -> [PropertyUseSite] {
        sites.filter { $0.file == file && $0.use.user == member }
    }
}

/// When a member may run.
struct MemberMoments: Sendable {
    let id: MemberID
    var moments: PropertyUse.Moments = []
}

/// Finds out when the members of a type may run, from the members that name them.
private struct MomentSolver {
    /// The functions, initializers and computed properties of the type, in the order of files and source. While they are looked
    /// at, groups of members follow.
    private(set) var members: [MemberMoments] = []
    /// The first link of each member.
    private var firstLinks: [Int32] = []
    /// What the members name, in lists: each link has the next one of the same member, or -1.
    private var links: [Link] = []
    private var pending: [(member: Int32, moments: PropertyUse.Moments)] = []

    private struct Link {
        let target: Int32
        /// When the target runs; nil if it runs whenever the member with the link does.
        let moments: PropertyUse.Moments?
        let next: Int32
    }

    /// A member by its name.
    private struct Target {
        let isFunction: Bool
        let member: Int32
        /// The next one of the same name, or -1.
        let next: Int32
        /// The group of the functions with the name, which the group of the others follows; -1 if it is not made yet.
        var group: Int32 = -1
    }

    init(_ type: TypeID, _ uses: [PropertyUseSite], _ index: ProjectIndex) {
        index.eachMember(of: type) { id, record in
            if record.kind != .storedProperty { members.append(MemberMoments(id: id)) }
        }
        members.sort { ($0.id.file, $0.id.member) < ($1.id.file, $1.id.member) }
        firstLinks = [Int32](repeating: -1, count: members.count)
        let count = members.count
        addLinks(uses, index)
        while let (member, added) = pending.popLast() { propagate(added, from: member) }
        members.removeLast(members.count - count)
    }

    private mutating func addLinks(_ uses: [PropertyUseSite], _ index: ProjectIndex) {
        var firstTargets = NameTable(minimumCapacity: members.count)
        var targets: [Target] = []
        for position in members.indices {
            let (record, member) = (index.record(members[position].id), Int32(position))
            let next = firstTargets[record.name] ?? -1
            firstTargets.insert(record.name, Int32(targets.count))
            targets.append(Target(isFunction: record.kind == .function, member: member, next: next))
            if record.kind == .initializer { pending.append((member, .initialization)) }
            if record.name == .body || record.name == .makeBody { pending.append((member, .evaluation)) }
        }
        for site in uses where site.use.user >= 0 {
            guard let first = firstTargets[site.use.root].map(Int.init),
                let user = members.position(of: MemberID(file: site.file, member: site.use.user))
            else { continue }
            let runsNow = site.use.moment == .evaluation
            let moments = runsNow ? nil : PropertyUse.Moments(site.use.moment)
            let passed = runsNow && site.use.kind != .call ? .unknown : moments
            if targets[first].next < 0 {
                link(user, to: targets[first].member, targets[first].isFunction ? passed : moments)
            } else {
                if targets[first].group < 0 { addGroups(first, &targets) }
                link(user, to: targets[first].group, passed)
                link(user, to: targets[first].group + 1, moments)
            }
        }
    }

    private mutating func link(_ user: Int, to target: Int32, _ moments: PropertyUse.Moments?) {
        links.append(Link(target: target, moments: moments, next: firstLinks[user]))
        firstLinks[user] = Int32(links.count) - 1
    }

    /// Makes groups for the functions and for the other members of a name. A link to a group is one link, however many members
    /// have the name.
    private mutating func addGroups(_ first: Int, _ targets: inout [Target]) {
        targets[first].group = Int32(members.count)
        for _ in 0..<2 {
            members.append(MemberMoments(id: MemberID(file: .max, member: Int32(members.count))))
            firstLinks.append(-1)
        }
        var next = Int32(first)
        while next >= 0 {
            let target = targets[Int(next)]
            link(Int(targets[first].group) + (target.isFunction ? 0 : 1), to: target.member, nil)
            next = target.next
        }
    }

    /// Adds moments to a member and to the members that it names.
    private mutating func propagate(_ added: PropertyUse.Moments, from member: Int32) {
        let new = added.subtracting(members[Int(member)].moments)
        guard !new.isEmpty else { return }
        members[Int(member)].moments.formUnion(new)
        var next = firstLinks[Int(member)]
        while next >= 0 {
            let link = links[Int(next)]
            pending.append((link.target, link.moments ?? new))
            next = link.next
        }
    }
}

extension [MemberMoments] {
    /// Position of a member. The members are in the order of files and source.
    fileprivate func position(of id: MemberID) -> Int? {
        let place = partitionPoint { ($0.id.file, $0.id.member) < (id.file, id.member) }
        return place < count && self[place].id == id ? place : nil
    }
}
