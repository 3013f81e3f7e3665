/// Trivial values in one block of memory, made once and never changed.
///
/// An array in its place would have to be filled from a `Slab` by copying, or asks the runtime for its type each time that
/// it is made uninitialised: a twentieth of parsing files of usual size.
package struct FrozenArray<Element: BitwiseCopyable & Sendable>: RandomAccessCollection, Sendable {
    /// Frees the memory when the last array that has it is gone.
    private final class Owner: @unchecked Sendable {
        let memory: UnsafeMutableRawPointer

        init(_ memory: UnsafeMutableRawPointer) {
            self.memory = memory
        }

        deinit { memory.deallocate() }
    }

    private let owner: Owner?
    private nonisolated(unsafe) let base: UnsafePointer<Element>
    package let count: Int

    /// The first `count` elements of memory that nobody else frees.
    init(takingOver memory: UnsafeMutablePointer<Element>, _ count: Int) {
        owner = Owner(UnsafeMutableRawPointer(memory))
        base = UnsafePointer(memory)
        self.count = count
    }

    init(_ elements: [Element]) {
        var slab = Slab<Element>(capacity: elements.count)
        for element in elements {
            slab.reserve(1)
            slab.append(element)
        }
        self = slab.freeze()
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { count }

    @inline(__always)
    package subscript(index: Int) -> Element {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "index out of range")
        return base[index]
    }

    /// Calls `body` with the elements; the memory is valid no longer than that.
    @inline(__always)
    package func withUnsafeBufferPointer<Result>(_ body: (UnsafeBufferPointer<Element>) -> Result) -> Result {
        withExtendedLifetime(owner) { body(UnsafeBufferPointer(start: base, count: count)) }
    }

    package func withContiguousStorageIfAvailable<Result>(
        _ body: (UnsafeBufferPointer<Element>) throws -> Result
    ) rethrows -> Result? {
        try withExtendedLifetime(owner) { try body(UnsafeBufferPointer(start: base, count: count)) }
    }
}

extension FrozenArray: Equatable where Element: Equatable {
    package static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }
}
