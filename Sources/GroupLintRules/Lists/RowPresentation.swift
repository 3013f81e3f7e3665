import GroupLintCore

/// A presentation on a view in the closure of a ForEach or List whose state belongs to the view around the rows: each row
/// then presents for the same state.
struct RowPresentation {
    let element: ViewElement
    let modifier: ViewTree.Modifier
    /// The ForEach or List.
    let rows: ViewElement
    /// The state as written, without `$`.
    let state: String
    /// Further presentations of this kind on the same view.
    private var others: [RelatedLocation] = []
    /// Whether the state is a flag, and what the row presents depends on the element of the row.
    let isAboutRow: Bool
    /// Whether the state is a flag and all rows are made at once, in a stack.
    private let isEager: Bool

    static func all(in file: ViewFile, _ context: inout RuleContext) -> [RowPresentation] {
        file.modifiedElements.compactMap { element in
            guard element.kind == .call || element.kind == .reference, !element.isInPreview, !element.isCopied,
                element.modifiers.contains(where: { $0.presentsPerChild }),
                let rows = element.rowsAround ?? element.rowsAroundMember, !rows.flags.contains(.hasFixedData),
                !element.isChosen(among: rows, &context)
            else { return nil }
            var found = element.modifiers.compactMap { RowPresentation(element, $0, in: rows, &context) }[...]
            guard var first = found.popFirst() else { return nil }
            first.others = found.map { other in
                RelatedLocation(
                    path: element.path, range: other.modifier.nameRange,
                    message: "the same applies to this `.\(context.text(other.modifier))`")
            }
            return first
        }
    }

    private init?(
        _ element: ViewElement, _ modifier: ViewTree.Modifier, in rows: ViewElement, _ context: inout RuleContext
    ) {
        guard modifier.presentsPerChild, let owner = element.owner,
            let call = context.node(of: modifier).flatMap(CallExpr.init),
            let binding = call.argument("isPresented") ?? call.argument("item"),
            let root = binding.boundProperty, let text = binding.boundText
        else { return nil }
        let index = element.index
        let parameters = element.rowParameters(call.node.tree)
        let found = index.members(of: owner, named: root).map(index.member)
        guard !parameters.contains(root), found.count == 1, found[0].kind == .storedProperty, !found[0].wrapper.isNone
        else { return nil }
        self.element = element
        self.modifier = modifier
        self.rows = rows
        state = text
        let isFlag = call.argument("isPresented") != nil && call.argument("presenting") == nil
        let closures = [call.trailingClosure].compactMap { $0 } + call.labeledClosures.compactMap { LabeledClosure($0).closure }
        let values = parameters + element.unwrappedNames(among: rows, parameters, &context)
        isAboutRow = isFlag && closures.contains { $0.reads(values) }
        let places = context.placements.of(rows)
        isEager =
            call.argument("isPresented") != nil && rows.isSwiftUI(.forEach)
            && places.allSatisfy { $0.layout == .stack && $0.lazyContainer == nil }
    }

    /// The modifier that passes an element to its content.
    private static func form(_ name: String) -> String {
        switch name {
        case "sheet", "fullScreenCover", "popover": return ".\(name)(item: …)"
        case "alert", "confirmationDialog": return ".\(name)(…, presenting: …)"
        default: return ".\(name)"
        }
    }

    func report(_ context: inout RuleContext) {
        let name = context.text(modifier)
        let container = rows.isSwiftUI(.forEach) ? "ForEach" : "List"
        let place = container == "List" ? "the `List`" : place(&context) ?? "one view outside the `ForEach`"
        let help =
            isAboutRow
            ? "let the action of the row set an optional `@State` to its element, and write one `\(Self.form(name))` for this "
                + "state on \(place)"
            : "put `.\(name)` on \(place)"
        context.report(
            isAboutRow ? PresentationInRow.content : isEager ? PresentationInRow.eager : PresentationInRow.state,
            ["modifier": name, "container": container, "state": state], at: modifier.nameRange, help: help,
            related: others + [rows.related("creates a row for each element")])
    }

    /// The nearest container around the ForEach that is one view, if it is in the same builder and has no presentation of its
    /// own.
    private func place(_ context: inout RuleContext) -> String? {
        var current = rows
        while let parent = current.parent {
            current = parent
            guard parent.kind == .slot else {
                if parent.kind == .arm || parent.kind == .branch || parent.isList { continue }
                return nil
            }
            guard parent.record.link < 0, let container = parent.parent, container.kind == .call else { return nil }
            if container.isList { continue }
            guard !container.modifiers.contains(where: { $0.name.isModifier(with: .presents) }),
                let name = context.name(of: container)
            else { return nil }
            return container.rowsAround == nil ? "the `\(name)` around the `ForEach`" : "one view outside of both `ForEach`"
        }
        return nil
    }
}

extension ViewTree.Modifier {
    /// Whether the modifier presents something, and each view that it is applied to does so.
    fileprivate var presentsPerChild: Bool {
        guard let known = SwiftUICatalog.modifiers[name] else { return false }
        return known.kind == .perChild && SwiftUICatalog.modifiers.traits(of: name).contains(.presents)
    }
}

extension ViewElement {
    /// The ForEach, or the List with data, whose closure makes the view, if both are on the same screen.
    var rowsAround: ViewElement? {
        var current = self
        while let parent = current.parent {
            if parent.kind == .slot {
                guard parent.record.link < 0, let owner = parent.parent else { return nil }
                if owner.isSwiftUI(.forEach) || (owner.isSwiftUI("List") && owner.hasRowData) { return owner }
                // What a link or a closure of the project makes may be another screen, and menus are rows of their own.
                guard case .swiftUI = owner.callee, !owner.isSwiftUI("NavigationLink"), !owner.isSwiftUI("Menu")
                else { return nil }
            }
            current = parent
        }
        return nil
    }

    /// The rows that show the member of the type with the view: `ForEach(items) { row(for: $0) }`.
    var rowsAroundMember: ViewElement? { useOfMember?.rowsAround }

    /// The only place that shows the member of the type with the view.
    private var useOfMember: ViewElement? {
        guard let member, let owner, case let name = index.member(member).name, name != .body, isShownWithMember else {
            return nil
        }
        let uses = index.references(to: name, in: owner).filter { !$0.isInPreview }
        return uses.count == 1 ? uses[0] : nil
    }

    /// Whether the view belongs to the screen of its member: it is not in a link, a menu or the content of a modifier.
    var isShownWithMember: Bool {
        sequence(first: self, next: \.parent).allSatisfy { slot in
            guard slot.kind == .slot else { return true }
            guard slot.record.link < 0, let owner = slot.parent, case .swiftUI = owner.callee else { return false }
            return !owner.isSwiftUI("NavigationLink") && !owner.isSwiftUI("Menu") && !owner.isSwiftUI("Picker")
        }
    }

    /// Whether this is a Group, Section or ForEach, whose modifiers are on each view in it.
    fileprivate var isList: Bool { isSwiftUI(.group) || isSwiftUI(.section) || isSwiftUI(.forEach) }

    /// Whether `group_presentation_modifier` checks the modifiers.
    fileprivate var isCopied: Bool { isList && ViewContent(of: self).most > 1 }

    /// The conditions of the branches between the rows and the view; for a `switch`, the whole statement.
    private func conditions(upTo rows: ViewElement, _ context: inout RuleContext) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for (arm, branch) in armsAround(upTo: rows) {
            guard let node = context.syntax(ofFile: branch.path)?.node(branch.node) else { continue }
            guard let first = IfExpr(node), let position = branch.children.map(\.site).firstIndex(of: arm.site) else {
                found.append(node)
                continue
            }
            // Of a chain of `else if`, the condition of the arm.
            found += first.chain.dropFirst(position).first { _ in true }?.conditions ?? []
        }
        return found
    }

    /// Whether a branch between the rows and the view may choose one of the rows: `if item.id == selection`.
    func isChosen(among rows: ViewElement, _ context: inout RuleContext) -> Bool {
        let use = rowsAround == nil ? useOfMember : nil
        let all = conditions(upTo: rows, &context) + (use?.conditions(upTo: rows, &context) ?? [])
        return all.contains { condition in
            condition.kind == .switchExpr || condition.subtree.contains { $0.comparesVariables(in: condition) }
        }
    }

    /// Names that such conditions give to parts of the element: `link` for `if let link = item.link`.
    fileprivate func unwrappedNames(
        among rows: ViewElement, _ parameters: [Name], _ context: inout RuleContext
    ) -> [Name] {
        conditions(upTo: rows, &context).filter { $0.kind == .optionalBindingCondition && $0.reads(parameters) }.flatMap {
            $0.subtree.filter { $0.kind == .identifierPattern }.map(\.name)
        }
    }
}

extension SyntaxNode {
    /// Whether the node compares two variables, such as the id of a row with the selected one. A kind of row, as in
    /// `item.kind == .video`, chooses many rows, and a closure in the condition looks for something else.
    fileprivate func comparesVariables(in condition: SyntaxNode) -> Bool {
        guard let sequence = SequenceExpr(self) else { return false }
        let outer = self == condition ? [] : ancestors.prefix { $0 != condition }.map(\.kind)
        if outer.contains(.closureExpr) { return false }
        let parts = Array(sequence.elements)
        return parts.indices.contains { position in
            guard parts[position].kind == .binaryOperatorExpr, parts[position].tokenText == "==", position > 0,
                position + 1 < parts.count
            else { return false }
            return parts[position - 1].isVariable && parts[position + 1].isVariable
        }
    }

    private var isVariable: Bool {
        let node = unwrapped
        guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr || CallExpr(node) != nil else { return false }
        return node.chainRoot.map { !$0.isCapitalized } ?? false
    }

    /// Whether the code uses one of the names.
    fileprivate func reads(_ names: [Name]) -> Bool {
        subtree.contains { $0.kind == .declReferenceExpr && names.contains($0.name) }
    }
}
