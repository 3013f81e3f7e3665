/// The parts of a project that a path names: code for a widget or a watch does not share the settings of the app.
struct ProjectPart: Equatable {
    private var words = 0

    private static let all = [
        "widget", "watch", "extension", "intent", "tvos", "macos", "visionos", "example", "sample", "demo", "test", "share",
        "clip", "tv/", "mac/", "ios/",
    ]

    init(_ path: String) {
        let folder = path.lowercased().dropLast(path.utf8.reversed().prefix { $0 != UInt8(ascii: "/") }.count)
        for (position, word) in Self.all.enumerated() where folder.contains(word) { words |= 1 << position }
    }
}
