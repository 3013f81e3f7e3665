/// The flags that were asked for, and whether nothing sets them.
private final class UnsetFlags: Sendable {
    struct Flag: Hashable, Sendable {
        let name: Name
        let type: TypeID
    }

    let known = OnceValues<Flag, Bool>()
}

/// Code behind a flag that nothing sets: `if model.showsUndo { … }` where only a method that nobody calls writes
/// `showsUndo = true`, and the content of a sheet that nothing opens.
extension RuleContext {
    private static let mostWrites = 16

    /// Whether a condition is false while the app runs, because a flag in it keeps its first value, `false`.
    mutating func needsUnsetFlag(_ condition: SyntaxNode, in view: TypeID) -> Bool {
        for part in condition.requiredParts {
            if isFalseForUsers(part, in: view) { return true }
            guard let flag = flag(part, in: view), isNeverSet(flag.name, of: flag.type) else { continue }
            return true
        }
        return false
    }

    /// Whether a closure is the content of a sheet or the like that nothing opens: `.sheet(isPresented: $isOpen) { … }`.
    public mutating func isNeverPresented(_ closure: SyntaxNode, in view: TypeID) -> Bool {
        guard let call = closure.callOfClosure, call.isPresentation, let flag = call.argument("isPresented")?.ownBinding else {
            return false
        }
        return isNeverSet(flag, of: view)
    }

    /// The flag in `isOn`, `self.isOn` and `model.isOn`, and the type that declares it: the view or the class of a model.
    private mutating func flag(_ part: SyntaxNode, in view: TypeID) -> (name: Name, type: TypeID)? {
        if part.kind == .declReferenceExpr { return (part.name, view) }
        guard part.kind == .memberAccessExpr, let base = part.chainBase, base.kind == .declReferenceExpr else { return nil }
        if base.tokenText == "self" { return (part.name, view) }
        guard let id = index.members(of: view, named: base.name).first, let model = index.object(in: id) else { return nil }
        return (part.name, model)
    }

    /// Each report below a condition asks, so the answers are kept.
    private mutating func isNeverSet(_ flag: Name, of type: TypeID) -> Bool {
        index.fact { UnsetFlags() }.known.value(UnsetFlags.Flag(name: flag, type: type)) { findsNoSetter(of: flag, type) }
    }

    private mutating func findsNoSetter(of flag: Name, _ type: TypeID) -> Bool {
        let found = index.members(of: type, named: flag)
        guard found.count == 1, let id = found.first, case let member = index.member(id), member.kind == .storedProperty,
            member.wrapper == "State" || member.wrapper == "Published", !member.flags.contains(.isStatic),
            member.defaultValue == .literal, defaultValue(of: member, id)?.tokenText == "false"
        else { return false }
        let isPrivate = member.flags.contains(.isPrivate)
        guard let sites = sites(thatMaySet: flag, id, of: type), let places = places(of: sites, naming: flag),
            places.count <= Self.mostWrites
        else { return false }
        return places.allSatisfy { place in
            !place.maySetFlag || isPrivate && place.isFlagOfPresentation || isInUnusedCode(place.start, place.tree)
        }
    }

    /// The places that name a property in the members with some uses: of equal uses in one member, the index keeps the first.
    public mutating func places(of sites: [PropertyUseSite], naming property: Name) -> [SyntaxNode]? {
        var places: [SyntaxNode] = []
        var members: [SyntaxNode] = []
        for site in sites {
            guard let tree = syntax(ofFile: index.files[Int(site.file)].path), Int(site.use.node) < tree.records.count,
                let use = tree.node(site.use.node), let member = use.memberAround
            else { return nil }
            if members.contains(where: { $0.id == member.id && $0.tree === tree }) { continue }
            members.append(member)
            places += tree.uses(of: property, in: member)
        }
        return places
    }

    private static let states = NameTable("State")

    /// The places that may set a flag; nil if they are not known, and for a flag that may be a setting of the developers.
    private mutating func sites(thatMaySet flag: Name, _ id: MemberID, of type: TypeID) -> [PropertyUseSite]? {
        let data = data(of: type)
        // Who gets the binding of a state may set it.
        let own = data.uses(of: flag).filter { $0.use.kind.mayChangeValue }
        if let state = index.property(id, with: Self.states), index.member(id).flags.contains(.isPrivate) {
            // The initializer may give it another first value.
            return data.isComplete && !data.uses(of: flag).contains { $0.use.kind == .wrapper } && !mayAccess(state) ? own : nil
        }
        var changes = changes(of: flag, inClass: type)
        if index.member(id).wrapper == "State" { changes.sites = own }
        // Without any write, the developers may set it in the code.
        return changes.isComplete && !changes.sites.isEmpty ? changes.sites : nil
    }
}

extension SyntaxNode {
    /// The operands that all have to be true: `a` and `b` of `a && b`.
    fileprivate var requiredParts: [SyntaxNode] {
        guard let sequence = SequenceExpr(self) else { return [self] }
        let parts = Array(sequence.elements)
        guard parts.enumerated().allSatisfy({ $0.offset % 2 == 0 || $0.element.tokenText == "&&" }) else { return [] }
        return stride(from: 0, to: parts.count, by: 2).map { parts[$0] }
    }

    /// The modifier that presents something while the node is true or not nil: `sheet` for `$isOpen` in
    /// `.sheet(isPresented: $isOpen)`.
    public var presentingModifier: SyntaxNode? {
        guard let argument = parent, argument.kind == .labeledExpr, argument.name == "isPresented" || argument.name == "item",
            let callee = argument.parent?.parent.flatMap(CallExpr.init)?.callee, callee.kind == .memberAccessExpr,
            callee.name.isModifier(with: .presents)
        else { return nil }
        return callee
    }

    /// Whether the node is `$isOpen` in `.sheet(isPresented: $isOpen)`, which only sets it to false.
    fileprivate var isFlagOfPresentation: Bool {
        parent?.name == "isPresented" && presentingModifier.map { !$0.name.isModifier(with: .opensItself) } ?? false
    }

    /// Whether the node is a binding of a flag, or the flag where code may set it to true: `isOn = value`, `isOn.toggle()`.
    fileprivate var maySetFlag: Bool {
        var root = self
        while root.tokenText.first != "$", let base = root.chainBase { root = base }
        if root.tokenText.first == "$" || parent?.name == "toggle" || parent?.kind == .inOutExpr { return true }
        guard let assignment = parent.flatMap(SequenceExpr.init), assignment.left == self,
            assignment.sign?.kind == .assignmentExpr
        else { return false }
        return !assignment.isBinary || assignment.right?.tokenText != "false"
    }
}

extension CallExpr {
    /// Whether the call presents content as long as a flag is set that it does not set itself.
    fileprivate var isPresentation: Bool {
        guard let callee, callee.kind == .memberAccessExpr else { return false }
        return callee.name.isModifier(with: .presents) && !callee.name.isModifier(with: .opensItself)
    }
}
