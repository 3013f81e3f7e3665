/// A configuration file together with all files that it extends.
package struct LayeredConfiguration: Sendable {
    /// Extended files first (the most distant one at index 0), the file itself last.
    private let parts: [ConfigurationLayer]
    private let appliesToAll: Bool
    /// Number of path components of the directory.
    private let depth: Int

    /// - Parameter parts: extended files first, the file itself last; never empty.
    package init(_ parts: [ConfigurationLayer], appliesToAll: Bool = false) {
        self.parts = parts
        self.appliesToAll = appliesToAll
        depth = parts[parts.count - 1].file.directory.split(separator: "/").count
    }

    private var own: ConfigurationFile { parts[parts.count - 1].file }

    package var path: String { own.path }
    package var directory: String { own.directory }

    package var isForRoot: Bool { appliesToAll || directory.isEmpty }

    package func holds(_ path: String) -> Bool {
        appliesToAll || directory.isEmpty
            || (path.utf8.starts(with: directory.utf8) && path.utf8.dropFirst(directory.utf8.count).first == UInt8(ascii: "/"))
    }

    /// The last preset in `extends`.
    package var preset: Preset? {
        for part in parts.reversed() {
            for item in part.file.extends.reversed() {
                if case .preset(let preset) = item.target { return preset }
            }
        }
        return nil
    }

    /// The value from the last file that has it.
    package func last<Value>(_ value: (ConfigurationFile) -> Value?) -> Value? {
        for part in parts.reversed() {
            if let found = value(part.file) { return found }
        }
        return nil
    }

    /// The baseline from the last file that has one: its path relative to the root, and the place of the setting.
    package var baseline: (path: String, place: String)? {
        for part in parts.reversed() {
            guard let baseline = part.file.baseline else { continue }
            let line = part.lines.location(baseline.range.start).line
            let path = baseline.path.hasPrefix("/") || directory.isEmpty ? baseline.path : directory + "/" + baseline.path
            return (path, "\(part.file.path):\(line)")
        }
        return nil
    }

    package var uiModules: [String] { parts.flatMap(\.file.uiModules) }
    package var fixes: ConfigurationFile.FixSettings {
        ConfigurationFile.FixSettings(
            unsafe: parts.flatMap(\.file.fixes.unsafe), never: parts.flatMap(\.file.fixes.never))
    }

    // MARK: Paths

    /// Whether a pattern may exclude a single Swift file by its name.
    var mayLeaveOutSwiftFiles: Bool { !includesEverything || parts.contains { $0.exclude.mayNameSwiftFiles } }

    var includesEverything: Bool { parts.allSatisfy(\.file.include.isEmpty) }

    /// Whether `include` matches a file or is empty.
    ///
    /// - Parameter path: path components, starting at the root.
    func includes(_ path: ArraySlice<ArraySlice<UInt8>>) -> Bool {
        let own = belowDirectory(path)
        return includesEverything || parts.contains { $0.includes(own) }
    }

    /// Whether `exclude` excludes a path whose parent it does not exclude. The last pattern that matches decides; a
    /// pattern with `!` includes the path again.
    func excludes(_ name: ArraySlice<UInt8>, in directory: ArraySlice<ArraySlice<UInt8>>, _ kind: PathKind) -> Bool {
        if parts.allSatisfy(\.exclude.isEmpty) { return false }
        let directory = belowDirectory(directory)
        for part in parts.reversed() {
            if let decision = part.exclude.decision(on: name, in: directory, kind) { return decision }
        }
        return false
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
        parts.enumerated().flatMap { position, part in key(part.file).map { (position, $0) } }
    }

    private func place(_ range: SourceRange, inFile position: Int) -> String {
        let location = parts[position].lines.location(range.start)
        return "\(parts[position].file.path):\(location.line):\(location.column)"
    }

    /// Patterns of `include` and `exclude`, with the paths of their configuration files.
    var selectingPatterns: [(key: String, file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns(\.include).map { ("include", parts[$0.file].file.path, $0.pattern) }
            + patterns(\.exclude).map { ("exclude", parts[$0.file].file.path, $0.pattern) }
    }

    /// Patterns of overrides, with the paths of their configuration files.
    var overridePatterns: [(file: String, pattern: ConfigurationFile.LocatedPattern)] {
        patterns { $0.overrides.flatMap(\.paths) }.map { (parts[$0.file].file.path, $0.pattern) }
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
        matchingOverrides(path).map { part, position in place(parts[part].file.overrides[position].range, inFile: part) }
    }

    /// The overrides that match a file, in the order of files: the index of the file, and that in its overrides.
    private func matchingOverrides(_ path: String) -> [(part: Int, position: Int)] {
        if parts.allSatisfy(\.file.overrides.isEmpty) { return [] }
        let components = components(path)
        return parts.enumerated().flatMap { part, layer in layer.overrides(for: components).map { (part, $0) } }
    }

    /// Indices of the overrides that match a file, counted over all files of the configuration.
    package func overrides(for path: String) -> [Int] {
        let starts = parts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.file.overrides.count) }
        return matchingOverrides(path).map { starts[$0.part] + $0.position }
    }

    /// The value of the last override that applies to a file and has it, else of the last file that has it.
    package func last<Value>(
        for path: String, _ ofOverride: (ConfigurationFile.Override) -> Value?, _ ofFile: (ConfigurationFile) -> Value?
    ) -> Value? {
        for match in matchingOverrides(path).reversed() {
            if let found = ofOverride(parts[match.part].file.overrides[match.position]) { return found }
        }
        return last(ofFile)
    }

    /// The value that `last(for:)` finds, with the path of its file or the place of its override.
    package func sourced<Value>(
        for path: String, _ ofOverride: (ConfigurationFile.Override) -> Value?, _ ofFile: (ConfigurationFile) -> Value?
    ) -> (value: Value, source: String)? {
        for match in matchingOverrides(path).reversed() {
            let override = parts[match.part].file.overrides[match.position]
            if let found = ofOverride(override) { return (found, "the override at \(place(override.range, inFile: match.part))") }
        }
        for part in parts.reversed() {
            if let found = ofFile(part.file) { return (found, part.file.path) }
        }
        return nil
    }

    /// The patterns of `include` or `exclude` with their places; nil if there are none.
    package func patternText(_ key: String) -> String? {
        let found = patterns(key == "include" ? \.include : \.exclude)
        let texts = found.map { "\($0.pattern.text) (\(place($0.pattern.range, inFile: $0.file)))" }
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }

    /// Settings for a file, lowest precedence first: configuration files, then overrides.
    package func layers(for path: String) -> [RuleLayer] {
        let ofFiles = parts.map { part in
            RuleLayer(
                rules: part.file.rules, targets: part.file.targets, file: part.file.path, lines: part.lines,
                range: SourceRange(start: 0, end: 0))
        }
        let ofOverrides = matchingOverrides(path).map { match in
            let (part, override) = (parts[match.part], parts[match.part].file.overrides[match.position])
            return RuleLayer(
                rules: override.rules, targets: override.targets, file: part.file.path, lines: part.lines,
                range: override.range)
        }
        return ofFiles + ofOverrides
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
