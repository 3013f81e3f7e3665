/// The variables that the statements of blocks and closures declare.
private final class BlockVariables: TreeFacts {
    /// The names of all variables of each block, in source order.
    private(set) var names: [NodeID: [Name]] = [:]
    /// The first binding of a `let` with a name in a block.
    private(set) var constants: [Key: NodeID] = [:]

    struct Key: Hashable {
        let block: NodeID
        let name: Name
    }

    init(_ tree: SyntaxTree) {
        for id in 0..<NodeID(tree.records.count) where tree.kind(of: id) == .variableDecl {
            let block = tree.parents[Int(id)]
            guard let variable = VariableDecl(SyntaxNode(tree: tree, id: id)), block != .none else { continue }
            for binding in variable.bindings {
                guard let name = PatternBinding(binding).pattern?.name else { continue }
                names[block, default: []].append(name)
                let key = Key(block: block, name: name)
                if variable.isLet, constants[key] == nil { constants[key] = binding.id }
            }
        }
    }
}

extension SyntaxNode {
    private var blockStatements: Children { ClosureExpr(self)?.statements ?? children() }

    /// The names of the variables that the statements of a block or closure declare. Each statement of a long block may ask.
    public var variableNames: [Name] {
        if blockStatements.isLong { return tree.facts(BlockVariables.self).names[id] ?? [] }
        return blockStatements.variables().flatMap { $0.bindings.compactMap { PatternBinding($0).pattern?.name } }
    }

    /// The first binding of a `let` with a name among the statements of a block or closure.
    public func constantBinding(_ name: Name) -> PatternBinding? {
        if blockStatements.isLong {
            let binding = tree.facts(BlockVariables.self).constants[BlockVariables.Key(block: id, name: name)]
            return binding.map { PatternBinding(SyntaxNode(tree: tree, id: $0)) }
        }
        for variable in blockStatements.variables() where variable.isLet {
            for binding in variable.bindings.lazy.map(PatternBinding.init) where binding.pattern?.name == name { return binding }
        }
        return nil
    }
}

/// Where statements are that decide whether later ones run. Most long blocks have none.
private final class Decisions: TreeFacts {
    /// Starts of the `return` and `guard` statements, in ascending order.
    let exits: [UInt32]
    /// Starts of the conditions with `#available` and `#unavailable`, in ascending order.
    let availability: [UInt32]

    init(_ tree: SyntaxTree) {
        var (exits, availability): ([UInt32], [UInt32]) = ([], [])
        for record in tree.records {
            switch record.kind {
            case .returnStmt, .guardStmt: exits.append(record.start)
            case .availabilityCondition: availability.append(record.start)
            // No other statement or condition is sought.
            default: continue
            }
        }
        self.exits = exits.sorted()
        self.availability = availability.sorted()
    }
}

extension SyntaxTree {
    /// Whether a `return` or `guard` starts between two UTF-8 offsets.
    public func hasExit(_ start: UInt32, _ end: UInt32) -> Bool { Self.hasOffset(facts(Decisions.self).exits, start, end) }

    /// Whether a condition with `#available` or `#unavailable` starts between two UTF-8 offsets.
    public func asksForVersion(_ start: UInt32, _ end: UInt32) -> Bool {
        Self.hasOffset(facts(Decisions.self).availability, start, end)
    }

    private static func hasOffset(_ offsets: [UInt32], _ start: UInt32, _ end: UInt32) -> Bool {
        let position = offsets.partitionPoint { $0 < start }
        return position < offsets.count && offsets[position] < end
    }
}
