/// Handle of an element of a view tree, together with the project it belongs to.
package struct ViewElement: Sendable {
    package let index: ProjectIndex
    package let site: ViewSite

    package init(_ index: ProjectIndex, _ site: ViewSite) {
        self.index = index
        self.site = site
    }

    package var views: ViewTree { index.files[Int(site.file)].views }
    package var record: ViewTree.Element { index.files[Int(site.file)].views.elements[Int(site.element)] }
    package var kind: ViewTree.Kind { record.kind }
    package var flags: ViewTree.Flags { record.flags }
    package var name: Name { record.name }
    package var node: NodeID { record.node }
    package var nameRange: SourceRange { record.nameRange }
    package var path: String { index.files[Int(site.file)].path }

    package var parent: ViewElement? {
        let parent = record.parent
        return parent < 0 ? nil : element(parent)
    }

    package var root: ViewElement {
        var current = self
        while let parent = current.parent { current = parent }
        return current
    }

    package var children: Children { Children(of: self) }

    package struct Children: Sequence, IteratorProtocol {
        private let owner: ViewElement
        private var position: Int32
        private let end: Int32

        init(of owner: ViewElement) {
            self.owner = owner
            position = owner.site.element + 1
            end = owner.record.end
        }

        package mutating func next() -> ViewElement? {
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

    package var modifiers: ArraySlice<ViewTree.Modifier> {
        let record = record
        let first = Int(record.firstModifier)
        return views.modifiers[first..<(first + Int(record.modifierCount))]
    }

    package var arguments: ArraySlice<ViewTree.Argument> {
        let record = record
        let first = Int(record.firstArgument)
        return views.arguments[first..<(first + Int(record.argumentCount))]
    }

    package var reads: ArraySlice<ViewTree.Read> {
        let record = record
        let first = Int(record.firstRead)
        return views.reads[first..<(first + Int(record.readCount))]
    }

    package func hasArgument(_ label: Name) -> Bool { arguments.contains { $0.label == label } }

    /// Content of the element itself, without that of its modifiers.
    package var slots: Slots { Slots(children: children) }

    package struct Slots: Sequence, IteratorProtocol {
        fileprivate var children: Children

        package mutating func next() -> ViewElement? {
            while let child = children.next() {
                if child.kind == .slot, child.record.link < 0 { return child }
            }
            return nil
        }
    }

    /// First trailing closure, or the slot with a label.
    package func slot(_ label: Name) -> ViewElement? { slots.first { $0.name == label } }

    // MARK: Meaning

    /// Member that a root is the value of.
    package var member: MemberID? {
        let record = root.record
        return record.link < 0 ? nil : MemberID(file: site.file, member: record.link)
    }

    /// Type whose member the element stands in.
    package var owner: TypeID? {
        guard let member else { return nil }
        return index.typeID(file: site.file, declaration: index.record(member).owner)
    }

    /// What the callee of a call is.
    package enum Callee {
        case swiftUI(CatalogView)
        case project(TypeID)
        case unknown
    }

    package var callee: Callee {
        let record = record
        guard record.kind == .call else { return .unknown }
        let known = SwiftUICatalog.views[record.name]
        if !record.flags.contains(.isFromSwiftUI),
            let type = index.resolveType(record.name, file: site.file, in: owner),
            known == nil || index.mayTakeClosures(type) || !hasClosures
        {
            return .project(type)
        }
        if let known { return .swiftUI(known) }
        if let type = index.uniqueType(record.name), index.type(type).home != nil { return .project(type) }
        return .unknown
    }

    private var hasClosures: Bool { slots.contains { !$0.flags.contains(.isArgument) } }

    /// Whether the element is a call of SwiftUI's view of that name, not of a project type that hides it.
    package func isSwiftUI(_ name: Name) -> Bool {
        guard kind == .call, self.name == name, case .swiftUI = callee else { return false }
        return true
    }

    /// Roots of what a reference or the call of a project's view shows; empty when that is unknown.
    package var targets: [ViewSite] {
        switch kind {
        case .call:
            guard case .project(let type) = callee, let body = index.body(of: type) else { return [] }
            return [body]
        case .reference:
            return referenceTargets
        case .root, .typeMember, .slot, .branch, .arm, .opaque:
            return []
        }
    }

    private var referenceTargets: [ViewSite] {
        guard !flags.contains(.isLocal), !flags.contains(.isSelf) else { return [] }
        var members: [MemberID] = []
        var scope = owner
        while let type = scope, members.isEmpty {
            members = index.members(of: type, named: name)
            scope = index.type(type).parent
        }
        if members.isEmpty, !flags.contains(.hasSelf) { members = Array(index.functions(named: name)) }
        return members.compactMap { id in
            let member = index.record(id)
            let isVisible = !member.flags.contains(.isPrivate) || id.file == site.file
            guard isVisible, member.root >= 0 else { return nil }
            return ViewSite(file: id.file, element: member.root)
        }
    }
}

/// The view code of one file, as rules see it.
package struct ViewFile: Sendable {
    package let index: ProjectIndex
    package let file: Int32
    /// Calls and references with modifiers, in source order.
    package let modifiedElements: [ViewElement]

    package init(_ index: ProjectIndex, file: Int32) {
        self.index = index
        self.file = file
        let elements = index.files[Int(file)].views.elements
        modifiedElements = elements.indices.compactMap { id in
            elements[id].modifierCount > 0 ? ViewElement(index, ViewSite(file: file, element: Int32(id))) : nil
        }
    }

    private var tree: ViewTree { index.files[Int(file)].views }

    /// Whether the views may be those of a widget or live activity.
    package var mayShowWidgets: Bool {
        index.files[Int(file)].imports.contains(where: SwiftUICatalog.widgetModules.contains)
    }

    /// Whether the file may use the API of custom containers.
    package var usesContainers: Bool { index.files[Int(file)].usesContainers }

    /// Elements of one kind in source order, without those in previews and in builders of other things.
    package func elements(_ kind: ViewTree.Kind) -> [ViewElement] {
        let elements = tree.elements
        return elements.indices.compactMap { id in
            elements[id].kind == kind ? ViewElement(index, ViewSite(file: file, element: Int32(id))) : nil
        }
    }

    /// Calls with a callee of that name, the project's own types aside.
    package func calls(_ name: Name) -> [ViewElement] {
        let elements = tree.elements
        return elements.indices.compactMap { id in
            guard elements[id].kind == .call, elements[id].name == name else { return nil }
            let element = ViewElement(index, ViewSite(file: file, element: Int32(id)))
            return element.isSwiftUI(name) ? element : nil
        }
    }
}
