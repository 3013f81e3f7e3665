#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Finds the Swift files below a directory.
///
/// Opens every directory relative to its parent. Does not open directories without project sources (such as `Pods`) and
/// directories that the selection leaves out. Does not follow symbolic links, so there are no cycles.
package struct DirectoryWalk {
    /// Paths of the Swift files, with the prefix of the walk, sorted by bytes.
    package private(set) var files: [String] = []
    /// Unreadable directories, and files and directories whose names are not UTF-8.
    package private(set) var problems: [InputProblem] = []
    /// Absolute paths of the symbolic links that were found.
    private(set) var links: [String] = []
    /// Paths of manifests and projects in the directories that were read, with the prefix of the walk. Patterns do not
    /// exclude them.
    private(set) var projects: [String] = []
    /// Paths of the repositories below the start, with the prefix of the walk.
    private(set) var repositories: [String] = []
    /// Number of Swift files and directories that the selection leaves out.
    private(set) var leftOutCount = 0
    private(set) var selection: FileSelection

    /// Absolute paths of the first directories that were read, if they are asked for.
    private(set) var directories: [String] = []

    /// Most directories that are kept.
    static let mostDirectories = 1 << 14
    /// Number of entries after which the walk ends.
    private let limit: Int
    private var entryCount = 0
    /// Whether the walk ended because of its limit.
    var isCut: Bool { entryCount > limit }
    private let keepsLinks: Bool
    private let keepsDirectories: Bool
    /// Absolute path of the directory where the walk starts.
    private var start = ""
    /// Path of the current directory as users see it: empty, or with a `/` at the end.
    private var shownPath: [UInt8]
    private let prefixLength: Int

    /// - Parameters:
    ///   - prefix: text before every path: empty, or with a `/` at the end.
    ///   - limit: number of Swift files and directories after which the walk ends.
    package init(
        prefix: String, selection: FileSelection = .everything, keepsLinks: Bool = false, keepsDirectories: Bool = false,
        limit: Int = .max
    ) {
        self.limit = limit
        shownPath = Array(prefix.utf8)
        prefixLength = shownPath.count
        self.selection = selection
        self.keepsLinks = keepsLinks
        self.keepsDirectories = keepsDirectories
    }

    /// - Parameter directory: absolute path without symbolic links.
    package mutating func walk(_ directory: String) {
        let state = selection.directory(directory)
        if state.isLeftOut {
            leftOutCount += 1
            return
        }
        start = directory
        let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        read(descriptor, state, isStart: true)
    }

    /// Relevant entries of one directory. In `names`, a directory ends with `/`, as in paths; other entries end with 0.
    private struct Listing {
        var names: [UInt8] = []
        var entries: [(start: Int, end: Int, kind: EntryKind)] = []
        var contents = FileSelection.Contents()

        /// Sorts the entries so that the walk finds files in the order of their full paths.
        mutating func sort() {
            let names = names
            entries.sort { names[$0.start...$0.end].lexicographicallyPrecedes(names[$1.start...$1.end]) }
        }
    }

    /// Reads an open directory and closes it. A negative descriptor means that it could not be opened.
    private mutating func read(_ descriptor: Int32, _ state: FileSelection.Directory, isStart: Bool = false) {
        guard descriptor >= 0, let stream = fdopendir(descriptor) else {
            addUnreadableDirectory(errno)
            if descriptor >= 0 { close(descriptor) }
            return
        }
        defer { closedir(stream) }
        if keepsDirectories, directories.count < Self.mostDirectories { directories.append(absolutePath) }
        var listing = Listing()
        errno = 0
        while let entry = readdir(stream) {
            let type = Int32(entry.pointee.d_type)
            withUnsafeMutablePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) {
                    add(UnsafePointer($0), type, in: descriptor, to: &listing)
                }
            }
            errno = 0
        }
        if errno != 0 { addUnreadableDirectory(errno) }
        var state = state
        if !isStart, !listing.contents.isEmpty { selection.addContents(listing.contents, absolutePath, to: &state) }
        entryCount += listing.entries.count
        if isCut { return }
        listing.sort()
        for entry in listing.entries where !isCut {
            visit(listing.names[entry.start..<entry.end], entry.kind, state, in: descriptor)
        }
    }

    private var absolutePath: String {
        let below = String(decoding: shownPath[prefixLength...].dropLast(), as: UTF8.self)
        return below.isEmpty ? start : FilePath.join(start, below)
    }

    private mutating func addRepository(to contents: inout FileSelection.Contents) {
        contents.isRepository = true
        if !shownPath.isEmpty { repositories.append(String(decoding: shownPath.dropLast(), as: UTF8.self)) }
    }

    private mutating func add(_ name: UnsafePointer<CChar>, _ type: Int32, in parent: Int32, to listing: inout Listing) {
        let length = strlen(name)
        let bytes = UnsafeRawBufferPointer(start: name, count: length)
        if length == 0 { return }
        if bytes[0] == UInt8(ascii: ".") {
            if bytes.elementsEqual(".gitignore".utf8) { listing.contents.hasGitIgnore = true }
            if bytes.elementsEqual(".git".utf8) { addRepository(to: &listing.contents) }
            if bytes.elementsEqual(ConfigurationLoader.fileName.utf8) { listing.contents.hasConfiguration = true }
            return
        }
        if TargetFinder.isProject(bytes) { projects.append(String(decoding: shownPath + bytes, as: UTF8.self)) }
        let kind = kind(name, type, in: parent)
        switch kind {
        case .file where !endsInSwift(bytes): return
        case .directory where Self.passesOver(directory: bytes): return
        case .link where !keepsLinks: return
        case .other: return
        case .file, .directory, .link: break
        }
        let start = listing.names.count
        listing.names.append(contentsOf: bytes)
        listing.entries.append((start, listing.names.count, kind))
        listing.names.append(kind == .directory ? UInt8(ascii: "/") : 0)
    }

    private mutating func visit(
        _ name: ArraySlice<UInt8>, _ kind: EntryKind, _ state: FileSelection.Directory, in parent: Int32
    ) {
        switch kind {
        case .file:
            if selection.leavesOut(file: name, in: state) { leftOutCount += 1 } else { addFile(name) }
        case .link:
            links.append(FilePath.join(absolutePath, String(decoding: name, as: UTF8.self)))
        case .directory:
            var inner = state
            selection.enter(Array(name)[...], in: &inner)
            if inner.isLeftOut {
                leftOutCount += 1
                return
            }
            guard firstMalformedUTF8Offset(Array(name)) == nil else { return addUnusable(name, "directory") }
            let shownLength = shownPath.count
            shownPath.append(contentsOf: name)
            shownPath.append(UInt8(ascii: "/"))
            read(openat(parent, String(decoding: name, as: UTF8.self), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC), inner)
            shownPath.removeSubrange(shownLength...)
        case .other: break
        }
    }

    private enum EntryKind {
        case file
        case directory
        case link
        case other
    }

    /// Type of an entry. Calls `fstatat` only when the directory does not state the type.
    private func kind(_ name: UnsafePointer<CChar>, _ type: Int32, in parent: Int32) -> EntryKind {
        if type == Int32(DT_REG) { return .file }
        if type == Int32(DT_DIR) { return .directory }
        if type == Int32(DT_LNK) { return .link }
        guard type == Int32(DT_UNKNOWN) else { return .other }
        var status = stat()
        guard fstatat(parent, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return .other }
        switch status.st_mode & S_IFMT {
        case S_IFREG: return .file
        case S_IFDIR: return .directory
        case S_IFLNK: return .link
        default: return .other
        }
    }

    private mutating func addFile(_ name: ArraySlice<UInt8>) {
        let path = shownPath + name
        guard firstMalformedUTF8Offset(path) == nil else { return addUnusable(name, "file") }
        files.append(String(decoding: path, as: UTF8.self))
    }

    /// Notes that a file or directory is not read because its name is not UTF-8.
    private mutating func addUnusable(_ name: ArraySlice<UInt8>, _ kind: String) {
        let path = String(decoding: shownPath + name, as: UTF8.self)
        let shown = path.hasSuffix("/") ? String(path.dropLast()) : path
        problems.append(
            InputProblem(
                kind: .skipped, severity: .warning, message: "the \(kind) name is not UTF-8; rename the \(kind)",
                path: shown, range: nil))
    }

    private mutating func addUnreadableDirectory(_ number: Int32) {
        var path = String(decoding: shownPath, as: UTF8.self)
        if path.hasSuffix("/") { path.removeLast() }
        problems.append(
            InputProblem(
                kind: .io, severity: .error, message: "directory could not be read: \(systemErrorText(number))",
                path: path.isEmpty ? "." : path, range: nil))
    }
}

private func endsInSwift(_ name: UnsafeRawBufferPointer) -> Bool {
    name.count > swiftSuffix.utf8.count && name.suffix(swiftSuffix.utf8.count).elementsEqual(swiftSuffix.utf8)
}

private let swiftSuffix = ".swift"

extension DirectoryWalk {
    /// Whether a walk skips a file because of its name or of a directory in its path, regardless of patterns.
    ///
    /// - Parameter path: relative to the directory where the walk starts.
    package static func passesOver(file path: String) -> Bool {
        let parts = path.split(separator: "/")
        return parts.last?.hasPrefix(".") ?? false || parts.dropLast().contains { passesOver(directory: $0.utf8) }
    }

    /// Whether a walk skips a directory because it has no project sources: hidden directories such as `.build`, build
    /// products, dependencies, Xcode bundles.
    static func passesOver<Name: BidirectionalCollection<UInt8>>(directory name: Name) -> Bool {
        if name.first == UInt8(ascii: ".") { return true }
        return switch name.count {
        case 4: name.elementsEqual("Pods".utf8)
        case 8: name.elementsEqual("Carthage".utf8)
        case 11: name.elementsEqual("DerivedData".utf8) || isBundle(name)
        case 12: name.elementsEqual("node_modules".utf8) || isBundle(name)
        case 14: name.elementsEqual("SourcePackages".utf8) || isBundle(name)
        default: isBundle(name)
        }
    }

    /// Whether a directory is an Xcode project, a workspace or an asset catalog (which has one directory per image).
    private static func isBundle<Name: BidirectionalCollection<UInt8>>(_ name: Name) -> Bool {
        isXcodeProject(name) || name.suffix(9).elementsEqual(".xcassets".utf8)
    }

    static func isXcodeProject<Name: BidirectionalCollection<UInt8>>(_ name: Name) -> Bool {
        name.suffix(10).elementsEqual(".xcodeproj".utf8) || name.suffix(12).elementsEqual(".xcworkspace".utf8)
    }
}

/// Names of all entries in a directory, including hidden ones, sorted by bytes; empty when it cannot be read.
package func directoryEntries(_ directory: String) -> [String] {
    var names: [String] = []
    _ = directoryContains(directory) { name in
        names.append(name)
        return false
    }
    return names.sorted(by: precedesInBytes)
}

/// Whether a directory has an entry whose name satisfies a condition. Stops at the first one.
package func directoryContains(_ directory: String, where isWanted: (String) -> Bool) -> Bool {
    guard let stream = opendir(directory) else { return false }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
        let name = withUnsafeMutablePointer(to: &entry.pointee.d_name) { name in
            name.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
        }
        if name != ".", name != "..", isWanted(name) { return true }
    }
    return false
}
