/// Why a path is linted or not.
package enum PathExplanation: Equatable, Sendable {
    case linted
    /// A walk does not come to it; whoever names it gets it linted. For people: why.
    case onlyWhenNamed(String)
    /// For people: the pattern that leaves it out, and where that stands.
    case leftOut(String)
}

extension FileSelection {
    /// Looks at the directories of a path from the root on, as a walk does, and then at the path itself.
    ///
    /// - Parameter path: absolute, without symbolic links in front of its name.
    /// - Parameter isDirectory: whether it is a directory itself.
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
                passedOver = "directories such as \"\(shown)\" hold no source of the project"
            }
        }
        let directory = directory(FilePath.parent(path))
        if let reason = notIncluded(names, directory, isDirectory) { return .leftOut(reason) }
        return (passedOver ?? whyNotWalked(path, isDirectory)).map(PathExplanation.onlyWhenNamed) ?? .linted
    }

    /// Why a walk passes over a path itself.
    private func whyNotWalked(_ path: String, _ isDirectory: Bool) -> String? {
        if FilePath.resolved(path) != path { return "it is a symbolic link, which --follow-symlinks takes in" }
        if isDirectory { return nil }
        if !path.hasSuffix(".swift") { return "its name does not end in .swift" }
        return FilePath.lastComponent(path).hasPrefix(".") ? "its name starts with a period" : nil
    }

    /// Why a name is left out of a directory that is not; the order is that of `leavesOut`.
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
        if !include.isEmpty, !include.contains(where: { $0.covers(path) }) { return "--include does not name it" }
        guard let configuration = configuration(of: directory), !configuration.includes(path[...]) else { return nil }
        return "include of \(configuration.path) does not name it"
    }
}
