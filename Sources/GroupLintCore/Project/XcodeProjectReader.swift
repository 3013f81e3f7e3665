/// Reads the objects of a project file.
struct XcodeProjectReader {
    private let list: PropertyList
    /// Indices of the objects in the list, by id.
    private let objects: NameTable
    private let project: PropertyList.Value
    private var paths: XcodeProjectPaths
    /// The settings of an `.xcconfig` and of all that it includes, by path.
    private var files: [String: BuildSettings] = [:]
    /// What reading may still cost, in bytes. An object that is read once costs less than the budget has for its text, but many
    /// objects of a damaged file can name the same one.
    private var budget: Int
    /// Number of lines of `.xcconfig` files that may still be read: each configuration may include the same files.
    private var lines = 500_000

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
        budget = 16 * bytes.count + 1 << 20
        self.objects = objects
        project = PropertyList.Value(index: index)
        paths = XcodeProjectPaths(list, objects)
        let base = list.string(list.value("projectDirPath", of: project)) ?? ""
        if let main = list.name(list.value("mainGroup", of: project)) { paths.add(main, in: base) }
    }

    private func object(_ value: PropertyList.Value?) -> PropertyList.Value? {
        list.name(value).flatMap { objects[$0] }.map(PropertyList.Value.init)
    }

    /// The objects that a list names, each once.
    private func objects(in value: PropertyList.Value?) -> [(id: Name, object: PropertyList.Value)] {
        var known = NameTable()
        return list.array(value).compactMap { reference in
            guard let id = list.name(reference), let index = objects[id], known.add(id) else { return nil }
            return (id, PropertyList.Value(index: index))
        }
    }

    /// Whether there is enough left of the budget. Takes the cost.
    private mutating func pays(_ cost: Int) -> Bool {
        budget -= cost
        return budget >= 0
    }

    // MARK: Targets

    mutating func targets(_ readFile: (String) -> XcodeSettingsFile?) -> [XcodeProject.Target] {
        let shared = settings(of: project, readFile)
        let sharedByName = Dictionary(shared.map { ($0.name, $0.settings) }) { first, _ in first }
        let exceptions = Dictionary(grouping: exceptions(), by: \.target)
        var found: [XcodeProject.Target] = []
        for (id, target) in objects(in: list.value("targets", of: project)) {
            var targets = DeploymentTargets()
            var buildOptions: BuildOptions = []
            for (name, settings) in settings(of: target, readFile) {
                let all = settings.over(sharedByName[name] ?? shared.first?.settings ?? BuildSettings())
                targets = targets.lowest(all.targets)
                buildOptions.formUnion(all.buildOptions)
            }
            found.append(self.target(target, exceptions[id] ?? [], targets, buildOptions))
        }
        return found
    }

    /// A target with its files.
    private mutating func target(
        _ target: PropertyList.Value, _ exceptions: [Exception], _ targets: DeploymentTargets, _ buildOptions: BuildOptions
    ) -> XcodeProject.Target {
        let groups = list.array(list.value("fileSystemSynchronizedGroups", of: target)).compactMap { list.name($0) }
        var own = NameTable()
        for group in groups { own.insert(group, 0) }
        var filters = PlatformFilters()
        var files = files(of: target, &filters)
        for set in exceptions {
            for (path, platforms) in set.filters { filters.insert(ProjectPath.name(Array(path.utf8)), platforms) }
        }
        for path in exceptions.filter({ !own.contains($0.group) }).flatMap(\.paths) { files.insert(Array(path.utf8)) }
        return XcodeProject.Target(
            name: list.string(list.value("name", of: target)) ?? "", targets: targets, buildOptions: buildOptions,
            files: files, folders: groups.filter { _ in pays(Self.leastCost) }.compactMap { paths[$0] },
            leftOut: exceptions.filter { own.contains($0.group) }.flatMap(\.paths), filters: filters)
    }

    /// What each reference costs.
    private static let leastCost = 64
    /// What the table of the settings of a configuration costs.
    private static let tableCost = 1024

    /// Settings by configuration, such as Debug and Release, merged over those of an `.xcconfig`.
    private mutating func settings(
        of owner: PropertyList.Value, _ readFile: (String) -> XcodeSettingsFile?
    ) -> [(name: String, settings: BuildSettings)] {
        let configurations = list.value("buildConfigurations", of: object(list.value("buildConfigurationList", of: owner)))
        var found: [(name: String, settings: BuildSettings)] = []
        for (_, configuration) in objects(in: configurations) {
            let own = list.value("buildSettings", of: configuration)
            var count = 0
            for _ in list.entries(own) { count += 1 }
            guard pays(Self.tableCost + count * Self.leastCost) else { break }
            var settings = own.map { BuildSettings($0, in: list) } ?? BuildSettings()
            if let path = basePath(of: configuration) { settings = settings.over(file(path, readFile)) }
            found.append((list.string(list.value("name", of: configuration)) ?? "", settings))
        }
        return found
    }

    private mutating func file(_ path: String, _ read: (String) -> XcodeSettingsFile?) -> BuildSettings {
        if let known = files[path] { return known }
        var settings = BuildSettings()
        settings.add(file: path, lines: &lines, read)
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

    private mutating func files(
        of target: PropertyList.Value, _ filters: inout PlatformFilters
    ) -> XcodeProject.ListedFiles {
        var files = XcodeProject.ListedFiles()
        for (_, phase) in objects(in: list.value("buildPhases", of: target))
        where list.holds("PBXSourcesBuildPhase", list.value("isa", of: phase)) {
            for file in list.array(list.value("files", of: phase)) {
                guard pays(Self.leastCost) else { return files }
                let build = object(file)
                guard let id = list.name(list.value("fileRef", of: build)), let path = paths.bytes(of: id) else { continue }
                files.insert(path)
                let platforms = self.platforms(of: build)
                if !platforms.isEmpty { filters.insert(ProjectPath.name(Array(path)), platforms) }
            }
        }
        return files
    }

    /// Names of the platforms of one file of a target; none if the file is for all of them.
    private func platforms(of build: PropertyList.Value?) -> [String] {
        let one = list.string(list.value("platformFilter", of: build)).map { [$0] } ?? []
        return one + list.array(list.value("platformFilters", of: build)).compactMap(list.string)
    }

    /// Files of a mirrored directory for which a target differs from the directory: a target that has the directory does
    /// not have these files, and any other target has them.
    private struct Exception {
        var group: Name
        var target: Name?
        var paths: [String] = []
        /// Paths of files and directories that the target has for some platforms only, and the names of these.
        var filters: [(path: String, platforms: [String])] = []
    }

    private mutating func exceptions() -> [Exception] {
        var found: [Exception] = []
        for group in paths.synchronizedGroups {
            guard let index = objects[group], case let directory = paths[group] ?? "" else { continue }
            for (_, set) in objects(in: list.value("exceptions", of: PropertyList.Value(index: index))) {
                var exception = Exception(group: group, target: list.name(list.value("target", of: set)))
                for file in list.array(list.value("membershipExceptions", of: set)).lazy.compactMap(list.string) {
                    guard pays(Self.leastCost + directory.utf8.count + file.utf8.count) else { return found }
                    exception.paths.append(ProjectPath.join(directory, file))
                }
                for (key, value) in list.entries(list.value("platformFiltersByRelativePath", of: set)) {
                    guard let file = list.string(key) else { continue }
                    let platforms = list.array(value).compactMap(list.string)
                    let length = directory.utf8.count + file.utf8.count
                    guard pays(Self.leastCost * (1 + platforms.count) + length) else { return found }
                    exception.filters.append((ProjectPath.join(directory, file), platforms))
                }
                found.append(exception)
            }
        }
        return found
    }
}
