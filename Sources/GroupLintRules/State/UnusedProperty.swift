import GroupLintCore

/// A property of a view that has a property wrapper, and that no code names.
struct UnusedProperty {
    let property: ProjectIndex.Property
    let member: MemberSummary
    let declaration: WrappedDeclaration
    /// Whether a known call passes a value for the property.
    let isPassed: Bool

    static func all(in file: ViewFile, with wrappers: NameTable, _ context: inout RuleContext) -> [UnusedProperty] {
        context.index.properties(inFile: file.file, with: wrappers).compactMap { UnusedProperty($0, &context) }
    }

    private init?(_ property: ProjectIndex.Property, _ context: inout RuleContext) {
        guard context.isOnlyUsed(in: property), context.data(of: property.type).uses(of: property.name).isEmpty,
            !context.index.mayBeRequired(property.name, in: property.type), !context.mayAccess(property),
            let declaration = WrappedDeclaration(property, &context)
        else { return nil }
        self.property = property
        self.declaration = declaration
        member = context.index.member(property.id)
        isPassed = context.index.passedArguments(to: property.type).has(property.name)
        // Callers pass the same values to the type for another platform, which may use them.
        if !property.isPrivate, context.index.hasTwin(property.type) { return nil }
    }

    var name: String { declaration.name }

    /// What to delete, for the help.
    var help: String {
        isPassed && !Self.neverPassed.contains(property.wrapper)
            ? "delete `\(name)`, and the argument `\(name):` where the view is made"
            : "delete `\(name)`"
    }

    /// Deletes the declaration. Safe if no code runs for its initial value, and no call can pass another value.
    ///
    /// - Parameter mayRedraw: whether a change of the value may redraw the view on purpose.
    func fix(mayRedraw: Bool = false) -> Fix? {
        guard !isPassed, hasFirstValue, let edits = declaration.deletion else { return nil }
        let isHidden = property.isPrivate || Self.neverPassed.contains(property.wrapper)
        let runsNothing = member.defaultValue == .none || member.defaultValue == .literal
        let isSafe = isHidden && runsNothing && !mayRedraw && !Self.fetching.contains(property.wrapper)
        return Fix("delete `\(name)`", isSafe ? .safe : .unsafe, edits)
    }

    /// Whether no call has to pass a value.
    private var hasFirstValue: Bool {
        declaration.binding.initialValue != nil || !Self.needValue.contains(property.wrapper)
            || (property.wrapper == "State" && member.type.flags.contains(.isOptional))
    }

    private static let needValue = NameTable("State Binding ObservedObject StateObject GestureState")
    private static let neverPassed = NameTable("Environment EnvironmentObject Namespace")
    static let fetching = NameTable("Query FetchRequest SectionedFetchRequest")
}

extension RuleContext {
    /// Whether SwiftUI connects a property, and the index has all code of its type.
    mutating func isOnlyUsed(in property: ProjectIndex.Property) -> Bool {
        index.isUpdated(property.type) && !index.isInPreview(property.type) && data(of: property.type).isComplete
            && index.firstMembers(of: property.type, named: property.name).count == 1
    }
}
