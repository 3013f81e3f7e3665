#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A path on the command line, and the type of file it refers to.
package struct NamedInput {
    enum Kind {
        /// Path of a directory, without symbolic links.
        case directory(String)
        /// Path of a file whose last component may be a symbolic link; `identity` is the fully resolved path.
        case file(String, identity: String)
        /// Absolute path of a file that can be read only once, such as a pipe.
        case stream(String)
        case missing(String, message: String)
    }

    let kind: Kind
    /// Directory for finding the root: the input or its parent; for streams the working directory; for a path that a symbolic
    /// link leads out of a project, the directory of the link. No symbolic links.
    let place: String

    var isStream: Bool {
        if case .stream = kind { true } else { false }
    }

    /// Whether a symbolic link leads out of the project, or out of the working directory.
    package var leavesProject: Bool {
        switch kind {
        case .directory(let path): path != place
        case .file(let path, _): FilePath.parent(path) != place
        case .stream, .missing: false
        }
    }

    func isDirectory(_ path: String) -> Bool {
        if case .directory(path) = kind { true } else { false }
    }

    /// - Parameter suggests: whether to look for a similar name if there is no such file, which reads the directory.
    package init(_ input: String, from workingDirectory: String, suggests: Bool = true) {
        let absolute = FilePath.absolute(input, from: workingDirectory)
        var status = stat()
        guard stat(absolute, &status) == 0 else {
            let number = errno
            let (existing, missing) = FilePath.existingPart(of: absolute)
            let path = FilePath.join(existing, missing.joined(separator: "/"))
            place = missing.count > 1 ? existing : FilePath.parent(path)
            kind = .missing(path, message: missingMessage(existing, missing.first ?? "", number, suggests))
            return
        }
        let link = Self.directoryOfLeavingLink(on: input, from: workingDirectory)
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            let path = FilePath.nearestExisting(absolute)
            place = link ?? path
            kind = .directory(path)
        case S_IFREG where ReadPipes.descriptor(in: absolute) == nil:
            let parent = FilePath.nearestExisting(FilePath.parent(absolute))
            place = link ?? parent
            let path = FilePath.join(parent, FilePath.lastComponent(absolute))
            kind = .file(path, identity: FilePath.resolved(absolute) ?? path)
        default:
            place = FilePath.nearestExisting(workingDirectory)
            // A pattern such as `*.swift` names links that nobody wants to wait for.
            let isLink = !input.hasPrefix("/") && FilePath.isLink(absolute)
            kind = isLink ? .missing(absolute, message: "is a symbolic link to something other than a file") : .stream(absolute)
        }
    }

    /// The directory with the first symbolic link on a path that leads out of the project around it, or on a relative path else
    /// out of the working directory; nil if there is none. The path may come from a pattern such as `*/` or `$PWD/*/`, and the
    /// link from a repository: it must not decide what the root is. On an absolute path outside of any project, the link may be
    /// the user's own. Links in `/` are the system's, such as `/tmp` on macOS.
    private static func directoryOfLeavingLink(on input: String, from workingDirectory: String) -> String? {
        let working = FilePath.nearestExisting(workingDirectory)
        var directory = input.hasPrefix("/") ? "/" : working
        for part in input.split(separator: "/") where part != "." {
            let path = part == ".." ? FilePath.parent(directory) : FilePath.join(directory, String(part))
            guard FilePath.isLink(path) else {
                directory = path
                continue
            }
            guard let target = FilePath.resolved(path) else { return nil }
            let top = RunRoot.top(around: directory) ?? (input.hasPrefix("/") ? nil : working)
            if let top {
                if target != top, !FilePath.lies(target, in: top) { return directory }
            } else if directory != "/", !isOfUser(linkIn: directory, to: target, input, working) {
                return directory
            }
            directory = target
        }
        return nil
    }
}

/// Whether a link outside of any project is the user's own: it leads to a project, what is named through it is in a project, or
/// it leads to where the user works, and not from there.
private func isOfUser(linkIn directory: String, to target: String, _ input: String, _ working: String) -> Bool {
    let named = FilePath.resolved(FilePath.absolute(input, from: working))
    if RunRoot.top(around: target) != nil || named.map({ RunRoot.top(around: $0) != nil }) ?? false { return true }
    let holdsWork = working == target || FilePath.lies(working, in: target)
    return holdsWork && directory != target && !FilePath.lies(directory, in: target)
}

/// Error message for a name that does not exist in a directory, with a suggestion.
private func missingMessage(_ directory: String, _ name: String, _ number: Int32, _ suggests: Bool) -> String {
    guard number == ENOENT else { return "could not be read: \(systemErrorText(number))" }
    var status = stat()
    if lstat(FilePath.join(directory, name), &status) == 0 { return "the target of this symbolic link does not exist" }
    // The name has replacement characters where the bytes were.
    if name.unicodeScalars.contains("\u{FFFD}") { return "no such file or directory; names that are not UTF-8 cannot be linted" }
    guard suggests, let nearest = SpellingSuggestion.nearest(to: name, in: directoryEntries(directory)) else {
        return "no such file or directory"
    }
    return "no such file or directory; did you mean \"\(nearest)\"?"
}
