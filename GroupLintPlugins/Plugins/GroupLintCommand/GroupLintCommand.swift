import PackagePlugin

/// `swift package grouplint [OPTION…]`: lints the package without writing to it. In Xcode also for projects.
@main struct GroupLintCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Run(context).start(arguments)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GroupLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try Run(context).start(arguments)
    }
}
#endif
