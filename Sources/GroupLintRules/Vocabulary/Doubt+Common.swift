import GroupLintCore

/// Doubts that several rules share.
extension Doubt {
    static let throughOthers = Doubt(.medium, when: "the place is found through another view or member")
    static let throughModifier = Doubt(.medium, when: "the project's own modifier that applies SwiftUI's")
}
