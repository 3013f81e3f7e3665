import GroupLintCore

/// Code that is known not to run on the main actor.
struct OffMainCode {
    /// The function or closure.
    let node: SyntaxNode
    /// What the code is, for messages: "this `Task`".
    let text: String
    /// Whether a queue or a framework runs the code, not Swift concurrency.
    let isOnQueue: Bool
    /// Whether the code runs on the thread that posts a notification.
    var isNotified = false
    /// Where a method of the project calls the closure.
    var origin: RelatedLocation?

    /// The code around a node of a method; nil if it may run on the main actor.
    ///
    /// - Parameter followsCaller: whether `async` functions without an actor run on the actor of their caller.
    init?(around node: SyntaxNode, followsCaller: Bool) {
        guard case .offMain(let code)? = CodePlace(of: node, followsCaller: followsCaller) else { return nil }
        self = code
    }

    init(node: SyntaxNode, text: String, isOnQueue: Bool, isNotified: Bool = false, origin: RelatedLocation? = nil) {
        self.node = node
        self.text = text
        self.isOnQueue = isOnQueue
        self.isNotified = isNotified
        self.origin = origin
    }

    fileprivate init(task: SyntaxNode) {
        self.init(node: task, text: "this `Task`", isOnQueue: false)
    }
}

/// The code of a type that runs a node.
enum CodePlace {
    case offMain(OffMainCode)
    /// A method that runs where its caller runs.
    case method(FunctionDecl)

    /// Nil for a method.
    var offMain: OffMainCode? {
        if case .offMain(let code) = self { code } else { nil }
    }

    /// Nil if the code may run on the main actor, or anywhere.
    ///
    /// - Parameter followsCaller: whether `async` functions without an actor run on the actor of their caller.
    init?(of node: SyntaxNode, followsCaller: Bool) {
        var task: SyntaxNode?
        for outer in node.ancestors {
            if outer.kind == .closureExpr {
                if task == nil, let text = BackgroundHandler.text(of: outer) {
                    self = .offMain(OffMainCode(node: outer, text: text, isOnQueue: true))
                    return
                }
                guard let call = outer.callOfClosure else { return nil }
                if task == nil, let text = BackgroundCall.text(of: call) {
                    self = .offMain(OffMainCode(node: outer, text: text, isOnQueue: true))
                    return
                }
                if task == nil, call.receivesNotification {
                    self = .offMain(OffMainCode(node: outer, text: "this `sink`", isOnQueue: true, isNotified: true))
                    return
                }
                if let callee = call.callee, ClosureCallees.runAtOnce(callee.name) { continue }
                guard let started = StartedTask(call.node), started.closure.node == outer,
                    !(started.closure.signature?.namesActor ?? false)
                else { return nil }
                task = task ?? outer
                if started.isDetached { break }
            } else if let function = FunctionDecl(outer) {
                self.init(function, task, followsCaller: followsCaller)
                return
            } else if outer.kind.role == .declaration || TypeDecl(outer) != nil {
                return nil
            }
        }
        guard let task else { return nil }
        self = .offMain(OffMainCode(task: task))
    }

    /// - Parameter task: the innermost task of the function that runs the node.
    private init?(_ function: FunctionDecl, _ task: SyntaxNode?, followsCaller: Bool) {
        // A local function runs where its caller runs.
        guard function.node.parent?.kind == .memberBlock, !(function.attributes?.namesActor ?? false) else { return nil }
        if let task {
            self = .offMain(OffMainCode(task: task))
        } else if let text = BackgroundHandler.text(of: function) {
            self = .offMain(OffMainCode(node: function.body ?? function.node, text: text, isOnQueue: true))
        } else if !function.isAsync {
            self = .method(function)
        } else if !followsCaller {
            let text = "the `async` function `\(function.node.tokenText)`"
            self = .offMain(OffMainCode(node: function.node, text: text, isOnQueue: false))
        } else {
            return nil
        }
    }
}

extension SyntaxNode {
    /// Whether attributes or a signature name an actor: `@MainActor`, `@DatabaseActor`.
    var namesActor: Bool {
        tokens.contains { tree.source.text($0.range).hasSuffix("Actor") }
    }
}
