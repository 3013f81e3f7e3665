#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Runs work on threads with deep stacks. The parser recurses with the nesting of its input; the usual 512 KiB stack of
/// a thread would overflow on generated code.
public enum WorkerThreads {
    fileprivate static let stackSize = 16 << 20

    /// Calls `body` for each index below `count` on several threads. Returns the results in that order.
    ///
    /// With `callerWorks`, the calling thread takes part; its stack must be deep enough. A new thread costs a tenth of
    /// a millisecond and a heap of its own, which is more than the work for a single file.
    ///
    /// - Parameter progress: called by the first thread with how many of how many indices it has done. Threads take
    ///   turns, so that its progress is that of all.
    @inlinable
    public static func map<Result: Sendable>(
        _ count: Int, threads: Int, callerWorks: Bool = false, progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil,
        _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let threads = max(1, min(threads, count))
        if threads == 1, callerWorks, progress == nil { return (0..<count).map(body) }
        return mapOnThreads(count, threads, callerWorks, progress) { index, _ in body(index) }
    }

    /// The same for work that keeps something from index to index.
    ///
    /// - Parameter state: makes what one thread keeps. No other thread uses it.
    @inlinable
    public static func map<Result: Sendable, State: AnyObject>(
        _ count: Int, threads: Int, callerWorks: Bool = false, progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil,
        state: () -> State, _ body: @escaping @Sendable (Int, State) -> Result
    ) -> [Result] {
        let threads = max(1, min(threads, count))
        // Each thread uses only its own.
        nonisolated(unsafe) let states = (0..<threads).map { _ in state() }
        if threads == 1, callerWorks, progress == nil { return (0..<count).map { body($0, states[0]) } }
        return mapOnThreads(count, threads, callerWorks, progress) { index, thread in body(index, states[thread]) }
    }

    @usableFromInline
    static func mapOnThreads<Result: Sendable>(
        _ count: Int, _ threads: Int, _ callerWorks: Bool, _ progress: (@Sendable (_ done: Int, _ of: Int) -> Void)?,
        _ body: @escaping @Sendable (_ index: Int, _ thread: Int) -> Result
    ) -> [Result] {
        let shares = (0..<threads).map { first in Share<Result>(first: first, step: threads, count: count, body) }
        shares.first?.progress = progress
        let handles = shares.map { share in
            share.first == 0 && callerWorks ? nil : start(Job { share.run() })
        }
        for (share, handle) in zip(shares, handles) where handle == nil { share.run() }
        for case let handle? in handles { pthread_join(handle, nil) }
        return (0..<count).map { shares[$0 % threads].results[$0 / threads] }
    }

    /// Every `step`th index from `first`, with the results.
    private final class Share<Result> {
        let first: Int
        private let step: Int
        private let count: Int
        private let body: @Sendable (Int, Int) -> Result
        private(set) var results: [Result] = []
        var progress: (@Sendable (Int, Int) -> Void)?

        init(first: Int, step: Int, count: Int, _ body: @escaping @Sendable (Int, Int) -> Result) {
            self.first = first
            self.step = step
            self.count = count
            self.body = body
            results.reserveCapacity((count - first + step - 1) / step)
        }

        func run() {
            for index in stride(from: first, to: count, by: step) {
                progress?(results.count, (count - first + step - 1) / step)
                results.append(body(index, first))
            }
        }
    }

    private final class Job {
        let run: () -> Void

        init(_ run: @escaping () -> Void) {
            self.run = run
        }
    }

    /// Starts a thread; nil if the system refuses. The caller does the work itself then.
    private static func start(_ job: Job) -> pthread_t? {
        let argument = Unmanaged.passRetained(job)
        let handle = startThread(argument.toOpaque())
        if handle == nil { argument.release() }
        return handle
    }

    private static func startThread(_ argument: UnsafeMutableRawPointer) -> pthread_t? {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        pthread_attr_setstacksize(&attributes, stackSize)
        #if canImport(Glibc)
        var handle = pthread_t()
        #else
        var handle: pthread_t?
        #endif
        // A closure, because the argument is optional in Linux and not in macOS.
        let status = pthread_create(
            &handle, &attributes,
            {
                WorkerThreads.run($0)
                return nil
            }, argument)
        pthread_attr_destroy(&attributes)
        return status == 0 ? handle : nil
    }

    private static func run(_ argument: UnsafeMutableRawPointer?) {
        guard let argument else { return }
        Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().run()
        FileWatch.endThread()
    }
}

/// Runs work on a stack that is deep enough for the parser.
public enum DeepStack {
    /// - Parameter isHere: whether the calling thread already has a deep stack.
    /// - Returns: an array with the single result.
    public static func run<Result: Sendable>(
        isHere: Bool, _ body: @escaping @Sendable () -> Result
    ) -> [Result] {
        WorkerThreads.map(1, threads: 1, callerWorks: isHere) { _ in body() }
    }
}

/// The stack of the main thread.
public enum MainStack {
    /// The smallest stack that the work outside of workers fits in, in KiB. With less, the process would crash.
    public static let neededSize = 256

    /// The limit of the stack in KiB if it is too small and cannot be raised; nil if it is large enough.
    public static var tooSmall: Int? {
        #if os(Linux)
        var limit = rlimit()
        guard getrlimit(stackLimit, &limit) == 0, limit.rlim_cur >> 10 < neededSize else { return nil }
        return Int(limit.rlim_cur >> 10)
        #else
        return nil
        #endif
    }

    /// Lets the stack grow as large as the stack of a worker, if the system allows that after the start. Returns
    /// whether it can. Call it on the main thread.
    public static func deepen() -> Bool {
        #if os(Linux)
        // The stack grows on demand up to the current limit. The kernel keeps 128 MiB of addresses free for it.
        var limit = rlimit()
        guard getrlimit(stackLimit, &limit) == 0 else { return false }
        if limit.rlim_cur >= WorkerThreads.stackSize { return true }
        guard limit.rlim_max >= WorkerThreads.stackSize else { return false }
        limit.rlim_cur = rlim_t(WorkerThreads.stackSize)
        return setrlimit(stackLimit, &limit) == 0
        #else
        return false
        #endif
    }
}

#if canImport(Glibc)
private let stackLimit = __rlimit_resource_t(RLIMIT_STACK.rawValue)
#elseif canImport(Musl)
private let stackLimit = RLIMIT_STACK
#endif
