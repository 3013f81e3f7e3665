import GroupLintCore

/// A value of `.id(…)` that is another one each time the body runs.
struct VolatileIdentity {
    /// The value as messages name it.
    let text: String
    let isFallback: Bool
    var related: [RelatedLocation] = []

    init?(_ value: SyntaxNode, _ element: ViewElement, _ context: inout RuleContext) {
        if let fresh = FreshValue(in: value) {
            text = fresh.isFallback ? fresh.text : value.shortText ?? fresh.text
            isFallback = fresh.isFallback
        } else if let source = value.newElement(element, context) ?? value.computed(element, &context) {
            text = value.shortText ?? "…"
            isFallback = false
            related = [source.related("made each time here")]
        } else {
            return nil
        }
    }
}

extension SyntaxNode {
    /// The call that makes the object whose id is used: `let item = Item(video)` for `item.id`.
    fileprivate func newElement(_ element: ViewElement, _ context: RuleContext) -> SyntaxNode? {
        guard kind == .memberAccessExpr, name == .id, let base = chainBase?.unwrapped, base.kind == .declReferenceExpr,
            case .value(let value)? = LocalValue(base), let call = CallExpr(value.unwrapped), let name = call.createdType?.name,
            let type = context.index.resolveType(name, file: element.site.file, in: element.owner),
            context.index.makesNewID(type, call)
        else { return nil }
        return call.node
    }

    /// The call in the getter of a property of the view that makes the value.
    fileprivate func computed(_ element: ViewElement, _ context: inout RuleContext) -> SyntaxNode? {
        guard let path = simplePath, path.count == 1, let owner = element.owner,
            let declaration = context.declaration(of: path[0], in: owner, where: { $0.kind == .computedProperty }),
            declaration.kind == .patternBinding, let getter = PatternBinding(declaration).getter,
            let fresh = FreshValue(in: getter), !fresh.isFallback
        else { return nil }
        return fresh.source
    }
}

extension ProjectIndex {
    /// Whether each object that a call makes has a new id: the type has `let id = UUID()`, and the call passes none.
    func makesNewID(_ type: TypeID, _ call: CallExpr) -> Bool {
        let found = members(of: type, named: .id).map(member)
        guard found.count == 1, found[0].kind == .storedProperty, found[0].constructed == "UUID", found[0].wrapper.isNone,
            !found[0].flags.contains(.isStatic), call.argument("id") == nil
        else { return false }
        return true
    }
}

extension RuleContext {
    /// Whether something updates the view with an element while its user does something with it: what it gets from outside, or
    /// a state that its body reads and that a control or an action changes.
    mutating func isUpdatedInUse(_ element: ViewElement) -> Bool {
        guard let owner = element.owner else { return true }
        let data = data(of: owner)
        for id in index.storedProperties(of: owner) {
            let (property, wrapper) = (index.member(id), index.wrapper(of: id))
            if wrapper == "Environment" || wrapper == "FocusState" || wrapper == "GestureState" { continue }
            if property.flags.contains(.isStatic) || (property.flags.contains(.isLet) && property.defaultValue != .none) {
                continue
            }
            // An object that views do not observe updates nothing.
            if wrapper.isNone, case .project(let type) = index.valueType(of: property.name, in: owner),
                index.isReferenceType(type), !index.type(type).isObservable
            {
                continue
            }
            guard wrapper == "State" else { return true }
            let isRead = data.uses(of: property.name).contains {
                $0.use.kind == .read && data.moments(of: $0).contains(.evaluation)
            }
            // The closure of a call in a function may wait for data that is loaded at the start.
            let changes = UserChange.all(of: property.name, .none, in: owner, &self).filter { change in
                change.code.kind == .functionDecl || !change.code.ancestors.contains { $0.kind == .functionDecl }
            }
            if isRead, !changes.isEmpty { return true }
        }
        return false
    }
}

extension WrittenModifier {
    /// Whether the modifier runs each time SwiftUI asks for the view: it is in a computed property or function.
    func isEvaluated(_ context: inout RuleContext) -> Bool {
        guard !element.root.flags.contains(.isLoose), let member = element.member.map(context.index.member) else { return false }
        return member.kind == .computedProperty || member.kind == .function
    }

    /// Whether something is lost when SwiftUI replaces the view with the modifiers before this one: state, a platform view, an
    /// open menu, the screens that its links have opened. Actions that run again when it appears count too.
    var keepsSomething: Bool {
        guard let position = element.modifiers.firstIndex(where: { $0.nameRange == modifier.nameRange }) else { return true }
        return element.isSwiftUI("Menu") || element.modifiers[..<position].contains { Self.appearances.contains($0.name) }
            || element.showsSomethingKept(depth: 0) || StateLoss(ModifierUse(element, position)) != nil
    }

    fileprivate static let appearances = NameTable("onAppear onDisappear task")

    /// Whether a comment on the line or in the two lines before it explains the modifier.
    var isExplained: Bool {
        let (bytes, tree) = (call.node.tree.source.bytes, call.node.tree)
        var (start, lines) = (Int(modifier.nameRange.start), 0)
        while start > 0, lines < 3 {
            start -= 1
            if bytes[start] == UInt8(ascii: "\n") { lines += 1 }
        }
        var end = Int(modifier.nameRange.end)
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        return tree.hasComment(in: SourceRange(start: UInt32(start), end: UInt32(end)))
    }
}

extension ViewElement {
    /// Whether the view contains links, or actions that run when views in it appear, also in views of the project.
    fileprivate func showsSomethingKept(depth: Int) -> Bool {
        if isSwiftUI("NavigationLink") { return true }
        if depth < 3, case .project(let type) = callee, let body = index.body(of: type),
            ViewElement(index, body).showsSomethingKept(depth: depth + 1)
        {
            return true
        }
        return children.contains { child in
            child.modifiers.contains { WrittenModifier.appearances.contains($0.name) } || child.showsSomethingKept(depth: depth)
        }
    }

    /// Whether the view is an indicator of progress, or shows one and little else.
    var showsProgress: Bool { showsProgress(depth: 0) }

    private func showsProgress(depth: Int) -> Bool {
        guard record.end - site.element <= 8 else { return false }
        return (site.element..<max(record.end, site.element + 1)).contains { position in
            let part = ViewElement(index, ViewSite(file: site.file, element: position))
            if part.isSwiftUI("ProgressView") { return true }
            guard depth < 2, case .project(let type) = part.callee, let body = index.body(of: type) else { return false }
            return ViewElement(index, body).showsProgress(depth: depth + 1)
        }
    }

    /// Whether the view is a text field that edits a value which is a part of an expression.
    func edits(_ value: SyntaxNode, _ context: inout RuleContext) -> Bool {
        guard case .swiftUI(let view) = callee, view.traits.contains(.edits),
            let call = context.node(of: self).flatMap(CallExpr.init),
            let path = call.argument("text")?.projectedPath
        else { return false }
        if value.simplePath == path { return true }
        return value.kind == .stringLiteralExpr
            && value.children().contains { segment in
                segment.children().contains { Argument($0).value?.simplePath == path }
            }
    }
}
