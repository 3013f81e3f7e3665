import GroupLintCore

/// What code does with the elements of a type whose `id` is another one at each read.
struct ComputedIDUse {
    /// Whether it is known which code names the type.
    private(set) var isKnown = false
    /// Whether code names the type, but nothing uses that code.
    private(set) var isUnused = false
    /// Where the body of a view makes an element; nil if other code makes elements too, for which a stored id would be kept.
    private(set) var madeInBody: RelatedLocation?
    /// Whether the ids decide about rows that keep something, or about a presentation.
    private(set) var losesState = false
    /// Whether the ids decide about rows or a presentation at all.
    private(set) var isShown = false

    private static let mostFiles = 12

    /// Nothing is known about the uses.
    init() {}

    init(_ type: TypeID, _ context: inout RuleContext) {
        let index = context.index
        var walk = Walk(type: type, name: index.type(type).name)
        let files = index.files(mentioning: type).prefix(Self.mostFiles)
        for file in files { walk.look(at: file, &context) }
        isKnown = walk.hasMentions
        // For a type of another module, the code may also name it by an alias.
        isUnused = walk.hasMentions && !walk.isUsed && index.type(type).home != nil
        madeInBody = walk.isMadeElsewhere ? nil : walk.madeInBody
        // Views name the properties of a model and not the type of their elements.
        let others = walk.holders.flatMap { index.files(mentioning: $0) }.prefix(Self.mostFiles).filter { !files.contains($0) }
        for file in Array(files) + others where !losesState {
            let views = ViewFile(index, file: file)
            let rows = walk.rows(in: views, &context)
            losesState = walk.presents(in: views, &context) || rows.contains { walk.losesState(in: $0, &context) }
            if losesState || !rows.isEmpty { isShown = true }
        }
    }

    private struct Walk {
        private let type: TypeID
        private let name: Name
        var hasMentions = false
        private var mentions = 0
        private static let mostMentions = 64
        var isUsed = false
        var isMadeElsewhere = false
        var madeInBody: RelatedLocation?
        /// The properties that hold elements.
        var properties = NameTable()
        /// The classes with such a property.
        var holders: [TypeID] = []

        init(type: TypeID, name: Name) {
            self.type = type
            self.name = name
        }

        mutating func look(at file: Int32, _ context: inout RuleContext) {
            guard let tree = context.syntax(ofFile: context.index.files[Int(file)].path) else {
                (hasMentions, isUsed, isMadeElsewhere) = (true, true, true)
                return
            }
            for node in tree.nodes(named: name).compactMap({ tree.node($0) }) {
                guard node.kind == .declReferenceExpr || node.kind == .identifierType else { continue }
                let owners = node.ancestors.compactMap { TypeDecl($0).flatMap { context.index.type(of: $0, file: file) } }
                if owners.contains(where: { $0 == type || context.index.isInPreview($0) }) { continue }
                hasMentions = true
                mentions += 1
                guard mentions <= Self.mostMentions else {
                    (isUsed, isMadeElsewhere) = (true, true)
                    return
                }
                if !context.isInUnusedCode(node.start, tree) { note(node, in: owners.first, context.index) }
            }
        }

        private mutating func note(_ node: SyntaxNode, in owner: TypeID?, _ index: ProjectIndex) {
            isUsed = true
            if let property = node.typedProperty {
                properties.insert(property, 0)
                if let owner, index.isReferenceType(owner), !holders.contains(owner) { holders.append(owner) }
            } else if let call = node.parent.flatMap(CallExpr.init), call.createdType == node {
                guard let owner, index.hasUpdatedBody(owner), node.isInEvaluatedCode else {
                    isMadeElsewhere = true
                    return
                }
                madeInBody =
                    madeInBody
                    ?? node.related("made at each update here")
            }
        }

        /// Whether a file presents something for such an element: `.sheet(item: $item)`.
        func presents(in file: ViewFile, _ context: inout RuleContext) -> Bool {
            for element in file.modifiedElements where !element.isInPreview {
                for modifier in element.modifiers where modifier.name.isModifier(with: .presents) {
                    let tree = context.syntax(ofFile: element.path)
                    guard let item = tree?.node(modifier.node).flatMap(CallExpr.init)?.argument("item")?.unwrapped else {
                        continue
                    }
                    let text = item.tokenText.drop { $0 == "$" }
                    if properties.contains(Name(text.utf8)) { return true }
                }
            }
            return false
        }

        /// The rows of a file for such elements.
        func rows(in file: ViewFile, _ context: inout RuleContext) -> [ViewElement] {
            (file.calls(.forEach) + file.calls("List")).filter { rows in
                guard !rows.isInPreview, let call = context.syntax(ofFile: rows.path)?.node(rows.node).flatMap(CallExpr.init),
                    let data = call.rowData
                else { return false }
                return call.argument("id").map { $0.text == "\\.id" } ?? true && holdsElements(data)
            }
        }

        /// Whether rows lose something when SwiftUI replaces them.
        func losesState(in rows: ViewElement, _ context: inout RuleContext) -> Bool {
            for slot in rows.slots {
                for view in slot.children where StateLoss(view, reads: [], &context) != nil { return true }
            }
            return false
        }

        /// Whether the data of rows are such elements: a property with their type, or a variable that is made of them.
        private func holdsElements(_ data: SyntaxNode) -> Bool {
            var node = data.unwrapped
            // `Kind.allCases`
            if node.mentions([name]) { return true }
            while let call = CallExpr(node), let callee = call.callee, let base = MemberAccessExpr(callee)?.base {
                node = base.unwrapped
            }
            if node.kind == .declReferenceExpr, let local = LocalValue(node) {
                switch local {
                case .value(let value): return value.mentions([name])
                case .typed(let written): return written.subtree.contains { $0.kind == .identifierType && $0.name == name }
                case .unknown: return false
                }
            }
            let root = node.tokenText.drop { $0 == "$" }
            return properties.contains(Name(root.utf8))
        }
    }
}

extension SyntaxNode {
    /// The property whose written type the node is a part of: `items` for `Item` in `var items: [Item]`.
    fileprivate var typedProperty: Name? {
        guard kind == .identifierType else { return nil }
        for outer in ancestors {
            if outer.kind == .patternBinding {
                guard outer.parent?.parent?.kind == .memberBlock, PatternBinding(outer).type?.range.contains(range) ?? false
                else {
                    return nil
                }
                return PatternBinding(outer).pattern?.name
            }
            if outer.kind == .codeBlock || outer.kind == .closureExpr || outer.kind == .functionDecl { return nil }
        }
        return nil
    }

    /// Whether the code runs while SwiftUI evaluates a view: in a computed property or a function that returns views, and in
    /// no closure that runs later.
    var isInEvaluatedCode: Bool {
        for outer in ancestors {
            if outer.kind == .closureExpr, !outer.runsInBody { return false }
            guard outer.parent?.kind == .memberBlock else { continue }
            if let function = FunctionDecl(outer) { return function.returnType?.text.contains("View") ?? false }
            return VariableDecl(outer)?.onlyBinding?.getter != nil
        }
        return false
    }
}
