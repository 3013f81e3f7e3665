import GroupLintCore

extension RuleContext {
    /// A property in the store of an app group with the key of a property in the standard store. Nil for all but the first
    /// property with the key.
    mutating func settingInGroup(likeStandard site: SettingSite) -> SettingSite? {
        let index = index
        guard index.setting(site).store.isNone else { return nil }
        let all = index.settings(sharingKeyWith: site)
        guard all.count > 1, all.first(where: { index.setting($0).store.isNone }) == site else { return nil }
        for other in all where !index.setting(other).store.isNone {
            guard isInGroup(other), mayUse(other), mayUse(site), !index.replacesStandardStore else { continue }
            return other
        }
        return nil
    }

    /// Whether the project sets a property in the standard store, and reads those with its literal key in other stores only.
    mutating func isDeaf(_ other: SettingSite, to site: SettingSite) -> Bool {
        guard let key = literalKey(of: site), isChanged(site),
            index.defaultsCalls(ofLiteral: key)?.allSatisfy({ index.call($0).access != .writes }) ?? false
        else { return false }
        return index.settings(sharingKeyWith: other).allSatisfy { place in
            if index.setting(place).store.isNone { return true }
            let id = index.property(of: place)
            guard let owner = index.owner(of: id), case let data = data(of: owner), data.isComplete,
                index.type(owner).isView || index.member(id).flags.contains(.isPrivate)
            else { return false }
            return data.uses(of: index.member(id).name).allSatisfy { $0.use.kind == .read }
        }
    }

    private mutating func isChanged(_ site: SettingSite) -> Bool {
        let id = index.property(of: site)
        guard let owner = index.owner(of: id) else { return false }
        let name = index.member(id).name
        if data(of: owner).uses(of: name).contains(where: { $0.use.kind.mayChangeValue }) { return true }
        return index.isReferenceType(owner) && !changes(of: name, inClass: owner).sites.isEmpty
    }

    /// The key of a property with its quotes, if it is a literal.
    private mutating func literalKey(of site: SettingSite) -> String? {
        let tree = syntax(ofFile: index.path(of: site))
        let variable = tree?.declaration(at: index.member(index.property(of: site)).nameRange)?.parent.flatMap(VariableDecl.init)
        let attribute = variable?.attributes?.children().first { $0.range == index.setting(site).attributeRange }
        let key = attribute?.attributeArguments.first?.value
        return key?.kind == .stringLiteralExpr ? key?.text : nil
    }

    private mutating func isInGroup(_ site: SettingSite) -> Bool {
        let setting = index.setting(site)
        guard let tree = syntax(ofFile: index.path(of: site)),
            let variable = tree.declaration(at: index.member(index.property(of: site)).nameRange)?.parent.flatMap(
                VariableDecl.init),
            let attribute = variable.attributes?.children().first(where: { $0.range == setting.attributeRange }),
            let store = attribute.attributeArguments.first(where: { $0.label == "store" })?.value
        else { return false }
        if store.isGroupStore { return true }
        // `.group` and `UserDefaults.group` of an extension in the project.
        guard store.kind == .memberAccessExpr, store.chainBase == nil || store.chainBase?.name == "UserDefaults" else {
            return false
        }
        for type in index.types(endingWith: ["UserDefaults"]) {
            if let value = TypeCode(type, &self)?.property(store.name)?.initialValue { return value.isGroupStore }
        }
        return false
    }
}

extension SyntaxNode {
    /// `UserDefaults(suiteName: "group.app")`, also with `!`.
    fileprivate var isGroupStore: Bool {
        let value = kind == .forceUnwrapExpr ? chainBase?.unwrapped ?? self : unwrapped
        guard let call = CallExpr(value), call.createdType?.name == "UserDefaults" else { return false }
        return call.argument("suiteName")?.kind == .stringLiteralExpr
    }
}
