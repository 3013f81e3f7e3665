import GroupLintCore

/// A property with a wrapper of SwiftUI in a type that SwiftUI does not update.
struct UnconnectedProperty {
    let name: String
    let wrapper: String
    /// `class`, `actor`, `struct` or `enum`.
    let kind: String
    let attribute: SyntaxNode
    let isOptional: Bool
    /// Whether code of the type changes the property after it is made.
    let isSet: Bool
    /// Whether code of the type reads the property.
    let isRead: Bool
    private let variable: VariableDecl
    private let binding: PatternBinding
    /// The types with the code that can use the property.
    private let isPrivate: Bool
    private let usesProjection: Bool
    /// Whether code names the property wrapper: `_account = account`.
    private let setsStorage: Bool

    /// Whether an attribute of the class says which actor it belongs to.
    private let hasActor: Bool

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
        hasActor = declaration.attributes?.children().contains { $0.attributeName == "MainActor" } ?? false
        isOptional = member.type.flags.contains(.isOptional)
        isPrivate = member.flags.contains(.isPrivate)
        let code = TypeCode(owner, &context)?.declarations ?? [declaration.node]
        let uses = code.map { $0.tree.facts(PropertyNameUses.self).names(in: $0) }
        let (property, projection, storage) = (Name(name.utf8), Name(("$" + name).utf8), Name(("_" + name).utf8))
        usesProjection = uses.contains { $0.used.contains(projection) || $0.used.contains(storage) }
        isSet = usesProjection || uses.contains { $0.set.contains(property) }
        isRead = uses.contains { $0.read.contains(property) || $0.used.contains(projection) }
        setsStorage = uses.contains { $0.operands.contains(storage) }
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
            "remove `@ObservedObject`\(setsStorage ? ", set `\(name)` instead of `_\(name)`" : "")\(actorAdvice); if views "
                + "depend on `\(name)`, let them observe it themselves, or forward its `objectWillChange`"
        case "ObservedObject": "remove `@ObservedObject`"
        case "StateObject":
            "remove `@StateObject`: a plain `let \(name)` keeps its object"
        case "EnvironmentObject", "Environment":
            "declare `\(name)` in the view that uses this \(kind), and pass its value in"
        case "Query", "FetchRequest", "SectionedFetchRequest":
            "fetch with the model context, or keep `@\(wrapper)` in the view and pass the results in"
        case "Default": "read the setting with `Defaults[…]`, and use `@Default` in the views that show it"
        case _ where isSet && !isInClass:
            wrapper == "State"
                ? "keep `@State var \(name)` in the view that uses this \(kind), and declare `@Binding var \(name)` here"
                : "keep `\(name)` in the view that uses this \(kind)"
        default: "remove `@\(wrapper)`: a plain `\(variable.isLet ? "let" : "var")` keeps its value"
        }
    }

    /// In Swift 5, `@ObservedObject` makes its class belong to the main actor.
    private var actorAdvice: String {
        hasActor ? "" : ", and write `@MainActor` before the class if the compiler then reports calls of main actor code"
    }

    /// Removes `@ObservedObject`.
    var fix: Fix? {
        guard wrapper == "ObservedObject", isInClass, !usesProjection,
            case let next = attribute.tree.firstToken(at: attribute.end), next < attribute.tree.tokens.count,
            case let gap = SourceRange(start: attribute.start, end: attribute.tree.tokens[next].start),
            !attribute.tree.hasComment(in: gap)
        else { return nil }
        return Fix("remove `@ObservedObject`", isPrivate && hasActor ? .safe : .unsafe, [Fix.Edit(gap, "")])
    }
}

/// The names that the code of types uses, sets and changes.
private final class PropertyNameUses: TreeFacts {
    struct Names {
        /// All names.
        var used = NameTable()
        /// Names other than targets of assignments.
        var read = NameTable()
        /// Names that are assigned, changed in place or passed as `inout`, alone or with a member.
        var set = NameTable()
        /// Names on the left of operators and assignments.
        var operands = NameTable()
    }

    private var known: [NodeID: Names] = [:]

    init(_ tree: SyntaxTree) {}

    func names(in declaration: SyntaxNode) -> Names {
        if let found = known[declaration.id] { return found }
        var found = Names()
        for node in declaration.subtree { Self.add(node, to: &found) }
        known[declaration.id] = found
        return found
    }

    private static func add(_ node: SyntaxNode, to names: inout Names) {
        switch node.kind {
        case .declReferenceExpr, .memberAccessExpr:
            names.used.insert(node.name, 0)
            let assignment = node.parent.flatMap(SequenceExpr.init)
            if assignment?.sign?.kind != .assignmentExpr || assignment?.left != node { names.read.insert(node.name, 0) }
        case .inOutExpr:
            if let name = node.operand?.ownPath?.first { names.set.insert(name, 0) }
        case .functionCallExpr:
            guard let callee = CallExpr(node)?.callee, mutating.contains(callee.name) else { return }
            if let name = MemberAccessExpr(callee)?.base?.ownPath?.first { names.set.insert(name, 0) }
        case .sequenceExpr:
            guard let sequence = SequenceExpr(node), let left = sequence.left else { return }
            names.operands.insert(left.name, 0)
            guard let sign = sequence.sign, sign.kind == .assignmentExpr || sign.isCompoundAssignment,
                !(sign.kind == .assignmentExpr && node.isInInitializer)
            else { return }
            if let name = left.ownPath?.first { names.set.insert(name, 0) }
        // Other code uses no names by itself.
        default: return
        }
    }

    private static let mutating = NameTable(
        "toggle append insert remove removeAll removeFirst removeLast removeValue popLast formUnion subtract sort")
}

extension SyntaxNode {
    /// Whether the code runs as a part of an initializer, and not later in a closure.
    fileprivate var isInInitializer: Bool {
        ancestors.first { [.closureExpr, .functionDecl, .accessorBlock, .initializerDecl].contains($0.kind) }?.kind
            == .initializerDecl
    }

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
