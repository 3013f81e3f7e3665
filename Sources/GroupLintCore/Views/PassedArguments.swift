/// What the calls of a view pass, for questions about conditions: each branch in a view asks about all calls of the view.
public struct PassedArguments: Sendable {
    /// The calls outside of previews.
    private var shownCount = 0
    private var arguments: [Name: Counts] = [:]

    private struct Counts {
        var literals = 0
        var others = 0
        /// The calls outside of previews that pass a literal.
        var shownLiterals = 0
    }

    init(_ calls: [ViewElement]) {
        for call in calls {
            let isShown = !call.root.flags.contains(.isPreview)
            if isShown { shownCount += 1 }
            var literals: [Name] = []
            for argument in call.arguments {
                if !argument.isLiteral {
                    arguments[argument.label, default: Counts()].others += 1
                    continue
                }
                arguments[argument.label, default: Counts()].literals += 1
                if isShown, !literals.contains(argument.label) { literals.append(argument.label) }
            }
            for label in literals { arguments[label]?.shownLiterals += 1 }
        }
    }

    /// Whether there is a call outside of previews.
    public var isShown: Bool { shownCount > 0 }

    /// Whether each call outside of previews passes a literal.
    public func areLiterals(_ label: Name) -> Bool { shownCount == arguments[label]?.shownLiterals ?? 0 }

    func hasLiteral(_ label: Name) -> Bool { arguments[label].map { $0.literals > 0 } ?? false }
    func hasOther(_ label: Name) -> Bool { arguments[label].map { $0.others > 0 } ?? false }
}

extension ProjectIndex {
    /// What the calls of a type pass.
    public func passedArguments(to type: TypeID) -> PassedArguments {
        passedArguments.value(type) { PassedArguments(calls(of: type)) }
    }

    /// Whether every known call passes a literal for a property or uses its literal default, and there is such a
    /// value. If an initializer takes the property without a label, all unlabeled arguments must be literals.
    func isAlwaysLiteral(_ property: Name, of type: TypeID, hasDefault: Bool) -> Bool {
        let isUnlabeled = initializers(of: type).contains { id in
            member(id).parameters.contains { $0.label == .unlabeled && $0.name == property }
        }
        let (passed, labels) = (passedArguments(to: type), isUnlabeled ? [property, .unlabeled] : [property])
        return !labels.contains(where: passed.hasOther) && (hasDefault || labels.contains(where: passed.hasLiteral))
    }
}
