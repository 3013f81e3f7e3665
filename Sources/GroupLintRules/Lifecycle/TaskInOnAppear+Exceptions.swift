import GroupLintCore

extension WrittenModifier {
    /// Whether the modifier is in an app or scene, which is there as long as its window.
    var isInScene: Bool {
        guard let owner = element.owner else { return false }
        return element.index.inherits(owner, "App") || element.index.inherits(owner, "Scene")
    }
}

extension WrittenModifier {
    /// Whether the view stands in for what the task loads: it may be replaced before the task is done.
    var isPlaceholder: Bool { element.isSwiftUI("ProgressView") }
}

extension Placement {
    /// Whether the view is a row that comes and goes as the user scrolls.
    var isScrolledRow: Bool { isRepeated && (layout.isRow || layout == .lazy || lazyContainer != nil) }
}

extension StartedTask {
    /// Whether the names of the functions that the task calls say that their work must be finished, or that it is part of
    /// loading more rows.
    var mustFinish: Bool {
        closure.node.subtree.contains { node in
            guard let name = CallExpr(node)?.callee?.tokenText else { return false }
            return Self.finishing.contains(where: name.hasPrefix) || Self.paging.contains(where: name.contains)
        }
    }

    private static let finishing = [
        "save", "store", "write", "delete", "remove", "mark", "send", "submit", "upload", "sync", "post", "register",
        "track", "log", "record", "report", "cancel", "stop", "donate", "pay", "purchase", "perform",
    ]
    private static let paging = ["More", "NextPage", "nextPage", "loadNext", "fetchNext", "paginate"]
}
