import GroupLintCore

/// A load for a new value that takes a view away in which the user has chosen something: `.task(id: period) { … }`.
struct ChoiceLoss {
    let modifier: ViewTree.Modifier
    let branch: ViewElement
    /// The view with the choice.
    let view: ViewElement
    let write: StateWrites.Write

    private static let triggers = NameTable("task onChange")
    private static let (mostModifiers, mostBranches) = (6, 6)

    /// The first one for each modifier in a file.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [ChoiceLoss] {
        var found: [ChoiceLoss] = []
        for element in file.modifiedElements where !element.isInPreview {
            let triggers = element.modifiers.filter { Self.triggers.contains($0.name) }.prefix(mostModifiers)
            guard !triggers.isEmpty else { continue }
            // To ask what the user chooses takes long.
            let branches = element.ownBranches(atMost: mostBranches).filter { branch in
                branch.children.contains { !$0.viewsWithInput.isEmpty }
            }
            for modifier in triggers where !branches.isEmpty {
                guard let call = context.node(of: modifier).flatMap(CallExpr.init), let action = call.action,
                    let value = call.argument(modifier.name == "task" ? "id" : "of"), let owner = element.owner,
                    value.isChosen(in: owner, &context), let loss = ChoiceLoss(modifier, action, owner, branches, &context)
                else { continue }
                found.append(loss)
            }
        }
        return found
    }

    private init?(
        _ modifier: ViewTree.Modifier, _ action: SyntaxNode, _ user: TypeID, _ branches: [ViewElement],
        _ context: inout RuleContext
    ) {
        for branch in branches {
            for (position, arm) in branch.children.enumerated() {
                guard let view = arm.viewWithChoice(&context),
                    let writes = ArmWrites(action, of: user, branch, position, &context),
                    let found = LoadingWrite(writes, countsRemoval: false, context.index), found.mayReset
                else { continue }
                (self.modifier, self.branch, self.view, write) = (modifier, branch, view, found.write)
                return
            }
        }
        return nil
    }
}

extension ViewElement {
    /// The branches of the same view in what an element shows, the outer ones first.
    fileprivate func ownBranches(atMost limit: Int) -> [ViewElement] {
        var found: [ViewElement] = []
        var screen = SameScreen()
        _ = screen.contains(self) { element in
            if element.kind == .branch, element.owner == owner,
                element.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary])
            {
                found.append(element)
            }
            return found.count >= limit
        }
        return found
    }

    /// Views of the project in an arm whose state does not come from the caller.
    fileprivate var viewsWithInput: [ViewElement] {
        viewsWithState(atMost: Self.mostViews) { !$0.makesStateFromInput && !$0.isInRows }
    }

    /// A view of the project in an arm, in which the user chooses something that its state keeps.
    fileprivate func viewWithChoice(_ context: inout RuleContext) -> ViewElement? {
        viewsWithInput.first { view in
            guard case .project(let type) = view.callee else { return false }
            return TypeCode(type, &context)?.hasChoice(in: TypeCode.controls, type, context.index) ?? false
        }
    }

    private static let mostViews = 8

    /// Whether the view is in a row for data.
    var isInRows: Bool {
        sequence(first: self, next: \.parent).contains { $0.isSwiftUI(.forEach) || $0.hasRowData }
    }
}

extension SyntaxNode {
    /// Whether the user changes what a value is made of: `.task(id: period)`, below a Picker for the period.
    fileprivate func isChosen(in owner: TypeID, _ context: inout RuleContext) -> Bool {
        let properties = subtree.compactMap { node -> StateProperty? in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let path = node.ownPath, path.count <= 2
            else { return nil }
            return StateProperty(root: path[0], member: path.count > 1 ? path[1] : .none)
        }
        for property in properties.prefix(Self.mostProperties)
        where UserChange.exists(of: property.root, property.member, in: owner, &context) {
            return true
        }
        return false
    }

    private static let mostProperties = 6
}

extension ProjectIndex {
    /// Whether a view has state of its own.
    func keepsState(_ view: TypeID) -> Bool {
        storedProperties(of: view).contains { member($0).wrapper == "State" }
    }
}

extension TypeCode {
    /// Whether a control of the view has a binding to its state: `Picker("Side", selection: $side)`.
    func hasChoice(in controls: [Name], _ view: TypeID, _ index: ProjectIndex) -> Bool {
        nodes(named: controls).contains { control in
            guard let call = control.parent.flatMap(CallExpr.init), call.callee == control else { return false }
            return call.arguments.contains { argument in
                guard let value = argument.value, value.isProjection else { return false }
                return index.members(of: view, named: Name(value.tokenText.dropFirst().utf8)).contains {
                    index.member($0).wrapper == "State"
                }
            }
        }
    }

    static let controls: [Name] = [
        "Picker", "Toggle", "Slider", "Stepper", "DatePicker", "TextField", "TextEditor",
    ]
}
