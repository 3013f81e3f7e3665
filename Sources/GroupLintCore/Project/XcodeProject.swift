/// OS versions of the files in a `project.pbxproj`.
package struct XcodeProject: Sendable {
    /// A target with the versions it builds for and the files it compiles.
    package struct Target: Sendable {
        package let name: String
        package let targets: DeploymentTargets
        /// What the settings of any configuration say.
        package let buildOptions: BuildOptions
        /// Directories whose files belong to the target, relative to the directory of the project.
        package let folders: [String]
        private let files: PathTable
        private let folderTable: PathTable
        private let leftOut: PathTable
        private let directories: PathTable
        private let filters: PlatformFilters
        /// See `ListedFiles.outside`.
        let outside: [String]
        /// The first files that the target lists, relative to the directory of the project.
        let firstFiles: [String]

        /// - Parameters:
        ///   - files: paths relative to the directory of the project.
        ///   - leftOut: paths in the directories that do not belong to the target.
        ///   - filters: files and directories that are compiled for some platforms only.
        init(
            name: String, targets: DeploymentTargets, buildOptions: BuildOptions = [],
            files: ListedFiles = ListedFiles(), folders: [String], leftOut: [String] = [],
            filters: PlatformFilters = PlatformFilters()
        ) {
            self.name = name
            self.buildOptions = buildOptions
            self.targets = targets
            self.folders = folders
            self.files = files.paths
            directories = files.directories
            outside = files.outside
            firstFiles = files.first
            folderTable = PathTable(folders)
            self.leftOut = PathTable(leftOut)
            self.filters = filters
        }

        /// The versions that the target compiles a file for.
        ///
        /// - Parameter path: see `ProjectPath.ancestry`.
        func targets(for path: [Name]) -> DeploymentTargets { filters.apply(to: targets, path) }

        /// - Parameter path: the path of a file and of the directories around it; see `ProjectPath.ancestry`.
        func holds(_ path: [Name]) -> Bool {
            files.contains(path[0]) || folderTable.containsOne(of: path) && !leftOut.containsOne(of: path)
        }

        /// Whether the target knows a directory around a file that it does not hold: it compiles other files in that directory
        /// or in one below it, or leaves the file out of one that it compiles.
        func knows(_ path: [Name]) -> Bool { directories.containsOne(of: path) || folderTable.containsOne(of: path) }
    }

    /// The files that a target lists one by one.
    struct ListedFiles {
        private(set) var paths = PathTable()
        private(set) var directories = PathTable()
        /// The first directories outside of that of the project, `../../Shared`. An empty one stands for more than a few.
        private(set) var outside: [String] = []
        private(set) var first: [String] = []

        private static let mostFirst = 8

        /// - Parameter path: relative to the directory of the project.
        mutating func insert(_ path: some RandomAccessCollection<UInt8>) {
            paths.insert(ProjectPath.name(Array(path)))
            if first.count < Self.mostFirst { first.append(String(decoding: path, as: UTF8.self)) }
            var end = path.endIndex
            while let slash = path[..<end].lastIndex(of: UInt8(ascii: "/")) {
                let directory = ProjectPath.name(Array(path[..<slash]))
                // A known directory has known directories around it.
                if directories.contains(directory) { break }
                directories.insert(directory)
                end = slash
            }
            if path.starts(with: "../".utf8) { insertOutside(path) }
        }

        private mutating func insertOutside(_ path: some RandomAccessCollection<UInt8>) {
            let parts = path.split(separator: UInt8(ascii: "/"))
            let steps = parts.prefix { $0.elementsEqual("..".utf8) }.count
            let first = parts.prefix(steps + 1).map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
            if outside.contains(first) || outside.last == "" { return }
            outside.append(outside.count < Self.mostFirst ? first : "")
        }
    }

    package private(set) var targets: [Target] = []

    /// - Parameter readFile: returns the text of an `.xcconfig` by its path relative to the directory of the project.
    package init?(_ bytes: [UInt8], readFile: (String) -> String?) {
        guard var reader = XcodeProjectReader(bytes) else { return nil }
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
    /// Lowest version of each platform among the targets that have a file, and the settings of all of them; nil if there is
    /// none.
    ///
    /// - Parameter path: see `ProjectPath.ancestry`.
    func settings(for path: [Name]) -> (targets: DeploymentTargets, buildOptions: BuildOptions)? {
        var found: (targets: DeploymentTargets, buildOptions: BuildOptions)?
        for target in self where target.holds(path) {
            let own = target.targets(for: path)
            guard let others = found else {
                found = (own, target.buildOptions)
                continue
            }
            let targets = others.targets == own ? others.targets : others.targets.lowest(own)
            found = (targets, others.buildOptions.union(target.buildOptions))
        }
        return found
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
