import GroupLintCore

/// A use of the container API.
struct ContainerSymbol {
    let node: SyntaxNode
    /// The range of its name.
    let range: SourceRange
    /// The name for messages: `Group(subviews:)`, `SubviewsCollection`.
    let text: String

    static func all(in tree: SyntaxTree, _ file: ViewFile) -> [ContainerSymbol] {
        let content = ResolvedContent(index: file.index, file: file.file)
        var found: [ContainerSymbol] = []
        // Modifiers of the project with this name replace SwiftUI's.
        let hasOwnModifier = file.index.declaresModifier(.containerValue)
        tree.root.walk { node in
            switch node.kind {
            case .functionCallExpr:
                if let (call, _) = content.resolvingCall(node) {
                    let text = "\(call.callee.tokenText)(\(call.argument.node.tokenText):)"
                    found.append(ContainerSymbol(node: node, range: call.callee.tokenRange, text: text))
                } else if !hasOwnModifier, let call = CallExpr(node), let callee = call.callee, call.containerKey != nil {
                    found.append(ContainerSymbol(node: node, range: callee.tokenRange, text: "containerValue(_:_:)"))
                }
            case .identifierType, .memberType:
                if node.isContainerType(file) {
                    found.append(ContainerSymbol(node: node, range: node.tokenRange, text: node.tokenText))
                }
            case .memberAccessExpr where node.name == .containerValues && content.value(node.chainBase) != nil:
                found.append(ContainerSymbol(node: node, range: node.tokenRange, text: "containerValues"))
            default: break
            }
            return true
        }
        return found.sorted { $0.range.start < $1.range.start }
    }

    /// The declaration that an `@available` belongs to: the one at the top level, or a member of an extension that has
    /// other members.
    var outermostDeclaration: SyntaxNode? {
        let declarations = node.ancestors.filter { node in
            guard node.kind.role != .conditionalCompilation else { return false }
            return node.kind.isDeclaration || node.parent?.kind == .sourceFile || node.parent?.kind == .ifConfigClause
        }
        guard let outer = declarations.last else { return nil }
        guard let type = TypeDecl(outer), let extended = type.extendedType, declarations.count > 1,
            !SwiftUICatalog.containerTypes.contains(extended.name), type.members.map({ $0.slotCount > 1 }) ?? false
        else { return outer }
        return declarations[declarations.count - 2]
    }
}

extension SyntaxNode {
    /// Whether the type is the one of SwiftUI, not a type of the project or a generic parameter with its name.
    fileprivate func isContainerType(_ file: ViewFile) -> Bool {
        guard SwiftUICatalog.containerTypes.contains(name), !file.index.declaresType(name) else { return false }
        if let base = MemberType(self)?.base, base.tokenText != "SwiftUI", base.tokenText != "SwiftUICore" {
            return false
        }
        return !ancestors.contains { outer in
            outer.children().contains { clause in
                clause.kind == .genericParameterClause && clause.children().contains { $0.name == name }
            }
        }
    }

    /// The keyword and the name of a declaration: `struct Deck`, `extension Text`.
    var head: String {
        let name = tree.source.text(declaredName)
        let token = tree.firstToken(at: declaredName.start)
        guard kind.isDeclaration, kind != .initializerDecl, token > 0 else { return name }
        return "\(tree.source.text(tree.tokens[token - 1].range)) \(name)"
    }

    /// The range that a diagnostic about the declaration points to.
    var declaredName: SourceRange {
        if let extended = TypeDecl(self)?.extendedType { return extended.range }
        if let variable = VariableDecl(self) {
            var bindings = variable.bindings
            if let first = bindings.next(), let pattern = PatternBinding(first).pattern { return pattern.range }
        }
        return tokenRange
    }
}
