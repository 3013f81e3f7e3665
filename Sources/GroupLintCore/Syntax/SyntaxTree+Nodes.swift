/// Questions about nodes by their ids, for code that looks at most nodes of a file: a `SyntaxNode` counts a reference to its
/// tree.
extension SyntaxTree {
    @inlinable @inline(__always)
    public func kind(of id: NodeID) -> SyntaxKind { records[Int(id)].kind }

    /// Name of the principal token, like `SyntaxNode.name`.
    public func name(of id: NodeID) -> Name {
        guard let token = token(of: id) else { return .none }
        return Name(token: token.range, in: source.bytes)
    }

    /// Like `SyntaxNode.isCapitalized`.
    @inlinable
    public func isCapitalized(_ id: NodeID) -> Bool {
        guard let token = token(of: id), token.start < token.end else { return false }
        return source.bytes[Int(token.start)] &- UInt8(ascii: "A") < 26
    }

    /// Like `SyntaxNode.unwrapped`.
    public func unwrapped(_ id: NodeID) -> NodeID {
        var node = id
        while true {
            let inner: NodeID
            switch records[Int(node)].kind {
            case .tryExpr, .awaitExpr, .unsafeExpr, .returnStmt, .forceUnwrapExpr, .optionalChainingExpr:
                inner = child(of: node, 0)
            case .tupleExpr where slotRange(node).count == 1:
                let element = child(of: node, 0)
                inner = element == .none ? .none : child(of: element, 0)
            // Nothing else is unwrapped.
            default: return node
            }
            if inner == .none { return node }
            node = inner
        }
    }

    /// The expression without `<…>` behind it.
    @inlinable
    public func withoutGenericArguments(_ id: NodeID) -> NodeID {
        guard records[Int(id)].kind == .genericSpecializationExpr else { return id }
        let base = child(of: id, 0)
        return base == .none ? id : base
    }
}
