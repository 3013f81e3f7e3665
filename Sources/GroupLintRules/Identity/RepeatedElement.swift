import GroupLintCore

/// Equal elements of a fixed collection, in a ForEach or List that takes the elements for their ids.
struct RepeatedElement {
    /// What is there twice, for a message: "`"T"` is in the array twice".
    let reason: String
    /// The place to report: the element, or the data that name it.
    let range: SourceRange
    let related: [RelatedLocation]

    init?(_ data: SyntaxNode, _ rows: ViewElement, _ context: inout RuleContext) {
        guard let found = Repetition.find(data, in: rows.owner, &context) else { return nil }
        reason = found.reason
        let isHere = found.node.tree === data.tree && data.range.contains(found.node.range)
        range = isHere && found.isElement ? found.node.range : data.range
        related = isHere ? [] : [found.node.related(found.isElement ? "this element is in the array twice" : "made here")]
    }
}

private struct Repetition {
    /// The later one of two equal elements, or what makes the elements.
    let node: SyntaxNode
    let reason: String
    let isElement: Bool

    private static let deepest = 4

    /// Follows names and calls to an array literal, or to the short names of days and months.
    static func find(
        _ expression: SyntaxNode, in owner: TypeID?, _ context: inout RuleContext, depth: Int = 0
    ) -> Repetition? {
        let node = expression.unwrapped
        guard depth < deepest else { return nil }
        if node.kind == .arrayExpr {
            return node.repeatedElement.map {
                Repetition(node: $0, reason: "`\($0.text)` is in the array twice", isElement: true)
            }
        }
        if let symbols = CalendarSymbols(node) { return Repetition(node: node, reason: symbols.reason, isElement: false) }
        if let whole = node.sameElements { return find(whole, in: owner, &context, depth: depth + 1) }
        guard let source = ValueSource(node, in: owner, &context), let result = source.onlyResult else { return nil }
        return find(result, in: source.owner, &context, depth: depth + 1)
    }
}

/// Names of days or months with one letter, of which some are equal.
private struct CalendarSymbols {
    let reason: String

    init?(_ node: SyntaxNode) {
        if node.kind == .memberAccessExpr, let doubled = Self.doubled(node.name) {
            reason = "`\(node.tokenText)` has \(doubled) in English"
        } else if let call = CallExpr(node), let callee = call.callee, callee.name == "map",
            let base = MemberAccessExpr(callee)?.base?.unwrapped, base.kind == .memberAccessExpr,
            let doubled = Self.doubled(base.name) ?? Self.doubledInitials(base.name),
            let closure = call.trailingClosure, closure.isInitial
        {
            reason = "the first letters of `\(base.tokenText)` are \(doubled) in English"
        } else {
            return nil
        }
    }

    private static func doubled(_ name: Name) -> String? {
        if days.contains(name) { return "`\"S\"` and `\"T\"` twice" }
        return months.contains(name) ? "`\"J\"`, `\"M\"` and `\"A\"` more than once" : nil
    }

    private static func doubledInitials(_ name: Name) -> String? {
        if longDays.contains(name) { return "`\"S\"` and `\"T\"` twice" }
        return longMonths.contains(name) ? "`\"J\"`, `\"M\"` and `\"A\"` more than once" : nil
    }

    private static let days = NameTable("veryShortWeekdaySymbols veryShortStandaloneWeekdaySymbols")
    private static let months = NameTable("veryShortMonthSymbols veryShortStandaloneMonthSymbols")
    private static let longDays = NameTable(
        "weekdaySymbols shortWeekdaySymbols standaloneWeekdaySymbols shortStandaloneWeekdaySymbols")
    private static let longMonths = NameTable(
        "monthSymbols shortMonthSymbols standaloneMonthSymbols shortStandaloneMonthSymbols")
}

extension SyntaxNode {
    /// The collection that has the same elements in another order: `days` in `Array(days)`, `days.reversed()` and
    /// `days[2...] + days[..<2]`.
    fileprivate var sameElements: SyntaxNode? {
        if let call = CallExpr(self), let callee = call.callee {
            if callee.kind == .declReferenceExpr, callee.name == "Array", let first = call.firstArgument, !first.hasLabel {
                return first.value
            }
            return callee.kind == .memberAccessExpr && callee.name == "reversed" ? callee.chainBase : nil
        }
        guard let sum = SequenceExpr(self), sum.isBinary, sum.sign?.tokenText == "+",
            let left = sum.left?.sliced, let right = sum.right?.sliced, left.hasSameTokens(as: right)
        else { return nil }
        return left
    }

    /// The collection of a slice: `days` in `days[2...]`, `Array(days[..<2])`, `days.dropFirst(2)`.
    private var sliced: SyntaxNode? {
        let node = unwrapped
        if let slice = SubscriptExpr(node) {
            let isRange = slice.firstArgument?.value?.subtree.contains { Self.ranges.contains($0.tokenText) } ?? false
            return isRange ? slice.base?.unwrapped : nil
        }
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        if callee.kind == .declReferenceExpr { return callee.name == "Array" ? call.firstArgument?.value?.sliced : nil }
        return Self.slices.contains(callee.name) ? callee.chainBase?.unwrapped : nil
    }

    private static let ranges: Set<String> = ["...", "..<"]
    private static let slices = NameTable("dropFirst dropLast prefix suffix")

    /// Whether a closure returns the first letter: `{ String($0.prefix(1)) }`.
    fileprivate var isInitial: Bool {
        onlyStatement?.subtree.contains { part in
            guard let call = CallExpr(part), call.callee?.name == "prefix" else { return false }
            return call.firstArgument?.value?.literalInteger == 1
        } ?? false
    }

    /// The first element of an array that is equal to an earlier one, if all elements are literals.
    fileprivate var repeatedElement: SyntaxNode? {
        let elements = children().map(\.unwrapped)
        guard elements.count > 1, elements.count <= 64, elements.allSatisfy(\.isPlainLiteral) else { return nil }
        for (position, element) in elements.enumerated().dropFirst() {
            if elements[..<position].contains(where: { $0.text == element.text }) { return element }
        }
        return nil
    }

    private var isPlainLiteral: Bool {
        switch kind {
        case .integerLiteralExpr, .floatLiteralExpr: true
        case .stringLiteralExpr: !text.contains("\\")
        // Other elements may differ although they are written alike.
        default: false
        }
    }
}
