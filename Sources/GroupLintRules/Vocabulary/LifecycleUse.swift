import GroupLintCore

/// A lifecycle modifier on something transparent: a Group, or a member or view that shows a bare branch.
struct LifecycleUse {
    let subject: ViewElement
    let modifier: ViewTree.Modifier
    /// SwiftUI's modifier behind it: `onAppear` for the project's own `onFirstAppear`.
    let effect: Name
    /// What stands in the subject.
    let content: ViewContent

    var isGroup: Bool { subject.name == .group && subject.kind == .call }
    /// A modifier of the project that wraps SwiftUI's.
    var isWrapped: Bool { modifier.name != effect }
    /// Several at a time whatever the branches say.
    var hasSeveralViews: Bool { content.fewest > 1 || content.rows != nil }

    static let effects = NameTable("onAppear onDisappear task onChange")

    static func all(in file: ViewFile) -> [LifecycleUse] {
        var found: [LifecycleUse] = []
        for subject in file.modifiedElements {
            var content: ViewContent?
            for modifier in subject.modifiers {
                guard let effect = effect(of: modifier, file.index) else { continue }
                let inner = content ?? Self.content(of: subject)
                content = inner
                guard let inner else { break }
                let use = LifecycleUse(subject: subject, modifier: modifier, effect: effect, content: inner)
                guard inner.branch != nil || use.hasSeveralViews else { break }
                found.append(use)
            }
        }
        return found
    }

    private static func effect(of modifier: ViewTree.Modifier, _ index: ProjectIndex) -> Name? {
        if effects.contains(modifier.name) { return modifier.name }
        if SwiftUICatalog.modifiers.contains(modifier.name) { return nil }
        return index.effect(of: modifier.name, among: effects)
    }

    /// Nil when the subject is not transparent or not understood.
    private static func content(of subject: ViewElement) -> ViewContent? {
        switch subject.kind {
        case .call:
            if subject.isSwiftUI(.group) {
                guard !subject.hasArgument(.subviews), !subject.hasArgument(.sections) else { return nil }
                return ViewContent(inside: subject)
            }
            return subject.targets.isEmpty ? nil : ViewContent(of: subject)
        case .reference:
            return subject.targets.count == 1 ? ViewContent(of: subject) : nil
        case .root, .typeMember, .slot, .branch, .arm, .opaque:
            return nil
        }
    }
}

extension LifecycleUse {
    /// What the modifier runs: a closure, or the name of a method.
    func action(_ context: inout RuleContext) -> SyntaxNode? {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return nil }
        return call.value("perform") ?? call.value("action") ?? call.trailingClosure
            ?? call.argumentList?.children().first { $0.child(0)?.kind == .closureExpr }?.child(0)
    }

    /// `initial: true` of onChange.
    func runsInitially(_ context: inout RuleContext) -> Bool {
        guard let call = context.node(of: modifier).flatMap(CallExpr.init) else { return false }
        return call.argument("initial").map { $0.text == "true" } ?? false
    }

    /// Sections among the views of the subject.
    var holdsSections: Bool {
        subject.children.contains { slot in slot.children.contains { $0.isSwiftUI("Section") } }
    }

    /// Branch or ForEach that makes the views, the write that feeds it, and how the views come to their container.
    func related(_ place: Placement, _ action: LifecycleAction?, _ context: RuleContext) -> [RelatedLocation] {
        var related: [RelatedLocation] = []
        if let site = content.branch, content.fewest <= 1 {
            related.append(ViewElement(context.index, site).related("this branch decides which view is there"))
        } else if let site = content.rows {
            related.append(ViewElement(context.index, site).related("each element makes a view of its own"))
        }
        if let write = action?.feedback, let source = context.source {
            let message = "the action changes it here"
            related.append(RelatedLocation(path: source.path, range: write.range, message: message))
        }
        return related + place.related(context.index)
    }
}
