import GroupLintCore

extension RuleContext {
    /// Whether a view makes the model in a property itself, and does not get it from its caller.
    mutating func makesModel(_ name: Name, of type: TypeID) -> Bool {
        let found = index.members(of: type, named: name)
        guard let member = ownState(name, of: type) else { return false }
        if member.defaultValue == .construction { return true }
        guard let code = TypeCode(type, &self) else { return false }
        // `_model = StateObject(wrappedValue: Model(item))`, `self.model = Model(item)`
        return code.nodes(named: [name, Name("_\(self.name(of: found[0]))".utf8)]).contains { node in
            guard let write = node.ancestors.prefix(2).compactMap(SequenceExpr.init).first,
                write.left?.range.contains(node.range) ?? false,
                node.ancestors.contains(where: { $0.kind == .initializerDecl }), let value = write.right.flatMap(CallExpr.init)
            else { return false }
            return (value.argument("wrappedValue") ?? value.argument("initialValue")).map(\.isConstruction)
                ?? value.node.isConstruction
        }
    }

    /// What a view of the project gets for one of its properties.
    mutating func passed(by view: ViewElement, to type: TypeID, _ name: Name) -> SyntaxNode? {
        guard let member = index.members(of: type, named: name).first.map(index.member), !member.isState,
            let argument = index.argument(of: view, setting: name, in: type)
        else { return nil }
        return call(view)?.argument(argument.label)
    }

    /// The call of an element in any file.
    mutating func call(_ element: ViewElement) -> CallExpr? {
        syntax(ofFile: element.path)?.node(element.node).flatMap(CallExpr.init)
    }

    /// Whether a model loads something when it is made, or when the view appears.
    mutating func loadsAtStart(_ name: Name, _ model: TypeID, in view: TypeID) -> Bool {
        guard let own = TypeCode(view, &self), let code = TypeCode(model, &self) else { return false }
        let starts = code.declarations.flatMap { $0.typeMembers.filter { $0.kind == .initializerDecl } }
        if starts.contains(where: { start in start.calledNames.contains { code.loads($0) } }) { return true }
        return own.nodes(named: name).contains { node in
            guard let call = node.ancestors.prefix(3).compactMap(CallExpr.init).first, let path = call.callee?.ownPath,
                path.count == 2, path[0] == name, code.loads(path[1])
            else { return false }
            return StartMoment(node, own).kind == .appearance
        }
    }

    /// Whether a view waits for the value of a property of its own when it appears: `items = await store.items()`.
    mutating func loadsState(_ property: MemberSummary, _ code: TypeCode) -> Bool {
        property.wrapper == "State" && property.type.flags.contains(.isCollection)
            && code.nodes(named: property.name).contains { node in
                let write = node.ancestors.prefix(2).first { $0.writtenTarget?.ownPath?.first == property.name }
                guard let value = write.flatMap(SequenceExpr.init)?.right, value.isWaitedFor else { return false }
                return StartMoment(node, code).kind == .appearance
            }
    }
}

extension SyntaxNode {
    /// Whether the code waits for the value: `await load()`, or a constant with such a value.
    fileprivate var isWaitedFor: Bool {
        if awaits { return true }
        guard kind == .declReferenceExpr, case .value(let result)? = LocalValue(self) else { return false }
        return result.awaits
    }

    /// Whether the expression makes an object: `Model(item)`, `.init(item)`.
    fileprivate var isConstruction: Bool {
        guard let callee = CallExpr(unwrapped)?.callee else { return false }
        return CallExpr(unwrapped)?.createdType != nil || callee.kind == .memberAccessExpr && callee.name == "init"
    }
}

extension TypeCode {
    /// Whether the only function with a name waits for what it loads.
    fileprivate func loads(_ name: Name) -> Bool {
        guard case let found = functions(name), found.count == 1,
            found[0].ancestors.first(where: { $0.kind == .functionDecl })?.tokenText.namesLoading ?? false
        else { return false }
        return found[0].subtree.contains { node in
            if node.kind == .awaitExpr { return true }
            // `service.fetchItems { [weak self] result in … }` calls back.
            if let closure = ClosureExpr(node), closure.captures.contains(where: { $0.text.hasPrefix("weak ") }) { return true }
            guard let work = CallExpr(node).flatMap(Work.init) else { return false }
            return work.kind == .task || work.kind == .request || work.kind == .subscription
        }
    }

    /// Whether a change of a value, or the end of the view, runs code with it, which may save it.
    func reacts(to name: Name) -> Bool {
        nodes(named: name).contains { node in
            node.ancestors.contains { outer in
                guard let callee = CallExpr(outer)?.callee, callee.kind == .memberAccessExpr else { return false }
                return Self.reactions.contains(callee.name) && !callee.range.contains(node.range)
            }
        }
    }

    private static let reactions = NameTable("onChange onDisappear onReceive")
}

extension ViewElement {
    /// Whether the view shows rows for data.
    var showsRows: Bool {
        guard case .swiftUI(let view) = callee, view.traits.contains(.data) else { return false }
        return hasRowData
    }

    /// Whether a container of the project puts its content into a stack of screens, and the content has links:
    /// `Navigation { Home() }`.
    func isStackOfScreens(_ type: TypeID) -> Bool {
        guard children.contains(where: { $0.kind == .slot && $0.record.link < 0 }), let body = index.body(of: type),
            let view = ViewElement(index, body).soleChild
        else { return false }
        // Older systems may get another container.
        let views = view.kind == .branch && view.flags.contains(.isAvailability) ? view.children.map(\.soleChild) : [view]
        let areStacks = views.allSatisfy { view in
            view.map { ($0.isSwiftUI("NavigationStack") || $0.isSwiftUI("NavigationView")) && !$0.hasArgument("path") } ?? false
        }
        return areStacks && linksToScreens
    }

    /// Whether the view is a stack of screens that starts again with its first one, and has links to others.
    func losesScreens(_ context: inout RuleContext) -> Bool {
        guard isSwiftUI("NavigationStack") || isSwiftUI("NavigationView") else { return false }
        if hasArgument("path"), let call = context.call(self) {
            guard let bound = call.argument("path")?.boundProperty, let owner, context.ownState(bound, of: owner) != nil else {
                return false
            }
        }
        return linksToScreens
    }
}

extension ViewElement {
    /// Whether the view is a column of a split view, whose other columns choose what it shows: it starts again on purpose.
    func isInSplitView(depth: Int) -> Bool {
        if sequence(first: self, next: \.parent).contains(where: { $0.isSwiftUI("NavigationSplitView") }) { return true }
        return depth < 2 && uses.prefix(4).contains { !$0.isInPreview && $0.isInSplitView(depth: depth + 1) }
    }
}

extension String {
    /// Whether the text is soon typed again: it is looked for, or is a code that is used once.
    var isTypedAgain: Bool { names(["search", "query", "filter", "keyword", "code", "otp"]) }

    /// Whether the name is about an account. Its pages come one after the other, and start again on purpose.
    var namesAccount: Bool { names(["login", "auth", "signin", "signup", "sign_", "register", "onboard", "password"]) }

    /// Whether the name is that of a tab of an app.
    var namesTab: Bool { names(["tab"]) }

    /// Whether the name is that of one page of several that the user fills in.
    var namesStep: Bool { names(["step", "page", "stage"]) }

    fileprivate var namesLoading: Bool { names(["load", "fetch", "get", "refresh", "request"]) }

    private func names(_ words: [String]) -> Bool {
        let text = lowercased()
        return words.contains(where: text.contains)
    }
}
