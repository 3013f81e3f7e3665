import GroupLintCore

struct MissingEnvironmentObject: Rule {
    static let missing = RuleCase(
        .error,
        says: "the app crashes when this is shown: `{reader}` reads `{property}` from the environment, but {lack}")
    static let conditional = RuleCase(
        .info, .low, when: "the view is only shown under a condition: in an `if` or a row, or as the destination of a value",
        says:
            "the app crashes if this shows `{reader}`, which reads `{property}` from the environment, but {lack}")
    static let opened = RuleCase(
        .warning, .medium,
        when: "the user opens the view: in a tab, with a link or in a sheet, without another condition; or a modifier shows it "
            + "whose object is set too early, on a view under a condition",
        says: "the app crashes when the user opens `{reader}`, which reads `{property}` from the environment, but {lack}")
    static let unset = RuleCase(
        .warning, .medium, when: "the view is only shown under a condition, but no code of the app sets an object of this class",
        says: "the app crashes if this shows `{reader}`, which reads `{property}` from the environment, because no code of the "
            + "app sets {type} there")
    static let inAction = RuleCase(
        .warning, when: "only an action or a task of the view reads the object",
        says: "the app crashes when an action of `{reader}` reads `{property}` from the environment, but {lack}")

    static let represented = Doubt(
        .low, when: "a representable view of the project may show the hosting controller, and UIKit then hands on its environment"
    )

    static let info = RuleInfo(
        id: "missing_environment_object",
        summary: "A view reads an object from an environment that lacks it, so the app crashes.",
        category: .state,
        rationale: """
            `@EnvironmentObject` and `@Environment(Model.self)` look for the object that a view further out has set with \
            `.environmentObject` or `.environment`. If there is none, the app crashes when the property is read. Sheets, \
            popovers and pushed screens get the environment of the view that shows them. A hosting controller, \
            `UIHostingConfiguration`, `ImageRenderer` and each scene start with an empty environment: what the app sets \
            elsewhere does not reach the views inside.

            On every OS version.
            """,
        cases: [missing, inAction, opened, unset, conditional],
        doubts: [represented],
        silentOn: [
            "optional properties, and properties that no code of the view reads",
            "objects of a class that is not known, and modifiers of other modules that may get an object",
            "views that a hosting controller gets from a parameter or a property",
            "view controllers that no code of the project names",
            "calls of a hosting controller of the project that has initializers of its own",
            "delegates of the app and of its scenes, which SwiftUI itself puts into the environment of scenes",
            "sheets, links and other content inside of one environment, except as part of what a root shows",
            "previews of context menus, and `Settings` in code for Mac Catalyst, which only macOS shows",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/environmentobject",
            "https://developer.apple.com/documentation/swiftui/view/environmentobject(_:)",
            "https://developer.apple.com/documentation/swiftui/environment/init(_:)-8slkf",
        ],
        bad: """
            final class Session: ObservableObject {
                @Published var name = ""
            }

            struct Profile: View {
                @EnvironmentObject private var session: Session

                var body: some View {
                    Text(session.name)
                }
            }

            final class Coordinator {
                let session = Session()

                func profile() -> UIViewController {
                    UIHostingController(rootView: Profile())
                }
            }
            """,
        good: """
            final class Session: ObservableObject {
                @Published var name = ""
            }

            struct Profile: View {
                @EnvironmentObject private var session: Session

                var body: some View {
                    Text(session.name)
                }
            }

            final class Coordinator {
                let session = Session()

                func profile() -> UIViewController {
                    UIHostingController(rootView: Profile().environmentObject(session))
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var solver = EnvironmentSolver(file.index)
        let calls = CallElements()
        for root in EmptyEnvironment.all(in: file, &context) {
            if let owner = root.owner, context.index.isUnnamedController(owner) { continue }
            if let content = root.content {
                var reader = RootContent(file, root.owner, solver, calls)
                let needs = reader.needs(of: content)
                solver = reader.solver
                report(needs, root, at: reader.base?.tokenRange, &context)
            } else if let scene = root.element {
                let isScene = SwiftUICatalog.views.traits(of: scene.name).contains(.nonView)
                let needs = isScene ? solver.needs(ofScene: scene) : solver.needs(ofClosure: scene)
                report(needs, root, at: nil, &context)
            }
        }
    }

    private func report(
        _ needs: EnvironmentNeeds, _ root: EmptyEnvironment, at range: SourceRange?, _ context: inout RuleContext
    ) {
        let range = range ?? root.call.createdType?.tokenRange ?? root.call.node.range
        var reported: [EnvironmentObject] = []
        let isRepresented = !needs.objects.isEmpty && root.mayBeRepresented(context.index)
        for need in needs.objects.sorted(by: { $0.doubts < $1.doubts }) where !reported.contains(need.object) {
            guard let view = context.index.owner(of: need.reader.property),
                need.child.map({ ViewElement(context.index, $0).mayMakeItsType }) ?? true,
                isCompiled(need, with: root.call.node, &context)
            else { continue }
            reported.append(need.object)
            let (property, type) = (context.name(of: need.reader.property), context.name(of: need.object.type))
            let path = [need.child.map { ViewElement(context.index, $0).related("this shows the view that reads it") }]
            let way = need.ways.last.map { ViewElement(context.index, $0).related("the user opens it here") }
            let early = need.early.map { EarlyModifiers($0, context) }
            context.report(
                ruleCase(need, view, &context),
                [
                    "reader": context.name(of: view), "property": property,
                    "lack": early?.lack(type) ?? root.lack(type), "type": "\(article(type)) `\(type)`",
                ], at: range, doubt: isRepresented ? Self.represented : nil,
                help: early?.help ?? help(need.object, type, root, context),
                related: [context.related(need.reader.property, "`\(property)` is read from the environment")]
                    + path.compactMap(\.self) + (way.map { [$0] } ?? []) + (early?.related ?? []))
        }
    }

    /// Whether a platform has a property and all of the code that shows its view. Each may be in a branch of `#if`.
    private func isCompiled(_ need: EnvironmentNeeds.Need, with root: SyntaxNode, _ context: inout RuleContext) -> Bool {
        let property = need.reader.property
        let ways = need.ways.compactMap { context.code(of: ViewElement(context.index, $0)) }
        guard !context.targets.isUnknown else {
            return !ways.contains { $0.ancestors.contains { $0.kind == .ifConfigClause } }
        }
        guard let tree = context.syntax(ofFile: context.index.files[Int(property.file)].path),
            let declaration = tree.declaration(at: context.index.member(property).nameRange)
        else { return true }
        let all = ([root, declaration] + ways).map { ReachableTargets($0, context.targets).targets }
        return Platform.allCases.contains { platform in all.allSatisfy { $0[platform] != nil } }
    }

    private func ruleCase(_ need: EnvironmentNeeds.Need, _ view: TypeID, _ context: inout RuleContext) -> RuleCase {
        // Where the object is set too early, each view that is shown shows the reader too.
        let isOpened = need.isOpened || need.isConditional && need.early?.isCertain ?? false
        let isUnset = need.isConditional && !isOpened && need.reader.isReadByBody && !context.index.maySet(need.object)
        if need.isConditional, !isOpened, !isUnset { return Self.conditional }
        guard need.reader.isReadByBody else {
            return isOpened && !(need.early?.isCertain ?? false) ? Self.conditional : Self.inAction
        }
        var read = CertainRead(of: view, &context)
        guard read.contains(context.index.member(need.reader.property).name, &context) else { return Self.conditional }
        return isUnset ? Self.unset : isOpened ? Self.opened : Self.missing
    }

    /// The modifier to write, with a value that the type around the call has.
    private func help(_ object: EnvironmentObject, _ type: String, _ root: EmptyEnvironment, _ context: RuleContext) -> String {
        let modifier = object.isObservable ? "environment" : "environmentObject"
        let property = root.owner.flatMap { owner in
            context.index.storedProperties(of: owner).first { id in
                context.index.valueType(of: context.index.member(id).name, in: owner) == .project(object.type)
            }
        }
        if let property { return "write `.\(modifier)(\(context.name(of: property)))` after the view" }
        if context.index.hasShared(object.type) { return "write `.\(modifier)(\(type).shared)` after the view" }
        return "write `.\(modifier)(…)` after the view, with the `\(type)` of the app"
    }
}

extension EnvironmentNeeds.Need {
    /// The surest needs are reported first, one for each object.
    fileprivate var doubts: Int { isOpened ? 1 : isConditional ? 2 : 0 }
}

extension EmptyEnvironment {
    /// Why the object is missing, for messages.
    fileprivate func lack(_ type: String) -> String {
        let host = name.first?.isUppercase ?? false ? "`\(name)`" : name
        return "nothing sets \(article(type)) `\(type)` inside of \(host), whose environment starts empty"
    }
}

extension ProjectIndex {
    /// Whether a class has the static object `shared`.
    fileprivate func hasShared(_ type: TypeID) -> Bool {
        members(of: type, named: "shared").contains { member($0).flags.contains(.isStatic) }
    }
}

extension ViewElement {
    /// Whether the type of the project has an initializer with the labels of the call. If not, another view of this name is
    /// meant: that of another app in the same folder, which has no code in the run.
    fileprivate var mayMakeItsType: Bool {
        guard case .project(let type) = callee else { return true }
        let known = index.initializers(of: type).flatMap { index.member($0).parameters.map(\.label) }
        return arguments.allSatisfy { argument in
            argument.label == .unlabeled || known.contains(argument.label)
                || !index.members(of: type, named: argument.label).isEmpty
        }
    }
}
