import GroupLintCore

struct AppDelegateCast: Rule {
    static let missed = RuleCase(
        .warning, when: "`as?`",
        says: "this is always nil, because with `@{wrapper}` the application's delegate is an object of SwiftUI, not a `{type}`")
    static let crash = RuleCase(
        .error, when: "a forced cast",
        says: "the app crashes here, because with `@{wrapper}` the application's delegate is an object of SwiftUI, not a `{type}`"
    )

    static let info = RuleInfo(
        id: "app_delegate_cast",
        summary: "Code casts the application's delegate to a class that a SwiftUI app only passes events on to.",
        category: .lifecycle,
        rationale: """
            An app that begins with SwiftUI's `App` has a delegate of its own, `SwiftUI.AppDelegate`. It creates the class in \
            `@UIApplicationDelegateAdaptor` or `@NSApplicationDelegateAdaptor` and passes events on to it, but \
            `UIApplication.shared.delegate` and `NSApp.delegate` are SwiftUI's object. A cast with `as?` gives nil, so what \
            follows is never done, and a forced cast ends the app: "Could not cast value of type 'SwiftUI.AppDelegate'".

            On every OS version with `App`, on iOS and on macOS.
            """,
        cases: [missed, crash],
        silentOn: [
            "an `App` without `@main`, and projects that name `UIApplicationMain` or `NSApplicationMain`",
            "classes that no `App` names in such an adaptor, and names that several classes have",
            "delegates that the `App` or the class itself sets as the application's delegate",
            "a cast with another value after `??`",
            "previews and tests",
        ],
        sources: [
            "https://github.com/vellum-ai/vellum-assistant/pull/6151",
            "https://github.com/mbta/mobile_app/pull/284",
            "https://github.com/Clipy/Clipy/pull/681",
            "https://github.com/OpenSwiftUIProject/OpenSwiftUI/blob/main/Sources/OpenSwiftUI/App/App/UIKit/UIKitApp.swift",
        ],
        bad: """
            final class AppDelegate: NSObject, NSApplicationDelegate {
                func showLog() {}
            }

            @main
            struct ReaderApp: App {
                @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

                var body: some Scene {
                    WindowGroup {
                        Button("Log") { (NSApp.delegate as? AppDelegate)?.showLog() }
                    }
                }
            }
            """,
        good: """
            final class AppDelegate: NSObject, NSApplicationDelegate {
                func showLog() {}
            }

            @main
            struct ReaderApp: App {
                @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate

                var body: some Scene {
                    WindowGroup {
                        Button("Log") { appDelegate.showLog() }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.index.files[Int(file.file)].namesSystemObject, let tree = context.syntax() else { return }
        for id in tree.nodes(named: "delegate") {
            guard let access = tree.node(id), access.isApplicationDelegate, let cast = DelegateCast(access),
                !access.ancestors.contains(where: \.isPreview),
                let name = cast.type.kind == .identifierType ? cast.type.name : nil
            else { continue }
            check(cast, name, file, &context)
        }
    }

    private func check(_ cast: DelegateCast, _ name: Name, _ file: ViewFile, _ context: inout RuleContext) {
        let index = file.index
        guard let type = index.resolveType(name, file: file.file, in: file.types(around: cast.node).first),
            !index.isInPreview(type), index.declaredTypes(named: name).count == 1,
            let adaptor = index.anyAdaptor(of: type), !index.startsWithoutApp, context.startsApp(adaptor),
            !context.setsDelegate(index.owner(of: adaptor)), !context.setsDelegate(type)
        else { return }
        let place = index.files[Int(adaptor.file)].path
        let wrapper = index.member(adaptor).wrapper == "NSApplicationDelegateAdaptor" ? "NS" : "UI"
        let written = cast.type.tokenText
        context.report(
            cast.isForced ? Self.crash : Self.missed,
            ["wrapper": "\(wrapper)ApplicationDelegateAdaptor", "type": written], at: cast.range,
            help: "let `\(written)` keep itself in a `static` property, set in its `init` with `super.init()` before, and use "
                + "that; or pass on what the code needs",
            related: [
                RelatedLocation(
                    path: place, range: index.member(adaptor).nameRange, message: "the `App` with this delegate")
            ])
    }
}
