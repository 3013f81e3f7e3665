extension SourceDiscovery {
    /// Absolute path of the directory that the paths of a run are relative to.
    package static func root(for request: Request) -> String {
        root(for: request, named(in: request)).path
    }

    /// A list may name thousands of files that a commit has removed: only for the first ones, a similar name is looked for.
    static func named(in request: Request) -> [NamedInput] {
        var missing = 0
        return request.inputs.map { path in
            let input = NamedInput(path, from: request.workingDirectory, suggests: missing < 8)
            if case .missing = input.kind { missing += 1 }
            return input
        }
    }

    static func root(for request: Request, _ inputs: [NamedInput]) -> RunRoot {
        if let root = request.root {
            return RunRoot(FilePath.nearestExisting(FilePath.absolute(root, from: request.workingDirectory)))
        }
        var places = inputs.map(\.place)
        if let path = request.standardInput?.path {
            let absolute = FilePath.absolute(path, from: request.workingDirectory)
            places.append(FilePath.nearestExisting(FilePath.parent(absolute)))
        }
        return RunRoot(for: places.isEmpty ? [FilePath.nearestExisting(request.workingDirectory)] : places)
    }
}
