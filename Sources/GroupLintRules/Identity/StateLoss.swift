import GroupLintCore

/// What is lost when SwiftUI replaces a view: the state of a view, or the progress of a `.task`.
struct StateLoss {
    let view: ViewElement
    /// Whether only a `.task` in the view or on it starts again.
    let isTask: Bool

    /// What a modifier loses that replaces its subject: the modified view with the modifiers before. Modifiers after it keep
    /// running.
    init?(_ use: ModifierUse) {
        var search = Search()
        let before = use.element.modifiers.prefix { $0.nameRange.start < use.modifier.nameRange.start }
        guard let found = search.find(use.element, before, depth: 0) else { return nil }
        self = found
    }

    private init(_ view: ViewElement, isTask: Bool) {
        self.view = view
        self.isTask = isTask
    }

    private struct Search {
        /// How many more elements to look at.
        private var budget = 400
        /// How many bodies of other views are being searched. What such a body shows only sometimes does not count.
        private var bodies = 0

        mutating func find(_ element: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>, depth: Int) -> StateLoss? {
            guard depth < 6, budget > 0 else { return nil }
            budget -= 1
            if element.kind == .branch, bodies > 0 { return nil }
            if let found = ownLoss(element, depth) { return found }
            for child in element.children where isShown(child, in: element) {
                if let found = find(child, child.modifiers, depth: depth) { return found }
            }
            let isNamed = element.kind == .call || element.kind == .reference
            return isNamed && modifiers.contains { $0.name == "task" } ? StateLoss(element, isTask: true) : nil
        }

        private mutating func ownLoss(_ element: ViewElement, _ depth: Int) -> StateLoss? {
            switch element.callee {
            case .swiftUI(let view):
                // A lazy stack keeps nothing itself, unlike its rows and the ScrollView around it.
                let isLazyStack = view.traits.contains(.lazy) && !view.traits.contains(.data)
                return view.traits.contains(.stateful) && !isLazyStack ? StateLoss(element, isTask: false) : nil
            case .project(let type):
                guard element.index.type(type).isView else { return nil }
                if element.index.ownsState(type) { return StateLoss(element, isTask: false) }
                bodies += 1
                defer { bodies -= 1 }
                guard let inner = body(of: element, depth) else { return nil }
                return StateLoss(element, isTask: inner.isTask)
            case .unknown:
                return element.kind == .reference ? body(of: element, depth) : nil
            }
        }

        /// What the body of a view, or the value of a member, loses.
        private mutating func body(of element: ViewElement, _ depth: Int) -> StateLoss? {
            let targets = element.targets
            guard targets.count == 1 else { return nil }
            let root = ViewElement(element.index, targets[0])
            return find(root, [], depth: depth + 1)
        }

        /// Whether a child is part of the view on screen: not the content of a modifier, a menu or another screen.
        private func isShown(_ child: ViewElement, in element: ViewElement) -> Bool {
            guard child.kind == .slot else { return true }
            guard child.record.link < 0 else { return false }
            guard case .swiftUI(let view) = element.callee else { return true }
            switch view.role(of: child.name, hasArgument: element.hasArgument) ?? .unknown {
            case .action, .nonView, .destination, .menu, .screen, .unknown: return false
            case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .navigationStack,
                .navigationView, .splitSidebar, .splitColumn:
                return true
            }
        }
    }
}

extension ProjectIndex {
    /// Whether a view type keeps something in its own storage: state, or the view of another framework.
    fileprivate func ownsState(_ type: TypeID) -> Bool {
        inherits(type, from: SwiftUICatalog.representables)
            || storedProperties(of: type).contains { SwiftUICatalog.stateWrappers.contains(member($0).wrapper) }
    }
}
