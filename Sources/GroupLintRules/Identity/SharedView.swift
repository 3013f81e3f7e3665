import GroupLintCore

/// A view that two arms of a branch show, with other views around it: a stack, a ScrollView, other views next to it.
struct SharedView {
    let first: ViewElement
    let second: ViewElement
    let loss: StateLoss
    /// Position of the first of the two arms.
    let position: Int
    /// Whether one of the two is only there under another condition inside its arm.
    let isConditional: Bool
    /// Whether each of the two is all that its arm shows, with other modifiers.
    let isAlone: Bool
    /// Whether both show a value that two cases of a `switch` bind by one name.
    let isOfTwoCases: Bool
    /// Whether both are written directly in their arms, not in a container or a member.
    let isDirect: Bool
    /// Whether one of the two is in the body of another view.
    let isInOtherView: Bool
    /// Whether both are in containers of screens.
    let isScreen: Bool

    /// The first view that loses something; nil if no two arms show the same view.
    ///
    /// - Parameter isLayout: whether the arms are two layouts of one screen. Then a view of the project with other arguments is
    ///   the same view, and what it shows under a condition of its own counts too.
    init?(_ branch: ViewElement, isLayout: Bool, _ context: inout RuleContext) {
        var seen: [UInt64: [(position: Int, part: Part)]] = [:]
        var searches = 0
        let seesBodies = branch.choosesWidth
        for (position, arm) in branch.children.enumerated() {
            let parts = PartCollector(arm, root: branch.root, seesBranches: isLayout, seesBodies: seesBodies).parts
            for part in parts {
                for (otherPosition, other) in seen[part.element.name.hash] ?? [] where searches < Self.mostSearches {
                    guard other.isSameView(as: part, isLayout: isLayout, &context) else { continue }
                    searches += 1
                    let isAlone = other.place.isAlone && part.place.isAlone
                    let isOfTwoCases =
                        part.isOfPhase(like: other, &context)
                        || isAlone && context.node(of: part.element).map { part.isOfCase(like: other, $0) } ?? false
                    guard let loss = part.loss(branch, isLayout: isLayout, &context),
                        loss.isCertain || (isLayout || isOfTwoCases) && loss.kind.isNoticed, !isLayout || loss.kind.isNoticed
                    else { continue }
                    let isScreen = other.place.isInScreens && part.place.isInScreens
                    let isInOtherView = other.place.isInOtherView || part.place.isInOtherView
                    if isInOtherView, !isScreen, !loss.isCertain { continue }
                    (first, second, self.loss, self.position) = (other.element, part.element, loss, otherPosition)
                    isConditional = other.place.isConditional || part.place.isConditional
                    (self.isAlone, self.isOfTwoCases) = (isAlone || isOfTwoCases, isOfTwoCases)
                    isDirect = other.place.isDirect && part.place.isDirect
                    (self.isInOtherView, self.isScreen) = (isInOtherView, isScreen)
                    return
                }
            }
            for part in parts where seen[part.element.name.hash]?.count ?? 0 < Self.mostTwins {
                seen[part.element.name.hash, default: []].append((position, part))
            }
        }
        return nil
    }

    /// Whether two arms show views with the same name. Needs no syntax.
    static func isPossible(_ branch: ViewElement) -> Bool {
        var seen: Set<UInt64> = []
        let seesBodies = branch.choosesWidth
        for arm in branch.children {
            let parts = PartCollector(arm, root: branch.root, seesBranches: true, seesBodies: seesBodies).parts
            let names = Set(parts.map(\.element.name.hash))
            guard seen.isDisjoint(with: names) else { return true }
            seen.formUnion(names)
        }
        return false
    }

    private static let mostSearches = 16
    /// Most views of one name that a view is compared with.
    private static let mostTwins = 32

    /// Whether someone notices the loss when the view is there, which it only sometimes is.
    var isNoticedSometimes: Bool {
        !loss.isCertain && loss.kind.isNoticed
    }
}

/// A view in an arm of a branch.
struct Part {
    let element: ViewElement
    let place: Place
    let arm: ViewElement

    struct Place {
        /// Whether it is under another condition inside the arm.
        var isConditional = false
        /// Whether it is all that the arm shows.
        var isAlone = true
        /// Whether it is all that the arm shows, also through a member that only shows it.
        var isWhole = true
        /// Whether it is not in a container or a member.
        var isDirect = true
        /// Whether it is in the body of another view.
        var isInOtherView = false
        /// Whether it is in a container of screens, such as a NavigationStack.
        var isInScreens = false
        /// Names that are parameters of the member around it.
        var parameters: [Name] = []
        var depth = 0
    }

    /// Whether two parts are the same view: the same code without the modifiers, apart from `true` and `false`, in which
    /// every name means the same. What runs when one of them appears is there because it is replaced.
    func isSameView(as other: Part, isLayout: Bool, _ context: inout RuleContext) -> Bool {
        if isOfPhase(like: other, &context) { return true }
        guard element.kind == other.element.kind, element.name == other.element.name, element.site != other.element.site,
            !element.isSubjectOfModifier, let left = context.syntax(ofFile: element.path)?.node(element.node),
            let right = context.syntax(ofFile: other.element.path)?.node(other.element.node),
            left.makesSameView(as: right) || (isLayout && element.isOfProject && left.mayMakeSameView(as: right))
        else { return false }
        // Of what other views show, only views of the project are likely to be the same.
        if place.isInOtherView || other.place.isInOtherView { return element.isOfProject }
        if place.isAlone, other.place.isAlone {
            // The other checks compare two calls with all their modifiers.
            guard !isOfCase(like: other, left) else { return true }
            guard element.kind == .reference, !left.wholeChain.hasSameTokens(as: right.wholeChain),
                ![element, other.element].contains(where: { $0.modifiers.contains { $0.name.isModifier(with: .lifecycle) } })
            else { return false }
        }
        guard !left.mentions(place.parameters), !right.mentions(other.place.parameters) else { return false }
        return !left.usesNames(boundAround: element, &context) && !right.usesNames(boundAround: other.element, &context)
    }

    /// Whether the views of two cases of a `switch` show a value that both cases bind by the same name:
    /// `case .saving(let item): Editor(item)`, `case .ready(let item): Editor(item)`. It is then the same value most often.
    func isOfCase(like other: Part, _ code: SyntaxNode) -> Bool {
        guard let arm = element.parent, arm.kind == .arm, let branch = arm.parent, branch.flags.contains(.isSwitch),
            let outer = other.element.parent, outer.parent?.site == branch.site,
            let own = code.tree.node(arm.node), let its = code.tree.node(outer.node)
        else { return false }
        let shared = own.boundNames.filter(its.boundNames.contains)
        return code.mentions(shared) && !own.declaresNames && !its.declaresNames
    }

    func loss(_ branch: ViewElement, isLayout: Bool, _ context: inout RuleContext) -> StateLoss? {
        guard element.flags.contains(.isLocal) else {
            return StateLoss(element, reads: branch.reads, seesParts: isLayout, &context)
        }
        return context.node(of: element)?.constant(element.name).flatMap { StateLoss(constant: $0, of: element) }
    }
}

/// Collects the views of an arm: its own, and those in containers and in members that it shows.
private struct PartCollector {
    /// The root around the branch, whose parameters mean the same in all arms.
    let root: ViewElement
    /// Whether to look into branches in containers and members.
    let seesBranches: Bool
    /// Whether to look into the bodies of other views for screens.
    let seesBodies: Bool
    private let arm: ViewElement
    private(set) var parts: [Part] = []
    private var memberCount = 0
    /// The bodies of other views that the parts show, outermost first.
    private var bodies: [(root: ViewElement, place: Part.Place)] = []

    init(_ arm: ViewElement, root: ViewElement, seesBranches: Bool, seesBodies: Bool) {
        self.root = root
        self.seesBranches = seesBranches
        self.seesBodies = seesBodies
        self.arm = arm
        add(arm, Part.Place())
        var position = 0
        while position < bodies.count {
            add(bodies[position].root, bodies[position].place)
            position += 1
        }
    }

    private static let mostParts = 64
    private static let mostBodies = 16
    private static let mostMembers = 8
    private static let mostDepth = 24

    /// Adds the views in an arm, a slot or a member.
    private mutating func add(_ parent: ViewElement, _ outer: Part.Place) {
        var place = outer
        place.isAlone = outer.isAlone && parent.showsOne
        place.isWhole = outer.isWhole && parent.showsOne
        place.depth += 1
        for child in parent.children where parts.count < Self.mostParts && place.depth < Self.mostDepth {
            switch child.kind {
            case .call where !child.isReplacedOnPurpose: add(call: child, place)
            case .reference where !child.isReplacedOnPurpose:
                if !place.isInOtherView { parts.append(Part(element: child, place: place, arm: arm)) }
                add(member: child, place)
            case .branch: add(branch: child, place)
            case .call, .reference, .root, .typeMember, .slot, .arm, .opaque: continue
            }
        }
    }

    private mutating func add(branch: ViewElement, _ place: Part.Place) {
        let isPlain = branch.flags.isDisjoint(with: ConditionalIdentitySplit.excluded)
        guard branch.flags.contains(.isConfig) || ((place.isDirect || seesBranches) && isPlain) else { return }
        var inner = place
        (inner.isAlone, inner.isWhole) = (false, false)
        inner.isConditional = place.isConditional || !branch.flags.contains(.isConfig)
        for arm in branch.children { add(arm, inner) }
    }

    /// Adds a call and its content. Rows have an identity of their own. A tab keeps its screen.
    private mutating func add(call: ViewElement, _ place: Part.Place) {
        guard call.name != .emptyView, !call.isSwiftUI("ForEach") else { return }
        let isGroup = call.isSwiftUI(.group)
        let mayBeShared = place.isInOtherView ? call.isOfProject : !isGroup && !call.keepsNothing
        if mayBeShared { parts.append(Part(element: call, place: place, arm: arm)) }
        var inner = place
        inner.isAlone = place.isAlone && isGroup
        inner.isWhole = place.isWhole && isGroup
        inner.isDirect = place.isDirect && isGroup
        inner.isInScreens = place.isInScreens || call.isContainerOfScreens
        let isTab = call.isSwiftUI("Tab")
        for slot in call.slots where isTab || call.shows(slot) { add(slot, inner) }
        guard seesBodies, bodies.count < Self.mostBodies, case .project(let type) = call.callee, call.index.type(type).isView,
            let body = call.index.body(of: type)
        else { return }
        (inner.isAlone, inner.isDirect, inner.isInOtherView) = (false, false, true)
        inner.depth += 4
        bodies.append((ViewElement(call.index, body), inner))
    }

    /// Adds what a member of the same file shows.
    private mutating func add(member reference: ViewElement, _ place: Part.Place) {
        let targets = reference.targets
        guard memberCount < Self.mostMembers, targets.count == 1, targets[0].file == reference.site.file,
            targets[0] != root.site
        else { return }
        memberCount += 1
        let member = ViewElement(reference.index, targets[0])
        var inner = place
        (inner.isAlone, inner.isDirect) = (false, false)
        inner.depth += 4
        inner.parameters = member.member.map { member.index.member($0).parameters.map(\.name) } ?? []
        add(member, inner)
    }
}

extension ViewElement {
    /// Whether a size class decides on the branch.
    var choosesWidth: Bool { dependsOnSizeClass(dependencies) }

    /// Whether the view is meant to be replaced: with a transition or a matched geometry.
    fileprivate var isReplacedOnPurpose: Bool {
        modifiers.contains { $0.name == "transition" || $0.name == .hidden || $0.name.isModifier(with: .identifies) }
    }

    fileprivate var isOfProject: Bool {
        if case .project = callee { return true }
        return false
    }

    /// Whether the view is one of SwiftUI without content that keeps nothing, such as a Text.
    fileprivate var keepsNothing: Bool {
        guard case .swiftUI(let view) = callee else { return false }
        return !view.traits.contains(.stateful) && name != "Slider" && slots.allSatisfy { _ in false }
            && !modifiers.contains { $0.name == "task" }
    }
}
