import GroupLintCore

/// The kind of code that passes a new model to a view.
enum ConstructionPlace: Equatable {
    /// The body of a view, for a view that it shows itself.
    case body
    /// The body of a view, for a sheet, a pushed screen or the content of an unknown modifier.
    case screen
    case app

    /// Nil for code that SwiftUI does not run again for an update.
    init?(_ call: ViewElement, _ owner: TypeID, _ placements: ViewPlacements) {
        let index = call.index
        guard !call.root.flags.contains(.isPreview), !call.root.flags.contains(.isLoose), let member = call.member,
            !index.isInPreview(owner), !index.member(member).flags.contains(.isStatic)
        else { return nil }
        switch index.updatedRole(of: owner) {
        case .app: self = .app
        case .view:
            // Members may show each other many times.
            var budget = 256
            self = Self.isOnScreen(call, owner, placements, depth: 0, &budget) ? .screen : .body
        case nil: return nil
        }
        if sequence(first: call, next: \.parent).contains(where: { $0.kind == .call && SwiftUICatalog.hosts.contains($0.name) }) {
            return nil
        }
    }

    /// Whether each use of the code is the content of another screen, or may be.
    private static func isOnScreen(
        _ element: ViewElement, _ owner: TypeID, _ placements: ViewPlacements, depth: Int, _ budget: inout Int
    ) -> Bool {
        budget -= 1

        if sequence(first: element, next: \.parent).contains(where: { isScreen($0, placements) }) { return true }
        guard let member = element.member.map(element.index.member), member.name != .body, member.name != "makeBody" else {
            return false
        }
        let uses = element.index.references(to: member.name, in: owner).filter { !$0.root.flags.contains(.isLoose) }
        return depth == maximumDepth || budget <= 0
            || uses.allSatisfy { isOnScreen($0, owner, placements, depth: depth + 1, &budget) }
    }

    private static let maximumDepth = 3

    private static func isScreen(_ slot: ViewElement, _ placements: ViewPlacements) -> Bool {
        guard slot.kind == .slot else { return false }
        if slot.record.link >= 0 {
            let modifier = slot.views.modifiers[Int(slot.record.link)].name
            return modifier.isModifier(with: .presents) || !SwiftUICatalog.modifiers.contains(modifier)
        }
        switch placements.role(of: slot) {
        case .destination, .screen, .action, .unknown: return true
        case .transparent, .repeated, .listRows, .formRows, .tableCell, .lazyRows, .stack, .single, .menu, .navigationStack,
            .navigationView, .splitSidebar, .splitColumn, .nonView:
            return false
        }
    }
}

/// A property of a view that observes the object that a caller passes: with a wrapper, or plainly if the body reads an object
/// with `@Observable`.
struct ObservingProperty {
    let id: MemberID
    let member: MemberSummary
    let view: TypeID
    let index: ProjectIndex

    var kind: ModelKind { member.wrapper == "ObservedObject" ? .observableObject : .observable }
    /// What does not keep the object, for messages.
    var holder: String { member.wrapper.isNone ? "a plain property" : kind == .observable ? "`@Bindable`" : "`@ObservedObject`" }

    static func all(of view: TypeID, _ index: ProjectIndex) -> [ObservingProperty] {
        index.storedProperties(of: view).compactMap { id in
            let member = index.member(id)
            let isWrapped = member.wrapper == "ObservedObject" || member.wrapper == "Bindable"
            guard isWrapped ? !index.declaresType(member.wrapper) : index.holdsPlainModel(id, in: view) else { return nil }
            return ObservingProperty(id: id, member: member, view: view, index: index)
        }
    }

    /// Whether a call sets the property with an argument: by its label, or by the type of a parameter of the initializer.
    func isSet(by argument: Argument, of call: ViewElement) -> Bool {
        let label = argument.hasLabel ? argument.label : .unlabeled
        if let known = index.argument(of: call, setting: member.name, in: view) { return known.label == label }
        return index.initializers(of: view).map(index.member).contains { initializer in
            let parameters = initializer.parameters.filter { $0.type.name == member.type.name && !$0.type.name.isNone }
            return parameters.count == 1 && parameters[0].label == label
        }
    }
}

extension ProjectIndex {
    /// Whether callers pass an object with `@Observable` to a plain property of a view, which the view does not keep in `@State`.
    fileprivate func holdsPlainModel(_ property: MemberID, in view: TypeID) -> Bool {
        let member = member(property)
        guard member.wrapper.isNone, member.defaultValue == .none, !member.flags.contains(.isStatic),
            member.type.flags.isDisjoint(with: [.isOptional, .isCollection, .isFunction]),
            case .project(let model) = valueType(of: member.name, in: view), modelKind(of: model) == .observable
        else { return false }
        return !storedProperties(of: view).map(self.member).contains {
            SwiftUICatalog.stateWrappers.contains($0.wrapper) && $0.writtenType == member.type.name
        }
    }
}

extension ConstructedModel {
    /// The argument, or only the type in it if it is long.
    var range: SourceRange {
        if value.shortText != nil { return value.range }
        return CallExpr(value.unwrapped)?.createdType?.tokenRange ?? CallExpr(value.unwrapped)?.callee?.range ?? value.range
    }
}
