import GroupLintCore

/// A branch inside a container that inserts and removes a view.
struct ConditionalChild {
    let branch: ViewElement

    /// All branches in the content of a layout container, through stacks and members of the same type, up to a geometry
    /// group. `modifiers` is the number of modifiers whose overlays and backgrounds count.
    static func all(in container: ViewElement, modifiers: Int, _ context: RuleContext) -> [ConditionalChild] {
        var search = Search(context: context, owner: container.owner, file: container.site.file)
        search.addContent(of: container, modifiers: modifiers)
        return search.found
    }

    private struct Search {
        let context: RuleContext
        let owner: TypeID?
        let file: Int32
        var found: [ConditionalChild] = []
        var depth = 0

        mutating func addContent(of view: ViewElement, modifiers: Int) {
            let first = Int32(view.record.firstModifier)
            for slot in view.children where slot.kind == .slot {
                let link = slot.record.link
                if link >= first + Int32(modifiers) { continue }
                switch context.placements.role(of: slot) {
                case .stack, .transparent, .repeated: add(slot.children)
                case .single where link >= 0: add(slot.children)
                default: break
                }
            }
        }

        private mutating func add(_ views: ViewElement.Children) {
            for view in views {
                switch view.kind {
                case .branch:
                    if !view.isConstantBranch, !view.flags.contains(.isTernary) { found.append(ConditionalChild(branch: view)) }
                    for arm in view.children { add(arm.children) }
                case .call, .reference:
                    if view.modifiers.contains(where: { $0.name.isModifier(with: .barrier) }) { continue }
                    if view.kind == .call { addContent(of: view, modifiers: view.modifiers.count) } else { addMember(view) }
                case .root, .slot, .arm, .typeMember, .opaque: break
                }
            }
        }

        private mutating func addMember(_ reference: ViewElement) {
            let targets = reference.targets
            guard depth < 4, targets.count == 1, targets[0].file == file else { return }
            let root = ViewElement(reference.index, targets[0])
            guard root.owner == owner else { return }
            depth += 1
            add(root.children)
            depth -= 1
        }
    }

    /// Whether every view of the branch fills the container, so that its start position is not visible.
    var coversContainer: Bool {
        let views = branch.children.flatMap { Array($0.children) }
        return !views.isEmpty
            && views.allSatisfy { view in
                (view.kind == .call || view.kind == .typeMember) && SwiftUICatalog.views.traits(of: view.name).contains(.fills)
                    && !view.modifiers.contains { $0.name.isModifier(with: .geometry) }
            }
    }

    /// Whether every view of the branch has a matched geometry, which tells it where to start.
    var hasMatchedGeometry: Bool {
        let views = branch.children.flatMap { Array($0.children) }
        return !views.isEmpty
            && views.allSatisfy { view in
                view.name == .emptyView || view.modifiers.contains { $0.name == "matchedGeometryEffect" }
            }
    }

    /// Whether a view of the branch has a `position` or `offset`.
    var isAligned: Bool {
        branch.children.contains { arm in
            arm.children.contains { view in
                view.modifiers.contains { modifier in
                    modifier.name == "position" || modifier.name == "offset"
                }
            }
        }
    }
}
