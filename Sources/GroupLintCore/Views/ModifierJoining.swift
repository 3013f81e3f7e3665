/// Tells whether modifiers join several views into one.
extension ProjectIndex {
    /// Whether several views are still several views after a modifier in an element's chain: `.padding()`, or a modifier of
    /// the project with `content.padding()`. False for modifiers that make one view of them, such as `.onGeometryChange`
    /// and `VStack { content }`, and for modifiers that are not known.
    public func keepsSeveralViews(_ modifier: ViewTree.Modifier, at position: Int, on element: ViewElement) -> Bool {
        var search = JoiningSearch(index: self)
        return search.keeps(modifier, at: position, on: element)
    }
}

/// Follows a modifier through the modifiers of the project that it consists of.
private struct JoiningSearch {
    let index: ProjectIndex
    /// The number of modifiers that are still followed. After that, the answer is unknown.
    private var budget = 64

    init(index: ProjectIndex) {
        self.index = index
    }

    mutating func keeps(_ modifier: ViewTree.Modifier, at position: Int, on element: ViewElement) -> Bool {
        budget -= 1
        guard budget > 0 else { return false }
        if modifier.name == .modifier {
            let bodies = index.modifierType(element, position).map(index.modifierBodies) ?? []
            return passesOn(bodies, isSubject: \.isContent)
        }
        if let known = SwiftUICatalog.modifiers[modifier.name] { return known.kind != .makesOneView }
        return passesOn(index.viewModifiers(named: modifier.name, for: element.site.file), isSubject: \.isSelfView)
    }

    private mutating func passesOn(_ bodies: [ViewElement], isSubject: (ViewElement) -> Bool) -> Bool {
        for body in bodies {
            guard passesOn(body, isSubject: isSubject) else { return false }
        }
        return !bodies.isEmpty
    }

    /// Whether a body shows the modified content, and every view that shows it does so directly, not inside a stack or
    /// another view.
    private mutating func passesOn(_ body: ViewElement, isSubject: (ViewElement) -> Bool) -> Bool {
        var isShown = false
        var open = [body]
        while let element = open.popLast() {
            for child in element.children {
                if child.kind == .branch || child.kind == .arm {
                    open.append(child)
                    continue
                }
                if isSubject(child) {
                    isShown = true
                } else if child.joinsItsViews {
                    open += child.slots
                } else if child.hasDescendant(isSubject) {
                    return false
                } else {
                    continue
                }
                for (modifier, position) in zip(child.modifiers, 0...) {
                    guard keeps(modifier, at: position, on: child) else { return false }
                }
            }
        }
        return isShown
    }
}

extension ViewElement {
    /// Whether the element is the view that a method in an extension of View modifies.
    fileprivate var isSelfView: Bool { kind == .reference && flags.contains(.isSelf) }

    /// Whether the element is the parameter `content` of a view modifier's body.
    fileprivate var isContent: Bool { kind == .reference && flags.contains(.isLocal) && name == .content }

    /// Whether the element is a Group or Section of SwiftUI.
    fileprivate var joinsItsViews: Bool {
        guard case .swiftUI(let view) = callee else { return false }
        return view.count == .joins
    }

    fileprivate func hasDescendant(_ isWanted: (ViewElement) -> Bool) -> Bool {
        ((site.element + 1)..<record.end).contains { isWanted(ViewElement(index, ViewSite(file: site.file, element: $0))) }
    }
}
