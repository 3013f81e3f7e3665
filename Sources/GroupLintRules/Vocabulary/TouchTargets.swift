import GroupLintCore

extension DeploymentTargets {
    /// Whether users of one of the platforms can pull content to refresh it. On a Mac nothing runs `.refreshable`.
    var hasPullToRefresh: Bool { isUnknown || versions.pairs.contains { $0.0 != .macOS } }

    /// Whether the code may run where the user points at a place: anywhere but on tvOS and watchOS.
    var hasPointerOrTouch: Bool { isUnknown || versions.pairs.contains { $0.0 != .tvOS && $0.0 != .watchOS } }

    /// Whether the code may run where VoiceOver stops at every element: anywhere but on tvOS, where it follows the focus.
    var hasReadingOrder: Bool { isUnknown || versions.pairs.contains { $0.0 != .tvOS } }

    /// Whether the code may run on iOS or visionOS, where the automatic style of a button draws nothing.
    var mayRunOnTouchScreens: Bool { isUnknown || versions.pairs.contains { $0.0 == .iOS || $0.0 == .visionOS } }
}

extension RuleContext {
    /// Whether the code of an element may run where the user points at a place: `#if os(tvOS)` does not.
    mutating func isPointedAt(_ element: ViewElement) -> Bool {
        guard let node = node(of: element) else { return true }
        return ReachableTargets(node, targets).targets.hasPointerOrTouch
    }

    /// Whether the code of an element of any file may run on iOS or visionOS: `#if os(macOS)` does not.
    mutating func isOnTouchScreen(_ element: ViewElement) -> Bool {
        guard let node = code(of: element) else { return true }
        return ReachableTargets(node, targets).targets.mayRunOnTouchScreens
    }
}
