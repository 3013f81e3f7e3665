import GroupLintCore

/// Code that a framework calls on a background thread without a call that takes it: closures that are assigned, and methods
/// of delegates.
enum BackgroundHandler {
    /// What a closure is that code assigns, for messages: `monitor.pathUpdateHandler = { … }`. Nil if it may run on the main
    /// thread.
    static func text(of closure: SyntaxNode) -> String? {
        guard let assignment = closure.parent, assignment.kind == .sequenceExpr, let target = assignment.writtenTarget,
            target.kind == .memberAccessExpr, let base = target.chainBase?.unwrapped, runs(target.name, of: base)
        else { return nil }
        return "`\(target.tokenText)`"
    }

    private static func runs(_ handler: Name, of base: SyntaxNode) -> Bool {
        if handler == "readabilityHandler" { return base.name == "fileHandleForReading" }
        guard let object = FrameworkObject(base) else { return false }
        return switch handler {
        case "pathUpdateHandler": object.type == "NWPathMonitor" && startsInBackground(base)
        case "terminationHandler": object.type == "Process"
        case "initialResultsHandler", "statisticsUpdateHandler", "updateHandler": BackgroundCall.queries.contains(object.type)
        default: cloudOperations.contains(object.type) && handlers.contains(handler)
        }
    }

    private static let cloudOperations = NameTable(
        """
        CKModifyRecordsOperation CKQueryOperation CKFetchRecordsOperation CKFetchRecordZoneChangesOperation \
        CKFetchDatabaseChangesOperation CKModifyRecordZonesOperation CKModifySubscriptionsOperation CKFetchRecordZonesOperation
        """)
    private static let handlers = NameTable(
        """
        completionBlock modifyRecordsCompletionBlock modifyRecordsResultBlock perRecordCompletionBlock perRecordSaveBlock \
        perRecordResultBlock recordFetchedBlock recordMatchedBlock queryCompletionBlock queryResultBlock \
        fetchRecordsCompletionBlock fetchRecordsResultBlock recordChangedBlock recordWasChangedBlock \
        recordWithIDWasDeletedBlock fetchRecordZoneChangesCompletionBlock fetchRecordZoneChangesResultBlock
        """)

    /// Whether the type around a monitor starts it on a queue that is not the main one.
    private static func startsInBackground(_ monitor: SyntaxNode) -> Bool {
        guard let owner = monitor.ancestors.first(where: { TypeDecl($0) != nil }) else { return false }
        let starts = owner.tree.nodes(named: "start", inside: owner.range).compactMap { id in
            owner.tree.node(id)?.parent.flatMap(CallExpr.init)
        }.filter { $0.callee?.chainBase?.unwrapped.name == monitor.name }
        return starts.count == 1 && starts[0].argument("queue").map(BackgroundCall.isQueue) ?? false
    }

    /// What a method is that a framework calls, for messages; nil if another thread may call it.
    static func text(of method: FunctionDecl) -> String? {
        guard let first = method.parameters?.children().first(where: { _ in true }),
            let type = FunctionParameter(first).type, let delegate = Delegate.all[TypeShape(type).name],
            method.node.tokenText.hasPrefix(delegate.method),
            let owner = method.node.ancestors.lazy.compactMap({ TypeDecl($0) }).first,
            owner.inheritance?.mentionsType(delegate.name) ?? false
        else { return nil }
        return "`\(method.node.tokenText)` of `\(delegate.name)`"
    }
}

/// A protocol whose methods a framework calls on a background thread.
private struct Delegate {
    let name: String
    /// Start of the names of the methods.
    let method: String

    /// By the type of the first parameter of the methods.
    static let all: [Name: Delegate] = [
        "WCSession": Delegate(name: "WCSessionDelegate", method: "session"),
        "MCSession": Delegate(name: "MCSessionDelegate", method: "session"),
        "HKWorkoutSession": Delegate(name: "HKWorkoutSessionDelegate", method: "workoutSession"),
        "HKLiveWorkoutBuilder": Delegate(name: "HKLiveWorkoutBuilderDelegate", method: "workoutBuilder"),
        "PHChange": Delegate(name: "PHPhotoLibraryChangeObserver", method: "photoLibraryDidChange"),
    ]
}

extension SyntaxNode {
    /// Whether an inheritance clause names a type.
    fileprivate func mentionsType(_ name: String) -> Bool {
        tokens.contains { tree.source.text($0.range) == name }
    }
}
