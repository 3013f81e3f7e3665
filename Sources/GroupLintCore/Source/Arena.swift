/// A growing buffer of trivial values that is filled once and then becomes an array.
///
/// Unsafe on purpose: an array asks at every append whether it is the only owner of its buffer, through a call into the
/// runtime. Without that question lexing and parsing take a tenth less time.
struct Arena<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Address behind the last element, where there is space for some more. What is put there counts after `extend`.
    @inline(__always)
    mutating func space(for more: Int) -> UnsafeMutablePointer<Element> {
        while capacity - count < more { grow() }
        return base + count
    }

    /// Counts elements that were put into the space behind the last one.
    @inline(__always)
    mutating func extend(by more: Int) {
        precondition(more >= 0 && more <= capacity - count)
        count += more
    }

    /// Element at an index below `count`.
    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            precondition(index >= 0 && index < count)
            return base[index]
        }
        set {
            precondition(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    /// Drops the elements from an index on.
    @inline(__always)
    mutating func truncate(to newCount: Int) {
        precondition(newCount >= 0 && newCount <= count)
        count = newCount
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }

    /// The elements as an array of exactly their number.
    func array() -> [Element] {
        Array(unsafeUninitializedCapacity: count) { buffer, initialized in
            buffer.baseAddress?.initialize(from: base, count: count)
            initialized = count
        }
    }
}
