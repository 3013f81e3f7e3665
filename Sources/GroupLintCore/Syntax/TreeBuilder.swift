/// Collects the nodes of a file during parsing. Children are added before their parents.
///
/// Methods only take the start of a node, because its end is the end of the last consumed token.
struct TreeBuilder: ~Copyable {
    /// UTF-8 byte offset of the end of the last consumed token.
    var end: UInt32 = 0
    private var records: Slab<SyntaxTree.Record>
    private var slots: Slab<NodeID>
    /// Stack of children whose parents are not complete yet. Each production removes its own children from the end.
    private var scratch: Slab<NodeID>
    /// Whether there is an empty node, whose parents may have to start earlier.
    private var hasEmptyNodes = false
    /// Number of nodes with up to four children each that can be added before `makeRoom` must be called.
    private var room = 0

    init(tokenCount: Int) {
        scratch = Slab(capacity: 256)
        records = Slab(capacity: tokenCount + 8)
        slots = Slab(capacity: tokenCount + tokenCount / 2 + 8)
    }

    // MARK: Lists

    /// Starts a list of children. Pass the mark to `add` or `unwrapSingle`.
    @inline(__always)
    func mark() -> Int { scratch.count }

    @inline(__always)
    mutating func push(_ id: NodeID) {
        // `appendList` always reads four children from the mark on.
        scratch.reserve(5)
        scratch.append(id)
    }

    /// Number of children pushed since the mark.
    @inline(__always)
    func count(since mark: Int) -> Int { scratch.count - mark }

    /// Removes the only child pushed since the mark and returns it.
    @inline(__always)
    mutating func unwrapSingle(_ mark: Int) -> NodeID {
        let child = scratch[mark]
        scratch.truncate(to: mark)
        return child
    }

    // MARK: Nodes

    /// Adds a node with the children pushed since the mark.
    @inline(__always)
    mutating func add(_ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, from mark: Int) -> NodeID {
        appendList(kind, start, token: token, from: mark)
    }

    @inline(__always)
    mutating func add(_ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none) -> NodeID {
        append0(kind, start, token: token)
    }

    @inline(__always)
    mutating func add(_ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ child: NodeID) -> NodeID {
        append(kind, start, token: token, count: 1, child, .none)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        append(kind, start, token: token, count: 2, first, second)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID, _ third: NodeID
    ) -> NodeID {
        append(kind, start, token: token, count: 3, first, second, third, .none)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID, _ third: NodeID,
        _ fourth: NodeID
    ) -> NodeID {
        append(kind, start, token: token, count: 4, first, second, third, fourth)
    }

    // MARK: Records and slots

    @inline(never)
    private mutating func appendList(_ kind: SyntaxKind, _ start: UInt32, token: UInt32, from mark: Int) -> NodeID {
        let count = scratch.count &- mark
        if count == 1 { return append(kind, start, token: token, count: 1, unwrapSingle(mark), .none) }
        guard takeRoom(count / 4 &+ 1) else { return growAndAppendList(kind, start, token: token, from: mark) }
        let source = scratch.address(mark, length: max(count, 4))
        let target = slots.address(slots.count, length: max(count, 4))
        // Always copies four, because the processor cannot predict the real number.
        for slot in 0..<4 { target[slot] = source[slot] }
        var slot = 4
        while slot < count {
            target[slot] = source[slot]
            slot &+= 1
        }
        scratch.truncate(to: mark)
        return append(kind, start, token, slotCount: count)
    }

    @inline(never)
    private mutating func growAndAppendList(_ kind: SyntaxKind, _ start: UInt32, token: UInt32, from mark: Int) -> NodeID {
        makeRoom(scratch.count &- mark)
        return appendList(kind, start, token: token, from: mark)
    }

    @inline(never)
    private mutating func append0(_ kind: SyntaxKind, _ start: UInt32, token: UInt32) -> NodeID {
        guard takeRoom(1) else { return growAndAppend0(kind, start, token: token) }
        return append(kind, start, token, slotCount: 0)
    }

    @inline(never)
    private mutating func growAndAppend0(_ kind: SyntaxKind, _ start: UInt32, token: UInt32) -> NodeID {
        makeRoom(4)
        return append0(kind, start, token: token)
    }

    /// Adds a node with one or two children. It always writes two slots, but only the first `count` belong to the node.
    @inline(never)
    private mutating func append(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, count: Int, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        guard takeRoom(1) else { return growAndAppend(kind, start, token: token, count: count, first, second) }
        fill(0, first)
        fill(1, second)
        return append(kind, start, token, slotCount: count)
    }

    @inline(never)
    private mutating func growAndAppend(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, count: Int, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        makeRoom(4)
        return append(kind, start, token: token, count: count, first, second)
    }

    /// Adds a node with three or four children. It always writes four slots, but only the first `count` belong to the node.
    @inline(never)
    private mutating func append(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, count: Int, _ first: NodeID, _ second: NodeID,
        _ third: NodeID, _ fourth: NodeID
    ) -> NodeID {
        guard takeRoom(1) else {
            return growAndAppend(kind, start, token: token, count: count, first, second, third, fourth)
        }
        fill(0, first)
        fill(1, second)
        fill(2, third)
        fill(3, fourth)
        return append(kind, start, token, slotCount: count)
    }

    @inline(never)
    private mutating func growAndAppend(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, count: Int, _ first: NodeID, _ second: NodeID,
        _ third: NodeID, _ fourth: NodeID
    ) -> NodeID {
        makeRoom(4)
        return append(kind, start, token: token, count: count, first, second, third, fourth)
    }

    /// Takes the room; false if there was too little. Then the caller grows the buffers and starts over, because keeping
    /// values across a call would take a third of the time of `add`.
    @inline(__always)
    private mutating func takeRoom(_ amount: Int) -> Bool {
        room &-= amount
        return room >= 0
    }

    /// Makes room for a node with `slotCount` children.
    @inline(never)
    private mutating func makeRoom(_ slotCount: Int) {
        records.reserve(slotCount / 4 + 2)
        slots.reserve(slotCount + 8)
        room = min(records.room, slots.room / 4)
    }

    @inline(__always)
    private mutating func fill(_ slot: Int, _ child: NodeID) { slots.write(child, ahead: slot) }

    /// Adds the record of a node whose child slots have already been written after the last slot.
    @inline(__always)
    private mutating func append(_ kind: SyntaxKind, _ start: UInt32, _ token: UInt32, slotCount: Int) -> NodeID {
        var start = start
        if start >= end {
            start = end
            hasEmptyNodes = true
        }
        let id = NodeID(truncatingIfNeeded: records.count)
        records.append(
            SyntaxTree.Record(
                kind: kind, start: start, end: end, firstSlot: UInt32(truncatingIfNeeded: slots.count), token: token))
        slots.extend(by: slotCount)
        return id
    }

    // MARK: Backtracking

    @inline(__always)
    func kind(_ id: NodeID) -> SyntaxKind { records[Int(id)].kind }

    /// Removes all nodes, slots and pending children added since the checkpoint. The parser calls it after a failed try.
    mutating func restore(_ checkpoint: Checkpoint) {
        records.truncate(to: checkpoint.records)
        slots.truncate(to: checkpoint.slots)
        scratch.truncate(to: checkpoint.open)
    }

    @inline(__always)
    func checkpoint() -> Checkpoint {
        Checkpoint(records: records.count, slots: slots.count, open: scratch.count)
    }

    struct Checkpoint {
        var records: Int
        var slots: Int
        var open: Int
    }

    /// The finished nodes, together with the syntax problems of the file.
    consuming func finish(_ problems: [SyntaxProblem]) -> ParsedNodes {
        if hasEmptyNodes { startAtFirstChildren() }
        return ParsedNodes(records: records.freeze(), slots: slots.freeze(), problems: problems)
    }

    /// Moves the start of each node to the start of its first child. A missing first child is placed at the end of the
    /// previous token, which is before the white space that the parent skips.
    private mutating func startAtFirstChildren() {
        for id in 0..<records.count {
            let end = id + 1 < records.count ? Int(records[id + 1].firstSlot) : slots.count
            let range = Int(records[id].firstSlot)..<end
            guard let slot = range.first(where: { slots[$0] != .none }) else { continue }
            records[id].start = min(records[id].start, records[Int(slots[slot])].start)
        }
    }
}
