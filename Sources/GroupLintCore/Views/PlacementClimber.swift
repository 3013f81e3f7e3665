/// Climbs from an element through branches and slots to the root of its builder.
struct PlacementClimber {
    let index: ProjectIndex
    /// Placements of the content of a view's parameters. `slotPositions` gives the position for a type and a name.
    /// Not a dictionary, because copying one makes the runtime look up a conformance.
    private var slotPlacements: [[Climb]] = []
    private var slotPositions = NameTable()
    private var inProgress: [Name] = []

    init(_ index: ProjectIndex) {
        self.index = index
    }

    /// Result of one climb. `root` is the root of the builder, or nil if the placement is complete.
    struct Climb {
        var placement = Placement()
        var root: ViewSite?
    }

    mutating func climb(_ site: ViewSite) -> [Climb] {
        climb(ViewElement(index, site), from: Placement())
    }

    private mutating func climb(_ start: ViewElement, from placement: Placement) -> [Climb] {
        var result: [Climb] = []
        var next: (element: ViewElement, placement: Placement)? = (start, placement)
        var waiting: [(element: ViewElement, placement: Placement)] = []
        var seen: Set<Position> = []
        while let current = next ?? waiting.popLast() {
            next = nil
            guard let (owner, wrapper, reached) = ascend(current.element, current.placement, &result) else { continue }
            let position = waiting.count
            for inner in contentPlacements(wrapper.0, wrapper.1) {
                let combined = reached.completed(by: inner.placement)
                if inner.root == nil || combined.isClosed {
                    result.insert(Climb(placement: combined, root: nil))
                } else if seen.insert(Position(site: owner.site, key: combined.key)).inserted {
                    // Wrappers in each other that show their content several times have many ways to few places.
                    waiting.append((owner, combined))
                }
            }
            waiting[position...].reverse()
        }
        return result
    }

    /// A place on the way, with what is decided there.
    private struct Position: Hashable {
        let site: ViewSite
        let key: UInt32
    }

    /// Goes up to the root, which is a result, or to the next slot of a view of the project.
    private mutating func ascend(
        _ start: ViewElement, _ decided: Placement, _ result: inout [Climb]
    ) -> (owner: ViewElement, wrapper: (TypeID, Name), placement: Placement)? {
        var placement = decided
        var current = start
        while let parent = current.parent {
            if parent.kind == .slot, let owner = parent.parent {
                if let wrapper = wrapperKey(parent, owner) { return (owner, wrapper, placement) }
                apply(role(of: parent, in: owner), owner, &placement)
                if placement.isClosed {
                    result.insert(Climb(placement: placement, root: nil))
                    return nil
                }
                current = owner
            } else {
                if parent.isChoiceByElement, !placement.isPushed { placement.isOneCase = true }
                current = parent
            }
        }
        if current.flags.contains(.isNonView) {
            placement.close(.nonView, nil)
        } else if current.flags.contains(.isLoose) || current.member == nil {
            placement.close(.unknown, nil)
        }
        result.insert(Climb(placement: placement, root: placement.isClosed ? nil : current.site))
        return nil
    }

    // MARK: Slots of SwiftUI

    func role(of slot: ViewElement, in owner: ViewElement) -> SlotRole {
        let link = slot.record.link
        if link >= 0 {
            let name = owner.views.modifiers[Int(link)].name
            return SwiftUICatalog.modifiers[name]?.role(of: slot.name) ?? .unknown
        }
        guard case .swiftUI(let view) = owner.callee else {
            return slot.name.isNone && owner.isCustomLayout ? .stack : .unknown
        }
        return view.role(of: slot.name, hasArgument: owner.hasArgument) ?? .unknown
    }

    /// Whether the statements in a slot make views: SwiftUI's content closures, and project closures declared as
    /// builders.
    func isBuilder(_ slot: ViewElement, in owner: ViewElement) -> Bool {
        switch role(of: slot, in: owner) {
        case .action, .nonView: return false
        case .unknown:
            if let (type, name) = wrapperKey(slot, owner) { return ContentParameter.isBuilder(name, of: type, index) }
            return slot.fillsBuilderOfFunction(owner)
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .menu, .screen,
            .destination, .navigationStack, .navigationView, .splitSidebar, .splitColumn:
            return true
        }
    }

    private func apply(_ role: SlotRole, _ owner: ViewElement, _ placement: inout Placement) {
        let site = owner.site
        if placement.isPushed, !role.decidesNavigation { return }
        switch role {
        case .transparent: break
        case .repeated:
            repeatRows(owner, &placement)
            if SwiftUICatalog.views.traits(of: owner.name).contains(.lazy) { placement.enterLazy(site) }
        case .listRows:
            placement.decide(.list, site)
            placement.enterLazy(site)
            if owner.hasRowData { repeatRows(owner, &placement) }
        case .formRows: placement.decide(.form, site)
        case .tableCell:
            placement.decide(.table, site)
            placement.enterLazy(site)
            repeatRows(owner, &placement)
        case .lazyRows:
            placement.decide(.lazy, site)
            placement.enterLazy(site)
        case .stack: placement.decide(.stack, site)
        case .single: placement.decide(.single, site)
        case .menu: placement.decide(.menu, site)
        case .nonView: placement.decide(.nonView, site)
        case .screen: placement.close(.screen, site)
        case .destination: placement.push(site)
        case .navigationStack: enter(.stack, site, &placement)
        case .navigationView: enter(.view, site, &placement)
        case .splitSidebar: enter(.sidebar, site, &placement)
        case .splitColumn: enter(.other, site, &placement)
        case .action, .unknown: placement.close(.unknown, site)
        }
    }

    private func repeatRows(_ owner: ViewElement, _ placement: inout Placement) {
        guard placement.repetition == nil, !placement.isOneCase, !owner.hasFixedRows else { return }
        placement.repetition = owner.site
    }

    private func enter(_ navigation: Placement.Navigation, _ site: ViewSite, _ placement: inout Placement) {
        if placement.navigation == .undecided { placement.decide(navigation) }
        placement.close(.screen, site)
    }

    // MARK: Slots of the project's views

    /// Parameter of a project view that a slot fills, for a key of `slotPlacements`.
    private func wrapperKey(_ slot: ViewElement, _ owner: ViewElement) -> (TypeID, Name)? {
        guard slot.record.link < 0, case .project(let type) = owner.callee, index.type(type).isView else { return nil }
        guard let name = ContentParameter.name(of: slot, in: owner, type) else { return nil }
        return (type, name)
    }

    /// Placements of the content of a parameter inside a view type, up to the root of its body.
    private mutating func contentPlacements(_ type: TypeID, _ name: Name) -> [Climb] {
        let key = ProjectIndex.key(type, name)
        if let known = slotPositions[key] { return slotPlacements[Int(known)] }
        guard !inProgress.contains(key) else { return [] }
        inProgress.append(key)
        defer { inProgress.removeLast() }
        let body = index.body(of: type)
        var result: [Climb] = []
        for site in index.references(in: type, to: name) {
            climbToBody(site, type, body, Placement(), depth: 0, &result)
        }
        if result.isEmpty { result = [Climb(placement: .unknown, root: nil)] }
        slotPositions.insert(key, Int32(slotPlacements.count))
        slotPlacements.append(result)
        return result
    }

    private mutating func climbToBody(
        _ site: ViewSite, _ type: TypeID, _ body: ViewSite?, _ placement: Placement, depth: Int,
        _ result: inout [Climb]
    ) {
        guard depth < 6, result.count < 16 else { return }
        for inner in climb(ViewElement(index, site), from: placement) {
            guard let root = inner.root, root != body else {
                result.append(inner)
                continue
            }
            // The climb ended in a helper member of the wrapper: continue where the helper is used.
            guard let member = ViewElement(index, root).member else { continue }
            let uses = index.references(in: type, to: index.member(member).name)
            for use in uses { climbToBody(use, type, body, inner.placement, depth: depth + 1, &result) }
        }
    }
}

extension [PlacementClimber.Climb] {
    /// Adds a result unless it is there.
    fileprivate mutating func insert(_ climb: PlacementClimber.Climb) {
        if !contains(where: { $0.root == climb.root && $0.placement.key == climb.placement.key }) { append(climb) }
    }
}

extension ViewElement {
    /// Whether a List or Table creates its rows from data: `List(items) { }`.
    public var hasRowData: Bool {
        guard let first = arguments.first else { return false }
        return first.label == .unlabeled || first.label == .dataLabel
    }

    /// Whether the rows stay the same for as long as the app runs.
    public var hasFixedRows: Bool {
        if flags.contains(.hasFixedData) { return true }
        guard let read = reads.first, reads.count == 1, !read.isLocal, let owner else { return false }
        let isOwn = !read.isTypeMember || read.root == .selfType
        let type = isOwn ? owner : index.resolveType(read.root, file: site.file, in: owner)
        let name = read.isTypeMember ? read.member : read.root
        guard let type, read.isTypeMember || read.member.isNone else { return false }
        return index.members(of: type, named: name).contains { id in
            let member = index.member(id)
            let isFixed = member.flags.contains(.isLet) || member.kind == .computedProperty
            return isFixed && member.defaultValue == .collection
        }
    }
}

extension ViewElement {
    /// Whether a slot belongs to `card { … }` or `view.card { … }`, and every project function with that name takes a
    /// builder there.
    fileprivate func fillsBuilderOfFunction(_ owner: ViewElement) -> Bool {
        let link = record.link
        var members: [MemberID] = []
        if link >= 0 {
            let modifier = owner.views.modifiers[Int(link)].name
            guard !SwiftUICatalog.modifiers.contains(modifier) else { return false }
            members = index.viewExtensions.flatMap { index.members(of: $0, named: modifier) }
        } else if owner.kind == .reference, !owner.flags.contains(.isLocal), owner.flags.contains(.isCalled) {
            members = owner.owner.map { index.members(of: $0, named: owner.name) } ?? []
            if members.isEmpty { members = Array(index.functions(named: owner.name)) }
        }
        return !members.isEmpty && members.allSatisfy { takesBuilder(index.member($0).parameters, at: name) }
    }

    /// Whether a label belongs to a builder. A trailing closure without a label fills the only parameter that takes a
    /// function.
    private func takesBuilder(_ parameters: ArraySlice<ParameterSummary>, at label: Name) -> Bool {
        guard label.isNone else { return parameters.contains { $0.label == label && $0.isBuilder } }
        let closures = parameters.filter { $0.isBuilder || $0.type.flags.contains(.isFunction) }
        return closures.count == 1 && closures[0].isBuilder
    }

    /// Whether this is a call of a type that lays out the views in its closure: `FlowLayout { … }`.
    fileprivate var isCustomLayout: Bool {
        guard case .project(let type) = callee else { return false }
        return index.inherits(type, "Layout")
    }
}

extension Name {
    static let selfType: Name = "Self"
}
