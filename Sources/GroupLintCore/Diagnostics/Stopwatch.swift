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
package struct Stopwatch: Sendable {
    /// Nanoseconds from some fixed moment.
    private var start = Self.now

    package init() {}

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Time since it was made or read by `lap`.
    package var elapsed: Duration { .nanoseconds(Self.now - start) }

    /// The same, and begins anew.
    package mutating func lap() -> Duration {
        let now = Self.now
        defer { start = now }
        return .nanoseconds(now - start)
    }
}
