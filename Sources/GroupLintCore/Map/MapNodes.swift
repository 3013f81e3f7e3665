/// Decides which units are nodes of the map, and which nodes contain the others.
///
/// A screen is a node. A part belongs to the nodes that contain it, up to three. A part that more nodes contain and that opens
/// screens is a node too, because its ways would otherwise be repeated for each of them. So the number of edges stays below
/// three times the number of links.
struct MapNodes {
    private let units: MapUnits
    private let links: [MapLink]
    private let kinds: [AppMap.NodeKind?]
    /// The kind of each unit that is a node.
    private(set) var nodes: [AppMap.NodeKind?]
    /// The nodes that contain a unit, without those inside of other nodes; at most `mostOwners + 1`.
    private(set) var owners: [[Int]]
    /// The units that each unit contains, without repeats.
    private(set) var parts: [[Int]]
    /// The units of `parts` that are not nodes: a unit that contains all screens is a part of each of them.
    private var innerParts: [[Int]] = []
    private var containers: [[Int]]
    private var matters: [Bool]

    static let mostOwners = 3
    private static let mostRounds = 12

    init(_ walk: MapWalk) {
        units = walk.units
        let index = walk.index
        let count = walk.units.all.count
        kinds = walk.units.all.map { origin in
            switch origin {
            case .type(let type): index.mapKind(of: type)
            case .modifier: .part
            case .content: .content
            case .file: .host
            }
        }
        nodes = [AppMap.NodeKind?](repeating: nil, count: count)
        owners = [[Int]](repeating: [], count: count)
        parts = [[Int]](repeating: [], count: count)
        containers = [[Int]](repeating: [], count: count)
        matters = [Bool](repeating: false, count: count)
        links = Self.decided(walk.links, count)
        markScreens()
        linkParts()
        markWhatMatters()
        findOwners()
        innerParts = parts.map { parts in parts.filter { nodes[$0] == nil } }
    }

    /// Links in which each choice is either a way or a part: several views between which the body of a screen chooses are
    /// screens.
    private static func decided(_ links: [MapLink], _ count: Int) -> [MapLink] {
        var choices = [[Int]](repeating: [], count: count)
        var known: Set<Pair> = []
        for link in links where link.kind == .choice && link.source != link.target {
            let isNew = known.insert(Pair(source: link.source, target: link.target)).inserted
            if isNew { choices[link.source].append(link.target) }
        }
        var isScreen = [Bool](repeating: false, count: count)
        var waiting: [Int] = []
        for link in links where link.isWay && !isScreen[link.target] {
            isScreen[link.target] = true
            waiting.append(link.target)
        }
        while let screen = waiting.popLast() {
            guard choices[screen].count > 1 else { continue }
            for target in choices[screen] where !isScreen[target] {
                isScreen[target] = true
                waiting.append(target)
            }
        }
        return links.map { link in
            var link = link
            if link.kind == .choice, !(isScreen[link.source] && choices[link.source].count > 1) { link.kind = .contains }
            return link
        }
    }

    /// All links, with choices decided.
    var allLinks: [MapLink] { links }

    private mutating func markScreens() {
        for link in links where link.kind != .contains {
            nodes[link.target] = kinds[link.target] == .content ? .content : .screen
            if kinds[link.source] == .app { nodes[link.source] = .app }
            let isHost = link.kind == .hosting || link.kind == .code || link.kind == .window || link.kind == .widget
            if isHost, kinds[link.source] == .host { nodes[link.source] = .host }
        }
        for unit in kinds.indices where kinds[unit] == .app { nodes[unit] = .app }
    }

    private mutating func linkParts() {
        var known: Set<Pair> = []
        for link in links where link.kind == .contains && link.source != link.target {
            guard known.insert(Pair(source: link.source, target: link.target)).inserted else { continue }
            parts[link.source].append(link.target)
            containers[link.target].append(link.source)
        }
    }

    private struct Pair: Hashable {
        var source: Int
        var target: Int
    }

    /// Marks the units that open screens, or contain a unit that does.
    private mutating func markWhatMatters() {
        var waiting: [Int] = []
        func mark(_ unit: Int, _ matters: inout [Bool]) {
            guard !matters[unit] else { return }
            matters[unit] = true
            waiting.append(unit)
        }
        for link in links where link.kind != .contains { mark(link.source, &matters) }
        while let unit = waiting.popLast() {
            for container in containers[unit] { mark(container, &matters) }
        }
    }

    private mutating func findOwners() {
        for round in 0..<Self.mostRounds {
            propagate()
            let isLast = round + 1 == Self.mostRounds
            let lost = nodes.indices.filter { isOpen($0) && owners[$0].isEmpty }
            let first = lost.filter { containers[$0].isEmpty }
            let shared = nodes.indices.filter { unit in
                isOpen(unit) && owners[unit].count > Self.mostOwners && (containers[unit].count > 1 || isLast)
            }
            let chosen = shared + (first.isEmpty && shared.isEmpty ? lost : first)
            if chosen.isEmpty { return }
            for unit in chosen { nodes[unit] = .part }
        }
        propagate()
    }

    /// Whether a unit has ways that no node has yet.
    private func isOpen(_ unit: Int) -> Bool { matters[unit] && nodes[unit] == nil }

    private mutating func propagate() {
        owners = [[Int]](repeating: [], count: owners.count)
        var queue: [Int] = []
        for node in nodes.indices where nodes[node] != nil {
            for part in parts[node] where nodes[part] == nil && add(node, to: part) { queue.append(part) }
        }
        var position = 0
        while position < queue.count {
            let unit = queue[position]
            position += 1
            for part in parts[unit] where nodes[part] == nil {
                var isChanged = false
                for owner in owners[unit] where add(owner, to: part) { isChanged = true }
                if isChanged { queue.append(part) }
            }
        }
    }

    /// Adds an owner to a part. False if it is known, or if there are enough.
    private mutating func add(_ owner: Int, to part: Int) -> Bool {
        guard owners[part].count <= Self.mostOwners, !owners[part].contains(owner) else { return false }
        owners[part].append(owner)
        return true
    }

    /// The nodes at which the ways of a unit start.
    func holders(of unit: Int) -> [Int] { nodes[unit] != nil ? [unit] : owners[unit] }

    /// Most parts that are listed for a node.
    private static let mostParts = 200

    /// The units inside of a node that are not nodes.
    func content(of node: Int) -> [Int] {
        var found: [Int] = []
        var seen: Set<Int> = [node]
        var waiting = innerParts[node]
        while let unit = waiting.popLast(), found.count < Self.mostParts {
            guard seen.insert(unit).inserted else { continue }
            found.append(unit)
            waiting += innerParts[unit]
        }
        return found
    }
}
