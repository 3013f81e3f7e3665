/// Settings of a target that decide on which actor code without annotations runs, and on which devices.
public struct BuildOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Code belongs to the main actor: `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`, `.defaultIsolation(MainActor.self)`.
    public static let mainActorByDefault = BuildOptions(rawValue: 1)
    /// `async` functions without an actor run on the actor of their caller: `NonisolatedNonsendingByDefault`.
    public static let asyncFollowsCaller = BuildOptions(rawValue: 2)
    /// A target with the code says that it is for iPhones: `TARGETED_DEVICE_FAMILY = 1`. iPads show it like an iPhone.
    package static let namesPhones = BuildOptions(rawValue: 4)
    /// A target with the code says that it is for other devices, too: `TARGETED_DEVICE_FAMILY = 1,2`.
    package static let namesOtherDevices = BuildOptions(rawValue: 8)

    /// Whether each target with the code is known to be for iPhones only.
    public var isForPhonesOnly: Bool { contains(.namesPhones) && !contains(.namesOtherDevices) }
}
