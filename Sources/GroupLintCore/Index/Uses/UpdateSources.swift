/// The stored properties of a view whose changes make SwiftUI run its body again, in source order.
public struct UpdateSources: Sendable {
    /// Properties that hold an object and observe it.
    public fileprivate(set) var objects: [MemberID] = []
    /// State that the body reads and that code changes after the initializer.
    public fileprivate(set) var states: [MemberID] = []
    /// Other properties that the body reads. Callers may pass other values later.
    public fileprivate(set) var inputs: [MemberID] = []
}

extension ProjectIndex {
    /// - Parameter data: the data of the type.
    public func updateSources(of type: TypeID, _ data: TypeData) -> UpdateSources {
        updateSources.value(type) {
            var sources = UpdateSources()
            for id in storedProperties(of: type) {
                let member = member(id)
                if SwiftUICatalog.objectWrappers.contains(member.wrapper) {
                    sources.objects.append(id)
                } else if data.usesInBody(of: member.name).contains(where: { $0.use.kind == .read }) {
                    add(id, member, data, &sources)
                }
            }
            return sources
        }
    }

    private func add(_ id: MemberID, _ member: MemberSummary, _ data: TypeData, _ sources: inout UpdateSources) {
        guard SwiftUICatalog.stateWrappers.contains(member.wrapper) || member.wrapper == "AppStorage" else {
            return sources.inputs.append(id)
        }
        let isChanged = data.uses(of: member.name).contains { site in
            site.use.kind.mayChangeValue && !data.moments(of: site).isSubset(of: .initialization)
        }
        if isChanged { sources.states.append(id) }
    }
}
