/// The parts of a project that a path names: code for a widget or a watch does not share the settings of the app.
struct ProjectPart: Equatable {
    private var words = 0

    private static let all: [StaticString] = [
        "widget", "watch", "extension", "intent", "tvos", "macos", "visionos", "example", "sample", "demo", "test", "share",
        "clip", "tv/", "mac/", "ios/",
    ]

    init(_ path: String) {
        let bytes = Array(path.utf8)
        let folder = bytes[..<(bytes.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0)].map(\.lowercase)
        for (position, word) in Self.all.enumerated() where folder.contains(word) { words |= 1 << position }
    }
}

extension UInt8 {
    /// The small letter for a capital one of ASCII.
    fileprivate var lowercase: UInt8 { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self }
}
