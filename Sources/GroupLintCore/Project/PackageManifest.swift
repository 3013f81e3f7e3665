/// OS versions in a `Package.swift`. The file is only parsed: a manifest is a program, and programs of other people
/// are never run.
package enum PackageManifest {
    /// Targets from `platforms: [.iOS(.v16), .macOS("13.3")]`; nil if there is no such list or if one of its values
    /// is computed.
    package static func targets(_ source: SourceFile) -> DeploymentTargets? {
        let tree = parse(source)
        for id in tree.records.indices where tree.records[id].kind == .functionCallExpr {
            guard let call = CallExpr(SyntaxNode(tree: tree, id: NodeID(id))), call.callee?.name == "Package",
                let list = call.argument("platforms")
            else { continue }
            return targets(list)
        }
        return nil
    }

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
        return targets.isUnknown ? nil : targets
    }

    /// Version from `.v16`, `.v10_15` or `"16.4"`.
    private static func version(_ value: SyntaxNode) -> OSVersion? {
        switch value.kind {
        case .memberAccessExpr:
            let name = value.tokenText
            guard name.hasPrefix("v") else { return nil }
            return OSVersion(name.dropFirst().replacing("_", with: "."))
        case .stringLiteralExpr:
            return OSVersion(value.text.filter { $0 != "\"" })
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

extension String {
    fileprivate func replacing(_ character: Character, with other: Character) -> String {
        String(map { $0 == character ? other : $0 })
    }
}

extension Substring {
    fileprivate func replacing(_ character: Character, with other: Character) -> String {
        String(map { $0 == character ? other : $0 })
    }
}
