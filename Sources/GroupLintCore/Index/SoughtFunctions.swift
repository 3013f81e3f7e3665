/// Functions that rules look for anywhere in a file, also in code that makes no views. Only the tokens tell this for every
/// file, because the parser skips bodies in files without SwiftUI.
public struct SoughtFunctions: OptionSet, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    /// `Task.sleep`
    public static let sleep = SoughtFunctions(rawValue: 1)
    /// `Timer.scheduledTimer`, or the label of `Timer(timeInterval: 1, repeats: true)`
    public static let scheduledTimer = SoughtFunctions(rawValue: 2)
    /// `NotificationCenter.addObserver`
    public static let addObserver = SoughtFunctions(rawValue: 4)
    /// `Timer.publish`
    public static let publish = SoughtFunctions(rawValue: 8)

    /// A label of hosting controllers: `UIHostingController(rootView: Home())`, `Host(rootView: Home())`.
    public static let rootView = SoughtFunctions(rawValue: 16)
    /// A view, scene or renderer that starts with an empty environment. This is not a function.
    public static let startsEnvironment = SoughtFunctions(rawValue: 32)

    /// A label of the user defaults, and of decoders: `bool(forKey: "isOn")`.
    static let forKey = SoughtFunctions(rawValue: 64)
    /// `UserDefaults.register(defaults:)`
    static let register = SoughtFunctions(rawValue: 128)
    /// The type `UserDefaults`. This is not a function.
    static let userDefaults = SoughtFunctions(rawValue: 256)
    /// A call that reads the user defaults under a known key.
    public static let readsDefaults = SoughtFunctions(rawValue: 512)
    /// `publisher.sink`
    public static let sink = SoughtFunctions(rawValue: 1024)
    /// `.library(…)` in the manifest of a package.
    static let library = SoughtFunctions(rawValue: 2048)

    /// The functions that rules check in code that makes no views too.
    public static let checkedInModels: SoughtFunctions = [.sleep, .scheduledTimer, .readsDefaults]

    /// Adds the function that a token names, if it is sought.
    @inline(__always)
    mutating func add(_ token: Token, _ bytes: [UInt8]) {
        // The length and the first letter decide for most tokens, and no name is made.
        switch (token.end &- token.start, bytes[Int(token.start)]) {
        case (4, UInt8(ascii: "s")): add(.sink, Self.sinkName, token, bytes)
        case (5, UInt8(ascii: "s")): add(.sleep, Self.sleepName, token, bytes)
        case (6, UInt8(ascii: "f")): add(.forKey, Self.forKeyName, token, bytes)
        case (7, UInt8(ascii: "l")): add(.library, Self.libraryName, token, bytes)
        case (7, UInt8(ascii: "p")): add(.publish, Self.publishName, token, bytes)
        case (8, UInt8(ascii: "r")):
            add(.rootView, Self.rootViewName, token, bytes)
            add(.register, Self.registerName, token, bytes)
        case (11, UInt8(ascii: "a")): add(.addObserver, Self.addObserverName, token, bytes)
        case (12, UInt8(ascii: "t")): add(.scheduledTimer, Self.timeIntervalName, token, bytes)
        case (14, UInt8(ascii: "s")): add(.scheduledTimer, Self.scheduledTimerName, token, bytes)
        // No other name is sought.
        default: break
        }
    }

    private mutating func add(_ function: SoughtFunctions, _ name: Name, _ token: Token, _ bytes: [UInt8]) {
        if !contains(function), Name(bytes, in: Int(token.start)..<Int(token.end)) == name { insert(function) }
    }

    private static let sinkName: Name = "sink"
    private static let sleepName: Name = "sleep"
    private static let forKeyName: Name = "forKey"
    private static let registerName: Name = "register"
    private static let libraryName: Name = "library"
    private static let publishName: Name = "publish"
    private static let rootViewName: Name = "rootView"
    private static let addObserverName: Name = "addObserver"
    private static let scheduledTimerName: Name = "scheduledTimer"
    private static let timeIntervalName: Name = "timeInterval"
}
