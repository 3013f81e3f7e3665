import GroupLintCore

/// What a modifier in a chain says to VoiceOver.
enum SpokenModifier {
    /// It gives no name and adds nothing with a name.
    case silent
    /// It names the view, hides it, or adds a text.
    case speaks
    /// It gives a hint, which is not a name: `.help`.
    case hints
    case unknown

    /// - Parameter isAround: whether the modifier is on a view around the one in question, where a text that it adds names
    ///   something else, such as an alert of the screen.
    init(_ modifier: ViewTree.Modifier, on element: ViewElement, isAround: Bool = false) {
        // Modifiers may apply each other many times.
        var budget = 128
        self.init(modifier, on: element, isAround: isAround, depth: 0, &budget)
    }

    private init(
        _ modifier: ViewTree.Modifier, on element: ViewElement, isAround: Bool, depth: Int, _ budget: inout Int
    ) {
        if SwiftUICatalog.accessibilityNames.contains(modifier.name) {
            self = modifier.name == "help" ? .hints : .speaks
            return
        }
        let known = SwiftUICatalog.modifiers.facts(of: modifier.name)
        if modifier.name != .modifier, known.isListed || !known.traits.isEmpty || modifier.isAssetAccessor {
            self = .silent
            return
        }
        let bodies = element.bodies(of: modifier)
        guard !bodies.isEmpty, depth < 4, budget > 0 else {
            self = .unknown
            return
        }
        var said = Self.silent
        for body in bodies where said != .speaks {
            budget -= 1
            let here = Self.said(in: body, isAround, depth + 1, &budget)
            if here != .silent { said = here }
        }
        self = said
    }

    /// What the views and modifiers in the body of a modifier say: `speaks` if one of them does, otherwise `hints` or `silent`.
    private static func said(in body: ViewElement, _ isAround: Bool, _ depth: Int, _ budget: inout Int) -> Self {
        var isHinted = false
        let speaks = body.descendants.contains { element in
            if isAround, element.isContentOfModifier { return false }
            if !isAround, element.kind == .call, element.name == "Text" || element.name == "Label" { return true }
            return element.modifiers.contains { modifier in
                let said = Self(modifier, on: element, isAround: isAround, depth: depth, &budget)
                if said == .hints { isHinted = true }
                return said == .speaks
            }
        }
        return speaks ? .speaks : isHinted ? .hints : .silent
    }
}

extension RuleContext {
    /// Whether a modifier of the element, of what is around it, or of a caller names it for VoiceOver or hides it.
    ///
    /// - Parameter hintsCount: whether `.help` on the element itself, or on a view that is nothing else, counts as a name.
    mutating func isNamedOutside(_ element: ViewElement, hintsCount: Bool = true, depth: Int = 0) -> Bool {
        for outer in sequence(first: element, next: \.parent) {
            for modifier in outer.modifiers {
                switch SpokenModifier(modifier, on: outer, isAround: depth > 0 || outer.site != element.site) {
                case .speaks: if !keepsElements(modifier, of: outer) { return true }
                case .hints: if hintsCount, outer.site == element.site { return true }
                case .unknown: if outer.site == element.site { return true }
                case .silent: if mayNameInClosure(modifier, of: outer) { return true }
                }
            }
        }
        guard depth < 2 else { return false }
        // A user that passes a label to a view type does it at most of its calls.
        let hintsCount = hintsCount && element.isWholeView
        return element.uses.prefix(40).contains { isNamedOutside($0, hintsCount: hintsCount, depth: depth + 1) }
    }

    /// Whether a closure that a helper of the project takes names the view: `.ifLet(title) { $0.accessibilityLabel($1) }`.
    private mutating func mayNameInClosure(_ modifier: ViewTree.Modifier, of element: ViewElement) -> Bool {
        guard !SwiftUICatalog.modifiers.contains(modifier.name), let call = call(of: modifier, on: element) else { return false }
        let closures = [call.trailingClosure].compactMap { $0 } + call.arguments.compactMap(\.value)
        return closures.contains { closure in
            closure.subtree.contains { $0.kind == .memberAccessExpr && SwiftUICatalog.accessibilityNames.contains($0.name) }
        }
    }

    /// Whether a modifier around the element, or one of each of its callers, names it for VoiceOver or hides it.
    mutating func isNamedAround(_ element: ViewElement) -> Bool {
        for outer in sequence(first: element, next: \.parent).dropFirst() {
            for modifier in outer.modifiers where modifier.speaks && !keepsElements(modifier, of: outer) { return true }
        }
        let users = element.uses.filter { !$0.isInPreview }
        return !users.isEmpty && users.count <= 40 && users.allSatisfy { isNamedOutside($0, depth: 1) }
    }

    /// Whether the modifier is `.accessibilityElement(children: .contain)`, which names nothing.
    private mutating func keepsElements(_ modifier: ViewTree.Modifier, of element: ViewElement) -> Bool {
        modifier.name == "accessibilityElement"
            && call(of: modifier, on: element)?.argument("children")?.tokenText == "contain"
    }
}

extension ViewElement {
    /// Whether the element is in an alert, a sheet, a toolbar or another part that a modifier shows.
    fileprivate var isContentOfModifier: Bool {
        sequence(first: self, next: \.parent).contains { $0.kind == .slot && $0.record.link >= 0 }
    }
}

extension ViewTree.Modifier {
    fileprivate var speaks: Bool { SwiftUICatalog.accessibilityNames.contains(name) }
}
