import GroupLintCore

/// An action that a row for data starts, and the arms of branches that show such rows.
struct RowAction {
    /// The code that runs.
    let action: SyntaxNode
    /// The view with the action: a button, or a view of the project that takes a closure.
    let element: ViewElement
    let arms: [LoadedArm]

    static func all(in file: ViewFile, _ context: inout RuleContext) -> [RowAction] {
        var found: [RowAction] = []
        for element in file.elements(.call) where !element.isInPreview {
            let isButton = element.isSwiftUI("Button")
            if !isButton { guard case .project = element.callee else { continue } }
            let arms = RowArms(element).found
            guard !arms.isEmpty, let call = context.node(of: element).flatMap(CallExpr.init) else { continue }
            let actions = isButton ? call.action.map { [$0] } ?? [] : call.namedActions
            found += actions.map { RowAction(action: $0, element: element, arms: arms) }
        }
        return found
    }

    /// Also taps on rows, and what a view of the project that shows rows of its own does for one of them.
    static func opening(in file: ViewFile, _ context: inout RuleContext) -> [RowAction] {
        var found = all(in: file, &context)
        for written in WrittenModifier.all("onTapGesture", in: file, &context) {
            let arms = RowArms(written.element).found
            guard !arms.isEmpty, let action = written.call.action else { continue }
            found.append(RowAction(action: action, element: written.element, arms: arms))
        }
        for element in file.elements(.call) where !element.isInPreview {
            guard case .project = element.callee, let call = context.node(of: element).flatMap(CallExpr.init) else { continue }
            var actions = call.namedActions.filter(\.takesItem)
            if let last = call.trailingClosure, last.takesItem, last.assigns { actions.append(last) }
            guard !actions.isEmpty, case let arms = LoadedArm.around(element), !arms.isEmpty else { continue }
            found += actions.map { RowAction(action: $0, element: element, arms: arms) }
        }
        return found
    }
}

extension SyntaxNode {
    /// Whether a closure gets something: `{ item in … }`.
    fileprivate var takesItem: Bool {
        guard let closure = ClosureExpr(self) else { return false }
        return !closure.parameterNames.isEmpty || closure.node.mentions(["$0"])
    }

    /// Whether a closure sets something itself, so that it is no content.
    fileprivate var assigns: Bool { statements.contains { $0.kind == .sequenceExpr && $0.writtenTarget != nil } }
}

/// The way from an action in a row outward, to the branches that show the rows.
private struct RowArms {
    private(set) var found: [LoadedArm] = []

    private static let mostReferences = 3
    private static let mostCallers = 6
    private static let mostArms = 6
    private static let deepest = 3
    /// Modifiers whose content belongs to the row and the same screen.
    private static let rowParts = NameTable("alert confirmationDialog actionSheet contextMenu swipeActions")

    init(_ element: ViewElement) { climb(element, rows: nil, depth: 0) }

    private mutating func climb(_ element: ViewElement, rows known: ViewElement?, depth: Int) {
        var (current, rows) = (element, known)
        while let parent = current.parent {
            if current.kind == .slot, !parent.keeps(current, Self.rowParts) { return }
            if let rows, parent.kind == .arm, let branch = parent.parent { add(branch, parent, rows) }
            if rows == nil, parent.hasRowData, parent.isSwiftUI(.forEach) || parent.isSwiftUI("List"), !parent.hasFixedRows {
                rows = parent
            }
            current = parent
        }
        guard depth < Self.deepest, found.count < Self.mostArms, let member = current.member, let owner = current.owner,
            current.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView])
        else { return }
        let name = current.index.member(member).name
        let isBody = name == .body
        let uses =
            isBody
            ? current.index.calls(of: owner, atMost: Self.mostCallers + 1).filter { !$0.isInPreview }
            : Array(current.index.references(to: name, in: owner))
        guard uses.count <= (isBody ? Self.mostCallers : Self.mostReferences) else { return }
        for use in uses { climb(use, rows: rows, depth: depth + 1) }
    }

    private mutating func add(_ branch: ViewElement, _ arm: ViewElement, _ rows: ViewElement) {
        guard branch.flags.isDisjoint(with: [.isConfig, .isAvailability, .isTernary]), found.count < Self.mostArms,
            let position = branch.children.enumerated().first(where: { $0.element.site == arm.site })?.offset
        else { return }
        found.append(LoadedArm(branch: branch, position: position, list: rows, place: .inList, showsData: true, isLong: false))
    }
}

extension ViewElement {
    /// Whether a slot is shown in its view, or is a menu or dialog of it.
    fileprivate func keeps(_ slot: ViewElement, _ modifiers: NameTable) -> Bool {
        if shows(slot) { return true }
        let link = slot.record.link
        return link >= 0 && modifiers.contains(views.modifiers[Int(link)].name)
    }
}

extension CallExpr {
    /// The closures that a view of the project takes by the name of an event: `onPin: { … }`.
    fileprivate var namedActions: [SyntaxNode] { namedClosures.map(\.closure) }

    /// The same with the names of the events.
    var namedClosures: [(label: String, closure: SyntaxNode)] {
        let values = arguments.map { (node: $0.node, closure: $0.value?.kind == .closureExpr ? $0.value : nil) }
        let trailing = labeledClosures.map { (node: $0, closure: LabeledClosure($0).closure) }
        return (values + trailing).compactMap { argument in
            guard argument.node.token != nil, let closure = argument.closure else { return nil }
            let label = argument.node.tokenText
            return label.hasPrefix("on") ? (label, closure) : nil
        }
    }
}
