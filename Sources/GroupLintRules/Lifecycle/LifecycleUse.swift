import GroupLintCore

/// A lifecycle modifier on an element that is not a view of its own: a Group, a ForEach, a Section, or a member or view
/// that shows a bare branch or several views.
struct LifecycleUse {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// The SwiftUI modifier that it applies: `onAppear` for the project's own `onFirstAppear`.
    let effect: Name
    /// The views in the subject.
    let content: ViewContent
    /// The name of a member or view of the project that is the subject, as written.
    var writtenName: String?

    var isGroup: Bool { subject.isSwiftUI(.group) }
    var isForEach: Bool { subject.isSwiftUI(.forEach) }
    /// Whether the subject is a Section, or a member or view of the project that shows only one.
    var isSection: Bool { !isGroup && Self.isSection(subject, depth: 0) }
    /// Whether the modifier is one of the project that wraps SwiftUI's.
    var isWrapped: Bool { modifier.name != effect }
    /// Whether there are several views at the same time, with any outcome of the branches.
    var hasSeveralViews: Bool { content.fewest > 1 || content.rows != nil }
    /// The subject, as messages name it.
    var text: String {
        if isGroup { return "this `Group`" }
        if isForEach { return "this `ForEach`" }
        if subject.isSwiftUI(.section) { return "this `Section`" }
        return writtenName.map { "`\($0)`" } ?? "this view"
    }
    /// The subject, where a message names it again: "the `Group`".
    var textAgain: String { text.hasPrefix("this ") ? "the " + text.dropFirst("this ".count) : text }

    /// All uses in a file, one array per subject. `extra` names modifiers from other modules that act like onAppear.
    static func all(in file: ViewFile, extra: [String] = [], _ context: inout RuleContext) -> [[LifecycleUse]] {
        let known = NameTable(extra.map { Name($0.utf8) })
        return (extra.isEmpty ? file.lifecycleElements : file.modifiedElements).compactMap { subject in
            let uses = all(on: subject, known, &context)
            return uses.isEmpty ? nil : uses
        }
    }

    private static func all(on subject: ViewElement, _ extra: NameTable, _ context: inout RuleContext) -> [LifecycleUse] {
        var found: [LifecycleUse] = []
        var content: ViewContent?
        let effects = subject.effects(among: .lifecycle)
        let named = subject.modifiers.enumerated().filter { extra.contains($0.element.name) }.map {
            (position: $0.offset, modifier: $0.element, effect: "onAppear" as Name)
        }
        let others = effects.filter { effect in !named.contains { $0.position == effect.position } }
        let all = named.isEmpty ? effects : (others + named).sorted { $0.position < $1.position }
        for (_, modifier, effect) in all {
            guard let inner = content ?? Self.content(of: subject, &context) else { break }
            content = inner
            let use = LifecycleUse(subject: subject, modifier: modifier, effect: effect, content: inner)
            guard inner.branch != nil || use.hasSeveralViews else { break }
            found.append(use)
        }
        return found
    }

    /// The views in the subject; nil when the subject is a view of its own or is unknown.
    private static func content(of subject: ViewElement, _ context: inout RuleContext) -> ViewContent? {
        switch subject.kind {
        case .call:
            if subject.isSwiftUI(.group), subject.hasArgument(.subviews) || subject.hasArgument(.sections) { return nil }
            if subject.isSwiftUI(.section) {
                return (subject.slot(.none) ?? subject.slot("content")).map { context.content(of: $0) }
            }
            let isKnown = subject.isSwiftUI(.group) || subject.isSwiftUI(.forEach) || !subject.targets.isEmpty
            return isKnown ? context.content(of: subject) : nil
        case .reference:
            return subject.targets.count == 1 ? context.content(of: subject) : nil
        case .root, .typeMember, .slot, .branch, .arm, .opaque:
            return nil
        }
    }
}

extension LifecycleUse {
    /// The action of the modifier: a closure, or the name of a method.
    func action(_ context: inout RuleContext) -> SyntaxNode? {
        context.node(of: modifier).flatMap(CallExpr.init)?.action
    }

    /// The use with the name that the source writes for its subject.
    func named(_ context: inout RuleContext) -> LifecycleUse {
        guard subject.kind == .reference || subject.kind == .call, !subject.flags.contains(.isSelf) else { return self }
        var use = self
        let name = context.syntax()?.source.text(subject.nameRange) ?? ""
        use.writtenName = name.isEmpty ? nil : name
        return use
    }

    /// Whether the action is empty: `.onAppear { }`, `.onAppear()`. Unknown, so false, for the project's own modifiers.
    func isEmpty(_ context: inout RuleContext) -> Bool {
        guard !isWrapped else { return false }
        guard let action = action(&context), action.kind != .nilLiteralExpr else { return true }
        return action.kind == .closureExpr && ClosureExpr(action)?.statements.isEmpty ?? true
    }

    /// Whether the modifier is `onChange` whose action takes no value or two, which needs iOS 17.
    func isNewOnChange(_ context: inout RuleContext) -> Bool {
        guard effect == "onChange", let call = context.node(of: modifier).flatMap(CallExpr.init),
            call.argument("perform") == nil, let action = call.trailingClosure.flatMap(ClosureExpr.init)
        else { return false }
        if action.parameterList != nil { return action.parameterNames.count != 1 }
        return !action.node.mentions(["$0"]) || action.node.mentions(["$1"])
    }

    /// Whether `onChange` has the argument `initial: true`.
    func runsInitially(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        return call.argument("initial").map { $0.text == "true" } ?? false
    }

    /// Whether there are Sections among the views of the subject, or of the branch that decides.
    var holdsSections: Bool {
        let branch = content.branch.map { [ViewElement(subject.index, $0)] } ?? []
        return ([subject] + branch).contains { views in
            views.children.contains { part in part.children.contains { $0.isSwiftUI(.section) } }
        }
    }

    /// The ForEach that makes all of the views: the subject itself, or the only content of a Group or member.
    var soleForEach: ViewElement? { Self.soleForEach(subject, depth: 0) }

    private static func soleForEach(_ element: ViewElement, depth: Int) -> ViewElement? {
        if element.isSwiftUI(.forEach) { return element }
        guard depth < 6 else { return nil }
        let shown: [ViewElement]
        if element.isSwiftUI(.group) {
            shown = element.slots.flatMap { Array($0.children) }
        } else {
            let targets = element.targets
            shown = targets.count == 1 ? Array(ViewElement(element.index, targets[0]).children) : []
        }
        return shown.count == 1 ? soleForEach(shown[0], depth: depth + 1) : nil
    }

    /// Whether the element is one Section. For a constant branch: whether every arm is one Section.
    private static func isSection(_ element: ViewElement, depth: Int) -> Bool {
        if element.isSwiftUI(.section) { return true }
        guard depth < 8 else { return false }
        let shown: [ViewElement]
        switch element.kind {
        case .branch:
            let arms = Array(element.children)
            return element.isConstantBranch && !arms.isEmpty && arms.allSatisfy { isSection($0, depth: depth + 1) }
        case .root, .arm: shown = Array(element.children)
        case .call where element.isSwiftUI(.group): shown = element.slots.flatMap { Array($0.children) }
        case .call, .reference: shown = element.targets.map { ViewElement(element.index, $0) }
        case .slot, .typeMember, .opaque: return false
        }
        return shown.count == 1 && isSection(shown[0], depth: depth + 1)
    }

    /// Whether the ForEach iterates over at most one constant element.
    func hasOneRow(_ context: inout RuleContext) -> Bool {
        guard let rows = soleForEach, rows.flags.contains(.hasFixedData),
            let data = context.node(of: rows).flatMap(CallExpr.init)?.firstArgument?.value?.unwrapped
        else { return false }
        return data.kind == .arrayExpr ? data.slotCount < 2 : data.text == "0..<1" || data.text == "0...0"
    }

    /// Related locations: the branch or ForEach that makes the views, and the container.
    func related(_ place: Placement, _ context: RuleContext) -> [RelatedLocation] {
        var related: [RelatedLocation] = []
        if let site = content.branch, content.fewest <= 1 {
            related.append(ViewElement(context.index, site).related("this branch decides which view is shown"))
        } else if let site = content.rows, site != subject.site {
            related.append(ViewElement(context.index, site).related("each element makes a separate view"))
        }
        return related + place.related(context.index)
    }
}
