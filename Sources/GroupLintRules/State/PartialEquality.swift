import GroupLintCore

/// An `==` of a struct that leaves out properties which may change.
struct PartialEquality {
    /// The type that it compares.
    let type: TypeID
    let function: FunctionDecl
    /// The properties that it compares.
    let compared: [MemberID]
    /// Variables that it leaves out.
    let ignored: [MemberID]
    private let ignoredNames: [Name]

    func ignores(_ field: Name) -> Bool { ignoredNames.contains(field) }

    /// Nil if the type has no such `==` of its own, or if SwiftUI compares the bytes of its values.
    init?(_ type: TypeID, _ context: inout RuleContext) {
        let index = context.index
        guard index.type(type).kind == .structure, index.inherits(type, from: Self.protocols),
            case let found = index.members(of: type, named: "=="), found.count == 1,
            let function = context.declaration(of: found[0]).flatMap(FunctionDecl.init),
            let statement = function.body?.onlyStatement,
            let compared = Self.compared(statement.kind == .returnStmt ? statement.child(0) : statement, function)
        else { return nil }
        let properties = index.storedProperties(of: type)
        self.compared = properties.filter { compared.contains(index.member($0).name) }
        ignored = properties.filter { id in
            let property = index.member(id)
            return !property.flags.contains(.isLet) && property.wrapper.isNone && !compared.contains(property.name)
        }
        ignoredNames = ignored.map { index.member($0).name }
        // A computed property may be made of any others.
        guard self.compared.count == compared.count, !ignored.isEmpty,
            properties.contains(where: { id in
                let property = index.member(id)
                return property.type.flags.contains(.isCollection) || Self.heap.contains(property.writtenType)
            })
        else { return nil }
        (self.type, self.function) = (type, function)
    }

    /// The name of a variable that it leaves out, as written.
    func fieldName(_ name: Name, _ context: RuleContext) -> String {
        ignored.first { context.index.member($0).name == name }.map(context.name) ?? ""
    }

    private static let protocols = NameTable("Equatable Hashable Comparable")
    /// Types with memory of their own. Values of numbers alone are compared byte by byte.
    private static let heap = NameTable("String URL Data AttributedString AttributedText UIImage NSImage Set Dictionary Array")

    /// `id` and `name` for `lhs.id == rhs.id && lhs.name == rhs.name`; nil for other code.
    private static func compared(_ result: SyntaxNode?, _ function: FunctionDecl) -> [Name]? {
        let sides = function.parameters.map { list in list.children().map { FunctionParameter($0).name } } ?? []
        guard let result = result?.unwrapped, let sequence = SequenceExpr(result), sides.count == 2 else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count % 4 == 3 else { return nil }
        var names: [Name] = []
        for position in stride(from: 0, to: parts.count, by: 4) {
            let (left, right) = (parts[position], parts[position + 2])
            guard parts[position + 1].tokenText == "==", position + 3 == parts.count || parts[position + 3].tokenText == "&&",
                left.kind == .memberAccessExpr, right.kind == .memberAccessExpr, left.name == right.name,
                let first = left.chainBase, let second = right.chainBase, first.kind == .declReferenceExpr,
                second.kind == .declReferenceExpr, first.name != second.name, sides.contains(first.name),
                sides.contains(second.name)
            else { return nil }
            names.append(left.name)
        }
        return names
    }
}
