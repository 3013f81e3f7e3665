import GroupLintCore

/// A call that starts a repeating timer or adds an observer: `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { }`,
/// `center.addObserver(forName: name, object: nil, queue: nil) { }`.
struct OngoingSource {
    let call: CallExpr
    let isTimer: Bool
    private let callee: SyntaxNode

    init?(_ node: SyntaxNode) {
        guard let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccessExpr else { return nil }
        if callee.name == "scheduledTimer" {
            guard MemberAccessExpr(callee)?.base?.name == "Timer", call.argument("repeats")?.text == "true",
                let block = (call.trailingClosure ?? call.argument("block")).flatMap(ClosureExpr.init),
                !block.node.mentions(block.parameterNames + ["$0"])
            else { return nil }
            isTimer = true
        } else {
            guard callee.name == "addObserver", call.firstArgument?.label == "forName", !Self.endsItself(call) else { return nil }
            isTimer = false
        }
        self.call = call
        self.callee = callee
    }

    /// Whether an observer waits for the last notification of its object: nothing is posted after it.
    private static func endsItself(_ call: CallExpr) -> Bool {
        switch call.firstArgument?.value?.name {
        case "willTerminateNotification": return true
        case "willCloseNotification": return call.argument("object").map { $0.kind != .nilLiteralExpr } ?? false
        // Other notifications may come again.
        default: return false
        }
    }

    var nameRange: SourceRange { callee.range }

    /// The property or constant that keeps the result.
    var variable: SyntaxNode? {
        guard let parent = call.node.parent else { return nil }
        if let sequence = SequenceExpr(parent), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
            let target = sequence.left, target.ownName != nil
        {
            return target
        }
        return parent.kind == .initializerClause ? parent.parent.flatMap { PatternBinding($0).pattern } : nil
    }

    /// Whether the result is thrown away, or kept in a variable.
    var isUnused: Bool {
        guard let parent = call.node.parent else { return false }
        if let sequence = SequenceExpr(parent) { return sequence.left?.kind == .discardAssignmentExpr || variable != nil }
        if variable != nil { return true }
        return parent.isBlock && !isReturned(from: parent)
    }

    /// Whether the call is the only expression of a function, getter or closure that returns a value.
    private func isReturned(from block: SyntaxNode) -> Bool {
        guard let outer = block.parent else { return true }
        if block.kind == .closureExpr {
            if ClosureExpr(block)?.signature?.subtree.contains(where: { $0.kind == .returnClause }) ?? false { return true }
            // A closure that is kept may have any type: `let start: () -> Timer = { … }`.
            return block.callOfClosure == nil
        }
        if let function = FunctionDecl(outer) { return function.returnType != nil && block.slotCount == 1 }
        return block.kind == .accessorBlock || outer.kind == .accessorDecl
    }

    /// Why nothing can stop the timer or observer. Nil if some code of the type may.
    func reason(in code: TypeCode) -> String? {
        guard let variable else { return "the result of `\(callee.tokenText)` is thrown away" }
        let stop = isTimer ? "invalidated" : "removed"
        if variable.kind == .identifierPattern {
            guard let scope = variable.ancestors.first(where: \.isBlock) else { return nil }
            let isUsed = scope.tree.nodes(named: variable.name).compactMap { scope.tree.node($0) }.contains { node in
                node.kind == .declReferenceExpr && scope.range.contains(node.range) && !node.isStartOfTimer
            }
            return isUsed ? nil : "`\(variable.tokenText)` is never \(stop)"
        }
        guard let name = variable.ownName, code.keepsToItself(name), code.onlyTestsAndClears(name, sets: true) else { return nil }
        return "`\(variable.tokenText)` is never \(stop)"
    }

    /// Functions of representables that make a view, with the part of their names that `dismantle` functions share.
    private static let makers: [(name: Name, view: String)] = [
        ("makeUIView", "UIView"), ("makeNSView", "NSView"), ("makeUIViewController", "UIViewController"),
        ("makeNSViewController", "NSViewController"),
    ]

    /// What to write.
    ///
    /// - Parameters:
    ///   - moment: when the code runs.
    ///   - vain: the call that seems to remove an observer; see `TypeCode.vainRemoval`.
    func help(_ targets: DeploymentTargets, _ moment: StartMoment, vain: SyntaxNode?) -> String {
        if let variable, variable.kind != .identifierPattern {
            let name = variable.tokenText
            let stop = isTimer ? "\(name)?.invalidate()" : "NotificationCenter.default.removeObserver(\(name))"
            // SwiftUI may make a view more often than it shows it.
            return moment.kind == .creation
                ? "\(isTimer ? "start the timer" : "add the observer") in `.onAppear`, keep it in a `@State` property, and call "
                    + "`\(stop)` in `.onDisappear`"
                : "call `\(stop)` in `.onDisappear`"
        }
        let function = call.node.ancestors.first { $0.kind == .functionDecl }
        if let view = Self.makers.first(where: { $0.name == function?.name })?.view {
            let stop = isTimer ? "invalidate it" : "remove it"
            return "keep the result in the coordinator that `makeCoordinator()` returns, and \(stop) in "
                + "`static func dismantle\(view)(_:coordinator:)`"
        }
        guard isTimer else { return observerHelp(vain: vain) }
        let isRepeated = function.map { function in
            call.node.subtree.contains { CallExpr($0)?.callee?.ownName == function.name }
        }
        let start =
            isRepeated ?? false
            ? "create the timer in `.onAppear` and not in `\(function?.tokenText ?? "")`, which each firing calls again; " : ""
        // SwiftUI may make a view more often than it shows it.
        let place = moment.kind == .creation ? " in `.onAppear`" : ""
        let keep =
            "\(start)declare `@State private var timer: Timer?`, write `timer = Timer.scheduledTimer(…) { … }`\(place), and call "
            + "`timer?.invalidate()` in `.onDisappear`"
        guard targets.platforms(below: ReleaseYear.iOS15.versions).isEmpty else { return keep }
        return "\(keep); or write `.task { while (try? await Task.sleep(…)) != nil { … } }`, which SwiftUI ends with the view"
    }

    private func observerHelp(vain: SyntaxNode?) -> String {
        let name = call.firstArgument?.value?.text(upTo: 80) ?? "…"
        let object = call.argument("object").flatMap { $0.kind == .nilLiteralExpr ? nil : $0.shortText }
        if call.argument("object")?.namesLocal ?? false {
            return
                "keep the result in a `@State` property, and pass it to `NotificationCenter.default.removeObserver` in "
                + "`.onDisappear`, and before another observer takes its place"
        }
        let source = object.map { "\(name), object: \($0)" } ?? name
        let old = vain == nil ? "`addObserver`" : "`addObserver` and `removeObserver`"
        // The workspace posts its notifications only to a center of its own.
        let center = name.hasPrefix("NSWorkspace.") ? "NSWorkspace.shared.notificationCenter" : "NotificationCenter.default"
        // Without a queue, both run where the notification is posted.
        let isOnMain = call.argument("queue")?.name == "main"
        let later = isOnMain ? ".receive(on: DispatchQueue.main)" : ""
        return "write `.onReceive(\(center).publisher(for: \(source))\(later)) { notification in … }` after a view in "
            + "`body`, and delete \(old): SwiftUI ends `.onReceive` with the view"
    }
}

extension SyntaxNode {
    fileprivate var isBlock: Bool {
        kind == .codeBlock || kind == .closureExpr || kind == .accessorBlock || kind == .switchCase || kind == .ifConfigClause
    }

    /// Whether an expression names a parameter or a variable of the code around it.
    fileprivate var namesLocal: Bool {
        subtree.contains { $0.kind == .declReferenceExpr && LocalValue($0) != nil }
    }

    /// Whether an expression only tests, clears or, if `sets`, sets a variable: `x == nil`, `x = nil`, `x = …`.
    fileprivate func isTestOrClearing(sets: Bool) -> Bool {
        guard let sequence = parent.flatMap(SequenceExpr.init), sequence.isBinary, sequence.left == self,
            let sign = sequence.sign
        else { return false }
        let isNil = sequence.right?.kind == .nilLiteralExpr
        return sign.kind == .assignmentExpr ? isNil || sets : isNil
    }
}

extension TypeCode {
    /// Whether no other type can reach a property.
    fileprivate func keepsToItself(_ name: Name) -> Bool {
        guard let variable = property(name)?.node.parent.flatMap(VariableDecl.init) else { return false }
        return variable.modifiers?.children().contains { $0.tokenText == "private" } ?? false
    }

    /// A call of `removeObserver(self)`, which removes no observer that has a closure.
    ///
    /// - Parameter source: the observer that the call is meant for: one for the same notification, or for all.
    func vainRemoval(of source: OngoingSource) -> SyntaxNode? {
        nodes(named: "removeObserver").first { node in
            guard let call = node.parent.flatMap(CallExpr.init), let first = call.firstArgument, first.label.isNone,
                first.value?.text == "self"
            else { return false }
            return call.argument("name").map { $0.text == source.call.firstArgument?.value?.text } ?? true
        }
    }

    /// Whether `deinit` removes observers.
    var removesObservers: Bool {
        // Ends at the first one, or after some: an initializer may add many observers.
        var (left, isFound) = (64, false)
        _ = allNodes(named: "removeObserver") { node in
            isFound = node.ancestors.contains { $0.kind == .deinitializerDecl }
            left -= 1
            return !isFound && left > 0
        }
        return isFound
    }

    /// Whether the code of the type does nothing with a variable but test it, set it to nil and, if `sets`, set it. If not
    /// `sets`, it may also call its methods, which do nothing while it is nil.
    func onlyTestsAndClears(_ name: Name, sets: Bool = false) -> Bool {
        let uses = declarations.flatMap { $0.tree.uses(of: name, in: $0) }
        return (sets || !uses.isEmpty)
            && uses.allSatisfy { use in
                use.isTestOrClearing(sets: sets) || (!sets && use.parent?.kind == .optionalChainingExpr)
            }
    }
}

extension SyntaxNode {
    /// Whether the use of a timer stops nothing: `RunLoop.main.add(timer, forMode: .common)`, `timer.fire()`,
    /// `timer.tolerance = 0.1`.
    fileprivate var isStartOfTimer: Bool {
        guard let outer = parent else { return false }
        if outer.kind == .labeledExpr {
            let call = outer.parent?.parent.flatMap(CallExpr.init)
            return call?.callee?.name == "add" && call?.firstArgument?.value == self && call?.argument("forMode") != nil
        }
        guard outer.kind == .memberAccessExpr, outer.chainBase == self else { return false }
        return outer.name == "fire" || outer.name == "tolerance"
    }
}
