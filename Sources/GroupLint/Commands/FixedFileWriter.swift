import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Replaces source files with their fixed versions. Symbolic links, mode and owner are preserved.
struct FixedFileWriter {
    /// Absolute path without symbolic links. Files outside of it are not written.
    let root: String

    func write(_ file: FixedFile) throws(InputError) {
        let named = FilePath.join(root, file.path)
        var status = stat()
        guard let path = FilePath.resolved(named), stat(path, &status) == 0 else { throw notFixed(systemErrorText(errno)) }
        guard FilePath.lies(path, in: root) else { throw notFixed("it lies outside \(root)") }
        // A link may lead there. Git would not notice, and runs what is in some of these files.
        guard !FilePath.relative(path, to: root).split(separator: "/").contains(".git") else {
            throw notFixed("it lies in the directory of git")
        }
        // The superuser may write every file, but a read-only file is meant to stay unchanged.
        guard status.st_mode & 0o222 != 0 else { throw notFixed("it is read-only") }
        if access(path, W_OK) != 0 { throw notFixed(systemErrorText(errno)) }
        try FileReplacement.write(file.bytes, to: path, like: status) { () throws(InputError) in
            if try FileReader.source(at: path, followsLink: true) != file.original {
                throw notFixed("it has changed since it was read; run GroupLint again")
            }
        } failure: { error in
            notFixed(error.text)
        }
    }

    private func notFixed(_ reason: String) -> InputError {
        InputError(kind: .io, message: "could not be fixed: \(reason)")
    }
}
