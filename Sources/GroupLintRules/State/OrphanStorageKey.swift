import GroupLintCore

struct OrphanStorageKey: Rule {
    static let unset = RuleCase(
        .info,
        says: "this setting has no effect: it is read as `{key}`, which nothing sets, and it is set as `{other}`, which nothing "
            + "reads")

    static let info = RuleInfo(
        id: "orphan_storage_key",
        summary: "A setting is read under one key and set under another key with nearly the same name.",
        category: .state,
        rationale: """
            `@AppStorage` and `UserDefaults` find a value by its key. If the settings screen writes to a key and the code that \
            uses the setting reads another key, the user changes the setting and nothing happens: the reader always gets its \
            default. The compiler does not notice, because keys are text.

            On every OS version.
            """,
        cases: [unset],
        silentOn: [
            "keys that have no counterpart with nearly the same name: something outside of the project may set or read them",
            "projects with `register(defaults:)`, with computed keys, or with a package that keeps settings",
            "keys that are constants, and keys that the project also writes in other places",
            "bindings that go to other views than the controls of SwiftUI",
            "stores other than the standard one, previews and tests",
        ],
        sources: ["https://developer.apple.com/documentation/swiftui/appstorage"],
        bad: """
            struct MapScreen: View {
                @AppStorage("mapRecentering") private var isCentered = false

                var body: some View {
                    Text(isCentered ? "Centered" : "Free")
                }
            }

            struct MapSettings: View {
                @AppStorage("mapRecenter") private var isCentered = false

                var body: some View {
                    Toggle("Keep centered", isOn: $isCentered)
                }
            }
            """,
        good: """
            struct MapScreen: View {
                @AppStorage("mapRecentering") private var isCentered = false

                var body: some View {
                    Text(isCentered ? "Centered" : "Free")
                }
            }

            struct MapSettings: View {
                @AppStorage("mapRecentering") private var isCentered = false

                var body: some View {
                    Toggle("Keep centered", isOn: $isCentered)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let pairs = pairs(in: file, &context)
        let keys = pairs.flatMap { [$0.key, $0.twin] }
        guard !pairs.isEmpty, let occurrences = KeyOccurrences(of: keys, context) else { return }
        var reported: [String] = []
        for (number, pair) in pairs.enumerated() where !reported.contains(pair.key.text) {
            let areAllKnown = [2 * number, 2 * number + 1].allSatisfy { key in
                occurrences.literals[key] == keys[key].placeCount && !occurrences.isCase[key]
            }
            guard areAllKnown else { continue }
            report(pair.key, pair.place, pair.twin, &context)
            reported.append(pair.key.text)
        }
    }

    /// A key that is only read, and a similar one that is only set.
    private struct Pair {
        let key: StorageKey
        let place: SourceRange
        let twin: StorageKey
    }

    /// The most pairs of a file that are looked up in all files.
    private static let mostPairs = 16

    private func pairs(in file: ViewFile, _ context: inout RuleContext) -> [Pair] {
        let index = context.index
        var all: [String]?
        var pairs: [Pair] = []
        for text in index.literalKeys(inFile: file.file) where pairs.count < Self.mostPairs {
            let key = StorageKey(text, &context)
            guard key.isOnlyRead, let place = place(of: key, in: file.file, index),
                !index.extendsUserDefaults(with: Name(key.name.utf8))
            else { continue }
            guard let others = all ?? index.allLiteralKeys() else { return [] }
            all = others
            for other in others where key.resembles(other) && pairs.count < Self.mostPairs {
                let twin = StorageKey(other, &context)
                guard twin.isOnlySet(&context), !index.extendsUserDefaults(with: Name(twin.name.utf8)) else { continue }
                pairs.append(Pair(key: key, place: place, twin: twin))
            }
        }
        return pairs
    }

    /// The first place of a key, if it is in a file.
    private func place(of key: StorageKey, in file: Int32, _ index: ProjectIndex) -> SourceRange? {
        if let first = key.settings.first { return first.file == file ? index.setting(first).attributeRange : nil }
        return key.calls.first.flatMap { $0.file == file ? index.call($0).range : nil }
    }

    private func report(_ key: StorageKey, _ place: SourceRange, _ twin: StorageKey, _ context: inout RuleContext) {
        let index = context.index
        let setting = twin.settings.first.map { (index.path(of: $0), index.setting($0).attributeRange) }
        let call = twin.calls.first.map { (index.path(of: $0), index.call($0).range) }
        guard let (path, range) = setting ?? call else { return }
        context.report(
            Self.unset, ["key": key.name, "other": twin.name], at: place,
            help: "use one key for both: write `\(twin.text)` here",
            related: [RelatedLocation(path: path, range: range, message: "this key is set here")])
    }
}
