import GroupLintCore

/// What is lost when SwiftUI replaces a view, and the view that loses it.
struct StateLoss {
    /// Where the view's name is written.
    let path: String
    let nameRange: SourceRange
    let kind: Kind
    /// Whether the project declares the view.
    let isOfProject: Bool
    /// Whether the view is only there under a condition of its own.
    var isConditional = false
    /// Whether the view is of the project, and shows what is lost only under a condition.
    var isPartial = false

    /// What a view keeps, the most telling first.
    enum Kind: UInt8 {
        /// A slider that changes the condition itself.
        case touchedSlider
        /// The keyboard focus and the selection.
        case text
        /// The view of another framework, such as a player.
        case platformView
        /// Own state together with a `.task` that fills it.
        case loading
        /// The screens on a navigation stack.
        case screens
        case object
        /// The image that an AsyncImage has loaded.
        case image
        case scrollPosition
        /// Own state, which may be a measured size or the state of a touch.
        case state
        /// A `.task`, which may have nothing to do when it starts again.
        case task
        /// A view of another framework without a coordinator, which likely keeps nothing, such as a label or a background.
        case plainPlatformView
        /// State that only lasts as long as a touch.
        case touch

        /// Whether someone notices the loss. Own state often is a measured size or lasts as long as a touch, and a `.task` may
        /// have nothing to do.
        var isNoticed: Bool { rawValue <= Kind.scrollPosition.rawValue }
    }

    init(_ place: (path: String, nameRange: SourceRange), _ kind: Kind, isOfProject: Bool) {
        (path, nameRange) = place
        self.kind = kind
        self.isOfProject = isOfProject
    }

    init(_ view: ViewElement, _ kind: Kind, isOfProject: Bool) {
        self.init((view.path, view.nameRange), kind, isOfProject: isOfProject)
    }

    /// Whether only a `.task` in the view or on it starts again.
    var isTask: Bool { kind == .task }

    /// Whether there is something to lose only after the user has scrolled, typed or opened a screen, or an image has come.
    var needsTime: Bool { kind == .scrollPosition || kind == .text || kind == .screens || kind == .image }

    /// Whether someone notices the loss. A view that is there under a condition of its own may not be there when this one
    /// changes.
    var isNoticed: Bool { kind.isNoticed && isCertain }

    /// Whether what is lost is always there.
    var isCertain: Bool { doubts == 0 }

    private var doubts: Int { (isPartial ? 2 : 0) + (isConditional ? 1 : 0) }

    /// Whether this loss tells more than another one: views that are always there come first.
    func tellsMore(than other: StateLoss) -> Bool {
        if doubts != other.doubts { return doubts < other.doubts }
        return kind.rawValue < other.kind.rawValue
    }

    /// What happens to the view: ``the `List` loses its scroll position``, ``the `List` in this `content` loses …``.
    func text(_ view: String, in outer: String? = nil) -> String {
        let place = outer.map { " in this `\($0)`" } ?? (isConditional ? " in this view" : "")
        let subject = (isConditional ? "any " : "the ") + "`\(view)`" + place
        switch kind {
        case .touchedSlider: return subject + " stops following the finger"
        case .text:
            return isOfProject ? "the keyboard focus in \(subject) is lost" : subject + " loses the keyboard focus"
        case .scrollPosition: return subject + " loses its scroll position"
        case .platformView, .plainPlatformView: return subject + " creates its platform view again"
        case .image: return subject + " loads its image again"
        case .loading: return subject + " loses its state and starts its `.task` again"
        case .screens: return subject + " goes back to its first screen"
        case .object, .state, .touch: return subject + " loses its state"
        case .task: return "the `.task` of \(subject) starts again"
        }
    }
}

extension RuleContext {
    /// The name of the view that loses something, as written.
    func name(of loss: StateLoss) -> String? {
        read(loss.path)?.text(loss.nameRange).unquoted
    }
}

extension MemberSummary {
    /// Whether SwiftUI keeps the property for the view. A shared object outlasts every view.
    var isState: Bool { SwiftUICatalog.stateWrappers.contains(wrapper) && !isSharedInstance }

    /// Whether the property is state that outlasts a touch.
    var isLasting: Bool { isState && !Self.touches.contains(name) }

    private static let touches = NameTable("isHovering isHovered hovering hovered isHover isPressed isPressing isTapped")
}
