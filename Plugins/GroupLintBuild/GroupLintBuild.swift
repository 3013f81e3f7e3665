import Foundation
import PackagePlugin

/// Lints a target before it is compiled. Reports only on the target, but reads the whole package: where another target shows a
/// view can decide whether its code is right. Diagnostics appear as warnings and errors of the build but do not fail it; use CI
/// to enforce them. An invalid configuration fails the build.
@main struct GroupLintBuild: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let sources = sources(of: target)
        guard !sources.isEmpty else { return [] }
        let project = context.package.targets.flatMap(self.sources)
        // The build runs the command only for an output that the target needs, and only after an input has changed. The
        // output is a Swift file with a comment: other files would become resources of the target.
        let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name)+GroupLint.swift")
        return [
            .buildCommand(
                displayName: "GroupLint \(target.name)",
                executable: try context.tool(named: "GroupLint").url,
                arguments: [
                    "lint", "--quiet", "--fail-on", "never", "--format", "xcode",
                    "--root", context.package.directoryURL.path(percentEncoded: false),
                    "--stamp", stamp.path(percentEncoded: false), "--",
                ] + sources.map { $0.path(percentEncoded: false) },
                inputFiles: project + configurations(of: project, in: context.package),
                outputFiles: [stamp])
        ]
    }

    private func sources(of target: any Target) -> [URL] {
        target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? []
    }

    /// Configuration files that apply to the sources. A change in one of them lints the target again.
    private func configurations(of sources: [URL], in package: Package) -> [URL] {
        let top = package.directoryURL.standardizedFileURL.path(percentEncoded: false)
        var seen: Set<URL> = []
        for source in sources {
            var directory = source.standardizedFileURL.deletingLastPathComponent()
            while directory.path(percentEncoded: false).hasPrefix(top), seen.insert(directory).inserted {
                directory = directory.deletingLastPathComponent()
            }
        }
        let files = seen.map { $0.appending(path: ".grouplint.yml") }
        return files.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
            .sorted { $0.path(percentEncoded: false) < $1.path(percentEncoded: false) }
    }
}
