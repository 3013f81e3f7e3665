import GroupLintCore

struct UncalledAppDelegateMethod: Rule {
    static let phase = RuleCase(
        .warning, when: "a method about the foreground and the background",
        says: "`{method}` is never called, because an `App` uses scenes, and UIKit then tells only the scenes")
    static let request = RuleCase(
        .warning, when: "a method that opens a URL or handles a shortcut, if nothing else does this",
        says: "`{method}` is never called, because an `App` uses scenes, and UIKit then tells only the scenes")

    static let info = RuleInfo(
        id: "uncalled_app_delegate_method",
        summary: "An app delegate waits for events that UIKit does not send to an app with scenes.",
        category: .lifecycle,
        rationale: """
            An app that begins with SwiftUI's `App` uses scenes. UIKit then sends what happens to a window to the delegate of \
            its scene, which belongs to SwiftUI, and not to the app delegate: that the app becomes active or inactive, that it \
            enters the background or the foreground, URLs that it opens, and shortcuts of its icon. The methods of \
            `UIApplicationDelegate` for these events compile, but nothing ever calls them. Those about launch, push \
            notifications and background sessions still work.

            On every OS version with `App`. macOS is not concerned: `NSApplicationDelegate` gets its events.
            """,
        cases: [phase, request],
        silentOn: [
            "an `App` without `@main`, which code in a `main.swift` may leave out",
            "delegates that no `App` names in `@UIApplicationDelegateAdaptor`, and classes with a superclass of another module, "
                + "which may pass on the events of scenes",
            "methods that code of the project calls, and methods that do nothing",
            "URLs and shortcuts in a project with `onOpenURL` or a scene delegate of its own",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/uikit/uiapplicationdelegate/applicationdidenterbackground(_:)",
            "https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle",
        ],
        bad: """
            final class AppDelegate: NSObject, UIApplicationDelegate {
                func applicationDidEnterBackground(_ application: UIApplication) {
                    Library.shared.save()
                }
            }

            @main
            struct ReaderApp: App {
                @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

                var body: some Scene {
                    WindowGroup { Shelf() }
                }
            }
            """,
        good: """
            @main
            struct ReaderApp: App {
                @Environment(\\.scenePhase) private var scenePhase

                var body: some Scene {
                    WindowGroup { Shelf() }
                        .onChange(of: scenePhase) {
                            if scenePhase == .background { Library.shared.save() }
                        }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let summary = file.index.files[Int(file.file)]
        for position in summary.appDelegates where !summary.isPreview(position) {
            guard let type = file.index.typeID(file: file.file, declaration: position),
                let adaptor = file.index.adaptor(of: type), context.startsApp(adaptor), let tree = context.syntax(),
                let declaration = tree.type(at: summary.types[Int(position)].nameRange).flatMap(TypeDecl.init)
            else { continue }
            for method in declaration.members?.children().compactMap(FunctionDecl.init) ?? [] {
                check(method, adaptor, &context)
            }
        }
    }

    private func check(_ method: FunctionDecl, _ adaptor: MemberID, _ context: inout RuleContext) {
        guard let event = SceneEvent(method), method.body?.statements.contains(where: { !$0.isLog }) ?? false,
            !event.isHandled(method, context.index), let range = method.node.token?.range
        else { return }
        let path = context.index.files[Int(adaptor.file)].path
        let mayBeDone = event.isPhase && context.followsPhase(adaptor)
        let end = mayBeDone ? "; or delete the method, if the `App` does this there already" : ". Then delete the method"
        context.report(
            event.isPhase ? Self.phase : Self.request, ["method": event.text], at: range,
            help: event.help + end,
            related: [
                RelatedLocation(
                    path: path, range: context.index.member(adaptor).nameRange, message: "the `App` with this delegate")
            ])
    }
}

extension RuleContext {
    /// Whether the type of a property has an `.onChange(of: scenePhase)`.
    fileprivate mutating func followsPhase(_ property: MemberID) -> Bool {
        guard let app = index.owner(of: property), let code = TypeCode(app, &self) else { return false }
        return code.nodes(named: "onChange").contains { node in
            node.parent.flatMap(CallExpr.init)?.argument("of")?.tokenText == "scenePhase"
        }
    }
}
