/// OS versions of the files in a `project.pbxproj`.
package struct XcodeProject: Sendable {
    /// A target with the versions it builds for and the files it compiles.
    package struct Target: Sendable {
        package var name: String
        package var targets: DeploymentTargets
        /// Paths relative to the directory of the project.
        package var files: Set<String>
        /// Directories whose files all belong to the target, relative to the directory of the project.
        package var folders: [String]
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

    /// Lowest versions of the targets that a file belongs to, and the names of the targets that have these versions.
    /// If no target has the file: lowest versions of all targets, without names.
    package func targets(of path: String) -> (targets: DeploymentTargets, names: [String]) {
        let owners = targets.filter { $0.holds(path) && !$0.targets.isUnknown }
        return owners.isEmpty ? (targets.lowest.targets, []) : owners.lowest
    }
}

extension [XcodeProject.Target] {
    /// Lowest version of each platform, and the name of the first target that has it.
    var lowest: (targets: DeploymentTargets, names: [String]) {
        let lowest = reduce(DeploymentTargets()) { $0.lowest($1.targets) }
        var names: [String] = []
        for platform in Platform.allCases {
            guard let version = lowest[platform], let target = first(where: { $0.targets[platform] == version }),
                !names.contains(target.name)
            else { continue }
            names.append(target.name)
        }
        return (lowest, names)
    }
}

extension XcodeProject.Target {
    func holds(_ path: String) -> Bool {
        files.contains(path) || folders.contains { $0.isEmpty || path.utf8.starts(with: ($0 + "/").utf8) }
    }
}

/// Reads the objects of a project file.
private struct Reader {
    private let list: PropertyList
    private let objects: [Name: PropertyList.Value]
    private let project: PropertyList.Value
    private var paths: [Name: String] = [:]

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

    /// Adds the paths of the files in a group.
    private mutating func addPaths(of id: Name, in directory: String, depth: Int) {
        guard depth < 64, let group = objects[id] else { return }
        let own = list.string(list.value("path", of: group)) ?? ""
        let path: String
        switch list.string(list.value("sourceTree", of: group)) {
        case "<group>": path = Self.join(directory, own)
        case "SOURCE_ROOT": path = own
        default: return
        }
        paths[id] = path
        for child in list.array(list.value("children", of: group)) {
            if let name = list.name(child) { addPaths(of: name, in: path, depth: depth + 1) }
        }
    }

    /// Joins two paths and resolves `..`.
    private static func join(_ left: String, _ right: String) -> String {
        var parts: [Substring] = []
        for part in (left + "/" + right).split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }

    // MARK: Targets

    func targets(_ readFile: (String) -> XcodeSettingsFile?) -> [XcodeProject.Target] {
        let shared = settings(of: project, readFile)
        return list.array(list.value("targets", of: project)).compactMap { reference in
            guard let target = object(reference) else { return nil }
            let own = settings(of: target, readFile)
            var targets = DeploymentTargets()
            for (name, settings) in own {
                let base = shared.first { $0.name == name }?.settings ?? shared.first?.settings ?? BuildSettings()
                targets = targets.lowest(settings.over(base).targets)
            }
            return XcodeProject.Target(
                name: list.string(list.value("name", of: target)) ?? "", targets: targets, files: files(of: target),
                folders: folders(of: target))
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
            if let path = list.name(list.value("baseConfigurationReference", of: configuration)).flatMap({ paths[$0] }) {
                addConfiguration(path, to: &base, readFile, depth: 0)
            }
            return (list.string(list.value("name", of: configuration)) ?? "", own.over(base))
        }
    }

    private func addConfiguration(
        _ path: String, to settings: inout BuildSettings, _ readFile: (String) -> XcodeSettingsFile?, depth: Int
    ) {
        guard let file = readFile(path) else { return }
        let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        settings.add(file) { included in
            depth < 8 ? readFile(Self.join(directory, included)) ?? readFile(included) : nil
        }
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

    /// Groups that mirror a directory on the disk, since Xcode 16.
    private func folders(of target: PropertyList.Value) -> [String] {
        list.array(list.value("fileSystemSynchronizedGroups", of: target)).compactMap { list.name($0).flatMap { paths[$0] } }
    }
}
