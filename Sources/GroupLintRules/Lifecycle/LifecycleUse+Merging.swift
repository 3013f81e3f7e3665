import GroupLintCore

extension LifecycleUse {
    /// The first platform that may run the code on a version that does not merge the callbacks of a group. Nil for
    /// modifiers that need a version that does.
    func unmergedTarget(_ context: inout RuleContext) -> (platform: Platform, version: OSVersion)? {
        guard effect != "task", !isNewOnChange(&context), let node = context.node(of: modifier) else { return nil }
        return ReachableTargets(node, context.targets).platforms(below: SwiftUICatalog.groupLifecycleMerge).first
    }

    /// Whether the code may run on iOS, as far as the deployment targets say.
    func mayRunOnIOS(_ context: inout RuleContext) -> Bool {
        guard !context.targets.isUnknown, let node = context.node(of: modifier) else { return true }
        return ReachableTargets(node, context.targets).targets[.iOS] != nil
    }
}

extension DeploymentTargets {
    /// The first version that merges the callbacks of a group, such as `iOS 15`.
    func mergingText(_ platform: Platform) -> String {
        let version = SwiftUICatalog.groupLifecycleMerge[platform]
        return "\(platform.rawValue) \(version.map { String($0.major) } ?? "")"
    }
}
