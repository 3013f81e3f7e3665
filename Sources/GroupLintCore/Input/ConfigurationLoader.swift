/// Reads the configuration files of a run and the files that they extend.
package struct ConfigurationLoader {
    /// Name of a configuration file.
    package static let fileName = ".grouplint.yml"

    /// What to say about a directory that has a configuration under a similar name, and none under the right one; nil for
    /// other directories.
    package static func misnamed(in directory: String) -> String? {
        let others = [".grouplint.yaml", "grouplint.yml", "grouplint.yaml"]
        guard !FilePath.exists(FilePath.join(directory, fileName)),
            let other = others.first(where: { FilePath.isFile(FilePath.join(directory, $0)) })
        else { return nil }
        return "found `\(other)`; the name must be `\(fileName)`"
    }

    package let root: String
    let rules: [any RuleDescription.Type]
    /// Configuration files that were read, by path. Problems refer to them.
    package private(set) var sources: [String: SourceFile] = [:]
    package private(set) var problems: [ConfigurationProblem] = []
    package private(set) var configurations: [LayeredConfiguration] = []
    /// Paths that `load` was called with, and the indices in `configurations`.
    private var loaded: [String: Int?] = [:]
    /// What was read at each path. Many directories may extend the same file.
    private var known: [String: ConfigurationLayer] = [:]

    /// Most files that one configuration may extend, counted again for each time that one is extended.
    private static let mostFiles = 64
    private static let tooMany = "this configuration extends more than \(mostFiles) files"
    /// Most files that extend one another.
    private static let deepest = 8
    private static let tooDeep = "more than \(deepest) files extend one another"
    /// Whether that limit was reported.
    private var isFull = false

    /// - Parameter root: absolute path of the directory that paths are relative to.
    package init(root: String, rules: [any RuleDescription.Type]) {
        self.root = root
        self.rules = rules
    }

    /// Reads one configuration file and the files that it extends, unless that has been done. Returns its index in
    /// `configurations`; nil when it cannot be read.
    ///
    /// - Parameter path: relative to the root; with `..` or absolute when the file is outside the root.
    /// - Parameter appliesToAll: whether it applies to every file of the run, not only to files below its directory.
    @discardableResult
    package mutating func load(_ path: String, appliesToAll: Bool = false) -> Int? {
        if let known = loaded[path] { return known }
        var readings: [ConfigurationLayer] = []
        read(path, isNamed: appliesToAll, from: nil, chain: [], &readings)
        // A file that is extended twice counts where it was extended last.
        var paths: Set<String> = []
        readings = readings.reversed().filter { paths.insert($0.file.path).inserted }.reversed()
        let index = readings.isEmpty ? nil : configurations.count
        if !readings.isEmpty {
            let configuration = LayeredConfiguration(readings, appliesToAll: appliesToAll)
            configurations.append(configuration)
            if !configuration.isForRoot, let file = readings.last?.file, file.path == path, let baseline = file.baseline {
                problems.append(
                    ConfigurationProblem(
                        path, baseline.range,
                        "`baseline` has no effect here: a run has one baseline, which only the "
                            + "configuration in the directory at the top can name",
                        help: "move it to the \(Self.fileName) at the top, or run with --baseline \(baseline.path)",
                        severity: .warning))
            }
        }
        loaded[path] = .some(index)
        return index
    }

    private mutating func read(
        _ path: String, isNamed: Bool = false, from origin: (path: String, range: SourceRange)?, chain: [String],
        _ readings: inout [ConfigurationLayer]
    ) {
        let place = origin ?? (path, SourceRange(start: 0, end: 0))
        guard readings.count < Self.mostFiles else {
            if isFull { return }
            isFull = true
            problems.append(ConfigurationProblem(place.path, place.range, Self.tooMany, help: "merge some of them"))
            return
        }
        guard !chain.contains(path), chain.count <= Self.deepest else {
            let problem = chain.contains(path) ? "\"\(path)\" extends itself" : Self.tooDeep
            problems.append(ConfigurationProblem(place.path, place.range, problem, help: "remove it from extends"))
            return
        }
        let reading: ConfigurationLayer
        do throws(InputError) {
            reading = try decoded(path, isNamed: isNamed)
        } catch {
            let extends = "extends takes files of the repository, and presets such as \(Preset.recommended.reference)"
            problems.append(
                ConfigurationProblem(
                    place.path, place.range, "\"\(path)\" \(error.message)", help: origin == nil ? nil : extends))
            return
        }
        let file = reading.file
        for item in file.extends {
            guard case .file(let target) = item.target else { continue }
            if isOutside(target, file) {
                problems.append(
                    ConfigurationProblem(path, item.range, Self.outside(target, root), help: Self.outsideHelp))
                continue
            }
            // The lines of any other file, such as one with passwords, must not get into a report.
            guard target.hasSuffix(".yml") || target.hasSuffix(".yaml") else {
                problems.append(
                    ConfigurationProblem(
                        path, item.range, "\"\(target)\" is not a .yml or .yaml file",
                        help: "rename the file, for example to \"rules.yml\""))
                continue
            }
            read(relative(target, file), from: (path, item.range), chain: chain + [path], &readings)
        }
        readings.append(reading)
    }

    /// Reads and decodes one file, once.
    private mutating func decoded(_ path: String, isNamed: Bool) throws(InputError) -> ConfigurationLayer {
        if let reading = known[path] { return reading }
        if !isNamed, let problem = hiddenFile(path) { throw problem }
        // The command line may name a file outside of the root.
        let content = try FileReader.settings(
            at: FilePath.absolute(path, from: root), below: isNamed || isOutside(path) ? nil : root)
        sources[path] = SourceFile(path: path, bytes: content)
        let (file, found) = ConfigurationDecoder.decode(content, path: path, rules: rules)
        problems += found
        if let baseline = file.baseline, !path.hasPrefix(".."), isOutside(baseline.path, file) {
            problems.append(
                ConfigurationProblem(path, baseline.range, Self.outside(baseline.path, root), help: Self.outsideHelp))
        }
        let reading = ConfigurationLayer(file, lines: LineTable(content))
        known[path] = reading
        return reading
    }

    /// The problem with a configuration that is in a `.git` directory, or is a link to a file with another ending. Messages
    /// show lines of a configuration, and the files of the machine may hold passwords.
    private func hiddenFile(_ path: String) -> InputError? {
        guard let file = FilePath.resolved(FilePath.absolute(path, from: root)), FilePath.isContained(file, in: root) else {
            return nil
        }
        let isYAML = file.hasSuffix(".yml") || file.hasSuffix(".yaml")
        if isYAML, !FilePath.relative(file, to: root).split(separator: "/").contains(".git") { return nil }
        let message = isYAML ? "is in a .git directory" : "is a link to a file that is not a .yml or .yaml file"
        return InputError(kind: .io, message: message + "; replace it with a copy")
    }

    private static func outside(_ path: String, _ root: String) -> String {
        "\"\(path)\" is outside of \(root), the root of this run"
    }

    private static let outsideHelp = "leave out --root if it is in the same repository, or move it below the root"

    /// Converts a path in a configuration file to one relative to the root.
    private func relative(_ target: String, _ file: ConfigurationFile) -> String {
        let directory = file.directory.isEmpty ? "" : file.directory + "/"
        return FilePath.relative(FilePath.normalized(FilePath.absolute(directory + target, from: root)), to: root)
    }

    private func isOutside(_ target: String, _ file: ConfigurationFile) -> Bool { isOutside(relative(target, file)) }

    private func isOutside(_ path: String) -> Bool {
        path == ".." || path.hasPrefix("../") || path.hasPrefix("/")
    }
}
