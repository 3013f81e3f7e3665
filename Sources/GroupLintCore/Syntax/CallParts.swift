/// The parts of a call as node ids, for loops over whole files: a `CallExpr` counts a reference to the tree for each part.
public struct CallParts {
    /// The callee without generic arguments; `NodeID.none` if it is missing.
    public let callee: NodeID
    /// The arguments in parentheses.
    public let arguments: FrozenArray<NodeID>.SubSequence
    /// The first trailing closure, or `NodeID.none`.
    public let trailingClosure: NodeID
    /// The labeled closures after the first trailing closure.
    public let labeledClosures: FrozenArray<NodeID>.SubSequence

    /// - Parameter call: a functionCallExpr.
    @inlinable
    public init(_ call: NodeID, in tree: SyntaxTree) {
        let parts = tree.slotRange(call)
        let first = parts.isEmpty ? .none : tree.slots[parts.lowerBound]
        let isSpecialized = first != .none && tree.records[Int(first)].kind == .genericSpecializationExpr
        callee = isSpecialized ? tree.chainBase(of: first) : first
        let list = parts.count > 1 ? tree.slots[parts.lowerBound + 1] : .none
        arguments = tree.slots[list == .none ? 0..<0 : tree.slotRange(list)]
        trailingClosure = parts.count > 2 ? tree.slots[parts.lowerBound + 2] : .none
        labeledClosures = tree.slots[(parts.lowerBound + min(parts.count, 3))..<parts.upperBound]
    }

    /// The value of an argument, or the closure of a labeled closure; `NodeID.none` if it is missing.
    @inlinable
    public static func value(of part: NodeID, in tree: SyntaxTree) -> NodeID {
        guard part != .none, let slot = tree.slotRange(part).first else { return .none }
        return tree.slots[slot]
    }
}
