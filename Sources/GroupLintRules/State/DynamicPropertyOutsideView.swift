import GroupLintCore

struct DynamicPropertyOutsideView: Rule {
    static let unused = RuleCase(
        .info, when: "`@ObservedObject`, and state that the type only reads",
        says: "`@{wrapper}` updates nothing in this {kind}, which is not a view")
    static let owned = RuleCase(
        .info, when: "`@StateObject`",
        says: "each access to `{property}` makes another object, because `@{wrapper}` keeps nothing outside of a view")
    static let environment = RuleCase(
        .info, when: "`@Environment` with a key path",
        says: "`{property}` always has its default value, because `@{wrapper}` reads no view hierarchy outside of a view")
    static let missing = RuleCase(
        .warning, when: "`@EnvironmentObject`, and `@Environment` with a type",
        says: "the app crashes when it reads `{property}`, because `@{wrapper}` gets no object outside of a view")
    static let state = RuleCase(
        .info, when: "`@State`, `@FocusState` and `@GestureState` that the type sets",
        says: "assignments to `{property}` are lost, because `@{wrapper}` stores nothing outside of a view")
    static let fetched = RuleCase(
        .info, when: "`@Query` and `@FetchRequest`",
        says: "`{property}` stays empty, because `@{wrapper}` fetches nothing outside of a view")
    static let action = RuleCase(
        .info, .low, when: "an action of the environment, which may work without a view",
        says: "`{property}` may do nothing, because `@{wrapper}` reads no view hierarchy outside of a view")
    static let setting = RuleCase(
        .info, .low, when: "`@Default` of the package Defaults, in a class",
        says: "`@{wrapper}` only works in a view: in this {kind}, a change of the setting `{property}` updates nothing")

    static let info = RuleInfo(
        id: "dynamic_property_outside_view",
        summary: "A property wrapper that only works in views does nothing in a class or a plain struct.",
        category: .state,
        rationale: """
            SwiftUI connects `@State`, `@StateObject`, `@ObservedObject`, `@EnvironmentObject`, `@Environment`, `@FocusState`, \
            `@GestureState`, `@Query` and `@FetchRequest` when it updates a view, a view modifier, a style or another type \
            that conforms to `DynamicProperty`. In a class, an actor or any other struct nothing does this. `@State` then \
            keeps its first value, `@Environment` has the default of its key, `@EnvironmentObject` stops the app when it is \
            read, and `@ObservedObject` does not tell the class, or views that use the class, about changes.

            On every OS version. `@Binding`, `@AppStorage` and `@Published` work in classes. `@Default` of the package Defaults \
            reads and writes its setting there, but updates nothing.
            """,
        cases: [unused, owned, environment, missing, state, fetched, action, setting],
        silentOn: [
            "views, modifiers, styles, representables and types that conform to `DynamicProperty`, also through protocols, "
                + "superclasses and aliases of the project",
            "structs with a protocol or a macro that GroupLint does not know: it may make them take part in updates",
            "property wrappers of the project with the same names",
            "`@ObservationIgnored` properties, and `openURL`, whose default value opens the URL",
            "previews and tests",
        ],
        fix: """
            Removes `@ObservedObject` from a property of a class; safe if the property is private, the class is marked \
            `@MainActor`, which the wrapper may have implied, and it does not use `$name` or `_name`.
            """,
        sources: [
            "https://developer.apple.com/documentation/swiftui/dynamicproperty",
            "https://developer.apple.com/documentation/swiftui/environmentobject",
            "https://github.com/sindresorhus/Defaults#swiftui",
        ],
        bad: """
            final class Account: ObservableObject {
                @Published var name = ""
            }

            final class ProfileModel: ObservableObject {
                @ObservedObject private var account: Account

                init(account: Account) {
                    self.account = account
                }

                var title: String { account.name }
            }
            """,
        good: """
            final class Account: ObservableObject {
                @Published var name = ""
            }

            final class ProfileModel: ObservableObject {
                @Published private(set) var title = ""

                init(account: Account) {
                    account.$name.assign(to: &$title)
                }
            }
            """,
        measured: Measurement(right: 27, read: 34, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let index = context.index
        guard index.files[Int(file.file)].relevance != .other else { return }
        for id in index.storedProperties(inFile: file.file) {
            let wrapper = index.wrapper(of: id)
            guard SwiftUICatalog.viewWrappers.contains(wrapper) || index.isSetting(wrapper, file),
                !index.mayDeclareWrapper(wrapper),
                let owner = index.owner(of: id), !index.takesPartInUpdates(owner), !index.isInPreview(owner),
                let property = UnconnectedProperty(index.member(id), owner, &context)
            else { continue }
            report(property, &context)
        }
    }

    private func report(_ property: UnconnectedProperty, _ context: inout RuleContext) {
        guard let ruleCase = Self.ruleCase(for: property) else { return }
        context.report(
            ruleCase, ["property": property.name, "wrapper": property.wrapper, "kind": property.kind],
            at: property.attribute.range, help: property.help, fix: property.fix)
    }

    private static func ruleCase(for property: UnconnectedProperty) -> RuleCase? {
        switch property.wrapper {
        case "ObservedObject": unused
        case "StateObject": owned
        case "EnvironmentObject": property.isRead ? missing : nil
        case "Environment": property.key.map { environmentCase($0, property) } ?? environment
        case "Query", "FetchRequest", "SectionedFetchRequest": fetched
        case "Default": property.isInClass && property.isRead ? setting : nil
        // State, FocusState and GestureState.
        default: property.isSet ? state : unused
        }
    }

    private static func environmentCase(_ key: UnconnectedProperty.Key, _ property: UnconnectedProperty) -> RuleCase? {
        switch key {
        case .type: property.isOptional ? environment : property.isRead ? missing : nil
        case .action: action
        case .working: nil
        case .value: environment
        }
    }
}

extension ProjectIndex {
    /// Whether a property has the wrapper of the package Defaults.
    fileprivate func isSetting(_ wrapper: Name, _ file: ViewFile) -> Bool {
        wrapper == "Default" && files[Int(file.file)].imports.contains("Defaults")
    }

    /// Whether the project may have a property wrapper with this name. An `enum Environment` and a `struct State` without
    /// `wrappedValue` are none.
    fileprivate func mayDeclareWrapper(_ name: Name) -> Bool {
        declaredTypes(named: name).contains { id in
            switch type(id).kind {
            case .enumeration, .protocolType, .extensionType: return false
            case .structure, .classType, .actor, .alias:
                return !members(of: id, named: "wrappedValue").isEmpty || hasUnknownMembers(id)
            }
        }
    }

    /// Whether no member of a type is known, as in files without SwiftUI.
    private func hasUnknownMembers(_ type: TypeID) -> Bool {
        self.type(type).home.map { files[Int($0.file)].relevance != .swiftUI } ?? true
    }

    /// Whether SwiftUI updates the property wrappers of a type, or may do so.
    fileprivate func takesPartInUpdates(_ type: TypeID) -> Bool {
        let declared = self.type(type)
        let inheritance = inheritance(of: type)
        if declared.isView || inheritance.isUpdated { return true }
        switch declared.kind {
        case .classType, .actor: return false
        case .structure, .enumeration: return !inheritance.isKnown || declared.hasUnknownMacro
        case .protocolType, .alias, .extensionType: return true
        }
    }
}
