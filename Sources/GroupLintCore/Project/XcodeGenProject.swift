/// OS versions in the `project.yml` of XcodeGen.
package enum XcodeGenProject {
    /// Targets of the project; empty if the file belongs to another tool or uses YAML that is not supported.
    package static func targets(_ bytes: [UInt8]) -> [XcodeProject.Target] {
        guard let root = try? YAMLReader.read(YAMLReader.blankingBlockText(bytes)) else { return [] }
        let shared = versions(root["options"]?["deploymentTarget"])
        guard case .mapping(let entries)? = root["targets"]?.value else { return [] }
        let concurrency = ConcurrencySettings(namedIn: SourceFile(path: "project.yml", bytes: bytes))
        return entries.map { entry in
            var targets = DeploymentTargets()
            let layers = [entry.value] + templates(of: entry.value, root["targetTemplates"])
            let names = (layers.lazy.map(platforms).first { !$0.isEmpty } ?? []).compactMap { Platform(spelling: $0) }
            for platform in names { targets[platform] = shared[platform] }
            let own = layers.lazy.compactMap { $0["deploymentTarget"] }.first
            if let version = own?.text.flatMap({ OSVersion($0) }), names.count == 1 { targets[names[0]] = version }
            for (platform, version) in versions(own).versions.pairs { targets[platform] = version }
            let folders = layers.flatMap { sources($0["sources"]) }
            return XcodeProject.Target(
                name: entry.key, targets: targets, concurrency: concurrency, folders: folders)
        }
    }

    /// Templates that a target names. They apply where the target sets nothing, and their sources are added.
    private static func templates(of target: YAMLNode, _ all: YAMLNode?) -> [YAMLNode] {
        (target["templates"]?.texts ?? []).compactMap { all?[$0] }
    }

    /// Platforms from `platform: iOS`, or from `platform: auto` with destinations.
    private static func platforms(_ node: YAMLNode) -> [String] {
        ["platform", "supportedDestinations"].flatMap { node[$0]?.texts ?? [] }
    }

    private static func versions(_ node: YAMLNode?) -> DeploymentTargets {
        var targets = DeploymentTargets()
        guard case .mapping(let entries)? = node?.value else { return targets }
        for entry in entries {
            if let platform = Platform(spelling: entry.key), let text = entry.value.text { targets[platform] = OSVersion(text) }
        }
        return targets
    }

    /// Folders from `sources: App`, `sources: [App]` or `sources: [{path: App}]`.
    private static func sources(_ node: YAMLNode?) -> [String] {
        guard let node else { return [] }
        if let text = node.text { return [ProjectPath.join("", text)] }
        guard case .sequence(let items) = node.value else { return [] }
        return items.compactMap { ($0.text ?? $0["path"]?.text).map { ProjectPath.join("", $0) } }
    }
}

extension YAMLNode {
    fileprivate var text: String? {
        if case .scalar(let text, _) = value { return text }
        return nil
    }

    /// The text of a scalar, or the texts of a list.
    fileprivate var texts: [String] {
        if case .sequence(let items) = value { return items.compactMap(\.text) }
        return text.map { [$0] } ?? []
    }

    fileprivate subscript(key: String) -> YAMLNode? {
        guard case .mapping(let entries) = value else { return nil }
        return entries.first { $0.key == key }?.value
    }
}
