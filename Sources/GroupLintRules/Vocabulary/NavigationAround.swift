import GroupLintCore

/// Whether a navigation container is around a view, at each place that shows the view.
enum NavigationAround {
    case inside
    /// No place has one. The screen is the first one found where the way outward ends: the view that opens a sheet, a cover or
    /// a popover, with the name of that modifier, or a scene.
    case outside(screen: ViewElement, presenter: Name?)
    /// Some places have one, or the way outward is not known.
    case unknown

    init(_ element: ViewElement, _ context: inout RuleContext) {
        var climb = Climb(placements: context.placements)
        self = climb.answer(element, hops: 0)
    }

    /// The way outward, with the uses that may still be followed.
    private struct Climb {
        let placements: ViewPlacements
        private var budget = 32

        private static let mostHops = 8

        init(placements: ViewPlacements) {
            self.placements = placements
        }

        mutating func answer(_ start: ViewElement, hops: Int) -> NavigationAround {
            var current = start
            while let parent = current.parent {
                if current.mayBeWrapped { return .unknown }
                guard parent.kind == .slot, let owner = parent.parent else {
                    current = parent
                    continue
                }
                if let known = answer(parent, owner) { return known }
                current = owner
            }
            guard current.flags.isDisjoint(with: [.isLoose, .isNonView, .isPreview]), hops < Self.mostHops else {
                return .unknown
            }
            return common(current.uses.filter { !$0.isInPreview }, hops: hops + 1)
        }

        /// What a slot says; nil if the place of its view decides.
        private func answer(_ slot: ViewElement, _ owner: ViewElement) -> NavigationAround? {
            switch placements.role(of: slot) {
            case .navigationStack, .navigationView, .splitSidebar, .splitColumn, .destination: return .inside
            case .screen:
                if let modifier = slot.modifierOfContent {
                    return presenters.contains(modifier) ? .outside(screen: owner, presenter: modifier) : .inside
                }
                if owner.isSwiftUI("Tab") || owner.isSwiftUI("TabView") { return nil }
                return owner.isScene ? .outside(screen: owner, presenter: nil) : .unknown
            case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single: return nil
            case .unknown:
                guard case .project = owner.callee, slot.record.link < 0, placements.isInBuilder(owner), !owner.mayMakeNavigation
                else { return .unknown }
                return nil
            case .menu, .nonView, .action: return .unknown
            }
        }

        private mutating func common(_ uses: [ViewElement], hops: Int) -> NavigationAround {
            var found: NavigationAround?
            for use in uses {
                budget -= 1
                guard budget > 0 else { return .unknown }
                switch (found, answer(use, hops: hops)) {
                case (nil, let first): found = first
                case (.inside, .inside), (.outside, .outside): break
                default: return .unknown
                }
            }
            return found ?? .unknown
        }
    }

    private static let presenters = NameTable("sheet fullScreenCover popover")
}

extension ViewElement {
    /// Whether this is a scene, which shows its content in a window.
    var isScene: Bool { Self.scenes.contains(name) && isSwiftUI(name) }

    private static let scenes = NameTable("WindowGroup Window DocumentGroup Settings MenuBarExtra ImmersiveSpace")

    /// Whether this is a container that draws the bar and shows what links push.
    var isNavigationContainer: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        switch view.role(of: .none, hasArgument: { _ in false }) {
        case .navigationStack, .navigationView, .splitSidebar, .splitColumn: return true
        default: return false
        }
    }

    /// Whether the view has a navigation container in it, as far as it is followed.
    func mayShowNavigation(depth: Int = 2) -> Bool {
        if isNavigationContainer { return true }
        // What a modifier has in its closure is another screen, or is drawn beside the view.
        let inner = children.filter { $0.kind != .slot || $0.record.link < 0 }
        if inner.contains(where: { $0.mayShowNavigation(depth: depth) }) { return true }
        return depth > 0 && targets.contains { ViewElement(index, $0).mayShowNavigation(depth: depth - 1) }
    }

    /// Whether a view of the project may put its content into a container.
    fileprivate var mayMakeNavigation: Bool { Self.mayMakeNavigation(targets.map { ViewElement(index, $0) }) }

    /// Whether a modifier of the project may put the view into a container.
    fileprivate var mayBeWrapped: Bool {
        modifiers.contains { $0.isOfProject && Self.mayMakeNavigation(bodies(of: $0)) }
    }

    /// Whether some code makes a container, or is not known.
    private static func mayMakeNavigation(_ bodies: [ViewElement]) -> Bool {
        bodies.isEmpty || bodies.contains { $0.mayShowNavigation() || $0.descendants.contains { $0.kind == .opaque } }
    }
}
