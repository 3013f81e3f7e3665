import GroupLintCore

extension OffMainWrite {
    /// The code of a view in one file that sets published properties of the objects that the view observes, in closures that a
    /// queue runs. Other code of a view may belong to the main actor.
    static func all(inView view: TypeID, _ file: Int32, _ context: inout RuleContext) -> [OffMainWrite] {
        let index = context.index
        let held = index.storedProperties(of: view).filter { SwiftUICatalog.objectWrappers.contains(index.wrapper(of: $0)) }
        guard !held.isEmpty else { return [] }
        let data = context.data(of: view)
        guard !data.hasUnknownMacro else { return [] }
        var found: [OffMainWrite] = []
        var handlers = PassedHandlers()
        for holder in held {
            guard let model = index.object(in: holder) else { continue }
            for site in data.uses(of: index.member(holder).name) where site.file == file && site.use.setsMember {
                let properties = index.members(of: model, named: site.use.member)
                guard properties.count == 1, index.wrapper(of: properties[0]) == "Published", let tree = context.syntax() else {
                    continue
                }
                let node = SyntaxNode(tree: tree, id: site.use.node)
                let place = CodePlace(of: node, followsCaller: true)
                guard let code = place.map(\.offMain) ?? handlers.code(around: node, in: view, &context), code.isOnQueue,
                    !code.isNotified
                else { continue }
                found.append(
                    OffMainWrite(property: properties[0], node: node, code: code, object: context.name(of: holder)))
            }
        }
        return found.sorted { $0.node.start < $1.node.start }
    }
}

extension PropertyUse {
    /// Whether the code changes a member of the value, now.
    fileprivate var setsMember: Bool { !member.isNone && (kind == .write || kind == .change) }
}
