import GroupLintCore

/// A control on the screen of a view in which the user enters a value of the view or of its model.
struct EnteredValue {
    let control: CallExpr
    /// The names of the value: (`name`), or (`model`, `name`).
    let path: [Name]
    /// The value as written: `model.name`.
    let text: String

    private static let mostControls = 32

    /// The controls that a view shows itself, also in its members, outside of presented content.
    static func all(on view: TypeID, _ context: inout RuleContext) -> [EnteredValue] {
        guard let body = context.index.body(of: view) else { return [] }
        let elements = ViewElement(context.index, body).ownViews(named: kinds, atMost: mostControls)
        return elements.compactMap { element in
            guard case .swiftUI = element.callee, let call = context.node(of: element).flatMap(CallExpr.init) else { return nil }
            return EnteredValue(call)
        }
    }

    /// Nil if the control has a binding that is made by code.
    private init?(_ call: CallExpr) {
        let binding = Self.labels.lazy.compactMap { call.argument($0) }.first
        guard let binding, let path = binding.projectedPath, path.count <= 2, let text = binding.boundText else { return nil }
        (control, self.path, self.text) = (call, path, text)
    }

    private static let kinds = NameTable("TextField SecureField TextEditor Toggle Slider Stepper DatePicker ColorPicker")
    private static let labels: [Name] = ["text", "isOn", "value", "selection"]
}

extension StateWrites.Write {
    /// Whether the write gives another value to a property each time its action runs. `if let` and `guard` that ask for what is
    /// copied do not matter.
    func copies(to path: [Name], in action: SyntaxNode) -> Bool {
        guard [root, member].filter({ !$0.isNone }) == path, let value, value.readsValue, !value.names(path)
        else { return false }
        let conditions =
            (calls + [node]).flatMap { $0.conditionsAround(in: action) }
            + exits.flatMap { $0.conditionsAround(in: action, isExit: true) }
        return conditions.allSatisfy { $0?.asksForValue(otherThan: path) ?? false }
    }
}

extension SyntaxNode {
    /// Whether code below the node names the value, also in a function of its model.
    func names(_ path: [Name]) -> Bool {
        subtree.contains { node in
            guard let found = node.ownPath else { return false }
            return found == path || path.count > 1 && found == [path[1]]
        }
    }

    /// Whether an expression reads a value that has a name, or one that a function finds by arguments: not a literal, nor what a
    /// type makes anew.
    fileprivate var readsValue: Bool {
        subtree.contains { node in
            if node.kind == .declReferenceExpr { return node.tokenText.first?.isLowercase ?? false }
            return CallExpr(node).map { $0.callee?.kind == .memberAccessExpr && $0.firstArgument != nil } ?? false
        }
    }

    /// The conditions that must hold so that a node in an action runs, or that an exit does not; nil for those that are not
    /// understood.
    fileprivate func conditionsAround(in action: SyntaxNode, isExit: Bool = false) -> [SyntaxNode?] {
        var found: [SyntaxNode?] = []
        for node in ancestors {
            if node == action || node.kind == .functionDecl { break }
            if let branch = IfExpr(node), !branch.conditions.contains(where: { $0.range.contains(range) }) {
                let isThen = branch.body?.range.contains(range) ?? false
                found += isThen && !isExit ? branch.conditions.map { $0 } : [nil]
            } else if let check = GuardStmt(node) {
                found += check.conditions.map { $0 }
            } else if node.kind.role == .loop || [.switchCase, .catchClause, .ternaryExpr].contains(node.kind) {
                found.append(nil)
            }
        }
        return found
    }

    /// `let item`, `item != nil`.
    fileprivate func asksForValue(otherThan path: [Name]) -> Bool {
        guard !names(path) else { return false }
        if kind == .optionalBindingCondition { return true }
        guard let comparison = SequenceExpr(self), comparison.isBinary, comparison.sign?.tokenText == "!=" else { return false }
        return comparison.right?.kind == .nilLiteralExpr
    }
}
