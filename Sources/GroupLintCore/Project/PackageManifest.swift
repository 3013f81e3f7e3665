/// OS versions in a `Package.swift`, and the directories of its targets. The file is only parsed: a manifest is a program,
/// and programs of other people are never run.
package struct PackageManifest: Sendable {
    /// Versions from `platforms: [.iOS(.v16), .macOS("13.3")]`; unknown if there is no such list or if one of its values
    /// is computed.
    package let targets: DeploymentTargets
    /// What the settings of any target say.
    package let buildOptions: BuildOptions
    private let folders: PackageFolders

    /// Nil if the file does not create a package.
    ///
    /// - Parameter isDirectory: whether a path, relative to the directory of the manifest, is a directory.
    package init?(_ source: SourceFile, isDirectory: (String) -> Bool = { _ in true }) {
        let tree = parse(source)
        let packages = tree.records.indices.lazy.filter { tree.records[$0].kind == .functionCallExpr }
            .compactMap { CallExpr(SyntaxNode(tree: tree, id: NodeID($0))) }
        guard let package = packages.first(where: { $0.callee?.name == "Package" }) else { return nil }
        targets = package.argument("platforms").flatMap(Self.targets) ?? DeploymentTargets()
        buildOptions = BuildOptions(namedIn: source)
        folders = PackageFolders(of: package, isDirectory)
    }

    /// Whether a target of the package has a file. The app beside a library does not belong to the package.
    ///
    /// - Parameter path: relative to the directory of the manifest.
    package func holds(_ path: String) -> Bool { folders.hold(path) }

    private static func targets(_ list: SyntaxNode) -> DeploymentTargets? {
        guard list.kind == .arrayExpr else { return nil }
        var targets = DeploymentTargets()
        for item in list.children() {
            guard let call = CallExpr(item), let callee = call.callee, callee.kind == .memberAccessExpr,
                let platform = Platform(spelling: callee.tokenText),
                let value = call.firstArgument?.value, let version = version(value)
            else { return nil }
            targets[platform] = version
        }
        return targets
    }

    /// Version from `.v16`, `.v10_15` or `"16.4"`.
    private static func version(_ value: SyntaxNode) -> OSVersion? {
        switch value.kind {
        case .memberAccessExpr:
            let name = value.tokenText
            guard name.hasPrefix("v") else { return nil }
            return OSVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
        case .stringLiteralExpr: return value.literalText.flatMap { OSVersion($0) }
        default: return nil
        }
    }

    /// Lowest Xcode that supports the `// swift-tools-version:` of the file; nil if it is unknown.
    package static func toolchain(_ source: SourceFile) -> Toolchain? {
        let line = source.bytes.prefix { $0 != UInt8(ascii: "\n") }
        let text = String(decoding: line, as: UTF8.self)
        guard let colon = text.firstIndex(of: ":"), text.contains("swift-tools-version"),
            let version = OSVersion(text[text.index(after: colon)...].drop { $0 == " " }.prefix { $0.isNumber || $0 == "." })
        else { return nil }
        if version < OSVersion(5, 9) { return nil }
        if version < OSVersion(6) { return .xcode15 }
        return version < OSVersion(6, 2) ? .xcode16 : version < OSVersion(6, 4) ? .xcode26 : .xcode27
    }
}

extension BuildOptions {
    /// The settings that a manifest or a specification names somewhere: it may compute for which targets.
    init(namedIn source: SourceFile) {
        let text = source.bytes
        self = []
        if text.contains("defaultIsolation(MainActor") || text.contains("SWIFT_DEFAULT_ACTOR_ISOLATION") {
            insert(.mainActorByDefault)
        }
        if text.contains("NonisolatedNonsendingByDefault") || text.contains("SWIFT_APPROACHABLE_CONCURRENCY") {
            insert(.asyncFollowsCaller)
        }
    }
}

extension SyntaxNode {
    /// The text of a string literal without interpolations and escapes; nil for other nodes.
    var literalText: String? {
        guard kind == .stringLiteralExpr else { return nil }
        let text = self.text
        guard text.utf8.count > 1, text.first == "\"", text.last == "\"", !text.contains("\\") else { return nil }
        return String(text.dropFirst().dropLast())
    }

    /// The texts of an array literal of such literals; nil for other nodes.
    var literalTexts: [String]? {
        guard kind == .arrayExpr else { return nil }
        var texts: [String] = []
        for item in children() {
            guard let text = item.literalText else { return nil }
            texts.append(text)
        }
        return texts
    }
}
