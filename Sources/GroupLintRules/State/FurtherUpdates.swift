import GroupLintCore

extension ProjectIndex {
    /// Whether something else may update a view when a model changes that the view does not observe. SwiftUI runs the `body`
    /// of a view if the view around it is updated and passes another value. Two closures are never the same value.
    ///
    /// - Parameter property: the property of the view that holds the model.
    func mayBeUpdatedAnyway(_ view: TypeID, holding property: Name, _ model: TypeID) -> Bool {
        // Loose code, such as a preview inside `#if`, is not shown in an app.
        let calls = calls(of: view).filter { !$0.isInPreview && $0.owner != nil }
        guard !calls.isEmpty else { return takesNewValues(view) }
        return calls.allSatisfy { updates(view, by: $0, holding: property, model) }
    }

    /// Whether each caller of a view passes a value that is another one each time: a closure, or what a `GeometryReader` gives.
    private func takesNewValues(_ view: TypeID) -> Bool {
        takesClosures(view) || storedProperties(of: view).contains { member($0).type.name == "GeometryProxy" }
    }

    /// Whether each caller of a view passes a closure.
    func takesClosures(_ view: TypeID) -> Bool {
        storedProperties(of: view).map(member).contains { property in
            property.defaultValue == .none
                && (property.type.flags.contains(.isFunction) || property.flags.contains(.isBuilder))
        }
    }

    private func updates(_ view: TypeID, by call: ViewElement, holding property: Name, _ model: TypeID) -> Bool {
        guard let owner = call.owner else { return false }
        let others = call.arguments.filter { $0.label != property && !$0.isLiteral }
        let passesClosure =
            call.slots.contains { !$0.flags.contains(.isArgument) }
            || others.contains { $0.isClosure || members(of: view, named: $0.label).contains(where: isNewEachTime) }
        if passesClosure { return storedProperties(of: owner).contains { !member($0).wrapper.isNone } }
        guard observesObjects(owner) else { return false }
        // The objects whose changes come with those of the model: objects of its class, and the object that holds it.
        let holders = call.arguments.filter { $0.label == property }.flatMap { call.views.reads(of: $0).map(\.root) }
        let observed = objectProperties(of: owner).filter { $0.isObserved && mayBeSame($0.type, model) }
        let sources = observed.map(\.member.name) + holders
        return others.contains { argument in
            let reads = call.views.reads(of: argument)
            if reads.isEmpty { return !sources.isEmpty }
            return reads.contains { !$0.isLocal && !$0.member.isNone && sources.contains($0.root) }
        }
    }

    private func isNewEachTime(_ id: MemberID) -> Bool {
        member(id).type.flags.contains(.isFunction) || member(id).type.name == "GeometryProxy"
    }
}
