import GroupLintCore

/// A `Group { … }` without modifiers in a place where a builder could hold its content directly. needless_group reports
/// it, or obsolete_view_limit_group if the builder would then hold more than ten views.
struct BareGroup {
    let element: ViewElement
    let call: SyntaxNode
    let closure: SyntaxNode
    let place: BuilderPlace

    static let oldLimit = 10

    /// The outermost bare Groups of a file, in source order.
    static func all(in file: ViewFile, _ context: inout RuleContext) -> [BareGroup] {
        var bodies = BuilderBodies()
        return file.calls(.group).compactMap { element in
            guard let group = BareGroup(element, &bodies, &context), !group.isInsideAnother(&bodies, &context) else { return nil }
            return group
        }
    }

    private init?(_ element: ViewElement, _ bodies: inout BuilderBodies, _ context: inout RuleContext) {
        guard element.modifiers.isEmpty, let call = context.node(of: element).flatMap(CallExpr.init),
            let closure = call.plainClosure, closure.problemFree,
            !element.hasNonViewContent, let place = BuilderPlace(call.node, element, &bodies, context)
        else { return nil }
        self.element = element
        self.call = call.node
        self.closure = closure
        self.place = place
    }

    var statements: [SyntaxNode] { ClosureExpr(closure).map { Array($0.statements) } ?? [] }

    /// The number of views in the block around the Group if all of its bare Groups were removed; nil if there are more than
    /// a limit. A long block is asked for each of its Groups.
    func flattenedCount(upTo limit: Int) -> Int? {
        var (count, rest) = (0, Self.mostStatements)
        Self.add(place.siblings, to: &count, limit, &rest)
        return count <= limit && rest > 0 ? count : nil
    }

    /// Most statements that are looked at for one Group. A block with more of them has too many views, or hundreds of empty
    /// Groups.
    private static let mostStatements = 500

    private static func add(_ statements: some Sequence<SyntaxNode>, to count: inout Int, _ limit: Int, _ rest: inout Int) {
        for statement in statements {
            if count > limit || rest == 0 { return }
            rest -= 1
            let node = statement.unwrapped
            if node.kind.isDeclaration { continue }
            if let call = CallExpr(node), call.callee?.name == .group, let closure = call.plainClosure.flatMap(ClosureExpr.init) {
                add(closure.statements, to: &count, limit, &rest)
            } else {
                count += 1
            }
        }
    }

    /// Whether the Group is the only content of another bare Group, which is reported instead.
    private func isInsideAnother(_ bodies: inout BuilderBodies, _ context: inout RuleContext) -> Bool {
        guard place.siblings.count == 1, let outer = element.parent?.parent, outer.isSwiftUI(.group),
            element.parent?.record.link == -1
        else { return false }
        return BareGroup(outer, &bodies, &context) != nil
    }

    // MARK: Content of the closure

    /// Whether the closure holds nothing, not even a comment.
    var isEmpty: Bool {
        guard statements.isEmpty else { return false }
        let comments = closure.tree.comments
        let next = comments.partitionPoint { $0.range.start < closure.start }
        return next == comments.count || comments[next].range.start >= closure.end
    }

    var holdsOnlyComments: Bool { statements.isEmpty && !isEmpty }
    var holdsOnlyConfig: Bool { !statements.isEmpty && statements.allSatisfy { $0.kind == .ifConfigDecl } }

    /// Whether the closure declares names (`let name = …`) that the statements around the Group would then see.
    var declaresNames: Bool {
        place.siblings.count > 1 && statements.contains { $0.kind.isDeclaration }
    }

    // MARK: Fix

    func fix(_ title: String) -> Fix? {
        if wouldContinueTheStatementBefore { return nil }
        guard var edits = FixEdits.unwrap(closure, from: place.statement.start) else { return nil }
        guard let member = memberToMark else { return Fix(title, .safe, edits) }
        edits.append(FixEdits.insertLine("@ViewBuilder", above: member))
        return Fix(title + " and mark the member `@ViewBuilder`", place.isMemberOfView ? .safe : .unsafe, edits)
    }

    /// Whether the content starts with `{` or `.`: after another statement it would be a trailing closure or a member of that.
    private var wouldContinueTheStatementBefore: Bool {
        guard place.siblings.first?.id != place.statement.id, let first = statements.first else { return false }
        let byte = first.tree.source.bytes[Int(first.start)]
        return byte == UInt8(ascii: "{") || byte == UInt8(ascii: ".")
    }

    /// The declaration that has to become a builder; nil if it is one, or if only one expression is left to return.
    var memberToMark: SyntaxNode? {
        guard let only = statements.first, statements.count == 1, place.siblings.count == 1, only.kind.role == .expression
        else { return place.unmarkedMember }
        return nil
    }
}

extension CallExpr {
    /// The closure of `Group { }`, `Group() { }` and `Group(content: { })`; nil if there are other arguments or parameters.
    var plainClosure: SyntaxNode? {
        let count = argumentList?.slotCount ?? 0
        guard labeledClosures.isEmpty, count == 0 || (count == 1 && trailingClosure == nil) else { return nil }
        guard let closure = trailingClosure ?? value("content"), closure.kind == .closureExpr,
            ClosureExpr(closure)?.signature == nil
        else { return nil }
        return closure
    }
}

extension SyntaxNode {
    /// Whether the code in the node has no syntax errors.
    var problemFree: Bool {
        let next = tree.problems.partitionPoint { $0.range.start < start }
        return next == tree.problems.count || tree.problems[next].range.start >= end
    }
}

extension ViewElement {
    /// Whether the content is toolbar items, tabs, commands or the like, so the builder around it is not for views.
    var hasNonViewContent: Bool {
        slots.contains { slot in
            slot.children.contains { child in
                guard child.kind == .call else { return false }
                if case .project(let type) = child.callee { return !index.type(type).isView }
                return SwiftUICatalog.views.traits(of: child.name).contains(.nonView)
            }
        }
    }
}
