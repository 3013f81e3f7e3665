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

    init() {}

    /// Adds a call.
    mutating func add(_ passed: ArraySlice<ViewTree.Argument>, isShown: Bool) {
        if isShown { shownCount += 1 }
        var literals: [Name] = []
        for argument in passed {
            if !argument.isLiteral {
                arguments[argument.label, default: Counts()].others += 1
                continue
            }
            arguments[argument.label, default: Counts()].literals += 1
            if isShown, !literals.contains(argument.label) { literals.append(argument.label) }
        }
        for label in literals { arguments[label]?.shownLiterals += 1 }
    }

    /// Whether there is a call outside of previews.
    public var isShown: Bool { shownCount > 0 }

    /// Whether each call outside of previews passes a literal.
    public func areLiterals(_ label: Name) -> Bool { shownCount == arguments[label]?.shownLiterals ?? 0 }

    /// Whether a call passes an argument with the label.
    public func has(_ label: Name) -> Bool { arguments[label] != nil }

    func hasLiteral(_ label: Name) -> Bool { arguments[label].map { $0.literals > 0 } ?? false }
    func hasOther(_ label: Name) -> Bool { arguments[label].map { $0.others > 0 } ?? false }
}
