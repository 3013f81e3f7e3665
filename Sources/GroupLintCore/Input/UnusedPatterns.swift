/// Finds patterns in configurations that match nothing. Most of them are typing mistakes.
package struct UnusedPatterns {
    private struct Item {
        var key: String
        var file: String
        var pattern: ConfigurationFile.LocatedPattern
        var isUsed = false
        /// Number of path components of the directory that the pattern is relative to.
        var depth: Int
        var configuration: LayeredConfiguration
    }

    private var items: [Item] = []
    /// Names of directories, for suggestions.
    private var names: Set<String> = []
    private var visitCount = 0

    /// Maximum number of entries to visit. Larger trees get no warnings.
    private static let visitLimit = 200_000

    /// One warning for each pattern of `include`, `exclude` and `overrides` without a match.
    ///
    /// - Parameter root: absolute path of the directory that paths are relative to.
    /// - Parameter linted: paths of all files that are linted.
    package static func problems(
        _ configurations: [LayeredConfiguration], root: String, linted: [String]
    ) -> [ConfigurationProblem] {
        var search = UnusedPatterns()
        for configuration in configurations {
            let depth = configuration.directory.split(separator: "/").count
            for (key, file, pattern) in configuration.selectingPatterns {
                search.items.append(Item(key: key, file: file, pattern: pattern, depth: depth, configuration: configuration))
            }
        }
        if !search.items.isEmpty { search.visit(root, []) }
        let patterns = search.visitCount > visitLimit ? [] : search.items.filter { !$0.isUsed }.map(search.problem)
        return patterns + configurations.flatMap { overrideProblems($0, linted) }
    }

    private static func overrideProblems(_ configuration: LayeredConfiguration, _ linted: [String]) -> [ConfigurationProblem] {
        let paths = linted.filter(configuration.holds).map(configuration.components)
        return configuration.overridePatterns.compactMap { file, item in
            if paths.contains(where: { item.pattern.covers($0) }) { return nil }
            return ConfigurationProblem(
                file, item.range, "the override's path \"\(item.text)\" matches no linted file",
                help: "correct the pattern, or remove it", severity: .warning)
        }
    }

    private func problem(_ item: Item) -> ConfigurationProblem {
        let word = item.pattern.text.split(separator: "/").last.map(String.init) ?? ""
        let nearest = SpellingSuggestion.nearest(to: word, in: names.sorted())
        let help = nearest.map { "did you mean \"\(item.pattern.text.replacing(word, with: $0))\"?" }
        return ConfigurationProblem(
            item.file, item.pattern.range, "\(item.key) matches nothing: \"\(item.pattern.text)\"",
            help: help ?? "correct the pattern, or remove it", severity: .warning)
    }

    /// Visits a directory. Skips subdirectories that `exclude` matches or that a walk skips.
    private mutating func visit(_ directory: String, _ components: [ArraySlice<UInt8>]) {
        for name in directoryEntries(directory) {
            visitCount += 1
            if visitCount > Self.visitLimit { return }
            let path = FilePath.join(directory, name)
            let isDirectory = FilePath.isDirectory(path)
            let isNamed = mark(Array(name.utf8)[...], components, isDirectory)
            if isDirectory { names.insert(name) }
            guard isDirectory, !isNamed, !DirectoryWalk.passesOver(directory: name.utf8), FilePath.resolved(path) == path
            else { continue }
            visit(path, components + [Array(name.utf8)[...]])
        }
    }

    /// Marks the patterns that match a name; true when one of `exclude` does.
    private mutating func mark(_ name: ArraySlice<UInt8>, _ directory: [ArraySlice<UInt8>], _ isDirectory: Bool) -> Bool {
        var isExcluded = false
        for index in items.indices where directory.count >= items[index].depth {
            let item = items[index]
            let below = directory[item.depth...]
            guard item.pattern.pattern.matches(name, in: below, isDirectory: isDirectory) else { continue }
            let bytes = Array((directory + [name]).joined(separator: [UInt8(ascii: "/")]))
            let path = String(decoding: bytes, as: UTF8.self)
            guard item.configuration.holds(path) else { continue }
            items[index].isUsed = true
            if item.key == "exclude" { isExcluded = true }
        }
        return isExcluded
    }
}
