import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A temporary folder, outside of any project, for texts that an editor is asked to show.
struct ScratchFolder {
    private var path: String?
    private var files: Set<String> = []

    /// Writes a text file. Returns its absolute path; nil on an error.
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

    /// Takes over a file that a failed server wrote.
    mutating func adopt(_ file: String) {
        path = FilePath.parent(file)
        files.insert(file)
    }

    /// Creates a folder with an unpredictable name that other users cannot write to.
    private static func make() -> String? {
        let base = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        var template = Array(FilePath.join(base, "grouplint-XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { return nil }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Removes the written files and the folder.
    func remove() {
        for file in files { unlink(file) }
        if let path { rmdir(path) }
    }
}
