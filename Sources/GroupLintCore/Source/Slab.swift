/// A growing buffer of trivial values whose owner asks for room before it writes.
///
/// Unsafe on purpose: an array asks at every append whether it is the only owner of its buffer, through a call into the
/// runtime; here one question for room serves several writes, and indices, which nobody but the owner makes, need no check.
/// With this and `TokenList` the parser executes a sixth less instructions.
struct Slab<Element: BitwiseCopyable>: ~Copyable {
    private(set) var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    /// Whether the memory is the slab's own. It starts in that of an array and leaves it when that is too small.
    private var isOwner: Bool
    var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
        isOwner = true
    }

    /// In memory, of at least one element, that an array keeps until the slab is gone; see `settle`.
    init(_ memory: UnsafeMutableBufferPointer<Element>) {
        capacity = memory.count
        base = memory.baseAddress.unsafelyUnwrapped
        isOwner = false
    }

    deinit {
        if isOwner { base.deallocate() }
    }

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
        if isOwner { base.deallocate() }
        base = larger
        isOwner = true
    }

    // MARK: Arrays

    /// For the initialiser of the array in whose memory the slab started: sets the number of elements, or returns them if
    /// they outgrew that memory. Copying them from a slab in any case would cost a twentieth of parsing.
    func settle(_ initializedCount: inout Int) -> [Element]? {
        if isOwner { return Array(UnsafeBufferPointer(start: base, count: count)) }
        initializedCount = count
        return nil
    }
}
