import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A failure on purpose, to test what happens then. For developers:
/// `GROUPLINT_FAIL=<kind>:<stage>:<path>`, for instance `trap:checking:Sources/A.swift`.
enum InjectedFailure: String, CaseIterable {
    case trap, overflow, segv, abort, memory, loop, kill

    static let variable = "GROUPLINT_FAIL"

    /// Fails at the stage and file that the environment names; nil if it names none.
    static var fromEnvironment: (@Sendable (FileWatch.Stage, String) -> Void)? {
        guard let value = getenv(variable) else { return nil }
        let parts = String(cString: value).split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, let failure = InjectedFailure(rawValue: parts[0]) else { return nil }
        // A file that is set aside is not read any more.
        let setAside = getenv(CrashRecovery.variable).map { CrashRecovery.setAside(String(cString: $0)) } ?? [:]
        guard setAside[parts[2]] == nil else { return nil }
        return { stage, path in
            if "\(stage)" == parts[1], path == parts[2] { failure.happen() }
        }
    }

    private func happen() {
        switch self {
        case .trap: _ = [Int]()[Int(getpid())]
        case .overflow: _ = Self.descend(nil)
        case .segv: UnsafeMutablePointer<Int>(bitPattern: 8)?.pointee = 1
        case .abort: stop()
        case .memory:
            var blocks: [[UInt8]] = []
            while true { blocks.append([UInt8](repeating: 1, count: 1 << 50)) }
        case .loop: while getpid() > 0 {}
        case .kill: raiseKill()
        }
    }

    /// Each call gets memory of the one before it. Otherwise the optimizer makes a loop of the calls.
    private static func descend(_ outer: UnsafeMutableRawBufferPointer?) -> Int {
        withUnsafeTemporaryAllocation(byteCount: 256, alignment: 8) { bytes in
            bytes[0] = (outer?[0] ?? 0) &+ 1
            return descend(bytes) &+ Int(bytes[0])
        }
    }
}

/// Calls `kill(2)`, which the case `kill` hides.
private func raiseKill() { _ = kill(getpid(), SIGKILL) }

/// Calls `abort(3)`, which the case `abort` hides.
private func stop() -> Never { abort() }
