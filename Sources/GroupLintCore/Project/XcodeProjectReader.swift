/// Reads the objects of a project file.
struct XcodeProjectReader {
    private let list: PropertyList
    /// Indices of the objects in the list, by id.
    private let objects: NameTable
    private let project: PropertyList.Value
    private var paths: XcodeProjectPaths
    /// The settings of an `.xcconfig` and of all that it includes, by path.
    private var files: [String: BuildSettings] = [:]

    /// Nil if the bytes are not a project.
    init?(_ bytes: [UInt8]) {
        guard let list = PropertyList(bytes) else { return nil }
        let entries = list.entries(list.value("objects", of: list.root))
        var objects = NameTable(minimumCapacity: bytes.count / 128)
        for entry in entries {
            if let id = list.name(entry.key) { objects.insert(id, entry.value.index) }
        }
        guard let root = list.name(list.value("rootObject", of: list.root)), let index = objects[root] else { return nil }
        self.list = list
        self.objects = objects
        project = PropertyList.Value(index: index)
        paths = XcodeProjectPaths(list, objects)
        let base = list.string(list.value("projectDirPath", of: project)) ?? ""
        if let main = list.name(list.value("mainGroup", of: project)) { paths.add(main, in: base) }
    }

    private func object(_ value: PropertyList.Value?) -> PropertyList.Value? {
        list.name(value).flatMap { objects[$0] }.map(PropertyList.Value.init)
    }

    // MARK: Targets

    mutating func targets(_ readFile: (String) -> XcodeSettingsFile?) -> [XcodeProject.Target] {
        let shared = settings(of: project, readFile)
        let exceptions = exceptions()
        var found: [XcodeProject.Target] = []
        for reference in list.array(list.value("targets", of: project)) {
            guard let id = list.name(reference), let target = object(reference) else { continue }
            var targets = DeploymentTargets()
            var concurrency: ConcurrencySettings = []
            for (name, settings) in settings(of: target, readFile) {
                let base = shared.first { $0.name == name }?.settings ?? shared.first?.settings ?? BuildSettings()
                let all = settings.over(base)
                targets = targets.lowest(all.targets)
                concurrency.formUnion(all.concurrency)
            }
            let groups = list.array(list.value("fileSystemSynchronizedGroups", of: target)).compactMap { list.name($0) }
            let own = exceptions.filter { $0.target == id }
            var files = files(of: target)
            for path in own.filter({ !groups.contains($0.group) }).flatMap(\.paths) { files.insert(Array(path.utf8)) }
            found.append(
                XcodeProject.Target(
                    name: list.string(list.value("name", of: target)) ?? "", targets: targets, concurrency: concurrency,
                    files: files, folders: groups.compactMap { paths[$0] },
                    leftOut: own.filter { groups.contains($0.group) }.flatMap(\.paths)))
        }
        return found
    }

    /// Settings by configuration, such as Debug and Release, merged over those of an `.xcconfig`.
    private mutating func settings(
        of owner: PropertyList.Value, _ readFile: (String) -> XcodeSettingsFile?
    ) -> [(name: String, settings: BuildSettings)] {
        let configurations = list.value("buildConfigurations", of: object(list.value("buildConfigurationList", of: owner)))
        var found: [(name: String, settings: BuildSettings)] = []
        for reference in list.array(configurations) {
            guard let configuration = object(reference) else { continue }
            let own = list.value("buildSettings", of: configuration)
            var settings = own.map { BuildSettings($0, in: list) } ?? BuildSettings()
            if let path = basePath(of: configuration) { settings = settings.over(file(path, readFile)) }
            found.append((list.string(list.value("name", of: configuration)) ?? "", settings))
        }
        return found
    }

    private mutating func file(_ path: String, _ read: (String) -> XcodeSettingsFile?) -> BuildSettings {
        if let known = files[path] { return known }
        var settings = BuildSettings()
        settings.add(file: path, read)
        files[path] = settings
        return settings
    }

    /// Path of the `.xcconfig` of a configuration: a file of a group, or a file in a directory that a group mirrors.
    private func basePath(of configuration: PropertyList.Value) -> String? {
        if let file = list.name(list.value("baseConfigurationReference", of: configuration)) { return paths[file] }
        guard let anchor = list.name(list.value("baseConfigurationReferenceAnchor", of: configuration)).flatMap({ paths[$0] }),
            let path = list.string(list.value("baseConfigurationReferenceRelativePath", of: configuration))
        else { return nil }
        return ProjectPath.join(anchor, path)
    }

    private func files(of target: PropertyList.Value) -> XcodeProject.ListedFiles {
        var files = XcodeProject.ListedFiles()
        let phases = list.array(list.value("buildPhases", of: target)).compactMap { object($0) }
        for phase in phases where list.holds("PBXSourcesBuildPhase", list.value("isa", of: phase)) {
            for file in list.array(list.value("files", of: phase)) {
                guard let id = list.name(list.value("fileRef", of: object(file))) else { continue }
                if let path = paths.bytes(of: id) { files.insert(path) }
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
        paths.synchronizedGroups.flatMap { group -> [Exception] in
            guard let index = objects[group] else { return [] }
            let sets = list.array(list.value("exceptions", of: PropertyList.Value(index: index))).compactMap { object($0) }
            return sets.map { set in
                let files = list.array(list.value("membershipExceptions", of: set)).compactMap { list.string($0) }
                return Exception(
                    group: group, target: list.name(list.value("target", of: set)),
                    paths: files.map { ProjectPath.join(paths[group] ?? "", $0) })
            }
        }
    }
}
