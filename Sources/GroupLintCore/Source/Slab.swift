/// A growing buffer of trivial values whose owner asks for room before it writes.
///
/// Unsafe on purpose: an array asks at every append whether it is the only owner of its buffer, through a call into the
/// runtime; here one question for room serves several writes, and indices, which nobody but the owner makes, need no check.
/// With this and `TokenList` the parser executes a sixth less instructions.
struct Slab<Element: BitwiseCopyable & Sendable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    /// Whether there is room for further elements.
    @inline(__always)
    func hasRoom(_ more: Int) -> Bool { count &+ more <= capacity }

    /// Makes room for further elements.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if !hasRoom(more) { grow(more) }
    }

    /// Adds an element for which room has been made.
    @inline(__always)
    mutating func append(_ element: Element) {
        base[count] = element
        count &+= 1
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
    }

    /// The elements for good, in the memory where they are.
    consuming func freeze() -> FrozenArray<Element> {
        let frozen = FrozenArray(takingOver: base, count)
        discard self
        return frozen
    }
}
