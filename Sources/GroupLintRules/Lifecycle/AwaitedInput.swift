import GroupLintCore

extension TypeCode {
    /// The argument with which an action, or a function of the type that it awaits, passes a property to an awaited call.
    func awaitedArgument(_ property: Name, in action: SyntaxNode) -> SyntaxNode? {
        let direct = action.awaitedArgument(property)
        if direct != nil { return direct }
        for node in action.subtree where node.kind == .functionCallExpr {
            guard let name = CallExpr(node)?.callee?.ownName else { continue }
            for body in functions(name) {
                if let found = body.awaitedArgument(property) { return found }
            }
        }
        return nil
    }
}

extension SyntaxNode {
    fileprivate func awaitedArgument(_ property: Name) -> SyntaxNode? {
        for node in subtree where node.kind == .awaitExpr {
            for part in node.subtree where part.kind == .labeledExpr {
                guard let path = Argument(part).value?.simplePath, path[0] == property else { continue }
                if path.count == 1 || path[1].isIdentifier { return part }
            }
        }
        return nil
    }
}

extension CallExpr {
    /// Adds the argument `id:` to `.task { }` or `.task(priority: …) { }`.
    func addingID(_ id: String) -> Fix.Edit? {
        guard let callee, let closure = trailingClosure else { return nil }
        if let first = firstArgument {
            return Fix.Edit(SourceRange(start: first.node.start, end: first.node.start), "id: \(id), ")
        }
        return Fix.Edit(SourceRange(start: callee.end, end: closure.start), "(id: \(id)) ")
    }
}

extension RuleContext {
    /// Whether a caller shows the view at a place where it stays while values change.
    func staysSomewhere(_ view: TypeID) -> Bool {
        index.calls(of: view).contains { !$0.isInPreview && StayingPlace($0, self) != nil }
    }

    /// Whether a view is the destination of a link in a sidebar, or the detail beside it, without an `.id(…)`.
    func mayStayBesideSidebar(_ element: ViewElement) -> Bool {
        guard let isLinked = isBesideSidebar(element) else { return false }
        return isLinked
            || sequence(first: element, next: \.parent).contains { $0.kind == .slot && placements.role(of: $0) == .splitColumn }
    }
}
