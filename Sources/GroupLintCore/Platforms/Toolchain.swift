/// The Xcode that the code is built with, as far as that changes what SwiftUI does: `@State` is a macro from 27 on.
public enum Toolchain: String, CaseIterable, Comparable, Sendable {
    case xcode15
    case xcode16
    case xcode26
    case xcode27

    public static let newest = Toolchain.xcode27

    public static func < (left: Toolchain, right: Toolchain) -> Bool { left.rawValue < right.rawValue }
}
