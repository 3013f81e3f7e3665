import Foundation
import PackagePlugin

/// `swift package grouplint [OPTION…]`: lints the package without writing to it.
@main struct GroupLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let process = Process()
        process.executableURL = try context.tool(named: "GroupLint").url
        process.currentDirectoryURL = context.package.directoryURL
        process.arguments = [] + arguments
        try process.run()
        process.waitUntilExit()
        let code = process.terminationStatus
        if process.terminationReason != .exit || code != 0 {
            Diagnostics.error("grouplint ended with exit code \(code)")
        }
    }
}
