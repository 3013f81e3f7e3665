import GroupLintCore

struct AppStorageDefaultMismatch: Rule {
    static let different = RuleCase(
        .info,
        says: "until something sets the value of this key, `{property}` is {value} here and {other} elsewhere, because the "
            + "defaults differ")
    static let bound = RuleCase(
        .warning, when: "a control shows the value of one property with `$`, and other code acts on the other one",
        says: "until something sets the value of this key, `{property}` is {value} here and {other} elsewhere, because the "
            + "defaults differ")
    static let twice = RuleCase(
        .info, when: "two properties of one type have the same key",
        says: "a change of `{property}` also changes `{other}`, because both have the same key")
    static let missing = RuleCase(
        .info, .low, when: "one property is optional and has no default, which its readers may expect",
        says: "until something sets the value of this key, `{property}` is `nil` here and {other} elsewhere")

    static let stores = RuleCase(
        .info, .medium, when: "one property is in the standard store and the other one in the store of an app group",
        says: "a change of `{property}` does not reach {other}, which has the same key in another store")

    static let deaf = RuleCase(
        .warning, .medium, when: "code sets the one in the standard store, and nothing sets the one of the app group",
        says: "{other} always has its default, because it has the key of `{property}` in another store, where nothing sets it")

    static let unset = RuleCase(
        .warning,
        when: "code reads the key from `UserDefaults.standard` without this default, or writes what it reads into the property",
        says: "until something sets this key, the value is {value} here, although `{property}` starts as {other}: "
            + "a default of `@AppStorage` is not stored")
    static let unsetOnce = RuleCase(
        .info, when: "code reads the key from `UserDefaults.standard`, and other code sets it there",
        says: "while nothing has set this key, the value is {value} here, although `{property}` starts as {other}: "
            + "a default of `@AppStorage` is not stored")

    static let info = RuleInfo(
        id: "app_storage_default_mismatch",
        summary: "Properties with the same `@AppStorage` key have different defaults or stores.",
        category: .state,
        rationale: """
            The default of `@AppStorage` and `@SceneStorage` is not stored. Each property has its own default until something \
            sets the value of the key. With different defaults, one screen shows a switch as on while another screen behaves \
            as if it were off, until the user changes it once. A key in the standard store and the same key in the store of an \
            app group are two values, and a change of one does not change the other.

            `UserDefaults` does not know the default of `@AppStorage` either: `bool(forKey:)` is false and `integer(forKey:)` is \
            0 until something sets the value. A setting that the settings screen shows as on then works as off.

            On every OS version.
            """,
        cases: [different, bound, twice, missing, stores, deaf, unset, unsetOnce],
        silentOn: [
            "defaults that are computed, or of which only one is a literal",
            "defaults in different stores, and an `@AppStorage` and a `@SceneStorage` with the same key",
            "stores that are not known to be those of an app group, and projects with `.defaultAppStorage(…)`",
            "keys that are computed, and keys of two types with equal names",
            "code of different parts of a project, such as an app and its widget: they may have stores of their own",
            "reads from `UserDefaults` in a project with `register(defaults:)`, or with other code that asks whether the key "
                + "has a value",
            "numbers from `UserDefaults` near code that compares with zero",
            "views that are shown nowhere, previews and tests",
        ],
        sources: ["https://developer.apple.com/documentation/swiftui/appstorage"],
        bad: """
            struct Reader: View {
                @AppStorage("isLarge") private var isLarge = false

                var body: some View {
                    Text("Page").font(isLarge ? .title : .body)
                }
            }

            struct ReaderSettings: View {
                @AppStorage("isLarge") private var isLarge = true

                var body: some View {
                    Toggle("Large text", isOn: $isLarge)
                }
            }
            """,
        good: """
            struct Reader: View {
                @AppStorage("isLarge") private var isLarge = false

                var body: some View {
                    Text("Page").font(isLarge ? .title : .body)
                }
            }

            struct ReaderSettings: View {
                @AppStorage("isLarge") private var isLarge = false

                var body: some View {
                    Toggle("Large text", isOn: $isLarge)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for site in context.index.settings(inFile: file.file) {
            let group = SettingGroup(around: site, &context)
            if let other = group.twin {
                report(Self.twice, site, other, "`\(context.name(of: other))`", &context)
            } else if let other = group.other, group.odd == site {
                report(
                    context.isShownByControl(site, other) ? Self.bound : Self.different, site, other,
                    context.value(of: other), among: group.sites, &context)
            } else if let other = group.withDefault {
                report(Self.missing, site, other, context.value(of: other), &context)
            } else if let other = context.settingInGroup(likeStandard: site) {
                reportStores(site, other, &context)
            }
        }
        for site in context.index.defaultsReads(inFile: file.file) {
            if let read = UnsetRead(site, &context) { report(read, &context) }
        }
    }

    private func report(_ read: UnsetRead, _ context: inout RuleContext) {
        let setting = context.index.setting(read.setting)
        let (property, value) = (context.name(of: read.setting), context.value(of: read.setting))
        let literal = value.filter { $0 != "`" }
        context.report(
            read.isSetElsewhere && !read.isWrittenBack ? Self.unsetOnce : Self.unset,
            ["property": property, "value": "`\(read.value)`", "other": value], at: read.range,
            help: read.hasFallback
                ? "write the same default here: `?? \(literal)`"
                : read.isOwn
                    ? "write `object(forKey: \(read.key)) as? \(context.type(of: read.setting, literal)) ?? \(literal)`, or call "
                        + "`UserDefaults.standard.register(defaults: [\(read.key): \(literal)])` when the app starts"
                    : "read it with `@AppStorage(\(read.key)) var \(property): \(context.type(of: read.setting, literal)) = "
                        + "\(literal)` here too, or call `UserDefaults.standard.register(defaults: [\(read.key): \(literal)])` "
                        + "when the app starts",
            related: [
                RelatedLocation(
                    path: context.index.path(of: read.setting), range: setting.attributeRange,
                    message: "`\(property)` starts as \(value)")
            ])
    }

    private func reportStores(_ site: SettingSite, _ other: SettingSite, _ context: inout RuleContext) {
        let place = RelatedLocation(
            path: context.index.path(of: other), range: context.index.setting(other).attributeRange,
            message: "this one is in the store of an app group")
        let (property, name) = (context.name(of: site), context.name(of: other))
        let owner = property == name ? context.index.owner(of: context.index.property(of: other)) : nil
        context.report(
            context.isDeaf(other, to: site) ? Self.deaf : Self.stores,
            ["property": property, "other": (owner.map { "`\(context.name(of: $0)).\(name)`" }) ?? "`\(name)`"],
            at: context.index.setting(site).attributeRange,
            help:
                "write the same `store:` here and, once at launch, copy what users have set from the standard store to that "
                + "store, or use another key if the two are meant to differ",
            related: [place])
    }

    private func report(
        _ ruleCase: RuleCase, _ site: SettingSite, _ other: SettingSite, _ otherText: String, among sites: [SettingSite] = [],
        _ context: inout RuleContext
    ) {
        let index = context.index
        let places = (sites.isEmpty ? [other] : sites.filter { index.differ($0, site) }).prefix(4)
        let related = places.map { place in
            RelatedLocation(
                path: index.path(of: place), range: index.setting(place).attributeRange,
                message: "`\(context.name(of: place))` starts as \(context.value(of: place))")
        }
        let isTwin = sites.isEmpty && index.owner(of: index.property(of: site)) == index.owner(of: index.property(of: other))
        context.report(
            ruleCase,
            [
                "property": context.name(of: site), "value": context.value(of: site),
                "other": isTwin ? context.name(of: other) : otherText,
            ],
            at: index.setting(site).attributeRange,
            help: isTwin
                ? "give one of them a key of its own"
                : "decide on one default and write it everywhere, or use another key if the values are meant to differ",
            related: related)
    }
}

extension RuleContext {
    /// The type of a property as written, or that of its default.
    fileprivate mutating func type(of setting: SettingSite, _ literal: String) -> String {
        let tree = syntax(ofFile: index.path(of: setting))
        let binding = tree?.declaration(at: index.member(index.property(of: setting)).nameRange).flatMap { PatternBinding($0) }
        if let written = binding?.type?.shortText { return written }
        if index.setting(setting).value == .flag { return "Bool" }
        return literal.first?.isNumber ?? false || literal.first == "-" ? literal.contains(".") ? "Double" : "Int" : "String"
    }

    /// Whether one of two properties with the same key is bound to a control, and the other one is only read.
    fileprivate mutating func isShownByControl(_ first: SettingSite, _ second: SettingSite) -> Bool {
        let uses = [first, second].map { site -> [PropertyUseSite] in
            let id = index.property(of: site)
            guard let owner = index.owner(of: id), case let data = data(of: owner), data.isComplete else { return [] }
            return Array(data.uses(of: index.member(id).name))
        }
        let isBound = uses.map { $0.contains { $0.use.kind == .projection } }
        return isBound[0] != isBound[1] && uses[isBound[0] ? 1 : 0].contains { $0.use.kind == .read }
    }
}
