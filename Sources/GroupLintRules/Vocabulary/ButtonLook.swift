import GroupLintCore

/// What a button style draws around the label.
enum ButtonLook {
    /// The style that the container chooses, because nobody sets one.
    case automatic
    /// `.plain`: only what the label draws takes taps.
    case plain
    /// `.borderless`
    case borderless
    /// A style of the project; the root of its `makeBody`.
    case custom(ViewElement)
    /// A style with a border or background, or one that is not known.
    case other

    /// Whether the style is known to draw nothing itself.
    var isBare: Bool {
        switch self {
        case .plain, .borderless: true
        case .automatic, .custom, .other: false
        }
    }
}

extension RuleContext {
    /// The style of a button, which its own chain, a view around it or a caller of its view sets.
    mutating func look(of button: ViewElement) -> ButtonLook {
        var budget = 40
        return look(around: button, hops: 0, &budget)
    }

    /// - Parameter budget: number of callers that may still be looked at.
    private mutating func look(around element: ViewElement, hops: Int, _ budget: inout Int) -> ButtonLook {
        var first = 0
        for outer in sequence(first: element, next: \.parent) {
            if let found = look(inChainOf: outer, from: first, depth: 0) { return found }
            first = outer.kind == .slot ? Int(outer.record.link) + 1 : 0
        }
        guard hops < 3, let owner = element.owner, let member = element.member else { return .automatic }
        let callers =
            index.member(member).name == .body
            ? index.calls(of: owner) : index.references(to: index.member(member).name, in: owner)
        for caller in callers where !caller.isInPreview {
            budget -= 1
            guard budget > 0, case .automatic = look(around: caller, hops: hops + 1, &budget) else { return .other }
        }
        return .automatic
    }

    /// The style that `.buttonStyle` sets.
    private mutating func look(setBy modifier: ViewTree.Modifier, on element: ViewElement) -> ButtonLook {
        guard !modifier.isConditional, let value = call(of: modifier, on: element)?.firstArgument?.value?.unwrapped
        else { return .other }
        let name = (CallExpr(value)?.callee ?? value).name
        if name == "automatic" || name == "DefaultButtonStyle" { return .automatic }
        if SwiftUICatalog.labelOnlyButtonStyles.contains(name) { return .plain }
        if SwiftUICatalog.bareButtonStyles.contains(name) { return .borderless }
        return styleBody(name).map { .custom($0) } ?? .other
    }

    /// The style that the modifiers of an element set; nil if they set none.
    ///
    /// - Parameter first: the first modifier around the button, as a position in the view tree: a modifier does not reach the
    ///   content of a later one.
    private mutating func look(inChainOf element: ViewElement, from first: Int, depth: Int) -> ButtonLook? {
        guard !element.modifiers.isEmpty, let position = styleSetters(of: element, depth).first(where: { $0 >= first })
        else { return nil }
        let modifier = element.modifiers[position]
        guard modifier.name == .buttonStyle else { return look(inside: modifier, on: element, depth) }
        // Whether a style reaches the content of a sheet below it is not known.
        let isPresented = first > 0 && element.views.modifiers[first - 1].name.isModifier(with: .presents)
        return isPresented ? .other : look(setBy: modifier, on: element)
    }

    /// The positions of the modifiers of an element that set a style. The buttons in all closures of a chain ask the same.
    private mutating func styleSetters(of element: ViewElement, _ depth: Int) -> [Int] {
        index.fact { StyleSetters() }.known.value(StyleSetters.Key(element: element.site, depth: depth)) {
            zip(element.modifiers.indices, element.modifiers).compactMap { position, modifier in
                if modifier.name == .buttonStyle { return position }
                return modifier.isOfProject && look(inside: modifier, on: element, depth) != nil ? position : nil
            }
        }
    }

    /// The style that a modifier of the project sets; nil if it sets none. One of another module rarely does.
    private mutating func look(inside modifier: ViewTree.Modifier, on element: ViewElement, _ depth: Int) -> ButtonLook? {
        let bodies = element.bodies(of: modifier)
        if bodies.isEmpty { return modifier.name == .modifier ? .other : nil }
        for body in bodies {
            let view = body.soleChild.flatMap { $0.isModifiedView ? $0 : nil }
            let isElsewhere = body.descendants.contains { other in
                other.site != view?.site && other.modifiers.contains { $0.name == .buttonStyle || $0.name == .modifier }
            }
            if isElsewhere { return .other }
            guard let view else { continue }
            guard depth < 3 else { return .other }
            guard let found = look(inChainOf: view, from: 0, depth: depth + 1) else { continue }
            return bodies.count == 1 && !modifier.isConditional ? found : .other
        }
        return nil
    }

    /// The root of `makeBody` of the ButtonStyle with a name, or that a static member with this name makes.
    private func styleBody(_ name: Name) -> ViewElement? {
        var type = index.uniqueType(name)
        for style in Self.styleProtocols where type == nil {
            let members = index.uniqueType(style).map { index.members(of: $0, named: name) } ?? []
            guard members.count == 1 else { continue }
            let member = index.member(members[0])
            type = index.uniqueType(member.writtenType)
        }
        guard let type, index.inherits(type, "ButtonStyle") else { return nil }
        let roots = index.members(of: type, named: .makeBody).filter { index.member($0).root >= 0 }
        return roots.count == 1
            ? ViewElement(index, ViewSite(file: roots[0].file, element: index.member(roots[0]).root)) : nil
    }

    private static let styleProtocols: [Name] = ["ButtonStyle", "PrimitiveButtonStyle"]
}

/// The modifiers that set the style of buttons, by the positions of their elements, as far as rules asked.
private struct StyleSetters: Sendable {
    struct Key: Hashable, Sendable {
        let element: ViewSite
        let depth: Int
    }

    let known = OnceValues<Key, [Int]>()
}

extension ViewElement {
    /// Whether the element is a control of SwiftUI that the user taps, with a label.
    var isTapControl: Bool {
        guard kind == .call, SwiftUICatalog.views.traits(of: name).contains(.button), case .swiftUI = callee else {
            return false
        }
        return true
    }
}

extension Name {
    static let buttonStyle: Name = "buttonStyle"
    static let makeBody: Name = "makeBody"
}
