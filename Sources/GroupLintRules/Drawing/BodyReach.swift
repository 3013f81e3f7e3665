import GroupLintCore

/// How the body of a view comes to run a piece of code: through which members, and in which rows.
struct BodyReach {
    /// Where code of the view uses the member with the piece of code; nil if the body itself has it.
    private(set) var use: SyntaxNode?
    /// Where the body uses the member with `use`; nil if the body has `use`.
    private(set) var outerUse: SyntaxNode?
    /// The ForEach or List that repeats the view; nil if none is known.
    private(set) var rows: ViewElement?
    /// Whether rows are made while the user scrolls: in a `List`, `Form`, `Table` or lazy container.
    private(set) var isScrolled = false
    /// Whether the code runs in most updates: no case of a `switch` and no missing value keeps it from that.
    private(set) var isUsual = true
    /// How many conditions in the row decide about the code. An equality counts for three.
    private var conditions = 0
    var isRare: Bool { conditions > 2 }

    /// How many uses lead from the body to the code.
    private var hops = 0

    /// A place of the code: a use or a call in a member of a view.
    private struct Place {
        let node: SyntaxNode
        let file: Int32
        let member: Name
    }

    private static let mostUses = 8
    private static let deepest = 4

    /// The code of a member of a view; nil if the body does not run it.
    init?(_ node: SyntaxNode, in member: Name, _ file: Int32, of view: TypeID, _ context: inout RuleContext) {
        guard follow(Place(node: node, file: file, member: member), view, [], &context) else { return nil }
    }

    /// A use of a member of another type in the code of a view; nil if the body does not run it, or in a widget.
    init?(_ node: SyntaxNode, at site: PropertyUseSite, _ context: inout RuleContext) {
        let index = context.index
        guard let view = index.typeID(ofUse: site), index.hasUpdatedBody(view), index.mayShow(view), let user = site.user,
            !index.isWidgetCode(site.file), context.data(of: view).moments(of: site).contains(.evaluation),
            follow(Place(node: node, file: site.file, member: index.member(user).name), view, [node], &context)
        else { return nil }
    }

    /// Follows the code outward to the body. Of several ways, one in a row counts, then one without a condition.
    private mutating func follow(
        _ place: Place, _ view: TypeID, _ uses: [SyntaxNode], _ context: inout RuleContext
    ) -> Bool {
        guard !place.node.isInDeferredClosure, !context.fillsStateObject(place.node, place.file, of: view),
            !place.node.isOffAtFirst(in: view, &context)
        else { return false }
        if rows == nil {
            let found = place.node.repetition(in: place.file, context.index)
            conditions += place.node.conditions(upTo: found?.nameRange)
            rows = found
        }
        if let found = rows, !isScrolled {
            isScrolled = found.name == "List" || context.isScrolled(found)
        }
        isUsual = isUsual && place.node.usuallyRuns
        if place.member == .body || place.member == "makeBody" {
            (use, outerUse) = (uses.first, uses.count > 1 ? uses.last : nil)
            hops = uses.count
            findRows(around: view, &context)
            return true
        }
        guard uses.count < Self.deepest else { return false }
        var best: BodyReach?
        for site in context.data(of: view).usesInBody(of: place.member).prefix(Self.mostUses) {
            guard let user = site.user, let node = context.node(of: site), node.mayRun(place.node.declaration),
                !uses.contains(node)
            else { continue }
            var way = self
            let outer = Place(node: node, file: site.file, member: context.index.member(user).name)
            guard way.follow(outer, view, uses + [node], &context), best.map(way.isBetter) ?? true else { continue }
            best = way
        }
        if let best { self = best }
        return best != nil
    }

    private func isBetter(than other: BodyReach) -> Bool {
        if (rows == nil) != (other.rows == nil) { return rows != nil }
        if rows != nil {
            // The shortest way shows best where the row uses it.
            if isRare != other.isRare { return other.isRare }
            return hops < other.hops
        }
        return isUsual && !other.isUsual
    }

    private mutating func findRows(around view: TypeID, _ context: inout RuleContext) {
        guard rows == nil, let body = context.index.body(of: view) else { return }
        // Further out, it may be the ForEach of tabs or pages, not of rows.
        let place = context.placements.of(ViewElement(context.index, body)).first { place in
            place.isRepeated && place.hops <= 2 && !(place.repetition.map { context.index.isWidgetCode($0.file) } ?? true)
        }
        rows = place?.repetition.map { ViewElement(context.index, $0) }
        isScrolled = place.map { $0.layout.isRow || $0.lazyContainer != nil } ?? false
    }
}

extension RuleContext {
    /// Whether the code is the value of a `@StateObject` of a view without an initializer, whose parameter is an autoclosure:
    /// it runs when the view is first shown.
    func fillsStateObject(_ node: SyntaxNode, _ file: Int32, of view: TypeID) -> Bool {
        node.ancestors.prefix { $0.parent?.kind != .memberBlock }.contains { argument in
            guard argument.kind == .labeledExpr, argument.token != nil,
                let name = argument.parent?.parent.flatMap(CallExpr.init)?.createdType?.name,
                let type = index.resolveType(name, file: file, in: view), index.initializers(of: type).isEmpty
            else { return false }
            return index.members(of: type, named: argument.name).contains { index.wrapper(of: $0) == "StateObject" }
        }
    }

    /// Whether the rows of a ForEach are made while the user scrolls.
    fileprivate func isScrolled(_ rows: ViewElement) -> Bool {
        placements.of(rows).contains { $0.layout.isRow || $0.lazyContainer != nil }
    }
}

extension ProjectIndex {
    /// Whether a file is for widgets, which are drawn once for each entry.
    func isWidgetCode(_ file: Int32) -> Bool {
        files[Int(file)].imports.contains(where: SwiftUICatalog.widgetModules.contains)
    }
}

extension SyntaxNode {
    /// The function or property with the code.
    fileprivate var declaration: SyntaxNode? { ancestors.first { $0.parent?.kind == .memberBlock } }

    /// Whether the use of a name runs a declaration with this name, by the labels of the arguments.
    func mayRun(_ declaration: SyntaxNode?) -> Bool {
        let call = parent.flatMap(CallExpr.init).flatMap { $0.callee == self ? $0 : nil }
        guard let function = declaration.flatMap(FunctionDecl.init) else { return call == nil }
        // A function that is only passed on may run elsewhere, or never.
        return call.map(function.accepts) ?? isPassedToImmediateCall
    }

    /// `map(text)`
    private var isPassedToImmediateCall: Bool {
        guard parent?.kind == .labeledExpr, let call = parent?.parent?.parent.flatMap(CallExpr.init) else { return false }
        return call.callee.map { $0.kind == .memberAccessExpr && ClosureCallees.sequences.contains($0.name) } ?? false
    }

    /// Whether the code runs in most cases: it is in no case of a `switch`, and not behind a value that may be missing.
    fileprivate var usuallyRuns: Bool {
        let inner = ancestors.prefix { $0.parent?.kind != .memberBlock }
        return !inner.contains { block in
            if block.kind == .switchCase || block.kind == .catchClause { return true }
            guard block.kind == .codeBlock || block.kind == .accessorBlock || block.kind == .closureExpr else { return false }
            return block.statements.prefix { $0.end <= start }.contains { statement in
                GuardStmt(statement)?.conditions.contains { BindingCondition($0) != nil } ?? false
            }
        }
    }

    /// Whether the code is in a closure that an update of the view does not run: the content of a sheet, the setter of a binding
    /// or a callback of a function of the project.
    fileprivate var isInDeferredClosure: Bool {
        let inner = ancestors.prefix { $0.parent?.kind != .memberBlock }
        return inner.contains { closure in
            guard closure.kind == .closureExpr else { return false }
            let argument = closure.parent.flatMap { $0.kind == .labeledExpr ? $0.name : nil }
            if let argument, Self.callbacks.contains(argument) { return true }
            let call = closure.ancestors.first { $0.kind == .functionCallExpr }.flatMap(CallExpr.init)
            return call?.callee?.name.isModifier(with: .presents) ?? false
        }
    }

    private static let callbacks = NameTable(
        "set setter perform action handler completion onChange onTap onCommit onSubmit onSelect onSave onDismiss")

    /// How many conditions decide about the code in the member, or in the rows whose name is at a range. An equality, which
    /// chooses one of many values, counts for three, and so do the name of one, such as `isSelected`, and a choice between
    /// two such objects: `let formatter = isManual ? exact : short`.
    fileprivate func conditions(upTo rows: SourceRange?) -> Int {
        var (count, child) = (0, self)
        for node in ancestors {
            if node.parent?.kind == .memberBlock || rows.map({ node.range.contains($0) }) ?? false { break }
            if let branch = IfExpr(node), child == branch.body || child == branch.elseBranch {
                let isOneOfMany = branch.conditions.contains { $0.subtree.contains { $0.isEquality || $0.namesOneOfMany } }
                count += child == branch.body && isOneOfMany ? 3 : 1
            } else if node.kind == .switchCase || node.kind == .catchClause {
                count += 1
            } else if let parts = SequenceExpr(node).map({ Array($0.elements) }),
                let choice = parts.firstIndex(where: { $0.kind == .ternaryExpr }), parts[choice].start <= child.start
            {
                let isOneOfMany = child == parts[choice] && parts[..<choice].contains(where: \.isEquality)
                let isChosen = child == self || child == parts[choice] && parent == child
                count += isOneOfMany || isChosen ? 3 : 1
            } else if node.kind == .codeBlock || node.kind == .accessorBlock || node.kind == .closureExpr {
                count += node.statements.prefix { $0.end <= start }.count { $0.kind == .guardStmt }
            }
            child = node
        }
        return count
    }

    /// The sign in `kind == .manual`.
    private var isEquality: Bool { kind == .binaryOperatorExpr && tokenText == "==" }

    private var namesOneOfMany: Bool { kind == .declReferenceExpr && (name == "isSelected" || name == "isExpanded") }

    /// Whether the code is in a branch that the view does not show at first: `if isExpanded`, which starts as `false`.
    fileprivate func isOffAtFirst(in view: TypeID, _ context: inout RuleContext) -> Bool {
        var branches: [(node: SyntaxNode, isBody: Bool)] = []
        var child = self
        for node in ancestors {
            if node.parent?.kind == .memberBlock { break }
            if let branch = IfExpr(node), child == branch.body || child == branch.elseBranch {
                branches.append((node, child == branch.body))
            }
            child = node
        }
        let choices = ternaries
        guard !branches.isEmpty || !choices.isEmpty, let code = TypeCode(view, &context) else { return false }
        let index = context.index
        let condition = KnownCondition { property in
            guard property.member.isNone, let id = index.members(of: view, named: property.root).first,
                index.member(id).wrapper == "State"
            else { return nil }
            // What waits for data is shown soon.
            guard let binding = code.property(property.root), KnownValue(firstOf: binding) == .boolean(false),
                let name = binding.pattern?.tokenText.lowercased(), !Self.waits.contains(where: name.contains)
            else { return nil }
            return .boolean(false)
        }
        let isInOffBranch = branches.contains { node, isBody in
            condition.choice(node).map { isBody ? $0.position != 0 : $0.position == 0 } ?? false
        }
        return isInOffBranch
            || choices.contains { test, isMiddle in condition.holds(test).map { $0.holds != isMiddle } ?? false }
    }

    private static let waits = ["load", "fetch", "ready", "appear", "init", "done"]

    /// The conditions of the ternaries around the code, each with whether the code is in the middle of it.
    private var ternaries: [(test: SyntaxNode, isMiddle: Bool)] {
        var found: [(SyntaxNode, Bool)] = []
        var child = self
        for node in ancestors {
            if node.parent?.kind == .memberBlock { break }
            let parts = SequenceExpr(node).map { Array($0.elements) } ?? []
            if parts.count > 2, parts[1].kind == .ternaryExpr, child != parts[0] { found.append((parts[0], child == parts[1])) }
            child = node
        }
        return found
    }
}
