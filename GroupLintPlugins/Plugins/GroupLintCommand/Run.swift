import Foundation
import PackagePlugin

/// A run of `grouplint` over a package or an Xcode project. GroupLintFix has a link to this file, because plugins cannot share
/// a module.
struct Run {
    private let program: URL
    private let directory: URL
    /// The Swift files of each target, by its name.
    private let targets: [String: [URL]]

    init(_ context: PluginContext) throws {
        program = try context.tool(named: "grouplint").url
        directory = context.package.directoryURL
        let sources = context.package.targets.map { target in
            (target.name, target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) ?? [])
        }
        targets = Dictionary(sources, uniquingKeysWith: +)
    }

    /// Runs `grouplint` and waits for its end. An exit code other than 0 is an error of the plugin.
    func start(_ arguments: [String]) throws {
        let (options, chosen) = split(arguments)
        if let chosen, chosen.isEmpty { return Diagnostics.remark("the chosen targets have no Swift files") }
        let process = Process()
        process.executableURL = program
        process.currentDirectoryURL = directory
        process.arguments = options + (chosen ?? []).map { $0.path(percentEncoded: false) }
        try process.run()
        process.waitUntilExit()
        let code = process.terminationStatus
        if process.terminationReason != .exit || code != 0 {
            Diagnostics.error("grouplint ended with exit code \(code)")
        }
    }

    /// Splits arguments into options of GroupLint and the files of the targets that the user chose in Xcode, which passes
    /// them as `--target NAME`; nil if there are none. `--target iOS=16.0` is an option of GroupLint.
    private func split(_ arguments: [String]) -> (options: [String], chosen: [URL]?) {
        var options: [String] = []
        var chosen: [URL]?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--target", let name = rest.first, let sources = targets[name] {
                chosen = (chosen ?? []) + sources
                rest.removeFirst()
            } else {
                options.append(argument)
            }
        }
        return (options, chosen)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension Run {
    init(_ context: XcodePluginContext) throws {
        program = try context.tool(named: "grouplint").url
        directory = context.xcodeProject.directoryURL
        let sources = context.xcodeProject.targets.map { target in
            (target.displayName, target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" })
        }
        targets = Dictionary(sources, uniquingKeysWith: +)
    }
}
#endif
