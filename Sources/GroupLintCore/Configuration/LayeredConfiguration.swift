/// A configuration file with everything it extends, ready to be asked about files.
package struct LayeredConfiguration: Sendable {
    /// The file itself last, before it what it extends, the farthest first.
    private let files: [ConfigurationFile]
    private let lineTables: [LineTable]
    private let appliesToAll: Bool

    /// - Parameter files: the farthest that is extended first, the file itself last; never empty.
    /// - Parameter sources: bytes of the files, for the lines that values stand on.
    package init(_ files: [ConfigurationFile], sources: [[UInt8]], appliesToAll: Bool = false) {
        self.files = files
        self.appliesToAll = appliesToAll
        lineTables = sources.map(LineTable.init)
    }

    private var own: ConfigurationFile { files[files.count - 1] }

    package var path: String { own.path }
    package var directory: String { own.directory }

    var isForRoot: Bool { appliesToAll || directory.isEmpty }

    func holds(_ path: String) -> Bool {
        appliesToAll || directory.isEmpty || (path.utf8.starts(with: directory.utf8) && path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/"))
    }

    /// The preset that is named last.
    var preset: Preset? {
        for file in files.reversed() {
            for item in file.extends.reversed() {
                if case .preset(let preset) = item.target { return preset }
            }
        }
        return nil
    }

    /// The value of the last file that states one.
    package func last<Value>(_ value: (ConfigurationFile) -> Value?) -> Value? {
        for file in files.reversed() {
            if let found = value(file) { return found }
        }
        return nil
    }

    package var uiModules: [String] { files.flatMap(\.uiModules) }
    package var fixes: ConfigurationFile.FixSettings {
        ConfigurationFile.FixSettings(
            unsafe: files.flatMap(\.fixes.unsafe), never: files.flatMap(\.fixes.never))
    }

    // MARK: Paths

    /// Whether `include` and `exclude` let a file in; patterns start from the directory of the configuration.
    package func selects(_ path: String) -> Bool {
        let components = components(path)
        let includes = files.flatMap(\.include)
        if !includes.isEmpty, !includes.contains(where: { $0.pattern.covers(components) }) { return false }
        return !excludes(components, isDirectory: false)
    }

    /// Whether nothing in a directory can be let in, so that it need not be entered.
    package func prunes(directory path: String) -> Bool {
        holds(path) && excludes(components(path), isDirectory: true)
    }

    /// The last pattern that matches decides: `!` takes back.
    private func excludes(_ path: [ArraySlice<UInt8>], isDirectory: Bool) -> Bool {
        var isExcluded = false
        for item in files.flatMap(\.exclude) where item.pattern.covers(path, isDirectory: isDirectory) {
            isExcluded = !item.pattern.isNegated
        }
        return isExcluded
    }

    /// Components of a path below the directory of the configuration.
    private func components(_ path: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(path.utf8)
        let isBelow = !directory.isEmpty && path.utf8.starts(with: directory.utf8)
        return bytes.dropFirst(isBelow ? directory.utf8.count + 1 : 0).split(separator: UInt8(ascii: "/"))
    }

    // MARK: Layers

    /// Places of the overrides that name none of some files.
    func overridesWithoutFiles(_ paths: [String]) -> [String] {
        let used = Set(paths.filter(holds).flatMap { overrides(for: $0) })
        let all = zip(files, lineTables).flatMap { file, table in
            file.overrides.map { "\(file.path):\(table.location($0.range.start).line)" }
        }
        return all.enumerated().filter { !used.contains($0.offset) }.map(\.element)
    }

    /// Positions of the overrides that name a file, counted over all files of the configuration.
    func overrides(for path: String) -> [Int] {
        let components = components(path)
        return files.flatMap(\.overrides).enumerated().filter { _, override in
            override.paths.contains { $0.pattern.covers(components) }
        }.map(\.offset)
    }

    /// Settings for a file in the order in which they replace each other: files, then overrides.
    func layers(for path: String) -> [RuleLayer] {
        var layers: [RuleLayer] = []
        for (file, table) in zip(files, lineTables) {
            layers.append(RuleLayer(rules: file.rules, targets: file.targets, file: file.path, lines: table, range: .init(start: 0, end: 0)))
        }
        let components = components(path)
        for (file, table) in zip(files, lineTables) {
            for override in file.overrides where override.paths.contains(where: { $0.pattern.covers(components) }) {
                layers.append(
                    RuleLayer(
                        rules: override.rules, targets: override.targets, file: file.path, lines: table,
                        range: override.range))
            }
        }
        return layers
    }
}

/// Settings of rules that one file or override makes.
struct RuleLayer {
    var rules: [ConfigurationFile.RuleSetting]
    var targets: DeploymentTargets?
    var file: String
    var lines: LineTable
    var range: SourceRange

    /// Place for people, such as `.grouplint.yml:12`.
    func source(_ range: SourceRange) -> String { "\(file):\(lines.location(range.start).line)" }
}
