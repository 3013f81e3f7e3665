#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Measures how much time goes by, on a clock that nobody sets.
///
/// In place of `ContinuousClock`, whose instants have a size that is only known at run time: each type that holds one is
/// then laid out when the program starts, which takes a fortieth of a run over one file.
public struct Stopwatch: Sendable {
    /// Nanoseconds from some fixed moment.
    private var start = Self.now

    public init() {}

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Time since it was made or read by `lap`.
    public var elapsed: Duration { .nanoseconds(Self.now - start) }

    /// The same, and begins anew.
    public mutating func lap() -> Duration {
        let now = Self.now
        defer { start = now }
        return .nanoseconds(now - start)
    }
}
