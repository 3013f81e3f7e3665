/// Collects nodes while the parser runs. Children are added before their parents.
///
/// A node ends where the last token that was taken does, so only its start is handed over.
struct TreeBuilder: ~Copyable {
    /// End of the token that was taken last.
    var end: UInt32 = 0
    private var records: Slab<SyntaxTree.Record>
    private var slots: Slab<NodeID>
    /// Children of nodes that are still open, each production takes its own back off the end.
    private var scratch: Slab<NodeID>
    /// Whether some node is empty; its parents may have to start earlier.
    private var hasEmptyNodes = false
    /// Nodes with up to four children each that can be added without asking for room.
    private var room = 0

    init(tokenCount: Int) {
        scratch = Slab(capacity: 256)
        records = Slab(capacity: tokenCount + 8)
        slots = Slab(capacity: tokenCount + tokenCount / 2 + 8)
    }

    // MARK: Lists

    /// Start of a list of children; hand it to `add` or `unwrapSingle`.
    @inline(__always)
    func mark() -> Int { scratch.count }

    @inline(__always)
    mutating func push(_ id: NodeID) {
        // `appendList` reads four children from every mark on.
        scratch.reserve(5)
        scratch.append(id)
    }

    /// Number of children pushed since the mark.
    @inline(__always)
    func count(since mark: Int) -> Int { scratch.count - mark }

    /// Takes the one child pushed since the mark off again.
    @inline(__always)
    mutating func unwrapSingle(_ mark: Int) -> NodeID {
        let child = scratch[mark]
        scratch.truncate(to: mark)
        return child
    }

    // MARK: Nodes

    /// Adds a node whose children are those pushed since the mark.
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
        // Four, however many there are: the processor cannot guess their number.
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

    /// Adds a node with up to two children: always stores two, of which `count` are its own.
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

    /// Adds a node with three or four children: always stores four.
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

    /// Whether so much room was left; it is no more. Growing starts the addition anew instead of interrupting it: nothing
    /// has to be kept across a call, which would take a third of the time of `add`.
    @inline(__always)
    private mutating func takeRoom(_ amount: Int) -> Bool {
        room &-= amount
        return room >= 0
    }

    /// Makes room for a node with so many children.
    @inline(never)
    private mutating func makeRoom(_ slotCount: Int) {
        records.reserve(slotCount / 4 + 2)
        slots.reserve(slotCount + 8)
        room = min(records.room, slots.room / 4)
    }

    @inline(__always)
    private mutating func fill(_ slot: Int, _ child: NodeID) { slots.write(child, ahead: slot) }

    /// Adds the record of a node whose slots have been filled behind the last.
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

    // MARK: Looking back

    @inline(__always)
    func kind(_ id: NodeID) -> SyntaxKind { records[Int(id)].kind }

    /// Drops every node, slot and open child added since the checkpoint: the parser tried something and turns back.
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

    /// The nodes, with the problems of the file.
    consuming func finish(_ problems: [SyntaxProblem]) -> ParsedNodes {
        if hasEmptyNodes { startAtFirstChildren() }
        return ParsedNodes(records: records.freeze(), slots: slots.freeze(), problems: problems)
    }

    /// A missing first child ends where the previous token does, before the white space that its parent skips.
    private mutating func startAtFirstChildren() {
        for id in 0..<records.count {
            let end = id + 1 < records.count ? Int(records[id + 1].firstSlot) : slots.count
            let range = Int(records[id].firstSlot)..<end
            guard let slot = range.first(where: { slots[$0] != .none }) else { continue }
            records[id].start = min(records[id].start, records[Int(slots[slot])].start)
        }
    }
}
