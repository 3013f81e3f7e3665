/// A configuration file with everything it extends, ready to be asked about files.
package struct LayeredConfiguration: Sendable {
    /// The file itself last, before it what it extends, the farthest first.
    private let files: [ConfigurationFile]
    private let lineTables: [LineTable]
    private let appliesToAll: Bool
    private let include: [PathPattern]
    private let exclude: PathPatternList
    /// Number of components of the directory.
    private let depth: Int

    /// - Parameter files: the farthest that is extended first, the file itself last; never empty.
    /// - Parameter sources: bytes of the files, for the lines that values stand on.
    package init(_ files: [ConfigurationFile], sources: [[UInt8]], appliesToAll: Bool = false) {
        self.files = files
        self.appliesToAll = appliesToAll
        lineTables = sources.map(LineTable.init)
        include = files.flatMap { $0.include.map(\.pattern) }
        exclude = PathPatternList(files.flatMap { $0.exclude.map(\.pattern) })
        depth = files[files.count - 1].directory.split(separator: "/").count
    }

    private var own: ConfigurationFile { files[files.count - 1] }

    package var path: String { own.path }
    package var directory: String { own.directory }

    var isForRoot: Bool { appliesToAll || directory.isEmpty }

    func holds(_ path: String) -> Bool {
        appliesToAll || directory.isEmpty
            || (path.utf8.starts(with: directory.utf8) && path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/"))
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

    /// The baseline that the last file names, from the root, and where it says so.
    package var baseline: (path: String, place: String)? {
        for (file, table) in zip(files, lineTables).reversed() {
            guard let baseline = file.baseline else { continue }
            let line = table.location(baseline.range.start).line
            let path = baseline.path.hasPrefix("/") || directory.isEmpty ? baseline.path : directory + "/" + baseline.path
            return (path, "\(file.path):\(line)")
        }
        return nil
    }

    package var uiModules: [String] { files.flatMap(\.uiModules) }
    package var fixes: ConfigurationFile.FixSettings {
        ConfigurationFile.FixSettings(
            unsafe: files.flatMap(\.fixes.unsafe), never: files.flatMap(\.fixes.never))
    }

    // MARK: Paths

    /// Whether a single Swift file may be left out by its own name.
    var mayLeaveOutSwiftFiles: Bool { !include.isEmpty || exclude.mayNameSwiftFiles }

    var includesEverything: Bool { include.isEmpty }

    /// Whether `include` lets a file in.
    ///
    /// - Parameter path: components from the root on.
    func includes(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        let own = belowDirectory(path)
        return include.isEmpty || include.contains { $0.covers(own) }
    }

    /// Whether `exclude` leaves out a path whose parent it does not leave out. The last pattern that matches decides: `!`
    /// takes back.
    func excludes(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind) -> Bool {
        if exclude.isEmpty { return false }
        return exclude.decision(on: name, in: belowDirectory(directory), kind) ?? false
    }

    /// Components from the directory of the configuration on, where its patterns start.
    private func belowDirectory(_ path: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<ArraySlice<UInt8>> {
        depth > 0 && path.count >= depth && holds(path) ? path.dropFirst(depth) : path
    }

    private func holds(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        zip(directory.utf8.split(separator: UInt8(ascii: "/")), path).allSatisfy { $0.elementsEqual($1) }
    }

    /// The pattern of `exclude` that decides on a path, and its place for people.
    func exclusion(
        of name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind
    ) -> (text: String, place: String)? {
        let directory = belowDirectory(directory)
        return patterns(\.exclude).last { item in
            item.pattern.pattern.matches(name, in: directory, isDirectory: kind == .directory)
        }.map { ($0.pattern.text, place($0.pattern.range, inFile: $0.file)) }
    }

    /// Patterns of every file with the position of the file.
    private func patterns(
        _ key: (ConfigurationFile) -> [ConfigurationFile.LocatedPattern]
    ) -> [(file: Int, pattern: ConfigurationFile.LocatedPattern)] {
        files.enumerated().flatMap { position, file in key(file).map { (position, $0) } }
    }

    private func place(_ range: SourceRange, inFile position: Int) -> String {
        let location = lineTables[position].location(range.start)
        return "\(files[position].path):\(location.line):\(location.column)"
    }

    /// Patterns for what is linted, with the paths of the files that they stand in.
    var selectingPatterns: [(key: String, file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns(\.include).map { ("include", files[$0.file].path, $0.pattern) }
            + patterns(\.exclude).map { ("exclude", files[$0.file].path, $0.pattern) }
    }

    /// Patterns of overrides, with the paths of the files that they stand in.
    var overridePatterns: [(file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns { $0.overrides.flatMap(\.paths) }.map { (files[$0.file].path, $0.pattern) }
    }

    /// Components of a path below the directory of the configuration.
    func components(_ path: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(path.utf8)
        let isBelow = !directory.isEmpty && path.utf8.starts(with: directory.utf8)
        return bytes.dropFirst(isBelow ? directory.utf8.count + 1 : 0).split(separator: UInt8(ascii: "/"))
    }

    // MARK: Layers

    /// Places of the overrides that name a file.
    package func overridePlaces(for path: String) -> [String] {
        let all = files.enumerated().flatMap { position, file in file.overrides.map { place($0.range, inFile: position) } }
        return overrides(for: path).map { all[$0] }
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
            layers.append(
                RuleLayer(rules: file.rules, targets: file.targets, file: file.path, lines: table, range: .init(start: 0, end: 0))
            )
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
