import GroupLintEngine

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Writes fixed files over those that were read. A symbolic link stays one; mode and owner stay.
struct FixedFileWriter {
    /// Absolute, without symbolic links. Nothing outside is written.
    let root: String

    func write(_ file: FixedFile) throws(InputError) {
        let named = FilePath.join(root, file.path)
        var status = stat()
        guard let path = FilePath.resolved(named), stat(path, &status) == 0 else { throw notFixed(systemErrorText(errno)) }
        guard FilePath.lies(path, in: root) else { throw notFixed("it lies outside \(root)") }
        // The superuser may write everything; a file that nobody may write is meant to stay as it is.
        guard status.st_mode & 0o222 != 0 else { throw notFixed("it is read-only") }
        if access(path, W_OK) != 0 { throw notFixed(systemErrorText(errno)) }
        try FileReplacement.write(file.bytes, to: path, like: status) { () throws(InputError) in
            if try FileReader.bytes(of: path) != file.original {
                throw notFixed("it has changed since it was read; run GroupLint again")
            }
        } failure: { error in
            notFixed(systemErrorText(error.number))
        }
    }

    private func notFixed(_ reason: String) -> InputError {
        InputError(kind: .io, message: "could not be fixed: \(reason)")
    }
}
