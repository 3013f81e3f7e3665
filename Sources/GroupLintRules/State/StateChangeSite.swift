import GroupLintCore

extension ProjectIndex {
    /// The properties of a view whose changes update views: its state, and the objects that it observes.
    func updatedProperties(of type: TypeID) -> [MemberSummary] {
        storedProperties(of: type).map(member).filter {
            Self.ownState.contains($0.wrapper) || SwiftUICatalog.objectWrappers.contains($0.wrapper)
        }
    }

    fileprivate static let ownState = NameTable("State Binding")
}

extension RuleContext {
    /// Whether a use changes state of the view, or a property that an observed object publishes. What the code changes in an
    /// object that is kept in `@State` is no change of the state.
    mutating func changesState(_ property: MemberSummary, _ site: PropertyUseSite, of type: TypeID) -> Bool {
        if ProjectIndex.ownState.contains(property.wrapper) {
            if !site.use.member.isNone { return site.use.kind == .write && isKnownValue(property) }
            return site.use.kind == .write || declaration(of: property, in: type)?.holdsValue ?? false
        }
        guard site.use.kind == .write, !site.use.member.isNone, let model = index.modelType(of: property.name, in: type)
        else { return false }
        return index.isObservableObject(model) && index.updates(site.use.member, model)
    }

    /// Whether a property holds a struct of the project, of which a part is set: `filter.name = ""`.
    private func isKnownValue(_ property: MemberSummary) -> Bool {
        index.uniqueType(property.writtenType).map { index.modelKind(of: $0) == .value } ?? false
    }

    private mutating func declaration(of property: MemberSummary, in type: TypeID) -> PatternBinding? {
        guard let id = index.members(of: type, named: property.name).first,
            let tree = syntax(ofFile: index.files[Int(id.file)].path),
            let node = tree.declaration(at: property.nameRange), node.kind == .patternBinding
        else { return nil }
        return PatternBinding(node)
    }

    /// Whether the body of a view runs a member, as the calls of it show.
    ///
    /// - Parameter passed: the uses on the way, to stop at members that call each other.
    mutating func runsInBody(_ member: SyntaxNode, _ name: Name, of type: TypeID, _ passed: [SyntaxNode] = []) -> Bool {
        if name == .body || name == .makeBody { return true }
        guard passed.count < 4, !name.isNone else { return false }
        for site in data(of: type).usesInBody(of: name).prefix(8) {
            guard let use = node(of: site), use.mayRun(member), use.runsWithMember, !passed.contains(use),
                let user = site.user, let outer = use.memberDeclaration
            else { continue }
            if runsInBody(outer, index.member(user).name, of: type, passed + [use]) { return true }
        }
        return false
    }
}

extension SyntaxNode {
    /// The function or property of a type with the code.
    var memberDeclaration: SyntaxNode? { ancestors.first { $0.parent?.kind == .memberBlock } }

    /// Whether the code runs while its member does: it is in no inner function, and in no closure that is kept.
    var runsWithMember: Bool {
        for outer in ancestors {
            if outer.parent?.kind == .memberBlock { return true }
            switch outer.kind {
            case .functionDecl: return false
            case .closureExpr:
                // `let action = { isOn = true }`
                let place = outer.parent
                if place?.kind != .labeledExpr, place?.kind != .functionCallExpr, place?.kind != .multipleTrailingClosureElement {
                    return false
                }
            // Other code runs where it stands.
            default: continue
            }
        }
        return false
    }
}

extension SyntaxNode {
    /// Whether the closures around a change are evaluated with the views: they run at once, or return a value as no action
    /// does, or the change is in a `let`. A builder cannot hold an assignment alone.
    var isEvaluated: Bool {
        var isDeclared = false
        for outer in ancestors {
            if outer.parent?.kind == .memberBlock { return true }
            isDeclared = isDeclared || outer.kind == .variableDecl
            guard let closure = ClosureExpr(outer) else { continue }
            if isDeclared { return true }
            let callee = outer.ancestors.first { $0.kind == .functionCallExpr }.flatMap(CallExpr.init)?.callee
            if let name = callee?.name, ClosureCallees.runAtOnce(name) { continue }
            return closure.statements.contains { $0.kind == .returnStmt && $0.operand != nil }
        }
        return false
    }
}

extension PatternBinding {
    /// Whether the property holds a number, a text, a collection or the like, which changes in place.
    var holdsValue: Bool {
        if let type {
            let inner = type.kind == .optionalType ? type.children().first { _ in true } ?? type : type
            return inner.kind == .arrayType || inner.kind == .dictionaryType
                || (inner.kind == .identifierType && Self.values.contains(inner.name))
        }
        switch initialValue?.unwrapped.kind {
        case .arrayExpr, .dictionaryExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr, .booleanLiteralExpr:
            return true
        // Other values may be objects.
        default: return false
        }
    }

    private static let values = NameTable("Array Bool CGFloat CGPoint CGSize Dictionary Double Float Int Set String UInt")
}
