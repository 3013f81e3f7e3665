#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads whole files.
package enum FileReader {
    /// Size in bytes of the largest file that is read; far above any file written by hand.
    package static let maximumSize = maximumFileSize / 16

    /// Size in bytes of the largest Swift file that is linted. Linting needs up to 40 times as much memory.
    package static let maximumSourceSize = 16 << 20

    /// Number of bytes to read with one system call; nearly every source file fits.
    private static let chunkSize = 1 << 16

    /// Reads the file at a path, which is absolute or relative to an open directory.
    package static func bytes(of path: String, in directory: Int32 = AT_FDCWD) throws(InputError) -> [UInt8] {
        let descriptor = openat(directory, path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        let content = try bytes(from: descriptor)
        ReadPipes.keep(content, of: path, descriptor)
        return content
    }

    /// Reads a report, a baseline or another file that the user named and that is not linted. It may be a pipe.
    package static func document(at path: String) throws(InputError) -> [UInt8] {
        do throws(InputError) {
            return try bytes(of: path)
        } catch {
            throw error.kind == .skipped ? documentTooLarge : error
        }
    }

    /// Reads a Swift file that a search found. Only regular files are read: since the search, a pipe may have taken the place
    /// of the file.
    ///
    /// - Parameters:
    ///   - path: absolute or relative to the open directory.
    ///   - followsLink: whether the file may be a symbolic link, because the user named it.
    package static func source(
        at path: String, in directory: Int32 = AT_FDCWD, followsLink: Bool
    ) throws(InputError) -> [UInt8] {
        // A pipe that nobody writes to is opened at once with O_NONBLOCK.
        let descriptor = openat(directory, path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else {
            if errno == ELOOP, !followsLink { throw notRegular }
            throw unreadable(errno)
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw notRegular }
        return try bytes(from: descriptor, size: Int(status.st_size))
    }

    /// Reads a regular file, with one system call unless the file has grown since its size was asked for.
    private static func bytes(from descriptor: Int32, size: Int) throws(InputError) -> [UInt8] {
        if size > maximumSize { throw tooLarge }
        var result = 0
        let content = [UInt8](unsafeUninitializedCapacity: size + 1) { buffer, count in
            result = read(descriptor, buffer.baseAddress, size + 1)
            count = max(result, 0)
        }
        // Otherwise the file has changed, or a signal came. Then it is read from the start.
        if result == size { return content }
        guard lseek(descriptor, 0, SEEK_SET) == 0 else { throw unreadable(errno) }
        return try bytes(from: descriptor)
    }

    /// Reads a file that the project has: a manifest, settings, a baseline. Only regular files are read, because a pipe or
    /// device could block or never end.
    ///
    /// - Parameters:
    ///   - path: absolute.
    ///   - root: absolute path of a directory that the file must lie in after symbolic links are resolved; nil if the user
    ///     named the file. Otherwise a repository could show files of the machine in a report.
    package static func settings(at path: String, below root: String? = nil) throws(InputError) -> [UInt8] {
        // A pipe that nobody writes to is opened at once with O_NONBLOCK.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw unreadable(errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw unreadable(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw notRegular
        }
        if let root, !FilePath.isContained(path, in: root) {
            throw InputError(kind: .io, message: "is a link to a file outside of the repository; replace it with a copy")
        }
        if Int(status.st_size) > maximumSize {
            throw documentTooLarge
        }
        return try bytes(from: descriptor)
    }

    /// Reads a file, a pipe or terminal input to its end.
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

    /// Size in bytes from the file system, at most `maximumSize`; 0 for pipes.
    private static func size(of descriptor: Int32) -> Int {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? min(Int(status.st_size), maximumSize) : 0
    }

    private static var tooLarge: InputError {
        InputError(kind: .skipped, message: "larger than \(maximumSize >> 20) MiB and not linted")
    }

    private static var documentTooLarge: InputError {
        InputError(kind: .io, message: "could not be read: it is larger than \(maximumSize >> 20) MiB")
    }

    private static var notRegular: InputError {
        InputError(kind: .io, message: "could not be read: it is not a regular file")
    }

    private static func unreadable(_ number: Int32) -> InputError {
        InputError(kind: .io, message: "could not be read: \(systemErrorText(number))")
    }
}

/// An open directory; `deinit` closes it.
final class OpenDirectory: Sendable {
    let descriptor: Int32

    /// Opens a directory; nil when that fails, with the reason in `errno`.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if descriptor < 0 { return nil }
    }

    deinit { close(descriptor) }
}
