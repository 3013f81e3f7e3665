import GroupLintCore

extension LifecycleUse {
    /// The first platform that may run the code on a version that does not merge the callbacks of a group. Nil for
    /// `task`, which needs a version that does.
    func unmergedTarget(_ context: inout RuleContext) -> (platform: Platform, version: OSVersion)? {
        guard effect != "task", let node = context.node(of: modifier) else { return nil }
        return ReachableTargets(node, context.targets).platforms(below: SwiftUICatalog.groupLifecycleMerge).first
    }

    /// Whether `group_lifecycle_pre_ios15` reports this use of a Group when its views are not rows of a list.
    func isUnmergedGroup(_ context: inout RuleContext) -> Bool {
        guard isGroup, soleForEach == nil, effect != "onChange" || hasSeveralViews else { return false }
        return unmergedTarget(&context) != nil
    }

    /// The verb of the message for a ForEach or Section. `isBelow`: the OS version does not merge callbacks.
    func effect(onRowsOf place: Placement, isBelow: Bool) -> String {
        if effect == "onReceive" { return "may run once for each of its views" }
        if place.layout.isRow { return "runs for each of its rows" }
        if isBelow { return "runs for each of its views" }
        if effect == "onDisappear" { return "runs when the last of its views is gone, and not for the others" }
        return "runs when the first of its views appears, and not for the others"
    }
}

extension DeploymentTargets {
    /// The first version that merges the callbacks of a group, such as `iOS 15`: of `platform`, or of the first platform
    /// that the project is built for.
    func mergingText(_ platform: Platform? = nil) -> String {
        let merging = SwiftUICatalog.groupLifecycleMerge
        let built = Platform.allCases.first { self[$0] != nil && merging[$0] != nil }
        let platform = platform ?? built ?? .iOS
        return "\(platform.rawValue) \(merging[platform].map { String($0.major) } ?? "")"
    }
}
