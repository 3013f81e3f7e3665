/// An element of a view tree, together with the project it belongs to.
public struct ViewElement: Sendable {
    public let index: ProjectIndex
    public let site: ViewSite

    public init(_ index: ProjectIndex, _ site: ViewSite) {
        self.index = index
        self.site = site
    }

    public var views: ViewTree { index.files[Int(site.file)].views }
    public var record: ViewTree.Element { index.files[Int(site.file)].views.elements[Int(site.element)] }
    public var kind: ViewTree.Kind { record.kind }
    public var flags: ViewTree.Flags { record.flags }
    public var name: Name { record.name }
    public var node: NodeID { record.node }
    public var nameRange: SourceRange { record.nameRange }
    public var path: String { index.files[Int(site.file)].path }

    public var parent: ViewElement? {
        let parent = record.parent
        return parent < 0 ? nil : element(parent)
    }

    public var root: ViewElement {
        let elements = views.elements
        var current = site.element
        while case let parent = elements[Int(current)].parent, parent >= 0 { current = parent }
        return element(current)
    }

    public var children: Children { Children(of: self) }

    /// The child after this one of the same parent.
    public var nextSibling: ViewElement? {
        let end = record.end
        return parent.flatMap { end < $0.record.end ? element(end) : nil }
    }

    public struct Children: Sequence, IteratorProtocol {
        private let owner: ViewElement
        private var position: Int32
        private let end: Int32

        init(of owner: ViewElement) {
            self.owner = owner
            position = owner.site.element + 1
            end = owner.record.end
        }

        public mutating func next() -> ViewElement? {
            guard position < end else { return nil }
            let child = owner.element(position)
            position = child.record.end
            return child
        }
    }

    private func element(_ id: Int32) -> ViewElement {
        ViewElement(index, ViewSite(file: site.file, element: id))
    }

    // MARK: Modifiers and arguments

    public var modifiers: ArraySlice<ViewTree.Modifier> {
        let record = record
        let first = Int(record.firstModifier)
        return views.modifiers[first..<(first + Int(record.modifierCount))]
    }

    public var arguments: ArraySlice<ViewTree.Argument> {
        let record = record
        let first = Int(record.firstArgument)
        return views.arguments[first..<(first + Int(record.argumentCount))]
    }

    public var reads: ArraySlice<ViewTree.Read> {
        let record = record
        let first = Int(record.firstRead)
        return views.reads[first..<(first + Int(record.readCount))]
    }

    public func hasArgument(_ label: Name) -> Bool { arguments.contains { $0.label == label } }

    /// Slots of the element itself, without those of its modifiers.
    public var slots: Slots { Slots(children: children) }

    public struct Slots: Sequence, IteratorProtocol {
        fileprivate var children: Children

        public mutating func next() -> ViewElement? {
            while let child = children.next() {
                if child.kind == .slot, child.record.link < 0 { return child }
            }
            return nil
        }
    }

    /// Slot with a label, or the first trailing closure for `Name.none`.
    public func slot(_ label: Name) -> ViewElement? { slots.first { $0.name == label } }

    // MARK: Meaning

    /// Member whose value contains the element; nil for code outside of members.
    public var member: MemberID? {
        let record = root.record
        return record.link < 0 ? nil : MemberID(file: site.file, member: record.link)
    }

    /// Type whose member contains the element.
    public var owner: TypeID? { index.owner(of: site) }

    /// Kind of type that a call constructs.
    public enum Callee {
        case swiftUI(CatalogView)
        case project(TypeID)
        case unknown
    }

    public var callee: Callee {
        let record = record
        guard record.kind == .call else { return .unknown }
        if let type = index.calledType(site) { return .project(type) }
        return record.flags.contains(.isQualified) ? .unknown : SwiftUICatalog.views[record.name].map { .swiftUI($0) } ?? .unknown
    }

    /// Whether the element is a call of SwiftUI's view with this name, not of a project type that hides it.
    public func isSwiftUI(_ name: Name) -> Bool {
        guard kind == .call, self.name == name, case .swiftUI = callee else { return false }
        return true
    }

    /// Roots of the builders that a reference or the call of a project view shows; empty if unknown.
    public var targets: [ViewSite] {
        switch kind {
        case .call:
            guard case .project(let type) = callee else { return callsFunction ? builders(named: name) : [] }
            return index.body(of: type).map { [$0] } ?? []
        case .reference:
            return referenceTargets
        case .root, .typeMember, .slot, .branch, .arm, .opaque:
            return []
        }
    }

    /// Whether the element calls a function with a capital, and not an initializer.
    public var callsFunction: Bool {
        guard kind == .call, case .unknown = callee else { return false }
        return true
    }

    private var referenceTargets: [ViewSite] {
        guard !flags.contains(.isLocal), !flags.contains(.isSelf) else { return [] }
        return builders(named: name)
    }

    /// Most overloads that a name may mean. With more it is not known what an element shows: each of many uses would have each
    /// of many targets.
    private static let mostTargets = 32

    /// Roots of the builders of the members and functions with a name that the element can see.
    public func builders(named name: Name) -> [ViewSite] {
        var members: [MemberID] = []
        var scope = owner
        while let type = scope, members.isEmpty {
            members = index.members(of: type, named: name, near: site.file, atMost: Self.mostTargets + 1)
            scope = index.type(type).parent
        }
        if members.isEmpty, !flags.contains(.hasSelf) {
            members = Array(index.functions(named: name).prefix(Self.mostTargets + 1))
        }
        guard members.count <= Self.mostTargets else { return [] }
        return members.compactMap { id in
            let member = index.record(id)
            let isVisible = !member.flags.contains(.isPrivate) || id.file == site.file
            guard isVisible, member.root >= 0 else { return nil }
            return ViewSite(file: id.file, element: member.root)
        }
    }
}

/// View code of one file, as rules see it.
public struct ViewFile: Sendable {
    public let index: ProjectIndex
    public let file: Int32
    /// Calls and references with modifiers, in source order.
    public let modifiedElements: [ViewElement]
    /// Those with a modifier that runs code when views appear, disappear or change, or applies such a modifier. Several rules
    /// ask for them.
    public let lifecycleElements: [ViewElement]

    public init(_ index: ProjectIndex, file: Int32) {
        self.index = index
        self.file = file
        let elements = index.files[Int(file)].views.elements
        modifiedElements = elements.indices.compactMap { id in
            elements[id].modifierCount > 0 ? ViewElement(index, ViewSite(file: file, element: Int32(id))) : nil
        }
        lifecycleElements = modifiedElements.filter { $0.hasModifier(among: .lifecycle) }
    }

    private var tree: ViewTree { index.files[Int(file)].views }

    /// Whether the views may belong to a widget or a live activity.
    public var mayShowWidgets: Bool {
        index.files[Int(file)].imports.contains(where: SwiftUICatalog.widgetModules.contains)
    }

    /// Whether the file may use the API of custom containers.
    public var usesContainers: Bool { index.files[Int(file)].usesContainers }

    /// Functions that rules look for and that the file names.
    public var soughtFunctions: SoughtFunctions { index.files[Int(file)].soughtFunctions }

    /// Whether the file has a number of modifiers with a name. Costs less than a look at the elements.
    public func hasModifiers(_ name: Name, atLeast count: Int = 1) -> Bool {
        var missing = count
        for modifier in tree.modifiers where modifier.name == name {
            missing -= 1
            if missing == 0 { return true }
        }
        return false
    }

    /// The types of the project around a node of the file, innermost first.
    public func types(around node: SyntaxNode) -> [TypeID] {
        node.ancestors.compactMap { TypeDecl($0).flatMap { index.type(of: $0, file: file) } }
    }

    /// Elements of one kind, in source order.
    public func elements(_ kind: ViewTree.Kind) -> [ViewElement] {
        let elements = tree.elements
        return elements.indices.compactMap { id in
            elements[id].kind == kind ? ViewElement(index, ViewSite(file: file, element: Int32(id))) : nil
        }
    }

    /// Calls of SwiftUI's view with this name, without those of project types with the same name.
    public func calls(_ name: Name) -> [ViewElement] {
        let elements = tree.elements
        return elements.indices.compactMap { id in
            guard elements[id].kind == .call, elements[id].name == name else { return nil }
            let element = ViewElement(index, ViewSite(file: file, element: Int32(id)))
            return element.isSwiftUI(name) ? element : nil
        }
    }
}
