import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// One entry of a journal: a byte for the kind, four bytes for the length, and the content.
struct JournalRecord: Equatable {
    enum Kind: UInt8 {
        /// Bytes from the client, in the order in which they arrived.
        case input = 0x49
        /// The key of a request that has been answered.
        case answer = 0x41
        /// A failure, as `RecordedFailure` writes it. Signal handlers write this kind too.
        case failure = 0x46
        /// A failure in a file that has changed since.
        case pastFailure = 0x50
        /// Absolute path of a temporary file that must be removed at the end.
        case temporaryFile = 0x54
    }

    var kind: Kind
    var bytes: [UInt8]

    static let headerSize = 5

    /// The byte at a place of the header of a record. Allocates nothing.
    ///
    /// - Parameter count: number of bytes behind the header.
    static func headerByte(_ place: Int, _ kind: Kind, count: Int) -> UInt8 {
        place == 0 ? kind.rawValue : UInt8(truncatingIfNeeded: count >> (8 * (place - 1)))
    }

    /// The record with its header.
    var encoded: [UInt8] { (0..<Self.headerSize).map { Self.headerByte($0, kind, count: bytes.count) } + bytes }

    /// The records in the bytes of a journal, up to the first that is damaged or cut.
    static func all(in bytes: [UInt8]) -> [JournalRecord] {
        var records: [JournalRecord] = []
        var rest = bytes[...]
        while rest.count >= headerSize, let kind = Kind(rawValue: rest[rest.startIndex]) {
            let count = rest.dropFirst().prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(headerSize)
            guard count <= rest.count else { break }
            records.append(JournalRecord(kind: kind, bytes: Array(rest.prefix(count))))
            rest = rest.dropFirst(count)
        }
        return records
    }
}

/// What a language server must know to go on after a failure. When the program replaces itself by a new run, the journal
/// stays open: it is a temporary file without a name, so nothing is left when the process ends.
final class Journal {
    /// Tells the next run the number of the descriptor.
    static let variable = "GROUPLINT_JOURNAL"
    /// Bytes that may be added before the journal is worth replacing by a shorter one.
    private static let room = 1 << 20

    let descriptor: Int32
    /// Whether everything has been written. Otherwise no run can go on from here.
    private(set) var isComplete = true {
        didSet { if !isComplete { CrashRecovery.session = .lost } }
    }
    private var size = 0
    private var sizeAtStart = 0

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    /// The journal of the run that this one replaces, or a new one; nil if no temporary file can be made.
    static func open() -> Journal? {
        if let text = getenv(variable), let descriptor = Int32(String(cString: text)), isFile(descriptor) {
            return Journal(descriptor)
        }
        guard let descriptor = makeFile() else { return nil }
        setenv(variable, String(descriptor), 1)
        return Journal(descriptor)
    }

    /// All records. Removes a last one that was cut.
    func records() -> [JournalRecord] {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        lseek(descriptor, 0, SEEK_SET)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer[..<count]
        }
        let records = JournalRecord.all(in: bytes)
        size = records.reduce(0) { $0 + JournalRecord.headerSize + $1.bytes.count }
        sizeAtStart = size
        if ftruncate(descriptor, off_t(size)) != 0 || lseek(descriptor, off_t(size), SEEK_SET) < 0 { isComplete = false }
        return records
    }

    func append(_ record: JournalRecord) {
        guard isComplete else { return }
        let bytes = record.encoded
        size += bytes.count
        do throws(WriteError) { try DescriptorSink(descriptor: descriptor).write(bytes) } catch { isComplete = false }
    }

    /// Whether the journal has grown to several times what it must hold.
    var isLong: Bool { size > Self.room + 4 * sizeAtStart }

    /// Replaces all records. A failure finds either the old ones or the new ones.
    func replace(with records: [JournalRecord]) {
        guard let new = Self.makeFile() else { return }
        defer { close(new) }
        let bytes = records.flatMap(\.encoded)
        do throws(WriteError) { try DescriptorSink(descriptor: new).write(bytes) } catch { return }
        guard dup2(new, descriptor) == descriptor else { return }
        (size, sizeAtStart) = (bytes.count, bytes.count)
    }

    /// An empty file without a name.
    private static func makeFile() -> Int32? {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array(FilePath.join(base, ".grouplint-XXXXXX").utf8CString)
        let descriptor = mkstemp(&template)
        guard descriptor >= 0 else { return nil }
        unlink(template)
        return descriptor
    }

    private static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink == 0
    }
}
