import GroupLintCore

extension RuleContext {
    /// Whether a new object of a class has the values of the old one at once: the initializer subscribes each variable with
    /// `assign(to: &$value)`, or a property wrapper of the project keeps it elsewhere: `@stored("key") var isOn: Bool`.
    mutating func isMirror(_ type: TypeID) -> Bool {
        let variables = index.storedProperties(of: type).filter { !index.member($0).flags.contains(.isLet) }
        guard let first = variables.first, variables.allSatisfy({ $0.file == first.file }),
            let tree = syntax(ofFile: index.files[Int(first.file)].path)
        else { return false }
        let assigned = index.initializers(of: type).filter { $0.file == first.file }.flatMap { id in
            tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init)?.body?.subscribedNames ?? []
        }
        return variables.allSatisfy { id in
            guard let node = tree.declaration(at: index.member(id).nameRange) else { return false }
            let name = PatternBinding(node).pattern?.tokenText ?? ""
            return assigned.contains(Name(("$" + name).utf8)) || node.isStoredElsewhere
        }
    }
}

extension RuleContext {
    /// Whether each new object of a class is like the others: only its initializer sets its variables, and it starts nothing.
    mutating func neverChanges(_ type: TypeID) -> Bool {
        guard index.inheritance(of: type).isKnown, !data(of: type).hasUnknownMacro, index.startOfWork(in: type) == nil else {
            return false
        }
        return ([type] + index.superclasses(of: type)).allSatisfy { owner in
            let variables = index.storedProperties(of: owner).map(index.member).filter { !$0.flags.contains(.isLet) }
            return variables.allSatisfy { $0.defaultValue != .construction && isNeverSet($0.name, of: type, owner) }
        }
    }

    /// - Parameter owner: the class that declares the variable: the class of the object, or a superclass.
    private mutating func isNeverSet(_ variable: Name, of type: TypeID, _ owner: TypeID) -> Bool {
        (owner == type ? [type] : [type, owner]).allSatisfy { type in
            changes(of: variable, inClass: type).isComplete && lateChanges(of: variable, inClass: type).isEmpty
        }
    }
}

extension SyntaxNode {
    /// The properties that code subscribes with `assign(to: &$value)`, each with its `$`.
    fileprivate var subscribedNames: [Name] {
        subtree.compactMap { node in
            guard let call = CallExpr(node), call.callee?.name == "assign" else { return nil }
            return call.argument("to")?.operand?.name
        }
    }

    /// Whether a property has a property wrapper that takes arguments and has no initial value.
    fileprivate var isStoredElsewhere: Bool {
        guard PatternBinding(self).initialValue == nil, let attributes = parent.flatMap(VariableDecl.init)?.attributes else {
            return false
        }
        return attributes.children().contains { attribute in
            var arguments = attribute.attributeArguments
            return attribute.attributeName != "available" && attribute.attributeName != "objc" && arguments.next() != nil
        }
    }
}
