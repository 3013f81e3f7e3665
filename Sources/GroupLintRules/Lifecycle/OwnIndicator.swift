import GroupLintCore

/// A view that shows by itself that its model works: the function that the model runs first sets a property, and the view
/// shows a `ProgressView` or hides its content while the property is set. A second indicator is not wanted then, and an awaited
/// action would be cancelled when the view goes.
enum OwnIndicator {
    /// Whether code that a view runs calls a function of its model that sets such a property.
    ///
    /// - Parameter code: the body of a task, or the name of a function: `model.reload`.
    static func exists(for code: SyntaxNode, _ owner: TypeID?, _ context: inout RuleContext) -> Bool {
        guard let owner, let view = TypeCode(owner, &context) else { return false }
        for call in calls(in: code) {
            guard let path = call.callee.ownPath, path.count == 2, let type = context.index.modelType(of: path[0], in: owner),
                let model = TypeCode(type, &context)
            else { continue }
            let called = model.functions(path[1])
            // The work may be in a function that the called one calls.
            let inner = called.flatMap { $0.own(.functionCallExpr) }.compactMap { CallExpr($0)?.callee?.ownPath }
            let bodies = called + inner.filter { $0.count == 1 && $0[0] != path[1] }.flatMap { model.functions($0[0]) }
            let flags = bodies.flatMap { Self.flags(of: $0, call.arguments) }
            let phases = bodies.flatMap { Self.phases(of: $0) }
            if view.declarations.contains(where: {
                $0.showsProgress(with: flags, of: path[0]) || $0.showsProgress(in: phases, of: path[0])
            }) {
                return true
            }
        }
        return false
    }

    private static func calls(in code: SyntaxNode) -> [(callee: SyntaxNode, arguments: CallExpr?)] {
        if code.kind != .closureExpr { return [(code, nil)] }
        return code.subtree.compactMap { node in
            guard let call = CallExpr(node), let callee = call.callee else { return nil }
            return (callee, call)
        }
    }

    /// The cases that a function sets properties to before it sets them to another value: `phase = .loading`.
    private static func phases(of body: SyntaxNode) -> [(property: Name, phase: Name)] {
        var found: [(property: Name, phase: Name, isPassed: Bool)] = []
        for node in body.subtree {
            guard let sequence = SequenceExpr(node), sequence.elements.count(where: { _ in true }) > 2,
                sequence.sign?.kind == .assignmentExpr, let path = sequence.left?.ownPath, path.count == 1
            else { continue }
            for index in found.indices where found[index].property == path[0] { found[index].isPassed = true }
            if sequence.isBinary, let value = sequence.right?.unwrapped, value.kind == .memberAccessExpr, value.chainBase == nil {
                found.append((path[0], value.name, false))
            }
        }
        return found.filter(\.isPassed).map { ($0.property, $0.phase) }
    }

    /// The properties that a function sets to `true`, or to a parameter that the call makes `true`, and later to `false`.
    private static func flags(of body: SyntaxNode, _ call: CallExpr?) -> [Name] {
        var (started, ended): ([Name], [Name]) = ([], [])
        for node in body.subtree {
            guard let sequence = SequenceExpr(node), sequence.isBinary, sequence.sign?.kind == .assignmentExpr,
                let path = sequence.left?.ownPath, path.count == 1, let value = sequence.right?.unwrapped
            else { continue }
            if value.text == "false" {
                ended.append(path[0])
            } else if value.isTrue(for: call) {
                started.append(path[0])
            }
        }
        return started.filter(ended.contains)
    }
}

extension SyntaxNode {
    /// Whether an expression is `true`, or a parameter or its opposite for which a call passes a literal that makes it so.
    fileprivate func isTrue(for call: CallExpr?) -> Bool {
        if text == "true" { return true }
        if kind == .declReferenceExpr { return call?.argument(name)?.text == "true" }
        guard kind == .prefixOperatorExpr, tokenText == "!", let operand else { return false }
        return operand.kind == .declReferenceExpr && call?.argument(operand.name)?.text == "false"
    }

    /// Whether the code of a view gives a flag of a model to a view, or shows progress or nothing while it is set.
    fileprivate func showsProgress(with flags: [Name], of model: Name) -> Bool {
        !flags.isEmpty
            && subtree.contains { node in
                guard node.kind == .memberAccessExpr, flags.contains(node.name), let base = node.chainBase?.unwrapped,
                    base.kind == .declReferenceExpr, base.valueName == model
                else { return false }
                return node.decidesProgress
            }
    }

    /// Whether a `switch` over a property of a model shows progress in one of the cases.
    fileprivate func showsProgress(in phases: [(property: Name, phase: Name)], of model: Name) -> Bool {
        !phases.isEmpty
            && subtree.contains { node in
                guard let choice = SwitchExpr(node), let path = choice.subject?.ownPath, path.count == 2, path[0] == model else {
                    return false
                }
                let names = phases.filter { $0.property == path[1] }.map(\.phase)
                return choice.cases.contains { item in
                    guard item.kind == .switchCase, let label = SwitchCase(item)?.label else { return false }
                    return label.subtree.contains { $0.kind == .memberAccessExpr && names.contains($0.name) }
                        && item.namesProgress
                }
            }
    }

    /// Whether a flag is the argument of a view, or the condition of a branch that shows progress.
    private var decidesProgress: Bool {
        if parent?.kind == .prefixOperatorExpr { return false }
        for outer in ancestors {
            if let branch = IfExpr(outer) {
                guard branch.conditions.contains(where: { $0.range.contains(range) }), let body = branch.body else {
                    return false
                }
                return body.namesProgress
            }
            if outer.kind == .ternaryExpr { return true }
            if let call = CallExpr(outer) { return call.callee?.isCapitalized ?? false }
            if outer.kind == .closureExpr || outer.kind == .codeBlock { return false }
        }
        return false
    }

    /// Whether code makes a view whose name says that something is going on.
    private var namesProgress: Bool {
        subtree.contains { node in
            guard node.kind == .declReferenceExpr, node.isCapitalized else { return false }
            return Self.progressWords.contains(where: node.tokenText.contains)
        }
    }

    private static let progressWords = [
        "Progress", "Loading", "Loader", "Spinner", "Indicator", "Skeleton", "Shimmer", "Placeholder",
    ]
}
