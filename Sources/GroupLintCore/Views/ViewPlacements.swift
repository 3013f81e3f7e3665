/// Where the builders of a project are shown, found by following call sites from the containers inward until nothing
/// changes. A builder shown in several places has several placements.
public struct ViewPlacements: Sendable {
    private let index: ProjectIndex
    private let climber: PlacementClimber
    private let solution: PlacementTable
    /// The placements in other files than those of `solution`; nil if it has all.
    private let later: LaterPlacements?

    /// Finds the placements of every builder.
    public init(_ index: ProjectIndex) {
        self.index = index
        climber = PlacementClimber(index)
        solution = PlacementSolver.solution(index)
        later = nil
    }

    /// Finds the placements of the builders in some files, and follows only what leads to them. The placements in another
    /// file are found when a rule asks for them, so that a report does not depend on which files are reported on.
    public init(_ index: ProjectIndex, in files: [Int]) {
        self.index = index
        climber = PlacementClimber(index)
        solution = PlacementSolver.solution(index, in: files)
        later = LaterPlacements(index)
    }

    /// All places where the views of an element are shown.
    public func of(_ element: ViewElement) -> [Placement] {
        var climber = climber
        var result: [Placement] = []
        for climb in climber.climb(element.site) {
            guard let root = climb.root else {
                result.insert(climb.placement)
                continue
            }
            for outer in ofRoot(root) {
                var placement = climb.placement.completed(by: outer)
                if climb.placement.isDecidedByCallers(of: placement) {
                    placement.caller = outer.caller
                    placement.hops = outer.hops
                }
                result.insert(placement)
            }
        }
        return result
    }

    /// Role of a content slot of a SwiftUI or project view; `unknown` if neither is known.
    public func role(of slot: ViewElement) -> SlotRole {
        guard let owner = slot.parent else { return .unknown }
        return climber.role(of: slot, in: owner)
    }

    /// Whether the element is in code that is known to make views, all the way up to the root of its builder.
    public func isInBuilder(_ element: ViewElement) -> Bool {
        var current = element
        var isInClosure = false
        while let parent = current.parent {
            // The nearest closure decides: `var row: some View { HStack { if … } }` needs no attribute for the stack.
            // The content of Group and ForEach depends on its surroundings: in a toolbar or chart it is not a view.
            if parent.kind == .slot {
                guard let owner = parent.parent, climber.isBuilder(parent, in: owner) else { return false }
                guard parent.record.link < 0, owner.isTransparent else { return true }
                isInClosure = true
            }
            current = parent
        }
        return (isInClosure || current.flags.contains(.isBuilder)) && !current.flags.contains(.isNonView)
    }

    private func ofRoot(_ root: ViewSite) -> [Placement] {
        let known = solution.contains(root) ? solution[root] : later?[root] ?? []
        return known.isEmpty ? [.unknown] : known
    }
}

extension ViewElement {
    /// Whether this is SwiftUI's Group, ForEach or Section, which also work in builders of other things than views.
    fileprivate var isTransparent: Bool {
        guard case .swiftUI = callee else { return false }
        return SwiftUICatalog.views.isTransparent(name)
    }
}
