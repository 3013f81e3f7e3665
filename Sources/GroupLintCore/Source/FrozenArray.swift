/// Immutable array of trivial values in one block of memory.
///
/// An `Array` would need a copy of the `Slab`, or it asks the runtime for its type each time it is made uninitialized.
/// That costs a twentieth of the time to parse files of usual size.
public struct FrozenArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
    /// Keeps the memory alive.
    @usableFromInline nonisolated(unsafe) let owner: SharedMemory
    /// Address of the element with index 0, which a slice may not contain.
    @usableFromInline nonisolated(unsafe) let base: UnsafePointer<Element>
    public let startIndex: Int
    public let endIndex: Int

    /// Holds `count` elements that start at `first`, inside the memory.
    init(_ memory: SharedMemory, _ first: UnsafeMutablePointer<Element>, _ count: Int) {
        assert(
            UnsafeMutableRawPointer(first) >= memory.start
                && UnsafeMutableRawPointer(first + count) <= memory.start + memory.capacity * MemoryLayout<UInt64>.stride,
            "elements outside of the memory")
        owner = memory
        base = UnsafePointer(first)
        startIndex = 0
        endIndex = count
    }

    @inlinable
    init(_ whole: FrozenArray, _ range: Range<Int>) {
        precondition(whole.startIndex <= range.lowerBound && range.upperBound <= whole.endIndex, "range out of bounds")
        owner = whole.owner
        base = whole.base
        startIndex = range.lowerBound
        endIndex = range.upperBound
    }

    init(_ elements: [Element]) {
        var slab = Slab<Element>(capacity: elements.count)
        for element in elements { slab.append(element) }
        self = slab.freeze()
    }

    /// Number of elements. The default implementation asks the runtime for types.
    @inlinable @inline(__always)
    public var count: Int { endIndex - startIndex }

    @inlinable @inline(__always)
    public subscript(index: Int) -> Element {
        precondition(startIndex <= index && index < endIndex, "index out of range")
        // Keeps the owner alive until the memory is read. Nothing else ties the address to it.
        return withExtendedLifetime(owner) { base[index] }
    }

    /// The element at an index that a syntax tree made itself, so that it exists. Only debug builds check it: walks over
    /// trees read little else, and with the checks they execute half as many instructions more.
    @inlinable @inline(__always)
    func known(_ index: Int) -> Element {
        assert(startIndex <= index && index < endIndex, "index of no element")
        return withExtendedLifetime(owner) { base[index] }
    }

    @inlinable
    public subscript(range: Range<Int>) -> FrozenArray { FrozenArray(self, range) }

    /// Calls `body` with the elements. The buffer is valid only during the call.
    @inlinable @inline(__always)
    public func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: base + startIndex, count: endIndex - startIndex)) }
    }

    public func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try withExtendedLifetime(owner) { try body(UnsafeBufferPointer(start: base + startIndex, count: endIndex - startIndex)) }
    }
}

extension FrozenArray: Equatable where Element: Equatable {
    public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
