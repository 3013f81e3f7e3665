/// OS versions of the files in a `project.pbxproj`.
package struct XcodeProject: Sendable {
    /// A target with the versions it builds for and the files it compiles.
    package struct Target: Sendable {
        package let name: String
        package let targets: DeploymentTargets
        /// What the settings of any configuration say.
        package let concurrency: ConcurrencySettings
        /// Directories whose files belong to the target, relative to the directory of the project.
        package let folders: [String]
        private let files: PathTable
        private let folderTable: PathTable
        private let leftOut: PathTable

        /// - Parameters:
        ///   - files: paths relative to the directory of the project.
        ///   - leftOut: paths in the directories that do not belong to the target.
        init(
            name: String, targets: DeploymentTargets, concurrency: ConcurrencySettings = [], files: Set<String>,
            folders: [String], leftOut: [String] = []
        ) {
            self.name = name
            self.concurrency = concurrency
            self.targets = targets
            self.folders = folders
            self.files = PathTable(files)
            folderTable = PathTable(folders)
            self.leftOut = PathTable(leftOut)
        }

        /// - Parameter path: the path of a file and of the directories around it; see `ProjectPath.ancestry`.
        func holds(_ path: [Name]) -> Bool {
            files.contains(path[0]) || folderTable.containsOne(of: path) && !leftOut.containsOne(of: path)
        }
    }

    package private(set) var targets: [Target] = []

    /// - Parameter readFile: returns the text of an `.xcconfig` by its path relative to the directory of the project.
    package init?(_ bytes: [UInt8], readFile: (String) -> String?) {
        guard let reader = Reader(bytes) else { return nil }
        // Targets share their files, which often include the same files again.
        var files: [String: XcodeSettingsFile?] = [:]
        targets = reader.targets { path in
            if let known = files[path] { return known }
            let file = readFile(path).map(XcodeSettingsFile.init)
            files[path] = .some(file)
            return file
        }
    }
}

extension [XcodeProject.Target] {
    /// Lowest version of each platform among the targets that have a file; nil if there is none.
    func lowest(for path: String) -> DeploymentTargets? {
        let path = ProjectPath.ancestry(path)
        var lowest: DeploymentTargets?
        for target in self where target.holds(path) { lowest = (lowest ?? DeploymentTargets()).lowest(target.targets) }
        return lowest
    }

    /// The settings of all targets that have a file.
    func concurrency(for path: String) -> ConcurrencySettings {
        let path = ProjectPath.ancestry(path)
        var settings: ConcurrencySettings = []
        for target in self where target.holds(path) { settings.formUnion(target.concurrency) }
        return settings
    }

    /// For each platform, the name of the first target with the lowest version.
    var namesOfLowest: [String] {
        let lowest = reduce(DeploymentTargets()) { $0.lowest($1.targets) }
        var names: [String] = []
        for platform in Platform.allCases {
            guard let version = lowest[platform], let target = first(where: { $0.targets[platform] == version }),
                !names.contains(target.name)
            else { continue }
            names.append(target.name)
        }
        return names
    }
}

/// Paths of files and directories. A project has thousands, and is asked about each file.
private struct PathTable: Sendable {
    private var names: NameTable
    /// Whether the directory of the project itself is among the paths.
    private var hasRoot = false

    init(_ paths: some Collection<String>) {
        names = NameTable(minimumCapacity: paths.count)
        for path in paths {
            if path.isEmpty { hasRoot = true } else { names.insert(Name(verbatim: path.utf8), 0) }
        }
    }

    func contains(_ path: Name) -> Bool { names.contains(path) }

    func containsOne(of paths: [Name]) -> Bool { hasRoot || paths.contains(where: names.contains) }
}

/// Reads the objects of a project file.
private struct Reader {
    private let list: PropertyList
    private let objects: [Name: PropertyList.Value]
    private let project: PropertyList.Value
    private var paths: [Name: String] = [:]
    /// Groups that mirror a directory on the disk, since Xcode 16.
    private var synchronizedGroups: [Name] = []

    init?(_ bytes: [UInt8]) {
        guard let list = PropertyList(bytes) else { return nil }
        var objects: [Name: PropertyList.Value] = [:]
        for entry in list.entries(list.value("objects", of: list.root)) { objects[list.name(entry.key)] = entry.value }
        guard let root = list.name(list.value("rootObject", of: list.root)), let project = objects[root] else { return nil }
        self.list = list
        self.objects = objects
        self.project = project
        let base = list.string(list.value("projectDirPath", of: project)) ?? ""
        if let main = list.name(list.value("mainGroup", of: project)) { addPaths(of: main, in: base, depth: 0) }
    }

    private func object(_ value: PropertyList.Value?) -> PropertyList.Value? { list.name(value).flatMap { objects[$0] } }

    /// Adds the paths of the files in a group. A group belongs to one other group, so the first visit counts: a damaged file
    /// can name a group any number of times.
    private mutating func addPaths(of id: Name, in directory: String, depth: Int) {
        guard depth < 64, paths[id] == nil, let group = objects[id] else { return }
        let own = list.string(list.value("path", of: group)) ?? ""
        let path: String
        switch list.string(list.value("sourceTree", of: group)) {
        case "<group>": path = ProjectPath.join(directory, own)
        case "SOURCE_ROOT": path = own
        default: return
        }
        paths[id] = path
        if list.string(list.value("isa", of: group)) == "PBXFileSystemSynchronizedRootGroup" { synchronizedGroups.append(id) }
        for child in list.array(list.value("children", of: group)) {
            if let name = list.name(child) { addPaths(of: name, in: path, depth: depth + 1) }
        }
    }

    // MARK: Targets

    func targets(_ readFile: (String) -> XcodeSettingsFile?) -> [XcodeProject.Target] {
        let shared = settings(of: project, readFile)
        let exceptions = exceptions()
        return list.array(list.value("targets", of: project)).compactMap { reference in
            guard let id = list.name(reference), let target = objects[id] else { return nil }
            let own = settings(of: target, readFile)
            var targets = DeploymentTargets()
            var concurrency: ConcurrencySettings = []
            for (name, settings) in own {
                let base = shared.first { $0.name == name }?.settings ?? shared.first?.settings ?? BuildSettings()
                targets = targets.lowest(settings.over(base).targets)
                concurrency.formUnion(settings.over(base).concurrency)
            }
            let groups = list.array(list.value("fileSystemSynchronizedGroups", of: target)).compactMap { list.name($0) }
            let (missing, added) = exceptions.filter { $0.target == id }.separated { groups.contains($0.group) }
            return XcodeProject.Target(
                name: list.string(list.value("name", of: target)) ?? "", targets: targets, concurrency: concurrency,
                files: files(of: target).union(added.flatMap(\.paths)), folders: groups.compactMap { paths[$0] },
                leftOut: missing.flatMap(\.paths))
        }
    }

    /// Settings by configuration, such as Debug and Release, merged over those of an `.xcconfig`.
    private func settings(
        of owner: PropertyList.Value, _ readFile: (String) -> XcodeSettingsFile?
    ) -> [(name: String, settings: BuildSettings)] {
        let configurations = list.value("buildConfigurations", of: object(list.value("buildConfigurationList", of: owner)))
        return list.array(configurations).compactMap { reference in
            guard let configuration = object(reference) else { return nil }
            var own = BuildSettings()
            for entry in list.entries(list.value("buildSettings", of: configuration)) {
                guard let text = list.string(entry.value) else { continue }
                own.set(String(decoding: list.bytes[entry.key], as: UTF8.self), text)
            }
            var base = BuildSettings()
            if let path = basePath(of: configuration) { base.add(file: path, readFile) }
            return (list.string(list.value("name", of: configuration)) ?? "", own.over(base))
        }
    }

    /// Path of the `.xcconfig` of a configuration: a file of a group, or a file in a directory that a group mirrors.
    private func basePath(of configuration: PropertyList.Value) -> String? {
        if let file = list.name(list.value("baseConfigurationReference", of: configuration)) { return paths[file] }
        guard let anchor = list.name(list.value("baseConfigurationReferenceAnchor", of: configuration)).flatMap({ paths[$0] }),
            let path = list.string(list.value("baseConfigurationReferenceRelativePath", of: configuration))
        else { return nil }
        return ProjectPath.join(anchor, path)
    }

    private func files(of target: PropertyList.Value) -> Set<String> {
        var files: Set<String> = []
        for phase in list.array(list.value("buildPhases", of: target)).compactMap(object) {
            guard list.string(list.value("isa", of: phase)) == "PBXSourcesBuildPhase" else { continue }
            for file in list.array(list.value("files", of: phase)).compactMap(object) {
                if let id = list.name(list.value("fileRef", of: file)), let path = paths[id] { files.insert(path) }
            }
        }
        return files
    }

    /// Files of a mirrored directory for which a target differs from the directory: a target that has the directory does
    /// not have these files, and any other target has them.
    private struct Exception {
        var group: Name
        var target: Name?
        var paths: [String]
    }

    private func exceptions() -> [Exception] {
        synchronizedGroups.flatMap { group in
            list.array(list.value("exceptions", of: objects[group])).compactMap(object).map { set in
                let files = list.array(list.value("membershipExceptions", of: set)).compactMap { list.string($0) }
                return Exception(
                    group: group, target: list.name(list.value("target", of: set)),
                    paths: files.map { ProjectPath.join(paths[group] ?? "", $0) })
            }
        }
    }
}

extension Array {
    /// The elements that meet a condition, and the others.
    fileprivate func separated(_ condition: (Element) -> Bool) -> (met: [Element], other: [Element]) {
        (filter(condition), filter { !condition($0) })
    }
}
