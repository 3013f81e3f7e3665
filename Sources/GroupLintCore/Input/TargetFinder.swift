/// Manifests and projects that directory walks have found. Saves reading the directories again.
package struct WalkedDirectories: Sendable {
    /// Directories where walks started, relative to the root; empty for the root.
    var starts: [String] = []
    /// Paths of manifests and projects, relative to the root.
    var projects: [String] = []
    /// Paths of the repositories below the root, relative to it.
    var repositories: [String] = []
    /// Files that a walk did not find: named directly, or targets of links. Their directories may not have been read.
    var otherFiles: Set<String> = []
    /// Absolute paths of the directories that were read, for a run that watches them.
    var read: [String] = []

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
        case package(PackageManifest)
        /// Targets of an Xcode project, or of the specification that one is generated from.
        case targets([XcodeProject.Target])
    }

    private struct Found: Sendable {
        var project: Project
        /// Path of the manifest or project, relative to the root.
        var path: String
        /// Whether it lists files of which there is none: somebody moved them, or the project was made elsewhere.
        var isStale = false

        /// Whether it is an Xcode project, which lists the files or directories of each target.
        var listsItsFiles: Bool {
            guard case .targets(let targets) = project else { return false }
            return path.hasSuffix(".xcodeproj") && !targets.isEmpty && !isStale
        }

        var isNoPackage: Bool { !path.hasSuffix("Package.swift") }

        /// See `XcodeProject.Target.knows`.
        ///
        /// - Parameter path: relative to the directory of the project.
        func knows(_ path: String) -> Bool {
            guard case .targets(let targets) = project else { return false }
            let ancestry = ProjectPath.ancestry(path)
            return targets.contains { $0.knows(ancestry) }
        }

        /// Description of the source for users: the path and the names of the targets that have a file.
        ///
        /// - Parameter before: what other projects say about the file.
        func source(_ targets: [XcodeProject.Target], _ ancestry: [Name], _ before: DetectedTargets?) -> String {
            let names = targets.filter { $0.holds(ancestry) }.namesOfLowest.map { "\"\($0)\"" }
            let own = path + (names.count == 1 ? ", target " : ", targets ") + names.joined(separator: ", ")
            return [before?.source, names.isEmpty ? nil : own].compactMap(\.self).joined(separator: " and ")
        }
    }

    private let root: String
    /// Lists of projects, one list for each directory that has any.
    private var projects: [[Found]] = []
    /// Indices in `projects` by directory, relative to the root; empty for the root. Queried for every file and each
    /// directory above it, ten times as fast as a dictionary.
    private var directories = NameTable()
    /// Whether a project compiles files of the root outside of its directory: then it is not known which files no target
    /// compiles.
    private var reachesOutside = false

    /// Uses the results of walks; reads other directories of files, and those above them, up to the root.
    ///
    /// - Parameters:
    ///   - root: absolute path of the directory that paths are relative to.
    ///   - threadCount: number of threads, asked for if there are many projects.
    package init(
        root: String, paths: [String], _ walked: WalkedDirectories = WalkedDirectories(),
        threadCount: @autoclosure () -> Int = 1
    ) {
        self.root = root
        addProjects(walked.projects.sorted(by: precedesInBytes), threadCount())
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

    /// - Parameter paths: sorted by bytes.
    private mutating func addProjects(_ paths: [String], _ threadCount: @autoclosure () -> Int) {
        var unique: [String] = []
        // A directory was walked twice if the command line names it and one above it.
        for path in paths where path != unique.last { unique.append(path) }
        let (finder, projects) = (self, unique)
        let threads = projects.count < Self.projectCountWorthThreads ? 1 : threadCount()
        let read = WorkerThreads.map(projects.count, threads: threads, callerWorks: true) { position in
            finder.read(projects[position], in: Self.parent(projects[position]))
        }
        for (path, project) in zip(projects, read) { add(project, path) }
    }

    private static let projectCountWorthThreads = 16

    private static func parent(_ path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(decoding: path.utf8[..<$0], as: UTF8.self) } ?? ""
    }

    private static func join(_ directory: String, _ name: String) -> String {
        directory.isEmpty ? name : directory + "/" + name
    }

    private func bytes(_ path: String) -> [UInt8]? {
        try? FileReader.settings(at: FilePath.normalized(FilePath.join(root, path)), below: root)
    }

    private mutating func look(into directory: String) {
        if directories.contains(Name(verbatim: directory.utf8)) { return }
        var names: [String] = []
        _ = directoryContains(FilePath.join(root, directory)) { name in
            if Self.isProject(name.utf8) { names.append(name) }
            return false
        }
        for name in names.sorted(by: precedesInBytes) {
            let path = Self.join(directory, name)
            add(read(path, in: directory), path)
        }
    }

    /// Whether the name of a directory entry is that of a manifest or project.
    static func isProject(_ name: some BidirectionalCollection<UInt8>) -> Bool {
        if name.first == UInt8(ascii: ".") { return false }
        return switch name.last {
        case UInt8(ascii: "t"): name.elementsEqual("Package.swift".utf8) || name.elementsEqual("Project.swift".utf8)
        case UInt8(ascii: "l"): name.elementsEqual("project.yml".utf8)
        case UInt8(ascii: "j"): name.suffix(10).elementsEqual(".xcodeproj".utf8)
        default: false
        }
    }

    /// - Parameter project: nil if nothing can be read in it, so it is not known which files it has.
    private mutating func add(_ project: Project?, _ path: String) {
        let name = Name(verbatim: Self.parent(path).utf8)
        if directories[name] == nil {
            directories.insert(name, Int32(projects.count))
            projects.append([])
        }
        let found = Found(project: project ?? .targets([]), path: path, isStale: project.map { isStale($0, path) } ?? false)
        projects[Int(directories[name] ?? 0)].append(found)
        let base = FilePath.join(root, Self.parent(path))
        if case .targets(let targets) = project, targets.contains(where: { $0.outside.contains { isInRoot($0, from: base) } }) {
            reachesOutside = true
        }
    }

    /// Whether a relative path may lead to files of this run.
    private func isInRoot(_ path: String, from directory: String) -> Bool {
        let place = FilePath.normalized(FilePath.join(directory, path))
        return place == root || FilePath.lies(place, in: root) || FilePath.lies(root, in: place)
    }

    private func isStale(_ project: Project, _ path: String) -> Bool {
        guard case .targets(let targets) = project, path.hasSuffix(".xcodeproj"), targets.allSatisfy(\.folders.isEmpty) else {
            return false
        }
        let directory = FilePath.join(root, Self.parent(path))
        let listed = targets.lazy.flatMap(\.firstFiles)
        return !listed.isEmpty && !listed.contains { FilePath.exists(FilePath.join(directory, $0)) }
    }

    private func read(_ path: String, in directory: String) -> Project? {
        guard FilePath.lastComponent(path).hasSuffix(".xcodeproj") else {
            return bytes(path).flatMap { read(path, $0, directory) }
        }
        guard let content = bytes(path + "/project.pbxproj") else { return nil }
        let project = XcodeProject(content) { file in
            bytes(Self.join(directory, file)).map { String(decoding: $0, as: UTF8.self) }
        }
        return project.map { .targets($0.targets) }
    }

    private func read(_ path: String, _ bytes: [UInt8], _ directory: String) -> Project? {
        let targets: [XcodeProject.Target]
        switch FilePath.lastComponent(path) {
        case "Package.swift":
            let folder = FilePath.join(root, directory)
            return PackageManifest(SourceFile(path: path, bytes: bytes)) { FilePath.isDirectory(FilePath.join(folder, $0)) }
                .map(Project.package)
        case "Project.swift": targets = TuistProject.targets(SourceFile(path: path, bytes: bytes))
        default: targets = XcodeGenProject.targets(bytes)
        }
        return targets.isEmpty ? nil : .targets(targets)
    }

    // MARK: Asking

    /// Deployment targets of a file from the nearest project with a target that contains the file; nil if there is none,
    /// or if it does not state them. They are unknown, with a source, for a file that no target compiles.
    package func targets(for path: String) -> DetectedTargets? {
        if projects.isEmpty { return nil }
        var knowing: Found?
        var isLeftOut = !reachesOutside
        let bytes = Array(path.utf8)
        var end = bytes.count
        var asked = 0
        repeat {
            end = bytes[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
            if let position = directories[Name(verbatim: bytes[..<end])] {
                asked += 1
                if asked > Self.mostAround { return nil }
                let relative = String(decoding: end == 0 ? bytes[...] : bytes[(end + 1)...], as: UTF8.self)
                let own = projects[Int(position)]
                if let found = targets(for: relative, in: own) {
                    if own.allSatisfy(\.isNoPackage), let package = packageAround(bytes[..<end]) {
                        var demo = DetectedTargets(DeploymentTargets(), source: "\(package), whose own demo it is")
                        demo.membership = .demo
                        return demo
                    }
                    return found.targets.isUnknown ? nil : found
                }
                if !own.allSatisfy(\.listsItsFiles) { isLeftOut = false }
                if isLeftOut { knowing = own.first { $0.knows(relative) } ?? knowing }
            }
        } while end > 0
        guard isLeftOut, let path = knowing?.path else { return nil }
        var none = DetectedTargets(DeploymentTargets(), source: "\(path), which has it in no target")
        none.membership = .leftOut
        return none
    }

    /// Most directories with projects, one around the other, that a file is looked up in. No project has so many.
    private static let mostAround = 16
    private static let demoWords: [StaticString] = ["demo", "example", "sample"]

    /// The manifest of a package around a directory that is inside of another project, such as a copied library; nil if there is
    /// none. A project in such a package is a demo of the library, which the app does not have.
    private func packageAround(_ directory: ArraySlice<UInt8>) -> String? {
        // In lowercase, if a byte is a letter.
        let name = directory.map { $0 | 0x20 }
        guard Self.demoWords.contains(where: name.contains) else { return nil }
        var end = directory.endIndex
        var package: String?
        while end > 0 {
            end = directory[..<end].lastIndex(of: UInt8(ascii: "/")) ?? 0
            guard let position = directories[Name(verbatim: directory[..<end])] else { continue }
            let own = projects[Int(position)]
            if package != nil, own.contains(where: \.isNoPackage) { return package }
            package = package ?? own.first { !$0.isNoPackage }?.path
        }
        return nil
    }

    /// Versions of the targets that contain a file: those of Xcode projects, otherwise those of the package. Nil if no
    /// target contains it.
    ///
    /// - Parameter relative: path of the file, relative to the directory of the projects.
    private func targets(for relative: String, in projects: [Found]) -> DetectedTargets? {
        var package: DetectedTargets?
        var found: DetectedTargets?
        let ancestry = ProjectPath.ancestry(relative)
        for project in projects {
            switch project.project {
            case .package(let manifest):
                if manifest.holds(relative) {
                    package = DetectedTargets(manifest.targets, manifest.buildOptions, source: project.path)
                }
            case .targets(let all):
                guard let own = all.settings(for: ancestry) else { continue }
                let before = found
                found = DetectedTargets(
                    before.map { own.targets.lowest($0.targets) } ?? own.targets,
                    own.buildOptions.union(before?.buildOptions ?? []), source: project.source(all, ancestry, before))
            }
        }
        guard let found, !found.targets.isUnknown else { return package ?? found }
        return found
    }
}
