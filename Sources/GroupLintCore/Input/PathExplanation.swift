/// Whether a path is linted, with the reason.
package enum PathExplanation: Equatable, Sendable {
    case linted
    /// Linted only when the command line names it; the text is the reason, for users.
    case onlyWhenNamed(String)
    /// Not linted; the text names the pattern and its place, for users.
    case leftOut(String)
}

extension FileSelection {
    /// Explains whether a path is linted. Checks its directories from the root down, as a walk does, then the path.
    ///
    /// - Parameter path: absolute; the directory part has no symbolic links.
    /// - Parameter isDirectory: whether the path is a directory.
    package mutating func explain(_ path: String, isDirectory: Bool, root: String) -> PathExplanation {
        guard FilePath.lies(path, in: root) else { return .linted }
        var passedOver: String?
        var place = root
        let names = FilePath.relative(path, to: root).split(separator: "/").map(String.init)
        for (position, name) in names.enumerated() {
            let directory = directory(place)
            place = FilePath.join(place, name)
            let isLast = position == names.count - 1
            let kind: PathKind = !isLast || isDirectory ? .directory : name.hasSuffix(".swift") ? .swiftFile : .otherFile
            let shown = FilePath.relative(place, to: root)
            if let reason = reason(Array(name.utf8)[...], kind, in: directory, root: root) {
                return .leftOut("\"\(shown)\" is \(reason)")
            }
            if kind == .directory, passedOver == nil, DirectoryWalk.passesOver(directory: name.utf8) {
                passedOver = "directories such as \"\(shown)\" contain no project sources"
            }
        }
        let directory = directory(FilePath.parent(path))
        if let reason = notIncluded(names, directory, isDirectory) { return .leftOut(reason) }
        return (passedOver ?? whyNotWalked(path, isDirectory)).map(PathExplanation.onlyWhenNamed) ?? .linted
    }

    /// Why a walk skips a path, apart from its directories.
    private func whyNotWalked(_ path: String, _ isDirectory: Bool) -> String? {
        if FilePath.resolved(path) != path { return "it is a symbolic link; --follow-symlinks includes it" }
        if isDirectory { return nil }
        if !path.hasSuffix(".swift") { return "its name does not end in .swift" }
        return FilePath.lastComponent(path).hasPrefix(".") ? "its name starts with a period" : nil
    }

    /// Why a name in an included directory is left out. Checks in the order of `leavesOut`.
    private func reason(
        _ name: ArraySlice<UInt8>, _ kind: PathKind, in directory: Directory, root: String
    ) -> String? {
        for file in directory.ignores.reversed() {
            guard let isIgnored = file.patterns.decision(on: name, in: directory.components[file.depth...], kind) else {
                continue
            }
            if !isIgnored { break }
            let line = file.line(thatDecidesOn: name, in: directory.components, isDirectory: kind == .directory)
            let place = FilePath.relative(file.path, to: root) + (line.map { ":\($0.number)" } ?? "")
            return "ignored by git: \(place)" + (line.map { " says \($0.text)" } ?? "")
        }
        let belowRoot = directory.components[directory.rootDepth...]
        if exclude.decision(on: name, in: belowRoot, kind) ?? false { return "left out by --exclude" }
        guard obeysExcludes, let configuration = configuration(of: directory),
            configuration.excludes(name, in: belowRoot, kind),
            let pattern = configuration.exclusion(of: name, in: belowRoot, kind)
        else { return nil }
        return "excluded: \(pattern.place) says \(pattern.text)"
    }

    private func notIncluded(_ names: [String], _ directory: Directory, _ isDirectory: Bool) -> String? {
        if isDirectory { return nil }
        let path = names.map { Array($0.utf8)[...] }
        if !include.isEmpty, !include.contains(where: { $0.covers(path) }) { return "--include does not match it" }
        guard let configuration = configuration(of: directory), !configuration.includes(path[...]) else { return nil }
        return "include in \(configuration.path) does not match it"
    }
}
