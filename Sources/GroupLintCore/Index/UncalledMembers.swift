/// Private functions and computed properties of a file that nothing calls but other such members.
///
/// Only the file can call a private member, and it has to write its name: no protocol can require the member, and no framework
/// calls it.
package final class UncalledMembers: TreeFacts {
    /// The declarations, in source order.
    private let ranges: [SourceRange]

    package convenience init(_ tree: SyntaxTree) {
        self.init(tree, tree.writtenNames)
    }

    /// - Parameter written: the names that the file writes.
    init(_ tree: SyntaxTree, _ written: WrittenNames) {
        var candidates = PrivateMembers()
        candidates.add(tree.root.children())
        ranges = candidates.uncalled(written, tree)
    }

    /// Whether the code at a UTF-8 offset is in one of the members.
    func contains(_ offset: UInt32) -> Bool { ranges.contains(offset) }
}

/// The private members that only code which writes their names can call.
private struct PrivateMembers {
    private var all: [(name: Name, range: SourceRange)] = []

    mutating func add(_ nodes: SyntaxNode.Children) {
        for node in nodes {
            switch node.kind {
            case .structDecl, .classDecl, .actorDecl, .enumDecl, .extensionDecl:
                if let members = TypeDecl(node)?.members { add(members.children()) }
            case .ifConfigDecl: for clause in node.children() { add(IfConfigClause(clause).elements) }
            case .functionDecl, .variableDecl:
                guard node.isPrivateMember, node.isCalledByName else { continue }
                let name = FunctionDecl(node)?.node.name ?? VariableDecl(node)?.onlyBinding?.pattern?.name ?? .none
                if !name.isNone, !node.isCapitalized { all.append((name, node.range)) }
            // Nothing else has members.
            default: continue
            }
        }
    }

    /// How long a chain of members that call each other is followed.
    private static let mostRounds = 8

    func uncalled(_ written: WrittenNames, _ tree: SyntaxTree) -> [SourceRange] {
        var found = all.filter { !written.contains($0.name) }.map(\.range)
        for _ in 0..<Self.mostRounds where !found.isEmpty && found.count < all.count {
            let others = WrittenNames(tree, outside: found)
            let more = all.filter { !others.contains($0.name) }.map(\.range)
            if more.count == found.count { break }
            found = more
        }
        return found
    }
}

extension [SourceRange] {
    /// Whether one of the ranges, which are in source order and apart from each other, has a UTF-8 offset.
    func contains(_ offset: UInt32) -> Bool {
        let next = partitionPoint { $0.start <= offset }
        return next > 0 && offset < self[next - 1].end
    }
}

extension SyntaxNode {
    /// Whether only code that writes its name can call a function or computed property: no framework and no Objective-C.
    package var isCalledByName: Bool {
        if let variable = VariableDecl(self), variable.onlyBinding?.getter == nil { return false }
        let attributes = FunctionDecl(self)?.attributes ?? VariableDecl(self)?.attributes
        let modifiers = FunctionDecl(self)?.modifiers ?? VariableDecl(self)?.modifiers
        let isPlain = attributes?.children().allSatisfy { Self.plainAttributes.contains($0.attributeName) } ?? true
        return isPlain && !(modifiers?.children().contains { Self.reachingModifiers.contains($0.name) } ?? false)
    }

    /// Whether the declaration is `private`, and not only its setter.
    fileprivate var isPrivateMember: Bool {
        let modifiers = FunctionDecl(self)?.modifiers ?? VariableDecl(self)?.modifiers
        return modifiers?.children().contains { $0.token?.keyword == .private && $0.range == $0.tokenRange } ?? false
    }

    package static let plainAttributes = NameTable(
        "ViewBuilder ToolbarContentBuilder MainActor Observable discardableResult available inlinable inline frozen")
    private static let reachingModifiers = NameTable("open override dynamic")
}
