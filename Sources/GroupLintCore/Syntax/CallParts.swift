/// The parts of a call as node ids, for loops over whole files: a `CallExpr` counts a reference to the tree for each part.
public struct CallParts {
    /// The callee without generic arguments; `NodeID.none` if it is missing.
    public let callee: NodeID
    /// The arguments in parentheses, as indices in the slots of the tree.
    public let arguments: Range<Int>
    /// The first trailing closure, or `NodeID.none`.
    public let trailingClosure: NodeID
    /// The labeled closures after the first trailing closure, as indices in the slots of the tree.
    public let labeledClosures: Range<Int>

    /// - Parameter call: a functionCallExpr.
    @inlinable
    public init(_ call: NodeID, in tree: borrowing SyntaxTree) {
        let parts = tree.slotRange(call)
        let first = tree.child(of: call, 0)
        let isSpecialized = first != .none && tree.records[Int(first)].kind == .genericSpecializationExpr
        callee = isSpecialized ? tree.chainBase(of: first) : first
        let list = tree.child(of: call, 1)
        arguments = list == .none ? 0..<0 : tree.slotRange(list)
        trailingClosure = tree.child(of: call, 2)
        labeledClosures = (parts.lowerBound + min(parts.count, 3))..<parts.upperBound
    }

    /// The argument or labeled closure at one of the indices; `NodeID.none` if it is missing.
    @inlinable @inline(__always)
    public static func part(_ index: Int, in tree: SyntaxTree) -> NodeID { tree.slots[index] }

    /// The value of an argument, or the closure of a labeled closure; `NodeID.none` if it is missing.
    @inlinable @inline(__always)
    public static func value(of part: NodeID, in tree: SyntaxTree) -> NodeID {
        part == .none ? .none : tree.child(of: part, 0)
    }
}
