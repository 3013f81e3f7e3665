import GroupLintEngine

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
            return try replace(path, bytes, like: nil)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            return try writeDirectly(bytes, to: path)
        }
        if access(path, W_OK) != 0 { throw WriteError(number: errno) }
        try replace(FilePath.resolved(path) ?? path, bytes, like: status)
    }

    private static func replace(_ path: String, _ bytes: [UInt8], like status: stat?) throws(WriteError) {
        try FileReplacement.write(bytes, to: path, like: status, lastCheck: { () throws(WriteError) in }) { $0 }
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw WriteError(number: errno) }
        defer { close(descriptor) }
        try DescriptorSink(descriptor: descriptor).write(bytes)
    }
}
