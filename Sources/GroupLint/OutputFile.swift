import GroupLintCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes a whole file so that nobody ever sees half of it.
enum OutputFile {
    /// Writes a new file beside the old one and renames it. Links keep pointing to the file, the mode stays. What is
    /// no regular file, such as a pipe or a device, is written to directly.
    static func write(_ bytes: [UInt8], to path: String) throws(WriteError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return try replace(path, bytes, mode: nil)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return try write(bytes, to: path, flags: 0)
        }
        if access(path, W_OK) != 0 { throw WriteError(number: errno) }
        try replace(FilePath.resolved(path) ?? path, bytes, mode: status.st_mode & 0o7777)
    }

    private static func replace(_ path: String, _ bytes: [UInt8], mode: mode_t?) throws(WriteError) {
        let name = ".\(FilePath.lastComponent(path)).\(getpid()).tmp"
        let temporary = FilePath.join(FilePath.parent(path), name)
        do throws(WriteError) {
            try write(bytes, to: temporary, flags: O_CREAT | O_TRUNC)
            if let mode, chmod(temporary, mode) != 0 { throw WriteError(number: errno) }
            if rename(temporary, path) != 0 { throw WriteError(number: errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    private static func write(_ bytes: [UInt8], to path: String, flags: Int32) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o666)
        guard descriptor >= 0 else { throw WriteError(number: errno) }
        defer { close(descriptor) }
        try DescriptorSink(descriptor: descriptor).write(bytes)
    }
}
