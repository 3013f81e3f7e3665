import GroupLintCore

/// The views of a type that set the state of a presentation in an action: `isPresented: $isOpen`.
struct PresentationOpeners {
    /// In source order; empty if none is known.
    private(set) var all: [ViewElement] = []

    /// Not more elements and controls of a file are looked at.
    private static let mostElements = 4000
    private static let mostControls = 32

    init(_ use: DistributedModifier, _ context: inout RuleContext) {
        let subject = use.subject
        guard let call = context.node(of: use.modifier).flatMap(CallExpr.init), let tree = context.syntax(),
            let state = (call.argument("isPresented") ?? call.argument("item"))?.ownBinding
        else { return }
        let controls = Self.controls(of: subject)
        guard controls.count <= Self.mostControls else { return }
        let writing = controls.filter { control in
            control.actions(&context).contains { action in
                StateWrites(action) { subject.methods($0, in: tree) }.writes.contains { write in
                    let value = write.value.flatMap { KnownValue($0) }
                    return write.root == state && value != .boolean(false) && value != KnownValue.none
                }
            }
        }
        // The card around a button does not open anything itself.
        all = writing.filter { outer in
            !writing.contains { $0.site.element > outer.site.element && $0.site.element < outer.record.end }
        }
    }

    /// The only one, if it is inside the subject and stays as long as the subject: it is not in a branch, in rows from data,
    /// in a menu or in a swipe action.
    func sole(inside subject: ViewElement) -> ViewElement? {
        guard all.count == 1, let opener = all.first, !subject.isSwiftUI(.forEach),
            subject.site.element < opener.site.element, opener.site.element < subject.record.end
        else { return nil }
        let path = sequence(first: opener, next: \.parent).dropFirst().prefix { $0.site != subject.site }
        let stays = path.allSatisfy { part in
            part.record.link < 0 && part.kind != .arm && !part.isSwiftUI("Menu") && !part.isSwiftUI(.forEach)
        }
        return stays ? opener : nil
    }

    /// The views in the members of the subject's type, in its file, that may have an action.
    private static func controls(of subject: ViewElement) -> [ViewElement] {
        let elements = subject.views.elements
        guard elements.count <= mostElements, let owner = subject.owner else { return [] }
        var found: [ViewElement] = []
        var position: Int32 = 0
        while position < elements.count {
            let root = ViewElement(subject.index, ViewSite(file: subject.site.file, element: position))
            if root.owner == owner {
                found += (position..<root.record.end).lazy
                    .map { ViewElement(subject.index, ViewSite(file: subject.site.file, element: $0)) }
                    .filter(\.mayAct)
            }
            position = max(root.record.end, position + 1)
        }
        return found
    }
}

extension ViewElement {
    /// Whether the call makes a button, has a tap gesture, or makes a view that is not SwiftUI's and may take an action.
    fileprivate var mayAct: Bool {
        guard kind == .call else { return false }
        if modifiers.contains(where: { $0.name == "onTapGesture" }) { return true }
        if case .swiftUI = callee { return name == "Button" }
        return true
    }

    /// The code that may run when the user touches the view.
    fileprivate func actions(_ context: inout RuleContext) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        for modifier in modifiers where modifier.name == "onTapGesture" {
            let call = context.node(of: modifier).flatMap(CallExpr.init)
            if let action = call?.trailingClosure ?? call?.argument("perform") { found.append(action) }
        }
        if case .swiftUI = callee, name != "Button" { return found }
        return found + (context.node(of: self).map { [$0] } ?? [])
    }
}
