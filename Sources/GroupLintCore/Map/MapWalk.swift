/// Walks the view code of a project, and notes which code contains which views and how it opens others.
///
/// It starts at each `body` and follows properties and functions into the place where their value is shown. So the content of
/// `.sheet { editor }` with `var editor: some View { Editor() }` is known to be `Editor`. Each place is visited a limited
/// number of times; the cost is near linear in the number of elements.
struct MapWalk {
    let index: ProjectIndex
    let sources: MapSources
    var units = MapUnits()
    private(set) var links: [MapLink] = []
    var openings: MapOpenings
    /// Content that another place opens: of a sheet, a link, a tab.
    var slots: [OpenSlot] = []
    private var seen: Set<Visit> = []
    private var visits: [ViewSite: Int] = [:]
    /// The properties and functions of types that are not views, with a view as their value, by name.
    private(set) var valueMembers: [Name: [ViewSite]] = [:]
    private var depth = 0

    /// The units that show a member's value are followed up to these numbers; real code stays below.
    private static let mostVisits = 24
    private static let mostDepth = 32

    struct OpenSlot {
        var source: Int
        var kind: WayKind
        /// The slot's element, or the view that fills a tab.
        var site: ViewSite
        var opener: ViewSite
        var modifier: Int32
        /// Whether content without a view of the project is a screen too.
        var isScreen: Bool
        var targets: [Int] = []
        /// Content next to the views that fill the slot, and whether only its modifiers count.
        var rest: [(element: ViewElement, onlyModifiers: Bool)] = []
        var content: Int?
    }

    /// Where an element is shown.
    struct Context: Hashable {
        var unit: Int
        /// Position in `slots`; -1 outside of them.
        var slot = -1
        /// Whether the element fills the slot, or the body of the unit, and is not only a part of it.
        var isHead = false
        /// Whether a condition decides about the element.
        var isChoice = false

        var asPart: Context { Context(unit: unit, slot: slot) }
    }

    private struct Visit: Hashable {
        var root: ViewSite
        var context: Context
    }

    init(_ index: ProjectIndex, _ sources: MapSources) {
        self.index = index
        self.sources = sources
        openings = MapOpenings(index)
        valueMembers = index.valueMembers()
    }

    /// Visits all view code: first what types show, then members that nothing was found to use.
    mutating func walk() {
        var others: [ViewElement] = []
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            for id in summary.views.roots {
                let root = ViewElement(index, ViewSite(file: Int32(file), element: id))
                if root.flags.contains(.isPreview) { continue }
                if root.flags.contains(.isLoose) {
                    visitLoose(root)
                } else if isStart(root) {
                    visitOwn(root)
                } else {
                    others.append(root)
                }
            }
        }
        for root in others where visits[root.site] == nil { visitOwn(root) }
        addMentions()
        links += MapRoutes(links, index, sources).links(&units)
        links += MapWindows(links, index, sources).links(&units)
    }

    /// Adds views that no view code shows, but other code names: `UIHostingController(rootView: home)`, a factory, a subclass
    /// of a hosting controller.
    private mutating func addMentions() {
        var shown: Set<Int> = []
        for link in links where link.source != link.target { shown.insert(link.target) }
        var missing: [Name: TypeID] = [:]
        for id in index.types.indices {
            let type = index.types[id]
            guard type.isView, type.home != nil, !type.isPreview, type.kind != .protocolType else { continue }
            if let unit = units.known(.type(TypeID(id))), shown.contains(unit) { continue }
            missing[TypeMention.key(type.name)] = TypeID(id)
        }
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            let mentions = summary.mentions.filter { missing[$0.key] != nil }
            let scopes = mentions.isEmpty ? [] : sources.onlyScopes(summary.path, index)
            for mention in mentions {
                let owner = index.typeID(file: Int32(file), declaration: mention.owner)
                guard let type = missing[mention.key], !scopes.contains(.init(key: mention.key, owner: owner)) else { continue }
                addMention(of: type, in: owner, file: Int32(file))
            }
        }
    }

    private mutating func addMention(of type: TypeID, in owner: TypeID?, file: Int32) {
        var scope = owner
        while let around = scope {
            // Inside of a type with the same name, the name means that type.
            if index.type(around).name == index.type(type).name || index.type(around).isPreview { return }
            scope = index.type(around).parent
        }
        let isCode = owner.map { index.mapKind(of: $0) == .host } ?? true
        let source = owner.map { units.unit(.type($0)) } ?? units.unit(.file(file))
        addLink(source, units.unit(.type(type)), isCode ? .code : .contains, at: ViewSite(file: file, element: -1))
    }

    /// Whether a root is what its type shows.
    private func isStart(_ root: ViewElement) -> Bool {
        guard let member = root.member else { return false }
        let name = index.record(member).name
        return name == .body || name == .makeBody
    }

    private mutating func visitOwn(_ root: ViewElement) {
        if let owner = root.owner, index.type(owner).isPreview { return }
        let unit = index.isModifier(root) ? units.unit(.modifier(root.site)) : unit(around: root)
        enter(root.site, Context(unit: unit, isHead: isStart(root)))
    }

    private mutating func unit(around root: ViewElement) -> Int {
        root.owner.map { units.unit(.type($0)) } ?? units.unit(.file(root.site.file))
    }

    private mutating func visitLoose(_ root: ViewElement) {
        let owner = sources.type(around: root, index)
        if let owner, index.type(owner).isPreview { return }
        let unit = owner.map { units.unit(.type($0)) } ?? units.unit(.file(root.site.file))
        visits[root.site, default: 0] += 1
        visitChildren(of: root, Context(unit: unit))
    }

    /// Visits the value of a member where it is shown.
    mutating func enter(_ root: ViewSite, _ context: Context) {
        guard depth < Self.mostDepth, visits[root, default: 0] < Self.mostVisits,
            seen.insert(Visit(root: root, context: context)).inserted
        else { return }
        visits[root, default: 0] += 1
        depth += 1
        visitChildren(of: ViewElement(index, root), context)
        depth -= 1
    }

    mutating func visitChildren(of element: ViewElement, _ context: Context) {
        for child in element.children where child.kind != .slot { visit(child, context) }
    }

    // MARK: Links

    /// Notes that a unit is shown in a context.
    mutating func show(_ target: Int, at element: ViewElement, _ context: Context) {
        if context.slot >= 0, context.isHead {
            let slot = slots[context.slot]
            slots[context.slot].targets.append(target)
            add(slot, target, at: element.site)
        } else {
            let kind: WayKind = context.slot < 0 && context.isHead && context.isChoice ? .choice : .contains
            let source = unit(of: context)
            addLink(source, target, kind, at: element.site)
        }
    }

    private mutating func add(_ slot: OpenSlot, _ target: Int, at site: ViewSite) {
        links.append(
            MapLink(
                source: slot.source, target: target, kind: slot.kind, site: site, modifier: slot.modifier, opener: slot.opener,
                slot: slot.site))
    }

    /// - Parameter modifier: the modifier that the target is, as an index in `views.modifiers`; -1 for a view.
    mutating func addContains(_ source: Int, _ target: Int, at element: ViewElement, modifier: Int = -1) {
        links.append(
            MapLink(
                source: source, target: target, kind: .contains, site: element.site, modifier: Int32(modifier),
                opener: element.site, slot: element.site))
    }

    mutating func addLink(_ source: Int, _ target: Int, _ kind: WayKind, at site: ViewSite) {
        links.append(MapLink(source: source, target: target, kind: kind, site: site, opener: site, slot: site))
    }

    /// The unit that a context belongs to. For content of a slot next to the one view that fills it, this is the view.
    mutating func unit(of context: Context) -> Int {
        guard context.slot >= 0 else { return context.unit }
        let slot = slots[context.slot]
        if let content = slot.content { return content }
        if let holder = holder(of: slot) { return holder }
        let content = units.unit(.content(slot.site))
        slots[context.slot].content = content
        add(slot, content, at: slot.site)
        return content
    }

    /// The unit that shows what is next to the views that fill a slot, such as their modifiers; nil if that is a screen of its
    /// own. A stack, a column and a tab are parts of the view around them; a sheet or a link is not.
    private func holder(of slot: OpenSlot) -> Int? {
        switch slot.kind {
        case .root, .column: slot.source
        case .tab: slot.targets.isEmpty ? nil : slot.source
        default: slot.targets.count == 1 ? slot.targets[0] : nil
        }
    }

    /// The unit that shows what is around or on a view that fills a slot.
    func holder(of target: Int, in slot: OpenSlot) -> Int {
        switch slot.kind {
        case .root, .column, .tab: slot.source
        default: target
        }
    }

    /// Visits the content of a slot that opens what fills it.
    mutating func open(_ slot: OpenSlot, _ visit: (inout MapWalk, Context) -> Void) {
        let position = slots.count
        slots.append(slot)
        visit(&self, Context(unit: slot.source, slot: position, isHead: true))
        let part = Context(unit: slot.source, slot: position)
        let found = slots[position]
        if found.targets.isEmpty, found.isScreen, found.rest.contains(where: { !$0.onlyModifiers }) { _ = unit(of: part) }
        for (element, onlyModifiers) in found.rest {
            if onlyModifiers { visitModifiers(of: element, part) } else { self.visit(element, part) }
        }
    }
}
