import GroupLintCore

extension SyntaxNode {
    /// `hashValue`, `self.hashValue`
    var isOwnHash: Bool { unwrapped.simplePath == ["hashValue"] }

    /// `shuffled()` as the last call of the data.
    var shuffle: SyntaxNode? {
        guard let callee = CallExpr(unwrapped)?.callee, callee.kind == .memberAccessExpr, callee.name == "shuffled" else {
            return nil
        }
        return unwrapped
    }
}

extension ViewFile {
    /// The computed `id` of the Identifiable types that the file declares or extends.
    var computedIDs: [MemberID] {
        guard index.files[Int(file)].hasComputedID else { return [] }
        return index.computedProperties(.id, inFile: file).filter { id in
            guard let owner = index.owner(of: id) else { return false }
            return index.inherits(owner, "Identifiable") && !index.type(owner).isPreview
        }
    }
}
