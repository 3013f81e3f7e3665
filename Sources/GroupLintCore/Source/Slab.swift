/// A growing buffer of trivial values. The owner reserves room before it writes.
///
/// Unsafe on purpose: at every append, an array calls the runtime to check that it owns its buffer alone. Here one
/// check for room serves several writes, and indices need no check because only the owner makes them. With this and
/// `TokenList` the parser executes a sixth fewer instructions. Debug builds check every access.
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

    /// Number of elements that fit without growing.
    @inline(__always)
    var room: Int { capacity &- count }

    /// Makes room for `more` further elements.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if room < more { grow(more) }
    }

    /// Adds an element. Call `reserve` first.
    @inline(__always)
    mutating func append(_ element: Element) {
        write(element, ahead: 0)
        count &+= 1
    }

    /// Writes an element `ahead` places past the end, where room is reserved. Call `extend` to count it.
    @inline(__always)
    mutating func write(_ element: Element, ahead: Int) {
        address(count &+ ahead, length: 1).pointee = element
    }

    /// Counts elements that were written past the end.
    @inline(__always)
    mutating func extend(by written: Int) {
        assert(written >= 0 && written <= room, "more elements than there is room for")
        count &+= written
    }

    /// Removes the elements from an index to the end.
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

    /// Address of an index; `length` elements may be read or written from there.
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

    /// Ends writing and returns the elements in their memory, without a copy.
    consuming func freeze() -> FrozenArray<Element> { FrozenArray(memory, base, count) }
}

/// Reference-counted block of bytes. It is one allocation; `allocate` and an object that frees the memory are two, and
/// slower.
@usableFromInline
final class SharedMemory: ManagedBuffer<Void, UInt64> {
    static func make(byteCount: Int) -> SharedMemory {
        unsafeDowncast(create(minimumCapacity: (byteCount + 7) / 8) { _ in }, to: SharedMemory.self)
    }

    /// Address of the first byte. Valid while the object exists.
    var start: UnsafeMutableRawPointer { withUnsafeMutablePointerToElements { UnsafeMutableRawPointer($0) } }
}
