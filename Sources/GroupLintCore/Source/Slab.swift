/// A growing buffer of trivial values whose owner asks for room before it writes.
///
/// Unsafe on purpose: an array asks at every append whether it is the only owner of its buffer, through a call into the
/// runtime; here one question for room serves several writes, and indices, which nobody but the owner makes, need no check.
/// With this and `TokenList` the parser executes a sixth less instructions. Debug builds check every access.
struct Slab<Element: BitwiseCopyable & Sendable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var memory: SharedMemory
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        (memory, base) = Self.room(self.capacity)
    }

    private static func room(_ capacity: Int) -> (SharedMemory, UnsafeMutablePointer<Element>) {
        let memory = SharedMemory.make(byteCount: capacity * MemoryLayout<Element>.stride)
        return (memory, memory.start.bindMemory(to: Element.self, capacity: capacity))
    }

    /// Number of elements for which there is room.
    @inline(__always)
    var room: Int { capacity &- count }

    /// Makes room for further elements.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if room < more { grow(more) }
    }

    /// Adds an element for which room has been made.
    @inline(__always)
    mutating func append(_ element: Element) {
        write(element, ahead: 0)
        count &+= 1
    }

    /// Writes an element some places behind the last one, where room has been made. `extend` counts it.
    @inline(__always)
    mutating func write(_ element: Element, ahead: Int) {
        address(count &+ ahead, length: 1).pointee = element
    }

    /// Counts elements that have been written behind the last one.
    @inline(__always)
    mutating func extend(by written: Int) {
        assert(written >= 0 && written <= room, "more elements than there is room for")
        count &+= written
    }

    /// Drops the elements from an index on.
    @inline(__always)
    mutating func truncate(to newCount: Int) {
        assert(newCount >= 0 && newCount <= count, "truncated to more elements than there are")
        count = newCount
    }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            assert(index >= 0 && index < count, "index past the end of a slab")
            return base[index]
        }
        set {
            assert(index >= 0 && index < count, "index past the end of a slab")
            base[index] = newValue
        }
    }

    /// Address of the element or of the room at an index; `length` elements may be read or written from there on.
    @inline(__always)
    func address(_ index: Int, length: Int) -> UnsafeMutablePointer<Element> {
        assert(index >= 0 && length >= 0 && index + length <= capacity, "access past the memory of a slab")
        return base + index
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        capacity = max(capacity * 2, count + more)
        let (larger, start) = Self.room(capacity)
        start.update(from: base, count: count)
        (memory, base) = (larger, start)
    }

    /// The elements for good, in the memory where they are.
    consuming func freeze() -> FrozenArray<Element> { FrozenArray(memory, base, count) }
}

/// Bytes that are freed when nobody has them any more. One allocation, where the address from `allocate` and an object
/// that frees it would be two, and slower ones.
@usableFromInline
final class SharedMemory: ManagedBuffer<Void, UInt64> {
    static func make(byteCount: Int) -> SharedMemory {
        unsafeDowncast(create(minimumCapacity: (byteCount + 7) / 8) { _ in }, to: SharedMemory.self)
    }

    /// Valid as long as the memory is kept.
    var start: UnsafeMutableRawPointer { withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) } }
}
