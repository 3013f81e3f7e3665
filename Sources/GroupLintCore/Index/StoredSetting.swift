/// A property that keeps its value under a key: `@AppStorage("isOn") var isOn = true`.
///
/// All names are made of the tokens of an expression.
public struct StoredSetting: Sendable {
    /// The wrapper and the key as written.
    let key: Name
    /// The type that the key starts with: `Keys` in `Keys.isOn`; `Name.none` for a literal.
    let keyType: Name
    /// The key with its quotes if it is a literal of `@AppStorage`; empty for any other key.
    public let literal: String
    /// The argument `store:`; `Name.none` if there is none.
    public let store: Name
    public let value: Value
    /// The default as it is compared: `dark` for `Theme.dark`.
    public let valueName: Name
    /// The type of a default that names it: `Theme` in `Theme.dark`.
    let valueType: Name
    public let valueRange: SourceRange
    public let attributeRange: SourceRange
    /// The property, as a position in the file's members.
    let member: Int32

    /// What the property has before anything sets it. Only defaults of the same kind are compared.
    public enum Value: UInt8, Sendable {
        /// Nothing: the property is optional.
        case none
        case text, number, flag
        /// A case of an enumeration.
        case choice
        case unknown
    }
}

/// A setting by file and position in `FileSummary.settings`.
public struct SettingSite: LocatedInFile, Equatable {
    public let file: Int32
    let position: Int32
}

extension DeclarationScanner {
    /// Adds a property with `@AppStorage` or `@SceneStorage`, which was added to the members before. Keys that are computed
    /// are left out.
    mutating func addSetting(_ attribute: SyntaxNode, _ binding: PatternBinding) {
        var key: SyntaxNode?
        var store: SyntaxNode?
        var value = binding.initialValue
        for argument in attribute.attributeArguments {
            if !argument.hasLabel { key = argument.value }
            if argument.label == "store" { store = argument.value }
            if argument.label == .wrappedValue { value = argument.value }
        }
        guard let key, let keyType = key.typeOfKey else { return }
        let isOptional = TypeShape(binding.type).flags.contains(.isOptional)
        let kind = StoredSetting.Value(value, isOptional: isOptional)
        settings.append(
            StoredSetting(
                key: key.joinedTokens(startingWith: attribute.attributeName), keyType: keyType,
                literal: key.kind == .stringLiteralExpr && attribute.attributeName == .appStorage ? key.text : "",
                store: store?.joinedTokens(startingWith: .none) ?? .none, value: kind,
                valueName: value.map { kind.name(of: $0) } ?? .none,
                valueType: value?.chainBase?.name ?? .none,
                valueRange: (value ?? binding.node).range, attributeRange: attribute.range,
                member: Int32(members.records.count - 1)))
    }
}

extension StoredSetting.Value {
    init(_ value: SyntaxNode?, isOptional: Bool) {
        guard let value else {
            self = isOptional ? .none : .unknown
            return
        }
        switch value.kind {
        case .nilLiteralExpr: self = .none
        case .stringLiteralExpr where value.slotCount == 0: self = .text
        case .integerLiteralExpr, .floatLiteralExpr: self = .number
        case .prefixOperatorExpr where value.isLiteral: self = .number
        case .booleanLiteralExpr: self = .flag
        case .memberAccessExpr where value.isTypeMember: self = .choice
        // Any other default is computed.
        default: self = .unknown
        }
    }

    /// The name under which a default is compared.
    fileprivate func name(of value: SyntaxNode) -> Name {
        switch self {
        case .choice: value.name
        // `0` and `0.0` are equal.
        case .number: Name(number: value.text) ?? value.name
        case .none, .text, .flag, .unknown: value.joinedTokens(startingWith: .none)
        }
    }
}

extension SyntaxNode {
    /// `.dark` and `Theme.dark`, `Settings.Theme.dark`
    fileprivate var isTypeMember: Bool {
        guard let base = chainBase else { return !isCapitalized }
        return base.isCapitalized && !isCapitalized && base.kind != .functionCallExpr
    }

    /// The first name of a key that is a literal or a member of a type; nil for any other key.
    fileprivate var typeOfKey: Name? {
        if kind == .stringLiteralExpr { return slotCount == 0 ? Name.none : nil }
        guard kind == .memberAccessExpr else { return nil }
        var node = self
        while let base = node.chainBase {
            guard base.kind == .memberAccessExpr || base.kind == .declReferenceExpr else { return nil }
            node = base
        }
        if node.kind == .memberAccessExpr { return Name.none }
        return node.isCapitalized || node.token?.keyword == .capitalSelf ? node.name : nil
    }

    /// A name made of the tokens of the node.
    fileprivate func joinedTokens(startingWith first: Name) -> Name {
        tokens.reduce(first) { joined, token in
            joined.joined(with: Name(tree.source.bytes, in: Int(token.start)..<Int(token.end)))
        }
    }
}

extension FileSummary {
    /// Passes the settings to `add`, keyed by wrapper and key.
    @inline(__always)
    func eachSetting(_ file: Int32, _ add: (Name, SettingSite) -> Void) {
        for (position, setting) in settings.enumerated() { add(setting.key, SettingSite(file: file, position: Int32(position))) }
    }
}

extension ProjectIndex {
    public func settings(inFile file: Int32) -> [SettingSite] {
        files[Int(file)].settings.indices.map { SettingSite(file: file, position: Int32($0)) }
    }

    public func setting(_ site: SettingSite) -> StoredSetting { files[Int(site.file)].settings[Int(site.position)] }

    public func path(of site: SettingSite) -> String { files[Int(site.file)].path }

    /// The property of a setting.
    public func property(of site: SettingSite) -> MemberID {
        MemberID(file: site.file, member: setting(site).member)
    }

    /// Properties of the run with the same wrapper and key, in the order of files. Previews and tests are left out.
    public func settings(sharingKeyWith site: SettingSite) -> [SettingSite] {
        settings(key: setting(site).key, keyType(of: site))
    }

    /// - Parameter type: the type that declares the key; nil for a literal.
    func settings(key: Name, _ type: TypeID?) -> [SettingSite] {
        settingsByKey.candidates(key).prefix(Self.mostSettings).filter { other in
            setting(other).key == key && keyType(of: other) == type && isLinted(Int(other.file))
                && !(owner(of: property(of: other)).map(isInPreview) ?? true)
        }
    }

    private static let mostSettings = 128

    /// The project's type that declares the key: equal names in two types can be two keys.
    private func keyType(of site: SettingSite) -> TypeID? {
        keyType(setting(site).keyType, file: site.file, in: owner(of: property(of: site)))
    }

    func keyType(_ name: Name, file: Int32, in owner: TypeID?) -> TypeID? {
        if name.isNone { return nil }
        return name == "Self" ? owner : resolveType(name, file: file, in: owner)
    }

    /// Whether two defaults are known to be different values.
    public func differ(_ left: SettingSite, _ right: SettingSite) -> Bool {
        let (first, second) = (setting(left), setting(right))
        guard first.value == second.value, first.value != .unknown, first.value != .none,
            first.valueName != second.valueName
        else { return false }
        return first.value != .choice || (isChoice(left) && isChoice(right))
    }

    /// Whether a default that looks like a case of an enumeration can be one.
    private func isChoice(_ site: SettingSite) -> Bool {
        let (setting, property) = (setting(site), member(property(of: site)))
        let owner = owner(of: self.property(of: site))
        let name = setting.valueType.isNone ? property.type.name : setting.valueType
        guard let type = resolveType(name, file: site.file, in: owner) ?? uniqueType(name) else {
            return setting.valueType.isNone || setting.valueType == property.type.name
        }
        // A static member may have the same value as a case.
        return self.type(type).kind == .enumeration && members(of: type, named: setting.valueName).isEmpty
    }
}
