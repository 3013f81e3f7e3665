import GroupLintCore

/// A property with a wrapper of SwiftUI in a type that SwiftUI does not update.
struct UnconnectedProperty {
    let name: String
    let wrapper: String
    /// `class`, `actor`, `struct` or `enum`.
    let kind: String
    let attribute: SyntaxNode
    let isOptional: Bool
    /// Whether code of the type changes the property.
    let isSet: Bool
    /// Whether code may read the property. Code elsewhere may read one that is not private.
    let isRead: Bool
    private let variable: VariableDecl
    private let binding: PatternBinding
    /// The types with the code that can use the property.
    private let isPrivate: Bool
    private let usesProjection: Bool
    /// Whether code names the property wrapper: `_account = account`.
    private let setsStorage: Bool

    /// What `@Environment` reads.
    enum Key {
        case type
        case action
        /// A value whose default works.
        case working
        case value
    }

    init?(_ member: MemberSummary, _ owner: TypeID, _ context: inout RuleContext) {
        guard let tree = context.syntax(), let node = tree.declaration(at: member.nameRange), node.kind == .patternBinding,
            let variable = node.parent.flatMap(VariableDecl.init), let attributes = variable.attributes,
            let attribute = attributes.children().first(where: { $0.attributeName == member.wrapper }),
            !attributes.children().contains(where: { $0.attributeName == "ObservationIgnored" }),
            let declaration = node.ancestors.lazy.compactMap(TypeDecl.init).first
        else { return nil }
        binding = PatternBinding(node)
        name = binding.pattern?.tokenText ?? ""
        wrapper = attribute.attributeType?.tokenText ?? ""
        self.variable = variable
        self.attribute = attribute
        kind = declaration.node.keywordText
        isOptional = member.type.flags.contains(.isOptional)
        isPrivate = member.flags.contains(.isPrivate)
        let uses = PropertyNames(name)
        let code = TypeCode(owner, &context)?.declarations ?? [declaration.node]
        isSet = code.contains { uses.isSet(in: $0) }
        isRead = !(isPrivate || wrapper == "Default") || code.contains { uses.isRead(in: $0) }
        usesProjection = code.contains { uses.isProjected(in: $0) }
        setsStorage = code.contains { uses.setsStorage(in: $0) }
    }

    var isInClass: Bool { kind == "class" || kind == "actor" }

    /// Nil for a wrapper without an argument.
    var key: Key? {
        var arguments = attribute.attributeArguments
        guard wrapper == "Environment", let value = arguments.next()?.value else { return nil }
        guard let path = KeyPathExpr(value) else { return .type }
        guard let name = path.components.first(where: { _ in true })?.name else { return .value }
        if name == "openURL" { return .working }
        return Self.actions.contains(name) ? .action : .value
    }

    private static let actions = NameTable("openWindow dismissWindow openSettings openDocument newDocument requestReview")

    var help: String {
        switch wrapper {
        case "ObservedObject" where isInClass:
            "remove `@ObservedObject`\(setsStorage ? " and set `\(name)` instead of `_\(name)`" : ""); if views depend on "
                + "`\(name)`, let them observe it themselves, or forward its `objectWillChange`"
        case "ObservedObject": "remove `@ObservedObject`"
        case "StateObject":
            "remove `@StateObject`: a plain `let \(name)` keeps its object"
        case "EnvironmentObject", "Environment":
            "declare `\(name)` in the view that uses this \(kind), and pass its value in"
        case "Query", "FetchRequest", "SectionedFetchRequest":
            "fetch with the model context, or keep `@\(wrapper)` in the view and pass the results in"
        case "Default": "read the setting with `Defaults[…]`, and use `@Default` in the views that show it"
        case _ where isSet && !isInClass:
            "keep `\(name)` in the view that uses this \(kind)"
        default: "remove `@\(wrapper)`: a plain `\(variable.isLet ? "let" : "var")` keeps its value"
        }
    }

    /// Removes `@ObservedObject`.
    var fix: Fix? {
        guard wrapper == "ObservedObject", isInClass, !usesProjection,
            let next = attribute.tree.tokens.indices.first(where: { attribute.tree.tokens[$0].start >= attribute.end }),
            case let gap = SourceRange(start: attribute.start, end: attribute.tree.tokens[next].start),
            !attribute.tree.hasComment(in: gap)
        else { return nil }
        return Fix("remove `@ObservedObject`", isPrivate ? .safe : .unsafe, [Fix.Edit(gap, "")])
    }
}

/// The names under which code uses a property with a wrapper.
private struct PropertyNames {
    private let property: Name
    private let projection: Name
    private let storage: Name

    init(_ name: String) {
        property = Name(name.utf8)
        projection = Name(("$" + name).utf8)
        storage = Name(("_" + name).utf8)
    }

    func isProjected(in code: SyntaxNode) -> Bool {
        code.subtree.contains { node in
            (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr)
                && (node.name == projection || node.name == storage)
        }
    }

    func setsStorage(in code: SyntaxNode) -> Bool {
        code.subtree.contains { SequenceExpr($0)?.left?.name == storage }
    }

    /// Whether code names the property other than as the target of an assignment.
    func isRead(in code: SyntaxNode) -> Bool {
        code.subtree.contains { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr else { return false }
            if node.name == projection { return true }
            guard node.name == property else { return false }
            guard let assignment = node.parent.flatMap(SequenceExpr.init) else { return true }
            return assignment.sign?.kind != .assignmentExpr || assignment.left != node
        }
    }

    /// Whether code assigns the property, changes it in place or hands out a binding.
    func isSet(in code: SyntaxNode) -> Bool {
        isProjected(in: code)
            || code.subtree.contains { node in
                if let operand = node.kind == .inOutExpr ? node.operand : nil { return operand.ownPath?.first == property }
                if let callee = CallExpr(node)?.callee, let base = MemberAccessExpr(callee)?.base {
                    return Self.mutating.contains(callee.name) && base.ownPath?.first == property
                }
                guard let sequence = SequenceExpr(node), let sign = sequence.sign, let left = sequence.left else { return false }
                return (sign.kind == .assignmentExpr || sign.isCompoundAssignment) && left.ownPath?.first == property
            }
    }

    private static let mutating = NameTable(
        "toggle append insert remove removeAll removeFirst removeLast removeValue popLast formUnion subtract sort")
}

extension SyntaxNode {
    /// The keyword that introduces a declaration of a type.
    fileprivate var keywordText: String {
        switch kind {
        case .classDecl: "class"
        case .actorDecl: "actor"
        case .enumDecl: "enum"
        // Other declarations have no stored properties.
        default: "struct"
        }
    }

    /// `+=`, `-=` and similar operators.
    fileprivate var isCompoundAssignment: Bool {
        let text = tokenText
        return kind == .binaryOperatorExpr && text.count == 2 && text.last == "=" && "+-*/%&|^".contains(text.first ?? " ")
    }
}
