#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Notices changes of the files of a run: by the times, sizes and numbers that the file system has for them. Contents are not
/// read.
package struct WatchedFiles {
    package enum Change: Equatable {
        case none
        /// Only the contents of these source files changed; paths relative to the root.
        case contents([String])
        /// A file is new or gone, or settings changed.
        case structure
    }

    private struct Stamp: Equatable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var number: UInt64
    }

    private struct Entry {
        /// Absolute.
        var path: String
        /// Nil if the file does not exist, or if it may change again within the same tick of the file system's clock.
        var stamp: Stamp?
    }

    private struct Directory {
        var entry: Entry
        /// Names of the entries that can matter for a run, sorted.
        var names: [String]
    }

    private var files: [Entry]
    /// Paths of `files` in reports.
    private let shownPaths: [String]
    /// Paths of `files` that the user named. They may be symbolic links.
    private let named: Set<String>
    /// The files that the last call of `changes` found to be changed or gone; paths relative to the root.
    package private(set) var changedPaths: [String] = []
    /// Positions in `files` of those that changed last.
    private var recent: [Int] = []
    private static let mostRecent = 16
    private var settings: [Entry]
    private var directories: [Directory]

    /// Files in any directory that settings come from, besides manifests and projects.
    private static let settingNames = [ConfigurationLoader.fileName, ".gitignore"]
    /// A file that was written so short a time ago, in nanoseconds, may be written again without a visible change.
    private static let tick = 50_000_000

    /// - Parameter settings: more files whose change may change the report, such as the baseline; absolute paths.
    package init(_ sources: SourceSet, settings: [String]) {
        shownPaths = (sources.paths + sources.context).filter { sources.heldBytes($0) == nil }
        named = sources.named
        let paths = shownPaths.map { FilePath.absolute($0, from: sources.root) }
        files = paths.map { Entry(path: $0, stamp: Self.stamp($0)) }
        let folders = Self.folders(of: paths, below: sources.root, with: sources.walkedDirectories.read)
        directories = folders.map { Directory(entry: Entry(path: $0, stamp: Self.stamp($0)), names: Self.names(in: $0)) }
        let projects = sources.walkedDirectories.projects.flatMap { project in
            let path = FilePath.absolute(project, from: sources.root)
            return [path, path + "/project.pbxproj"]
        }
        let nearby = directories.flatMap { directory in
            directory.names.filter(Self.settingNames.contains).map { FilePath.join(directory.entry.path, $0) }
        }
        self.settings = (settings + projects + nearby).map { Entry(path: $0, stamp: Self.stamp($0)) }
    }

    /// What changed since the last call.
    package mutating func changes() -> Change {
        var isStructure = false
        for index in settings.indices where update(&settings[index]) { isStructure = true }
        for index in directories.indices where update(&directories[index].entry) {
            let names = Self.names(in: directories[index].entry.path)
            if names != directories[index].names { isStructure = true }
            directories[index].names = names
        }
        let change = changes(among: files.indices)
        return isStructure ? .structure : change
    }

    /// What changed since the last call among the files that changed last: people mostly save the same few files.
    package mutating func recentChanges() -> Change { changes(among: recent) }

    private mutating func changes(among indices: some Sequence<Int>) -> Change {
        let changed = indices.filter { update(&files[$0]) }
        changedPaths = changed.map { shownPaths[$0] }
        recent = Array((recent.filter { !changed.contains($0) } + changed.prefix(Self.mostRecent)).suffix(Self.mostRecent))
        // A new search decides whether what has taken the place of a file is read.
        if !changed.allSatisfy(isOrdinary) { return .structure }
        return changed.isEmpty ? .none : .contents(changedPaths)
    }

    /// Whether a path still leads to a regular file, without links that a search does not follow.
    private func isOrdinary(_ index: Int) -> Bool {
        if named.contains(shownPaths[index]) { return FilePath.isFile(files[index].path) }
        let path = FilePath.normalized(files[index].path)
        return FilePath.resolved(path) == path && FilePath.isFile(path)
    }

    /// Returns whether an entry changed.
    private func update(_ entry: inout Entry) -> Bool {
        let stamp = Self.stamp(entry.path)
        if stamp == entry.stamp { return false }
        entry.stamp = stamp.flatMap { Self.isRecent($0) ? nil : $0 }
        return true
    }

    private static func isRecent(_ stamp: Stamp) -> Bool {
        var now = timespec()
        clock_gettime(CLOCK_REALTIME, &now)
        let age = (now.tv_sec - stamp.seconds) * 1_000_000_000 + now.tv_nsec - stamp.nanoseconds
        return abs(age) < tick
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Stamp(
            seconds: time.tv_sec, nanoseconds: time.tv_nsec, size: Int(status.st_size), number: UInt64(status.st_ino))
    }

    /// The directories of files, with those between them and the root, and more directories.
    private static func folders(of paths: [String], below root: String, with more: [String]) -> [String] {
        var folders: Set<String> = [root]
        for path in paths {
            var folder = FilePath.parent(path)
            while folders.insert(folder).inserted, FilePath.lies(folder, in: root) { folder = FilePath.parent(folder) }
        }
        return folders.union(more).sorted(by: precedesInBytes)
    }

    private static func names(in directory: String) -> [String] {
        directoryEntries(directory).filter { name in
            if name.hasPrefix(".") { return settingNames.contains(name) }
            if name.hasSuffix(".swift") || DirectoryWalk.isXcodeProject(name.utf8) { return true }
            return !DirectoryWalk.passesOver(directory: name.utf8) && FilePath.isDirectory(FilePath.join(directory, name))
        }
    }
}
