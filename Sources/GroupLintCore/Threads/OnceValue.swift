#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A lock that one thread at a time holds.
private final class Lock {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func whileHeld<Result>(_ body: () -> Result) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return body()
    }
}

/// A value that is made when it is asked for first, by one of several threads.
public final class OnceValue<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var made: Value?

    public init() {}

    /// - Parameter make: always makes the same value.
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
    private let lock = Lock()
    private var made: [Key: Value] = [:]

    public init() {}

    /// - Parameter make: always makes the same value for a key. Other threads do not wait for it.
    public func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = lock.whileHeld({ made[key] }) { return known }
        let value = make()
        lock.whileHeld { made[key] = value }
        return value
    }
}

/// A value that several threads add to.
public final class SharedValue<Value: Sendable>: @unchecked Sendable {
    private let lock = Lock()
    private var current: Value

    public init(_ value: Value) {
        current = value
    }

    public var value: Value { lock.whileHeld { current } }

    public func change(_ body: (inout Value) -> Void) { lock.whileHeld { body(&current) } }
}
