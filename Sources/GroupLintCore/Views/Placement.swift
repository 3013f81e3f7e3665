/// Where the views of an element are shown: what lays them out, whether once or for each row, and in which
/// navigation.
public struct Placement: Sendable {
    public var layout = Layout.undecided
    /// Container that determines the layout.
    public var container: ViewSite?
    /// Container that shows the element once for each element of its data.
    public var repetition: ViewSite?
    /// Nearest enclosing container that creates its rows lazily.
    public var lazyContainer: ViewSite?
    /// Whether it is in one case of a `switch` over the element of a row. At most one row shows it then.
    var isOneCase = false
    public var navigation = Navigation.undecided
    /// Call or reference that leads to the element; nil if the element and its container are in one builder.
    public var caller: ViewSite?
    /// Number of callers between the element and its container.
    public var hops: UInt8 = 0
    /// Whether outer placements no longer matter: another screen starts here, or nothing more is known.
    var isClosed = false
    /// Whether the element is on a screen that a link pushes. The link's own navigation is then the navigation of that
    /// screen, and nothing else of the place of the link matters.
    public internal(set) var isPushed = false

    public var isRepeated: Bool { repetition != nil }

    /// Kind of container that lays out an element.
    public enum Layout: UInt8, Sendable {
        case undecided
        case list
        case form
        case table
        case lazy
        case stack
        case menu
        /// One view on the same screen: a label, an overlay, the content of a scroll view.
        case single
        /// The root of a screen.
        case screen
        /// A builder whose results are not views.
        case nonView
        case unknown

        /// Whether the views are rows or cells, which appear and disappear independently of each other.
        public var isRow: Bool { self == .list || self == .form || self == .table }
    }

    public enum Navigation: UInt8, Sendable {
        case undecided
        case stack
        case view
        case sidebar
        case other
    }

    /// Packs the fields that rules use. Of several placements with the same key only the first is kept.
    var key: UInt32 {
        UInt32(layout.rawValue) | UInt32(isRepeated ? 1 : 0) << 8 | UInt32(navigation.rawValue) << 9
            | UInt32(isClosed ? 1 : 0) << 17 | UInt32(isOneCase ? 1 : 0) << 18
            | UInt32(lazyContainer == nil ? 0 : 1) << 19 | UInt32(isPushed ? 1 : 0) << 20
    }

    /// Takes what is still undecided from a placement further out.
    func completed(by outer: Placement) -> Placement {
        guard !isClosed else { return self }
        var result = self
        if navigation == .undecided { result.decide(outer.navigation) }
        result.isClosed = outer.isClosed
        if isPushed { return result }
        result.isPushed = outer.isPushed
        if layout == .undecided {
            result.layout = outer.layout
            result.container = outer.container
        }
        result.lazyContainer = lazyContainer ?? outer.lazyContainer
        if repetition == nil, !isOneCase { result.repetition = outer.repetition }
        result.isOneCase = isOneCase || outer.isOneCase
        return result
    }

    /// Whether the callers of a builder decide where its views are, or how often they are shown: `completed` is this placement
    /// with what they decide.
    func isDecidedByCallers(of completed: Placement) -> Bool {
        layout == .undecided || (repetition == nil && completed.isRepeated)
    }

    static let unknown: Placement = {
        var placement = Placement()
        placement.close(.unknown, nil)
        return placement
    }()

    mutating func decide(_ layout: Layout, _ container: ViewSite?) {
        guard self.layout == .undecided else { return }
        self.layout = layout
        self.container = container
    }

    /// Sets the navigation. What a sidebar pushes is shown beside it.
    mutating func decide(_ navigation: Navigation) {
        self.navigation = isPushed && navigation == .sidebar ? .other : navigation
    }

    mutating func enterLazy(_ container: ViewSite) {
        lazyContainer = lazyContainer ?? container
    }

    /// Starts a screen that a link pushes.
    mutating func push(_ link: ViewSite) {
        decide(.screen, link)
        isPushed = true
    }

    /// The same place without the navigation around the link that pushes it.
    var withoutNavigation: Placement {
        var result = self
        result.isClosed = true
        return result
    }

    mutating func close(_ layout: Layout, _ container: ViewSite?) {
        decide(layout, container)
        isClosed = true
    }
}

extension [Placement] {
    /// Adds a placement unless one with the same key exists. Returns whether it was new.
    @discardableResult
    mutating func insert(_ placement: Placement) -> Bool {
        if contains(where: { $0.key == placement.key }) { return false }
        append(placement)
        return true
    }
}
