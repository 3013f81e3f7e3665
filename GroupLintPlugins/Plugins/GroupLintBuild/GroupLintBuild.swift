import Foundation
import PackagePlugin

/// Lints a target before it is compiled. Reports only on the target, but reads the whole package or Xcode project: where
/// another target shows a view can decide whether its code is right. Diagnostics appear as warnings and errors of the build
/// but do not fail it; use CI to enforce them. An invalid configuration fails the build.
@main struct GroupLintBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let lint = TargetLint(
            program: try context.tool(named: "grouplint").url, root: context.package.directoryURL,
            project: context.package.targets.flatMap(sources), output: context.pluginWorkDirectoryURL)
        return lint.commands(for: target.name, sources: sources(of: target))
    }

    private func sources(of target: any Target) -> [URL] {
        target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GroupLintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
        let lint = TargetLint(
            program: try context.tool(named: "grouplint").url, root: context.xcodeProject.directoryURL,
            project: context.xcodeProject.targets.flatMap(sources), output: context.pluginWorkDirectoryURL)
        return lint.commands(for: target.displayName, sources: sources(of: target))
    }

    private func sources(of target: XcodeTarget) -> [URL] {
        target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
    }
}
#endif
