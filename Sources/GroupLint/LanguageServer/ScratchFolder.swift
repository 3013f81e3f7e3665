import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Texts that an editor is asked to show: files of a folder of our own, outside of any project.
struct ScratchFolder {
    private var path: String?
    private var files: Set<String> = []

    /// Absolute path; nil when it cannot be written.
    mutating func write(_ text: String, name: String) -> String? {
        guard let folder = path ?? Self.make() else { return nil }
        path = folder
        let plain = name.filter { $0.isLetter || $0.isNumber || $0 == "_" }
        let file = FilePath.join(folder, "\(plain.isEmpty ? "views" : plain).txt")
        do throws(WriteError) {
            try OutputFile.write(Array(text.utf8), to: file)
            files.insert(file)
            return file
        } catch {
            return nil
        }
    }

    /// A folder that nobody else can write to, under a name that nobody can know before.
    private static func make() -> String? {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array(FilePath.join(base, "grouplint-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes what was written.
    func remove() {
        for file in files { unlink(file) }
        if let path { rmdir(path) }
    }
}
