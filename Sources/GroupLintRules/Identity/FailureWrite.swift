import GroupLintCore

/// The write with which an action that fails makes a branch show another arm: `catch { self.error = error }`.
struct FailureWrite {
    let write: StateWrites.Write

    /// Nil if the action is not known to show another arm as soon as it fails.
    init?(_ found: ArmWrites, _ index: ProjectIndex) {
        let (action, choice, writes) = (found.action, found.choice, found.writes.writes)
        for (position, write) in writes.enumerated() {
            guard let property = write.wholeProperty, let failure = write.node.failure(in: action),
                let value = write.knownValue ?? choice.code.errorValue(write, property),
                let others = choice.positions(property, value), !others.contains(found.position),
                found.updatesViews(property, index),
                SureWrite(write: write, all: writes, action: action, property: property, before: nil, failure: failure).isReached
            else { continue }
            let isReplaced = writes[(position + 1)...].contains { $0.root == write.root && $0.member == write.member }
            guard !isReplaced else { continue }
            self.write = write
            return
        }
        return nil
    }
}

extension SyntaxNode {
    /// The `catch` or `case .failure` around the node, which takes any error; nil if there is none.
    func failure(in action: SyntaxNode) -> SyntaxNode? {
        let around = ancestors.prefix { $0.kind != .functionDecl && $0 != action }
        return around.first { $0.kind == .catchClause || $0.kind == .switchCase }.flatMap { $0.takesAllErrors ? $0 : nil }
    }

    /// Whether code is for each error: `catch {`, `catch let error {`, `case .failure(let error):`.
    var takesAllErrors: Bool {
        if let label = SwitchCase(self)?.label {
            let parts = label.children().map(SwitchCaseItem.init)
            let member = parts.first?.pattern?.subtree.first { $0.kind == .memberAccessExpr }
            return parts.count == 1 && parts[0].whereClause == nil && member?.name == "failure"
        }
        return children().filter { $0.kind == .catchItem }.allSatisfy { item in
            item.subtree.allSatisfy { Self.bindings.contains($0.kind) }
        }
    }

    private static let bindings: Set<SyntaxKind> = [.catchItem, .valueBindingPattern, .identifierPattern]
}

extension ViewCode {
    /// What an optional has after `self.error = error`.
    fileprivate func errorValue(_ write: StateWrites.Write, _ property: StateProperty) -> KnownValue? {
        let code = property.member.isNone ? view : model(property.root)
        guard let value = write.value, value.mentions(["error"]),
            code?.property(property.member.isNone ? property.root : property.member)?.type?.kind == .optionalType
        else { return nil }
        return .present
    }
}
