import GroupLintEngine

extension Program {
    /// Prints `# path` and one line for each token or node, file by file. Files that are not UTF-8 are dumped too.
    mutating func dump(_ kind: DumpKind, _ request: FileRequest) -> ExitCode {
        guard let paths = paths(of: request) else { return .failure }
        var code = ExitCode.success
        var chunk: [UInt8] = []
        for path in swiftFiles(paths, &code) {
            guard let source = read(path, &code) else { continue }
            chunk.append(contentsOf: "# \(path)\n".utf8)
            chunk.append(contentsOf: dump(kind, of: source))
            if chunk.count >= chunkSize {
                if emit(chunk) != .success { return .failure }
                chunk.removeAll(keepingCapacity: true)
            }
        }
        return emit(chunk) == .success ? code : .failure
    }

    private func dump(_ kind: DumpKind, of source: SourceFile) -> [UInt8] {
        switch kind {
        case .tokens: SyntaxDump.tokens(parse(source))
        case .syntax: SyntaxDump.nodes(parse(source))
        case .views: ViewDump.text(parse(source))
        case .uses: UseDump.text(parse(source))
        }
    }

    /// The named files, and the Swift files in named directories, in the order of the paths.
    func swiftFiles(_ paths: [String]) -> (files: [String], problems: [InputProblem]) {
        var files: [String] = []
        var problems: [InputProblem] = []
        for path in paths {
            let absolute = FilePath.absolute(path, from: environment.workingDirectory)
            guard path != "-", FilePath.isDirectory(absolute) else {
                files.append(path)
                continue
            }
            var walk = DirectoryWalk(prefix: path.hasSuffix("/") ? path : path + "/")
            walk.walk(absolute)
            files += walk.files.sorted(by: precedesInBytes)
            problems += walk.problems
        }
        return (files, problems)
    }

    private mutating func swiftFiles(_ paths: [String], _ code: inout ExitCode) -> [String] {
        let (files, problems) = swiftFiles(paths)
        for problem in problems { complain("\(problem.path): \(problem.message)") }
        if !problems.isEmpty { code = .failure }
        return files
    }

    /// Reads a file or standard input; nil when it cannot be read, which has been reported.
    mutating func read(_ path: String, _ code: inout ExitCode) -> SourceFile? {
        do throws(InputError) {
            let bytes =
                try path == "-"
                ? environment.standardInput().get()
                : FileReader.bytes(of: FilePath.absolute(path, from: environment.workingDirectory))
            return SourceFile(path: path, bytes: bytes)
        } catch {
            complain("\(path): \(error.message)")
            code = .failure
            return nil
        }
    }
}

/// Size of the output buffer, in bytes.
private let chunkSize = 1 << 20
