/// Finds and reads the configurations of a run.
package struct ConfigurationLoader {
    /// Name of a configuration file.
    package static let fileName = ".grouplint.yml"

    private let root: String
    let rules: [any Rule.Type]
    /// Bytes of the files that problems point into, by path.
    package private(set) var sources: [String: SourceFile] = [:]
    package private(set) var problems: [ConfigurationProblem] = []
    package private(set) var configurations: [LayeredConfiguration] = []

    /// - Parameter root: absolute path that paths are relative to.
    package init(root: String, rules: [any Rule.Type]) {
        self.root = root
        self.rules = rules
    }

    /// Reads one configuration.
    ///
    /// - Parameter path: relative to the root, or absolute when the file lies outside of it.
    /// - Parameter appliesToAll: for every file of the run, and not only for those below its directory.
    package mutating func load(_ path: String, appliesToAll: Bool = false) {
        var files: [ConfigurationFile] = []
        var bytes: [[UInt8]] = []
        read(path, from: nil, chain: [], &files, &bytes)
        if !files.isEmpty { configurations.append(LayeredConfiguration(files, sources: bytes, appliesToAll: appliesToAll)) }
    }

    private mutating func read(
        _ path: String, from origin: (path: String, range: SourceRange)?, chain: [String],
        _ files: inout [ConfigurationFile], _ bytes: inout [[UInt8]]
    ) {
        let place = origin ?? (path, SourceRange(start: 0, end: 0))
        guard !chain.contains(path), chain.count < 8 else {
            problems.append(
                ConfigurationProblem(place.path, place.range, "\"\(path)\" extends itself", help: "remove it from extends"))
            return
        }
        let content: [UInt8]
        do throws(InputError) {
            content = try FileReader.bytes(of: FilePath.absolute(path, from: root))
        } catch {
            problems.append(ConfigurationProblem(place.path, place.range, "\"\(path)\" \(error.message)"))
            return
        }
        sources[path] = SourceFile(path: path, bytes: content)
        let (file, found) = ConfigurationDecoder.decode(content, path: path, rules: rules)
        problems += found
        if let baseline = file.baseline, !path.hasPrefix(".."), isOutside(baseline.path, file) {
            problems.append(
                ConfigurationProblem(path, baseline.range, "\"\(baseline.path)\" lies outside of the repository"))
        }
        for item in file.extends {
            guard case .file(let target) = item.target else { continue }
            if isOutside(target, file) {
                problems.append(
                    ConfigurationProblem(path, item.range, "\"\(target)\" lies outside of the repository"))
                continue
            }
            read(relative(target, file), from: (path, item.range), chain: chain + [path], &files, &bytes)
        }
        files.append(file)
        bytes.append(content)
    }

    /// A path that a configuration names, from the root.
    private func relative(_ target: String, _ file: ConfigurationFile) -> String {
        let directory = file.directory.isEmpty ? "" : file.directory + "/"
        return FilePath.relative(FilePath.normalized(FilePath.absolute(directory + target, from: root)), to: root)
    }

    private func isOutside(_ target: String, _ file: ConfigurationFile) -> Bool {
        let path = relative(target, file)
        return path == ".." || path.hasPrefix("../") || path.hasPrefix("/")
    }
}
