import GroupLintCore

extension ConditionalIdentitySplit {
    /// Reports two input fields of which one takes the place of the other while the user types. False if there are none.
    func reportFields(_ branch: ViewElement, _ context: inout RuleContext) -> Bool {
        guard branch.mayShowFields, context.placements.isInBuilder(branch), !branch.isInPreview,
            let swap = FieldSwap(branch, &context), let node = context.node(of: branch)
        else { return false }
        let condition = BranchCondition(branch: branch, tree: node.tree)
        let values = ChangingValues(context)
        let change = condition.change(values)
        guard change.isKnown else { return false }
        let ruleCase: RuleCase
        switch swap.kind {
        case .sameText:
            guard change == .often, swap.losesFocus(branch, &context) else { return false }
            ruleCase = Self.fieldSwapped
        case .sameFocus:
            guard swap.mayLoseFocus(branch, &context) else { return false }
            ruleCase = Self.focusMayBeLost
        }
        context.report(
            ruleCase,
            [
                "condition": condition.text, "first": context.text(swap.first), "second": context.text(swap.second),
            ], at: branch.nameRange,
            help: context.targets.sinceFocusState
                + (context.focusChoice(of: branch).map { swap.help(condition.text, $0) }
                    ?? swap.help(
                        condition.text, isInRow: branch.rowsAround != nil,
                        isOneOfSeveral: context.hasOtherFields(beside: branch))),
            related: [swap.first.related("first field"), swap.second.related("second field")])
        return true
    }
}

extension RuleContext {
    /// Whether the view has another branch that swaps two fields for one text.
    fileprivate mutating func hasOtherFields(beside branch: ViewElement) -> Bool {
        let sites = branch.views.elements.indices.map { ViewSite(file: branch.site.file, element: Int32($0)) }
        for other in sites.map({ ViewElement(index, $0) }) where other.kind == .branch && other.site != branch.site {
            if other.owner == branch.owner, other.mayShowFields, let swap = FieldSwap(other, &self), case .sameText = swap.kind {
                return true
            }
        }
        return false
    }

    /// The name and the type of the focus state that the view has already, if its values are those of an enum.
    fileprivate mutating func focusChoice(of branch: ViewElement) -> (name: String, type: String)? {
        guard let owner = branch.owner else { return nil }
        for property in index.properties(inFile: branch.site.file, with: NameTable("FocusState")) where property.type == owner {
            guard let declaration = WrappedDeclaration(property, &self), let type = declaration.binding.type else { continue }
            // `Field?`
            let name = type.text.filter { $0 != "?" }
            if name != "Bool" { return (declaration.name, name) }
        }
        return nil
    }
}

extension FieldSwap {
    /// What to write if the view has a focus state with a value for each field.
    fileprivate func help(_ condition: String, _ focus: (name: String, type: String)) -> String {
        "give each of the two fields its own case in `\(focus.type)`, write `.focused($\(focus.name), equals: …)` after each of "
            + "them, and in an `.onChange` of \(condition), set `\(focus.name)` to the field that appears if it is on the "
            + "other one"
    }

    /// What to write, so that the field which appears gets the focus.
    ///
    /// A `.focused(…)` that a caller has on the view goes on with its own value.
    fileprivate func help(_ condition: String, isInRow: Bool, isOneOfSeveral: Bool) -> String {
        if isOneOfSeveral, !isFocused, !isInRow {
            return "declare one `enum Field` with a case for each field of this view, and one `@FocusState private var focus: "
                + "Field?`, write `.focused($focus, equals: …)` after each field, and in an `.onChange` of \(condition), set "
                + "`focus` to the field that appears if it is on the other one"
        }
        let names = [first, second].map { $0.isSwiftUI("SecureField") ? "secured" : "plain" }
        let (one, other) = names[0] == names[1] ? ("first", "second") : (names[0], names[1])
        let start =
            (isInRow ? "move the fields into a view of their own, in which you " : "")
            + "declare `enum Field { case \(one), \(other) }` and `@FocusState private var focus: Field?`, write "
            + "`.focused($focus, equals: .\(one))` and `.focused($focus, equals: .\(other))` after the fields"
        let present = isFocused ? " in place of their `.focused(…)`, whose value is now `focus != nil`" : ""
        return start + present + ", and in an `.onChange` of \(condition), if `focus` is not nil, set it to "
            + "the field that appears"
    }
}

extension ViewElement {
    /// Whether the file of the branch names input fields in both arms, judged by names alone.
    fileprivate var mayShowFields: Bool { children.allSatisfy(\.containsField) }

    private var containsField: Bool {
        children.contains { child in
            guard child.kind == .call else { return false }
            return SwiftUICatalog.views.traits(of: child.name).contains(.edits) || child.slots.contains(where: \.containsField)
        }
    }
}

extension DeploymentTargets {
    /// `from macOS 12 on, ` if the code also runs where there is no `@FocusState`.
    fileprivate var sinceFocusState: String {
        let versions = ReleaseYear.iOS15.versions
        guard let platform = platforms(below: versions).first?.platform, let version = versions[platform] else { return "" }
        return "from \(platform.rawValue) \(version) on, "
    }
}
