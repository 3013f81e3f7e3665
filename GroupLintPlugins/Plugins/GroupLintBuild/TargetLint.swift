import Foundation
import PackagePlugin

/// Makes the build command that lints a target.
struct TargetLint {
    let program: URL
    /// Directory of the package or of the Xcode project.
    let root: URL
    /// The Swift files of all targets. A change in one of them lints each target again.
    let project: [URL]
    /// Directory for the output of the command.
    let output: URL

    /// - Parameter sources: the Swift files of the target.
    func commands(for target: String, sources: [URL]) -> [Command] {
        guard !sources.isEmpty else { return [] }
        // The build runs the command only for an output that the target needs, and only after an input has changed. The
        // output is a Swift file with a comment: other files would become resources of the target.
        let stamp = output.appending(path: target.replacing("/", with: "-") + "+GroupLint.swift")
        return [
            .buildCommand(
                displayName: "GroupLint \(target)",
                executable: program,
                arguments: [
                    "lint", "--quiet", "--fail-on", "never", "--format", "xcode",
                    "--root", root.path(percentEncoded: false), "--stamp", stamp.path(percentEncoded: false), "--",
                ] + sources.map { $0.path(percentEncoded: false) },
                inputFiles: project + configurations,
                outputFiles: [stamp])
        ]
    }

    /// Configuration files that apply to the sources. A change in one of them lints the target again.
    private var configurations: [URL] {
        let top = root.standardizedFileURL.path(percentEncoded: false)
        var seen: Set<URL> = []
        for source in project {
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
