/// Finds the files to lint from the inputs on the command line, and the other files of their project.
///
/// The inputs decide which files a run reports on. The project decides which files it reads: the same ones whether the inputs
/// name one file or everything. So the report on one file is a part of the report on all.
package struct SourceDiscovery {
    /// The inputs and options of a search.
    package struct Request: Sendable {
        /// Files and directories as given on the command line.
        package var inputs: [String] = []
        /// Standard input, if it is linted.
        package var standardInput: StandardInput?
        /// Root directory from the command line; nil to find it from the inputs.
        package var root: String?
        /// Absolute path of the directory that inputs are relative to.
        package var workingDirectory: String
        /// Whether to succeed when there is no Swift file.
        package var allowsEmpty = false
        /// Whether the command has an option for that.
        package var offersEmpty = false
        /// Whether to follow symbolic links in directories to targets below the root.
        package var followsLinks = false
        /// Files from git to lint instead of those in the work tree.
        package var versions: FileVersions?
        /// Whether to also find the files of the project that the inputs do not name.
        package var readsProject = false
        /// Whether the files are watched and read again, which is not possible with pipes.
        package var isWatched = false
        /// The home directory of the user. It is never read as a project.
        package var home: String?

        package init(inputs: [String] = [], workingDirectory: String) {
            self.inputs = inputs
            self.workingDirectory = workingDirectory
        }
    }

    package struct StandardInput: Sendable {
        /// Path to use for the text; no file has to exist there.
        package var path: String?
        package var bytes: Result<[UInt8], InputError>

        package init(path: String?, bytes: Result<[UInt8], InputError>) {
            self.path = path
            self.bytes = bytes
        }
    }

    private let request: Request
    private let namedPaths: Set<String>
    private let root: String
    /// Absolute paths of the directories that hold all files of the projects.
    private let projects: [String]
    /// Whether the inputs name all projects as a whole.
    private let isRootNamed: Bool
    /// Whether the files of the root that the inputs do not name are read too.
    private let addsProject: Bool
    /// Whether the files that are found now are reported on.
    private var isReporting = true
    private var isRootReadable = true
    private var selection: FileSelection
    /// Absolute paths of the directories that were walked; used only when links are followed.
    private var walked: Set<String> = []
    private var leftOutCount = 0
    /// Paths on the command line that patterns leave out.
    private var leftOutNamed: [String] = []
    /// Files on the command line that are not Swift.
    private var otherNamed: [String] = []
    private var files: [FoundFile] = []
    private var held: [String: Result<[UInt8], InputError>] = [:]
    private var standardInputPath: String?
    private var problems: [InputProblem] = []
    private var walkedDirectories = WalkedDirectories()

    /// Finds the files of a run. Never fails; a missing file becomes a problem in the result.
    package static func find(_ request: Request, _ selection: inout FileSelection) -> SourceSet {
        let inputs = named(in: request)
        let root = root(for: request, inputs)
        selection.start(root: root.path)
        var discovery = SourceDiscovery(request, inputs, root, selection)
        for input in inputs { discovery.add(input) }
        discovery.addStandardInput()
        discovery.checkForEmptiness(inputs)
        discovery.addOtherNamed()
        if discovery.addsProject, !discovery.files.isEmpty { discovery.addProject() }
        selection = discovery.selection
        var result = discovery.result()
        result.home = request.home
        result.folders = SeparateFolders(result)
        return result
    }

    /// Finds the files of a run without configurations.
    package static func find(_ request: Request) -> SourceSet {
        var selection = FileSelection()
        return find(request, &selection)
    }

    private init(_ request: Request, _ inputs: [NamedInput], _ root: RunRoot, _ selection: FileSelection) {
        self.request = request
        namedPaths = Set(request.inputs)
        (self.root, projects) = (root.path, root.projects)
        self.selection = selection
        let isWholeNamed = !root.projects.isEmpty && root.projects.allSatisfy { top in inputs.contains { $0.isDirectory(top) } }
        isRootNamed = selection.include.isEmpty && (isWholeNamed || inputs.contains { $0.isDirectory(root.path) })
        // Text without a path belongs to no project.
        let hasPlace = request.standardInput?.path != nil || inputs.contains { !$0.isStream }
        addsProject =
            request.readsProject && hasPlace && !isRootNamed && !projects.isEmpty && !root.holds(home: request.home)
    }

    // MARK: Inputs

    private mutating func add(_ input: NamedInput) {
        if let versions = request.versions { return add(versions, below: input) }
        switch input.kind {
        case .directory(let path): add(directory: path)
        case .file(let path, let identity):
            let shown = FilePath.relative(path, to: root)
            if ![path, identity].contains(where: { $0.hasSuffix(".swift") }) {
                otherNamed.append(shown)
            } else if selection.leavesOut(file: path) {
                leftOutNamed.append(shown)
            } else {
                addFile(shown, identity, isNamed: true)
            }
        case .stream(let path) where request.isWatched:
            addProblem(FilePath.relative(path, to: root), "is not a regular file, so --watch cannot read it again")
        case .stream(let path) where held[path] == nil:
            hold(path, Result { () throws(InputError) in try FileReader.bytes(of: path) })
        case .stream: break
        case .missing(let path, let message):
            addProblem(namedPaths.contains(path) ? path : FilePath.relative(path, to: root), message)
        }
    }

    private mutating func addFile(_ path: String, _ identity: String, isNamed: Bool = false, isHeld: Bool = false) {
        files.append(
            FoundFile(path: path, identity: identity, isNamed: isNamed, isReported: isReporting, isHeld: isHeld))
    }

    private mutating func add(_ versions: FileVersions, below input: NamedInput) {
        switch input.kind {
        case .directory(let path), .file(let path, _), .missing(let path, _): add(versions, below: path)
        case .stream: return
        }
    }

    /// Adds the files from git that are at or below a path.
    private mutating func add(_ versions: FileVersions, below place: String) {
        for path in versions.conflicted where FilePath.lies(FilePath.join(root, path), in: place) {
            problems.append(
                InputProblem(
                    kind: .skipped, severity: .warning, message: "has merge conflicts and is not linted", path: path,
                    range: nil))
        }
        for (path, bytes) in versions.bytes {
            let file = FilePath.join(root, path)
            guard file == place || FilePath.lies(file, in: place) else { continue }
            let isPassedOver = file != place && DirectoryWalk.passesOver(file: FilePath.relative(file, to: place))
            if isPassedOver || selection.leavesOut(file: file) { continue }
            if let bytes { held[path] = .success(bytes) }
            addFile(path, file, isHeld: bytes != nil)
        }
    }

    /// - Parameter path: absolute, without symbolic links.
    private mutating func add(directory path: String) {
        if request.followsLinks, !walked.insert(path).inserted { return }
        let shown = FilePath.relative(path, to: root)
        var walk = DirectoryWalk(
            prefix: shown == "." ? "" : shown + "/", selection: selection, keepsLinks: request.followsLinks,
            keepsDirectories: request.isWatched)
        walk.walk(path)
        selection = walk.selection
        walkedDirectories.starts.append(shown == "." ? "" : shown)
        walkedDirectories.projects += walk.projects
        walkedDirectories.repositories += walk.repositories
        walkedDirectories.read += walk.directories
        problems += walk.problems
        isRootReadable = isRootReadable && walk.problems.isEmpty
        leftOutCount += walk.leftOutCount
        files.reserveCapacity(files.count + walk.files.count)
        for file in walk.files {
            let identity = mayMeetTwice ? FilePath.normalized(FilePath.join(root, file)) : file
            addFile(file, identity)
        }
        for link in walk.links { follow(link) }
    }

    /// Adds the target of a symbolic link, under its real path, if it is below the root.
    private mutating func follow(_ link: String) {
        guard let path = FilePath.resolved(link), FilePath.lies(path, in: root) else { return }
        if FilePath.isDirectory(path) {
            add(directory: path)
        } else if path.hasSuffix(".swift"), FilePath.isFile(path), !selection.leavesOut(file: path) {
            let shown = FilePath.relative(path, to: root)
            walkedDirectories.otherFiles.insert(shown)
            addFile(shown, path)
        }
    }

    /// Whether the search may find a file more than once.
    private var mayMeetTwice: Bool { request.inputs.count > 1 || request.followsLinks || addsProject }

    /// Adds the files of the root that the inputs do not name. `--include` only chooses what is reported.
    private mutating func addProject() {
        let (include, problems) = (selection.include, problems)
        selection.include = []
        isReporting = false
        for project in projects {
            if let versions = request.versions { add(versions, below: project) } else { add(directory: project) }
        }
        selection.include = include
        // Nobody asked about these directories.
        self.problems = problems
    }

    // MARK: Standard input

    private mutating func addStandardInput() {
        guard let input = request.standardInput else { return }
        guard let named = input.path else {
            standardInputPath = SourceSet.unnamedInput
            return hold(SourceSet.unnamedInput, input.bytes)
        }
        let absolute = FilePath.normalized(FilePath.absolute(named, from: request.workingDirectory))
        let (directory, missing) = FilePath.existingPart(of: FilePath.parent(absolute))
        let parts = [directory] + missing + [FilePath.lastComponent(absolute)]
        let path = FilePath.normalized(parts.joined(separator: "/"))
        let shown = FilePath.relative(path, to: root)
        standardInputPath = shown
        hold(shown, input.bytes, isLeftOut: selection.leavesOut(file: path))
    }

    /// Adds bytes under a path; they replace the file at that path.
    private mutating func hold(_ path: String, _ bytes: Result<[UInt8], InputError>, isLeftOut: Bool = false) {
        held[path] = bytes
        if isLeftOut { return leftOutNamed.append(path) }
        addFile(path, path, isNamed: true, isHeld: true)
    }

    private mutating func checkForEmptiness(_ inputs: [NamedInput]) {
        guard files.isEmpty, problems.isEmpty, !request.allowsEmpty, request.versions == nil else { return }
        for case .directory(let path) in inputs.map(\.kind) {
            addProblem(
                FilePath.relative(path, to: root),
                "no Swift files found in this directory\(reasonOfEmptiness)\(request.offersEmpty ? ", or use --allow-empty" : "")"
            )
        }
    }

    private var reasonOfEmptiness: String {
        if leftOutCount == 0 { return "; name another directory" }
        let included = selection.loader.configurations.lazy.compactMap { $0.patternText("include") }.first
        if let included { return " that include matches and nothing excludes: \(included); change it" }
        if selection.include.isEmpty { return " after exclusions\(selection.excludeText); see --no-exclude and --no-gitignore" }
        return " that --include matches and nothing excludes; write *App* for a part of a name"
    }

    /// A list of changed files may have others than Swift files. An error only if there is no Swift file in it.
    private mutating func addOtherNamed() {
        let isAll = files.isEmpty && leftOutNamed.isEmpty && !request.allowsEmpty
        for path in otherNamed {
            problems.append(
                InputProblem(
                    kind: isAll ? .io : .skipped, severity: isAll ? .error : .warning,
                    message: "is not a Swift file and is not linted", path: path, range: nil))
        }
    }

    private mutating func addProblem(_ path: String, _ message: String) {
        problems.append(InputProblem(kind: .io, severity: .error, message: message, path: path, range: nil))
    }

    // MARK: Result

    private func result() -> SourceSet {
        let mayHaveDoubles = mayMeetTwice || !held.isEmpty
        let found = mayHaveDoubles ? files.unique(root: root) { held[$0] != nil } : files
        let (unique, twins) = NameTwins.removed(from: found)
        let named = Set(unique.filter(\.isNamed).map(\.path))
        var walked = walkedDirectories
        walked.otherFiles.formUnion(named)
        return SourceSet(
            root: root,
            paths: unique.filter(\.isReported).map(\.path).sorted(by: precedesInBytes),
            context: unique.filter { !$0.isReported }.map(\.path),
            hasWholeRoot: (isRootNamed || addsProject) && isRootReadable && twins.isEmpty,
            leftOutNamed: leftOutNamed,
            named: named,
            problems: (problems + twins.filter(\.isReported).map(\.problem)).sorted { precedesInBytes($0.path, $1.path) },
            held: held,
            standardInputPath: standardInputPath,
            directory: OpenDirectory(root),
            walkedDirectories: walked,
            projects: projects.filter { $0 != root }.map { FilePath.relative($0, to: root) }
        )
    }
}
