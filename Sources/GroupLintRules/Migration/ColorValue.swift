import GroupLintCore

/// The color that a call of `foregroundColor` takes.
struct ColorValue {
    /// Changes that name the type of implicit members: `.secondary` becomes `Color.secondary`.
    private(set) var edits: [Fix.Edit] = []
    /// Whether the value may be nil.
    var isOptional = false
    /// Whether the value is a color that is not optional.
    private(set) var isCertain = true

    private let file: ViewFile
    private let owner: TypeID?
    private let colors: ColorInitializers

    init(_ node: SyntaxNode, _ file: ViewFile, _ colors: ColorInitializers) {
        self.file = file
        self.colors = colors
        owner = file.types(around: node).first
        // The project's own `Color` hides SwiftUI's.
        if file.index.resolveType("Color", file: file.file, in: owner) != nil { isCertain = false }
        add(node)
    }

    private mutating func add(_ node: SyntaxNode, isAlone: Bool = true) {
        switch node.kind {
        case .nilLiteralExpr, .tryExpr, .optionalChainingExpr: isOptional = true
        case .forceUnwrapExpr: addForced(node)
        case .tupleExpr:
            let inner = node.unwrapped
            if inner == node { isCertain = false } else { add(inner, isAlone: isAlone) }
        case .sequenceExpr: addParts(Array(node.children()))
        case .memberAccessExpr, .functionCallExpr, .declReferenceExpr: addChain(node, isAlone: isAlone)
        // The type of any other expression is not known.
        default: isCertain = false
        }
    }

    private mutating func addForced(_ node: SyntaxNode) {
        let root = node.chainStart
        // `.named("x")!` would look for the name in another type.
        if root.kind == .memberAccessExpr { isCertain = false }
    }

    /// `a ? b : c` and `a ?? b`.
    private mutating func addParts(_ parts: [SyntaxNode]) {
        var rest = parts[...]
        while let mark = rest.firstIndex(where: { $0.kind == .ternaryExpr }) {
            if let middle = TernaryExpr(rest[mark])?.middle { add(middle, isAlone: false) }
            rest = rest[(mark + 1)...]
        }
        if let sign = rest.lastIndex(where: { $0.kind == .binaryOperatorExpr }) {
            guard rest[sign].tokenText == "??", let value = rest[(sign + 1)...].first, rest.endIndex == sign + 2 else {
                isCertain = false
                return
            }
            // The value before `??` has the type.
            if rest.first.map({ $0.chainStart.kind == .memberAccessExpr }) ?? true { isCertain = false }
            add(value, isAlone: false)
        } else if rest.count == 1, let value = rest.first {
            add(value, isAlone: false)
        } else {
            isCertain = false
        }
    }

    // MARK: Chains

    private mutating func addChain(_ node: SyntaxNode, isAlone: Bool) {
        var links = [node]
        while let base = links[links.count - 1].chainBase { links.append(base) }
        if links.contains(where: { $0.kind == .optionalChainingExpr }) {
            isOptional = true
            return
        }
        let root = links[links.count - 1]
        let path = links.reversed().filter { $0.kind == .memberAccessExpr || $0.kind == .declReferenceExpr }
        if root.kind == .memberAccessExpr {
            addImplicit(root, path, isAlone: isAlone && links.count == 1)
        } else if root.name == "Color" {
            addColorPath(Array(path.dropFirst()), isCalled: root.parent?.kind == .functionCallExpr, root.parent)
        } else {
            addPath(path)
        }
    }

    private mutating func addImplicit(_ root: SyntaxNode, _ path: [SyntaxNode], isAlone: Bool) {
        if root.name == "none" || root.name == "some" {
            isOptional = true
            return
        }
        let isOwn = !colorMembers(root.name).isEmpty
        if !(isAlone && SwiftUICatalog.styleColors.contains(root.name) && !isOwn) {
            edits.append(.insert("Color", at: root.start))
        }
        addColorPath(path, isCalled: false, root.parent)
    }

    /// A path of members that starts at the type Color.
    private mutating func addColorPath(_ path: [SyntaxNode], isCalled: Bool, _ call: SyntaxNode?) {
        if isCalled || path.first?.token?.keyword == .`init` { addInitializer(call) }
        for node in path where node.token?.keyword != .`init` {
            let members = colorMembers(node.name)
            for member in members { add(file.index.member(member)) }
            let isKnown =
                !members.isEmpty || Self.colorMethods.contains(node.name) || SwiftUICatalog.styleColors.contains(node.name)
            // The first member without a declaration is a color of the asset catalog or of another module.
            if !isKnown, node != path.first { isCertain = false }
        }
    }

    private static let colorMethods = NameTable("opacity mix primary secondary accentColor clear")

    private func colorMembers(_ name: Name) -> [MemberID] {
        let extended: [Name] = ["Color", "ShapeStyle"]
        return extended.flatMap { file.index.types(endingWith: [$0]) }
            .flatMap { file.index.type($0).home == nil ? file.index.members(of: $0, named: name) : [] }
    }

    /// `Color(…)`: the project's own initializers may return nil.
    private mutating func addInitializer(_ call: SyntaxNode?) {
        guard let first = call.flatMap(CallExpr.init)?.firstArgument else { return }
        if !first.hasLabel {
            // Which one is called depends on the type of the value.
            if colors.failable.contains(.none) { isCertain = false }
        } else if colors.failable.contains(first.label) {
            isOptional = true
        } else if !colors.certain.contains(first.label) {
            isCertain = false
        }
    }

    /// Properties and functions of the project.
    private mutating func addPath(_ path: [SyntaxNode]) {
        var path = path[...]
        if path.first?.token?.keyword == .`self` { path.removeFirst() }
        if let first = path.first, first.kind == .declReferenceExpr, let local = LocalValue(first) {
            addLocal(local, path)
        } else if let member = member(path) {
            add(member)
        } else {
            isCertain = false
        }
    }

    /// The member of the project that gives the color of a path; nil if it is not known.
    private func member(_ names: ArraySlice<SyntaxNode>) -> MemberSummary? {
        var path = names
        var type = owner
        if let first = path.first, first.isCapitalized {
            type = file.index.resolveType(first.name, file: file.file, in: owner)
            path.removeFirst()
        }
        while let node = path.popFirst(), let current = type {
            let members = file.index.members(of: current, named: node.name)
            guard members.count == 1, let member = members.first.map(file.index.member) else { return nil }
            let isColor = member.type.name == "Color"
            if path.isEmpty || isColor && path.allSatisfy({ Self.colorMethods.contains($0.name) }) { return member }
            guard case .project(let next) = file.index.valueType(of: node.name, in: current) else { return nil }
            type = next
        }
        return nil
    }

    private mutating func addLocal(_ local: LocalValue, _ path: ArraySlice<SyntaxNode>) {
        if case .typed(let type) = local, path.dropFirst().allSatisfy({ Self.colorMethods.contains($0.name) }) {
            add(TypeShape(type))
        } else {
            isCertain = false
        }
    }

    private mutating func add(_ member: MemberSummary) {
        if member.type.name.isNone, member.kind == .storedProperty {
            if member.constructed != "Color" { isCertain = false }
        } else {
            add(member.type)
        }
    }

    private mutating func add(_ type: TypeShape) {
        if type.name != "Color" || !type.flags.isDisjoint(with: [.isCollection, .isFunction]) { isCertain = false }
        if type.flags.contains(.isOptional) { isOptional = true }
    }
}
