import GroupLintCore

extension IndexedRows {
    private static let plainTypes = ["String", "Int", "Double", "URL", "Date", "Data", "UIImage", "NSImage", "Image", "Color"]

    /// What to write instead.
    func help(_ context: inout RuleContext) -> String {
        let kind = elementKind(&context)
        let element: Bool? = kind == .unknown ? nil : kind == .identifiable
        let text = collection.shortText
        let give = Self.advice(kind, in: text.map { "`\($0)`" } ?? "the collection", needsType: !hasElements)
        if hasElements {
            // `zip` gives pairs without labels.
            let path = isZipped ? "\\.1.id" : "\\.element.id"
            return kind == .identifiable ? "write `id: \(path)`" : "\(give), and write `id: \(path)`"
        }
        guard let text else { return "iterate over the elements themselves, identified by their ids" }
        let container = self.element.isSwiftUI(.forEach) ? "ForEach" : "List"
        let loop = edits ? "`\(container)($\(text)) { $item in … }`" : "`\(container)(\(text)) { item in … }`"
        let position = usesPositions ? ", with `firstIndex(of:)` or `firstIndex(where:)` where the position is needed" : ""
        let use = "use `item` instead of `\(text)[…]`\(position)"
        return element == true ? "write \(loop), and \(use)" : "\(give), write \(loop), and \(use)"
    }

    /// How the elements get an id that they keep.
    ///
    /// - Parameters:
    ///   - collection: the collection for messages.
    ///   - needsType: whether the type has to be `Identifiable`, because the loop takes no `id:`.
    private static func advice(_ kind: ElementKind, in collection: String, needsType: Bool) -> String {
        let wrapper = needsType ? "an `Identifiable` struct" : "a struct"
        let give = needsType ? "make the elements `Identifiable`, with an `id`" : "give the elements an `id`"
        return switch kind {
        case .plain(let name): "wrap each `\(name)` in \(wrapper) with `let id = UUID()`, keep these structs in \(collection)"
        case .codable:
            "\(give) from the data, or wrap each of them, once and not in `body`, in \(wrapper) with `let id = UUID()`"
        case .repeated(let id):
            "set an own `id` in each new element (it is `\(id)` in all of them, and rows with equal ids get mixed up)"
        case .identifiable, .other, .unknown: "\(give) that never changes"
        }
    }

    enum ElementKind: Equatable {
        case identifiable
        /// An Identifiable type whose new elements have the same id, until something sets it.
        case repeated(String)
        /// A type of the Swift library or of Apple, such as `String`.
        case plain(String)
        /// A type that is decoded, which a new property with an id would break.
        case codable
        /// Another type of the project.
        case other
        case unknown
    }

    /// Whether the advice can be followed at once: the type of the elements is known, and nothing else uses the positions.
    func isEasilyRepaired(_ context: inout RuleContext) -> Bool {
        let usesPositions = sequence(first: self.element, next: \.parent).contains { $0.hasArgument("selection") }
        switch elementKind(&context) {
        case .identifiable, .repeated, .other: return true
        case .plain: return !usesPositions
        case .codable, .unknown: return false
        }
    }

    func fix(_ context: inout RuleContext) -> Fix? {
        guard let id, hasElements, id.text == "\\.offset", elementKind(&context) == .identifiable else { return nil }
        return Fix("identify the rows by the id of their element", .safe, [Fix.Edit(id.range, "\\.element.id")])
    }

    private func elementKind(_ context: inout RuleContext) -> ElementKind {
        let index = context.index
        guard var owner = element.owner else { return .unknown }
        if path.count == 2 {
            guard case .project(let type) = index.valueType(of: path[0], in: owner) else { return .unknown }
            owner = type
        }
        guard case let found = index.members(of: owner, named: path[path.count - 1]), found.count == 1,
            case let member = index.member(found[0]),
            member.type.flags.contains(.isCollection) || member.type.name.isNone
        else { return .unknown }
        guard !member.type.name.isNone else { return context.isListOfTexts(found[0]) ? .plain("String") : .unknown }
        guard let type = index.resolveType(member.type.name, file: found[0].file, in: owner) else {
            return Self.plainTypes.first { Name($0.utf8) == member.type.name }.map { .plain($0) } ?? .unknown
        }
        let inheritance = index.inheritance(of: type)
        if inheritance.contains("Identifiable") { return context.repeatedID(of: type).map { .repeated($0) } ?? .identifiable }
        if index.isDecoded(type) { return .codable }
        return inheritance.isKnown ? .other : .unknown
    }
}

extension ProjectIndex {
    /// Whether a type is decoded, which a new property changes.
    func isDecoded(_ type: TypeID) -> Bool {
        let inheritance = inheritance(of: type)
        return ["Codable", "Decodable"].contains { inheritance.contains($0) }
    }
}

extension RuleContext {
    /// The default value of `id`, if it is the same in all new elements: `var id: DataID = .none`.
    fileprivate mutating func repeatedID(of type: TypeID) -> String? {
        guard let id = index.members(of: type, named: "id").first, index.member(id).kind == .storedProperty,
            index.member(id).defaultValue != .none
        else { return nil }
        let tree = syntax(ofFile: index.files[Int(id.file)].path)
        let value = tree?.declaration(at: index.member(id).nameRange).flatMap { PatternBinding($0).initialValue }
        return value.flatMap { value in
            let isConstant =
                [.memberAccessExpr, .integerLiteralExpr, .stringLiteralExpr].contains(value.kind)
                && !value.subtree.contains { $0.kind == .functionCallExpr }
            return isConstant && FreshValue(in: value) == nil ? value.shortText : nil
        }
    }

    /// Whether a property starts with a list of texts: `["a", "b"]`.
    fileprivate mutating func isListOfTexts(_ property: MemberID) -> Bool {
        let tree = syntax(ofFile: index.files[Int(property.file)].path)
        let binding = tree?.declaration(at: index.member(property).nameRange).map { PatternBinding($0) }
        guard let list = binding?.initialValue?.unwrapped, list.kind == .arrayExpr else { return false }
        return list.subtree.first { $0.kind.isExpression && $0 != list }?.kind == .stringLiteralExpr
    }
}
