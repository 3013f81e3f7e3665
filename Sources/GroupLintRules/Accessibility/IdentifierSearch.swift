import GroupLintCore

/// Searches what an element certainly shows for accessibility elements with identifiers, which an identifier around them
/// replaces.
struct IdentifierSearch {
    private(set) var found: [ViewElement] = []
    /// Number of elements and modifiers that may still be looked at.
    private var budget = 300

    /// Looks at the content of the element.
    ///
    /// - Parameter isInStack: whether a stack is around the element. A view of the project that is one element has an identifier
    ///   that a use may replace on purpose.
    mutating func look(into element: ViewElement, hops: Int = 0, isInStack: Bool = false, _ context: inout RuleContext) {
        guard !element.modifiers.contains(where: { IdentifierSearch.ends($0) }) else { return }
        if element.isUnspokenContainer || element.isSwiftUI(.forEach) {
            let isInStack = isInStack || hops == 0 || !element.isSwiftUI(.group)
            for slot in element.slots where slot.name.isNone || slot.name == .content {
                for child in slot.children { look(at: child, hops: hops, isInStack, &context) }
            }
        } else if hops < 3, element.targets.count == 1, case let root = ViewElement(element.index, element.targets[0]),
            !root.flags.contains(.isNonView)
        {
            for child in root.children { look(at: child, hops: hops + 1, isInStack, &context) }
        }
    }

    private mutating func look(at element: ViewElement, hops: Int, _ isInStack: Bool, _ context: inout RuleContext) {
        budget -= 1 + element.modifiers.count
        guard budget > 0 else { return }
        switch element.kind {
        case .branch, .arm:
            for child in element.children { look(at: child, hops: hops, isInStack, &context) }
        case .call, .reference:
            guard !element.modifiers.contains(where: { IdentifierSearch.ends($0) }) else { return }
            if !element.isSpokenElement {
                look(into: element, hops: hops, isInStack: isInStack, &context)
            } else if isInStack, context.hasIdentifier(element, ofOwn: hops == 0) {
                found.append(element)
            }
        case .root, .slot, .typeMember, .opaque: return
        }
    }

    /// Whether the identifier may not pass the modifier, so that nothing is known about what is inside of it.
    static func ends(_ modifier: ViewTree.Modifier) -> Bool {
        modifier.isOfProject || modifier.isConditional || ending.contains(modifier.name)
    }

    private static let ending = NameTable(
        """
        accessibilityElement accessibilityRepresentation accessibilityChildren accessibilityHidden accessibility \
        accessibilityAddTraits accessibilityAction accessibilityActions onTapGesture onLongPressGesture gesture
        """)
}

extension ViewElement {
    /// Whether the element is a stack of SwiftUI or a Group, which are not accessibility elements.
    var isUnspokenContainer: Bool { kind == .call && Self.plainContainers.contains(name) && isSwiftUI(name) }

    private static let plainContainers = NameTable("VStack HStack ZStack Group LazyVStack LazyHStack Grid GridRow")

    /// Whether the element is one of SwiftUI's that is an accessibility element.
    fileprivate var isSpokenElement: Bool {
        guard kind == .call, case .swiftUI(let view) = callee else { return false }
        return !view.traits.isDisjoint(with: [.control, .edits]) || Self.spoken.contains(name)
    }

    private static let spoken = NameTable("Text Image Label")

    /// Whether an accessibility element around the view replaces it.
    var isPartOfElement: Bool {
        sequence(first: self, next: \.parent).contains { outer in
            outer.modifiers.contains { $0.name == "accessibilityElement" || $0.name == "accessibilityHidden" }
                && outer.site != site
        }
    }
}

extension RuleContext {
    /// Whether an element certainly has an identifier.
    ///
    /// - Parameter isOwn: whether the element is in the code with the identifier around it. In another view, an identifier that
    ///   a property holds may be empty.
    fileprivate mutating func hasIdentifier(_ element: ViewElement, ofOwn isOwn: Bool) -> Bool {
        guard let modifier = element.modifiers.first(where: { $0.name == .accessibilityIdentifier }),
            let value = call(of: modifier, on: element)?.firstArgument?.value
        else { return false }
        if value.kind == .stringLiteralExpr { return true }
        if value.kind == .sequenceExpr { return false }
        return isOwn || value.chainRoot?.isCapitalized ?? false
    }
}

extension Name {
    static let accessibilityIdentifier: Name = "accessibilityIdentifier"
}
