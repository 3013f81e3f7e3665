import GroupLintCore

/// Tells which container a container value reaches that is set on an element.
enum ContainerReach {
    /// A wrapper is between the element and the container that reads the value; the outermost one if there are several.
    case blocked(ViewElement, container: ViewElement)
    /// The container that resolves the element does not read the value.
    case unread(ViewElement)
    /// The element itself is the container that reads the value, and no container around it reads the value.
    case onContainer
    /// The value arrives, or its path is not known.
    case unknown

    init(_ element: ViewElement, _ key: Name) {
        self = .unknown
        var wrapper: ViewElement?
        var current = element
        while let place = current.parent {
            current = place
            guard place.kind == .slot else { continue }
            guard place.record.link < 0, let owner = place.parent, owner.kind == .call else { return }
            switch Self.step(owner, place, key) {
            case .through: break
            case .wraps: wrapper = owner
            case .reads:
                if let wrapper { self = .blocked(wrapper, container: owner) }
                return
            case .ignores:
                if wrapper == nil { self = .unread(owner) }
                return
            case .unknown: return
            }
            current = owner
        }
        guard wrapper != nil, case .project(let type) = element.callee, element.index.readsContainerValue(key, in: type),
            !element.slots.isEmpty
        else { return }
        self = .onContainer
    }

    private enum Step {
        /// Passes its views on.
        case through
        case wraps
        case reads
        /// Resolves its views without reading the value.
        case ignores
        case unknown
    }

    private static func step(_ owner: ViewElement, _ slot: ViewElement, _ key: Name) -> Step {
        switch owner.callee {
        case .swiftUI(let view):
            if owner.hasArgument(.subviews) || owner.hasArgument(.sections) { return .unknown }
            switch view.count {
            case .joins, .each: return slot.name == .none ? .through : .unknown
            case .one: return .wraps
            case .assumedOne, .unknown, .none: return .unknown
            }
        case .project(let type):
            guard !slot.flags.contains(.isArgument), slot.name == .none || slot.name == "content" else { return .unknown }
            let index = owner.index
            if index.readsContainerValue(key, in: type) { return .reads }
            guard let body = index.body(of: type), !index.mayReadContainerValue(key, through: type) else { return .unknown }
            // A body with more than one view passes its subviews on.
            let shown = ViewContent(inside: ViewElement(index, body))
            guard shown.fewest == 1, shown.most == 1, !shown.hasUnknown else { return .unknown }
            return index.resolvesContent(type) ? .ignores : .unknown
        case .unknown: return .unknown
        }
    }
}

extension RuleContext {
    /// Keys of the container values that a modifier sets: SwiftUI's modifier, one of the project, or `modifier(Pin())`.
    mutating func containerKeys(setBy modifier: ViewTree.Modifier) -> [Name] {
        if modifier.name == "modifier" {
            let value = node(of: modifier).flatMap(CallExpr.init)?.firstArgument?.value
            let type = value.flatMap(CallExpr.init)?.callee?.name ?? .none
            return Array(index.containerKeys(setBy: type))
        }
        guard modifier.name == .containerValue else { return Array(index.containerKeys(setBy: modifier.name)) }
        guard !index.declaresModifier(.containerValue) else { return [] }
        return node(of: modifier).flatMap(CallExpr.init)?.containerKey.map { [$0] } ?? []
    }
}
