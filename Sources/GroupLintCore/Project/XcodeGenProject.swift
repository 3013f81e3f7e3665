/// OS versions in the `project.yml` of XcodeGen.
package enum XcodeGenProject {
    /// Targets of the project; empty if the file belongs to another tool or uses YAML that is not supported.
    package static func targets(_ bytes: [UInt8]) -> [XcodeProject.Target] {
        guard let root = try? YAMLReader.read(YAMLReader.blankingBlockText(bytes)) else { return [] }
        let shared = versions(root["options"]?["deploymentTarget"])
        guard case .mapping(let entries)? = root["targets"]?.value else { return [] }
        let buildOptions = BuildOptions(namedIn: SourceFile(path: "project.yml", bytes: bytes))
        let templates = Templates(root["targetTemplates"])
        var remaining = 1 << 17
        return entries.map { entry in
            var targets = DeploymentTargets()
            let layers = [entry.value] + templates.templates(of: entry.value)
            let names = (layers.lazy.map(platforms).first { !$0.isEmpty } ?? []).compactMap { Platform(spelling: $0) }
            for platform in names { targets[platform] = shared[platform] }
            let own = layers.lazy.compactMap { $0["deploymentTarget"] }.first
            if let version = own?.text.flatMap({ OSVersion($0) }), names.count == 1 { targets[names[0]] = version }
            for (platform, version) in versions(own).versions.pairs { targets[platform] = version }
            let folders = layers.flatMap { sources($0["sources"], &remaining) }
            return XcodeProject.Target(
                name: entry.key, targets: targets, buildOptions: buildOptions, folders: folders)
        }
    }

    /// The templates of a project by their names.
    private struct Templates {
        private var all: [String: YAMLNode] = [:]

        init(_ node: YAMLNode?) {
            guard case .mapping(let entries)? = node?.value else { return }
            for entry in entries where all[entry.key] == nil { all[entry.key] = entry.value }
        }

        /// Templates that a target names, each once. They apply where the target sets nothing, and their sources are added.
        func templates(of target: YAMLNode) -> [YAMLNode] {
            var named: Set<String> = []
            return (target["templates"]?.texts ?? []).filter { named.insert($0).inserted }.compactMap { all[$0] }
        }
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
    ///
    /// - Parameter remaining: number of folders that may still be listed: many targets may name many templates.
    private static func sources(_ node: YAMLNode?, _ remaining: inout Int) -> [String] {
        guard let node, remaining > 0 else { return [] }
        if let text = node.text { return [ProjectPath.join("", text)] }
        guard case .sequence(let items) = node.value else { return [] }
        remaining -= items.count
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
