#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads whole files.
package enum FileReader {
    /// Largest source file that is linted, in bytes: far above anything written by hand.
    package static let maximumSize = maximumFileSize / 16

    /// Bytes that one system call asks for; nearly every source file fits.
    private static let chunkSize = 1 << 16

    /// Bytes of the file at a path, which is relative to an open directory.
    package static func bytes(of path: String, in directory: Int32 = AT_FDCWD) throws(InputError) -> [UInt8] {
        let descriptor = openat(directory, path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        return try bytes(from: descriptor)
    }

    /// Bytes up to the end of a file, a pipe or a terminal's input.
    package static func bytes(from descriptor: Int32) throws(InputError) -> [UInt8] {
        var content: [UInt8] = []
        let failure = withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { buffer -> InputError? in
            while true {
                let count = read(descriptor, buffer.baseAddress, chunkSize)
                if count == 0 { return nil }
                if count < 0 {
                    if errno == EINTR { continue }
                    return unreadable(errno)
                }
                if content.count + count > maximumSize { return tooLarge }
                if content.count == chunkSize { content.reserveCapacity(size(of: descriptor)) }
                content.append(contentsOf: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<count]))
            }
        }
        if let failure { throw failure }
        return content
    }

    /// Size in bytes as the file system states it, at most `maximumSize`; 0 for pipes.
    private static func size(of descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? min(Int(status.st_size), maximumSize) : 0
    }

    private static var tooLarge: InputError {
        InputError(kind: .skipped, message: "larger than \(maximumSize >> 20) MiB and not linted")
    }

    private static func unreadable(_ number: Int32) -> InputError {
        InputError(kind: .io, message: "could not be read: \(systemErrorText(number))")
    }
}

/// A directory that stays open as long as something refers to it.
final class OpenDirectory: Sendable {
    let descriptor: Int32

    /// Nil when the directory cannot be opened; `errno` says why.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }
}
