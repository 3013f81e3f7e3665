import PackagePlugin

/// `swift package grouplint-fix [OPTION…]`: applies safe fixes to the package. In Xcode also to projects.
@main struct GroupLintFix: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        try Run(context).start(["--fix"] + arguments)
    }
}

#if canImport(XcodeProjectPlugin)
import XcodeProjectPlugin

extension GroupLintFix: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
        try Run(context).start(["--fix"] + arguments)
    }
}
#endif
