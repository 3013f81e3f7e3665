#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that one thread at a time holds.
@usableFromInline
final class Lock {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    @usableFromInline
    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    @usableFromInline
    func take() { pthread_mutex_lock(mutex) }

    @usableFromInline
    func release() { pthread_mutex_unlock(mutex) }

    @inlinable
    func whileHeld<Result>(_ body: () -> Result) -> Result {
        take()
        defer { release() }
        return body()
    }
}

/// A value that is made when it is asked for first, by one of several threads. Other modules compile its code again for their
/// types: the code for all types is several times slower.
public final class OnceValue<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline var made: Value?

    public init() {}

    /// - Parameter make: always makes the same value.
    @inlinable
    public func value(_ make: () -> Value) -> Value {
        lock.whileHeld {
            if let made { return made }
            let value = make()
            made = value
            return value
        }
    }
}

/// Values by keys, each made when one of several threads asks for it first.
public final class OnceValues<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline var made: [Key: Value] = [:]

    public init() {}

    /// - Parameter make: always makes the same value for a key. Other threads do not wait for it.
    @inlinable
    public func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = lock.whileHeld({ made[key] }) { return known }
        let value = make()
        lock.whileHeld { made[key] = value }
        return value
    }
}

/// A value that several threads add to.
public final class SharedValue<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline var current: Value

    public init(_ value: Value) {
        current = value
    }

    @inlinable
    public var value: Value { lock.whileHeld { current } }

    @inlinable
    public func change(_ body: (inout Value) -> Void) { lock.whileHeld { body(&current) } }
}
