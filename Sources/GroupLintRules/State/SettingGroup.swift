import GroupLintCore

/// The properties of a project with the same key.
struct SettingGroup {
    let sites: [SettingSite]
    private let site: SettingSite
    private let index: ProjectIndex

    private static let mostSites = 16

    init(around site: SettingSite, _ context: inout RuleContext) {
        self.site = site
        let index = context.index
        self.index = index
        let store = index.setting(site).store
        let all = index.settings(sharingKeyWith: site).filter { index.setting($0).store == store }
        // Most keys have one property, and then the path does not matter.
        guard all.count > 1, all.count <= Self.mostSites else {
            sites = []
            return
        }
        let part = ProjectPart(index.path(of: site))
        sites = all.filter { ProjectPart(index.path(of: $0)) == part && context.mayUse($0) }
    }

    /// An earlier property of the same type.
    var twin: SettingSite? {
        let owner = index.owner(of: index.property(of: site))
        return sites.prefix { $0 != site }.first { index.owner(of: index.property(of: $0)) == owner }
    }

    /// The first property whose default differs from that of most others; of the first one if no value has a majority.
    var odd: SettingSite? {
        let known = sites.filter { index.setting($0).value != .unknown && index.setting($0).value != .none }
        let counts = known.map { left in known.count { !index.differ(left, $0) } }
        guard let usual = counts.indices.max(by: { (counts[$0], -$0) < (counts[$1], -$1) }) else { return nil }
        return known.first { index.differ($0, known[usual]) }
    }

    /// A property with another default.
    var other: SettingSite? { sites.first { index.differ($0, site) } }

    /// A property with a default, if this one has none.
    var withDefault: SettingSite? {
        guard index.setting(site).value == .none, sites.first(where: { index.setting($0).value == .none }) == site else {
            return nil
        }
        return sites.first { [.text, .number, .flag, .choice].contains(index.setting($0).value) }
    }
}

extension RuleContext {
    /// Whether the project may use the property of a setting. No code names some of them.
    mutating func mayUse(_ site: SettingSite) -> Bool {
        let id = index.property(of: site)
        guard let owner = index.owner(of: id), index.mayShow(owner) else { return false }
        if isOnlyWritten(id, owner) { return false }
        guard index.type(owner).isView || index.member(id).flags.contains(.isPrivate) else { return true }
        let name = name(of: site)
        let names = [name, "$" + name, "_" + name].map { Name($0.utf8) }
        return TypeCode(owner, &self)?.declarations.contains { code in
            code.subtree.contains { node in
                (node.kind == .declReferenceExpr || node.kind == .memberAccessExpr) && names.contains(node.name)
            }
        } ?? true
    }

    /// Whether the code of a type sets a property and never reads it, and other code names it only in its type: then its default
    /// does not matter.
    private mutating func isOnlyWritten(_ id: MemberID, _ owner: TypeID) -> Bool {
        let data = data(of: owner)
        let uses = data.uses(of: index.member(id).name)
        return data.isComplete && !uses.isEmpty && uses.allSatisfy { $0.use.kind == .write && $0.use.member.isNone }
    }

    mutating func name(of site: SettingSite) -> String {
        syntax(ofFile: index.path(of: site))?.source.text(index.member(index.property(of: site)).nameRange) ?? ""
    }

    /// The default as written, for a message.
    mutating func value(of site: SettingSite) -> String {
        let setting = index.setting(site)
        guard setting.value != .none else { return "nil" }
        return "`\(syntax(ofFile: index.path(of: site))?.source.text(setting.valueRange) ?? "")`"
    }
}
