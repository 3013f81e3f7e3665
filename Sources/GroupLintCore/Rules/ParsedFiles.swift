/// The syntax trees that one thread has parsed last while it checks files: each view asks for the syntax of the models that it
/// observes, and these are mostly the models of the file before it. Only one thread may use it.
package final class ParsedFiles {
    /// The tree that was asked for last is last.
    private var trees: [SyntaxTree] = []
    /// UTF-8 bytes of source of the trees.
    private var size = 0
    /// A tree takes twelve times as much memory as its source.
    private static let capacity = 128 << 10

    package init() {}

    func tree(_ path: String) -> SyntaxTree? {
        guard let position = trees.lastIndex(where: { $0.source.path == path }) else { return nil }
        let tree = trees.remove(at: position)
        trees.append(tree)
        return tree
    }

    /// Keeps a tree and drops those that nobody has asked for longest, as long as there is too little room for all.
    func add(_ tree: SyntaxTree) {
        trees.append(tree)
        size += tree.source.bytes.count
        while size > Self.capacity, trees.count > 1 { size -= trees.removeFirst().source.bytes.count }
    }
}
