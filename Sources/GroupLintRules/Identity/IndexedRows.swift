import GroupLintCore

/// A ForEach or List whose rows are known by their positions in a collection: `ForEach(items.indices, id: \.self)`.
struct IndexedRows {
    let element: ViewElement
    let call: CallExpr
    let closure: ClosureExpr
    /// The collection as written: `items`, `model.items`.
    let collection: SyntaxNode
    /// The names of the collection, without `filter`, `sorted` and similar calls.
    let path: [Name]
    /// The argument `id:`; nil if the range itself identifies the rows.
    let id: SyntaxNode?
    /// Whether the rows get the elements together with their positions: `enumerated()`.
    let hasElements: Bool
    /// Whether these are pairs of `zip`.
    let isZipped: Bool

    init?(_ element: ViewElement, _ context: inout RuleContext) {
        guard !element.isInPreview, !element.flags.contains(.hasFixedData),
            let call = context.node(of: element).flatMap(CallExpr.init), let data = call.rowData,
            let closure = (call.trailingClosure ?? call.value("content")).flatMap(ClosureExpr.init),
            let positions = Positions(data)
        else { return nil }
        let id = call.argument("id")
        switch id?.text.filter({ !$0.isWhitespace }) {
        case "\\.self", nil: guard !positions.hasElements else { return nil }
        case "\\.offset", "\\.0": guard positions.hasElements else { return nil }
        default: return nil
        }
        guard let path = positions.collection.collectionPath else { return nil }
        (self.element, self.call, self.closure, self.path, self.id) = (element, call, closure, path, id)
        (collection, hasElements, isZipped) = (positions.collection, positions.hasElements, positions.isZipped)
        guard showsElements, context.placements.isInBuilder(element) else { return nil }
    }

    /// The collection whose positions are the data.
    private struct Positions {
        let collection: SyntaxNode
        let hasElements: Bool
        var isZipped = false

        init?(_ data: SyntaxNode) {
            var node = data.unwrapped
            while let call = CallExpr(node), call.callee?.name == "Array", let value = call.firstArgument?.value {
                node = value.unwrapped
            }
            if node.kind == .memberAccessExpr, node.name == "indices", let base = node.chainBase {
                (collection, hasElements) = (base.unwrapped, false)
            } else if let range = SequenceExpr(node), range.isBinary, range.sign?.tokenText == "..<",
                range.left?.unwrapped.kind == .integerLiteralExpr, let end = range.right?.unwrapped,
                end.kind == .memberAccessExpr, end.name == "count" || end.name == "endIndex", let base = end.chainBase
            {
                (collection, hasElements) = (base.unwrapped, false)
            } else if let call = CallExpr(node), let callee = call.callee, callee.kind == .memberAccessExpr,
                callee.name == "enumerated", let base = callee.chainBase
            {
                (collection, hasElements) = (base.unwrapped, true)
            } else if let call = CallExpr(node), call.callee?.name == "zip", let last = call.lastArgument?.value?.unwrapped,
                call.firstArgument?.value?.unwrapped.name == "indices"
            {
                (collection, hasElements, isZipped) = (last, true, true)
            } else {
                return nil
            }
        }
    }

    // MARK: Rows

    private var names: [Name] {
        let names = closure.parameterNames
        return names.isEmpty ? ["$0", "$1"] : names
    }

    /// Whether the rows show elements of the collection, not only their positions.
    private var showsElements: Bool {
        if !hasElements { return !accesses.isEmpty }
        let elements = names.count > 1 ? Array(names.dropFirst()) : names
        return closure.statements.contains { statement in
            statement.subtree.contains { part in
                guard part.kind == .declReferenceExpr else { return false }
                let isOffset = part.parent?.kind == .memberAccessExpr && part.parent?.name == "offset"
                return elements.contains(part.name) && !isOffset
            }
        }
    }

    /// The accesses by position: `items[index]`, `$items[index]`.
    private var accesses: [SyntaxNode] {
        closure.statements.flatMap { Array($0.subtree) }.filter { part in
            guard let access = SubscriptExpr(part), let index = access.firstArgument?.value, let base = access.base,
                (base.projectedPath ?? base.simplePath) == path
            else { return false }
            return index.mentions([names[0]])
        }
    }

    /// Whether the rows change the elements: `$items[index]`, `items[index] = text`.
    var edits: Bool {
        accesses.contains { SubscriptExpr($0)?.base?.projectedPath != nil || $0.parent?.writtenTarget == $0 }
    }

    /// Whether the rows use their positions for more than to read elements: `delete(at: index)`.
    var usesPositions: Bool {
        guard !hasElements, let position = names.first else { return false }
        let read = accesses
        return closure.statements.contains { statement in
            statement.subtree.contains { part in
                part.kind == .declReferenceExpr && part.name == position && !read.contains { $0.range.contains(part.range) }
            }
        }
    }

    /// What a row keeps: its own state, a text field, an image that it has loaded. A view with an `.id` of its own starts
    /// again when another element gets its place.
    func loss(_ context: inout RuleContext) -> StateLoss? {
        let first = Int(element.site.element)
        let hasOwnID = element.views.elements[first..<Int(element.record.end)].indices.contains { position in
            ViewElement(element.index, ViewSite(file: element.site.file, element: Int32(position))).modifiers.contains {
                $0.name == .id
            }
        }
        if hasOwnID { return nil }
        for slot in element.slots where !slot.flags.contains(.isArgument) {
            for child in slot.children {
                if let loss = StateLoss(child, reads: [], &context), loss.isNoticed { return loss }
            }
        }
        return nil
    }
}

extension SyntaxNode {
    /// `items` for `items`, `items.filter { … }` and `items.sorted()`.
    fileprivate var collectionPath: [Name]? {
        var node = unwrapped
        while let callee = CallExpr(node)?.callee, callee.kind == .memberAccessExpr, Self.derived.contains(callee.name),
            let base = callee.chainBase
        {
            node = base.unwrapped
        }
        guard let path = node.simplePath, path.count <= 2 else { return nil }
        var root = node
        while let base = root.chainBase { root = base.unwrapped }
        // A local value is followed to where it comes from.
        if root.kind == .declReferenceExpr, root.token?.keyword != .`self`, let local = LocalValue(root) {
            guard case .value(let value) = local, path.count == 1, value.kind != .functionCallExpr else { return nil }
            return value.unwrapped.simplePath
        }
        return path
    }

    private static let derived = NameTable("filter sorted reversed prefix suffix dropFirst dropLast")
}
