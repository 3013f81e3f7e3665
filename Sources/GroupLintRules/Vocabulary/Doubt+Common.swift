import GroupLintCore

/// Doubts that several rules have.
extension Doubt {
    static let throughOthers = Doubt(.medium, when: "the place is known through another view or member")
    static let throughModifier = Doubt(.medium, when: "a modifier of the project that wraps SwiftUI's")
}
