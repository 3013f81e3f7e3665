import GroupLintCore

/// A call that shows a view in an empty environment: `UIHostingController(rootView: Home())`, `Window("Log") { Log() }`.
struct EmptyEnvironment {
    let call: CallExpr
    /// Whether UIKit may hand on an environment, if the view is inside of a representable view.
    let isHost: Bool
    /// What a message calls the view, scene or class: `UIHostingController`.
    let name: String
    /// The type with the call.
    let owner: TypeID?
    /// The value of the argument with the view; nil for a closure.
    let content: SyntaxNode?
    /// The call in the view tree, if it is there.
    let element: ViewElement?

    /// Whether a representable view may be around the view, so that UIKit hands on the environment of that view.
    func mayBeRepresented(_ index: ProjectIndex) -> Bool {
        guard isHost, !call.node.fillsWindow else { return false }
        return owner.map(index.mayBeRepresented) ?? true
    }

    /// The calls in a file, in source order. Previews are left out.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [EmptyEnvironment] {
        let functions = file.soughtFunctions
        guard functions.contains(.rootView) || functions.contains(.startsEnvironment), let tree = context.syntax() else {
            return []
        }
        var elements: [NodeID: ViewElement]?
        return tree.records.indices.lazy.filter { tree.records[$0].kind == .functionCallExpr }.compactMap { id in
            guard let call = tree.node(NodeID(id)).flatMap(CallExpr.init),
                let found = Self.host(call, file), !call.node.ancestors.contains(where: \.isPreview),
                !call.isSettingsForCatalyst
            else { return nil }
            let known = elements ?? Dictionary(file.elements(.call).map { ($0.node, $0) }, uniquingKeysWith: { $1 })
            elements = known
            return EmptyEnvironment(
                call: call, isHost: found.isHost, name: found.name, owner: file.types(around: call.node).first,
                content: found.content,
                element: known[NodeID(id)])
        }
    }

    private struct Found {
        var name: String
        var content: SyntaxNode?
        var isHost = true
    }

    private static func host(_ call: CallExpr, _ file: ViewFile) -> Found? {
        let index = file.index
        let rootView = call.argument("rootView")
        if let type = call.createdType {
            let view = SwiftUICatalog.views[type.name].flatMap { $0.traits.contains(.startsEnvironment) ? $0 : nil }
            guard view != nil || rootView != nil else { return nil }
            if let own = index.resolveType(type.name, file: file.file, in: file.types(around: call.node).first) {
                return rootView.flatMap { index.passesRootView(own) ? Found(name: type.tokenText, content: $0) : nil }
            }
            guard let view else { return nil }
            let content = view.slots.lazy.compactMap { call.argument($0.label) }.first
            guard content != nil || call.trailingClosure != nil else { return nil }
            return Found(name: type.tokenText, content: content, isHost: view.traits.contains(.isHost))
        }
        // `super.init(rootView: Home())`
        guard let content = rootView, let callee = call.callee, callee.token?.keyword == .`init`,
            MemberAccessExpr(callee)?.base?.token?.keyword == .super,
            let owner = file.types(around: call.node).first, index.isHostingClass(owner),
            index.superclasses(of: owner).allSatisfy(index.passesRootView)
        else { return nil }
        return Found(name: "the hosting controller", content: content)
    }
}

extension CallExpr {
    /// Whether the call is the scene `Settings`, which only macOS shows, in code for Mac Catalyst.
    fileprivate var isSettingsForCatalyst: Bool {
        createdType?.name == "Settings"
            && node.ancestors.contains { clause in
                clause.kind == .ifConfigClause && IfConfigClause(clause).condition?.text == "targetEnvironment(macCatalyst)"
            }
    }
}

extension ProjectIndex {
    fileprivate func isHostingClass(_ type: TypeID) -> Bool {
        self.type(type).kind == .classType
            && inheritance(of: type).names.contains(where: SwiftUICatalog.hostingClasses.contains)
    }

    /// Whether a hosting class shows the view that it is given, and adds nothing to it: it has no initializer of its own
    /// except the one for storyboards.
    fileprivate func passesRootView(_ type: TypeID) -> Bool {
        isHostingClass(type)
            && ([type] + superclasses(of: type)).allSatisfy { type in
                initializers(of: type).allSatisfy { id in
                    ["coder", "aDecoder"].contains { member(id).parameters.first?.label == $0 }
                }
            }
    }
}
