import GroupLintCore

/// Rows over a binding, `ForEach($items, id: \.name) { $item in … }`, of which a text field edits the value that identifies them.
struct EditedRows {
    /// What the field edits: `$item.name`.
    let text: SyntaxNode
    /// The name of the field: `TextField`.
    let field: SyntaxNode
    /// The row view of the project that shows the field; nil if the field is written between the rows' braces.
    private(set) var row: SyntaxNode?
    let identity: RowIdentity

    private static let fields: [Name] = ["TextField", "TextEditor", "SecureField"]
    /// Number of fields in a row view after which the others are not looked at.
    private static let mostFields = 8

    init?(_ rows: ViewElement, _ call: CallExpr, _ context: inout RuleContext) {
        guard let data = call.rowData, data.boundPath != nil,
            let closure = call.trailingClosure ?? call.argument("rowContent"),
            let element = ClosureExpr(closure)?.bindingParameter, let identity = RowIdentity(call, data, rows, &context)
        else { return nil }
        self.identity = identity
        for node in closure.subtree {
            guard let inner = CallExpr(node), let callee = inner.callee, callee.kind == .declReferenceExpr else { continue }
            if Self.fields.contains(callee.name) {
                guard let text = inner.argument("text"), let path = text.path(of: element), identity.changes(with: path)
                else { continue }
                (self.text, field) = (text, callee)
                return
            }
            guard let found = Self.field(in: inner, editing: element, rows, identity, &context) else { continue }
            (text, field, row) = (found.text, found.field, callee)
            return
        }
        return nil
    }

    /// The field of a row view that edits a member of an element which the view gets as a binding.
    private static func field(
        in call: CallExpr, editing element: Name, _ rows: ViewElement, _ identity: RowIdentity, _ context: inout RuleContext
    ) -> (text: SyntaxNode, field: SyntaxNode)? {
        guard let name = call.callee?.name, let type = context.index.resolveType(name, file: rows.site.file, in: rows.owner),
            context.index.type(type).isView, let code = TypeCode(type, &context)
        else { return nil }
        for argument in call.arguments {
            guard argument.hasLabel, let path = argument.value?.path(of: element) else { continue }
            for callee in code.nodes(named: fields).prefix(mostFields) {
                guard let field = callee.parent.flatMap(CallExpr.init), field.callee == callee,
                    let text = field.argument("text"), let rest = text.path(of: argument.label),
                    identity.changes(with: path + rest)
                else { continue }
                return (text, callee)
            }
        }
        return nil
    }
}

/// What identifies the rows of a ForEach or List.
struct RowIdentity {
    /// What is reported as the id: the argument `id:`, or the property `id` of the elements.
    let node: SyntaxNode
    /// The identity as messages name it.
    let text: String
    /// The member that identifies an element; none for the whole element.
    private let path: [Name]
    /// The members of the element that its own `id` is made of.
    private var parts: [Name] = []

    fileprivate init?(_ call: CallExpr, _ data: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) {
        guard let argument = call.argument("id"), argument.text != "\\.id" else {
            guard let getter = context.ownID(ofElementsOf: data, rows) else { return nil }
            (node, text, path) = (getter.node, "id", ["id"])
            parts = getter.parts
            return
        }
        guard let names = KeyPathExpr(argument)?.names,
            !names.isEmpty || context.comparesAllMembers(elementsOf: data, rows)
        else { return nil }
        (node, text, path) = (argument, "id: \(argument.text)", names)
    }

    /// Whether the identity is another one when a member of the element changes.
    fileprivate func changes(with edited: [Name]) -> Bool {
        edited == path || path.isEmpty || (edited.count == 1 && parts.contains(edited[0]))
    }
}

extension RuleContext {
    /// The type of the elements of a bound collection: `$model.items`.
    private func elementShape(of data: SyntaxNode, _ rows: ViewElement) -> (shape: TypeShape, type: TypeID?)? {
        guard let owner = rows.owner, let path = data.boundPath else { return nil }
        var (holder, file, shape): (TypeID, Int32, TypeShape?) = (owner, rows.site.file, nil)
        for name in path {
            if let known = shape {
                guard let next = index.resolveType(known.name, file: file, in: holder) else { return nil }
                holder = next
            }
            guard case let found = index.members(of: holder, named: name), found.count == 1 else { return nil }
            let member = index.member(found[0])
            (shape, file) = (member.type, found[0].file)
            if member.type.name.isNone { shape?.name = member.constructed }
        }
        guard let shape, shape.flags.contains(.isCollection) else { return nil }
        return (shape, index.resolveType(shape.name, file: file, in: holder))
    }

    /// Whether each member of the elements of a collection counts when they are compared: they are texts, or values of a struct
    /// without `==` of its own.
    fileprivate mutating func comparesAllMembers(elementsOf data: SyntaxNode, _ rows: ViewElement) -> Bool {
        guard let (shape, type) = elementShape(of: data, rows) else { return isOfTexts(data, rows) }
        guard let type else { return shape.name == "String" }
        return index.type(type).kind == .structure && index.type(type).home != nil
            && index.members(of: type, named: "==").isEmpty && index.members(of: type, named: "hash").isEmpty
    }

    /// Whether a bound property of the view starts with texts: `@State private var names = ["Ada"]`.
    private mutating func isOfTexts(_ data: SyntaxNode, _ rows: ViewElement) -> Bool {
        guard let owner = rows.owner, let name = data.unwrapped.ownBinding,
            let declaration = declaration(of: name, in: owner), declaration.kind == .patternBinding,
            let value = PatternBinding(declaration).initialValue?.unwrapped, value.kind == .arrayExpr
        else { return false }
        return value.children().first { _ in true }?.unwrapped.kind == .stringLiteralExpr
    }

    /// The computed `id` of the elements of a collection, and the members that it is made of: `var id: String { name }`.
    fileprivate mutating func ownID(
        ofElementsOf data: SyntaxNode, _ rows: ViewElement
    ) -> (node: SyntaxNode, parts: [Name])? {
        guard let type = elementShape(of: data, rows)?.type,
            let declaration = declaration(of: .id, in: type, where: { $0.kind == .computedProperty }),
            declaration.kind == .patternBinding,
            let value = PatternBinding(declaration).getter?.onlyStatement?.unwrapped
        else { return nil }
        if let name = value.ownName { return (declaration, [name]) }
        guard value.kind == .stringLiteralExpr else { return nil }
        return (declaration, value.subtree.compactMap(\.ownName))
    }
}

extension KeyPathExpr {
    /// The names of a path without a type: none for `\.self`; nil for other paths.
    fileprivate var names: [Name]? {
        let names = components.map(\.name)
        return names == ["self"] ? [] : names.contains(where: \.isNone) ? nil : names
    }
}

extension ClosureExpr {
    /// `item` in `{ $item in … }`
    fileprivate var bindingParameter: Name? {
        guard let first = parameterList?.children().first(where: { _ in true }), first.tokenText.first == "$" else { return nil }
        return Name(first.tokenText.dropFirst().utf8)
    }
}

extension SyntaxNode {
    /// The names after a binding: `name` in `$item.name`, none in `$item`; nil for other expressions.
    fileprivate func path(of binding: Name) -> [Name]? {
        guard let path = boundPath, path.first == binding else { return nil }
        return Array(path.dropFirst())
    }
}
