/// How many views an element shows, counted through groups, branches, members and other views, and which branch or
/// ForEach changes the number at run time.
public struct ViewContent: Sendable {
    /// Fewest and most views at one time. A ForEach counts as 0 to `manyViews` views.
    public private(set) var fewest = 0
    public private(set) var most = 0
    /// Whether part of the content is unknown. That part counts as 0 views.
    public private(set) var hasUnknown = false
    /// First branch that can change while the app runs.
    public private(set) var branch: ViewSite?
    /// First ForEach with rows from data that is shown in every arm of the branches around it.
    public private(set) var rows: ViewSite?

    public static let manyViews = 1000

    /// Content of an element as its container sees it.
    public init(of element: ViewElement) {
        var reader = Reader()
        self = reader.content(element)
    }

    /// Content of an element's slots alone: for `Group { … }` the views between the braces.
    public init(inside element: ViewElement) {
        var reader = Reader()
        self = reader.children(element)
    }

    private init(fewest: Int, most: Int, hasUnknown: Bool = false) {
        self.fewest = fewest
        self.most = most
        self.hasUnknown = hasUnknown
    }

    private static let unknown = ViewContent(fewest: 0, most: 0, hasUnknown: true)
    private static let one = ViewContent(fewest: 1, most: 1)

    private mutating func add(_ other: ViewContent) {
        fewest = min(fewest + other.fewest, Self.manyViews)
        most = min(most + other.most, Self.manyViews)
        hasUnknown = hasUnknown || other.hasUnknown
        branch = branch ?? other.branch
        rows = rows ?? other.rows
    }

    private struct Reader {
        /// Builders that are being read, to stop at views that contain themselves.
        private var open: [ViewSite] = []
        /// What builders show whose callers pass them no content. Several views often show the same one.
        private var known: [ViewSite: ViewContent] = [:]
        /// Whether what was read last depends on the content that a caller passes.
        private var dependsOnCaller = false
        /// Number of elements that may still be read. Content that callers pass is read again for each of them.
        private var budget = 1_000
        /// Calls of project views that are being read, the innermost last. The views in their closures are the
        /// `content` of the called view.
        private var calls: [ViewElement] = []

        mutating func children(_ element: ViewElement) -> ViewContent {
            var result = ViewContent(fewest: 0, most: 0)
            for child in element.children where child.kind != .slot || child.record.link < 0 {
                result.add(content(child))
            }
            return result
        }

        mutating func content(_ element: ViewElement) -> ViewContent {
            budget -= 1
            guard budget > 0 else { return .unknown }
            return switch element.kind {
            case .root, .arm, .slot: children(element)
            case .branch: branch(element)
            case .call: call(element)
            case .reference: reference(element)
            case .typeMember: SwiftUICatalog.views.contains(element.name) ? .one : .unknown
            case .opaque: .unknown
            }
        }

        private mutating func branch(_ element: ViewElement) -> ViewContent {
            var result = ViewContent(fewest: element.flags.contains(.isExhaustive) ? ViewContent.manyViews : 0, most: 0)
            var rows: [ViewSite?] = []
            for arm in element.children {
                let content = children(arm)
                rows.append(content.rows)
                result.fewest = min(result.fewest, content.fewest)
                result.most = max(result.most, content.most)
                result.hasUnknown = result.hasUnknown || content.hasUnknown
                result.branch = result.branch ?? content.branch
            }
            // If every arm has rows, no arm hides them.
            if element.flags.contains(.isExhaustive), let first = rows.first, !rows.contains(nil) { result.rows = first }
            if !element.isConstantBranch { result.branch = element.site }
            return result
        }

        private mutating func call(_ element: ViewElement) -> ViewContent {
            switch element.callee {
            case .swiftUI(let view): swiftUICall(element, view.count)
            case .project(let type): element.index.type(type).isView ? projectCall(element) : .one
            case .unknown: capitalizedCall(element)
            }
        }

        /// A function with a capital shows what it builds. A call of a type of another module counts as one view.
        private mutating func capitalizedCall(_ element: ViewElement) -> ViewContent {
            let targets = element.targets
            return targets.count == 1 ? target(targets[0], element) : targets.isEmpty ? .one : .unknown
        }

        private mutating func projectCall(_ element: ViewElement) -> ViewContent {
            calls.append(element)
            defer { calls.removeLast() }
            return target(element.targets.first, element)
        }

        /// Content that the caller passed to a view: the views in the closure of the call.
        private mutating func given(_ element: ViewElement) -> ViewContent {
            dependsOnCaller = true
            guard let call = calls.last, case .project(let type) = call.callee, element.owner == type,
                !element.flags.contains(.isLocal),
                let slot = call.slots.first(where: { ContentParameter.name(of: $0, in: call, type) == element.name })
            else { return .unknown }
            calls.removeLast()
            defer { calls.append(call) }
            return children(slot)
        }

        private mutating func swiftUICall(_ element: ViewElement, _ count: CatalogView.Count) -> ViewContent {
            switch count {
            case .none: return ViewContent(fewest: 0, most: 0)
            case .unknown: return .unknown
            case .one, .assumedOne: return .one
            case .each:
                var rows = ViewContent(fewest: 0, most: ViewContent.manyViews)
                rows.rows = element.site
                return rows
            case .joins: break
            }
            guard !element.hasArgument(.subviews), !element.hasArgument(.sections) else { return .unknown }
            if element.name == .section, let content = element.slot(.none) ?? element.slot(.content) {
                // The header and the footer are not rows.
                return children(content)
            }
            return children(element)
        }

        private mutating func reference(_ element: ViewElement) -> ViewContent {
            // `name.map { Text($0) }` makes an optional view, as `if let` does.
            if let first = element.modifiers.first?.name, first == "map" || first == "flatMap" {
                var content = ViewContent(fewest: 0, most: 1)
                content.branch = element.site
                return content
            }
            let targets = element.targets
            if targets.isEmpty { return given(element) }
            guard targets.count == 1 else { return .unknown }
            return target(targets[0], element)
        }

        private mutating func target(_ site: ViewSite?, _ element: ViewElement) -> ViewContent {
            guard let site else { return element.kind == .call ? .one : .unknown }
            if let known = known[site] { return known }
            guard open.count < 12, !open.contains(site) else { return .unknown }
            let root = ViewElement(element.index, site)
            guard !root.flags.contains(.isNonView) else { return .unknown }
            open.append(site)
            let outer = dependsOnCaller
            dependsOnCaller = false
            let content = children(root)
            if !dependsOnCaller { known[site] = content }
            dependsOnCaller = outer || dependsOnCaller
            open.removeLast()
            return content
        }
    }
}

extension Name {
    public static let group: Name = "Group"
    public static let section: Name = "Section"
    public static let emptyView: Name = "EmptyView"
    public static let anyView: Name = "AnyView"
    public static let subviews: Name = "subviews"
    public static let sections: Name = "sections"
}
