/// Ways to windows: `openWindow(id: "log")` leads to what `Window("Log", id: "log")` shows. Only literals are compared.
struct MapWindows {
    private let index: ProjectIndex
    private let sources: MapSources
    /// The content of the windows, by the literal of their id.
    private var targets: [String: [Int]] = [:]

    /// - Parameter links: those of the walk.
    init(_ links: [MapLink], _ index: ProjectIndex, _ sources: MapSources) {
        self.index = index
        self.sources = sources
        for link in links where link.kind == .window && link.opener.element >= 0 {
            let opener = ViewElement(index, link.opener)
            guard opener.hasArgument("id"), let call = sources.tree(opener.path).node(opener.node).flatMap(CallExpr.init),
                let id = call.windowID
            else { continue }
            targets[id, default: []].append(link.target)
        }
    }

    /// The calls of `openWindow` in views that have the action as a property.
    ///
    /// - Parameter units: gets the types whose code opens a window.
    func links(_ units: inout MapUnits) -> [MapLink] {
        guard !targets.isEmpty else { return [] }
        var found: [MapLink] = []
        for (file, summary) in index.files.enumerated() where index.isLinted(file) {
            guard summary.members.records.contains(where: { $0.name == "openWindow" }) else { continue }
            let tree = sources.tree(summary.path)
            for id in tree.records.indices where tree.records[id].kind == .functionCallExpr {
                guard let call = tree.node(NodeID(id)).flatMap(CallExpr.init), call.callee?.name == "openWindow",
                    let window = call.windowID, let owner = sources.type(at: call.node.start, in: tree, index)
                else { continue }
                let site = ViewSite(file: Int32(file), element: -1)
                for target in targets[window] ?? [] {
                    found.append(
                        MapLink(
                            source: units.unit(.type(owner)), target: target, kind: .window, site: site, opener: site, slot: site,
                            offset: call.node.start))
                }
            }
        }
        return found
    }
}

extension CallExpr {
    /// The literal after `id:`, with its quotes.
    fileprivate var windowID: String? {
        guard let value = arguments.first(where: { $0.label == "id" })?.value, value.kind == .stringLiteralExpr,
            value.slotCount == 0
        else { return nil }
        return value.text
    }
}
