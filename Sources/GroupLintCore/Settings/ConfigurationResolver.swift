/// Combines the configurations of a run into the settings of each file.
///
/// Order of precedence, highest first: the command line, the last override that matches the file, the nearest
/// configuration file, the files that it extends, the preset. `RuleSwitch` says which of several settings in one place
/// counts.
package struct ConfigurationResolver: Sendable {
    package let rules: [any Rule.Type]
    package var selection = RuleSelection()
    /// Deployment targets from the command line.
    package var targets = DeploymentTargets()
    package var confidence: Confidence?
    /// Deployment targets that the project's files state for a path.
    package var detectedTargets: @Sendable (String) -> DetectedTargets? = { _ in nil }
    private let configurations: [LayeredConfiguration]
    /// Directories of the configurations, sorted by bytes, with the positions in `configurations`; empty if there are few.
    private let places: [(directory: String, position: Int)]

    package init(rules: [any Rule.Type], configurations: [LayeredConfiguration] = []) {
        self.rules = rules.sorted { $0.info.id < $1.info.id }
        // Deepest directory first.
        let sorted = configurations.sorted { $0.directory.utf8.count > $1.directory.utf8.count }
        self.configurations = sorted
        let all = sorted.count > Self.few ? sorted.indices.map { (directory: sorted[$0].directory, position: $0) } : []
        places = all.sorted { precedesInBytes($0.directory, $1.directory) }
    }

    /// Number of configurations that are looked at one after the other for each file.
    private static let few = 8

    /// The configuration of the root directory, or the one that applies to every file.
    package var rootConfiguration: LayeredConfiguration? { configurations.last { $0.isForRoot } }

    package var configurationCount: Int { configurations.count }

    /// Modules from `ui_modules` of all configurations.
    package var uiModules: [String] { configurations.flatMap(\.uiModules) }

    /// Adds the `fixes` settings of all configurations to a policy.
    package func complete(_ policy: inout FixPolicy) {
        for fixes in configurations.map(\.fixes) {
            for info in rules.map({ $0.info }) {
                let all = fixes.unsafe + fixes.never
                guard let last = RuleSwitch.leastSpecificFirst(all).last(where: { all[$0].matches(info) }) else { continue }
                if last < fixes.unsafe.count {
                    policy.trustedRules.insert(info.id)
                } else {
                    policy.forbiddenRules.insert(info.id)
                }
            }
        }
    }

    /// Rules that run in at least one file, sorted by id.
    package func runningRules(_ configuration: LintConfiguration) -> [any RuleDescription.Type] {
        let ids = Set(configuration.settings.flatMap { $0.rules.filter { $0.severity != .off }.map { $0.info.id } })
        return rules.filter { ids.contains($0.info.id) }.descriptions
    }

    // MARK: One file

    /// The nearest configuration in the directory of a file or above.
    package func configuration(for path: String) -> LayeredConfiguration? {
        if places.isEmpty { return configurations.first { $0.holds(path) } }
        var end = path.utf8.endIndex
        while let slash = path.utf8[..<end].lastIndex(of: UInt8(ascii: "/")) {
            if let found = configuration(at: String(path[..<slash])) { return found }
            end = slash
        }
        return configuration(at: "")
    }

    private func configuration(at directory: String) -> LayeredConfiguration? {
        let place = places.partitionPoint { precedesInBytes($0.directory, directory) }
        guard place < places.count, places[place].directory == directory else { return nil }
        return configurations[places[place].position]
    }

    /// Settings of a file.
    package func settings(for path: String) -> FileSettings {
        let (configuration, layers, preset) = basis(of: path)
        var settings = FileSettings(
            rules: rules.compactMap { explain($0, layers, preset).configured }, targets: targets(for: path, layers).0)
        let detected = detectedTargets(path)
        settings.buildOptions = detected?.buildOptions ?? []
        settings.membership = detected?.membership ?? .compiled
        settings.toolchain = configuration?.last(\.toolchain) ?? .newest
        settings.skipsGenerated = configuration?.last(\.skipsGenerated) ?? true
        settings.minimumConfidence = minimumConfidence(for: path, configuration, preset)
        return settings
    }

    /// Settings of a file, each with its source.
    package func explain(_ path: String) -> ExplainedSettings {
        let (configuration, layers, preset) = basis(of: path)
        var explained = ExplainedSettings(path: path, preset: preset)
        explained.configuration = configuration?.path
        explained.rules = rules.map { explain($0, layers, preset) }
        explained.confidence = minimumConfidence(for: path, configuration, preset)
        explained.toolchain = configuration?.last(\.toolchain) ?? .newest
        (explained.targets, explained.targetsSource) = targets(for: path, layers)
        explained.others = configuration?.otherSettings(of: path) ?? LayeredConfiguration.defaults
        if let baseline = rootConfiguration?.baseline {
            explained.others.append(("baseline", "\(baseline.path) (\(baseline.place))"))
        }
        return explained
    }

    private func basis(of path: String) -> (LayeredConfiguration?, [RuleLayer], Preset) {
        let configuration = configuration(for: path)
        let preset = selection.preset ?? configuration?.preset ?? .recommended
        return (configuration, configuration?.layers(for: path) ?? [], preset)
    }

    private func minimumConfidence(
        for path: String, _ configuration: LayeredConfiguration?, _ preset: Preset
    ) -> Confidence {
        confidence ?? configuration?.last(for: path, \.confidence, \.confidence) ?? preset.confidence
    }

    /// Lowest severity at which a diagnostic in a file makes the run fail; `.off` for none.
    package func failOn(_ path: String) -> Severity {
        configuration(for: path)?.last(for: path, \.failOn, \.failOn) ?? .error
    }

    private func explain(_ ruleType: any Rule.Type, _ layers: [RuleLayer], _ preset: Preset) -> ExplainedRule {
        let info = ruleType.info
        var explained = ExplainedRule(info: info, source: .preset(preset))
        var rule = RuleSwitch(info, preset)
        var options: [(name: String, value: RuleOptionValue)] = []
        for layer in layers {
            let settings = layer.rules.filter { $0.selector.matches(info) }
            let levels = settings.compactMap { setting in setting.severity.map { (setting, level: $0) } }
            let decisive = rule.apply(levels.map { RuleSwitch.Setting($0.0.selector, .level($0.level)) })
            if let decisive { explained.source = .place(layer.source(levels[decisive].0.range)) }
            options += settings.flatMap(\.options)
        }
        if rule.apply(selection.settings(for: info)) != nil { explained.source = .commandLine }
        if selection.leavesOut(info) {
            explained.source = .commandLine
        } else if rule.isOn {
            explained.configured = ConfiguredRule(ruleType.configured(with: options), severity: rule.severity)
        }
        return explained
    }

    private func targets(for path: String, _ layers: [RuleLayer]) -> (DeploymentTargets, String) {
        if !targets.isUnknown { return (targets, "command line") }
        for layer in layers.reversed() {
            if let targets = layer.targets { return (targets, layer.source(layer.range)) }
        }
        if let detected = detectedTargets(path) { return (detected.targets, detected.source) }
        return (DeploymentTargets(), "unknown")
    }

    // MARK: All files

    /// The configuration of a run. Files with equal settings share one entry.
    ///
    /// - Parameter paths: sorted by bytes.
    package func lintConfiguration(for paths: [String], threadCount: Int) -> LintConfiguration {
        var configuration = LintConfiguration(rules: [], threadCount: threadCount)
        configuration.lookAlikeModules = uiModules.map { Name($0.utf8) }
        configuration.knownRules = rules.map { $0.info.id }
        configuration.isLeftOut = { [detectedTargets] in detectedTargets($0)?.membership == .leftOut }
        // Few keys differ, and most files have the key of the file before: comparing is cheaper than hashing.
        var keys: [SettingsKey] = []
        // Settings change only between folders. One index per file would take half a megabyte in a large project.
        var runs: [(first: String, position: Int)] = []
        configuration.settings = []
        // Positions of the keys by configuration, as soon as there are many.
        var known: [String: [Int]] = [:]
        for path in paths {
            let key = key(of: path)
            let older = keys.count > Self.few ? known[key.configuration ?? ""]?.last { keys[$0] == key } : nil
            let position = keys.suffix(Self.few).lastIndex(of: key) ?? older ?? keys.count
            if position == keys.count {
                keys.append(key)
                if keys.count > Self.few {
                    let new = keys.count == Self.few + 1 ? 0..<keys.count : position..<keys.count
                    for index in new { known[keys[index].configuration ?? "", default: []].append(index) }
                }
                configuration.settings.append(settings(for: path))
            }
            if runs.last?.position ?? 0 != position { runs.append((path, position)) }
        }
        if configuration.settings.isEmpty { configuration.settings = [settings(for: "")] }
        let changes = runs
        if !changes.isEmpty { configuration.settingsIndex = { Self.position(of: $0, in: changes) } }
        return configuration
    }

    /// Settings index of the last run that starts at or before a path; 0 for a path before all runs.
    private static func position(of path: String, in runs: [(first: String, position: Int)]) -> Int {
        let next = runs.partitionPoint { !precedesInBytes(path, $0.first) }
        return next == 0 ? 0 : runs[next - 1].position
    }

    /// Everything that settings depend on. Files with equal keys have equal settings.
    private struct SettingsKey: Equatable {
        var configuration: String?
        var overrides: [Int]
        var targets: DeploymentTargets
        var buildOptions: BuildOptions
        var membership: TargetMembership
    }

    private func key(of path: String) -> SettingsKey {
        let configuration = configuration(for: path)
        let detected = detectedTargets(path)
        return SettingsKey(
            configuration: configuration?.path, overrides: configuration?.overrides(for: path) ?? [],
            targets: detected?.targets ?? DeploymentTargets(), buildOptions: detected?.buildOptions ?? [],
            membership: detected?.membership ?? .compiled)
    }
}

package struct ExplainedRule: Sendable {
    package var info: RuleInfo
    /// The rule with its options; nil when it does not run.
    package var configured: ConfiguredRule?
    package var source: Source

    /// The setting that decides whether a rule runs.
    package enum Source: Sendable {
        case preset(Preset)
        /// Path and line of a setting, such as `.grouplint.yml:4`.
        case place(String)
        case commandLine

        /// Description for users.
        package var text: String {
            switch self {
            case .preset(let preset): preset.reference
            case .place(let place): place
            case .commandLine: "command line"
            }
        }
    }
}

extension Rule {
    /// The rule with some options set; the last value of an option wins.
    package static func configured(with options: [(name: String, value: RuleOptionValue)]) -> any Rule {
        var rule = Self()
        for (name, value) in options {
            guard let option = Self.options.first(where: { $0.name == name }) else { continue }
            _ = option.set(value, in: &rule)
        }
        return rule
    }
}
