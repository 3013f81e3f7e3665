/// Manifests and projects that directory walks have found. Saves reading the directories again.
package struct WalkedDirectories: Sendable {
    /// Directories where walks started, relative to the root; empty for the root.
    var starts: [String] = []
    /// Paths of manifests and projects, relative to the root.
    var projects: [String] = []
    /// Files that a walk did not find: named directly, or targets of links. Their directories may not have been read.
    var otherFiles: Set<String> = []

    package init() {}

    /// Whether a walk has read the directory of a file.
    fileprivate func reach(_ path: String) -> Bool {
        !otherFiles.contains(path) && starts.contains { $0.isEmpty || FilePath.lies(path, in: $0) }
    }
}

/// Finds the deployment targets of files in package manifests and project files. Runs nothing; computed or missing values
/// stay unknown.
package struct TargetFinder: Sendable {
    /// A manifest or project with deployment targets for files below its directory.
    private enum Project: Sendable {
        case package(DeploymentTargets)
        case xcode(XcodeProject)
        case xcodeGen([XcodeProject.Target])
    }

    private struct Found: Sendable {
        var project: Project
        /// Path of the manifest or project, relative to the root.
        var path: String

        /// Description of the source for users: the path and the names of the targets.
        func source(_ names: [String]) -> String {
            path + (names.count == 1 ? ", target " : ", targets ") + names.map { "\"\($0)\"" }.joined(separator: ", ")
        }
    }

    private let root: String
    /// Lists of projects, one list for each directory that has any.
    private var projects: [[Found]] = []
    /// Indices in `projects` by directory, relative to the root; empty for the root. Queried for every file and each
    /// directory above it, ten times as fast as a dictionary.
    private var directories = NameTable()

    /// Uses the results of walks; reads other directories of files, and those above them, up to the root.
    ///
    /// - Parameter root: absolute path of the directory that paths are relative to.
    package init(root: String, paths: [String], _ walked: WalkedDirectories = WalkedDirectories()) {
        self.root = root
        // A directory was walked twice if the command line names it and one above it.
        var last = ""
        for path in walked.projects.sorted(by: precedesInBytes) where path != last {
            add(path)
            last = path
        }
        if !walked.starts.contains("") { look(into: "") }
        // In sorted paths, files of a directory are adjacent: a directory is new if the previous path is not below it.
        var previous = ""
        for path in (walked.starts + paths.filter { !walked.reach($0) }).sorted(by: precedesInBytes) {
            var directory = Self.parent(path)
            while !directory.isEmpty, !FilePath.lies(previous, in: directory) {
                look(into: directory)
                directory = Self.parent(directory)
            }
            previous = path
        }
    }

    private static func parent(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: path.utf8[..<$0], as: UTF8.self) } ?? ""
    }

    private static func join(_ directory: String, _ name: String) -> String {
        directory.isEmpty ? name : directory + "/" + name
    }

    private func bytes(_ path: String) -> [UInt8]? {
        try? FileReader.bytes(of: FilePath.join(root, path))
    }

    private mutating func look(into directory: String) {
        if directories.contains(Name(verbatim: directory.utf8)) { return }
        var names: [String] = []
        _ = directoryContains(FilePath.join(root, directory)) { name in
            if Self.isProject(name.utf8) { names.append(name) }
            return false
        }
        for name in names.sorted(by: precedesInBytes) { add(Self.join(directory, name)) }
    }

    /// Whether the name of a directory entry is that of a manifest or project.
    static func isProject(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        if name.first == UInt8(ascii: ".") { return false }
        return switch name.last {
        case UInt8(ascii: "t"): name.elementsEqual("Package.swift".utf8)
        case UInt8(ascii: "l"): name.elementsEqual("project.yml".utf8)
        case UInt8(ascii: "j"): name.suffix(10).elementsEqual(".xcodeproj".utf8)
        default: false
        }
    }

    private mutating func add(_ path: String) {
        let directory = Self.parent(path)
        guard let project = read(path, in: directory) else { return }
        let name = Name(verbatim: directory.utf8)
        if directories[name] == nil {
            directories.insert(name, Int32(projects.count))
            projects.append([])
        }
        projects[Int(directories[name] ?? 0)].append(Found(project: project, path: path))
    }

    private func read(_ path: String, in directory: String) -> Project? {
        switch FilePath.lastComponent(path) {
        case "Package.swift":
            return bytes(path).flatMap { PackageManifest.targets(SourceFile(path: path, bytes: $0)) }.map(Project.package)
        case "project.yml":
            let targets = bytes(path).map(XcodeGenProject.targets) ?? []
            return targets.isEmpty ? nil : .xcodeGen(targets)
        default:
            guard let content = bytes(path + "/project.pbxproj") else { return nil }
            return XcodeProject(content) { file in
                bytes(Self.join(directory, file)).map { String(decoding: $0, as: UTF8.self) }
            }.map(Project.xcode)
        }
    }

    // MARK: Asking

    /// Deployment targets of a file from the nearest project that states them; nil when no project does.
    package func targets(for path: String) -> DetectedTargets? {
        if projects.isEmpty { return nil }
        let bytes = Array(path.utf8)
        var end = bytes.count
        repeat {
            end = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
            if let position = directories[Name(verbatim: bytes[..<end])] {
                let relative = String(decoding: end == 0 ? bytes[...] : bytes[(end + 1)...], as: UTF8.self)
                if let found = targets(for: relative, in: projects[Int(position)]) { return found }
            }
        } while end > 0
        return nil
    }

    /// Prefers a target that lists the file, then the package in the directory, then a project that does not list the
    /// file.
    ///
    /// - Parameter relative: path of the file, relative to the directory of the projects.
    private func targets(for relative: String, in projects: [Found]) -> DetectedTargets? {
        var fallback: DetectedTargets?
        for found in projects {
            switch found.project {
            case .package(let targets): fallback = DetectedTargets(targets, source: found.path)
            case .xcode(let project):
                let (targets, names) = project.targets(of: relative)
                guard !targets.isUnknown else { continue }
                if !names.isEmpty { return DetectedTargets(targets, source: found.source(names)) }
                fallback = fallback ?? DetectedTargets(targets, source: "\(found.path), lowest of all targets")
            case .xcodeGen(let all):
                let owners = all.filter { $0.holds(relative) && !$0.targets.isUnknown }
                guard !owners.isEmpty else { continue }
                return DetectedTargets(owners.lowest.targets, source: found.source(owners.lowest.names))
            }
        }
        return fallback
    }
}
