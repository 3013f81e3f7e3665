/// Branches that no caller needs: `if tab == .course { … }` in a view that is only made with `tab: .dates`, and the branch for
/// `true` of a property that is always `false`.
extension RuleContext {
    private static let mostCalls = 16
    private static let mostPlaces = 4
    private static let mostMembers = 3
    private static let mostViews = 3

    /// Whether the code at a UTF-8 offset only runs for a value of a property that no caller passes, or for a case of an enum
    /// that nothing makes, or that does not exist. This is also so for a view that is shown in such branches only.
    mutating func isInExcludedCase(_ offset: UInt32, _ tree: SyntaxTree) -> Bool {
        if tree.branches(around: offset).contains(where: \.followsAllPhases) { return true }
        guard index.hasEntryPoint, let owner = owner(around: offset, tree, file) else { return false }
        return isExcluded(offset, tree, of: owner)
            || index.viewsInExcludedCases.value(owner) { isOnlyShownInExcludedCases(owner) }
    }

    private mutating func isOnlyShownInExcludedCases(_ view: TypeID, depth: Int = 0) -> Bool {
        let calls = shownCalls(of: view)
        guard !calls.isEmpty, calls.count <= Self.mostPlaces, !index.type(view).mayBeUsedUnseen else { return false }
        for call in calls {
            if isExcluded(call) { continue }
            guard depth < Self.mostViews, let owner = call.owner, owner != view,
                isOnlyShownInExcludedCases(owner, depth: depth + 1)
            else { return false }
        }
        return true
    }

    private mutating func isExcluded(_ call: ViewElement) -> Bool {
        // Most calls are in no branch of a body, and their files need not be parsed.
        let isInBody = call.member.map { index.member($0).name == .body } ?? true
        if isInBody, !sequence(first: call, next: \.parent).contains(where: { $0.mayBeExcluded }) { return false }
        guard let tree = syntax(ofFile: call.path), Int(call.node) < tree.records.count,
            let place = tree.node(call.node)?.start, let owner = owner(around: place, tree, call.site.file)
        else { return false }
        return isExcluded(place, tree, of: owner)
    }

    /// Whether the code is in such a branch, or in a member that is only used in such branches.
    private mutating func isExcluded(_ offset: UInt32, _ tree: SyntaxTree, of view: TypeID, depth: Int = 0) -> Bool {
        if isInExcludedBranch(offset, tree, of: view) { return true }
        // Other code uses the members that an extension adds to a type of another module.
        guard depth < Self.mostMembers, index.type(view).home != nil,
            let name = tree.declarations(around: offset).compactMap(\.usedMemberName).last, name != .body,
            index.members(of: view, named: name).count == 1
        else { return false }
        let uses = Array(data(of: view).uses(of: name).prefix(Self.mostPlaces + 1))
        guard !uses.isEmpty, let places = places(of: uses, naming: name), !places.isEmpty, places.count <= Self.mostPlaces
        else { return false }
        for place in places where !isExcluded(place.start, place.tree, of: view, depth: depth + 1) { return false }
        return true
    }

    /// The innermost type around a place: mostly a view.
    private func owner(around offset: UInt32, _ tree: SyntaxTree, _ file: Int32) -> TypeID? {
        let type = tree.declarations(around: offset).compactMap(TypeDecl.init).last
        return type.flatMap { index.type(of: $0, file: file) }
    }

    private static let mostExamined = 64

    /// Calls that make a view, outside of previews and of views that only previews show. Of many, it does not matter which are.
    private func shownCalls(of view: TypeID) -> [ViewElement] {
        let calls = index.calls(of: view, atMost: Self.mostExamined)
        if calls.count == Self.mostExamined { return Array(calls) }
        return calls.filter { call in
            !call.root.flags.contains(.isPreview) && call.owner.map { $0 == view || index.mayShow($0) } ?? true
        }
    }

    private mutating func isInExcludedBranch(_ offset: UInt32, _ tree: SyntaxTree, of view: TypeID) -> Bool {
        let start = tree.declarations(around: offset).last?.start ?? 0
        for current in tree.branches(around: offset) where current.start >= start {
            if current.kind == .switchCase,
                needsUnmadeCase(current, in: view, file(of: tree)) || isNeverPassed(current, to: view)
            {
                return true
            }
            if current.kind == .closureExpr,
                isNeverPresented(current, in: view) || isNeverCalled(current, in: view, file(of: tree))
            {
                return true
            }
            guard let branch = IfExpr(current), let body = branch.body else { continue }
            let conditions = branch.conditions
            if body.range.contains(offset) {
                if needsUnmadeCase(current, in: view, file(of: tree)) { return true }
                for condition in conditions
                where isConstant(condition, of: view) == false || needsUnsetFlag(condition, in: view) { return true }
            } else if branch.elseBranch?.range.contains(offset) ?? false, conditions.count == 1 {
                if isConstant(conditions[0], of: view) == true { return true }
            }
        }
        return false
    }

    /// Whether a `case` of a `switch` over a property is only for values that no caller passes.
    private mutating func isNeverPassed(_ arm: SyntaxNode, to view: TypeID) -> Bool {
        guard let label = SwitchCase(arm)?.label, label.kind == .switchCaseLabel, label.hasChildren,
            let subject = arm.ancestors.first(where: { $0.kind == .switchExpr }).flatMap(SwitchExpr.init)?.subject,
            subject.kind == .declReferenceExpr, let passed = passedCases(of: subject.name, to: view)
        else { return false }
        return label.children().allSatisfy { item in
            SwitchCaseItem(item).pattern?.caseOfPattern.map { !passed.contains($0.name) } ?? false
        }
    }

    /// Whether a condition is always true or always false, because of what the callers pass; nil if it may be both.
    private mutating func isConstant(_ condition: SyntaxNode, of view: TypeID) -> Bool? {
        guard let (property, value, isEqual) = condition.comparedCase, let passed = passedCases(of: property, to: view) else {
            return nil
        }
        if !passed.contains(value) { return !isEqual }
        return passed.allSatisfy { $0 == value } ? isEqual : nil
    }

    /// The cases that the calls of a view pass for a property; nil if they are not known.
    private mutating func passedCases(of property: Name, to view: TypeID) -> [Name]? {
        // Other modules of an app are in the run too, so this also holds for a public view.
        guard let id = index.members(of: view, named: property).first else { return nil }
        let (member, data) = (index.member(id), data(of: view))
        guard member.kind == .storedProperty, member.wrapper.isNone, !member.flags.contains(.isStatic),
            member.defaultValue == .none || index.initializers(of: view).isEmpty,
            data.uses(of: property).allSatisfy({ !$0.use.kind.mayChangeValue || data.isInInitializer($0) })
        else { return nil }
        let calls = shownCalls(of: view)
        guard !calls.isEmpty, calls.count <= Self.mostCalls else { return nil }
        var passed: [Name] = []
        for call in calls {
            guard let tree = syntax(ofFile: call.path), Int(call.node) < tree.records.count,
                let written = tree.node(call.node).flatMap(CallExpr.init)
            else { return nil }
            guard let value = written.argument(property) ?? defaultValue(of: member, id) ?? defaultArgument(property, of: view),
                let name = value.writtenCase
            else { return nil }
            passed.append(name)
        }
        return passed
    }

    /// The value of a parameter of the only initializer that a call leaves out: `init(isCompact: Bool = false)`.
    private mutating func defaultArgument(_ property: Name, of view: TypeID) -> SyntaxNode? {
        let initializers = index.initializers(of: view)
        guard initializers.count == 1, let id = initializers.first,
            let tree = syntax(ofFile: index.files[Int(id.file)].path),
            let function = tree.declaration(at: index.member(id).nameRange).flatMap(FunctionDecl.init),
            function.body?.subtree.contains(where: { $0.keeps(property) }) ?? false
        else { return nil }
        return function.parameters?.children().lazy.map(FunctionParameter.init).first { $0.label == property }?.defaultExpression
    }

    /// The code of the value that a property has if no caller passes one.
    mutating func defaultValue(of member: MemberSummary, _ id: MemberID) -> SyntaxNode? {
        guard member.defaultValue != .none else { return nil }
        let tree = syntax(ofFile: index.files[Int(id.file)].path)
        return tree?.declaration(at: member.nameRange)?.parent.flatMap(VariableDecl.init)?.onlyBinding?.initialValue
    }
}

extension ViewElement {
    /// Whether the element is a branch, the content of a sheet or the like, or a closure that a view of the project gets.
    fileprivate var mayBeExcluded: Bool {
        if kind == .branch { return true }
        guard kind == .slot else { return false }
        let link = record.link
        if link >= 0 { return views.modifiers[Int(link)].name.isModifier(with: .presents) }
        if case .project? = parent?.callee { return !name.isNone }
        return false
    }
}

extension SyntaxNode {
    /// Whether a `default` follows cases for all values of an `AsyncImagePhase`.
    fileprivate var followsAllPhases: Bool {
        guard let label = SwitchCase(self)?.label, label.kind != .switchCaseLabel, let others = parent?.children() else {
            return false
        }
        let labels = others.compactMap { SwitchCase($0)?.label }.filter { $0.kind == .switchCaseLabel }
        let names = labels.flatMap { $0.children().compactMap { SwitchCaseItem($0).pattern?.caseOfPattern?.name } }
        return Self.imagePhases.allSatisfy(names.contains)
    }

    /// The cases of SwiftUI's `AsyncImagePhase`: https://developer.apple.com/documentation/swiftui/asyncimagephase
    private static let imagePhases: [Name] = ["empty", "success", "failure"]

    /// The name of a function or computed property.
    fileprivate var usedMemberName: Name? { FunctionDecl(self)?.node.name ?? VariableDecl(self)?.onlyBinding?.pattern?.name }

    /// Whether the node sets a property to a parameter of the same name: `self.isCompact = isCompact`.
    fileprivate func keeps(_ property: Name) -> Bool {
        guard let assignment = SequenceExpr(self), assignment.isBinary, assignment.left?.ownPath == [property],
            let value = assignment.right
        else { return false }
        return value.kind == .declReferenceExpr && value.name == property
    }

    /// The name of a case, of `true` or of `false`, if the expression is one.
    fileprivate var writtenCase: Name? {
        if kind == .booleanLiteralExpr { return Name(tokenText.utf8) }
        return kind == .memberAccessExpr && chainBase == nil ? name : nil
    }

    /// The property and the case in `tab == .course`, `compact` and `!compact`.
    fileprivate var comparedCase: (property: Name, value: Name, isEqual: Bool)? {
        if kind == .declReferenceExpr { return (name, "true", true) }
        if kind == .prefixOperatorExpr, tokenText == "!", let operand, operand.kind == .declReferenceExpr {
            return (operand.name, "true", false)
        }
        guard let sequence = SequenceExpr(self), sequence.isBinary, let sign = sequence.sign?.tokenText,
            sign == "==" || sign == "!=", let left = sequence.left, left.kind == .declReferenceExpr,
            let value = sequence.right?.writtenCase
        else { return nil }
        return (left.name, value, sign == "==")
    }
}
