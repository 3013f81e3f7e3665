import GroupLintCore

/// Turns a link with a destination into `NavigationLink(value:)`, with its destination on the content of the stack.
struct ValueLink {
    let fix: Fix

    /// Nil unless the element type is known to be Hashable, the NavigationStack is around the rows in the same builder and
    /// has no path, the link is the only one in it, and the destination needs only the element.
    init?(_ eager: EagerLink, in place: Placement, _ context: inout RuleContext) {
        let link = eager.element
        guard let slot = eager.slot, let site = place.repetition, site.file == link.site.file, place.navigation == .stack,
            let shown = Self.stackContent(around: link), let target = context.node(of: shown)?.wholeChain
        else { return nil }
        let rows = ViewElement(context.index, site)
        guard let element = Self.parameter(of: rows, around: link, &context), let type = Self.elementType(of: rows, context),
            let node = context.node(of: link), let call = CallExpr(node), let destination = context.node(of: slot),
            destination.reads(only: element.name, boundIn: target),
            !node.tree.hasComment(in: SourceRange(start: node.start, end: destination.start))
        else { return nil }
        guard let edits = Self.linkEdits(call, destination, element.tokenText) else { return nil }
        let text = Self.modifier(destination, element: element.tokenText, type: type)
        let moved = SourceLines(node.tree.source).moved(text, from: destination.start, to: target)
        let end = SourceRange(start: target.end, end: target.end)
        fix = Fix("push the element, and create the destination when it is shown", .unsafe, edits + [Fix.Edit(end, moved)])
    }

    /// The content of the NavigationStack around a link: one chain, in which no destination is registered yet.
    private static func stackContent(around link: ViewElement) -> ViewElement? {
        var child = link
        while let parent = child.parent {
            if parent.kind == .slot, parent.parent?.isSwiftUI("NavigationStack") == true {
                guard let stack = parent.parent, !stack.hasArgument("path"), child.kind == .call else { return nil }
                return child.countsOneLinkAndNoDestination ? child : nil
            }
            if parent.kind == .branch { return nil }
            child = parent
        }
        return nil
    }

    /// The one parameter of the row closure around the link.
    private static func parameter(
        of rows: ViewElement, around link: ViewElement, _ context: inout RuleContext
    ) -> SyntaxNode? {
        for slot in rows.slots where slot.site.element < link.site.element && link.site.element < slot.record.end {
            guard let closure = context.node(of: slot).flatMap(ClosureExpr.init),
                case let parameters = Array(closure.parameters), parameters.count == 1,
                parameters[0].tokenText.first != "$"
            else { return nil }
            return parameters[0]
        }
        return nil
    }

    /// The name of the element type, if it is a Hashable type of the project or of the standard library.
    private static func elementType(of rows: ViewElement, _ context: RuleContext) -> String? {
        let index = rows.index
        guard let owner = rows.owner, rows.reads.count == 1, let read = rows.reads.first, !read.isLocal,
            !read.isTypeMember, read.member.isNone
        else { return nil }
        let shapes = index.members(of: owner, named: read.root).map { index.member($0).type }
        guard let shape = shapes.first, shapes.count == 1, shape.flags.contains(.isCollection),
            !shape.flags.contains(.isOptional)
        else { return nil }
        if let known = hashable.first(where: { Name($0.utf8) == shape.name }) { return known }
        guard let type = index.resolveType(shape.name, file: rows.site.file, in: owner),
            index.inherits(type, "Hashable"), index.type(type).parent == nil,
            let home = index.type(type).home, let source = context.read(index.files[Int(home.file)].path)
        else { return nil }
        return index.files[Int(home.file)].types[Int(home.type)].text(in: source)
    }

    private static let hashable = ["String", "Int", "UUID", "URL"]

    /// The edits that replace the destination of the link with a value.
    private static func linkEdits(_ call: CallExpr, _ destination: SyntaxNode, _ element: String) -> [Fix.Edit]? {
        guard let callee = call.callee else { return nil }
        if let argument = call.arguments.first(where: { $0.value == destination }) {
            return [Fix.Edit(argument.node.range, "value: \(element)")]
        }
        let labels = Array(call.labeledClosures)
        if call.trailingClosure == destination, labels.count == 1, labels[0].name == "label",
            let label = LabeledClosure(labels[0]).closure, call.firstArgument == nil,
            !destination.tree.hasComment(in: SourceRange(start: destination.end, end: label.start))
        {
            return [Fix.Edit(SourceRange(start: callee.end, end: label.start), "(value: \(element)) ")]
        }
        guard call.trailingClosure == destination, labels.isEmpty,
            let last = call.lastArgument?.node
        else { return nil }
        return [Fix.Edit(SourceRange(start: last.end, end: call.node.end), ", value: \(element))")]
    }

    private static func modifier(_ destination: SyntaxNode, element: String, type: String) -> String {
        let head = ".navigationDestination(for: \(type).self) { \(element) in"
        if destination.kind == .closureExpr { return head + destination.text.dropFirst() }
        return head + " " + destination.text + " }"
    }
}

extension ViewElement {
    /// Whether there is exactly one link below, and no `navigationDestination`.
    fileprivate var countsOneLinkAndNoDestination: Bool {
        let views = views
        let range = Int(site.element)..<Int(record.end)
        let links = range.filter { views.elements[$0].kind == .call && views.elements[$0].name == "NavigationLink" }
        return links.count == 1
            && range.allSatisfy { id in
                let element = ViewElement(index, ViewSite(file: site.file, element: Int32(id)))
                return !element.modifiers.contains { $0.name == "navigationDestination" }
            }
    }
}

extension SyntaxNode {
    /// Whether the node uses `name` and no other name that the code around it in `scope` binds.
    fileprivate func reads(only name: Name, boundIn scope: SyntaxNode) -> Bool {
        var bound: Set<Name> = []
        scope.walk { part in
            if part == self { return false }
            if part.kind == .identifierPattern { bound.insert(part.name) }
            if let closure = ClosureExpr(part), part.range.contains(range) { bound.formUnion(closure.parameterNames) }
            return true
        }
        bound.remove(name)
        return !subtree.contains { part in
            guard part.kind == .declReferenceExpr else { return false }
            return bound.contains(part.name) || part.tokenText.first == "$"
        }
    }
}
