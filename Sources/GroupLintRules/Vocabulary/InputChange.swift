import GroupLintCore

/// A value that a caller passes to a view, and that changes while the view stays on screen and keeps its state.
struct InputChange {
    /// How the value changes.
    enum Kind {
        /// The user selects another value, in a list or a picker.
        case selection
        /// A control or other code sets another value.
        case change
        /// Code changes an element of a collection, and the row of the element stays.
        case element
    }

    let kind: Kind
    /// The call of the view.
    let call: CallExpr
    /// The argument whose value changes.
    let value: SyntaxNode
    /// The code that changes it.
    let evidence: SyntaxNode

    var callName: String { call.callee?.withoutArguments ?? "" }

    var related: [RelatedLocation] {
        [
            value.related("this value changes while the view stays on screen"),
            evidence.related("it changes here"),
        ]
    }

    /// What else to write if the only assignment to a flag sets it for good: `; set `isDone` back to `false` where …`.
    var returnAdvice: String {
        guard kind == .change, let set = SequenceExpr(evidence), set.isBinary, set.sign?.kind == .assignmentExpr,
            let value = set.right, value.kind == .booleanLiteralExpr, let target = set.left, let name = target.simplePath?.last,
            let type = evidence.ancestors.first(where: { TypeDecl($0) != nil }), !type.holdsBinding(name)
        else { return "" }
        let isChanged = evidence.tree.nodes(named: name, inside: type.range).contains { id in
            guard let node = evidence.tree.node(id), let parent = node.parent, parent.writtenTarget == node else { return false }
            return SequenceExpr(parent)?.right?.text != value.text
        }
        return isChanged
            ? ""
            : ", and set `\(target.tokenText)` back to `\(value.text == "true" ? "false" : "true")` where that is right: this "
                + "view only sets it to `\(value.text)`"
    }

    /// Whether a task of the caller changes the value at its start, and the view is in a tab, which may appear only later.
    var isBeforeTab: Bool {
        let isAtStart = evidence.ancestors.contains { closure in
            guard closure.kind == .closureExpr, let name = closure.callOfClosure?.callee?.name else { return false }
            return name == "task" || name == "onAppear"
        }
        return isAtStart && call.node.ancestors.contains { CallExpr($0)?.callee?.name == "TabView" }
    }

    /// What `.id(…)` can take, so that each value gets a view of its own: `item.id`, or the value itself.
    func idText(_ type: TypeShape, _ index: ProjectIndex) -> String? {
        guard let text = value.shortText else { return nil }
        if let name = value.simplePath?.last, name.isIdentifier { return text }
        if SwiftUICatalog.valueTypes.contains(type.name), !type.flags.contains(.isCollection) { return text }
        guard !type.flags.contains(.isCollection), let known = index.uniqueType(type.name),
            index.inheritance(of: known).contains("Identifiable") || !index.members(of: known, named: "id").isEmpty
        else { return nil }
        return text + (type.flags.contains(.isOptional) ? "?.id" : ".id")
    }
}

/// An input of a view: a stored property that callers set, or a parameter of an initializer.
struct ViewInput {
    let name: Name
    /// The initializer with the parameter; nil for a property.
    let initializer: MemberSummary?
    /// The names after the input where the view uses it: `id` for `item.id`.
    let members: [Name]

    /// The argument of a call for the input, unless it is a literal or a closure.
    func argument(of element: ViewElement, in view: TypeID) -> ViewTree.Argument? {
        let argument: ViewTree.Argument?
        if let initializer {
            let labels = element.arguments.map(\.label)
            guard labels.allSatisfy({ label in initializer.parameters.contains { $0.label == label } }) else { return nil }
            let parameter = initializer.parameters.first { $0.name == name }
            argument = parameter.flatMap { element.argument(for: $0, of: initializer) }
        } else {
            argument = element.index.argument(of: element, setting: name, in: view)
        }
        guard let argument, !argument.isLiteral, !argument.isClosure else { return nil }
        return argument
    }

    /// The code of an argument.
    func value(_ argument: ViewTree.Argument, in call: CallExpr) -> SyntaxNode? {
        if argument.label != .unlabeled { return call.argument(argument.label) }
        let unlabeled = call.arguments.filter { !$0.hasLabel }
        return unlabeled.count == 1 ? unlabeled[0].value : nil
    }
}

extension Name {
    static let id: Name = "id"

    /// Usual names of values that stand for the identity of something and do not change with its content.
    var isIdentifier: Bool { Self.identifiers.contains(self) }

    private static let identifiers = NameTable("id uuid uid identifier objectID persistentModelID hashValue self")
}

extension SyntaxNode {
    /// `Detail` for `Detail` and `Detail<Item>`, `Views.Detail`.
    fileprivate var withoutArguments: String { tokenText == "init" ? chainBase?.tokenText ?? "" : tokenText }

    /// The names in `a`, `self.a`, `a.b`, `a?.b` and `a!`; nil for any other expression.
    var simplePath: [Name]? {
        var path: [Name] = []
        var current = unwrapped
        while true {
            switch current.kind {
            case .memberAccessExpr:
                path.append(current.name)
                fallthrough
            case .forceUnwrapExpr, .optionalChainingExpr:
                guard let base = current.chainBase else { return nil }
                current = base.unwrapped
            case .declReferenceExpr:
                if current.token?.keyword != .`self` { path.append(current.name) }
                return path.isEmpty ? nil : path.reversed()
            // Any other expression computes a value.
            default: return nil
            }
        }
    }

    /// The path behind a binding: `a.b` for `$a.b` and `self.$a.b`.
    var projectedPath: [Name]? {
        var path: [Name] = []
        var current = unwrapped
        while current.kind == .memberAccessExpr || current.kind == .declReferenceExpr {
            if let token = current.token, current.tree.source.bytes[Int(token.start)] == UInt8(ascii: "$") {
                path.append(Name(current.tree.source.bytes, in: Int(token.start + 1)..<Int(token.end)))
                return path.reversed()
            }
            guard current.kind == .memberAccessExpr, let base = current.chainBase else { return nil }
            path.append(current.name)
            current = base.unwrapped
        }
        return nil
    }
}

extension SyntaxNode {
    /// Whether a type declares a `@Binding` with a name: other views may set the value too.
    fileprivate func holdsBinding(_ name: Name) -> Bool {
        typeMembers.compactMap(VariableDecl.init).contains { variable in
            variable.bindings.contains { PatternBinding($0).pattern?.name == name }
                && variable.attributes?.children().contains { $0.attributeName == "Binding" } ?? false
        }
    }
}
