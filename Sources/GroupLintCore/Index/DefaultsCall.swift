/// A call that reads or sets a value of the user defaults: `UserDefaults.standard.bool(forKey: "isOn")`.
public struct DefaultsCall: Sendable {
    /// The key as written, in the form of `StoredSetting.key`; `Name.none` if the key is computed.
    let key: Name
    /// The type that the key starts with, as in `StoredSetting.keyType`.
    let keyType: Name
    /// The key with its quotes if it is a literal; empty for any other key.
    public let literal: String
    /// The name of the object that is called, if only another file can tell what it is.
    let receiverName: Name
    /// What the call gives while no value is set, as in `StoredSetting.valueName`.
    let missingName: Name
    /// The value after `??`; empty if there is none.
    public let missingRange: SourceRange
    public let range: SourceRange
    /// The declaration of the type with the call, as a position in the file's types, or -1.
    let owner: Int32
    public let missing: StoredSetting.Value
    public let access: Access
    let receiver: Receiver

    public enum Access: UInt8, Sendable {
        /// Reads a value that is never nil: `bool(forKey:)`.
        case readsValue
        /// Reads a value that is nil while nothing is set: `string(forKey:)`.
        case readsOptional
        case writes
    }

    enum Receiver: UInt8, Sendable {
        /// `UserDefaults.standard`, or a name of the same file for it.
        case standard
        /// A name that the file does not declare.
        case named
        case unknown
    }
}

/// What a file does with the user defaults. Most files do nothing.
struct DefaultsCalls: Sendable {
    var calls: [DefaultsCall] = []
    /// Names at the top level of the file for `UserDefaults.standard`.
    var globalNames: [Name] = []
    /// Whether the file sets defaults for keys: `register(defaults:)`.
    var registersDefaults = false
}

extension DefaultsCalls {
    /// Nil if the file does not use the user defaults.
    ///
    /// - Parameter functions: gets `readsDefaults` if a call reads a value.
    init?(_ tree: SyntaxTree, _ scanner: DeclarationScanner, _ functions: inout SoughtFunctions) {
        guard scanner.relevance != .otherFramework, !functions.isDisjoint(with: [.forKey, .register, .userDefaults]) else {
            return nil
        }
        self = DefaultsScanner(tree, scanner.mentions).found
        if calls.isEmpty, globalNames.isEmpty, !registersDefaults { return nil }
        calls = calls.trimmed()
        if calls.contains(where: { !$0.key.isNone && $0.access != .writes }) { functions.insert(.readsDefaults) }
    }
}

/// A call by file and position in `FileSummary.defaults`.
public struct DefaultsSite: LocatedInFile, Equatable {
    public let file: Int32
    let position: Int32
}

extension FileSummary {
    /// Passes the calls with a known key to `add`, keyed by the key.
    @inline(__always)
    func eachDefaultsCall(_ file: Int32, _ add: (Name, DefaultsSite) -> Void) {
        guard let calls = defaults?.calls else { return }
        for (position, call) in calls.enumerated() where !call.key.isNone {
            add(call.key, DefaultsSite(file: file, position: Int32(position)))
        }
    }
}

extension ProjectIndex {
    public func call(_ site: DefaultsSite) -> DefaultsCall { files[Int(site.file)].defaults!.calls[Int(site.position)] }

    public func path(of site: DefaultsSite) -> String { files[Int(site.file)].path }

    /// The project's type with the code of a call.
    public func owner(of site: DefaultsSite) -> TypeID? { typeID(file: site.file, declaration: call(site).owner) }

    /// The calls of a file that read the standard user defaults under a known key.
    public func defaultsReads(inFile file: Int32) -> [DefaultsSite] {
        guard let calls = files[Int(file)].defaults?.calls else { return [] }
        return calls.indices.map { DefaultsSite(file: file, position: Int32($0)) }.filter { site in
            !call(site).key.isNone && call(site).access != .writes && isStandard(site)
        }
    }

    /// The calls with the key of a call, in the order of files. They may be to other stores.
    public func defaultsCalls(sharingKeyWith site: DefaultsSite) -> [DefaultsSite] {
        let key = call(site).key
        let type = keyType(of: site)
        return defaultsByKey.candidates(key).prefix(Self.mostCalls).filter { call($0).key == key && keyType(of: $0) == type }
    }

    /// The properties with `@AppStorage` that have the key of a call, in the order of files.
    public func settings(sharingKeyWith site: DefaultsSite) -> [SettingSite] {
        settings(key: call(site).key, keyType(of: site))
    }

    /// Whether a part of the project sets defaults for keys.
    public var registersDefaults: Bool { userDefaults.areRegistered }

    private var userDefaults: UserDefaultsFacts { fact { UserDefaultsFacts(files) } }

    /// Whether the default of a property is known to differ from what a call gives while nothing is set.
    public func differ(_ setting: SettingSite, _ site: DefaultsSite) -> Bool {
        let (setting, call) = (self.setting(setting), call(site))
        let comparable: [StoredSetting.Value] = [.text, .number, .flag]
        return setting.value == call.missing && comparable.contains(setting.value) && setting.valueName != call.missingName
    }

    static let mostCalls = 128

    private func keyType(of site: DefaultsSite) -> TypeID? { keyType(call(site).keyType, file: site.file, in: owner(of: site)) }

    /// Whether a call is known to be to `UserDefaults.standard`.
    public func isStandard(_ site: DefaultsSite) -> Bool {
        let call = call(site)
        switch call.receiver {
        case .standard: return true
        case .named: return userDefaults.globalNames.contains(call.receiverName)
        case .unknown: return false
        }
    }
}

/// What the project does with the user defaults as a whole.
private struct UserDefaultsFacts: Sendable {
    /// Whether code registers values for settings.
    let areRegistered: Bool
    /// Global values that hold the standard user defaults.
    let globalNames: NameTable

    init(_ files: [FileSummary]) {
        areRegistered = files.contains { $0.defaults?.registersDefaults ?? false }
        globalNames = NameTable(files.flatMap { $0.defaults?.globalNames ?? [] })
    }
}
