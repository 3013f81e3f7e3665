import GroupLintCore

extension SyntaxNode {
    /// The member of a type around the code.
    var enclosingMember: SyntaxNode? {
        var inner = self
        for ancestor in ancestors {
            if ancestor.kind == .memberBlock { return inner }
            inner = ancestor
        }
        return nil
    }

    /// The places below the node that read a property of the type around it: `x`, `self.x`, `if let x`.
    func reads(of property: Name) -> [SyntaxNode] {
        let named = tree.nodes(named: property, inside: range).map { SyntaxNode(tree: tree, id: $0) }
        return named.sorted { $0.start < $1.start }.filter { node in
            switch node.kind {
            case .declReferenceExpr: return !node.isWritten
            case .memberAccessExpr: return node.ownName == property && !node.isWritten
            case .identifierPattern:
                guard let condition = node.parent.flatMap(BindingCondition.init) else { return false }
                return condition.value == nil
            // Other nodes with the name do not read the property.
            default: return false
            }
        }
    }

    private var isWritten: Bool { parent?.writtenTarget == self && SequenceExpr(parent ?? self)?.sign?.kind == .assignmentExpr }

    /// Whether the code does not run while SwiftUI evaluates the `body` around it: it runs in an action, or as the content of a
    /// sheet or the like.
    var runsApartFromBody: Bool { runsInAction || ancestors.contains { $0.isPresentedContent } }

    /// Whether the code is in the action of a control or modifier.
    var runsInAction: Bool {
        ancestors.contains { closure in
            guard closure.kind == .closureExpr, let call = closure.callOfClosure, let callee = call.callee else { return false }
            let label = closure.parent.flatMap { $0.kind == .functionCallExpr ? Name.none : $0.name } ?? .none
            // A view that takes a binding reads it when it is updated.
            if callee.name == "Binding", label == "get" { return false }
            if callee.kind == .memberAccessExpr, let modifier = SwiftUICatalog.modifiers[callee.name] {
                return (modifier.role(of: label) ?? .action) == .action
            }
            if callee.isAlertButton { return true }
            guard callee.kind == .declReferenceExpr, let view = SwiftUICatalog.views[callee.name] else {
                return callee.isCapitalized && closure.parent?.isActionArgument ?? false
            }
            return view.role(of: label) { condition in call.arguments.contains { $0.label == condition } } == .action
        }
    }

    /// Whether the node is `.destructive` or the like, the button of an `Alert` or `ActionSheet`, whose closure is its action.
    private var isAlertButton: Bool {
        guard kind == .memberAccessExpr, Self.alertButtons.contains(name) else { return false }
        return ancestors.contains { ["Alert", "ActionSheet"].contains(CallExpr($0)?.callee?.tokenText ?? "") }
    }

    private static let alertButtons = NameTable("default destructive cancel")

    /// Whether an argument has the label of an action: `onDownload`, `action`.
    private var isActionArgument: Bool {
        guard kind == .labeledExpr || kind == .multipleTrailingClosureElement else { return false }
        let label = tokenText
        return label == "action" || label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase ?? false
    }

    private var isPresentedContent: Bool {
        guard kind == .closureExpr, let call = callOfClosure, let callee = call.callee, callee.kind == .memberAccessExpr
        else { return false }
        // The buttons and the message of an alert are made at once, and so is a destination that a flag shows.
        if callee.name == "navigationDestination", call.argument("isPresented") != nil { return false }
        return SwiftUICatalog.modifiers.traits(of: callee.name).contains(.presents)
            && !SwiftUICatalog.dialogModifiers.contains(callee.name)
    }
}
