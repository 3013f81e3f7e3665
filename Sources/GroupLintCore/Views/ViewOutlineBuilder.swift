/// Turns the view tree of a file into an outline.
public struct ViewOutlineBuilder {
    let index: ProjectIndex
    private let placements: ViewPlacements
    private let merges: Bool?
    private let load: (String) -> SourceFile?
    private var places: [String: LineTable] = [:]
    private(set) var tree: SyntaxTree
    private var trees: [String: SyntaxTree] = [:]

    /// - Parameter source: the file, which must be in the index.
    /// - Parameter targets: deployment targets, which determine how lifecycle modifiers on a Group behave.
    /// - Parameter load: reads other files, to find the lines of call sites.
    public init(
        _ source: SourceFile, _ index: ProjectIndex, _ placements: ViewPlacements, targets: DeploymentTargets,
        load: @escaping (String) -> SourceFile?
    ) {
        self.index = index
        self.placements = placements
        self.load = load
        merges =
            targets.isUnknown
            ? nil
            : targets.versions.pairs.allSatisfy { platform, version in
                SwiftUICatalog.groupLifecycleMerge[platform].map { version >= $0 } ?? true
            }
        tree = parse(source)
    }

    /// Outline of all builders of the file, or of those in one type and its nested types.
    public mutating func outline(of type: String? = nil) -> ViewOutline {
        guard let file = index.files.firstIndex(where: { $0.path == tree.source.path }) else {
            return ViewOutline(path: tree.source.path, builders: [])
        }
        var builders: [ViewOutline.Builder] = []
        for id in index.files[file].views.roots {
            let root = ViewElement(index, ViewSite(file: Int32(file), element: id))
            if root.flags.contains(.isNonView) || root.isOnlyRun || root.isColor { continue }
            let name = tree.scope(at: root.nameRange.start)
            if let type, !".\(name).".contains(".\(type).") { continue }
            builders.append(builder(root, name))
        }
        var data: [ViewOutline.Data] = []
        for id in index.types(declaredIn: Int32(file)) where index.type(id).isView {
            let name = name(of: id)
            if let type, !".\(name).".contains(".\(type).") { continue }
            if let found = self.data(of: id, name) { data.append(found) }
        }
        return ViewOutline(path: tree.source.path, builders: builders, data: data)
    }

    private func name(of type: TypeID) -> String {
        let declaration = index.files.declaration(index.type(type).place)
        let scope = tree.scope(at: declaration.nameRange.start)
        return scope.isEmpty ? declaration.text(in: tree.source) : scope
    }

    /// Syntax of a file of the project.
    mutating func syntax(_ path: String) -> SyntaxTree? {
        if path == tree.source.path { return tree }
        if let known = trees[path] { return known }
        trees[path] = load(path).map(parse)
        return trees[path]
    }

    private mutating func builder(_ root: ViewElement, _ name: String) -> ViewOutline.Builder {
        let content = ViewContent(inside: root)
        return ViewOutline.Builder(
            name: root.flags.contains(.isPreview) ? "preview" : name.isEmpty ? "expression" : name,
            place: place(of: root), count: content.text, isTransparent: content.isTransparent,
            contexts: contexts(of: root), nodes: nodes(root.children, ""))
    }

    // MARK: Elements

    /// - Parameter identity: identity of the arm around the elements; empty outside of branches.
    private mutating func nodes(_ elements: some Sequence<ViewElement>, _ identity: String) -> [ViewOutline.Node] {
        let elements = Array(elements)
        let hasSeveralBranches = elements.count { $0.kind == .branch } > 1
        var branches = 0
        return elements.map { element in
            guard element.kind == .branch else { return node(element, identity) }
            branches += 1
            return branch(element, identity, number: hasSeveralBranches ? branches : nil)
        }
    }

    private mutating func node(_ element: ViewElement, _ identity: String) -> ViewOutline.Node {
        switch element.kind {
        case .branch: return branch(element, identity, number: nil)
        case .slot: return slot(element, identity)
        case .reference where areMembers(element.modifiers):
            let text = element.modifiers.last.flatMap { tree.node($0.node)?.text } ?? ""
            return ViewOutline.Node(kind: .unknown, text: ViewOutlineWords.oneLine(text), place: place(of: element))
        case .call, .typeMember, .reference: return view(element, identity)
        case .root, .arm, .opaque:
            return ViewOutline.Node(kind: .unknown, text: text(element), place: place(of: element))
        }
    }

    /// Whether what follows a name only names members, such as `theme.colors.page`: nothing is applied to a view.
    private func areMembers(_ modifiers: some Collection<ViewTree.Modifier>) -> Bool {
        !modifiers.isEmpty && modifiers.allSatisfy { tree.node($0.node)?.kind == .memberAccessExpr }
    }

    private mutating func view(_ element: ViewElement, _ identity: String) -> ViewOutline.Node {
        var node = ViewOutline.Node(
            kind: element.kind == .reference ? .reference : .view, text: head(element), place: place(of: element))
        let content = ViewContent(of: element)
        node.isTransparent = element.joinsSurroundings || (content.isTransparent && !content.isUnknown)
        node.count = content.isOne || element.isPassedIn ? nil : content.text
        node.notes = notes(element)
        let slots = element.slots.filter { slot in
            let role = placements.role(of: slot)
            return role != .action && (role != .unknown || slot.hasChildren && !isCallback(slot, of: element)) && !slot.isValue
        }
        node.children =
            slots.count == 1 && slots[0].isMainContent
            ? nodes(slots[0].children, identity) : nodes(slots, identity)
        for (position, modifier) in element.modifiers.enumerated() {
            let own = element.slots(ofModifier: Int(element.record.firstModifier) + position)
            node.modifiers.append(
                ViewOutline.Modifier(
                    name: text(modifier.nameRange) + presentation(modifier), place: place(tree.source.path, modifier.nameRange),
                    effect: effect(of: modifier, on: element, content),
                    children: own.filter(\.hasChildren).map { slot($0, "") }))
        }
        return node
    }

    /// What opens a sheet or the like, which tells several of them apart: `(isPresented: $asks)`.
    private func presentation(_ modifier: ViewTree.Modifier) -> String {
        guard let call = tree.node(modifier.node).flatMap(CallExpr.init) else { return "" }
        for label in ["isPresented", "item"] {
            guard let value = call.argument(Name(label.utf8)), value.range.length <= Self.mostBytes else { continue }
            return "(\(label): \(ViewOutlineWords.oneLine(text(value.range))))"
        }
        return ""
    }

    /// Longest value of an argument that is shown, in UTF-8 bytes.
    private static let mostBytes: UInt32 = 40

    private func isCallback(_ slot: ViewElement, of call: ViewElement) -> Bool {
        guard case .project(let type) = call.callee else { return false }
        return ContentParameter.isCallback(slot, in: call, type)
    }

    private mutating func branch(_ element: ViewElement, _ identity: String, number: Int?) -> ViewOutline.Node {
        var node = ViewOutline.Node(kind: .branch, text: head(element), place: place(of: element))
        node.isTransparent = true
        let content = ViewContent(of: element)
        node.count = content.isOne ? nil : content.text
        node.notes = element.isConstantBranch ? ["constant: cannot change while the view exists"] : []
        let prefix = (identity.isEmpty ? "" : identity + ".") + (number.map(String.init) ?? "")
        for (position, arm) in element.children.enumerated() {
            let own = prefix + ViewOutlineWords.letter(position)
            var child = ViewOutline.Node(kind: .arm, text: head(arm), place: place(of: arm))
            child.identity = own
            child.children = nodes(arm.children, own)
            if child.children.isEmpty { child.count = "no view" }
            node.children.append(child)
        }
        return node
    }

    private mutating func slot(_ element: ViewElement, _ identity: String) -> ViewOutline.Node {
        let role = placements.role(of: element)
        let name = text(element.nameRange)
        let label = name.allSatisfy { $0.isLetter || $0 == "_" } ? name + ": " : ""
        var node = ViewOutline.Node(
            kind: .slot, text: label + ViewOutlineWords.text(role), place: place(of: element))
        node.children = nodes(element.children, identity)
        return node
    }

    private func notes(_ element: ViewElement) -> [String] {
        var notes: [String] = []
        if element.kind == .call {
            switch element.callee {
            case .swiftUI where element.name == .forEach:
                notes.append(element.hasFixedRows ? "always the same elements" : "once for each element")
            case .swiftUI: break
            case .project(let type): if index.type(type).isView { notes.append("view of this project") }
            case .unknown: notes.append(element.targets.isEmpty ? "unknown; counted as one view" : "function of this project")
            }
        }
        if element.isPassedIn { notes.append("content passed in by the caller") }
        if element.flags.contains(.isSelf) { notes.append("what the modifier is applied to") }
        return notes
    }

    // MARK: Modifiers

    /// Where a modifier takes effect; nil if its subject is a single view.
    private func effect(
        of modifier: ViewTree.Modifier, on element: ViewElement, _ content: ViewContent
    ) -> String? {
        let wrapped =
            SwiftUICatalog.modifiers.contains(modifier.name)
            ? nil : index.effect(of: modifier.name, in: element.site.file, among: .lifecycle)
        let name = wrapped ?? modifier.name
        let isLifecycle = name.isModifier(with: .lifecycle)
        guard content.isTransparent || element.joinsSurroundings, !content.hasUnknown || content.most > 0 else { return nil }
        let layouts = Set(placements.of(element).map(\.layout))
        guard layouts.count == 1, let layout = layouts.first else { return "depends on where this is shown" }
        return ViewOutlineWords.effect(content, layout, isLifecycle: isLifecycle, merges: merges)
    }

    // MARK: Places

    private mutating func contexts(of root: ViewElement) -> [ViewOutline.Context] {
        var contexts: [ViewOutline.Context] = []
        for placement in placements.of(root) {
            let context = ViewOutline.Context(
                text: ViewOutlineWords.text(placement), way: ViewOutlineWords.way(placement),
                container: placement.container.flatMap { place(of: ViewElement(index, $0)) },
                caller: placement.caller.flatMap { place(of: ViewElement(index, $0)) })
            if !contexts.contains(context) { contexts.append(context) }
        }
        if let owner = root.owner, !root.flags.contains(.isPreview), !index.mayShow(owner) {
            let words = "nothing shows it yet, so rules about what happens at run time report nothing here"
            contexts.append(ViewOutline.Context(text: words, way: words))
        }
        return contexts
    }

    mutating func place(of element: ViewElement) -> ViewOutline.Place {
        place(element.path, element.nameRange)
    }

    mutating func place(_ path: String, _ range: SourceRange) -> ViewOutline.Place {
        if places[path] == nil {
            let source = path == tree.source.path ? tree.source : load(path)
            places[path] = LineTable(source?.bytes ?? [])
        }
        let location = places[path]?.location(range.start)
        return ViewOutline.Place(path: path, line: location?.line ?? 1, column: location?.column ?? 1)
    }

    // MARK: Text

    private func text(_ range: SourceRange) -> String { tree.source.text(range) }

    /// Code that introduces an element, on one line.
    private func head(_ element: ViewElement) -> String {
        guard let node = tree.node(element.node) else { return "" }
        let text = ViewOutlineWords.oneLine(tree.source.text(element.headRange(node)))
        return text == "{" ? "else" : text
    }

    private func text(_ element: ViewElement) -> String {
        tree.node(element.node).map { ViewOutlineWords.oneLine($0.text) } ?? ""
    }
}
