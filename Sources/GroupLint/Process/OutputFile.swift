import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes whole files atomically: readers never see a part of the new text.
enum OutputFile {
    /// Writes a temporary file next to the old one and renames it. Symbolic links and the mode are preserved. Anything that
    /// is not a regular file, such as a pipe or a device, is written to directly.
    ///
    /// - Parameter root: directory that the file must lie in after symbolic links are resolved; nil if the user named the file.
    static func write(_ bytes: [UInt8], to path: String, below root: String? = nil) throws(WriteError) {
        let place = FilePath.resolved(path) ?? FilePath.withResolvedParent(path)
        // Some file systems make no difference between `.git` and `.GIT`.
        if "\(place)/".lowercased().contains("/.git/") { throw WriteError(number: EPERM, refusal: .insideGit) }
        if let root, !FilePath.isContained(path, in: root) { throw WriteError(number: EPERM, refusal: .outsideRoot) }
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
        FileReplacement.removeRemains(in: FilePath.parent(path))
        try FileReplacement.write(bytes, to: path, like: status, lastCheck: { () throws(WriteError) in }) { $0 }
    }

    private static func writeDirectly(_ bytes: [UInt8], to path: String) throws(WriteError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw WriteError(number: errno) }
        defer { close(descriptor) }
        try DescriptorSink(descriptor: descriptor).write(bytes)
    }
}
