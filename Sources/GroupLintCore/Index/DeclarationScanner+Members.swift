extension DeclarationScanner {
    // MARK: Properties

    mutating func scanVariable(_ node: SyntaxNode) {
        guard let variable = VariableDecl(node) else { return }
        let attributes = Attributes(variable.attributes)
        let flags = memberFlags(variable.modifiers).union(variable.isLet ? .isLet : [])
        for child in variable.bindings {
            let binding = PatternBinding(child)
            guard let pattern = binding.pattern, pattern.kind == .identifierPattern else { continue }
            var member = MemberSummary(
                name: pattern.name, nameRange: pattern.tokenRange, owner: owner, wrapper: attributes.wrapper,
                type: TypeShape(binding.type ?? attributes.objectType), kind: .storedProperty, flags: flags)
            if attributes.isBuilder { member.flags.insert(.isBuilder) }
            // In `struct Home<Model: HomeModel>`, what is known of `HomeModel` is known of a `Model`.
            if let known = genericBounds.first(where: { $0.parameter == member.type.name }) { member.type.name = known.bound }
            member.constructed = attributes.environmentKey
            if attributes.readsEnvironmentByType, member.type.name.isNone { member.type.name = attributes.environmentKey }
            if member.type.name == .fetchedResults { member.constructed = binding.type?.onlyGenericArgument?.name ?? .none }
            if let getter = binding.getter {
                member.kind = .computedProperty
                addValue(of: &member, node: child, statements: getter, parameters: [], attributes)
                setCost(getter, &member)
            } else if let value = binding.initialValue {
                setDefault(value, &member)
            }
            if pattern.isCapitalized { uses.capitalized.append(member.name) }
            let position = append(member)
            if position >= 0, let attribute = attributes.storage { addSetting(attribute, binding) }
            scanUses(ofVariable: binding, position)
        }
    }

    private mutating func setDefault(_ value: SyntaxNode, _ member: inout MemberSummary) {
        let value = value.unwrapped
        if CallExpr(value)?.isImplicitInit ?? false, !SwiftUICatalog.valueTypes.contains(member.type.name) {
            // `var model: Model = .init()`
            member.defaultValue = .construction
            member.constructed = member.type.name
        } else if value.isLiteral {
            member.defaultValue = .literal
        } else if value.kind == .arrayExpr || value.kind == .dictionaryExpr {
            member.defaultValue = .collection
        } else if let callee = CallExpr(value)?.callee?.withoutGenericArguments {
            let isInit = callee.kind == .memberAccessExpr && callee.token?.keyword == .`init`
            let type = isInit ? callee.chainBase : callee
            member.defaultValue = type?.isCapitalized == true ? .construction : .other
            member.constructed = type?.isCapitalized == true ? (type?.name ?? .none) : .none
        } else {
            member.defaultValue = .other
            // `@ObservedObject var model = Model.shared`
            if member.wrapper != .environment, value.kind == .memberAccessExpr, value.name == "shared",
                let type = value.chainBase, type.kind == .declReferenceExpr, type.isCapitalized
            {
                member.constructed = type.name
            }
        }
        scanLooseExpressions(value)
    }

    // MARK: Functions

    mutating func scanFunction(_ node: SyntaxNode) {
        guard let function = FunctionDecl(node) else { return }
        let attributes = Attributes(function.attributes)
        let isInit = node.kind == .initializerDecl
        var member = MemberSummary(
            name: isInit ? .initName : node.name, nameRange: node.tokenRange, owner: owner,
            parameters: parameters(function.parameters)[...], type: TypeShape(function.returnType),
            kind: isInit ? .initializer : .function, flags: memberFlags(function.modifiers))
        if attributes.isBuilder { member.flags.insert(.isBuilder) }
        if let body = function.body {
            if isInit {
                member.cost = BodyCost(body)
                if relevance == .swiftUI || relevance == .snippet {
                    member.fixed = FixedProperties(body, member.parameters).names[...]
                }
            }
            let names = member.parameters.map(\.name)
            addValue(of: &member, node: node, statements: body, parameters: names, attributes)
            if function.returnType != nil { setCost(body, &member) }
            scanUses(body, of: append(member), at: isInit ? .initialization : .evaluation, parameters: names)
        } else {
            _ = append(member)
        }
    }

    /// Adds a member if it matters. Returns its position, or -1.
    private mutating func append(_ member: borrowing MemberSummary) -> Int32 {
        guard matters(member) else { return -1 }
        members.append(member)
        return Int32(members.records.count) - 1
    }

    /// Sets the cost of a member that returns a value. The view tree tells what a view costs.
    private func setCost(_ body: SyntaxNode, _ member: inout MemberSummary) {
        guard member.root < 0, matters(member) else { return }
        member.cost = BodyCost(body, returning: member.type.name)
    }

    /// Whether to keep a member. From files without SwiftUI, most of a large project, only members that view code can
    /// use are kept: stored properties, initializers, static properties, members that return views, the `id` of elements,
    /// and all members of models that views observe.
    private func matters(_ member: borrowing MemberSummary) -> Bool {
        guard relevance == .other || relevance == .otherFramework else { return true }
        if member.owner >= 0, types[Int(member.owner)].flags.contains(.hasUses) { return true }
        switch member.kind {
        case .storedProperty, .initializer: return true
        case .computedProperty: return member.root >= 0 || member.flags.contains(.isStatic) || member.name == .identifier
        case .function: return member.root >= 0
        }
    }

    private func parameters(_ clause: SyntaxNode?) -> [ParameterSummary] {
        guard let clause else { return [] }
        return clause.children().map { child in
            let parameter = FunctionParameter(child)
            return ParameterSummary(
                label: parameter.label, name: parameter.name, type: TypeShape(parameter.type),
                isBuilder: Attributes(parameter.attributes).isBuilder, hasDefault: parameter.defaultValue != nil)
        }
    }

    private func memberFlags(_ modifiers: SyntaxNode?) -> MemberSummary.Flags {
        var flags: MemberSummary.Flags = []
        guard let modifiers else { return flags }
        for modifier in modifiers.children() {
            switch modifier.token?.keyword {
            case .static, .class: flags.insert(.isStatic)
            // `private(set)` only restricts writes.
            case .private, .fileprivate: if modifier.range == modifier.tokenRange { flags.insert(.isPrivate) }
            default: break
            }
        }
        return flags
    }

    // MARK: Values

    /// Adds the view tree of a member that returns a view; scans any other member for loose view expressions.
    private mutating func addValue(
        of member: inout MemberSummary, node: SyntaxNode, statements: SyntaxNode, parameters: [Name],
        _ attributes: Attributes
    ) {
        guard relevance != .otherFramework, !isInPreview else { return }
        let extendsView = owner >= 0 && types[Int(owner)].kind == .extensionType && types[Int(owner)].name == .view
        var result = ResultKind(member, attributes)
        if result == .other, extendsView, returnsClosure(member) { result = .view }
        guard result != .other else {
            if member.kind == .computedProperty { scanGetter(statements, &member) }
            scanLooseExpressions(statements)
            return
        }
        var flags: ViewTree.Flags = result == .nonView ? .isNonView : []
        if attributes.isBuilder || impliesBuilder(member) {
            flags.insert(.isBuilder)
            member.flags.insert(.isBuilder)
        }
        let root = ViewTreeBuilder.Root(
            name: member.name, node: node, nameRange: member.nameRange, flags: flags, member: Int32(members.records.count),
            parameters: parameters, selfIsView: extendsView)
        member.root = views.addRoot(root, statements.children())
    }

    /// Whether a function returns what its closure returns: `func apply<V: View>(_ block: (Self) -> V) -> V { block(self) }`.
    private func returnsClosure(_ member: borrowing MemberSummary) -> Bool {
        let type = member.type.name
        return !type.isNone && member.parameters.contains { $0.type.flags.contains(.isFunction) && $0.type.name == type }
    }

    /// Records the reads of a single-expression getter, such as `var isEmpty: Bool { items.isEmpty }`, and whether it
    /// returns an array literal, such as `static var tabs: [Tab] { [.home, .search] }`. Each clause of an `#if` may have one.
    private func scanGetter(_ statements: SyntaxNode, _ member: inout MemberSummary) {
        var children = statements.children()
        guard let only = children.next(), children.next() == nil else { return }
        var reads = ConditionReads(locals: [])
        if only.kind == .ifConfigDecl {
            for clause in only.children() {
                var elements = IfConfigClause(clause).elements.makeIterator()
                guard let value = elements.next(), elements.next() == nil, value.isValue else { return }
                reads.add(value)
            }
        } else {
            guard only.isValue else { return }
            if only.unwrapped.kind == .arrayExpr { member.defaultValue = .collection }
            reads.add(only)
        }
        member.getterReads = reads.reads[...]
    }

    /// Whether a protocol implies the view builder: `body` of View and ViewModifier, `makeBody` of styles.
    private func impliesBuilder(_ member: MemberSummary) -> Bool {
        guard owner >= 0 else { return false }
        return member.name == .body || member.name == .makeBody
    }

    /// Adds view expressions in code that does not return a view: `UIHostingController(rootView: Home())`.
    private mutating func scanLooseExpressions(_ node: SyntaxNode) {
        guard relevance == .swiftUI, !isInPreview, names.mayNameView(in: node.range) else { return }
        // All calls of a chain start at the same offset. Only the last call, which the walk visits first, is examined.
        var chainStart = UInt32.max
        var stack = [node.id]
        while let id = stack.popLast() {
            let record = tree.records[Int(id)]
            if record.kind.isType { continue }
            if record.kind == .functionCallExpr, record.start != chainStart {
                chainStart = record.start
                let call = SyntaxNode(tree: tree, id: id)
                if call.isCallOfType {
                    addLooseRoot(call)
                    continue
                }
            }
            tree.pushChildren(of: id, to: &stack)
        }
    }

    private mutating func addLooseRoot(_ call: SyntaxNode) {
        let root = ViewTreeBuilder.Root(
            name: .none, node: call, nameRange: SourceRange(start: call.start, end: call.start),
            flags: [.isLoose, .isBuilder])
        addLooseRoot(root, call)
    }
}

extension SyntaxNode {
    /// Whether a statement is an expression or returns one.
    fileprivate var isValue: Bool { kind.isExpression || kind == .returnStmt }
}

/// Kind of value that a member returns, judged by its written type.
private enum ResultKind {
    case view
    case nonView
    case other

    init(_ member: borrowing MemberSummary, _ attributes: borrowing Attributes) {
        let type = member.type
        if type.flags.contains(.isFunction) || type.flags.contains(.isCollection) {
            self = .other
        } else if attributes.isNonViewBuilder || SwiftUICatalog.nonViewProtocols.contains(type.name) {
            self = .nonView
        } else if attributes.isBuilder || SwiftUICatalog.viewProtocols.contains(type.name)
            || SwiftUICatalog.views.contains(type.name) || type.name == .modifiedContent
        {
            self = .view
        } else {
            self = .other
        }
    }
}

extension Name {
    public static let body: Name = "body"
    static let makeBody: Name = "makeBody"
    static let view: Name = "View"
    static let initName: Name = "init"
    static let environment: Name = "Environment"
    public static let appStorage: Name = "AppStorage"
    static let sceneStorage: Name = "SceneStorage"
    static let mainActor: Name = "MainActor"
    static let sendable: Name = "Sendable"
    static let fetchedResults: Name = "FetchedResults"
    static let modifiedContent: Name = "ModifiedContent"
}
