/// The Xcode version that builds the code, as far as it changes SwiftUI: from Xcode 27, `@State` is a macro.
public enum Toolchain: String, CaseIterable, Comparable, Sendable {
    case xcode15
    case xcode16
    case xcode26
    case xcode27

    public static let newest = Toolchain.xcode27

    public static func < (left: Toolchain, right: Toolchain) -> Bool { left.rawValue < right.rawValue }
}
