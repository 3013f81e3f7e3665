#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What a path on the command line leads to.
struct NamedInput {
    enum Kind {
        /// Without symbolic links.
        case directory(String)
        /// The path with its own name, and its identity without symbolic links.
        case file(String, identity: String)
        /// Something that can be read once, such as a pipe. Absolute.
        case stream(String)
        case missing(String, message: String)
    }

    let kind: Kind
    /// Directory that the input is in or is, without symbolic links.
    let place: String

    init(_ input: String, from workingDirectory: String) {
        let absolute = FilePath.absolute(input, from: workingDirectory)
        var status = stat()
        guard stat(absolute, &status) == 0 else {
            let number = errno
            let (existing, missing) = FilePath.existingPart(of: absolute)
            let path = FilePath.join(existing, missing.joined(separator: "/"))
            place = missing.count > 1 ? existing : FilePath.parent(path)
            kind = .missing(path, message: missingMessage(existing, missing.first ?? "", number))
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            place = FilePath.nearestExisting(absolute)
            kind = .directory(place)
        case S_IFREG:
            place = FilePath.nearestExisting(FilePath.parent(absolute))
            let path = FilePath.join(place, FilePath.lastComponent(absolute))
            kind = .file(path, identity: FilePath.resolved(absolute) ?? path)
        default:
            place = FilePath.nearestExisting(workingDirectory)
            kind = .stream(absolute)
        }
    }
}

/// Why there is nothing of that name in a directory, and what may have been meant.
private func missingMessage(_ directory: String, _ name: String, _ number: Int32) -> String {
    guard number == ENOENT else { return "could not be read: \(systemErrorText(number))" }
    var status = stat()
    if lstat(FilePath.join(directory, name), &status) == 0 { return "this symbolic link leads to nothing" }
    guard let nearest = SpellingSuggestion.nearest(to: name, in: directoryEntries(directory)) else {
        return "no such file or directory"
    }
    return "no such file or directory; did you mean \"\(nearest)\"?"
}
