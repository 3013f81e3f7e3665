/// The names that a tree declares in code: variables in patterns, and parameters. Most names in code are not among them, so the
/// code around them need not be searched.
private final class LocalNames: TreeFacts {
    let names: NameTable

    init(_ tree: SyntaxTree) {
        var names = NameTable()
        for id in 0..<NodeID(tree.records.count) {
            switch tree.kind(of: id) {
            case .identifierPattern, .closureShorthandParameter: names.insert(tree.name(of: id), 0)
            case .functionParameter: names.insert(FunctionParameter(SyntaxNode(tree: tree, id: id)).name, 0)
            // Other nodes declare no local names.
            default: continue
            }
        }
        self.names = names
    }
}

extension SyntaxTree {
    /// Whether some code declares a variable or a parameter with a name.
    public func declaresLocal(_ name: Name) -> Bool { facts(LocalNames.self).names.contains(name) }
}

extension SyntaxNode.Children {
    /// The variables among the children that start before a UTF-8 offset. No other child becomes a node, which would take most
    /// of the time in a long block.
    public func variables(before end: UInt32 = .max) -> [VariableDecl] {
        declarations(before: end, withGuards: false).compactMap(VariableDecl.init)
    }

    /// The variables, and the `guard` statements if they are wanted too, that start before a UTF-8 offset.
    func declarations(before end: UInt32, withGuards: Bool) -> [SyntaxNode] {
        if isLong {
            let slots = tree.facts(DeclaringSlots.self).slots
            let first = slots.partitionPoint { Int($0) < index }
            return nodes(slots[first...].lazy.prefix { Int($0) < self.end }.map(Int.init), before: end, withGuards)
        }
        return nodes(index..<self.end, before: end, withGuards)
    }

    /// Each statement of a longer block may ask for the variables of the block.
    private static let mostSlots = 32
    var isLong: Bool { end - index > Self.mostSlots }

    private func nodes(_ slots: some Sequence<Int>, before end: UInt32, _ withGuards: Bool) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for slot in slots {
            let child = tree.slots.known(slot)
            guard child != .none else { continue }
            let record = tree.records[Int(child)]
            if record.start >= end { break }
            if record.kind == .variableDecl || withGuards && record.kind == .guardStmt {
                found.append(SyntaxNode(tree: tree, id: child))
            }
        }
        return found
    }
}

/// The child slots of a tree that hold variables and `guard` statements, in ascending order.
private final class DeclaringSlots: TreeFacts {
    let slots: [Int32]

    init(_ tree: SyntaxTree) {
        slots = tree.slots.indices.compactMap { slot in
            let child = tree.slots.known(slot)
            guard child != .none, case let kind = tree.kind(of: child), kind == .variableDecl || kind == .guardStmt
            else { return nil }
            return Int32(slot)
        }
    }
}
