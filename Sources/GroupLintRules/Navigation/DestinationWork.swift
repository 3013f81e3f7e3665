import GroupLintCore

/// Work that is done while a destination is created, in words for a message.
struct DestinationWork {
    /// What is done: `sorts `items``, `creates a `DetailModel``.
    var text: String
    let place: RelatedLocation
    /// Name of the view whose initializer does it; nil if making the arguments does it.
    var view: String?
    /// Kind of the call that does it; nil for a loop or a model.
    var kind: Work.Kind?
    /// Name of the model that is created, if that is the work.
    var model: String?

    init(text: String, range: SourceRange, path: String, message: String) {
        self.text = text
        place = RelatedLocation(path: path, range: range, message: message)
    }

    init(creating model: String, at range: SourceRange, path: String) {
        self.init(text: "creates a `\(model)`", range: range, path: path, message: "created for each destination")
        self.model = model
    }

    init(_ work: Work, at node: SyntaxNode, path: String) {
        self.init(
            text: work.kind.text(work.subject?.subjectText.map { "`\($0)`" }), range: node.range, path: path,
            message: "done for each destination")
        kind = work.kind
    }

    /// The first work in the body of an initializer, getter or function.
    ///
    /// - Parameters:
    ///   - models: types whose creation counts.
    ///   - countsLoops: whether a loop counts, whatever it does.
    static func first(
        in body: SyntaxNode, path: String, onlyGoingOn: Bool, models: [Name] = [], countsLoops: Bool = true
    ) -> DestinationWork? {
        var found: DestinationWork?
        BodyCost.walk(body) { node in
            guard found == nil else { return }
            if let call = CallExpr(node) {
                if let work = Work(call), work.kind.goesOn || !onlyGoingOn {
                    found = DestinationWork(work, at: node, path: path)
                } else if let type = call.createdType, models.contains(type.name), !onlyGoingOn {
                    found = DestinationWork(creating: type.tokenText, at: node.range, path: path)
                }
            } else if node.kind.role == .loop, countsLoops, !onlyGoingOn {
                found = DestinationWork(
                    text: "runs a loop", range: node.tokenRange, path: path, message: "runs for each destination")
            }
        }
        return found
    }
}

extension Work.Kind {
    /// What the work does, for messages.
    ///
    /// - Parameter subject: what is sorted or loaded, if it has a short name.
    fileprivate func text(_ subject: String?) -> String {
        switch self {
        case .task: "starts a task"
        case .timer: "starts a timer"
        case .request: "creates a network request"
        case .observer: "adds an observer"
        case .subscription: "starts a subscription"
        case .queue: "starts work on a queue"
        case .sort: "sorts \(subject ?? "a collection")"
        case .group: "groups \(subject ?? "a collection")"
        case .filter: "filters \(subject ?? "a collection")"
        case .map: "goes through \(subject ?? "a collection")"
        case .decode: "decodes \(subject ?? "data")"
        case .load: "loads \(subject ?? "a file")"
        case .fetch: "fetches from \(subject ?? "a context")"
        case .file: "looks for files"
        case .formatter: "creates a \(subject ?? "formatter")"
        }
    }
}

extension SyntaxNode {
    /// Names of the functions without a receiver that a body calls: `load()`, `self.load()`.
    var calledNames: [Name] {
        var names: [Name] = []
        BodyCost.walk(self) { node in
            guard let callee = CallExpr(node)?.callee, !callee.isCapitalized else { return }
            let isOwn = callee.kind == .declReferenceExpr || MemberAccessExpr(callee)?.base?.token?.keyword == .`self`
            if isOwn, !names.contains(callee.name) { names.append(callee.name) }
        }
        return names
    }
}
