import GroupLintCore

/// Code that is known not to run on the main actor.
struct OffMainCode {
    /// The function or closure.
    let node: SyntaxNode
    /// What the code is, for messages: "this `Task`".
    let text: String
    /// Whether a queue or a session runs the code, not Swift concurrency.
    let isOnQueue: Bool

    /// The code around a node of a method; nil if it may run on the main actor.
    ///
    /// - Parameter followsCaller: whether `async` functions without an actor run on the actor of their caller.
    init?(around node: SyntaxNode, followsCaller: Bool) {
        var task: SyntaxNode?
        for outer in node.ancestors {
            if outer.kind == .closureExpr {
                guard let call = outer.callOfClosure else { return nil }
                if let queue = call.backgroundQueue, task == nil {
                    self.init(node: outer, text: "the closure of `\(queue)`", isOnQueue: true)
                    return
                }
                guard let started = StartedTask(call.node), started.closure.node == outer,
                    !(started.closure.signature?.namesActor ?? false)
                else { return nil }
                task = task ?? outer
                if started.isDetached { break }
            } else if let function = FunctionDecl(outer) {
                // A local function runs where its caller runs.
                guard function.node.parent?.kind == .memberBlock, !(function.attributes?.namesActor ?? false),
                    task != nil || (function.isAsync && !followsCaller)
                else { return nil }
                let name = function.node.tokenText
                self.init(
                    node: task ?? outer, text: task == nil ? "the `async` function `\(name)`" : "this `Task`", isOnQueue: false)
                return
            } else if outer.kind.role == .declaration || TypeDecl(outer) != nil {
                return nil
            }
        }
        guard let task else { return nil }
        self.init(node: task, text: "this `Task`", isOnQueue: false)
    }

    private init(node: SyntaxNode, text: String, isOnQueue: Bool) {
        self.node = node
        self.text = text
        self.isOnQueue = isOnQueue
    }
}

extension CallExpr {
    /// The background queue or session that runs the closure of the call: `DispatchQueue.global().async`,
    /// `URLSession.shared.dataTask`.
    fileprivate var backgroundQueue: String? {
        guard let callee, callee.kind == .memberAccessExpr, let base = callee.chainBase else { return nil }
        if callee.name == "async" || callee.name == "asyncAfter" {
            guard let global = CallExpr(base)?.callee, global.name == "global",
                global.chainBase?.name == "DispatchQueue"
            else { return nil }
            return "DispatchQueue.global().\(callee.tokenText)"
        }
        guard Self.transfers.contains(callee.name), base.name == "shared", base.chainBase?.name == "URLSession" else {
            return nil
        }
        return "URLSession.shared.\(callee.tokenText)"
    }

    private static let transfers = NameTable("dataTask uploadTask downloadTask")
}

extension SyntaxNode {
    /// Whether attributes or a signature name an actor: `@MainActor`, `@DatabaseActor`.
    var namesActor: Bool {
        tokens.contains { tree.source.text($0.range).hasSuffix("Actor") }
    }
}
