import GroupLintCore

extension ViewElement {
    /// The content that a link pushes: `destination:`, or the first closure if no argument says otherwise.
    var destinationSlot: ViewElement? {
        if let labeled = slot("destination") { return labeled }
        // Libraries add links whose closure is the label: `NavigationLink(state: …) { }`.
        guard arguments.allSatisfy({ $0.label == .unlabeled || $0.label == "isActive" }) else { return nil }
        return slot(.none)
    }

    /// The link in the body of a view of the project that keeps its `destination` as a value and hands it to that link:
    /// `NavigationLink(destination: destination) { label }`. A closure that is passed for it was called by the initializer.
    var handedLink: ViewElement? {
        guard case .project(let type) = callee, let root = index.body(of: type) else { return nil }
        let body = ViewElement(index, root)
        let isValue = index.members(of: type, named: "destination").map(index.member).allSatisfy { property in
            property.kind == .storedProperty && property.wrapper.isNone && !property.type.flags.contains(.isFunction)
                && !property.type.name.isNone && !index.isAlias(property.type.name)
        }
        let isEager = index.initializers(of: type).allSatisfy { id in
            index.member(id).parameters.allSatisfy { $0.label != "destination" || !$0.type.flags.contains(.isEscaping) }
        }
        guard isValue, isEager else { return nil }
        return (body.site.element..<body.record.end).lazy
            .map { ViewElement(index, ViewSite(file: body.site.file, element: $0)) }
            .first { link in
                guard link.isSwiftUI("NavigationLink"), case let views = link.destinationSlot.map({ Array($0.children) }) ?? []
                else { return false }
                return views.count == 1 && views[0].kind == .reference && views[0].name == "destination"
                    && views[0].flags.isDisjoint(with: [.isLocal, .isCalled])
            }
    }

    /// Labels of the arguments that let state control the link: `isActive`, `tag`, `selection`.
    var controllingArguments: [Name] {
        arguments.map(\.label).filter { $0 == "isActive" || $0 == "tag" || $0 == "selection" }
    }
}

extension DeploymentTargets {
    /// Whether every system that can run the code has `NavigationLink(value:)`.
    func haveValueLinks(at node: SyntaxNode) -> Bool {
        guard !isUnknown else { return false }
        guard let first = SwiftUICatalog.views["NavigationStack"]?.since else { return false }
        return ReachableTargets(node, self).platforms(below: first).isEmpty
    }
}

extension ViewElement {
    /// Whether the link uses an initializer that the project adds to NavigationLink and that takes no view to push:
    /// `extension NavigationLink where Destination == Never { init(_ page: Page, @ViewBuilder label: () -> Label) }`.
    func isOfProjectInitializer(_ node: SyntaxNode) -> Bool {
        let given = CallExpr(node)?.argumentList.map { Array($0.children()) } ?? []
        guard let first = given.first else { return false }
        let isTitle = first.token == nil && Argument(first).value?.isLikelyText ?? false
        let labels = given.map { $0.token == nil ? Name.unlabeled : $0.name }
        return index.addedInitializers(to: "NavigationLink", for: site.file).contains { initializer in
            let takesView = initializer.parameters.contains { parameter in
                parameter.type.name == "Destination" || (parameter.propertyName == "destination" && parameter.takesClosure)
            }
            let needed = initializer.parameters.filter { !$0.hasDefault && !$0.takesClosure }
            guard needed.allSatisfy({ labels.contains($0.label) }) else { return false }
            let isText = ["String", "LocalizedStringKey", "LocalizedStringResource"].contains(
                initializer.parameters.first?.type.name)
            return !takesView && (!isTitle || isText) && labels.isInOrder(among: initializer.parameters.map(\.label))
        }
    }
}

extension SyntaxNode {
    /// Whether the value is likely text: `"Title"` or `item.title`, not `.page(item)`, `Page.item` or `page`.
    fileprivate var isLikelyText: Bool {
        kind == .stringLiteralExpr || (MemberAccessExpr(self)?.base.map { !$0.isCapitalized } ?? false)
    }
}

extension [Name] {
    /// Whether both start with the same label, and `labels` holds the others in the same order.
    fileprivate func isInOrder(among labels: [Name]) -> Bool {
        guard first == labels.first else { return false }
        var rest = labels[...]
        for label in self {
            guard let index = rest.firstIndex(of: label) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}
