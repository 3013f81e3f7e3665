import GroupLintCore

struct ObservedObjectDefaultValue: Rule {
    static let inView = RuleCase(
        .info,
        says: "what `{property}` holds is lost each time SwiftUI makes this view again, because `@{wrapper}` does not keep the "
            + "`{type}` that is created here")
    static let inApp = RuleCase(
        .info, .low, when: "an `App` or a `Scene`, or a view that only they show: SwiftUI rarely makes these again",
        says: "what `{property}` holds is lost if SwiftUI makes this `{owner}` again, because `@{wrapper}` does not keep the "
            + "`{type}` that is created here")
    static let hosted = RuleCase(
        .info, .low,
        when: "only code that makes the view once for each screen shows it, or views that nothing is known to update",
        says: "`@{wrapper}` does not keep the `{type}` that is created here: if another view shows this one, what `{property}` "
            + "holds is lost at each update of that view")
    static let driven = RuleCase(
        .info, .low, when: "other code calls functions of the view that use the object, and may set it again each time",
        says: "what `{property}` holds is lost each time SwiftUI makes this view again, unless other code then sets it again, "
            + "because `@{wrapper}` does not keep the `{type}` that is created here")
    static let defaultArgument = RuleCase(
        .info, .low, when: "the default of a parameter creates the object, and no caller passes another one",
        says: "what `{property}` holds is lost each time SwiftUI makes this view again, because `@{wrapper}` does not keep the "
            + "`{type}` that the default of a parameter creates")

    static let info = RuleInfo(
        id: "observed_object_default_value",
        summary: "A view creates the object that it only observes, so each update creates another one.",
        category: .state,
        rationale: """
            SwiftUI makes a new value of a view each time the view around it is updated, and runs its initializer each time. \
            `@ObservedObject` and `@Bindable` only observe the object that they are given. An object that a default value or \
            the initializer creates for them is replaced by a new one at each such update: what the user typed is gone, \
            requests start again, and other views still hold the old object.

            `@StateObject`, or `@State` for an `@Observable` class, creates the object once and keeps it for as long as the \
            view exists. `@StateObject` needs iOS 14, macOS 11, tvOS 14 or watchOS 7. On every OS version.
            """,
        cases: [inView, inApp, hosted, driven, defaultArgument],
        silentOn: [
            "shared objects and other values that are not created here: `Model.shared`, `container.makeModel()`",
            "objects that a caller passes: `_model = ObservedObject(wrappedValue: model)`",
            "default values that every caller or every initializer replaces",
            "stores of the Composable Architecture",
            "classes that are known to hold nothing of their own: constants, values that a property wrapper of the project keeps "
                + "elsewhere, or values of other objects that `assign(to:)` repeats",
            "properties of classes: see `dynamic_property_outside_view`",
            "previews and tests",
        ],
        fix: "Writes `@StateObject`, or `@State` instead of `@Bindable`, if no caller passes the object; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/observedobject",
            "https://developer.apple.com/documentation/swiftui/stateobject",
        ],
        bad: """
            final class SearchModel: ObservableObject {
                @Published var text = ""
            }

            struct SearchField: View {
                @ObservedObject var model = SearchModel()

                var body: some View {
                    TextField("Search", text: $model.text)
                }
            }
            """,
        good: """
            final class SearchModel: ObservableObject {
                @Published var text = ""
            }

            struct SearchField: View {
                @StateObject private var model = SearchModel()

                var body: some View {
                    TextField("Search", text: $model.text)
                }
            }
            """,
        measured: Measurement(right: 17, read: 20, at: .info)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let index = context.index
        var keepsNothing: [TypeID: Bool] = [:]
        let search = MadeModelSearch(index: index) { member, model in
            guard member.wrapper == "ObservedObject" || member.wrapper == "Bindable", !index.declaresType(member.wrapper) else {
                return false
            }
            guard let model else { return true }
            if let known = keepsNothing[model] { return !known }
            let isWanted = index.modelKind(of: model) != .value && index.mayHoldState(model)
            keepsNothing[model] = !isWanted
            return isWanted
        }
        for model in search.all(in: file, &context) { report(model, &context) }
    }

    private func report(_ model: MadeModel, _ context: inout RuleContext) {
        if let type = model.model, context.isMirror(type) || context.neverChanges(type) { return }
        let constructions = ViewConstructions(of: model.owner, &context)
        guard let ruleCase = Self.ruleCase(for: model, constructions, &context) else { return }
        var related: [RelatedLocation] = []
        if let work = model.model.flatMap({ context.index.startOfWork(in: $0) }) {
            related.append(
                RelatedLocation(path: work.path, range: work.range, message: "each new `\(model.typeName)` starts work here"))
        }
        context.report(
            ruleCase,
            [
                "property": model.name, "wrapper": model.wrapperName, "type": model.typeName, "owner": model.ownerName,
            ], at: model.range,
            help: model.ownershipHelp(
                context.targets, isDriven: ruleCase.says == Self.driven.says,
                around: ruleCase.says != Self.inApp.says
                    ? "the view around it" : context.index.inherits(model.owner, "App") ? nil : "the `App`"),
            related: related,
            fix: constructions.nonePass(model.member.name) ? model.ownershipFix(context) : nil)
    }

    private static func ruleCase(
        for model: MadeModel, _ constructions: ViewConstructions, _ context: inout RuleContext
    ) -> RuleCase? {
        switch model.origin {
        case .defaultValue where constructions.allPass(model.member.name): return nil
        case .parameter(_, let label):
            guard !constructions.sites.isEmpty, constructions.nonePass(label) else { return nil }
            return constructions.isMadeOnce ? nil : defaultArgument
        case .defaultValue, .assignment:
            if constructions.isMadeOnce || !context.mayBeMadeAgain(model.owner) { return hosted }
            if context.data(of: model.owner).isDrivenFromOutside(model.member.name, context.index) { return driven }
            return model.role == .app || constructions.isMadeByApp ? inApp : inView
        }
    }
}

extension TypeData {
    /// Whether a function that nothing in the type names uses a property: other code may call it.
    fileprivate func isDrivenFromOutside(_ property: Name, _ index: ProjectIndex) -> Bool {
        uses(of: property).contains { site in
            guard let user = userThatNothingNames(site) else { return false }
            return index.member(user).kind == .function && !index.member(user).flags.contains(.isPrivate)
        }
    }
}

extension MadeModel {
    fileprivate var ownerName: String {
        binding.node.ancestors.lazy.compactMap(TypeDecl.init).first?.node.tokenText ?? ""
    }

    fileprivate var wrapperName: String { attribute?.attributeType?.tokenText ?? "ObservedObject" }
    /// The wrapper that keeps the object.
    private var keeper: String { member.wrapper == "Bindable" ? "State" : "StateObject" }

    /// - Parameters:
    ///   - isDriven: whether other code calls the view, and would get another object from a `@StateObject`.
    ///   - around: what can keep the object instead; nil if there is nothing.
    fileprivate func ownershipHelp(_ targets: DeploymentTargets, isDriven: Bool, around: String?) -> String {
        let passing = "let \(around ?? "the view around it") keep the `\(typeName)` in `@\(keeper)` and pass it in"
        guard canOwn(targets), !isDriven else { return passing }
        let other = around == nil ? "" : ", or \(passing)"
        switch origin {
        case .defaultValue: return "write `@\(keeper) \(access)var \(name) = \(callText)`\(other)"
        case .assignment, .parameter:
            let own =
                "declare `@\(keeper) var \(name): \(typeName)` and set it with "
                + "`_\(name) = \(keeper)(wrappedValue: \(callText))`\(other)"
            // An object that is made from what the caller passes has to follow it.
            guard call.argumentList?.hasChildren ?? false else { return own }
            return own + ". A `@\(keeper)` keeps the values of its first `init`: hand later values over with `.onChange`"
        }
    }

    /// The modifiers of the declaration, such as `private `.
    private var access: String {
        let modifiers = binding.node.ancestors.lazy.compactMap(VariableDecl.init).first?.modifiers?.text
        return modifiers.map { $0 + " " } ?? ""
    }

    private func canOwn(_ targets: DeploymentTargets) -> Bool {
        member.wrapper == "Bindable" || targets.haveStateObject
    }

    /// The fix for a default value. Nil if code sets the property later, or uses its wrapper, or if other code calls the view
    /// as an object: a value that is not shown has no kept object.
    fileprivate func ownershipFix(_ context: RuleContext) -> Fix? {
        guard case .defaultValue = origin, canOwn(context.targets), let type = attribute?.attributeType,
            let declaration = binding.node.ancestors.first(where: { TypeDecl($0) != nil }),
            context.index.places(of: owner).count == 1, !declaration.sets(member.name, "_" + name), !declaration.hasOpenFunction
        else { return nil }
        return Fix("own the object with `@\(keeper)`", .unsafe, [Fix.Edit(type.tokenRange, keeper)])
    }
}

extension SyntaxNode {
    /// Whether code below the node assigns a property or names its wrapper.
    fileprivate func sets(_ property: Name, _ wrapper: String) -> Bool {
        let wrapper = Name(wrapper.utf8)
        return tree.uses(of: property, in: self).contains { node in
            if node.name == wrapper { return true }
            guard node.name == property, let sequence = node.parent.flatMap(SequenceExpr.init) else { return false }
            return sequence.sign?.kind == .assignmentExpr && sequence.left == node
        }
    }
}
