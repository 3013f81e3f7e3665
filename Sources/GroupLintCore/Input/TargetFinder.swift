/// What walks through directories have seen of the projects there, so that nobody reads the directories again.
package struct WalkedDirectories: Sendable {
    /// Directories where walks started, relative to the root; the empty path is the root.
    var starts: [String] = []
    /// Manifests and projects in the directories that were read.
    var projects: [String] = []
    /// Files that were found in another way, named one by one or behind a link: a walk may have left their directories out.
    var otherFiles: Set<String> = []

    package init() {}

    /// Whether a walk has come to a file.
    fileprivate func reach(_ path: String) -> Bool {
        !otherFiles.contains(path) && starts.contains { $0.isEmpty || FilePath.lies(path, in: $0) }
    }
}

/// Finds the OS versions that files are built for in the projects around them. Nothing is run; what is computed or
/// missing stays unknown.
package struct TargetFinder: Sendable {
    /// A manifest or project that says something about the files below its directory.
    private enum Project: Sendable {
        case package(DeploymentTargets)
        case xcode(XcodeProject)
        case xcodeGen([XcodeProject.Target])
    }

    private struct Found: Sendable {
        var project: Project
        /// For people: the path of the file.
        var path: String

        /// The targets that the versions come from.
        func source(_ names: [String]) -> String {
            path + (names.count == 1 ? ", target " : ", targets ") + names.map { "\"\($0)\"" }.joined(separator: ", ")
        }
    }

    private let root: String
    /// Projects of each directory that has some.
    private var projects: [[Found]] = []
    /// Positions in those by the path of the directory, relative to the root; the empty path is the root. Asked for every
    /// file and each directory above it, which takes a tenth of the time that a dictionary would.
    private var directories = NameTable()

    /// Takes what walks have seen, and looks into the other directories of files and above them, up to the root.
    ///
    /// - Parameter root: absolute path that paths are relative to.
    package init(root: String, paths: [String], _ walked: WalkedDirectories = WalkedDirectories()) {
        self.root = root
        // A directory that was named inside another one was walked twice.
        var last = ""
        for path in walked.projects.sorted(by: precedesInBytes) where path != last {
            add(path)
            last = path
        }
        if !walked.starts.contains("") { look(into: "") }
        // What a directory holds stands together in sorted paths: only those that the path before is not in are new.
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

    /// Whether an entry of a directory is a manifest or project, by its name.
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

    /// What the nearest project says about a file; nil when there is none or it says nothing.
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

    /// A target that lists the file goes before the package that stands beside it, and that before a project that
    /// does not list the file.
    ///
    /// - Parameter relative: path from the directory of the projects on.
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
