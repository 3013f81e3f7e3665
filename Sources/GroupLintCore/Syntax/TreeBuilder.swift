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
        scratch.count = mark
        return scratch.base[mark]
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
        append1(kind, start, token: token, child)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        append2(kind, start, token: token, first, second)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID, _ third: NodeID
    ) -> NodeID {
        append3(kind, start, token: token, first, second, third)
    }

    @inline(__always)
    mutating func add(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32 = .none, _ first: NodeID, _ second: NodeID, _ third: NodeID, _ fourth: NodeID
    ) -> NodeID {
        append4(kind, start, token: token, first, second, third, fourth)
    }

    // MARK: Records and slots

    @inline(never)
    private mutating func appendList(_ kind: SyntaxKind, _ start: UInt32, token: UInt32, from mark: Int) -> NodeID {
        let count = scratch.count &- mark
        if count == 1 { return append1(kind, start, token: token, unwrapSingle(mark)) }
        guard takeRoom(count / 4 &+ 1) else { return growAndAppendList(kind, start, token: token, from: mark) }
        let (source, target) = (scratch.base + mark, slots.base + slots.count)
        // Four, however many there are: the processor cannot guess their number.
        for slot in 0..<4 { target[slot] = source[slot] }
        var slot = 4
        while slot < count {
            target[slot] = source[slot]
            slot &+= 1
        }
        scratch.count = mark
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

    @inline(never)
    private mutating func append1(_ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ child: NodeID) -> NodeID {
        guard takeRoom(1) else { return growAndAppend1(kind, start, token: token, child) }
        fill(0, child)
        return append(kind, start, token, slotCount: 1)
    }

    @inline(never)
    private mutating func growAndAppend1(_ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ child: NodeID) -> NodeID {
        makeRoom(4)
        return append1(kind, start, token: token, child)
    }

    @inline(never)
    private mutating func append2(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        guard takeRoom(1) else { return growAndAppend2(kind, start, token: token, first, second) }
        fill(0, first)
        fill(1, second)
        return append(kind, start, token, slotCount: 2)
    }

    @inline(never)
    private mutating func growAndAppend2(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID
    ) -> NodeID {
        makeRoom(4)
        return append2(kind, start, token: token, first, second)
    }

    @inline(never)
    private mutating func append3(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID, _ third: NodeID
    ) -> NodeID {
        guard takeRoom(1) else { return growAndAppend3(kind, start, token: token, first, second, third) }
        fill(0, first)
        fill(1, second)
        fill(2, third)
        return append(kind, start, token, slotCount: 3)
    }

    @inline(never)
    private mutating func growAndAppend3(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID, _ third: NodeID
    ) -> NodeID {
        makeRoom(4)
        return append3(kind, start, token: token, first, second, third)
    }

    @inline(never)
    private mutating func append4(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID, _ third: NodeID, _ fourth: NodeID
    ) -> NodeID {
        guard takeRoom(1) else { return growAndAppend4(kind, start, token: token, first, second, third, fourth) }
        fill(0, first)
        fill(1, second)
        fill(2, third)
        fill(3, fourth)
        return append(kind, start, token, slotCount: 4)
    }

    @inline(never)
    private mutating func growAndAppend4(
        _ kind: SyntaxKind, _ start: UInt32, token: UInt32, _ first: NodeID, _ second: NodeID, _ third: NodeID, _ fourth: NodeID
    ) -> NodeID {
        makeRoom(4)
        return append4(kind, start, token: token, first, second, third, fourth)
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
    private mutating func fill(_ slot: Int, _ child: NodeID) { slots.base[slots.count &+ slot] = child }

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
        slots.count &+= slotCount
        return id
    }

    // MARK: Looking back

    @inline(__always)
    func kind(_ id: NodeID) -> SyntaxKind { records.base[Int(id)].kind }

    /// Drops every node, slot and open child added since the checkpoint: the parser tried something and turns back.
    mutating func restore(_ checkpoint: Checkpoint) {
        records.count = checkpoint.records
        slots.count = checkpoint.slots
        scratch.count = checkpoint.open
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
            let end = id + 1 < records.count ? Int(records.base[id + 1].firstSlot) : slots.count
            let range = Int(records.base[id].firstSlot)..<end
            guard let slot = range.first(where: { slots.base[$0] != .none }) else { continue }
            records.base[id].start = min(records.base[id].start, records.base[Int(slots.base[slot])].start)
        }
    }
}
