#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Notes which file each thread works on, where a signal handler can read it. When the process crashes, that file is
/// known.
///
/// The notes are in memory that is never freed or moved, because a signal can arrive at any time.
public enum FileWatch {
    /// What is done with a file, or with all files.
    public enum Stage: Int32, CaseIterable, Sendable {
        case starting, reading, parsing, indexing, checking, fixing, reporting, answering, merging, baseline

        /// For messages: "when it …".
        public var text: String { "\(words)" }

        /// The same for signal handlers, which must not allocate.
        public var words: StaticString {
            switch self {
            case .starting: "looked for files and settings"
            case .reading: "read the file"
            case .parsing: "parsed the file"
            case .indexing: "indexed the file"
            case .checking: "checked the file"
            case .fixing: "fixed the file"
            case .reporting: "wrote the report"
            case .answering: "answered a request about the file"
            case .merging: "put together what the files declare"
            case .baseline: "compared the results with the baseline"
            }
        }
    }

    /// The note of one thread.
    struct Slot {
        var isTaken = false
        var stage = Stage.starting.rawValue
        /// Number of bytes of the path; 0 between files.
        var length = 0
        /// Goes up with each file, so that a watch can see whether the thread goes on.
        var sequence = 0
        /// Sequence and ticks of the last looks at the thread.
        var seen = 0
        var ticks = 0
    }

    private static let slotCount = 128
    /// The slot of the request that a language server works on.
    private static let requestSlot = 0
    private static let pathSize = 4096
    /// Bytes of the stack for signal handlers, which also run when the thread's own stack has overflowed.
    private static let handlerStackSize = 64 << 10

    /// Whether notes are taken; the command line switches them on.
    nonisolated(unsafe) private(set) static var isOn = false
    nonisolated(unsafe) private static var slots = UnsafeMutablePointer<Slot>(bitPattern: 8)!
    nonisolated(unsafe) private static var paths = UnsafeMutablePointer<UInt8>(bitPattern: 8)!
    /// Absolute path of the directory that paths are relative to; without bytes if nobody has said it.
    nonisolated(unsafe) private static var rootBytes = UnsafeMutablePointer<UInt8>(bitPattern: 8)!
    nonisolated(unsafe) private static var rootLength = 0
    nonisolated(unsafe) private static var key = pthread_key_t()
    nonisolated(unsafe) private static var lock = pthread_mutex_t()
    /// What to do when a file is entered, for tests of failures; nil in normal runs.
    nonisolated(unsafe) private static var onEntry: (@Sendable (Stage, String) -> Void)?

    /// Begins to take notes. Call it once, before other threads run.
    public static func start(onEntry: (@Sendable (Stage, String) -> Void)? = nil) {
        slots = .allocate(capacity: slotCount)
        slots.initialize(repeating: Slot(), count: slotCount)
        slots[requestSlot].isTaken = true
        paths = .allocate(capacity: slotCount * pathSize)
        rootBytes = .allocate(capacity: pathSize)
        pthread_key_create(&key, nil)
        pthread_mutex_init(&lock, nil)
        Self.onEntry = onEntry
        isOn = true
    }

    // MARK: Notes

    /// Notes that this thread begins a stage of the work on a file; an empty path for work on all files.
    public static func enter(_ stage: Stage, _ path: String) {
        if isOn { note(stage, path) }
    }

    /// Notes that this thread goes on with another stage of the same file.
    public static func enter(_ stage: Stage) {
        guard isOn, let slot = ownSlot() else { return }
        slots[slot].stage = stage.rawValue
        if let onEntry { onEntry(stage, String(decoding: current(slot).path, as: UTF8.self)) }
    }

    /// Notes the file that a request to a language server is about. It counts where no thread has noted a file.
    ///
    /// - Parameter root: absolute path of the directory that this path and all later ones are relative to.
    public static func enterRequest(_ path: String, in root: String) {
        guard isOn else { return }
        enterRoot(root)
        note(.answering, path, requestSlot)
    }

    public static func leaveRequest() {
        if isOn { slots[requestSlot].length = 0 }
    }

    /// Notes the absolute path of the directory that all later paths are relative to.
    public static func enterRoot(_ root: String) {
        if isOn { rootLength = copy(root, to: rootBytes) }
    }

    /// Notes that this thread is done with a file.
    public static func leave() {
        if isOn, let slot = ownSlot() { slots[slot].length = 0 }
    }

    @inline(never)
    private static func note(_ stage: Stage, _ path: String, _ known: Int? = nil) {
        guard let slot = known ?? ownSlot() else { return }
        slots[slot].length = 0
        let count = copy(path, to: paths + slot * pathSize)
        slots[slot].stage = stage.rawValue
        slots[slot].sequence += 1
        slots[slot].length = count
        onEntry?(stage, path)
    }

    /// Copies a path and returns its number of bytes.
    private static func copy(_ path: String, to target: UnsafeMutablePointer<UInt8>) -> Int {
        var path = path
        return path.withUTF8 { bytes in
            let count = min(bytes.count, pathSize)
            if let base = bytes.baseAddress { target.update(from: base, count: count) }
            return count
        }
    }

    /// The slot of this thread, which gets one and a stack for handlers if it has none; nil if there are too many threads.
    private static func ownSlot() -> Int? {
        if let known = pthread_getspecific(key) { return Int(bitPattern: known) - 1 }
        pthread_mutex_lock(&lock)
        let free = (0..<slotCount).first { !slots[$0].isTaken }
        if let free { slots[free].isTaken = true }
        pthread_mutex_unlock(&lock)
        guard let free else { return nil }
        pthread_setspecific(key, UnsafeMutableRawPointer(bitPattern: free + 1))
        var stack = stack_t()
        stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: handlerStackSize, alignment: 16)
        stack.ss_size = numericCast(handlerStackSize)
        sigaltstack(&stack, nil)
        return free
    }

    /// Gives the slot of a thread back that ends.
    static func endThread() {
        guard isOn, let known = pthread_getspecific(key) else { return }
        pthread_setspecific(key, nil)
        var none = stack_t()
        var stack = stack_t()
        none.ss_flags = numericCast(SS_DISABLE)
        if sigaltstack(&none, &stack) == 0 { stack.ss_sp?.deallocate() }
        pthread_mutex_lock(&lock)
        slots[Int(bitPattern: known) - 1] = Slot()
        pthread_mutex_unlock(&lock)
    }

    // MARK: In signal handlers

    /// The stage of this thread, and the bytes of the path of its file; without a path between files. Allocates nothing.
    public static func current() -> (stage: Int32, path: UnsafeBufferPointer<UInt8>) {
        guard isOn else { return (0, UnsafeBufferPointer(start: nil, count: 0)) }
        let own = pthread_getspecific(key).map { Int(bitPattern: $0) - 1 }
        if let own, slots[own].length > 0 || slots[requestSlot].length == 0 { return current(own) }
        return current(requestSlot)
    }

    /// The bytes of the absolute path of the directory that paths are relative to.
    public static var root: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: rootBytes, count: rootLength) }

    /// Whether one thread works on all files in a stage, while no thread works on a single one.
    private static func isForAllFiles(_ stage: Int32) -> Bool {
        stage == Stage.merging.rawValue || stage == Stage.baseline.rawValue || stage == Stage.reporting.rawValue
    }

    private static func current(_ slot: Int) -> (stage: Int32, path: UnsafeBufferPointer<UInt8>) {
        (slots[slot].stage, UnsafeBufferPointer(start: paths + slot * pathSize, count: slots[slot].length))
    }

    /// Looks at all threads; to be called at even distances of time. Returns the file that a thread has worked on at more
    /// than a number of looks in a row, if there is one. Work on all files may take ten times as long, and has no path.
    /// Allocates nothing.
    public static func stuck(after limit: Int) -> (stage: Int32, path: UnsafeBufferPointer<UInt8>)? {
        guard isOn else { return nil }
        var slot = 0
        while slot < slotCount {
            let isForAll = slots[slot].length == 0 && isForAllFiles(slots[slot].stage)
            if slots[slot].isTaken, slots[slot].length > 0 || isForAll {
                let isSame = slots[slot].seen == slots[slot].sequence
                slots[slot].ticks = isSame ? slots[slot].ticks + 1 : 0
                slots[slot].seen = slots[slot].sequence
                if slots[slot].ticks > (isForAll ? limit * 10 : limit) { return current(slot) }
            }
            slot += 1
        }
        return nil
    }
}
