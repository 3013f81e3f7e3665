import GroupLintCore

/// A fixed array with equal elements, in a ForEach or List that takes the elements for their ids.
struct RepeatedLiteral {
    /// The later one of two equal elements.
    let element: SyntaxNode
    /// The place to report: the element, or the data that names the array.
    let range: SourceRange
    let related: [RelatedLocation]

    init?(_ data: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) {
        let written = data.unwrapped.arrayInside
        guard let array = written ?? Self.array(of: data.unwrapped, rows, &context), let repeated = array.repeatedElement
        else { return nil }
        element = repeated
        range = written == nil ? data.range : repeated.range
        related = written == nil ? [repeated.related("this element is in the array twice")] : []
    }

    /// The array of a constant: a local one, or one of the type with the rows.
    private static func array(of node: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) -> SyntaxNode? {
        if node.kind == .declReferenceExpr, let local = LocalValue(node) {
            if case .value(let value) = local, value.isConstant { return value.unwrapped.arrayInside }
            return nil
        }
        guard let owner = rows.owner, let name = node.ownName ?? node.staticName(of: owner, context.index),
            case let found = context.index.members(of: owner, named: name), found.count == 1,
            case let member = context.index.member(found[0]), member.kind == .storedProperty, member.flags.contains(.isLet),
            let tree = context.syntax(ofFile: context.index.files[Int(found[0].file)].path),
            let binding = tree.declaration(at: member.nameRange), binding.kind == .patternBinding
        else { return nil }
        return PatternBinding(binding).initialValue?.unwrapped.arrayInside
    }
}

extension SyntaxNode {
    /// `["a", "b"]` in `["a", "b"]` and `Array(["a", "b"])`.
    fileprivate var arrayInside: SyntaxNode? { kind == .arrayExpr ? self : nil }

    /// Whether the value belongs to `let`.
    fileprivate var isConstant: Bool {
        ancestors.first { $0.kind == .variableDecl }.flatMap(VariableDecl.init)?.isLet ?? false
    }

    /// `days` in `Self.days` and `Week.days`, for the type itself.
    fileprivate func staticName(of type: TypeID, _ index: ProjectIndex) -> Name? {
        guard let access = MemberAccessExpr(self), let base = access.base, base.kind == .declReferenceExpr,
            base.name == "Self" || base.name == index.type(type).name
        else { return nil }
        return name
    }

    /// The first element of an array that is equal to an earlier one, if all elements are literals.
    fileprivate var repeatedElement: SyntaxNode? {
        let elements = children().map(\.unwrapped)
        guard elements.count > 1, elements.count <= 64, elements.allSatisfy(\.isPlainLiteral) else { return nil }
        for (position, element) in elements.enumerated().dropFirst() {
            if elements[..<position].contains(where: { $0.text == element.text }) { return element }
        }
        return nil
    }

    private var isPlainLiteral: Bool {
        switch kind {
        case .integerLiteralExpr, .floatLiteralExpr: true
        case .stringLiteralExpr: !text.contains("\\")
        // Other elements may differ although they are written alike.
        default: false
        }
    }
}
