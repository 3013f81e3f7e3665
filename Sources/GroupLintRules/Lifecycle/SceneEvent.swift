import GroupLintCore

/// An event that UIKit sends to the delegate of a scene if the app has scenes, and to the app delegate if it has none.
struct SceneEvent {
    /// The name of the method with its labels: `application(_:open:options:)`.
    let text: String
    /// Whether the event is about the foreground or the background.
    let isPhase: Bool
    let help: String

    /// Nil if the method of an app delegate is not for such an event.
    init?(_ method: FunctionDecl) {
        let parameters = method.parameters?.children().map { FunctionParameter($0) } ?? []
        let name = method.node.name
        if parameters.count == 1, let phase = Self.phases.first(where: { $0.name == name }) {
            self.init(
                text: method.node.tokenText, isPhase: true,
                help: "read `@Environment(\\.scenePhase)` in the `App`, and do this in `.onChange(of: scenePhase)` "
                    + phase.moment)
        } else if name == "application", parameters.count == 3, parameters[1].label == "open" {
            self.init(
                text: "application(_:open:options:)", isPhase: false,
                help: "do this in `.onOpenURL { url in … }` on the first view of the `WindowGroup`")
        } else if name == "application", parameters.count == 3, parameters[1].label == "performActionFor" {
            self.init(
                text: "application(_:performActionFor:completionHandler:)", isPhase: false,
                help: "do this in `windowScene(_:performActionFor:completionHandler:)` of a `UIWindowSceneDelegate`, whose class "
                    + "`application(_:configurationForConnecting:options:)` sets as the `delegateClass`")
        } else {
            return nil
        }
    }

    private init(text: String, isPhase: Bool, help: String) {
        self.text = text
        self.isPhase = isPhase
        self.help = help
    }

    private static let phases: [(name: Name, moment: String)] = [
        ("applicationDidBecomeActive", "when it is `.active`"),
        ("applicationWillResignActive", "when it changes from `.active` to `.inactive`"),
        ("applicationDidEnterBackground", "when it is `.background`"),
        ("applicationWillEnterForeground", "when it was `.background` before"),
    ]

    /// Whether other code of the project calls the method, or already gets the event from the scene.
    func isHandled(_ method: FunctionDecl, _ index: ProjectIndex) -> Bool {
        if isPhase { return index.isWritten(method.node.name) }
        return index.isWritten("onOpenURL") || index.hasSceneDelegate
    }
}
