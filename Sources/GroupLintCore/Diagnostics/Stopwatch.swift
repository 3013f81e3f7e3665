#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Measures elapsed time with a monotonic clock.
///
/// It replaces `ContinuousClock`, whose instants have a size that is only known at run time. Each type that holds one must
/// then be laid out at program start, which takes a fortieth of a run over one file.
public struct Stopwatch: Sendable {
    /// Start of the measurement, in nanoseconds of the monotonic clock.
    private var start = Self.now

    public init() {}

    private static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }

    /// Time since the stopwatch was created or last restarted by `lap`.
    public var elapsed: Duration { .nanoseconds(Self.now - start) }

    /// Returns the elapsed time and restarts the measurement.
    public mutating func lap() -> Duration {
        let now = Self.now
        defer { start = now }
        return .nanoseconds(now - start)
    }
}
