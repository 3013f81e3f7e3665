import GroupLintCore

/// Finds callers of a view that pass a value which changes while the view stays on screen and keeps its state.
struct InputChangeSearch {
    /// How many more calls to look at.
    private var budget = 64
    /// Whether a view with `.id(…)` counts, if the identity is another value than the one that changes.
    var allowsIDs = false
    private static let mostHops = 3
    /// Most calls of one view that are found, with those in previews.
    private static let mostCalls = 256

    /// The first change of an input in a known caller; nil if no value is known to change.
    mutating func change(of input: ViewInput, in view: TypeID, _ context: inout RuleContext) -> InputChange? {
        change(of: input, in: view, isElement: false, depth: 0, &context)
    }

    /// - Parameter isElement: whether to look for a change inside an element of the input, which is a collection.
    private mutating func change(
        of input: ViewInput, in view: TypeID, isElement: Bool, depth: Int, _ context: inout RuleContext
    ) -> InputChange? {
        guard depth < Self.mostHops else { return nil }
        for element in context.index.calls(of: view, atMost: Self.mostCalls) where budget > 0 && !element.isInPreview {
            budget -= 1
            guard let owner = element.owner, context.index.type(owner).isView,
                let place = StayingPlace(element, context, allowsIDs: allowsIDs),
                let tree = context.syntax(ofFile: element.path),
                let call = tree.node(element.node).flatMap(CallExpr.init),
                let argument = input.argument(of: element, in: view), let value = input.value(argument, in: call)
            else { continue }
            for passed in PassedValue.all(in: value, of: argument, element, call.node) {
                let source = ChangeSource(
                    passed: passed, members: input.members, place: place, owner: owner,
                    isElement: isElement || passed.rows != nil)
                guard keepsIdentity(place, passed.path[0], &context) else { continue }
                guard let found = change(of: source, depth, &context) else { continue }
                return InputChange(kind: found.kind, call: call, value: value, evidence: found.evidence)
            }
        }
        return nil
    }

    /// Whether each `.id(…)` around a view is another value than the one that starts with a name.
    private func keepsIdentity(_ place: StayingPlace, _ name: Name, _ context: inout RuleContext) -> Bool {
        for identity in place.identities {
            guard let value = context.call(of: identity.modifier, on: identity.element)?.firstArgument?.value,
                let path = value.simplePath, path[0] != name
            else { return false }
        }
        return true
    }

    /// A change that was found, in the code of the caller or further out.
    private struct Found {
        let kind: InputChange.Kind
        let evidence: SyntaxNode
    }

    private mutating func change(of source: ChangeSource, _ depth: Int, _ context: inout RuleContext) -> Found? {
        let index = context.index
        let path = source.passed.path
        guard let id = index.members(of: source.owner, named: path[0]).first else { return nil }
        let member = index.member(id)
        guard !member.flags.contains(.isStatic) else { return nil }
        if member.kind == .computedProperty {
            return changeOfComputed(member, source, depth, &context)
        }
        guard member.kind == .storedProperty, !member.type.flags.contains(.isFunction) else { return nil }
        if let found = source.change(member, &context) { return Found(kind: found.kind, evidence: found.evidence) }
        guard member.wrapper.isNone, !(member.flags.contains(.isLet) && member.defaultValue != .none) else { return nil }
        let members = Array(path.dropFirst()) + source.passed.elementMembers + source.members
        let input = ViewInput(name: path[0], initializer: nil, members: members)
        guard !source.passed.isUnwrapped,
            let outer = change(of: input, in: source.owner, isElement: source.isElement, depth: depth + 1, &context),
            source.allows(outer.kind)
        else { return nil }
        return Found(kind: outer.kind, evidence: outer.evidence)
    }

    /// A computed property changes if the user selects one of the values that it is made of.
    private mutating func changeOfComputed(
        _ member: MemberSummary, _ source: ChangeSource, _ depth: Int, _ context: inout RuleContext
    ) -> Found? {
        guard let reads = member.getterReads, reads.count <= 4, source.passed.rows == nil else { return nil }
        for read in reads where !read.isLocal && !read.isTypeMember && read.root != source.passed.path[0] {
            var inner = source
            inner.passed = PassedValue(path: read.member.isNone ? [read.root] : [read.root, read.member], isUnwrapped: true)
            guard let id = context.index.members(of: source.owner, named: read.root).first else { continue }
            let stored = context.index.member(id)
            if stored.kind == .storedProperty, let found = inner.change(stored, &context), found.kind == .selection {
                return Found(kind: .selection, evidence: found.evidence)
            }
        }
        return nil
    }
}
