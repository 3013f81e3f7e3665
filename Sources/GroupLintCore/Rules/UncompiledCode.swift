/// Code that no user of the app runs: a branch of `#if os(macOS)` in an app for iOS, or for an iOS before its first, and tools
/// of the developers in `#if DEBUG`.
extension RuleContext {
    /// Whether an element of any file is in such code.
    public mutating func isInUncompiledCode(_ element: ViewElement) -> Bool {
        guard let tree = syntax(ofFile: element.path), Int(element.node) < tree.records.count, let node = tree.node(element.node)
        else { return false }
        return isInUncompiledCode(node.start, tree)
    }

    /// Whether the code at a UTF-8 offset is in a branch of `#if` that is for debug builds or for other platforms than those of
    /// the file, or in a branch of `#available` for older versions.
    func isInUncompiledCode(_ offset: UInt32, _ tree: SyntaxTree) -> Bool {
        if tree.facts(DebugCode.self).contains(offset) { return true }
        guard !targets.isUnknown else { return false }
        let place = SourceRange(start: offset, end: offset + 1)
        let branches = tree.branches(around: offset)
        for branch in branches {
            if let next = branch.child(around: place), IfExpr(branch)?.isOutdated(next, for: targets) ?? false { return true }
        }
        guard var node = branches.last(where: { $0.kind == .ifConfigDecl }) else { return false }
        while let next = node.child(around: place) { node = next }
        var possible = targets
        // An app for iOS may run on a Mac too, and not every project file says so.
        if possible[.macCatalyst] == nil { possible[.macCatalyst] = possible[.iOS] }
        return ReachableTargets(node, possible).targets.isUnknown
    }
}
