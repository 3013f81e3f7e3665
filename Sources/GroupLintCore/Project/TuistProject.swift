/// OS versions in the `Project.swift` of Tuist, as far as they are written as literals.
package enum TuistProject {
    /// Targets of the project; empty if the file is not a Tuist manifest.
    package static func targets(_ source: SourceFile) -> [XcodeProject.Target] {
        let tree = parse(source)
        let imports = tree.root.children().compactMap { ImportDecl($0)?.path?.text }
        guard imports.contains("ProjectDescription") else { return [] }
        let buildOptions = BuildOptions(namedIn: source)
        var targets: [XcodeProject.Target] = []
        tree.root.walk { node in
            if node.kind == .labeledExpr, node.name == "dependencies" { return false }
            if let call = CallExpr(node), let target = target(call, buildOptions) { targets.append(target) }
            return true
        }
        return targets
    }

    /// Target from `.target(name: "App", …)` and `Target(name: "App", …)`.
    private static func target(_ call: CallExpr, _ buildOptions: BuildOptions) -> XcodeProject.Target? {
        guard let callee = call.callee, callee.name == "target" || callee.name == "Target",
            let name = call.argument("name")?.literalText, let sources = call.argument("sources")
        else { return nil }
        let patterns = sources.literalText.map { [$0] } ?? sources.literalTexts ?? []
        let versions = (call.argument("deploymentTargets") ?? call.argument("deploymentTarget")).map(versions)
        return XcodeProject.Target(
            name: name, targets: versions ?? DeploymentTargets(), buildOptions: buildOptions,
            folders: patterns.compactMap(ProjectPath.directory))
    }

    /// Versions from `.iOS("16.0")` and `.multiplatform(iOS: "16.0", macOS: "13.0")`.
    private static func versions(_ node: SyntaxNode) -> DeploymentTargets {
        var targets = DeploymentTargets()
        guard let call = CallExpr(node), let callee = call.callee else { return targets }
        if let platform = Platform(spelling: callee.tokenText) {
            targets[platform] = call.firstArgument?.value?.literalText.flatMap { OSVersion($0) }
        } else {
            for argument in call.arguments {
                guard let platform = Platform(spelling: argument.node.tokenText) else { continue }
                targets[platform] = argument.value?.literalText.flatMap { OSVersion($0) }
            }
        }
        return targets
    }
}
