import GroupLintCore

/// Notifications of Apple's frameworks that are posted on background threads, too.
enum PostedNotification {
    /// Whether an expression names such a notification: `.EKEventStoreChanged`, `AVAudioSession.routeChangeNotification`.
    static func isFromBackground(_ name: SyntaxNode) -> Bool {
        guard let callee = MemberAccessExpr(name.unwrapped) else { return false }
        if let base = callee.base, let type = base.ownPath?.last, holders.contains(type) { return true }
        return names.contains(name.unwrapped.name)
    }

    private static let names = NameTable(
        """
        EKEventStoreChanged NSPersistentStoreRemoteChange NSManagedObjectContextDidSave NSManagedObjectContextObjectsDidChange \
        CNContactStoreDidChange AVPlayerItemDidPlayToEndTime AVPlayerItemFailedToPlayToEndTime NSProcessInfoPowerStateDidChange \
        NSUbiquityIdentityDidChange CKAccountChanged
        """)

    /// Types whose notifications all come from background threads.
    private static let holders = NameTable("AVAudioSession NSUbiquitousKeyValueStore NSPersistentCloudKitContainer ProcessInfo")
}

extension CallExpr {
    /// Whether the call is the `sink` of such a notification, on the thread that posts it.
    var receivesNotification: Bool {
        guard let callee, callee.name == "sink" else { return false }
        var source = callee.chainBase?.unwrapped
        while let call = source.flatMap(CallExpr.init), let operation = call.callee {
            if operation.name == "publisher" {
                return operation.chainBase?.chainBase?.name == "NotificationCenter"
                    && call.argument("for").map(PostedNotification.isFromBackground) ?? false
            }
            guard Self.immediateOperators.contains(operation.name) else { return false }
            source = operation.chainBase?.unwrapped
        }
        return false
    }

    private static let immediateOperators = NameTable(
        "map compactMap filter removeDuplicates dropFirst prefix eraseToAnyPublisher")
}

extension TypeCode {
    /// The expressions that name the methods which observe such notifications: `#selector(update)`.
    var backgroundObservers: [SyntaxNode] {
        declarations.flatMap { declaration in
            declaration.subtree.compactMap { node in
                guard node.kind == .functionCallExpr, let call = CallExpr(node), call.callee?.name == "addObserver",
                    let name = call.argument("name"), PostedNotification.isFromBackground(name)
                else { return nil }
                return call.argument("selector")
            }
        }
    }
}
