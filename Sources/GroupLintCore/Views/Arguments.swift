extension ViewElement {
    /// The argument of a call that fills a parameter of a function or initializer; nil if the call has none.
    public func argument(for parameter: ParameterSummary, of function: MemberSummary) -> ViewTree.Argument? {
        guard parameter.label == .unlabeled else { return arguments.first { $0.label == parameter.label } }
        let unlabeled = arguments.filter { $0.label == .unlabeled }
        let position = function.unlabeledPosition(of: parameter)
        return position < unlabeled.count ? unlabeled[position] : nil
    }

    /// What the caller passes for a parameter of a modifier of the project. Empty for literals and closures.
    ///
    /// - Parameter modifier: the modifier's index in `views.modifiers`.
    public func reads(passedTo modifier: Int, for parameter: ParameterSummary, of function: MemberSummary)
        -> ArraySlice<ViewTree.Read>
    {
        let position = parameter.label == .unlabeled ? function.unlabeledPosition(of: parameter) : 0
        let argument = views.passed(to: modifier).first {
            $0.argument.label == parameter.label && Int($0.position) == position
        }
        return argument.map { views.reads(of: $0.argument) } ?? []
    }

    /// What the caller passes as the first argument of a modifier. Empty for a literal, a closure or a labeled argument.
    public func reads(passedTo modifier: Int) -> ArraySlice<ViewTree.Read> {
        let first = views.passed(to: modifier).first { $0.argument.label == .unlabeled && $0.position == 0 }
        return first.map { views.reads(of: $0.argument) } ?? []
    }

    /// Whether a call of a modifier of the project can mean a function: its labels are those of the parameters, and it
    /// has a closure for each parameter that needs one.
    public func mayCall(_ function: MemberSummary, asModifier modifier: Int) -> Bool {
        let closures = Array(slots(ofModifier: modifier))
        let labels = views.passed(to: modifier).map(\.argument.label) + closures.map(\.name).filter { !$0.isNone }
        let needed = function.parameters.filter {
            $0.type.flags.contains(.isFunction) && !$0.type.flags.contains(.isAutoclosure) && !$0.hasDefault
        }
        return labels.allSatisfy { label in function.parameters.contains { $0.label == label } }
            && needed.count <= closures.count
    }
}

extension MemberSummary {
    /// 0-based position of a parameter among those without a label.
    fileprivate func unlabeledPosition(of parameter: ParameterSummary) -> Int {
        parameters.prefix { $0.name != parameter.name }.filter { $0.label == .unlabeled }.count
    }
}

extension ProjectIndex {
    /// The argument with which a call sets a property of the type that it constructs: `Framed(when: isOn)` sets `isFramed`
    /// if the initializer assigns it. Nil if the call does not set it, or another initializer does.
    public func argument(of call: ViewElement, setting property: Name, in type: TypeID) -> ViewTree.Argument? {
        let labels = call.arguments.map(\.label)
        let declared = initializers(of: type).map(member)
        let called = declared.filter { initializer in
            labels.allSatisfy { label in initializer.parameters.contains { $0.label == label } }
        }
        for initializer in called {
            let parameter =
                initializer.parameters.first { initializer.passes($0, to: property) }
                ?? initializer.parameters.first { $0.propertyName == property }
            if let parameter, let argument = call.argument(for: parameter, of: initializer) { return argument }
        }
        return called.isEmpty ? call.arguments.first { $0.label == property } : nil
    }

    /// Whether a type is known to be no class: views do not follow the members of a class that is only kept as state.
    func isValue(_ shape: TypeShape, _ constructed: Name, _ type: TypeID?) -> Bool {
        if shape.flags.contains(.isCollection) { return true }
        let name = shape.name.isNone ? constructed : shape.name
        if let type { return !isReferenceType(type) }
        return name.isNone || SwiftUICatalog.valueTypes.contains(name)
    }

    /// Whether two values of a type can differ in a member. False for reference types, unknown types and `let` members:
    /// those are data, which usually stays the same.
    public func mayDiffer(_ name: Name, in shape: TypeShape, _ type: TypeID?) -> Bool {
        // Getters may read each other many times.
        var budget = 256
        return mayDiffer(name, in: shape, type, depth: 0, &budget)
    }

    private func mayDiffer(
        _ name: Name, in shape: TypeShape, _ type: TypeID?, depth: Int, _ budget: inout Int
    ) -> Bool {
        if shape.flags.contains(.isCollection) || SwiftUICatalog.valueTypes.contains(shape.name) { return true }
        guard depth < 4, budget > 0, let type, let member = members(of: type, named: name).first.map(member) else { return false }
        budget -= 1
        let isEnumeration = self.type(type).kind == .enumeration
        guard isEnumeration || self.type(type).kind == .structure, !member.flags.contains(.isStatic) else { return false }
        switch member.kind {
        case .storedProperty: return !member.flags.contains(.isLet)
        case .computedProperty:
            guard let reads = member.getterReads else { return isEnumeration }
            return reads.contains { read in
                !read.isTypeMember
                    && ((isEnumeration && read.root == .selfName)
                        || mayDiffer(read.root, in: shape, type, depth: depth + 1, &budget))
            }
        case .function, .initializer: return false
        }
    }
}
