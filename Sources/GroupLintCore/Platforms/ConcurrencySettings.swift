/// Settings of a module that decide on which actor code without annotations runs.
public struct ConcurrencySettings: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Code belongs to the main actor: `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`, `.defaultIsolation(MainActor.self)`.
    public static let mainActorByDefault = ConcurrencySettings(rawValue: 1)
    /// `async` functions without an actor run on the actor of their caller: `NonisolatedNonsendingByDefault`.
    public static let asyncFollowsCaller = ConcurrencySettings(rawValue: 2)
}
