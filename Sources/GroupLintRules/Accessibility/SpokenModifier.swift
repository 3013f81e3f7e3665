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
    /// - Parameters:
    ///   - hintsCount: whether `.help` on the element itself, or on a view that is nothing else, counts as a name.
    ///   - other: a modifier of the element that is no name.
    mutating func isNamedOutside(
        _ element: ViewElement, hintsCount: Bool = true, depth: Int = 0, but other: ViewTree.Modifier? = nil
    ) -> Bool {
        for modifier in element.modifiers where modifier.node != other?.node {
            switch SpokenModifier(modifier, on: element, isAround: depth > 0) {
            case .speaks: if !keepsElements(modifier, of: element) { return true }
            case .hints: if hintsCount { return true }
            case .unknown: return true
            case .silent: if mayNameInClosure(modifier, of: element) { return true }
            }
        }
        if let outer = element.parent, namesContent(outer) { return true }
        guard depth < 2 else { return false }
        // A user that passes a label to a view type does it at most of its calls.
        let hintsCount = hintsCount && element.isWholeView
        let key = OutsideNames.Key(root: element.root.site, hintsCount: hintsCount, depth: depth)
        return index.fact { OutsideNames() }.byUsers.value(key) {
            element.uses.prefix(40).contains { isNamedOutside($0, hintsCount: hintsCount, depth: depth + 1) }
        }
    }

    /// Whether a modifier of the element or of what is around it names what is in it. Many views in a view ask the same.
    private mutating func namesContent(_ element: ViewElement) -> Bool {
        index.fact { OutsideNames() }.around.value(element.site) {
            for modifier in element.modifiers {
                switch SpokenModifier(modifier, on: element, isAround: true) {
                case .speaks: if !keepsElements(modifier, of: element) { return true }
                case .silent: if mayNameInClosure(modifier, of: element) { return true }
                case .hints, .unknown: break
                }
            }
            return element.parent.map { namesContent($0) } ?? false
        }
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
        let users = Array(element.uses.lazy.filter { !$0.isInPreview }.prefix(41))
        return !users.isEmpty && users.count <= 40 && users.allSatisfy { isNamedOutside($0, depth: 1) }
    }

    /// Whether the modifier is `.accessibilityElement(children: .contain)`, which names nothing.
    mutating func keepsElements(_ modifier: ViewTree.Modifier, of element: ViewElement) -> Bool {
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

/// What names the content of views for VoiceOver, as far as rules asked.
private struct OutsideNames: Sendable {
    struct Key: Hashable, Sendable {
        let root: ViewSite
        let hintsCount: Bool
        let depth: Int
    }

    let around = OnceValues<ViewSite, Bool>()
    let byUsers = OnceValues<Key, Bool>()
}
