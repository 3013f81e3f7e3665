/// Tells whether modifiers join several views into one.
extension ProjectIndex {
    /// Whether several views are still several views after a modifier in an element's chain: `.padding()`, or a modifier of
    /// the project with `content.padding()`. False for modifiers that make one view of them, such as `.onGeometryChange`
    /// and `VStack { content }`, and for modifiers that are not known.
    public func keepsSeveralViews(_ modifier: ViewTree.Modifier, at position: Int, on element: ViewElement) -> Bool {
        keepsSeveralViews(modifier, at: position, on: element, depth: 0)
    }

    private func keepsSeveralViews(
        _ modifier: ViewTree.Modifier, at position: Int, on element: ViewElement, depth: Int
    ) -> Bool {
        guard depth < 4 else { return false }
        if modifier.name == .modifier {
            guard let type = modifierType(element, position) else { return false }
            let bodies = members(of: type, named: .body).filter { record($0).root >= 0 }
            return !bodies.isEmpty
                && bodies.allSatisfy { id in
                    let body = ViewElement(self, ViewSite(file: id.file, element: record(id).root))
                    return passesContentOn(body, isSubject: \.isContent, depth: depth + 1)
                }
        }
        if let known = SwiftUICatalog.modifiers[modifier.name] { return known.kind != .makesOneView }
        let bodies = viewModifiers(named: modifier.name)
        return !bodies.isEmpty
            && bodies.allSatisfy { passesContentOn($0, isSubject: \.isSelfView, depth: depth + 1) }
    }

    /// Whether every view of a body that shows the modified content shows it directly, not inside a stack or another view.
    private func passesContentOn(_ body: ViewElement, isSubject: (ViewElement) -> Bool, depth: Int) -> Bool {
        var isShown = false
        var open = [body]
        while let element = open.popLast() {
            for child in element.children {
                if isSubject(child) {
                    isShown = true
                } else if child.joinsItsViews {
                    open += child.slots
                } else if child.kind == .branch || child.kind == .arm {
                    open.append(child)
                    continue
                } else if child.hasDescendant(isSubject) {
                    return false
                } else {
                    continue
                }
                let keeps = zip(child.modifiers, 0...).allSatisfy { modifier, position in
                    keepsSeveralViews(modifier, at: position, on: child, depth: depth)
                }
                guard keeps else { return false }
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
