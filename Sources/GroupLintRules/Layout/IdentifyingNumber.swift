import GroupLintCore

/// An integer whose digits name something, and are not an amount: a year, a port, an id.
struct IdentifyingNumber {
    let name: String
    /// How users see such a number in English.
    let example: String

    /// Nil if the expression is not known to be an integer, or if its name may be that of an amount.
    init?(_ node: SyntaxNode, in owner: TypeID?, _ context: inout RuleContext) {
        if node.isYearOfDate {
            (name, example) = ("year", "2,026")
            return
        }
        if node.kind == .memberAccessExpr, node.name == "rawValue", let base = node.chainBase?.unwrapped {
            guard let example = Self.example(base.tokenText), Self.isCaseOfInteger(base, in: owner, context) else { return nil }
            (name, self.example) = (base.tokenText, example)
            return
        }
        guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let example = Self.example(node.tokenText),
            Self.isInteger(node, in: owner, &context)
        else { return nil }
        (name, self.example) = (node.tokenText, example)
    }

    /// Nil if a number with the name may be an amount.
    private static func example(_ name: String) -> String? {
        // A bare `id` most often counts the rows of a list.
        if name.hasSuffix("Id") || name.hasSuffix("ID") { return "12,345" }
        let parts = name.nameParts
        switch parts.last {
        case "year": return parts.contains { perYear.contains($0) } ? nil : "2,026"
        case "port": return "8,080"
        case "pid", "isbn", "zip", "zipcode", "postcode", "barcode": return "12,345"
        case "code": return parts.count > 1 && codes.contains(parts[parts.count - 2]) ? "12,345" : nil
        default: return nil
        }
    }

    private static let codes = ["zip", "postal", "post", "pin", "access", "invite", "verification", "room", "pairing"]
    /// Parts of names of amounts in a year: `kilometersPerYear`.
    private static let perYear = ["per", "by", "in", "each", "this", "last", "of", "day", "days", "week", "weeks"]

    private static let integers = NameTable("Int Int16 Int32 Int64 UInt UInt16 UInt32 UInt64")

    /// Whether a value is one of an enum whose raw values are integers: `model.year` in `model.year.rawValue`.
    private static func isCaseOfInteger(_ node: SyntaxNode, in owner: TypeID?, _ context: RuleContext) -> Bool {
        guard let path = node.simplePath, path.count <= 2, let owner else { return false }
        let base = path.count == 2 ? node.chainBase?.unwrapped : nil
        let holder = base.map { valueType(of: $0, path[0], in: owner, context) } ?? owner
        guard let holder, case .project(let type) = context.index.valueType(of: path[path.count - 1], in: holder) else {
            return false
        }
        return context.index.type(type).kind == .enumeration && context.index.inherits(type, from: integers)
    }

    private static func isInteger(_ node: SyntaxNode, in owner: TypeID?, _ context: inout RuleContext) -> Bool {
        if node.kind == .declReferenceExpr, let local = LocalValue(node) {
            switch local {
            case .typed(let type): return type.kind == .identifierType && integers.contains(type.name)
            case .value(let value): return value.unwrapped.isYearOfDate
            case .unknown: return false
            }
        }
        guard let path = node.simplePath, path.count <= 2, let owner else { return false }
        var type = owner
        if path.count == 2 {
            guard let base = node.chainBase?.unwrapped, let found = valueType(of: base, path[0], in: owner, context) else {
                return false
            }
            type = found
        }
        let found = context.index.members(of: type, named: path[path.count - 1])
        guard found.count == 1, case let member = context.index.member(found[0]) else { return false }
        return member.kind != .function && member.type.flags.isEmpty && integers.contains(member.type.name)
    }

    /// The type of the value before the period: of a parameter or a property.
    private static func valueType(
        of base: SyntaxNode, _ name: Name, in owner: TypeID, _ context: RuleContext
    ) -> TypeID? {
        if base.kind == .declReferenceExpr, let local = LocalValue(base) {
            guard case .typed(let type) = local, type.kind == .identifierType,
                let file = context.index.type(owner).home?.file
            else { return nil }
            return context.index.resolveType(type.name, file: file, in: owner)
        }
        guard case .project(let type) = context.index.valueType(of: name, in: owner) else { return nil }
        return type
    }
}

extension SyntaxNode {
    /// `calendar.component(.year, from: date)`
    fileprivate var isYearOfDate: Bool {
        guard let call = CallExpr(self), call.callee?.name == "component", let part = call.firstArgument?.value else {
            return false
        }
        return part.kind == .memberAccessExpr && part.name == "year"
    }
}
