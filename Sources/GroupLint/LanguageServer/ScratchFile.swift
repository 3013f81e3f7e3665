import GroupLintCore

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Text that an editor is asked to show, outside of any project.
enum ScratchFile {
    /// Absolute path; nil when it cannot be written.
    static func write(_ text: String, name: String) -> String? {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        let directory = FilePath.join(base, "grouplint-\(getuid())-\(getpid())")
        if mkdir(directory, 0o700) != 0, errno != EEXIST { return nil }
        let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let path = FilePath.join(directory, "\(plain.isEmpty ? "views" : plain).txt")
        do throws(WriteError) {
            try OutputFile.write(Array(text.utf8), to: path)
            return path
        } catch {
            return nil
        }
    }
}
