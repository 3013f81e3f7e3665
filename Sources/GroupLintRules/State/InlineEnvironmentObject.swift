import GroupLintCore

struct InlineEnvironmentObject: Rule {
    static let inView = RuleCase(
        .info, .medium,
        says: "what the `{type}` holds is lost each time this view is updated, because the argument of `.{modifier}` creates "
            + "another one")
    static let inApp = RuleCase(
        .info, .medium, when: "an `App` or a `Scene`, which SwiftUI rarely updates",
        says: "what the `{type}` holds is lost if this `body` runs again, because the argument of `.{modifier}` creates another "
            + "one")
    static let presented = RuleCase(
        .info, .low,
        when: "the content of a sheet, a navigation destination or a modifier of the project, which may get a new object on "
            + "purpose",
        says: "what the `{type}` holds may be lost each time this view is updated, because the argument of "
            + "`.{modifier}` creates another one")

    static let unchanged = Doubt(.low, when: "nothing is known to update the view around the modifier")

    static let info = RuleInfo(
        id: "inline_environment_object",
        summary: "A `body` creates the object that it puts into the environment, so each update creates another one.",
        category: .state,
        rationale: """
            The arguments of a modifier are evaluated each time the `body` runs. A model that is created there is replaced by \
            a new one whenever something that the view depends on changes: the views inside then show the new, empty model, \
            and all that the old one held is lost.

            `@State` keeps an `@Observable` model, and `@StateObject` an `ObservableObject`, for as long as the view exists. \
            On every OS version.
            """,
        cases: [inView, inApp, presented], doubts: [unchanged],
        silentOn: [
            "objects of a property, a parameter or a function",
            "structs, and classes that are known to hold nothing of their own, or only what their initializer is given",
            "views that nobody can touch, and views that are only drawn as an image",
            "views without properties: SwiftUI updates them only when the view is new",
            "static members and code outside of views, such as the root view of a hosting controller",
            "stores of the Composable Architecture",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/managing-model-data-in-your-app",
            "https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)",
        ],
        bad: """
            final class Router: ObservableObject {
                @Published var path: [Int] = []
            }

            struct Home: View {
                @State private var isOpen = false

                var body: some View {
                    Toggle("Open", isOn: $isOpen)
                        .environmentObject(Router())
                }
            }
            """,
        good: """
            final class Router: ObservableObject {
                @Published var path: [Int] = []
            }

            struct Home: View {
                @State private var isOpen = false
                @StateObject private var router = Router()

                var body: some View {
                    Toggle("Open", isOn: $isOpen)
                        .environmentObject(router)
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers(Self.object) || file.hasModifiers(Self.value) else { return }
        for element in file.modifiedElements {
            let setters = element.modifiers.lazy.filter { $0.name == Self.object || $0.name == Self.value }
            guard !setters.isEmpty, let place = place(of: element) else { continue }
            for modifier in setters { check(modifier, of: element, place, &context) }
        }
    }

    private func check(
        _ modifier: ViewTree.Modifier, of element: ViewElement, _ place: (owner: TypeID, ruleCase: RuleCase),
        _ context: inout RuleContext
    ) {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init),
            let value = call.lastArgument, let made = value.value.map(\.unwrapped).flatMap(CallExpr.init),
            let type = made.createdType, !MadeModelSearch.stores.contains(type.name),
            let model = context.index.model(named: type.name, element.site.file, place.owner),
            context.index.isReferenceType(model), context.index.mayHoldState(model), context.index.startsFresh(model),
            !context.rereads(model)
        else { return }
        let isObject = context.index.modelKind(of: model) == .observableObject
        let isUpdated = context.update(around: element, making: made.node) != nil
        let name = type.tokenText
        let variable = name.prefix(1).lowercased() + name.dropFirst()
        let first = call.firstArgument.flatMap { $0.node.id == value.node.id ? nil : $0.node.text + ", " } ?? ""
        let made2 = made.node.shortText ?? "\(name)(…)"
        context.report(
            place.ruleCase, ["type": name, "modifier": context.text(modifier)], at: type.tokenRange,
            doubt: isUpdated ? nil : Self.unchanged,
            help: "keep it in a property of `\(context.name(of: place.owner))`: "
                + "`@\(isObject ? "StateObject" : "State") private var \(variable) = \(made2)`"
                + ", and write `.\(context.text(modifier))(\(first)\(variable))`")
    }

    /// The type whose code evaluates the modifier, and what to report there; nil for code that runs only once.
    private func place(of element: ViewElement) -> (owner: TypeID, ruleCase: RuleCase)? {
        let index = element.index
        guard !element.root.flags.contains(.isPreview), !element.root.flags.contains(.isLoose), let member = element.member,
            let owner = element.owner, !index.isInPreview(owner), !index.member(member).flags.contains(.isStatic)
        else { return nil }
        guard !isUsedUp(element, in: owner) else { return nil }
        for outer in sequence(first: element, next: \.parent) {
            if SwiftUICatalog.hosts.contains(outer.name), outer.kind == .call { return nil }
            guard outer.kind == .slot, outer.record.link >= 0 else { continue }
            let modifier = outer.views.modifiers[Int(outer.record.link)].name
            if modifier.isModifier(with: .presents) || !SwiftUICatalog.modifiers.contains(modifier) {
                return (owner, Self.presented)
            }
        }
        switch index.updatedRole(of: owner) {
        case .app: return (owner, Self.inApp)
        case .view: return index.storedProperties(of: owner).isEmpty ? nil : (owner, Self.inView)
        case nil: return nil
        }
    }

    /// Whether the object cannot keep anything: nobody can touch the view, or it is only drawn as an image.
    private func isUsedUp(_ element: ViewElement, in owner: TypeID) -> Bool {
        let isDisabled = sequence(first: element, next: \.parent).contains { outer in
            outer.modifiers.contains { $0.name == "allowsHitTesting" || $0.name == "disabled" }
        }
        guard !isDisabled, let member = element.member.map(element.index.member), member.name != .body else { return isDisabled }
        return element.index.references(to: member.name, in: owner).allSatisfy { $0.root.flags.contains(.isLoose) }
    }

    private static let object: Name = "environmentObject"
    private static let value: Name = "environment"
}

extension RuleContext {
    /// Whether the only initializer of a class sets every variable and reads them from something that lasts, such as
    /// `UserDefaults.standard`.
    fileprivate mutating func rereads(_ type: TypeID) -> Bool {
        let initializers = TypeCode(type, &self)?.functions("init") ?? []
        guard initializers.count == 1 else { return false }
        let nodes = Array(initializers[0].subtree)
        let reads = nodes.contains { node in
            guard node.kind == .memberAccessExpr, Name.usualInstances.contains(node.name) else { return false }
            return node.chainBase?.isCapitalized ?? false
        }
        let set = nodes.compactMap { node -> Name? in
            guard let sequence = SequenceExpr(node), sequence.sign?.kind == .assignmentExpr else { return nil }
            return sequence.left?.ownName
        }
        return reads
            && index.storedProperties(of: type).map(index.member).allSatisfy {
                $0.flags.contains(.isLet) || set.contains($0.name)
            }
    }
}

extension ProjectIndex {
    /// Whether a new object of a class starts with values of its own, not only with those that its initializer is given.
    fileprivate func startsFresh(_ type: TypeID) -> Bool {
        let properties = storedProperties(of: type).map(member)
        let isGiven = properties.allSatisfy { property in
            property.flags.contains(.isLet) || (property.defaultValue == .none && !property.type.flags.contains(.isOptional))
        }
        return properties.isEmpty || !isGiven
    }
}
