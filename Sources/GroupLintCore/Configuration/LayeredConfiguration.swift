/// A configuration file together with all files that it extends.
package struct LayeredConfiguration: Sendable {
    /// Extended files first (the most distant one at index 0), the file itself last.
    private let files: [ConfigurationFile]
    private let lineTables: [LineTable]
    private let appliesToAll: Bool
    private let include: [PathPattern]
    private let exclude: PathPatternList
    /// Number of path components of the directory.
    private let depth: Int

    /// - Parameter files: extended files first, the file itself last; never empty.
    /// - Parameter lines: the lines of the files.
    package init(_ files: [ConfigurationFile], lines: [LineTable], appliesToAll: Bool = false) {
        self.files = files
        self.appliesToAll = appliesToAll
        lineTables = lines
        include = files.flatMap { $0.include.map(\.pattern) }
        exclude = PathPatternList(files.flatMap { $0.exclude.map(\.pattern) })
        depth = files[files.count - 1].directory.split(separator: "/").count
    }

    private var own: ConfigurationFile { files[files.count - 1] }

    package var path: String { own.path }
    package var directory: String { own.directory }

    package var isForRoot: Bool { appliesToAll || directory.isEmpty }

    package func holds(_ path: String) -> Bool {
        appliesToAll || directory.isEmpty
            || (path.utf8.starts(with: directory.utf8) && path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/"))
    }

    /// The last preset in `extends`.
    package var preset: Preset? {
        for file in files.reversed() {
            for item in file.extends.reversed() {
                if case .preset(let preset) = item.target { return preset }
            }
        }
        return nil
    }

    /// The value from the last file that has it.
    package func last<Value>(_ value: (ConfigurationFile) -> Value?) -> Value? {
        for file in files.reversed() {
            if let found = value(file) { return found }
        }
        return nil
    }

    /// The baseline from the last file that has one: its path relative to the root, and the place of the setting.
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

    /// Whether a pattern may exclude a single Swift file by its name.
    var mayLeaveOutSwiftFiles: Bool { !include.isEmpty || exclude.mayNameSwiftFiles }

    var includesEverything: Bool { include.isEmpty }

    /// Whether `include` matches a file or is empty.
    ///
    /// - Parameter path: path components, starting at the root.
    func includes(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        let own = belowDirectory(path)
        return include.isEmpty || include.contains { $0.covers(own) }
    }

    /// Whether `exclude` excludes a path whose parent it does not exclude. The last pattern that matches decides; a
    /// pattern with `!` includes the path again.
    func excludes(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind) -> Bool {
        if exclude.isEmpty { return false }
        return exclude.decision(on: name, in: belowDirectory(directory), kind) ?? false
    }

    /// Path components relative to the directory of the configuration, as its patterns are.
    private func belowDirectory(_ path: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<ArraySlice<UInt8>> {
        depth > 0 && path.count >= depth && holds(path) ? path.dropFirst(depth) : path
    }

    private func holds(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        zip(directory.utf8.split(separator: UInt8(ascii: "/")), path).allSatisfy { $0.elementsEqual($1) }
    }

    /// The pattern in `exclude` that decides on a path, and its place as `path:line:column`.
    func exclusion(
        of name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind
    ) -> (text: String, place: String)? {
        let directory = belowDirectory(directory)
        return patterns(\.exclude).last { item in
            item.pattern.pattern.matches(name, in: directory, isDirectory: kind == .directory)
        }.map { ($0.pattern.text, place($0.pattern.range, inFile: $0.file)) }
    }

    /// Patterns of all files, each with the index of its file.
    private func patterns(
        _ key: (ConfigurationFile) -> [ConfigurationFile.LocatedPattern]
    ) -> [(file: Int, pattern: ConfigurationFile.LocatedPattern)] {
        files.enumerated().flatMap { position, file in key(file).map { (position, $0) } }
    }

    private func place(_ range: SourceRange, inFile position: Int) -> String {
        let location = lineTables[position].location(range.start)
        return "\(files[position].path):\(location.line):\(location.column)"
    }

    /// Patterns of `include` and `exclude`, with the paths of their configuration files.
    var selectingPatterns: [(key: String, file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns(\.include).map { ("include", files[$0.file].path, $0.pattern) }
            + patterns(\.exclude).map { ("exclude", files[$0.file].path, $0.pattern) }
    }

    /// Patterns of overrides, with the paths of their configuration files.
    var overridePatterns: [(file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns { $0.overrides.flatMap(\.paths) }.map { (files[$0.file].path, $0.pattern) }
    }

    /// Components of a path, relative to the directory of the configuration.
    func components(_ path: String) -> [ArraySlice<UInt8>] {
        let bytes = Array(path.utf8)
        let isBelow = !directory.isEmpty && path.utf8.starts(with: directory.utf8)
        return bytes.dropFirst(isBelow ? directory.utf8.count + 1 : 0).split(separator: UInt8(ascii: "/"))
    }

    // MARK: Layers

    /// Places of the overrides that match a file, as `path:line:column`.
    package func overridePlaces(for path: String) -> [String] {
        let all = files.enumerated().flatMap { position, file in file.overrides.map { place($0.range, inFile: position) } }
        return overrides(for: path).map { all[$0] }
    }

    /// Indices of the overrides that match a file, counted over all files of the configuration.
    package func overrides(for path: String) -> [Int] {
        let components = components(path)
        return files.flatMap(\.overrides).enumerated().filter { $1.applies(to: components) }.map(\.offset)
    }

    /// The value of the last override that applies to a file and has it, else of the last file that has it.
    package func last<Value>(
        for path: String, _ ofOverride: (ConfigurationFile.Override) -> Value?, _ ofFile: (ConfigurationFile) -> Value?
    ) -> Value? {
        let all = files.flatMap(\.overrides)
        if all.contains(where: { ofOverride($0) != nil }) {
            let components = components(path)
            for override in all.reversed() where override.applies(to: components) {
                if let found = ofOverride(override) { return found }
            }
        }
        return last(ofFile)
    }

    /// Settings for a file, lowest precedence first: configuration files, then overrides.
    package func layers(for path: String) -> [RuleLayer] {
        var layers: [RuleLayer] = []
        for (file, table) in zip(files, lineTables) {
            layers.append(
                RuleLayer(rules: file.rules, targets: file.targets, file: file.path, lines: table, range: .init(start: 0, end: 0))
            )
        }
        let components = components(path)
        for (file, table) in zip(files, lineTables) {
            for override in file.overrides where override.applies(to: components) {
                layers.append(
                    RuleLayer(
                        rules: override.rules, targets: override.targets, file: file.path, lines: table,
                        range: override.range))
            }
        }
        return layers
    }
}

/// Rule settings from one configuration file or override.
package struct RuleLayer {
    package var rules: [ConfigurationFile.RuleSetting]
    package var targets: DeploymentTargets?
    var file: String
    var lines: LineTable
    package var range: SourceRange

    /// Path and line of a range, such as `.grouplint.yml:12`.
    package func source(_ range: SourceRange) -> String { "\(file):\(lines.location(range.start).line)" }
}
