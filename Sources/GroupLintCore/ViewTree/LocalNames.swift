/// Parameters and variables in scope, innermost last, and what the constants among them are made of.
struct LocalNames: ExpressibleByArrayLiteral {
    private var names: [Name]
    /// The reads of the values of constants, by position in `names`.
    private var values: [(position: Int, reads: [ViewTree.Read])] = []

    init(arrayLiteral names: Name...) { self.names = names }

    init(_ names: [Name]) { self.names = names }

    var count: Int { names.count }

    func contains(_ name: Name) -> Bool { names.contains(name) }

    mutating func append(_ name: Name) { names.append(name) }

    /// Adds a constant with a value that these reads decide: `let isWide = sizeClass == .regular`.
    mutating func append(_ name: Name, reads: [ViewTree.Read]) {
        values.append((names.count, reads))
        names.append(name)
    }

    mutating func append(contentsOf names: [Name]) { self.names += names }

    /// Ends the scope of all names but the first.
    mutating func truncate(to count: Int) {
        names.removeSubrange(count...)
        while let last = values.last, last.position >= count { values.removeLast() }
    }

    /// What decides the value of a constant; nil if that is not known.
    func reads(of name: Name) -> [ViewTree.Read]? {
        guard !values.isEmpty, let position = names.lastIndex(of: name) else { return nil }
        return values.last { $0.position == position }?.reads
    }
}

extension SyntaxNode {
    /// Whether a value is made of properties by comparing and combining them only: `sizeClass == .regular && !isCompact`.
    var isPlainCondition: Bool {
        guard kind == .sequenceExpr || kind == .prefixOperatorExpr || kind == .declReferenceExpr || kind == .memberAccessExpr
        else { return false }
        return subtree.allSatisfy { Self.plainKinds.contains($0.kind) }
    }

    private static let plainKinds: Set<SyntaxKind> = [
        .sequenceExpr, .prefixOperatorExpr, .declReferenceExpr, .memberAccessExpr, .binaryOperatorExpr, .booleanLiteralExpr,
        .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .nilLiteralExpr, .tupleExpr, .labeledExpr,
        .optionalChainingExpr,
    ]
}
