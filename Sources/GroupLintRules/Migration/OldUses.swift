import GroupLintCore

/// A place with an older spelling.
struct OldUse {
    let spelling: OldSpelling
    /// The call; the attribute of a property, or the member access of a placement.
    let node: SyntaxNode
    /// The name of the symbol.
    let range: SourceRange
}

/// The places of a file with older spellings of SwiftUI's symbols.
struct OldUses {
    private let tree: SyntaxTree
    private let file: ViewFile
    private let receivers: ViewReceivers

    init(_ tree: SyntaxTree, _ file: ViewFile) {
        self.tree = tree
        self.file = file
        receivers = ViewReceivers(file)
    }

    /// In source order.
    var all: [OldUse] {
        let found = tree.records.indices.compactMap { id -> OldUse? in
            let id = NodeID(id)
            switch tree.kind(of: id) {
            case .functionCallExpr:
                let callee = CallParts(id, in: tree).callee
                guard callee != .none, SwiftUICatalog.oldNames.contains(tree.name(of: callee)) else { return nil }
                return tree.node(id).flatMap(use)
            case .attribute: return tree.node(id).flatMap(environmentUse)
            case .memberAccessExpr: return tree.node(id).flatMap(placement)
            // No other node has an older spelling.
            default: return nil
            }
        }
        return found.sorted { $0.range.start < $1.range.start }
    }

    private func use(_ node: SyntaxNode) -> OldUse? {
        guard let call = CallExpr(node), let callee = call.callee,
            let spelling = SwiftUICatalog.oldSpellings.first(where: { $0.name == callee.name && isUse(of: $0, call) })
        else { return nil }
        let isSwiftUI = callee.isCapitalized ? isType(callee) : isModifier(call, callee)
        return isSwiftUI ? OldUse(spelling: spelling, node: node, range: callee.tokenRange) : nil
    }

    // MARK: Arguments

    private func isUse(of spelling: OldSpelling, _ call: CallExpr) -> Bool {
        let hasClosure = call.trailingClosure != nil
        switch spelling.symbol {
        case .navigationView: return hasClosure || call.argument("content") != nil
        case .tabItem: return hasClosure
        case .actionSheet: return true
        case .textFieldCallback: return call.value("onCommit") != nil || call.value("onEditingChanged") != nil
        case .section: return hasClosure && call.firstArgument != nil && takes(call, spelling.labels)
        case .onChange: return takes(call, spelling.labels) && (ChangeAction(call) != nil || call.argument("perform") != nil)
        case .overlay, .background, .mask:
            return !hasClosure && takes(call, spelling.labels) && LayeredView(call, file)?.isView ?? false
        case .foregroundColor, .cornerRadius, .accentColor, .animation, .edgesIgnoringSafeArea, .coordinateSpace,
            .navigationBarTitle, .navigationBarItems, .navigationBarHidden, .alert, .disableAutocorrection, .autocapitalization,
            .accessibility, .presentationMode, .toolbarPlacement:
            return !hasClosure && call.firstArgument != nil && takes(call, spelling.labels)
        }
    }

    /// Whether the labels of a call are those of a symbol, in order.
    private func takes(_ call: CallExpr, _ labels: [String]) -> Bool {
        var given = call.arguments.map { $0.hasLabel ? $0.node.tokenText : "_" }[...]
        for label in labels {
            let isOptional = label.hasSuffix("?")
            if let next = given.first, next == (isOptional ? String(label.dropLast()) : label) {
                given.removeFirst()
            } else if !isOptional {
                return false
            }
        }
        return given.isEmpty
    }

    // MARK: Symbols

    /// Whether a type is SwiftUI's.
    private func isType(_ callee: SyntaxNode) -> Bool {
        callee.kind == .declReferenceExpr
            && file.index.resolveType(callee.name, file: file.file, in: file.types(around: callee).first) == nil
    }

    private func isModifier(_ call: CallExpr, _ callee: SyntaxNode) -> Bool {
        receivers.isView(call) && !file.index.methods(named: callee.name).contains { isOwnMethod($0, call) }
    }

    /// Whether a call may mean a method of the project: one that it adds to views, and that takes the labels.
    private func isOwnMethod(_ method: MemberID, _ call: CallExpr) -> Bool {
        let member = file.index.member(method)
        guard let owner = file.index.typeID(file: method.file, declaration: member.owner) else { return false }
        let type = file.index.type(owner)
        guard type.home == nil || type.kind == .protocolType || type.isView else { return false }
        var given = call.arguments.map(\.label)[...]
        for parameter in member.parameters {
            let label = parameter.label == Name("_".utf8) ? Name.none : parameter.label
            if let next = given.first, next == label {
                given.removeFirst()
            } else if !parameter.hasDefault, !(parameter.takesClosure && call.trailingClosure != nil) {
                return false
            }
        }
        return given.isEmpty
    }

    /// `@Environment(\.presentationMode)`.
    private func environmentUse(_ node: SyntaxNode) -> OldUse? {
        guard node.attributeName == "Environment", let component = node.environmentKey, component.name == "presentationMode",
            let spelling = SwiftUICatalog.oldSpellings.first(where: { $0.symbol == .presentationMode })
        else { return nil }
        return OldUse(spelling: spelling, node: node, range: component.tokenRange)
    }

    /// `placement: .navigationBarLeading`.
    private func placement(_ node: SyntaxNode) -> OldUse? {
        guard let spelling = SwiftUICatalog.oldSpellings.first(where: { $0.symbol == .toolbarPlacement && $0.name == node.name }),
            let argument = node.parent, argument.kind == .labeledExpr, argument.name == "placement",
            let callee = argument.parent?.parent.flatMap(CallExpr.init)?.callee,
            callee.name == "ToolbarItem" || callee.name == "ToolbarItemGroup"
        else { return nil }
        let base = MemberAccessExpr(node)?.base
        guard base == nil || base?.name == "ToolbarItemPlacement" else { return nil }
        return OldUse(spelling: spelling, node: node, range: node.tokenRange)
    }
}

extension SyntaxNode {
    /// The name of the value in `@Environment(\.name)`: a keyPathComponent.
    var environmentKey: SyntaxNode? {
        var arguments = attributeArguments
        guard let value = arguments.next()?.value, let path = KeyPathExpr(value) else { return nil }
        var components = path.components
        guard let first = components.next(), components.next() == nil else { return nil }
        return first
    }
}
