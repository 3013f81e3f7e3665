/// Collects nodes while the parser runs. Children are added before their parents.
struct TreeBuilder: ~Copyable {
    private var records: Arena<SyntaxTree.Record>
    private var slots: Arena<NodeID>
    /// Children of nodes that are still open, each production takes its own back off the end.
    private var scratch: Arena<NodeID>

    init(tokenCount: Int) {
        scratch = Arena(capacity: 256)
        records = Arena(capacity: tokenCount + 8)
        slots = Arena(capacity: tokenCount + tokenCount / 2 + 8)
    }

    // MARK: Lists

    /// Start of a list of children; hand it to `add` or `unwrapSingle`.
    @inline(__always)
    func mark() -> Int { scratch.count }

    @inline(__always)
    mutating func push(_ id: NodeID) {
        scratch.append(id)
    }

    /// Number of children pushed since the mark.
    @inline(__always)
    func count(since mark: Int) -> Int { scratch.count - mark }

    /// Takes the one child pushed since the mark off again.
    @inline(__always)
    mutating func unwrapSingle(_ mark: Int) -> NodeID {
        let id = scratch[mark]
        scratch.truncate(to: mark)
        return id
    }

    // MARK: Nodes

    /// Adds a node whose children are those pushed since the mark.
    mutating func add(_ kind: SyntaxKind, _ range: SourceRange, token: UInt32 = .none, from mark: Int) -> NodeID {
        let id = NodeID(records.count)
        let firstSlot = UInt32(slots.count)
        var index = mark
        while index < scratch.count {
            let child = scratch[index]
            slots.append(child)
            if child != .none { records[Int(child)].parent = id }
            index += 1
        }
        scratch.truncate(to: mark)
        append(kind, range, token, firstSlot)
        return id
    }

    @inline(__always)
    mutating func add(_ kind: SyntaxKind, _ range: SourceRange, token: UInt32 = .none) -> NodeID {
        let id = NodeID(records.count)
        append(kind, range, token, UInt32(slots.count))
        return id
    }

    @inline(__always)
    mutating func add(_ kind: SyntaxKind, _ range: SourceRange, token: UInt32 = .none, _ child: NodeID) -> NodeID {
        let id = NodeID(records.count)
        let firstSlot = UInt32(slots.count)
        adopt(child, id)
        append(kind, range, token, firstSlot)
        return id
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ range: SourceRange, token: UInt32 = .none, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        let id = NodeID(records.count)
        let firstSlot = UInt32(slots.count)
        adopt(first, id)
        adopt(second, id)
        append(kind, range, token, firstSlot)
        return id
    }

    @inline(__always)
    private mutating func adopt(_ child: NodeID, _ parent: NodeID) {
        slots.append(child)
        if child != .none { records[Int(child)].parent = parent }
    }

    @inline(__always)
    private mutating func append(_ kind: SyntaxKind, _ range: SourceRange, _ token: UInt32, _ firstSlot: UInt32) {
        let slotCount = UInt32(slots.count) - firstSlot
        var start = range.start
        // A missing first child ends where the previous token does, before the white space the parent skips.
        var slot = Int(firstSlot)
        while slot < slots.count, slots[slot] == .none { slot += 1 }
        if slot < slots.count { start = min(start, records[Int(slots[slot])].start) }
        records.append(
            SyntaxTree.Record(
                kind: kind, start: start, end: range.end, parent: .none, firstSlot: firstSlot, token: token,
                slotCount: slotCount))
    }

    // MARK: Looking back

    @inline(__always)
    func kind(_ id: NodeID) -> SyntaxKind { records[Int(id)].kind }

    @inline(__always)
    func start(_ id: NodeID) -> UInt32 { records[Int(id)].start }

    @inline(__always)
    func end(_ id: NodeID) -> UInt32 { records[Int(id)].end }

    /// Drops every node, slot and open child added since the checkpoint: the parser tried something and turns back.
    mutating func restore(_ checkpoint: Checkpoint) {
        records.truncate(to: checkpoint.records)
        slots.truncate(to: checkpoint.slots)
        scratch.truncate(to: checkpoint.open)
    }

    func checkpoint() -> Checkpoint {
        Checkpoint(records: records.count, slots: slots.count, open: scratch.count)
    }

    struct Checkpoint {
        var records: Int
        var slots: Int
        var open: Int
    }

    consuming func finish() -> (records: [SyntaxTree.Record], slots: [NodeID]) {
        (records.array(), slots.array())
    }
}
