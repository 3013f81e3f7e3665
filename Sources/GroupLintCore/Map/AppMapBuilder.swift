/// Makes the map of an app from the index of its project.
package struct AppMapBuilder {
    private let index: ProjectIndex
    private let sources: MapSources
    private var walk: MapWalk
    private let nodes: MapNodes
    private var map = AppMap()
    /// The first way that leads to each unit.
    private var firstWays: [Int: MapLink] = [:]
    /// The first link of each unit to another one.
    private var firstLinks: [Int: MapLink] = [:]
    /// Position in `map.nodes` of each unit that is a node.
    private var positions: [Int: Int] = [:]

    /// One map of several apps, which share no code.
    ///
    /// - Parameters:
    ///   - apps: the index of each app with what rules report; the map counts diagnostics at the screens that they are in.
    ///   - load: reads a file of the project.
    package static func map(
        of apps: [(index: ProjectIndex, diagnostics: [Diagnostic])], load: @escaping (String) -> SourceFile?
    ) -> AppMap {
        var whole = AppMap()
        for app in apps { whole.append(map(app.index, diagnostics: app.diagnostics, load: load)) }
        let groups = MapGroups(whole.nodes.map(\.place.path))
        for node in whole.nodes.indices { whole.nodes[node].group = groups.group(of: whole.nodes[node].place.path) }
        return whole
    }

    /// The map of one app, without the groups of its nodes.
    private static func map(
        _ index: ProjectIndex, diagnostics: [Diagnostic], load: @escaping (String) -> SourceFile?
    ) -> AppMap {
        var builder = AppMapBuilder(index, load)
        builder.addNodes()
        builder.addEdges()
        builder.markReached()
        builder.dropEnds()
        builder.addParts(diagnostics)
        builder.addUnshown()
        return builder.map
    }

    private init(_ index: ProjectIndex, _ load: @escaping (String) -> SourceFile?) {
        self.index = index
        sources = MapSources(load)
        walk = MapWalk(index, sources)
        walk.walk()
        nodes = MapNodes(walk)
        for link in nodes.allLinks {
            if link.isWay, firstWays[link.target] == nil { firstWays[link.target] = link }
            if firstLinks[link.source] == nil { firstLinks[link.source] = link }
        }
    }

    // MARK: Nodes

    private mutating func addNodes() {
        var found: [(unit: Int, node: AppMap.Node)] = []
        for unit in nodes.nodes.indices {
            guard let kind = nodes.nodes[unit] else { continue }
            let view = view(unit)
            found.append((unit, AppMap.Node(kind: kind, name: view.name, place: view.place, group: "")))
        }
        found.sort { left, right in
            let (left, right) = (left.node, right.node)
            if left.place.path != right.place.path { return precedesInBytes(left.place.path, right.place.path) }
            return (left.place.line, left.name) < (right.place.line, right.name)
        }
        for (position, entry) in found.enumerated() { positions[entry.unit] = position }
        map.nodes = found.map(\.node)
    }

    /// The name of a unit, and where it is declared.
    private func view(_ unit: Int) -> AppMap.View {
        switch walk.units.all[unit] {
        case .type(let type): AppMap.View(name: sources.name(of: type, index), place: place(of: type, unit))
        case .modifier(let root): modifier(ViewElement(index, root))
        case .content(let slot): content(unit, slot)
        case .file(let file): self.file(index.files[Int(file)].path)
        }
    }

    /// Where a type is declared; for a type that is not a view and names a screen first in another file, that file.
    private func place(of type: TypeID, _ unit: Int) -> AppMap.Place {
        let declared = sources.place(of: type, index)
        guard nodes.nodes[unit] == .host, let link = firstLinks[unit] else { return declared }
        let used = place(of: link)
        return used.path == declared.path ? declared : used
    }

    private func modifier(_ root: ViewElement) -> AppMap.View {
        let range = root.member.map { index.member($0).nameRange } ?? root.nameRange
        return AppMap.View(name: ".\(sources.source(root.path).text(range))()", place: sources.place(root.path, range.start))
    }

    private func content(_ unit: Int, _ slot: ViewSite) -> AppMap.View {
        let element = ViewElement(index, slot)
        let place = sources.place(element.path, element.nameRange.start)
        guard let link = firstWays[unit], link.source != unit else {
            return AppMap.View(name: "content", place: place)
        }
        let word = link.kind == .window ? ViewElement(index, link.opener).nameText(sources) : link.kind.noun
        return AppMap.View(name: "\(word) in \(view(link.source).name)", place: place)
    }

    private func file(_ path: String) -> AppMap.View {
        AppMap.View(name: path.split(separator: "/").last.map(String.init) ?? path, place: AppMap.Place(path: path, line: 1))
    }

    // MARK: Edges

    private struct EdgeKey: Hashable {
        var source: Int
        var target: Int
        var kind: WayKind
    }

    private struct KeyedPlace: Hashable {
        var key: EdgeKey
        var place: AppMap.Place
    }

    private mutating func addEdges() {
        var found: [EdgeKey: AppMap.Edge] = [:]
        var opened: Set<EdgeKey> = []
        var known: Set<KeyedPlace> = []
        for link in nodes.allLinks.sorted(by: { $0.kind != .contains && $1.kind == .contains }) {
            guard let target = positions[link.target] else { continue }
            for holder in nodes.holders(of: link.source) {
                guard let source = positions[holder] else { continue }
                let pair = EdgeKey(source: source, target: target, kind: .contains)
                if link.kind == .contains {
                    if source == target || opened.contains(pair) { continue }
                } else {
                    opened.insert(pair)
                }
                let key = EdgeKey(source: source, target: target, kind: link.kind)
                let place = place(of: link)
                if known.insert(KeyedPlace(key: key, place: place)).inserted { add(link, place, key, &found) }
            }
        }
        map.edges = found.values.sorted { left, right in
            (left.source, left.target, left.kind.rank) < (right.source, right.target, right.kind.rank)
        }
    }

    /// Leaves out where screens contain a view that opens nothing, such as a background, if it has a box only because another
    /// place shows it as a screen.
    private mutating func dropEnds() {
        let opening = Set(map.edges.map(\.source))
        let opened = Set(map.edges.filter { $0.kind != .contains }.map(\.target))
        map.edges.removeAll { edge in
            edge.kind == .contains && !opening.contains(edge.target) && opened.contains(edge.target)
        }
    }

    private func add(_ link: MapLink, _ place: AppMap.Place, _ key: EdgeKey, _ found: inout [EdgeKey: AppMap.Edge]) {
        if found[key] == nil {
            found[key] = AppMap.Edge(
                source: key.source, target: key.target, kind: key.kind, detail: detail(of: link), places: [])
        }
        found[key]?.places.append(place)
    }

    private func place(of link: MapLink) -> AppMap.Place {
        if let offset = link.offset { return sources.place(index.files[Int(link.opener.file)].path, offset) }
        guard link.opener.element >= 0 else {
            let file = AppMap.Place(path: index.files[Int(link.opener.file)].path, line: 1)
            guard case .type(let type) = walk.units.all[link.source] else { return file }
            let declared = sources.place(of: type, index)
            return declared.path == file.path ? declared : file
        }
        let opener = ViewElement(index, link.opener)
        let range = link.modifier >= 0 ? opener.views.modifiers[Int(link.modifier)].nameRange : opener.nameRange
        return sources.place(opener.path, range.start)
    }

    private func detail(of link: MapLink) -> String {
        guard link.opener.element >= 0 else { return link.offset == nil ? "" : "openWindow" }
        let opener = ViewElement(index, link.opener)
        switch link.kind {
        case .window, .widget: return opener.nameText(sources)
        case .destination where link.modifier >= 0:
            return sources.valueType(of: opener.views.modifiers[Int(link.modifier)], in: opener.path)
        case .column:
            let slot = ViewElement(index, link.slot)
            return slot.name == "detail" ? "detail" : slot.name == "content" ? "content" : "sidebar"
        default: return ""
        }
    }

    private mutating func markReached() {
        var ways = [[Int]](repeating: [], count: map.nodes.count)
        for edge in map.edges { ways[edge.source].append(edge.target) }
        var waiting = map.nodes.indices.filter { map.nodes[$0].kind == .app || map.nodes[$0].kind == .host }
        for node in waiting { map.nodes[node].isReached = true }
        while let node = waiting.popLast() {
            for next in ways[node] where !map.nodes[next].isReached {
                map.nodes[next].isReached = true
                waiting.append(next)
            }
        }
    }

    // MARK: Parts and diagnostics

    private mutating func addParts(_ diagnostics: [Diagnostic]) {
        let issues = issues(diagnostics)
        var used: Set<Int> = []
        for (unit, position) in positions {
            let content = nodes.content(of: unit)
            map.nodes[position].parts = content.filter { isView($0) }.map(view).sorted { left, right in
                (left.name, left.place.path, left.place.line) < (right.name, right.place.path, right.place.line)
            }
            var own: [AppMap.Issue] = []
            for part in [unit] + content {
                own += issues[part] ?? []
                used.insert(part)
            }
            map.nodes[position].diagnostics = own.sorted { left, right in
                if left.severity != right.severity { return left.severity > right.severity }
                if left.place != right.place { return (left.place.path, left.place.line) < (right.place.path, right.place.line) }
                return (left.rule, left.message) < (right.rule, right.message)
            }
        }
        for (unit, issues) in issues where !used.contains(unit) {
            for issue in issues { map.otherDiagnostics.add(issue.severity) }
        }
    }

    private func isView(_ unit: Int) -> Bool {
        if case .type(let type) = walk.units.all[unit] { return index.type(type).isView }
        return false
    }

    /// The diagnostics of each unit; those of code outside of units have the key -1.
    private func issues(_ diagnostics: [Diagnostic]) -> [Int: [AppMap.Issue]] {
        var found: [Int: [AppMap.Issue]] = [:]
        for diagnostic in diagnostics {
            let type = sources.type(at: diagnostic.range.start, in: sources.tree(diagnostic.path), index)
            let around = sequence(first: type) { $0.flatMap { index.type($0).parent } }.prefix(16)
            let unit = around.lazy.compactMap { $0.flatMap { walk.units.known(.type($0)) } }.first ?? -1
            found[unit, default: []].append(
                AppMap.Issue(
                    rule: diagnostic.rule, severity: diagnostic.severity, message: diagnostic.message,
                    place: sources.place(diagnostic.path, diagnostic.range.start)))
        }
        return found
    }

    private mutating func addUnshown() {
        for id in index.types.indices {
            let type = index.types[id]
            guard type.isView, type.home != nil, !type.isPreview, !index.mayShow(TypeID(id)) else { continue }
            // A screen that nothing opens is a node that is not reached.
            if let unit = walk.units.known(.type(TypeID(id))), positions[unit] != nil { continue }
            map.unshown.append(
                AppMap.View(name: sources.name(of: TypeID(id), index), place: sources.place(of: TypeID(id), index)))
        }
        map.unshown.sort { left, right in
            if left.place.path != right.place.path { return precedesInBytes(left.place.path, right.place.path) }
            return left.place.line < right.place.line
        }
    }
}

extension ViewElement {
    fileprivate func nameText(_ sources: MapSources) -> String { sources.source(path).text(nameRange) }
}

extension WayKind {
    /// Position among all kinds.
    var rank: Int { WayKind.allCases.firstIndex(of: self) ?? 0 }

    /// What one calls content that is shown in this way.
    fileprivate var noun: String {
        switch self {
        case .window: "window"
        case .widget: "widget"
        case .hosting, .code, .choice, .contains: "content"
        case .tab: "tab"
        case .column: "column"
        case .root: "root"
        case .link, .value: "link"
        case .destination: "destination"
        case .sheet: "sheet"
        case .cover: "cover"
        case .popover: "popover"
        case .inspector: "inspector"
        }
    }
}
