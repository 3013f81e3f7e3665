import GroupLintCore

/// A control in the subject of a conditional modifier that changes the condition itself: the view is replaced while the user
/// uses the control.
struct OwnControl {
    let kind: Kind
    /// The control as written, such as `TextField`.
    let name: String

    enum Kind {
        case field, slider, toggle
    }

    /// The control that likely matters most: one with a binding to a value that the condition is made of.
    init?(_ change: HelperUses.Change, _ context: inout RuleContext) {
        let element = change.use.element
        guard let owner = element.owner,
            let use = context.syntax(ofFile: element.path)?.node(change.use.modifier.node).flatMap(ModifierCall.init)
        else { return nil }
        let index = context.index
        let isDecisive = { (binding: (root: Name, member: Name)) in
            change.values.contains { index.depends($0, on: binding, in: owner) }
        }
        let mayKeepFocus = context.mayFocusAgain(use.base, owner)
        let found = use.base.subtree.lazy.compactMap { part -> OwnControl? in
            guard part.isProjection, let call = part.callOfArgument,
                let control = OwnControl(call, boundBy: part, index), control.kind != .field || !mayKeepFocus,
                let binding = part.boundValue, isDecisive(binding)
            else { return nil }
            return control
        }.first
        guard let found else { return nil }
        self = found
    }

    private init?(_ call: CallExpr, boundBy part: SyntaxNode, _ index: ProjectIndex) {
        guard let callee = call.node.swiftUICallee, !index.declaresType(callee.name),
            let kind = Self.kinds[callee.name].flatMap(Self.kind),
            let argument = call.argument(kind.label), argument.range.contains(part.range)
        else { return nil }
        (self.kind, name) = (kind, callee.tokenText)
    }

    private static let kinds: NameTable = {
        var table = NameTable()
        table.insert(words: "TextField SecureField TextEditor", 0)
        table.insert(words: "Slider", 1)
        table.insert(words: "Toggle", 2)
        return table
    }()

    private static func kind(_ number: Int32) -> Kind { number == 0 ? .field : number == 1 ? .slider : .toggle }

    /// What the user sees: ``the `TextField` loses the keyboard focus while the user types``.
    var effect: String {
        switch kind {
        case .field: "the `\(name)` loses the keyboard focus while the user types"
        case .slider: "the `\(name)` stops following the finger"
        case .toggle: "the `\(name)` jumps to its other position instead of sliding"
        }
    }
}

extension RuleContext {
    /// Whether fields may get the focus back after they were replaced: the code of the view or its caller sets it.
    fileprivate mutating func mayFocusAgain(_ fields: SyntaxNode, _ owner: TypeID) -> Bool {
        let names = fields.subtree.compactMap(CallExpr.init).filter { $0.callee?.name == "focused" }
            .map { $0.firstArgument?.value?.valueName ?? .none }
        guard !names.isEmpty else { return false }
        let isOwn = names.allSatisfy { name in
            let found = index.members(of: owner, named: name).map(index.member)
            return found.count == 1 && found[0].wrapper == "FocusState"
        }
        return !isOwn || FocusCode(owner, [], &self).setsFocus
    }
}

extension OwnControl.Kind {
    /// The argument that takes the binding. A field with `value:` only writes when the user is done.
    fileprivate var label: Name {
        switch self {
        case .field: "text"
        case .slider: "value"
        case .toggle: "isOn"
        }
    }
}

extension SyntaxNode {
    /// The call that has the expression as an argument or in one.
    fileprivate var callOfArgument: CallExpr? {
        guard let argument = ancestors.first(where: { $0.kind == .labeledExpr || $0.kind == .closureExpr }),
            argument.kind == .labeledExpr
        else { return nil }
        return argument.ancestors.first { $0.kind == .functionCallExpr }.flatMap(CallExpr.init)
    }

    /// The value that a binding changes: `text` for `$text`, `model.text` for `$model.text`. Nil for an element of a collection
    /// and for anything else that is made of the binding.
    fileprivate var boundValue: (root: Name, member: Name)? {
        guard let outer = parent else { return nil }
        if outer.kind == .labeledExpr { return (valueName, .none) }
        guard outer.kind == .memberAccessExpr, outer.chainBase == self, outer.parent?.kind == .labeledExpr else { return nil }
        return (valueName, outer.name)
    }
}

extension ProjectIndex {
    /// Whether a value that a view of a type reads changes with another one, maybe through a computed property of its model.
    fileprivate func depends(_ read: ViewTree.Read, on binding: (root: Name, member: Name), in owner: TypeID) -> Bool {
        guard read.root == binding.root else { return false }
        if read.member == binding.member || binding.member.isNone { return true }
        guard !read.member.isNone, let model = modelType(of: read.root, in: owner) else { return false }
        let found = members(of: model, named: read.member)
        return found.count == 1 && (member(found[0]).getterReads ?? []).contains { $0.root == binding.member }
    }
}
