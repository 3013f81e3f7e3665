import GroupLintCore

/// The calls in the project that make a view, without those in previews and tests.
struct ViewConstructions {
    /// Empty if some of them may be missing.
    private(set) var sites: [Site] = []
    /// Whether a class names the view without making it: `Screen: HostingController<Home>`.
    private var isHostedByType = false

    struct Site {
        let call: CallExpr
        let maker: Maker
    }

    /// The code that makes a view.
    enum Maker {
        /// A view, or code that views may call.
        case view
        case app
        /// A view controller or other code that makes the view once, for a screen.
        case once
    }

    private static let mostFiles = 12

    init(of view: TypeID, _ context: inout RuleContext) {
        let index = context.index
        let paths = index.paths(naming: view) ?? index.paths(mentioning: view) + index.calls(of: view).map(\.path)
        guard Set(paths).count <= Self.mostFiles else { return }
        let name = index.type(view).name
        for path in Set(paths).sorted() {
            guard let position = index.position(of: path), index.files[position].relevance != .otherFramework,
                let tree = context.syntax(ofFile: path)
            else { continue }
            let scope = Scope(index: index, file: Int32(position), view: view)
            for id in tree.nodes(named: name) {
                let node = SyntaxNode(tree: tree, id: id)
                if let call = node.callCreatingType, let maker = scope.maker(of: call.node) {
                    sites.append(Site(call: call, maker: maker))
                } else if node.kind == .identifierType, scope.isHosted(node) {
                    isHostedByType = true
                }
            }
        }
    }

    /// Whether the view is only made by code that makes it once: no update makes a new one.
    var isMadeOnce: Bool { sites.isEmpty ? isHostedByType : sites.allSatisfy { $0.maker == .once } }

    /// Whether no view makes the view, but an app or a scene does.
    var isMadeByApp: Bool { !sites.isEmpty && sites.allSatisfy { $0.maker != .view } }

    /// Whether every call passes an argument with a label.
    func allPass(_ label: Name) -> Bool { !sites.isEmpty && sites.allSatisfy { $0.call.value(label) != nil } }

    func nonePass(_ label: Name) -> Bool { sites.allSatisfy { $0.call.value(label) == nil } }
}

/// Tells what kind of code makes a view.
private struct Scope {
    let index: ProjectIndex
    let file: Int32
    let view: TypeID

    /// Nil in a preview.
    func maker(of call: SyntaxNode) -> ViewConstructions.Maker? {
        var found: ViewConstructions.Maker?
        for node in call.ancestors {
            if node.isPreview { return nil }
            guard found == nil else { continue }
            if CallExpr(node)?.callee?.tokenText.hasSuffix("HostingController") ?? false {
                found = .once
            } else if node.kind == .labeledExpr, node.name == "rootView" {
                found = .once
            } else if let result = FunctionDecl(node)?.returnType ?? node.resultOfProperty, let maker = maker(returning: result) {
                found = maker
            } else if let declaration = TypeDecl(node) {
                found = maker(declaration)
            }
        }
        return found ?? .view
    }

    private func maker(_ declaration: TypeDecl) -> ViewConstructions.Maker {
        let name = declaration.extendedType?.name ?? declaration.node.name
        guard let type = index.resolveType(name, file: file, in: nil) ?? index.uniqueType(name) else { return .view }
        if index.inheritance(of: type).names.contains(where: { $0 == "App" || $0 == "Scene" }) { return .app }
        let isOfView = index.type(type).isView || index.updatedRole(of: type) != nil || index.type(type).home == nil
        return isOfView || index.type(type).kind == .protocolType ? .view : .once
    }

    /// Code that returns a view, so that its callers may be views, or scenes and commands; nil for other results.
    private func maker(returning result: SyntaxNode) -> ViewConstructions.Maker? {
        if result.kind == .identifierType, result.tokenText.contains("HostingController") { return .once }
        for node in result.subtree where node.kind == .identifierType || node.kind == .memberType {
            if node.name == "Scene" || node.name == "Commands" { return .app }
            if SwiftUICatalog.viewProtocols.contains(node.name) || SwiftUICatalog.views.contains(node.name)
                || SwiftUICatalog.nonViewProtocols.contains(node.name)
            {
                return .view
            }
            let type = index.resolveType(node.name, file: file, in: nil) ?? index.uniqueType(node.name)
            if let type, index.type(type).isView || index.inheritance(of: type).contains("View") { return .view }
        }
        return nil
    }

    /// `Home` in `final class Screen: HostingController<Home>` and in a property of a class.
    func isHosted(_ type: SyntaxNode) -> Bool {
        guard type.parent?.kind == .genericArgumentClause else { return false }
        return type.ancestors.lazy.compactMap(TypeDecl.init).first?.node.kind == .classDecl
    }
}

extension SyntaxNode {
    /// `Row(…)` and `Row.init(…)` for the name `Row`.
    fileprivate var callCreatingType: CallExpr? {
        var node = self
        while let outer = node.parent, outer.chainBase == node {
            if let call = CallExpr(outer) { return call.createdType == self ? call : nil }
            node = outer
        }
        return nil
    }

    /// The type of a computed property.
    fileprivate var resultOfProperty: SyntaxNode? {
        guard kind == .patternBinding, PatternBinding(self).accessors != nil else { return nil }
        return PatternBinding(self).type
    }
}
