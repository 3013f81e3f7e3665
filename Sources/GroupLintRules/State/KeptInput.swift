import GroupLintCore

extension RuleContext {
    /// A call that fills a state of a view with a value that may be another one at the next update, and whose view stays on
    /// screen then. Nil for objects: the view shows changes of the object that it keeps, and an app rarely replaces it.
    mutating func stayingCall(of view: TypeID, filling copy: CopiedInput) -> ViewElement? {
        let isObject = copy.property.wrapper == "StateObject"
        guard isObject || mayBeValue(copy) else { return nil }
        for element in index.calls(of: view).prefix(Self.mostCalls) where !element.isInPreview {
            guard let argument = copy.input.argument(of: element, in: view), isKept(element),
                mayDiffer(argument, of: element), isObject ? passesPath(argument, in: element, copy) : true
            else { continue }
            return element
        }
        return nil
    }

    private static let mostCalls = 32

    /// Whether an argument is a property or a part of one, not an object that the call makes.
    private mutating func passesPath(_ argument: ViewTree.Argument, in element: ViewElement, _ copy: CopiedInput) -> Bool {
        guard let call = node(of: element).flatMap(CallExpr.init) else { return false }
        return copy.input.value(argument, in: call)?.simplePath != nil
    }

    /// Whether an argument may have another value at the next update.
    private mutating func mayDiffer(_ argument: ViewTree.Argument, of element: ViewElement) -> Bool {
        element.views.reads(of: argument).contains { read in
            !element.isConstant(read) && !read.root.isIdentifier && !read.member.isIdentifier
                && !isUnchanged(read.root, element)
        }
    }

    /// Whether the view may stay while its caller is updated: it has no `.id(…)`, and the code around it is no sheet, menu or
    /// destination.
    private func isKept(_ element: ViewElement) -> Bool {
        sequence(first: element, next: \.parent).allSatisfy { outer in
            if outer.modifiers.contains(where: { $0.name == .id }) { return false }
            guard outer.kind == .slot else { return outer.flags.isDisjoint(with: [.isPreview, .isLoose, .isNonView]) }
            return keepsViews(outer) ?? true
        }
    }

    /// Whether a name is that of a state that nothing changes, or of an object that the caller keeps.
    private mutating func isUnchanged(_ property: Name, _ element: ViewElement) -> Bool {
        guard let owner = element.owner, let id = index.members(of: owner, named: property).first else { return false }
        let wrapper = index.wrapper(of: id)
        if wrapper == "StateObject" || wrapper == "EnvironmentObject" || wrapper == "Environment" { return true }
        guard SwiftUICatalog.stateWrappers.contains(wrapper) else { return false }
        return !data(of: owner).uses(of: property).contains { $0.use.kind.mayChangeValue }
    }

    /// Whether the state is not known to hold an object.
    private mutating func mayBeValue(_ copy: CopiedInput) -> Bool {
        if SwiftUICatalog.valueTypes.contains(copy.type.name) { return true }
        if let type = index.uniqueType(copy.type.name), index.type(type).home != nil {
            return index.modelKind(of: type) == .value
        }
        guard let binding = syntax()?.declaration(at: copy.property.nameRange).map(PatternBinding.init),
            let text = binding.type?.tokenText
        else { return false }
        return !Self.frameworks.contains { text.hasPrefix($0) && text.dropFirst(2).first?.isUppercase ?? false }
            && !Self.objects.contains { text.hasSuffix($0) }
    }

    /// Usual last words of the names of classes.
    private static let objects = ["Model", "Store", "Fetcher", "Manager", "Service", "Controller", "Provider", "Coordinator"]

    /// Prefixes of the classes of Apple's frameworks.
    private static let frameworks = [
        "UI", "NS", "AV", "CL", "MK", "PH", "SK", "WK", "CN", "EK", "HK", "VN", "SC", "CB", "GK", "PK", "MT", "PD", "QL",
    ]
}
