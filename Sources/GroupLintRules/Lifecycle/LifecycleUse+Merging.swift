import GroupLintCore

extension LifecycleUse {
    /// First platform that may run the code on a version that does not merge the callbacks of a group. `task` needs one
    /// that does.
    func unmergedTarget(_ context: inout RuleContext) -> (platform: Platform, version: OSVersion)? {
        guard effect != "task", let node = context.node(of: modifier) else { return nil }
        return ReachableTargets(node, context.targets).platforms(below: SwiftUICatalog.groupLifecycleMerge).first
    }

    /// A use on a Group that is `group_lifecycle_pre_ios15`'s where it makes no rows of a list.
    func isUnmergedGroup(_ context: inout RuleContext) -> Bool {
        guard isGroup, soleForEach == nil, effect != "onChange" || hasSeveralViews else { return false }
        return unmergedTarget(&context) != nil
    }

    /// What a modifier on a ForEach or Section does; `isBelow` says that callbacks are not merged.
    func effect(onRowsOf place: Placement, isBelow: Bool) -> String {
        if effect == "onReceive" { return "may run once for each of its views" }
        if place.layout.isRow { return "runs for each of its rows in the \(place.layout.text)" }
        if isBelow { return "runs for each of its views" }
        if effect == "onDisappear" { return "runs when the last of its views is gone and not for the others" }
        return "runs when the first of its views appears and not for the others"
    }
}

extension DeploymentTargets {
    /// First version that merges the callbacks of a group, such as `iOS 15`: of a platform, or of the first that the
    /// project is built for.
    func mergingText(_ platform: Platform? = nil) -> String {
        let merging = SwiftUICatalog.groupLifecycleMerge
        let built = Platform.allCases.first { self[$0] != nil && merging[$0] != nil }
        let platform = platform ?? built ?? .iOS
        return "\(platform.rawValue) \(merging[platform].map { String($0.major) } ?? "")"
    }
}
