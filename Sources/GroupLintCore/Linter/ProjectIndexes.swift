/// The indexes of a run: one for the files of each app. Mostly there is one.
///
/// Names of one app say nothing about another, so a report on a directory of apps is the sum of the reports on each.
package struct ProjectIndexes: Sendable {
    private var folders: SeparateFolders
    /// The position in `all` by the number of the first folder of an app.
    private var positions: [Int: Int] = [:]
    package private(set) var all: [ProjectIndex] = []

    /// - Parameter names: the names that the files write, if the files do not keep them. No file can be replaced then.
    package init(_ summaries: [FileSummary], _ configuration: LintConfiguration, _ names: RunNames? = nil) {
        folders = configuration.folders
        guard !folders.isEmpty else {
            all = [ProjectIndex(summaries, lookAlikeModules: configuration.lookAlikeModules, allNames: names?.ofFolders([0]))]
            return
        }
        folders.joinFoldersThatImport(summaries)
        var numbers: [[Int]] = []
        for number in folders.names.indices {
            let group = folders.group(number)
            let position = positions[group] ?? numbers.count
            if position == numbers.count {
                positions[group] = position
                numbers.append([])
            }
            numbers[position].append(number)
        }
        var parts = [[FileSummary]](repeating: [], count: numbers.count)
        for summary in summaries { parts[part(of: summary.path)].append(summary) }
        all = zip(parts, numbers).map { part, numbers in
            ProjectIndex(part, lookAlikeModules: configuration.lookAlikeModules, allNames: names?.ofFolders(numbers))
        }
    }

    private func part(of path: String) -> Int {
        folders.isEmpty ? 0 : positions[folders.group(folders.number(of: path))] ?? 0
    }

    package var fileCount: Int { all.reduce(0) { $0 + $1.files.count } }

    package var files: [FileSummary] { all.count == 1 ? all[0].files : all.flatMap(\.files) }

    /// The index with a file and the position of the file in it; nil if the file is not in the run.
    package func place(of path: String) -> (part: Int, file: Int)? {
        let part = part(of: path)
        return all[part].position(of: path).map { (part, $0) }
    }

    /// Replaces a file that is in the run with a new version. Returns false if it is not in it.
    package mutating func replace(_ summary: FileSummary) -> Bool {
        guard let place = place(of: summary.path) else { return false }
        all[place.part] = all[place.part].replacing(file: place.file, with: summary)
        return true
    }

    /// Positions of some files in each index; of all files if `paths` is nil.
    func positions(of paths: [String]?) -> [[Int]] {
        guard let paths else { return all.map { Array($0.files.indices) } }
        var positions = [[Int]](repeating: [], count: all.count)
        for path in paths {
            if let place = place(of: path) { positions[place.part].append(place.file) }
        }
        return positions
    }

    /// The hashes of the files that a report shows.
    func hashes(ofFilesIn report: LintReport) -> [String: UInt64] {
        var hashes: [String: UInt64] = [:]
        for path in report.shownPaths { hashes[path] = place(of: path).map { all[$0.part].files[$0.file].contentHash } }
        return hashes
    }
}

/// The names that the files of each folder write, while the files are read.
package struct RunNames: Sendable {
    private let folders: SeparateFolders
    private let names: [SharedValue<WrittenNames>]

    package init(_ folders: SeparateFolders) {
        self.folders = folders
        names = (0..<max(1, folders.names.count)).map { _ in
            SharedValue(folders.isEmpty ? WrittenNames() : WrittenNames(minimumCapacity: 16))
        }
    }

    /// The names to add those of a file to.
    package func of(_ path: String) -> SharedValue<WrittenNames> { names[folders.number(of: path)] }

    /// The names of some folders.
    fileprivate func ofFolders(_ numbers: [Int]) -> WrittenNames {
        var all = names[numbers[0]].value
        for number in numbers.dropFirst() { all.add(names[number].value) }
        return all
    }
}

extension SeparateFolders {
    /// Joins the folders of which one imports a module of the other.
    fileprivate mutating func joinFoldersThatImport(_ files: [FileSummary]) {
        var modules: [Name: Set<Int>] = [:]
        for (number, name) in names.enumerated() { modules[name, default: []].insert(number) }
        for file in files {
            let number = number(of: file.path)
            for name in Self.modules(around: file.path) { modules[name, default: []].insert(number) }
        }
        var joined = [Set<Name>](repeating: [], count: names.count)
        for file in files {
            let number = number(of: file.path)
            for name in file.imports {
                guard let owners = modules[name], !owners.contains(number), joined[number].insert(name).inserted else { continue }
                for owner in owners { join(number, owner) }
            }
        }
    }

    /// The directory of `Sources` that a file is in, which is the module of a package.
    private static func modules(around path: String) -> [Name] {
        let parts = Array(path.utf8).split(separator: UInt8(ascii: "/"))
        return parts.indices.dropLast().filter { $0 > 0 && parts[$0 - 1].elementsEqual("Sources".utf8) }
            .map { Name(verbatim: parts[$0]) }
    }
}
