import GroupLintCore

extension Part {
    /// Whether two cases of a `switch` for one load show their values in one member, whatever they call the values:
    /// `case .loading(let old): page(old ?? [])`, `case .loaded(let items): page(items)`. The member makes the same view then.
    func isOfPhase(like other: Part, _ context: inout RuleContext) -> Bool {
        guard place.isWhole, other.place.isWhole, element.kind == .reference, other.element.kind == .reference,
            element.name == other.element.name, element.targets.count == 1, element.targets == other.element.targets,
            arm.site != other.arm.site, let switchSite = arm.parent?.site, switchSite == other.arm.parent?.site,
            arm.parent?.flags.contains(.isSwitch) ?? false
        else { return false }
        return showsValueOfPhase(&context) && other.showsValueOfPhase(&context)
    }

    /// Whether the arm is for a phase of a load, and hands the value of its case on.
    private func showsValueOfPhase(_ context: inout RuleContext) -> Bool {
        guard let node = context.node(of: arm), let label = SwitchCase(node)?.label, !node.declaresNames else { return false }
        let names = label.subtree.filter { $0.kind == .memberAccessExpr && $0.chainBase == nil }.map(\.name)
        return names.count == 1 && Self.phases.contains(names[0]) && node.mentions(node.boundNames)
    }

    private static let phases = NameTable(
        "loading loaded refreshing reloading updating success ready content data value available partial cached stale")
}
