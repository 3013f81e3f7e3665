#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What was read from pipes that the user named, such as `<(git ls-files)`. A pipe can be read only once, and a run that starts
/// again after a failure needs the same bytes. A signal handler reads this, so nothing in it is allocated later.
package enum ReadPipes {
    /// Most pipes whose bytes are kept.
    private static let limit = 16

    package struct Pipe {
        /// The open descriptor that the path names; -1 for a pipe with a name of its own, which cannot be filled again.
        package var descriptor: Int32
        package var bytes: UnsafeRawBufferPointer
    }

    nonisolated(unsafe) package private(set) static var count = 0
    nonisolated(unsafe) package static let all = UnsafeMutablePointer<Pipe>.allocate(capacity: limit)

    /// Whether a run that starts again could not read the same.
    package static var cannotBeReadAgain: Bool {
        for place in 0..<count where all[place].descriptor < 0 { return true }
        return false
    }

    /// Keeps what was read from a path, unless the file can be read again. Call it on the main thread only.
    static func keep(_ bytes: [UInt8], of path: String, _ descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT != S_IFREG, count < limit else { return }
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: max(1, bytes.count), alignment: 1)
        copy.copyBytes(from: bytes)
        let kept = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(copy)[..<bytes.count])
        all[count] = Pipe(descriptor: Self.descriptor(in: path) ?? -1, bytes: kept)
        count += 1
    }

    /// The descriptor that a path such as `/dev/fd/63` names. After a failure, it is a file with what was in the pipe.
    static func descriptor(in path: String) -> Int32? {
        if path == "/dev/stdin" { return 0 }
        let folders = ["/dev/fd/", "/proc/self/fd/"]
        return folders.first { path.hasPrefix($0) }.flatMap { Int32(path.dropFirst($0.count)) }
    }
}
