import GroupLintCore

/// The declaration of a property with a property wrapper, as written: `@State private var isOn = false`.
struct WrappedDeclaration {
    let variable: VariableDecl
    let binding: PatternBinding
    private let attribute: SyntaxNode

    /// Nil if code that the index does not know may use the property: it is public, has an attribute that may add code, or
    /// has a name like a type.
    init?(_ property: ProjectIndex.Property, _ context: inout RuleContext) {
        let name = context.index.member(property.id).nameRange
        guard let variable = context.syntax()?.variable(at: name), let attributes = variable.attributes,
            let binding = variable.bindings.map(PatternBinding.init).first(where: { $0.pattern?.tokenRange == name }),
            let attribute = attributes.children().first(where: { $0.attributeName == property.wrapper }),
            attributes.children().allSatisfy({ $0.kind == .attribute && Self.isPlain($0, property.wrapper) }),
            !variable.isWidelyUsed, !attribute.tree.isCapitalized(name)
        else { return nil }
        self.variable = variable
        self.binding = binding
        self.attribute = attribute
    }

    private static func isPlain(_ attribute: SyntaxNode, _ wrapper: Name) -> Bool {
        attribute.attributeName == wrapper || !(attribute.attributeType ?? attribute).isCapitalized
            || attribute.attributeName == "MainActor"
    }

    private var tree: SyntaxTree { variable.node.tree }
    var name: String { binding.pattern?.tokenText ?? "" }

    /// From the attribute to the name; the attribute alone if the name is on another line.
    var range: SourceRange {
        let end = binding.pattern?.end ?? attribute.end
        // One attribute may stand before thousands of properties.
        let isNear = end - attribute.start < 1_000
        let isOneLine = isNear && !SourceLines(tree.source).containsBreak(attribute.start..<end)
        return SourceRange(start: attribute.start, end: isOneLine ? end : attribute.end)
    }

    /// The type of the value: as written, or the type that the initial value constructs or has a shared instance of.
    var typeText: String? {
        if let type = binding.type?.innermostType { return type.shortText }
        guard let value = binding.initialValue?.unwrapped else { return nil }
        let type = CallExpr(value)?.createdType ?? MemberAccessExpr(value)?.base
        return type.flatMap { $0.isCapitalized ? $0.shortText : nil }
    }

    /// The key path of `@Environment(\.colorScheme)`, with the backslash.
    var keyPath: String? {
        attribute.subtree.first { $0.kind == .keyPathExpr }?.shortText
    }

    // MARK: Edits

    /// The edits that delete the declaration with its lines. Nil if code or a comment would be lost: a comment on the same
    /// lines, or one directly above that is not a heading.
    var deletion: [Fix.Edit]? {
        let lines = SourceLines(tree.source)
        let (start, end) = (lines.start(variable.node.start), lines.next(variable.node.end))
        guard isAlone, binding.accessors == nil, lines.startsLine(variable.node.start),
            lines.skipBlanks(variable.node.end) == lines.end(variable.node.end),
            !tree.hasComment(in: SourceRange(start: start, end: end)), !hasCommentAbove(start, lines)
        else { return nil }
        let isFirst = start > lines.first && isBlockStart(lines.breakBefore(start), lines)
        let takesNext = isFirst && end < UInt32(lines.bytes.count) && lines.isEmptyLine(end)
        return [FixEdits.delete(start..<(takesNext ? lines.next(end) : end))]
    }

    private var isAlone: Bool {
        var bindings = variable.bindings
        return bindings.next() != nil && bindings.next() == nil
    }

    private func hasCommentAbove(_ start: UInt32, _ lines: SourceLines) -> Bool {
        guard start > lines.first else { return false }
        let above = lines.start(start - 1)
        let first = tree.comments.partitionPoint { $0.range.end <= above }
        return tree.comments[first...].prefix { $0.range.start < start }.contains { comment in
            comment.kind != .line || !tree.source.text(comment.range).contains("MARK:")
        }
    }

    /// Whether a line ends in a brace or is empty, so that an empty line after the declaration would be left over.
    private func isBlockStart(_ lineBreak: UInt32, _ lines: SourceLines) -> Bool {
        let last = lines.skipBlanksBack(lineBreak)
        return last == lines.start(lineBreak) || lines.bytes[Int(last) - 1] == UInt8(ascii: "{")
    }

    /// The edits that make the property a constant. Nil if it has no initial value to keep.
    var constantEdits: [Fix.Edit]? {
        guard isAlone, binding.accessors == nil, binding.initialValue != nil, let keyword = variable.node.token,
            !tree.hasComment(in: SourceRange(start: attribute.start, end: keyword.start))
        else { return nil }
        let next = tree.firstToken(after: attribute).map(\.start) ?? attribute.end
        return [FixEdits.delete(attribute.start..<next), Fix.Edit(keyword.range, "let")]
    }
}

extension VariableDecl {
    /// Whether other modules may use the variable.
    fileprivate var isWidelyUsed: Bool {
        modifiers?.children().contains { ["public", "open", "package"].contains($0.tokenText) } ?? false
    }
}

extension SyntaxTree {
    fileprivate func isCapitalized(_ range: SourceRange) -> Bool {
        source.bytes[Int(range.start)] >= UInt8(ascii: "A") && source.bytes[Int(range.start)] <= UInt8(ascii: "Z")
    }

    /// The variable whose name is at a range.
    fileprivate func variable(at name: SourceRange) -> VariableDecl? {
        var node = root
        let start = SourceRange(start: name.start, end: name.start + 1)
        while VariableDecl(node) == nil {
            guard let inner = node.child(around: start) else { return nil }
            node = inner
        }
        return VariableDecl(node)
    }

    fileprivate func firstToken(after node: SyntaxNode) -> Token? {
        let position = firstToken(at: node.end)
        return position < tokens.count ? tokens[position] : nil
    }
}

extension SyntaxNode {
    /// The type without `?`, `!` and attributes.
    fileprivate var innermostType: SyntaxNode {
        var type = self
        while type.kind == .optionalType || type.kind == .implicitlyUnwrappedOptionalType || type.kind == .attributedType,
            let inner = type.innerType
        {
            type = inner
        }
        return type
    }
}
