import GroupLintCore

/// What is lost when SwiftUI replaces a view: the state of a view, or the progress of a `.task`.
struct StateLoss {
    /// Where the name of the view is written.
    let path: String
    let nameRange: SourceRange
    private let kind: Kind
    /// Whether the project declares the view.
    let isOfProject: Bool
    /// Whether the view is only there under a condition of its own.
    private var isConditional = false

    /// What a view keeps, the most telling first.
    fileprivate enum Kind: UInt8 {
        /// The keyboard focus and the selection.
        case text
        /// The view of another framework, such as a player.
        case platformView
        case task
        case object
        case scrollPosition
        /// Own state, which may be a measured size or the state of a touch.
        case state
        /// State that only lasts as long as a touch.
        case touch
    }

    /// Whether only a `.task` in the view or on it starts again.
    var isTask: Bool { kind == .task }
    /// Whether only the scroll position is lost, which matters only if the user can have scrolled.
    var isScrollPosition: Bool { kind == .scrollPosition }
    /// Whether someone notices the loss. Own state often is a measured size or lasts as long as a touch, and a view that is
    /// there under a condition of its own may not be there when this one changes.
    var isNoticed: Bool { kind != .state && kind != .touch && !isConditional }

    /// What happens to the view with a name: ``the `List` loses its scroll position``.
    func text(_ view: String) -> String {
        let subject = isConditional ? "any `\(view)` in this view" : "the `\(view)`"
        switch kind {
        case .text: return subject + " loses the keyboard focus"
        case .scrollPosition: return subject + " loses its scroll position"
        case .platformView: return subject + " creates its platform view again"
        case .object, .state, .touch: return subject + " loses its state"
        case .task: return "the `.task` of \(subject) starts again"
        }
    }

    /// Whether this loss tells more than another one: views that are always there come first.
    private func tellsMore(than other: StateLoss) -> Bool {
        if isConditional != other.isConditional { return !isConditional }
        return kind.rawValue < other.kind.rawValue
    }

    /// What a modifier loses that replaces its subject: the modified view with the modifiers before. Modifiers after it keep
    /// running.
    init?(_ use: ModifierUse) {
        var search = Search(use.element.index)
        let before = use.element.modifiers.prefix { $0.nameRange.start < use.modifier.nameRange.start }
        guard let found = search.find(use.element, before, depth: 0) else { return nil }
        self = found
    }

    /// What is lost of a view that a constant next to the element holds: `let layout = NotchLayout().padding()`.
    init?(constant value: SyntaxNode, of element: ViewElement) {
        var node = value.unwrapped
        while let modifier = ModifierCall(node) { node = modifier.base.unwrapped }
        let callee = CallExpr(node)?.callee ?? node
        guard callee.kind == .declReferenceExpr else { return nil }
        let (index, place) = (element.index, (element.path, callee.tokenRange))
        var search = Search(index)
        if let type = index.resolveType(callee.name, file: element.site.file, in: element.owner) {
            guard index.type(type).isView, let kind = search.kind(of: type, depth: 0) else { return nil }
            self.init(place, kind, isOfProject: true)
        } else if let view = SwiftUICatalog.views[callee.name] {
            guard let kind = Kind(view) else { return nil }
            self.init(place, kind, isOfProject: false)
        } else {
            guard let found = search.find(element.builders(named: callee.name), depth: 0) else { return nil }
            self = found
        }
    }

    private init(_ place: (path: String, nameRange: SourceRange), _ kind: Kind, isOfProject: Bool) {
        (path, nameRange) = place
        self.kind = kind
        self.isOfProject = isOfProject
    }

    private init(_ view: ViewElement, _ kind: Kind, isOfProject: Bool) {
        self.init((view.path, view.nameRange), kind, isOfProject: isOfProject)
    }

    /// The search for the most telling loss. Of several equal ones, the first counts.
    private struct Search {
        let index: ProjectIndex
        /// How many more elements to look at.
        private var budget = 400
        /// How many bodies of other views are being searched. What such a body shows only sometimes does not count.
        private var bodies = 0

        init(_ index: ProjectIndex) {
            self.index = index
        }

        mutating func find(_ element: ViewElement, _ modifiers: ArraySlice<ViewTree.Modifier>, depth: Int) -> StateLoss? {
            guard depth < 6, budget > 0 else { return nil }
            budget -= 1
            if element.kind == .branch, bodies > 0 { return nil }
            var best = ownLoss(element, depth)
            // What a view of the project does with its closures is not known as well as its own state.
            if best?.isOfProject != true {
                for child in element.children where isShown(child, in: element) {
                    guard var found = find(child, child.modifiers, depth: depth) else { continue }
                    if element.kind == .branch, !element.isConstantBranch { found.isConditional = true }
                    if best.map(found.tellsMore) ?? true { best = found }
                }
            }
            let isNamed = element.kind == .call || element.kind == .reference
            guard isNamed, modifiers.contains(where: { $0.name == "task" }) else { return best }
            let task = StateLoss(element, .task, isOfProject: false)
            return best.map { task.tellsMore(than: $0) ? task : $0 } ?? task
        }

        private mutating func ownLoss(_ element: ViewElement, _ depth: Int) -> StateLoss? {
            switch element.callee {
            case .swiftUI(let view): return Kind(view).map { StateLoss(element, $0, isOfProject: false) }
            case .project(let type):
                guard element.index.type(type).isView, let kind = kind(of: type, depth: depth) else { return nil }
                return StateLoss(element, kind, isOfProject: true)
            case .unknown:
                if element.kind == .reference { return find(element.targets, depth: depth) }
                guard element.kind == .call else { return nil }
                // `Header()` may be a function.
                return find(element.builders(named: element.name), depth: depth)
            }
        }

        /// The most telling that a view of the project keeps itself or in its body.
        mutating func kind(of type: TypeID, depth: Int) -> Kind? {
            let own = ownKind(of: type)
            guard own != .platformView else { return own }
            bodies += 1
            defer { bodies -= 1 }
            let inner = index.body(of: type).flatMap { find([$0], depth: depth) }?.kind
            guard let own, let inner else { return own ?? inner }
            return inner.rawValue < own.rawValue ? inner : own
        }

        /// What a view type keeps in its own storage: state, or the view of another framework.
        private func ownKind(of type: TypeID) -> Kind? {
            if index.inherits(type, from: SwiftUICatalog.representables) { return .platformView }
            let state = index.storedProperties(of: type).map(index.member).filter(\.isState)
            if state.isEmpty { return nil }
            if state.contains(where: { $0.wrapper == "StateObject" }) { return .object }
            return state.contains(where: \.isLasting) ? .state : .touch
        }

        /// What the value of a member loses.
        mutating func find(_ builders: [ViewSite], depth: Int) -> StateLoss? {
            guard builders.count == 1 else { return nil }
            return find(ViewElement(index, builders[0]), [], depth: depth + 1)
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

extension StateLoss.Kind {
    /// What a view of SwiftUI keeps; nil if nothing. A lazy stack keeps nothing itself, unlike its rows and the ScrollView
    /// around it.
    fileprivate init?(_ view: CatalogView) {
        let isLazyStack = view.traits.contains(.lazy) && !view.traits.contains(.data)
        guard view.traits.contains(.stateful), !isLazyStack else { return nil }
        self = view.traits.contains(.edits) ? .text : view.traits.contains(.scrolls) ? .scrollPosition : .state
    }
}
