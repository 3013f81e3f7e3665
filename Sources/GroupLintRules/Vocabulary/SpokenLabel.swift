import GroupLintCore

extension DeploymentTargets {
    /// The modifier that gives a view its label for VoiceOver, with a Swift expression for the title. `.accessibilityLabel` came
    /// with `@StateObject`.
    func labelModifier(_ title: String) -> String {
        let isOld = !platforms(below: SwiftUICatalog.stateObjectVersions).isEmpty
        return isOld ? ".accessibility(label: Text(\(title)))" : ".accessibilityLabel(\(title))"
    }
}
