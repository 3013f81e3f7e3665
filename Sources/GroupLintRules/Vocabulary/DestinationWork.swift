import GroupLintCore

/// Work that is done while the destination of a link, or a row, is created, in words for a message.
struct DestinationWork {
    /// What is done: `sorts `items``, `creates a `DetailModel``.
    var text: String
    /// What the model does that is created: `starts a task`.
    var detail: String?
    let place: RelatedLocation
    /// Name of the view whose initializer does it; nil if making the arguments does it.
    var view: String?
    /// Kind of the call that does it; nil for a loop or a model.
    var kind: Work.Kind?
    var weight: Work.Weight
    /// The member that does it, if making the arguments reads it.
    var member: Name?
    /// The type of the project whose creation does it, if calls were followed to it.
    var created: TypeID?
    /// Name of the model that is created, if that is the work.
    var model: String?
    /// The code that creates it, if it is short: `DetailModel(item)`.
    var value: String?
    /// The property whose default value it is, or can be: `private var store`.
    var property: String?
    /// The view that gets it as an argument.
    var receiver: String?
    /// Whether the view has a StateObject for that model.
    var isForStateObject = false

    init(text: String, _ weight: Work.Weight, range: SourceRange, path: String, message: String) {
        self.text = text
        self.weight = weight
        place = RelatedLocation(path: path, range: range, message: message)
    }

    init(creating model: String, at range: SourceRange, path: String) {
        self.init(
            text: "creates \(article(model)) `\(model)`", .model, range: range, path: path,
            message: "created for each destination")
        self.model = model
    }

    init(creatingService name: String, at range: SourceRange, path: String) {
        self.init(
            text: "creates \(article(name)) `\(name)`", Work.Kind.service.weight, range: range, path: path,
            message: "created for each destination")
        kind = .service
    }

    /// What is done, for messages.
    ///
    /// - Parameter isInMiddle: whether more words follow, without a comma.
    func text(isInMiddle: Bool) -> String {
        detail.map { "\(text), which \($0)\(isInMiddle ? "," : "")" } ?? text
    }

    /// Where a view does it.
    var placeText: String? {
        view.map { property == nil ? "in the initializer of `\($0)`" : "for a property of `\($0)`" }
    }

    init(_ work: Work, at node: SyntaxNode, path: String, message: String = "done for each destination") {
        self.init(
            text: work.kind.text(work.subject?.subjectText), work.kind.weight, range: node.range, path: path, message: message)
        kind = work.kind
    }

    /// Work in code that is reached through other calls, whose names mean nothing to the caller.
    init(followed work: Work, at node: SyntaxNode, path: String) {
        self.init(work, at: node, path: path)
        if work.kind != .service { text = work.kind.text(nil) }
    }

    /// The same work, for the code that calls something that does it: ``calls `load`, which loads a file``.
    func called(by call: String) -> DestinationWork {
        var work = self
        work.detail = leaf
        work.text = call
        return work
    }

    /// What is done in the end.
    var leaf: String { detail ?? text }

    /// The first work in the body of an initializer, getter or function.
    ///
    /// - Parameters:
    ///   - least: only work that matters as much counts.
    ///   - models: types whose creation counts.
    ///   - countsLoops: whether a loop counts, whatever it does.
    ///   - isSmall: whether work on a collection of a few values does not count.
    static func first(
        in body: SyntaxNode, path: String, least: Work.Weight, models: [Name] = [], countsLoops: Bool = true,
        isSmall: (Work) -> Bool = { _ in false }
    ) -> DestinationWork? {
        var found: DestinationWork?
        BodyCost.walk(body) { node in
            guard found == nil else { return }
            if let call = CallExpr(node) {
                if let work = Work(call), work.kind.weight >= least {
                    if !isSmall(work) { found = DestinationWork(work, at: node, path: path) }
                } else if let type = call.createdType, models.contains(type.name), least <= .model {
                    found = DestinationWork(creating: type.tokenText, at: node.range, path: path)
                }
            } else if node.kind.role == .loop, countsLoops, least == .light {
                found = DestinationWork(
                    text: "runs a loop", .light, range: node.tokenRange, path: path, message: "runs for each destination")
            }
        }
        return found
    }
}

extension Work.Kind {
    /// What the work does, for messages.
    ///
    /// - Parameter name: what is sorted, loaded or created, if it has a short name.
    fileprivate func text(_ name: String?) -> String {
        let subject = name.map { "`\($0)`" }
        switch self {
        case .task: return "starts a task"
        case .timer: return "starts a timer"
        case .request: return "creates a network request"
        case .observer: return "adds an observer"
        case .subscription: return "starts a subscription"
        case .queue: return "starts work on a queue"
        case .sort: return "sorts \(subject ?? "a collection")"
        case .group: return "groups \(subject ?? "a collection")"
        case .filter: return "filters \(subject ?? "a collection")"
        case .map: return "goes through \(subject ?? "a collection")"
        case .decode: return "decodes \(subject ?? "data")"
        case .load: return "loads \(subject ?? "a file")"
        case .directory: return "lists files"
        case .keychain: return "reads the Keychain"
        case .service, .formatter: return name.map { "creates \(article($0)) `\($0)`" } ?? "creates a formatter"
        case .fetch: return "fetches from \(subject ?? "a context")"
        case .file: return "looks for files"
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
