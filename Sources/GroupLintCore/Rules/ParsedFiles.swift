/// The syntax trees that one thread has parsed last while it checks files: each view asks for the syntax of the models that it
/// observes, and these are mostly the models of the file before it. Only one thread may use it.
package final class ParsedFiles {
    /// The tree that was asked for last is last.
    private var trees: [SyntaxTree] = []
    /// UTF-8 bytes of source of the trees.
    private var size = 0
    /// A tree takes twelve times as much memory as its source.
    private static let capacity = 512 << 10
    /// The file that is checked. It stays until the next one is checked, however large it is.
    private var checked: SyntaxTree?
    /// The source that was read last.
    private var lastRead: SourceFile?

    package init() {}

    /// Keeps the tree of the file that is checked.
    func begin(_ tree: SyntaxTree) { checked = tree }

    /// The tree of a file, parsed if necessary; nil if the file cannot be read.
    package func tree(_ path: String, read: (String) -> SourceFile?) -> SyntaxTree? {
        if let known = tree(path) { return known }
        guard let source = read(path) else { return nil }
        let tree = parse(source)
        add(tree)
        return tree
    }

    /// The source of a file, read only if another one was read last; nil if it cannot be read.
    func source(_ path: String, read: (String) -> SourceFile?) -> SourceFile? {
        if let checked, checked.source.path == path { return checked.source }
        if let lastRead, lastRead.path == path { return lastRead }
        let source = read(path)
        if let source { lastRead = source }
        return source
    }

    func tree(_ path: String) -> SyntaxTree? {
        if let checked, checked.source.path == path { return checked }
        guard let position = trees.lastIndex(where: { $0.source.path == path }) else { return nil }
        let tree = trees.remove(at: position)
        trees.append(tree)
        return tree
    }

    /// Keeps a tree and drops those that nobody has asked for longest, as long as there is too little room for all. Two stay in
    /// any case: else a large model would be parsed again for each view that also asks for a small file.
    func add(_ tree: SyntaxTree) {
        trees.append(tree)
        size += tree.source.bytes.count
        while size > Self.capacity, trees.count > 2 { size -= trees.removeFirst().source.bytes.count }
    }
}
