import GroupLintCore

/// The closure with one parameter of a call of `onChange`.
struct ChangeAction {
    private let call: CallExpr
    private let closure: ClosureExpr
    /// The name of the parameter; nil for `$0` or `_`.
    private let parameter: SyntaxNode?
    /// The places of `$0`.
    private let shorthands: [SyntaxNode]

    /// Nil for a closure with no or two parameters, or if the action is not a closure.
    init?(_ call: CallExpr) {
        let passed = call.argument("perform")
        guard let node = call.trailingClosure ?? passed, let closure = ClosureExpr(node) else { return nil }
        self.call = call
        self.closure = closure
        var parameters = closure.parameters
        parameter = parameters.next()
        shorthands = parameter == nil ? Self.shorthands(in: closure) : []
        guard parameters.next() == nil, parameter != nil || !shorthands.isEmpty,
            !shorthands.contains(where: { $0.tokenText != "$0" })
        else { return nil }
    }

    private static func shorthands(in closure: ClosureExpr) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for statement in closure.statements {
            statement.walk { node in
                if node.kind == .closureExpr { return false }
                let text = node.kind == .declReferenceExpr ? node.tokenText : ""
                if text.hasPrefix("$"), text.dropFirst().allSatisfy(\.isNumber) { found.append(node) }
                return true
            }
        }
        return found
    }

    // MARK: Fix

    func fix(_ file: ViewFile) -> Fix? {
        // A captured value would be the new one: `{ [old = x] new in … }`.
        let keepsValues = closure.captures.contains { !["weak", "unowned"].contains($0.firstWord) }
        guard !keepsValues, let edits = signature else { return nil }
        let isSafe = ChangeReads(closure, parameter, file).sameAfterChange
        return Fix(
            "write a closure for the old and the new value", isSafe ? .safe : .unsafe, edits + (label ?? []))
    }

    /// The edits of the parameters.
    private var signature: [Fix.Edit]? {
        guard let parameter else { return shorthands.map { Fix.Edit($0.range, "$1") } }
        if parameter.kind == .functionParameter, FunctionParameter(parameter).type != nil { return nil }
        guard parameter.text == "_", let signature = closure.signature, signature.start == parameter.start else {
            return [.insert("_, ", at: parameter.start)]
        }
        let start = SourceLines(signature.tree.source).skipBlanksBack(signature.start)
        let range = SourceRange(start: start, end: signature.end)
        return signature.tree.hasComment(in: range) ? nil : [Fix.Edit(range, "")]
    }

    /// The edits that put the closure behind the parentheses: `perform: { … })` becomes `) { … }`.
    private var label: [Fix.Edit]? {
        guard call.trailingClosure == nil, let list = call.argumentList, let value = call.firstArgument?.value else { return nil }
        let before = SourceRange(start: value.end, end: closure.node.start)
        let after = SourceRange(start: closure.node.end, end: list.end)
        let isOneLine = !SourceLines(list.tree.source).containsBreak(before.start..<before.end)
        if !isOneLine || list.tree.hasComment(in: before) || list.tree.hasComment(in: after) {
            guard let perform = call.lastArgument?.node else { return nil }
            return [Fix.Edit(SourceRange(start: perform.start, end: closure.node.start), "")]
        }
        return [Fix.Edit(before, ") "), Fix.Edit(after, "")]
    }
}

extension SyntaxNode {
    fileprivate var firstWord: String { text.split(separator: " ").first.map(String.init) ?? "" }
}

/// What the action of `onChange` reads. The action of the old form sees the values from before the change, and the new one
/// those after it, so the forms differ if the action reads a value that changed too.
struct ChangeReads {
    let sameAfterChange: Bool

    init(_ closure: ClosureExpr, _ parameter: SyntaxNode?, _ file: ViewFile) {
        var locals: Set<Name> = Set(closure.parameterNames)
        for node in closure.node.subtree where node.kind == .identifierPattern { locals.insert(node.name) }
        for node in closure.node.subtree where node.kind == .closureExpr {
            locals.formUnion(ClosureExpr(node)?.parameterNames ?? [])
        }
        let owner = file.types(around: closure.node).first
        let reads = closure.node.subtree.filter { node in
            if node.kind == .memberAccessExpr { return MemberAccessExpr(node)?.base?.token?.keyword == .`self` }
            return node.kind == .declReferenceExpr && node.token?.keyword != .`self`
        }
        sameAfterChange = reads.allSatisfy { node in
            if node.kind == .declReferenceExpr, node.isCapitalized || locals.contains(node.name) { return true }
            if Self.functions.contains(node.name) || node.tokenText.hasPrefix("$") && node.tokenText != "$0" { return true }
            return node.tokenText == "$0" || owner.map { Self.isSame(node, file, $0) } ?? false
        }
    }

    private static let functions = NameTable("print withAnimation debugPrint assert max min")

    /// Whether a property is the same object before and after the change, or is only set.
    private static func isSame(_ node: SyntaxNode, _ file: ViewFile, _ owner: TypeID) -> Bool {
        let members = file.index.members(of: owner, named: node.name)
        guard members.count == 1, let id = members.first else { return false }
        let wrapper = file.index.wrapper(of: id)
        if SwiftUICatalog.objectWrappers.contains(wrapper) { return true }
        if wrapper.isNone { return false }
        if let parent = node.parent.flatMap(SequenceExpr.init), parent.isBinary, parent.left == node {
            return parent.sign?.kind == .assignmentExpr
        }
        return wrapper == "Environment" && node.parent?.kind == .functionCallExpr && node.parent?.chainBase == node
    }
}
