import GroupLintCore

/// An event that the user does not start on a screen, and what it sets: the app leaves the foreground, or the network goes.
struct BlockingEvent {
    let kind: Kind
    /// What runs then.
    let action: SyntaxNode
    /// The property with the model whose code has the action; none for code of the view.
    let model: Name
    /// Where the code asks for the event.
    let place: SyntaxNode

    enum Kind {
        case phase, connection

        /// ``the list loses its scroll position when …``
        var text: String {
            switch self {
            case .phase: "the app leaves the foreground or comes back"
            case .connection: "the network connection comes or goes"
            }
        }
    }

    private static let notifications: [Name] = [
        "willResignActiveNotification", "didEnterBackgroundNotification", "willEnterForegroundNotification",
        "didResignActiveNotification",
    ]
    private static let monitor: Name = "pathUpdateHandler"
    fileprivate static let phase: Name = "scenePhase"
    /// How many events of one type are followed.
    private static let mostOfType = 8

    /// Whether the project asks for such events at all.
    static func areUsed(_ index: ProjectIndex) -> Bool {
        index.isWritten(monitor) || index.isWritten(phase) || usesNotifications(index)
    }

    /// Whether the code of a view may ask for such events, by what the index knows: its properties, and its modifiers.
    static func mayBeUsed(inView type: TypeID, of file: ViewFile, _ index: ProjectIndex) -> Bool {
        file.hasModifiers("onReceive") || keepsMonitor(type, index)
            || index.storedProperties(of: type).contains(where: index.isScenePhase)
    }

    /// Whether the code of a model may ask for such events: it keeps a monitor, or the project uses the notifications, and the
    /// file of the model has a framework with them.
    static func mayBeUsed(inModel type: TypeID, usesNotifications: Bool, _ index: ProjectIndex) -> Bool {
        if keepsMonitor(type, index) { return true }
        guard usesNotifications, let home = index.type(type).home else { return false }
        return index.files[Int(home.file)].imports.contains { frameworks.contains($0) }
    }

    private static func keepsMonitor(_ type: TypeID, _ index: ProjectIndex) -> Bool {
        index.storedProperties(of: type).contains { index.member($0).writtenType == "NWPathMonitor" }
    }

    /// Whether the project uses the notifications of such events.
    static func usesNotifications(_ index: ProjectIndex) -> Bool { notifications.contains(where: index.isWritten) }

    private static let frameworks = NameTable("UIKit AppKit SwiftUI WatchKit")

    /// The events that the code of a view and of its models asks for.
    static func all(_ code: ViewCode, models: [Name]) -> [BlockingEvent] {
        var found = all(code.view, model: .none)
        for model in models {
            if let code = code.model(model) { found += all(code, model: model) }
        }
        return found
    }

    private static func all(_ code: TypeCode, model: Name) -> [BlockingEvent] {
        var found: [BlockingEvent] = []
        for node in code.nodes(named: [monitor, phase] + notifications).prefix(64) where found.count < mostOfType {
            let kind: Kind = node.name == monitor ? .connection : .phase
            let action = node.name == phase ? node.actionOfChange : node.actionOfEvent(code)
            guard let action, !found.contains(where: { $0.action == action && $0.model == model }) else { continue }
            found.append(BlockingEvent(kind: kind, action: action, model: model, place: node))
        }
        return found
    }

    /// The values that the event may give to properties for longer; nil for a value that the code computes.
    func values(_ code: ViewCode) -> [(property: StateProperty, value: KnownValue?, write: StateWrites.Write)] {
        let functions = code.model(model)?.functions ?? { _ in [] }
        let writes = model.isNone ? code.writes(action) : StateWrites(action, methods: functions).writes
        return writes.compactMap { write in
            guard let own = write.wholeProperty, model.isNone || own.member.isNone, !Self.accounts.contains(own.name),
                !writes.contains(where: { $0.endsLoading(of: write) })
            else { return nil }
            let property = model.isNone ? own : StateProperty(root: model, member: own.root)
            return (property, write.knownValue, write)
        }
    }

    /// After a logout the content should go.
    private static let accounts = NameTable(
        "isAuthenticated isLoggedIn isSignedIn loggedIn signedIn authenticated isAuthorized currentUser user session")
}

extension ProjectIndex {
    /// Whether a property has the phase of the scene: `@Environment(\.scenePhase)`.
    func isScenePhase(_ property: MemberID) -> Bool {
        let member = member(property)
        return member.wrapper == "Environment" && member.constructed == BlockingEvent.phase
    }
}

extension StateProperty {
    fileprivate var name: Name { member.isNone ? root : member }
}

extension StateWrites.Write {
    /// Whether the write sets back in the same body, after a wait or in a `defer`, what another one has set:
    /// `isLoading = false`.
    fileprivate func endsLoading(of other: StateWrites.Write) -> Bool {
        guard root == other.root, member == other.member, calls == other.calls, node != other.node,
            pauses > other.pauses || node.deferAround != nil
        else { return false }
        return node.bodyAround == other.node.bodyAround
    }
}

extension SyntaxNode {
    fileprivate var bodyAround: SyntaxNode? { ancestors.first { $0.kind == .closureExpr || $0.kind == .functionDecl } }

    /// The action of `.onChange(of: scenePhase) { … }`.
    fileprivate var actionOfChange: SyntaxNode? {
        guard let argument = parent, argument.kind == .labeledExpr, let call = argument.parent?.parent.flatMap(CallExpr.init),
            call.argument("of") == self, call.callee?.name == "onChange"
        else { return nil }
        return call.action
    }

    /// What runs for a notification or a handler: `monitor.pathUpdateHandler = { … }`, `publisher(for: …).sink { … }`,
    /// `#selector(lock)`.
    fileprivate func actionOfEvent(_ code: TypeCode) -> SyntaxNode? {
        for outer in ancestors.prefix(12) {
            if outer.kind == .closureExpr || outer.kind == .functionDecl || outer.kind == .codeBlock { return nil }
            if outer.kind == .sequenceExpr {
                guard outer.writtenTarget?.range.contains(range) ?? false else { return nil }
                return SequenceExpr(outer)?.right.flatMap { $0.kind == .closureExpr ? $0 : nil }
            }
            if let loop = ForStmt(outer) { return loop.node.children().first { $0.kind == .codeBlock } }
            guard let call = CallExpr(outer) else { continue }
            if let selector = call.argument("selector") {
                let names = selector.subtree.filter { $0.kind == .declReferenceExpr || $0.kind == .memberAccessExpr }
                let bodies = names.flatMap { code.functions($0.name) }
                return bodies.count == 1 ? bodies[0] : nil
            }
            if let action = call.action, action.kind == .closureExpr || action.ownPath != nil, !action.range.contains(range),
                call.callee?.name != "map"
            {
                return action
            }
        }
        return nil
    }
}
