/// Functions that rules look for anywhere in a file, also in code that makes no views. Only the tokens tell this for every
/// file, because the parser skips bodies in files without SwiftUI.
public struct SoughtFunctions: OptionSet, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// `Task.sleep`
    public static let sleep = SoughtFunctions(rawValue: 1)
    /// `Timer.scheduledTimer`
    public static let scheduledTimer = SoughtFunctions(rawValue: 2)
    /// `NotificationCenter.addObserver`
    public static let addObserver = SoughtFunctions(rawValue: 4)
    /// `Timer.publish`
    public static let publish = SoughtFunctions(rawValue: 8)

    /// A label of hosting controllers: `UIHostingController(rootView: Home())`, `Host(rootView: Home())`.
    public static let rootView = SoughtFunctions(rawValue: 16)
    /// A view, scene or renderer that starts with an empty environment. This is not a function.
    public static let startsEnvironment = SoughtFunctions(rawValue: 32)

    /// The functions that rules check in code that makes no views too.
    public static let checkedInModels: SoughtFunctions = [.sleep, .scheduledTimer]

    /// Adds the function that a token names, if it is sought.
    @inline(__always)
    mutating func add(_ token: Token, _ bytes: [UInt8]) {
        // The length decides for most tokens, and no byte is read.
        let (name, function): (Name, SoughtFunctions)
        switch token.end &- token.start {
        case 5: (name, function) = ("sleep", .sleep)
        case 7: (name, function) = ("publish", .publish)
        case 8: (name, function) = ("rootView", .rootView)
        case 11: (name, function) = ("addObserver", .addObserver)
        case 14: (name, function) = ("scheduledTimer", .scheduledTimer)
        // No other name is sought.
        default: return
        }
        if !contains(function), Name(bytes, in: Int(token.start)..<Int(token.end)) == name { insert(function) }
    }
}
