import GroupLintCore

/// Replaces `@Environment(\.presentationMode)` and all its uses by `@Environment(\.dismiss)`.
struct DismissFix {
    let fix: Fix

    init?(_ use: OldUse, _ file: ViewFile, _ context: inout RuleContext) {
        let tree = use.node.tree
        guard let list = use.node.parent, list.kind == .attributeList, let declaration = list.parent.flatMap(VariableDecl.init),
            let binding = Self.only(declaration.bindings), let name = PatternBinding(binding).pattern,
            name.kind == .identifierPattern, let type = file.types(around: use.node).first,
            let property = file.index.properties(inFile: file.file, with: NameTable("Environment"))
                .first(where: { $0.type == type && $0.name == name.name }),
            file.index.members(of: type, named: "dismiss").isEmpty, !context.mayAccess(property)
        else { return nil }
        let data = context.data(of: type)
        guard data.isComplete, data.uses(of: name.name).allSatisfy({ $0.file == file.file }) else { return nil }
        var edits = [Fix.Edit(use.range, "dismiss"), Fix.Edit(name.range, "dismiss")]
        if let annotation = PatternBinding(binding).type {
            edits.append(Fix.Edit(SourceRange(start: name.end, end: annotation.end), ""))
        }
        guard let calls = Self.calls(of: name.name, in: tree, file, type, declared: name) else { return nil }
        fix = Fix("read `dismiss` instead of `presentationMode`", .safe, edits + calls)
    }

    private static func only(_ bindings: SyntaxNode.Children) -> SyntaxNode? {
        var bindings = bindings
        guard let first = bindings.next(), bindings.next() == nil else { return nil }
        return first
    }

    /// The edits of all uses; nil if a use is not a call of `wrappedValue.dismiss()`, or if the name `dismiss` is taken.
    private static func calls(
        of name: Name, in tree: SyntaxTree, _ file: ViewFile, _ type: TypeID, declared: SyntaxNode
    ) -> [Fix.Edit]? {
        var edits: [Fix.Edit] = []
        for node in tree.root.subtree {
            guard let token = node.token, !node.isDismissKey else { continue }
            let isName = node.name == name && node != declared
            guard isName || node.name == "dismiss", file.types(around: node).contains(type) else { continue }
            if isName, let call = node.dismissCall {
                edits.append(Fix.Edit(SourceRange(start: token.start, end: call.end), "dismiss()"))
            } else if isName || !node.isOtherDismiss {
                return nil
            }
        }
        return edits
    }
}

extension SyntaxNode {
    /// The component of `\.presentationMode`.
    fileprivate var isDismissKey: Bool { kind == .keyPathComponent && name == "presentationMode" }

    /// The call `x.wrappedValue.dismiss()` of a use of the property `x` or `self.x`.
    fileprivate var dismissCall: SyntaxNode? {
        guard kind == .declReferenceExpr || MemberAccessExpr(self)?.base?.token?.keyword == .`self`,
            let value = parent, value.kind == .memberAccessExpr, value.name == "wrappedValue",
            let method = value.parent, method.kind == .memberAccessExpr, method.name == "dismiss",
            let node = method.parent, let call = CallExpr(node), call.callee == method, call.argumentList != nil,
            call.firstArgument == nil, call.trailingClosure == nil
        else { return nil }
        return node
    }

    /// A member with the name `dismiss` of another value.
    fileprivate var isOtherDismiss: Bool {
        guard kind == .memberAccessExpr, let base = MemberAccessExpr(self)?.base else { return kind == .labeledExpr }
        return base.token?.keyword != .`self`
    }
}
