extension ProjectIndex {
    /// The literal keys of `@AppStorage` and of the user defaults in a file, with their quotes, each once.
    public func literalKeys(inFile file: Int32) -> [String] {
        let summary = files[Int(file)]
        var found: [String] = []
        for key in summary.settings.map(\.literal) + (summary.defaults?.calls.map(\.literal) ?? [])
        where !key.isEmpty && !found.contains(key) {
            if found.count == Self.mostKeysInFile { break }
            found.append(key)
        }
        return found
    }

    /// All literal keys of the project; nil if there are very many, or if code that the index does not know may use any key.
    public func allLiteralKeys() -> [String]? {
        var found: [String] = []
        for (file, summary) in files.enumerated() {
            if let defaults = summary.defaults, defaults.registersDefaults || defaults.calls.contains(where: { $0.key.isNone }) {
                return nil
            }
            if summary.imports.contains(where: { Self.storagePackages.contains($0) }) { return nil }
            if !summary.settings.isEmpty || summary.defaults != nil { found += literalKeys(inFile: Int32(file)) }
            if found.count > Self.mostKeys { return nil }
        }
        return found
    }

    private static let storagePackages: [Name] = ["Defaults", "SwiftyUserDefaults"]
    private static let mostKeysInFile = 128
    private static let mostKeys = 1024

    /// The properties with `@AppStorage` and a literal key.
    public func settings(ofLiteral key: String) -> [SettingSite] { settings(key: Self.name(ofLiteral: key), nil) }

    /// The calls of user defaults with a literal key; nil if there are very many. Each file with one of them asks.
    public func defaultsCalls(ofLiteral key: String) -> [DefaultsSite]? {
        let name = Self.name(ofLiteral: key)
        let found = defaultsByKey.candidates(name)
        return found.count > Self.mostCalls ? nil : found.filter { call($0).key == name }
    }

    private static func name(ofLiteral key: String) -> Name { Name.appStorage.joined(with: Name(key.utf8)) }

    /// Whether an extension of `UserDefaults` has a member with a name: it may be observed under this key.
    public func extendsUserDefaults(with name: Name) -> Bool {
        types(named: .userDefaults).contains { !members(of: $0, named: name).isEmpty }
    }

    /// Whether the project uses another store where a property names none.
    public var replacesStandardStore: Bool {
        replacesStore.value { files.contains { $0.views.modifiers.contains { $0.name == "defaultAppStorage" } } }
    }
}
