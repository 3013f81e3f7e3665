import GroupLintCore

/// A use of a model in the syntax: `model.form?.title`.
struct ModelChain {
    /// The names after the model, each a memberAccessExpr: `form`, `title`.
    let members: [SyntaxNode]
    /// Whether the last of them is a method that is called.
    let endsInCall: Bool
    let start: SyntaxNode

    init(_ site: PropertyUseSite, in tree: SyntaxTree) {
        start = SyntaxNode(tree: tree, id: site.use.node)
        var members: [SyntaxNode] = []
        var current = start
        while let parent = current.parent, parent.chainBase?.id == current.id {
            if parent.kind == .memberAccessExpr {
                members.append(parent)
            } else if parent.kind != .optionalChainingExpr, parent.kind != .forceUnwrapExpr {
                break
            }
            current = parent
        }
        self.members = members
        endsInCall = current.parent?.kind == .functionCallExpr && current.parent?.chainBase?.id == current.id
    }

    var source: SourceFile { start.tree.source }

    var range: SourceRange { SourceRange(start: start.start, end: (members.last ?? start).end) }

    /// Whether the code subscribes to the changes of the model or of one of its properties: `model.$title`,
    /// `model.objectWillChange`.
    var isSubscription: Bool {
        members.contains { $0.name == "objectWillChange" || $0.tokenText.hasPrefix("$") }
    }

    /// Whether the code subscribes to the changes of a property, or to all changes of the object that has it.
    func isSubscription(to property: String) -> Bool {
        members.contains { $0.name == "objectWillChange" || $0.tokenText == "$" + property }
    }

    /// The call that has the chain as an argument.
    var call: CallExpr? {
        guard let argument = (members.last ?? start).parent, argument.kind == .labeledExpr else { return nil }
        return argument.parent?.parent.flatMap(CallExpr.init)
    }

    /// The name at a position after the model; nil if there is none or if it is a method.
    func name(at position: Int) -> Name? {
        guard position < members.count, !endsInCall || position < members.count - 1 else { return nil }
        return members[position].name
    }

    /// Whether the path says that the code belongs to a widget, which shows each of its views once.
    var isInWidget: Bool { source.path.lowercased().contains("widget") }

    /// Whether the object after `count` names is an argument of a view or of `environmentObject`, which may observe it.
    func passesObject(after count: Int) -> Bool {
        guard members.count == count, let callee = call?.callee else { return false }
        return callee.isCapitalized || callee.name == "environmentObject"
    }

    /// Whether the view shows the value only when something else happens: in a sheet, behind a link or in a menu of a view,
    /// which start with the current value.
    var isShownLater: Bool {
        for node in start.ancestors {
            if node.kind == .closureExpr, let call = node.callOfClosure {
                let label = node.parent?.kind == .functionCallExpr ? Name.none : node.parent?.name ?? .none
                if Self.isLater(call, label) { return true }
            } else if node.kind == .labeledExpr, let call = node.parent?.parent.flatMap(CallExpr.init) {
                if Self.isLater(call, node.name) || call.callee?.name == "ShareLink" { return true }
            } else if node.kind.role == .declaration, node.parent?.kind == .memberBlock {
                return false
            }
        }
        return false
    }

    /// `onChange` or `task`, if the code is the value that the modifier compares.
    var comparingModifier: String? {
        let argument = start.ancestors.first { $0.kind == .labeledExpr || $0.kind == .closureExpr }
        guard let argument, argument.kind == .labeledExpr,
            let callee = argument.parent?.parent.flatMap(CallExpr.init)?.callee, callee.kind == .memberAccessExpr
        else { return nil }
        let isCompared = callee.name == "onChange" && argument.name == "of" || callee.name == "task" && argument.name == "id"
        return isCompared ? callee.tokenText : nil
    }

    private static func isLater(_ call: CallExpr, _ label: Name) -> Bool {
        guard let callee = call.callee else { return false }
        if callee.kind == .memberAccessExpr {
            guard let modifier = SwiftUICatalog.modifiers[callee.name] else { return false }
            if callee.name.isModifier(with: .presents) { return true }
            let role = modifier.role(of: label)
            return role == .screen || role == .destination || role == .menu || role == .action
        }
        if callee.name == "TimelineView" { return true }
        return SwiftUICatalog.views[callee.name]?.role(of: label) { _ in true } == .destination
    }
}

extension RuleContext {
    /// The chain of a use; nil if its file cannot be read.
    mutating func chain(of site: PropertyUseSite) -> ModelChain? {
        syntax(ofFile: index.files[Int(site.file)].path).map { ModelChain(site, in: $0) }
    }

    /// The name of a type as written.
    func name(of type: TypeID) -> String {
        guard let place = index.places(of: type).first else { return "" }
        return known(place.path)?.text(place.nameRange) ?? ""
    }
}
