import GroupLintCore

/// A value of a caller that is passed to a view, and where the view is.
struct ChangeSource {
    var passed: PassedValue
    /// The names after the input where the view uses it.
    let members: [Name]
    let place: StayingPlace
    /// The type of the caller.
    let owner: TypeID
    /// Whether only changes inside of an element matter.
    let isElement: Bool

    /// The code that changes the value while the view stays; nil if none is known.
    ///
    /// - Parameter member: the property that the value starts with.
    func change(
        _ member: MemberSummary, _ context: inout RuleContext
    ) -> (kind: InputChange.Kind, evidence: SyntaxNode)? {
        let index = context.index
        guard !member.flags.contains(.isStatic), let code = TypeCode(owner, &context) else { return nil }
        let model: TypeID? =
            if case .project(let type) = index.valueType(of: passed.path[0], in: owner), index.isReferenceType(type) {
                type
            } else { nil }
        if let model {
            guard passed.path.count > 1, index.observes(member, model), index.updates(passed.path[1], model),
                allowsIdentity(of: member, index)
            else { return nil }
        } else {
            guard Self.changing.contains(member.wrapper), allowsIdentity(of: member, index) else { return nil }
        }
        let path = Array(passed.path.prefix(model == nil ? 1 : 2))
        if !isElement, allows(.selection), let binding = code.binding(of: path, where: \.isSelection) {
            return (.selection, binding)
        }
        if isElement { return elementChange(path, model, code, &context).map { (.element, $0) } }
        guard allows(.change) else { return nil }
        if let binding = code.binding(of: path, where: \.isOfControl) { return (.change, binding) }
        return write(path, model, &context).map { (.change, $0) }
    }

    /// Whether a kind of change reaches the view: it stays although the branches around it test the value, and what the view
    /// uses is not only the identity of the value.
    func allows(_ kind: InputChange.Kind) -> Bool {
        if kind != .selection {
            let names = passed.path.dropFirst() + passed.elementMembers + members
            if passed.isUnwrapped || names.last?.isIdentifier ?? false { return false }
        }
        return place.branches.allSatisfy { branch in
            branch.dependencies.allSatisfy { read in
                read.root != passed.path[0] || (kind == .selection && (read.isPresence || passed.isUnwrapped))
            }
        }
    }

    /// Whether no caller of the caller makes a new view when a value changes that comes from there.
    private func allowsIdentity(of member: MemberSummary, _ index: ProjectIndex) -> Bool {
        if member.wrapper == "State" || member.wrapper == "StateObject" { return true }
        return index.calls(of: owner).allSatisfy { call in
            !sequence(first: call, next: \.parent).contains { $0.modifiers.contains { $0.name == .id } }
        }
    }

    private static let changing = NameTable("State Binding AppStorage SceneStorage")

    // MARK: Changes in code

    /// An assignment to the value in an action or a task.
    private func write(_ path: [Name], _ model: TypeID?, _ context: inout RuleContext) -> SyntaxNode? {
        let sites: [PropertyUseSite]
        if let model {
            sites = context.changes(of: path[1], inClass: model).sites
        } else {
            let data = context.data(of: owner)
            sites = data.uses(of: path[0]).filter { site in
                site.use.kind.mayChangeValue && site.use.kind != .projection && !data.moments(of: site).contains(.initialization)
            }
        }
        for site in sites where site.use.kind == .write || site.use.kind == .change {
            guard let node = context.node(of: site) else { continue }
            let statement = node.ancestors.first { $0.kind == .sequenceExpr || $0.kind == .functionCallExpr }
            if statement.flatMap(SequenceExpr.init)?.right?.kind == .nilLiteralExpr { continue }
            return statement ?? node
        }
        return nil
    }

    /// A change of an element in place: `items[0].isDone = true`, `items[0] = item`, `ForEach($items)`.
    private func elementChange(
        _ path: [Name], _ model: TypeID?, _ code: TypeCode, _ context: inout RuleContext
    ) -> SyntaxNode? {
        guard allows(.element), !(passed.rows?.isIdentifiedByValue ?? false) else { return nil }
        let changed = (passed.elementMembers + members).first
        if let rows = passed.rows, rows.firstArgument?.value?.projectedPath != nil, changed == nil {
            return rows.firstArgument?.value
        }
        let home = model.flatMap { TypeCode($0, &context) } ?? code
        let collection = [path[path.count - 1]]
        for node in home.declarations.lazy.flatMap(\.subtree) where node.kind == .sequenceExpr || node.kind == .functionCallExpr {
            guard let target = node.writtenTarget, let member = target.changedElement(of: collection[0]) else { continue }
            if changed == nil || member.isNone || member == changed { return node }
        }
        return nil
    }
}

extension ProjectIndex {
    /// Whether a view follows the changes of the object in one of its properties.
    func observes(_ member: MemberSummary, _ model: TypeID) -> Bool {
        modelKind(of: model) == .observable || SwiftUICatalog.objectWrappers.contains(member.wrapper)
    }

    /// Whether views are updated when a property of a model changes.
    func updates(_ property: Name, _ model: TypeID) -> Bool {
        guard let id = self.property(property, ofClass: model) else { return false }
        let member = member(id)
        guard member.kind == .storedProperty, !member.flags.contains(.isLet), !member.flags.contains(.isStatic) else {
            return false
        }
        return modelKind(of: model) == .observable ? member.wrapper.isNone : member.wrapper == "Published"
    }
}

extension TypeCode {
    /// The argument with a binding to a value.
    fileprivate func binding(of path: [Name], where isWanted: (Argument) -> Bool) -> SyntaxNode? {
        for node in declarations.lazy.flatMap(\.subtree) where node.kind == .labeledExpr {
            let argument = Argument(node)
            if let value = argument.value, value.projectedPath == path, isWanted(argument) { return node }
        }
        return nil
    }
}

extension Argument {
    /// Whether the argument is the selection of a list, a picker or a view that shows one.
    fileprivate var isSelection: Bool { label == "selection" || label == "selectedItem" || label == "selected" }

    /// Whether a control takes the argument, with which the user changes the value.
    fileprivate var isOfControl: Bool {
        guard let callee = node.parent?.parent.flatMap(CallExpr.init)?.callee else { return false }
        return Self.controls.contains(callee.name)
    }

    private static let controls = NameTable(
        "TextField SecureField TextEditor Toggle Slider Stepper Picker DatePicker ColorPicker searchable")
}

extension CallExpr {
    /// `ForEach(items, id: \.self)`: another content of an element is another row.
    fileprivate var isIdentifiedByValue: Bool { argument("id")?.text == "\\.self" }
}

extension SyntaxNode {
    /// The member of an element that is written to: `isOn` for `items[0].isOn`, none for `items[0]`; nil for other targets.
    fileprivate func changedElement(of collection: Name) -> Name? {
        var member = Name.none
        var current = unwrapped
        while current.kind == .memberAccessExpr || current.kind == .forceUnwrapExpr || current.kind == .optionalChainingExpr {
            if current.kind == .memberAccessExpr { member = current.name }
            guard let base = current.chainBase else { return nil }
            current = base.unwrapped
        }
        guard current.kind == .subscriptCallExpr, let base = SubscriptExpr(current)?.base?.unwrapped else { return nil }
        return base.simplePath?.last == collection ? member : nil
    }
}
