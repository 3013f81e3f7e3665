import GroupLintCore

/// A call that fills a state of a view with a value that may be another one at the next update.
struct KeptInput {
    let call: ViewElement
    /// Whether the view is the destination of a link, so that it may be a new one each time.
    let isLinked: Bool
}

extension RuleContext {
    /// A call that passes another value later, and whose view may stay on screen then. Nil for objects in `@State`: the view
    /// shows changes of the object that it keeps, and an app rarely replaces it.
    mutating func keptInput(of view: TypeID, _ copy: CopiedInput) -> KeptInput? {
        guard !copy.isModel, copy.keepsObject || mayBeValue(copy), !isInWidget(view) else { return nil }
        var linked: ViewElement?
        for element in index.calls(of: view, atMost: Self.mostCalls) where !element.isInPreview {
            guard let argument = copy.input.argument(of: element, in: view), let isLinked = isBesideSidebar(element),
                mayDiffer(argument, of: element),
                copy.keepsObject
                    ? passesPath(argument, in: element, copy) : changes(argument, of: element, isLinked: isLinked),
                !copy.keepsObject || mayBeAnother(argument, of: element),
                !(element.owner.map(index.isReferenceType) ?? false)
            else { continue }
            if !isLinked { return KeptInput(call: element, isLinked: false) }
            linked = linked ?? element
        }
        return linked.map { KeptInput(call: $0, isLinked: true) }
    }

    /// A call that passes another value later to a state that the view changes, or another object to a state.
    mutating func callOfCopy(_ copy: CopiedInput, isEdited: Bool, of view: TypeID) -> ViewElement? {
        guard isEdited ? mayBeValue(copy) : mayBeObject(copy), !isInWidget(view) else { return nil }
        for element in index.calls(of: view, atMost: Self.mostCalls) where !element.isInPreview {
            guard let argument = copy.input.argument(of: element, in: view), isBesideSidebar(element) == false,
                isEdited
                    ? isVariable(argument, of: element) : mayDiffer(argument, of: element) && mayBeAnother(argument, of: element),
                passesPath(argument, in: element, copy), !(element.owner.map(index.isReferenceType) ?? false)
            else { continue }
            return element
        }
        return nil
    }

    /// Whether a widget shows the view, which is then made once for each entry.
    private func isInWidget(_ view: TypeID, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        return index.calls(of: view, atMost: 4).compactMap(\.owner).contains { owner in
            let imports = index.type(owner).home.map { index.files[Int($0.file)].imports } ?? []
            return imports.contains(where: SwiftUICatalog.widgetModules.contains) || isInWidget(owner, depth: depth + 1)
        }
    }

    /// Whether the state is known to hold an object that views do not observe.
    mutating func mayBeObject(_ copy: CopiedInput) -> Bool {
        if copy.type.flags.contains(.isCollection) { return false }
        if let type = index.uniqueType(copy.type.name), index.type(type).home != nil {
            let kind = index.modelKind(of: type)
            return kind != .value && kind != .unknown
        }
        guard let binding = syntax()?.declaration(at: copy.property.nameRange).map(PatternBinding.init),
            let text = binding.type?.tokenText
        else { return false }
        return Self.records.contains { text.hasPrefix($0) && text.dropFirst(2).first?.isUppercase ?? false }
    }

    /// Prefixes of the classes of Apple's frameworks whose objects an app shows one after the other.
    private static let records = ["CN", "EK", "HK", "MK", "PH"]

    private static let mostCalls = 32

    /// Whether an argument is a property, a parameter or a part of one, not an object that the caller makes.
    private mutating func passesPath(_ argument: ViewTree.Argument, in element: ViewElement, _ copy: CopiedInput) -> Bool {
        guard let call = syntax(ofFile: element.path)?.node(element.node).flatMap(CallExpr.init),
            let path = copy.input.value(argument, in: call)?.simplePath
        else { return false }
        return !call.node.ancestors.prefix { TypeDecl($0) == nil }.contains { $0.declaresObject(path[0]) }
    }

    /// Whether an argument is no constant.
    private func isVariable(_ argument: ViewTree.Argument, of element: ViewElement) -> Bool {
        element.views.reads(of: argument).contains { !element.isConstant($0) && !$0.root.isIdentifier && !$0.member.isIdentifier }
    }

    /// Whether an argument may have another value at the next update.
    private mutating func mayDiffer(_ argument: ViewTree.Argument, of element: ViewElement) -> Bool {
        element.views.reads(of: argument).contains { read in
            !element.isConstant(read) && !read.root.isIdentifier && !read.member.isIdentifier
                && !isUnchanged(read.root, element)
        }
    }

    /// Whether a value is known to change while the caller shows the view, or is the element of a row.
    private mutating func changes(_ argument: ViewTree.Argument, of element: ViewElement, isLinked: Bool) -> Bool {
        let reads = element.views.reads(of: argument)
        if reads.contains(where: { !$0.isLocal && element.changes($0) }) { return true }
        return reads.contains(where: \.isLocal) && (isLinked || !isNewWithValue(element))
    }

    /// Whether another value of an element is another row: `ForEach(items, id: \.self)`.
    private mutating func isNewWithValue(_ element: ViewElement) -> Bool {
        let rows = sequence(first: element, next: \.parent).first {
            $0.isSwiftUI(.forEach) || $0.isSwiftUI("List") && $0.hasRowData
        }
        guard let rows, let call = syntax(ofFile: rows.path)?.node(rows.node).flatMap(CallExpr.init) else { return false }
        let id = call.argument("id")?.text
        return id == "\\.self" || id == "\\.element"
    }

    /// Whether the object of an argument may be another one later: it is not one that a caller further out keeps.
    private mutating func mayBeAnother(_ argument: ViewTree.Argument, of element: ViewElement, depth: Int = 0) -> Bool {
        guard depth < 4 else { return false }
        let reads = element.views.reads(of: argument)
        for read in reads where !element.isConstant(read) && !isUnchanged(read.root, element) {
            guard !read.isLocal, read.member.isNone, let owner = element.owner,
                let id = index.members(of: owner, named: read.root).first, index.member(id).kind == .storedProperty,
                Self.passedWrappers.contains(index.wrapper(of: id)) || index.wrapper(of: id).isNone
            else { return true }
            let isReplaced = index.calls(of: owner, atMost: Self.mostCalls).contains { call in
                guard !call.isInPreview, let outer = index.argument(of: call, setting: read.root, in: owner) else { return false }
                return mayBeAnother(outer, of: call, depth: depth + 1)
            }
            if isReplaced { return true }
        }
        return false
    }

    private static let passedWrappers = NameTable("ObservedObject Bindable")

    /// Whether a name is that of a state that nothing changes, or of an object that the caller keeps.
    private mutating func isUnchanged(_ property: Name, _ element: ViewElement) -> Bool {
        guard let owner = element.owner, let id = index.members(of: owner, named: property).first else { return false }
        let wrapper = index.wrapper(of: id)
        if wrapper == "StateObject" || wrapper == "EnvironmentObject" || wrapper == "Environment" { return true }
        guard SwiftUICatalog.stateWrappers.contains(wrapper) else { return false }
        var isObject = false
        if case .project(let type) = index.valueType(of: property, in: owner) { isObject = index.isReferenceType(type) }
        // A change in an object is not another object.
        return !data(of: owner).uses(of: property).contains { site in
            site.use.kind.mayChangeValue && (!isObject || site.use.member.isNone)
        }
    }

    /// Whether the state is not known to hold an object.
    private mutating func mayBeValue(_ copy: CopiedInput) -> Bool {
        if copy.type.flags.contains(.isCollection) || copy.property.defaultValue == .literal { return true }
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

extension SyntaxNode {
    /// Whether a block declares a variable and makes its value.
    fileprivate func declaresObject(_ name: Name) -> Bool {
        guard kind == .codeBlock || kind == .accessorBlock || kind == .closureExpr else { return false }
        let statements = ClosureExpr(self).map { Array($0.statements) } ?? Array(children())
        return statements.contains { statement in
            VariableDecl(statement)?.bindings.contains { binding in
                let binding = PatternBinding(binding)
                // A function may return an object that the app keeps.
                let mayBeKept = binding.initialValue.flatMap(CallExpr.init).map { $0.createdType == nil } ?? false
                return binding.pattern?.name == name && binding.initialValue?.simplePath == nil && !mayBeKept
            } ?? false
        }
    }
}
