/// Decodes the YAML of a configuration file. Reports every mistake, not only the first.
package struct ConfigurationDecoder {
    let path: String
    let bytes: [UInt8]
    let rules: [any RuleDescription.Type]
    private(set) var file: ConfigurationFile
    private(set) var problems: [ConfigurationProblem] = []

    /// - Parameter rules: all known rules, enabled or not.
    /// - Returns: the valid settings, and a problem for each mistake.
    package static func decode(
        _ bytes: [UInt8], path: String, rules: [any RuleDescription.Type]
    ) -> (file: ConfigurationFile, problems: [ConfigurationProblem]) {
        var decoder = ConfigurationDecoder(path: path, bytes: bytes, rules: rules, file: ConfigurationFile(path: path))
        if let offset = firstMalformedUTF8Offset(bytes) {
            let place = SourceRange(start: UInt32(offset), end: UInt32(offset) + 1)
            decoder.report(place, "the file is not UTF-8", help: "save it as UTF-8")
            return (decoder.file, decoder.problems)
        }
        do throws(YAMLError) {
            decoder.decode(try YAMLReader.read(bytes))
        } catch {
            decoder.report(error.range, error.message)
        }
        return (decoder.file, decoder.problems)
    }

    private mutating func decode(_ root: YAMLNode) {
        if case .null = root.value { return }
        for entry in entries(root, "the configuration") { decode(entry) }
    }

    private mutating func decode(_ entry: YAMLNode.Entry) {
        let value = entry.value
        guard let key = ConfigurationKey(rawValue: entry.key) else {
            let keys = ConfigurationKey.allCases.map(\.rawValue)
            let hint = FamiliarWords.key(entry.key) ?? ruleHint(entry)
            return reportUnknown("key", entry.key, entry.keyRange, keys, hint: hint)
        }
        switch key {
        case .version:
            if text(value) == "1" { break }
            report(value.range, "this configuration version is not supported", help: "write version: 1")
        case .requiredVersion: decodeRequiredVersion(value)
        case .extends:
            if let text = text(value), let preset = Preset(familiar: text) {
                return report(
                    value.range, "extends must be a list, not text", help: "write extends: [\(preset.reference)]")
            }
            file.extends = strings(value, key.rawValue).compactMap { decodeExtension($0) }
        case .include: file.include = patterns(value, key.rawValue)
        case .exclude: file.exclude = patterns(value, key.rawValue)
        case .generated: file.skipsGenerated = word(value, key.rawValue, key.words).map { $0 == "skip" }
        case .deploymentTargets: file.targets = targets(value)
        case .toolchain: file.toolchain = choice(value, key.rawValue)
        case .uiModules: file.uiModules = strings(value, key.rawValue).map(\.text)
        case .failOn: file.failOn = failOn(value, key.rawValue)
        case .confidence: file.confidence = choice(value, key.rawValue)
        case .baseline: file.baseline = text(value, key.rawValue).map { ConfigurationFile.Baseline(path: $0, range: value.range) }
        case .fixes: decodeFixes(value)
        case .rules: file.rules = ruleSettings(value)
        case .overrides: file.overrides = list(value, key.rawValue).compactMap { override($0) }
        }
    }

    /// What to write for a rule at the top level, where SwiftLint has rules; nil for other keys.
    private func ruleHint(_ entry: YAMLNode.Entry) -> String? {
        guard rules.contains(where: { $0.info.id == entry.key }) else { return nil }
        let severity = text(entry.value).flatMap(Severity.init(rawValue:)) ?? .warning
        return "`\(entry.key)` is a rule: write rules: {\(entry.key): \(severity)}"
    }

    private mutating func decodeRequiredVersion(_ value: YAMLNode) {
        guard let text = text(value, "required_version") else { return }
        guard let requirement = VersionRequirement(text) else {
            return report(value.range, "\"\(text)\" is not a version", help: "write it like \">=1.0\"")
        }
        file.requiredVersion = requirement
        guard let own = OSVersion(ToolIdentity.version), !requirement.accepts(own) else { return }
        report(
            value.range, "this is \(ToolIdentity.name) \(ToolIdentity.version), but the project requires \(text)",
            help: "install a matching version, or change required_version")
    }

    private mutating func decodeExtension(
        _ item: (text: String, range: SourceRange)
    ) -> ConfigurationFile.Extension? {
        guard item.text.hasPrefix(Preset.prefix) else {
            if item.text.contains("://") {
                report(item.range, "a configuration cannot come from the network", help: "use a file in the repository")
                return nil
            }
            if let preset = Preset(familiar: item.text) {
                report(item.range, "\"\(item.text)\" is neither a preset nor a file", help: "write \(preset.reference)")
                return nil
            }
            return ConfigurationFile.Extension(target: .file(item.text), range: item.range)
        }
        let name = String(item.text.dropFirst(Preset.prefix.count))
        guard let preset = Preset(rawValue: name) else {
            let nearest = SpellingSuggestion.nearest(to: name, in: Preset.allCases.map(\.rawValue))
            reportUnknown(
                "preset", name, item.range, Preset.allCases.map(\.reference),
                hint: nearest.map { "did you mean \"\(Preset.prefix)\($0)\"?" })
            return nil
        }
        return ConfigurationFile.Extension(target: .preset(preset), range: item.range)
    }

    private mutating func decodeFixes(_ value: YAMLNode) {
        for entry in entries(value, "fixes") {
            switch FixesKey(rawValue: entry.key) {
            case .unsafe: file.fixes.unsafe = selectors(entry.value, entry.key)
            case .never: file.fixes.never = selectors(entry.value, entry.key)
            case nil: reportUnknown("key of fixes", entry.key, entry.keyRange, FixesKey.allCases.map(\.rawValue))
            }
        }
    }

    private mutating func override(_ node: YAMLNode) -> ConfigurationFile.Override? {
        var override = ConfigurationFile.Override(range: node.range)
        let known = problems.count
        for entry in entries(node, "an override") {
            switch OverrideKey(rawValue: entry.key) {
            case .paths: override.paths = patterns(entry.value, entry.key)
            case .exclude: override.exclude = patterns(entry.value, entry.key)
            case .rules: override.rules = ruleSettings(entry.value)
            case .confidence: override.confidence = choice(entry.value, entry.key)
            case .failOn: override.failOn = failOn(entry.value, entry.key)
            case .deploymentTargets: override.targets = targets(entry.value)
            case nil:
                let keys = OverrideKey.allCases.map(\.rawValue)
                let hint = FamiliarWords.overrideKey(entry.key)
                reportUnknown("key of an override", entry.key, entry.keyRange, keys, hint: hint)
            }
        }
        if !override.paths.isEmpty { return override }
        // The paths may be missing because of a mistake that has been reported.
        if problems.count == known {
            report(node.range, "the override has no paths and never applies", help: "add paths: [\"Tests/\"]")
        }
        return nil
    }

    // MARK: Reporting

    mutating func report(_ range: SourceRange, _ message: String, help: String? = nil) {
        problems.append(ConfigurationProblem(path, range, Self.shortened(message), help: help.map(Self.shortened)))
    }

    /// Whether a mistake gets a suggestion with a similar spelling: not after many others, because each costs a search.
    var suggests: Bool { problems.count < 100 }

    /// A text without its middle if it is very long: it may quote a word of any length.
    private static func shortened(_ text: String) -> String {
        text.utf8.count <= 1_000 ? text : text.prefix(400) + " … " + text.suffix(100)
    }

    /// - Parameter hint: what to write instead; nil to suggest a choice with a similar spelling.
    mutating func reportUnknown(
        _ kind: String, _ word: String, _ range: SourceRange, _ choices: [String], hint: String? = nil
    ) {
        let hint =
            hint ?? FamiliarWords.hint(for: word, among: choices)
            ?? (suggests ? SpellingSuggestion.nearest(to: word, in: choices) : nil).map { "did you mean \"\($0)\"?" }
        report(range, "unknown \(kind) \"\(word)\"", help: hint ?? "use one of \(choices.joined(separator: ", "))")
    }
}
