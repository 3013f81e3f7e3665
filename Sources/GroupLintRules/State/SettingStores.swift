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
            guard isInGroup(other), mayUse(other), mayUse(site), !replacesStandardStore else { continue }
            return other
        }
        return nil
    }

    /// Whether the project uses another store where a property names none.
    var replacesStandardStore: Bool {
        index.files.contains { file in file.views.modifiers.contains { $0.name == "defaultAppStorage" } }
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
