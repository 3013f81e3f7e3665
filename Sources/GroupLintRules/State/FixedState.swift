import GroupLintCore

/// A private `@State` that no code sets, with its only value.
struct FixedState {
    let declaration: WrappedDeclaration
    let value: FirstValue
    /// The code that never runs or never changes because of it, in source order.
    let dependents: [FixedCondition]
    /// The modifier that would present something: the name in `.sheet(isPresented: $isOpen)`.
    let presenter: SyntaxNode?

    enum FirstValue: Equatable {
        case bool(Bool)
        case absent
        /// With its text if that is short.
        case other(String?)
    }

    init?(_ property: ProjectIndex.Property, _ context: inout RuleContext) {
        let member = context.index.member(property.id)
        guard member.flags.contains(.isPrivate), Self.mayBeFixed(member), context.isOnlyUsed(in: property) else { return nil }
        let uses = context.data(of: property.type).uses(of: property.name)
        guard !uses.isEmpty, uses.allSatisfy({ Self.isRead($0.use) || $0.use.kind == .projection }),
            let declaration = WrappedDeclaration(property, &context),
            let value = FirstValue(declaration.binding, property, member, context.index),
            value == .absent || uses.allSatisfy({ Self.keepsValue($0.use, member.type) }), !context.mayAccess(property),
            !uses.contains(where: { context.node(of: $0)?.isInKeyPath ?? true }),
            let presenters = Self.presenters(uses.filter { $0.use.kind == .projection }, property.name, &context),
            presenters.isEmpty || value == .bool(false) || value == .absent
        else { return nil }
        presenter = presenters.first
        self.declaration = declaration
        self.value = value
        dependents = FixedCondition.all(of: property, uses, value, &context)
    }

    /// The modifiers that get the binding; nil if something else gets it, which may set the value.
    private static func presenters(
        _ projections: [PropertyUseSite], _ name: Name, _ context: inout RuleContext
    ) -> [SyntaxNode]? {
        guard let places = context.places(of: projections, naming: name) else { return nil }
        let bindings = places.filter { $0.tokenText.first == "$" }
        let found = bindings.compactMap(\.presentingModifier).filter { !$0.name.isModifier(with: .opensItself) }
        return found.count == bindings.count ? found : nil
    }

    private static func mayBeFixed(_ member: MemberSummary) -> Bool {
        switch member.defaultValue {
        case .literal, .collection, .other: true
        case .none: member.type.flags.contains(.isOptional)
        case .construction: false
        }
    }

    private static func isRead(_ use: PropertyUse) -> Bool { use.kind == .read || use.kind == .call }

    /// Whether a use is not a call of a method that may change the value.
    private static func keepsValue(_ use: PropertyUse, _ type: TypeShape) -> Bool {
        use.kind == .read || use.member.isNone || type.flags.contains(.isCollection) && readingMethods.contains(use.member)
    }

    /// Methods of a collection that leave it as it is.
    private static let readingMethods = NameTable(
        """
        filter map compactMap flatMap reduce sorted reversed contains first last firstIndex lastIndex enumerated prefix suffix
        dropFirst dropLast joined allSatisfy min max forEach randomElement shuffled split
        """)

    var valueText: String {
        switch value {
        case .bool(let value): value ? "true" : "false"
        case .absent: "nil"
        case .other(let text): text ?? "the first value"
        }
    }

    /// The value in backticks, or words for a long one.
    var quotedValue: String { value == .other(nil) ? "the long value after its `=`" : "`\(valueText)`" }

    // MARK: Advice for a constant

    var constantHelp: String {
        guard declaration.constantEdits != nil, case .other = value else {
            return "set `\(declaration.name)` where its value changes, or delete it and simplify the code that uses it"
        }
        return "write `private let` instead of `@State private var` if the value is not meant to change, and simplify the code "
            + "that uses it"
    }

    var constantFix: Fix? {
        guard case .other = value, let edits = declaration.constantEdits else { return nil }
        return Fix("make `\(declaration.name)` a constant", .unsafe, edits)
    }
}

extension SyntaxNode {
    /// Whether the node is a part of a key path: `assign(to: \.height, on: self)` sets the property, and
    /// `.environment(\.height, 1)` names another one.
    fileprivate var isInKeyPath: Bool {
        // A call ends the search, because a long chain of modifiers is deep.
        ancestors.prefix { $0.kind.isExpression && $0.kind != .functionCallExpr }.contains { $0.kind == .keyPathExpr }
    }
}

extension FixedState.FirstValue {
    /// Nil for a value that may change without an assignment, such as an object.
    fileprivate init?(
        _ binding: PatternBinding, _ property: ProjectIndex.Property, _ member: MemberSummary, _ index: ProjectIndex
    ) {
        guard let value = binding.initialValue?.unwrapped else {
            guard binding.type?.kind == .optionalType else { return nil }
            self = .absent
            return
        }
        switch value.kind {
        case .nilLiteralExpr: self = .absent
        case .booleanLiteralExpr: self = .bool(value.tokenText == "true")
        case .memberAccessExpr:
            guard Self.isEnumCase(value, property, member, index) || Self.isFixedMember(value, property, index) else {
                return nil
            }
            self = .other(value.shortText)
        case .functionCallExpr: return nil
        case .arrayExpr where member.defaultValue == .collection:
            self = .other(value.shortText)
        default:
            let isPlain = !value.subtree.contains { $0.kind == .memberAccessExpr || $0.kind == .functionCallExpr }
            guard value.isLiteral, isPlain else { return nil }
            self = .other(value.shortText)
        }
    }

    /// Whether the value is a case of an enum of the project: `.first` with a written type, or `Step.first`.
    private static func isEnumCase(
        _ value: SyntaxNode, _ property: ProjectIndex.Property, _ member: MemberSummary, _ index: ProjectIndex
    ) -> Bool {
        let name = MemberAccessExpr(value)?.base.map { $0.isCapitalized ? $0.name : .none } ?? member.type.name
        guard !name.isNone, let type = index.resolveType(name, file: property.id.file, in: property.type) else { return false }
        return index.type(type).kind == .enumeration && index.members(of: type, named: value.name).isEmpty
    }

    /// Whether the value is a static property of a type of the project, which holds a collection, a struct, or an enum case.
    private static func isFixedMember(_ value: SyntaxNode, _ property: ProjectIndex.Property, _ index: ProjectIndex) -> Bool {
        guard let base = MemberAccessExpr(value)?.base, base.kind == .declReferenceExpr, base.isCapitalized,
            let owner = index.resolveType(base.name, file: property.id.file, in: property.type),
            case let members = index.members(of: owner, named: value.name).map(index.member),
            let found = members.first(where: { $0.flags.contains(.isStatic) })
        else { return false }
        if found.type.flags.contains(.isCollection) { return true }
        guard let type = index.resolveType(found.writtenType, file: property.id.file, in: owner) else { return false }
        return index.type(type).kind == .structure || index.type(type).kind == .enumeration
    }
}
