import GroupLintCore

extension EagerLink {
    /// Whether the link itself needs what a member computes, because its label reads the member too.
    func needs(_ work: DestinationWork, _ context: inout RuleContext) -> Bool {
        guard work.view == nil, let member = work.member, let call = context.node(of: element) else { return false }
        return call.subtree.contains { part in
            part.kind == .declReferenceExpr && part.name == member && !node.range.contains(part.start)
        }
    }
}

/// What to write instead.
extension EagerLink {
    /// - Parameters:
    ///   - row: a link that is made once is best left as it is, without the work.
    ///   - hasValueLinks: whether every deployment target has them; nil if the targets are unknown.
    func help(
        _ work: DestinationWork?, in row: Placement?, hasValueLinks: Bool?, _ context: inout RuleContext
    ) -> String {
        let link = valueLink(row, &context)
        guard let work else { return link }
        let isInRow = row != nil || fixedRows != nil
        let other = advice(work, isInRow, start: context.startModifier)
        // Value links do nothing in a NavigationView, and replacing one changes more than this link.
        let isInView = places.contains { $0.navigation == .view }
        guard isInRow, slot != nil, hasValueLinks != false, !isInView, !leadsToItself, !context.index.hasTypedPath else {
            return other
        }
        return "\(hasValueLinks == nil ? "from iOS 16 on, " : "")\(link). Or \(other)"
    }

    /// Whether the destination shows the view that declares the link: each level would declare the same destinations again.
    private var leadsToItself: Bool {
        guard let owner = element.owner else { return false }
        let name = element.index.type(owner).name
        return node.subtree.contains { CallExpr($0)?.createdType?.name == name }
    }

    private func valueLink(_ row: Placement?, _ context: inout RuleContext) -> String {
        let navigation = places.map(\.navigation)
        let use =
            "write `NavigationLink(value:)` with a `Hashable` value in the row, and `.navigationDestination(for:)` on "
            + (row.flatMap { containerText($0, &context) } ?? "a view around the rows")
        if navigation.contains(.view) {
            return "value links do nothing in a `NavigationView`: first replace it with a `NavigationStack`, or with a "
                + "`NavigationSplitView` if it has columns, then \(use)"
        }
        return navigation.contains(.stack) ? use : "inside a `NavigationStack`, \(use)"
    }

    /// The container of the rows, if it is known and not in another lazy container, where links do not find a destination.
    private func containerText(_ row: Placement, _ context: inout RuleContext) -> String? {
        guard let site = row.lazyContainer, site.file == element.site.file else { return nil }
        let container = ViewElement(element.index, site)
        guard context.placements.of(container).allSatisfy({ $0.lazyContainer == nil }) else { return nil }
        return "the `\(node.tree.source.text(container.nameRange))`, after its closing brace"
    }

    /// - Parameter start: the modifier that may do the work when the view is shown.
    private func advice(_ work: DestinationWork, _ isInRow: Bool, start: String) -> String {
        if work.kind == .formatter { return "keep the formatter in a `static let`" }
        let view = (work.view ?? work.receiver).map { "`\($0)`" } ?? "the destination"
        if work.kind == .service { return "create it in " + (place(ofService: work.view) ?? "\(start) of \(view)") }
        if let model = work.model { return advice(work, creating: model, in: view, start: start) }
        if let type = work.created, work.view != nil, element.index.isObservableObject(type) {
            return "let \(view) keep this object in a `@StateObject`, and create it inside the parentheses of "
                + "`StateObject(wrappedValue:)`, which waits until \(view) is shown"
        }
        if work.view != nil || work.kind?.goesOn == true { return "move this work into \(start) of \(view)" }
        let isShared = isInRow && work.weight <= .costly
        return "do this work \(isShared ? "once outside the rows, or " : "")in the `body` or \(start) of the destination, which "
            + "run only when the destination is shown"
    }

    private func advice(
        _ work: DestinationWork, creating model: String, in view: String, start: String
    ) -> String {
        let type = element.index.uniqueType(Name(model.utf8))
        let value = work.value ?? "\(model)(…)"
        if work.isForStateObject {
            if work.view == nil, let receiver = work.receiver.flatMap({ element.index.uniqueType(Name($0.utf8)) }),
                element.index.initializers(of: receiver).isEmpty
            {
                return "write `\(model)(…)` itself as the argument of \(view), whose `@StateObject` then creates it only when "
                    + "the view is shown"
            }
            return work.view == nil
                ? "let the initializer of \(view) take an `@autoclosure @escaping () -> \(model)` and call it inside the "
                    + "parentheses of `StateObject(wrappedValue:)`, which waits until the view is shown"
                : "create the `\(model)` inside the parentheses of `StateObject(wrappedValue:)`, which waits until \(view) "
                    + "is shown"
        }
        guard let type else {
            return
                "create the `\(model)` only when \(view) is shown: in the initializer of \(view) with "
                + "`StateObject(wrappedValue:)` if it is an `ObservableObject`, and otherwise in \(start), "
                + "kept in an optional `@State`"
        }
        if element.index.type(type).isObservable {
            return "create the `\(model)` in \(start) in the `body` of \(view), and keep it in an optional `@State`"
        }
        // Any class can be made an ObservableObject, and code that uses the object need not change.
        // A superclass that is not known may conform already.
        let isOpen = !element.index.inheritance(of: type).isKnown && !element.index.inherits(type, "NSObject")
        let isReady = element.index.isObservableObject(type) || isOpen
        let step = isReady ? "" : "let `\(model)` conform to `ObservableObject`, and "
        let receiver = work.view.flatMap { element.index.uniqueType(Name($0.utf8)) }
        if let receiver, work.property != nil, !element.index.initializers(of: receiver).isEmpty {
            // Before the view is shown, an initializer that reads a StateObject gets an object of its own.
            return step + "let \(view) keep the `\(model)` in a `@StateObject`, create it in each initializer inside the "
                + "parentheses of `StateObject(wrappedValue:)`, and pass what the initializer sets in it now to the `\(model)`"
        }
        if let property = work.property, work.value != nil {
            return step + "write `@StateObject \(property) = \(value)` in \(view), which creates it only when the view is shown"
        }
        return step + "let \(view) keep the `\(model)` in a `@StateObject`, and create it in the initializer of \(view) with "
            + "`StateObject(wrappedValue: \(value))`, which waits until the view is shown"
    }

    /// A view of UIKit or AppKit has a function that makes its parts.
    private func place(ofService view: String?) -> String? {
        guard let type = view.flatMap({ element.index.uniqueType(Name($0.utf8)) }) else { return nil }
        if element.index.inherits(type, "UIViewRepresentable") { return "`makeUIView(context:)`" }
        return element.index.inherits(type, "NSViewRepresentable") ? "`makeNSView(context:)`" : nil
    }
}
