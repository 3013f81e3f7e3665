/// Trivial values in one block of memory, made once and never changed.
///
/// An array in its place would have to be filled from a `Slab` by copying, or asks the runtime for its type each time that
/// it is made uninitialized: a twentieth of parsing files of usual size.
public struct FrozenArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
    /// Kept, not looked at.
    @usableFromInline nonisolated(unsafe) let owner: SharedMemory
    /// Address of the element with index 0, which a slice need not have.
    @usableFromInline nonisolated(unsafe) let base: UnsafePointer<Element>
    public let startIndex: Int
    public let endIndex: Int

    /// `count` elements from an address in the memory on.
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

    /// Said here because the general way from two indices to their distance asks the runtime for types.
    @inlinable @inline(__always)
    public var count: Int { endIndex - startIndex }

    @inlinable @inline(__always)
    public subscript(index: Int) -> Element {
        precondition(startIndex <= index && index < endIndex, "index out of range")
        // Without this the owner could be gone before the memory is read: nothing else ties the address to it.
        return withExtendedLifetime(owner) { base[index] }
    }

    @inlinable
    public subscript(range: Range<Int>) -> FrozenArray { FrozenArray(self, range) }

    /// Calls `body` with the elements; the memory is valid no longer than that.
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
