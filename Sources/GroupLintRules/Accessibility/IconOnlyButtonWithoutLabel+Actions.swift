import GroupLintCore

/// What a control does, for which the name of its symbol may be enough.
extension RuleContext {
    /// Whether the action of a control does not only close something, for which "Close" is enough, and the control is not in a
    /// bar, where it acts on the screen.
    mutating func actsOnSomething(_ control: ViewElement) -> Bool {
        !isBarItem(control) && !closes(control)
    }

    /// Whether a control goes to the next or the previous item, with a symbol of which the description says that it winds.
    mutating func steps(_ control: ViewElement, _ symbol: String) -> Bool {
        guard ["`forward", "`backward"].contains(where: symbol.contains) else { return false }
        return code(of: control).flatMap(CallExpr.init)?.action?.text.hasPart(of: ["next", "previous", "prev"]) ?? false
    }

    /// Whether the control is what a `ToggleStyle` of the project makes of a toggle.
    func isInToggleStyle(_ control: ViewElement) -> Bool {
        control.owner.map { index.inherits($0, "ToggleStyle") } ?? false
    }

    /// Whether the action of a control closes what shows the control.
    mutating func closes(_ control: ViewElement) -> Bool {
        guard let action = code(of: control).flatMap(CallExpr.init)?.action else { return false }
        return ["= false", "= nil", "dismiss", "Dismiss", "close", "Close"].contains { action.text.hasWord($0) }
            || onlySwitchesBinding(action, of: control)
    }

    /// Whether VoiceOver reads the only symbol of a control as what its action says: "Back" or "Close".
    ///
    /// - Parameter symbol: the symbol in words.
    mutating func isNamedByItsSymbol(_ control: ViewElement, _ symbol: String) -> Bool {
        guard !symbol.contains(" or "), let action = code(of: control).flatMap(CallExpr.init)?.action else { return false }
        let closes = action.text.hasPart(of: ["dismiss", "close"])
        guard symbol.isSymbolOfBack else { return symbol.hasWord("`xmark`") && closes }
        // A view for buttons is often named after what its callers do: `BackButton(action: leave)`.
        return closes || action.text.hasPart(of: ["back", "pop"])
            || control.owner.map { name(of: $0).hasPart(of: ["back"]) } ?? false
    }

    /// Whether an action does nothing but switch a `Bool` that the view gets as a binding: it closes the view.
    private func onlySwitchesBinding(_ action: SyntaxNode, of control: ViewElement) -> Bool {
        var block = action
        while let call = block.firstStatement.flatMap(CallExpr.init), call.callee?.name == "withAnimation",
            block.statements.count(where: { _ in true }) == 1, let inner = call.trailingClosure
        {
            block = inner
        }
        guard let owner = control.owner, let statement = block.firstStatement,
            block.statements.count(where: { _ in true }) == 1
        else { return false }
        guard let callee = CallExpr(statement)?.callee, callee.name == "toggle", let name = callee.chainBase?.ownName else {
            return false
        }
        return index.members(of: owner, named: name).contains { index.wrapper(of: $0) == "Binding" }
    }

    /// Whether a control or something around it has a name for VoiceOver. A new element in its place has none by itself; on a
    /// button, that is what `combine_hides_controls` speaks of.
    mutating func isNamed(_ control: ViewElement) -> Bool {
        guard let modifier = elementWithoutName(on: control), !control.isSwiftUI("Button"), !control.isSwiftUI("NavigationLink")
        else { return isNamedOutside(control, hintsCount: false) }
        return isNamedOutside(control, hintsCount: false, but: modifier)
    }

    /// The `.accessibilityElement()` of a control that puts a new element in its place.
    mutating func elementWithoutName(on control: ViewElement) -> ViewTree.Modifier? {
        control.modifiers.first { modifier in
            guard modifier.name == "accessibilityElement", !modifier.isConditional, let call = call(of: modifier, on: control)
            else { return false }
            return call.arguments.isEmpty || call.argument("children")?.tokenText == "ignore"
        }
    }

    /// Whether a symbol is only filled while a value is true that the action of the control switches, and the code says the
    /// state in no other way: `isSaved ? "heart.fill" : "heart"`.
    mutating func hidesState(_ control: ViewElement, _ image: ViewElement) -> Bool {
        guard let name = imageCall(of: image)?.firstArgument?.value?.unwrapped,
            let parts = SequenceExpr(name).map({ Array($0.elements) }), parts.count == 3,
            let on = TernaryExpr(parts[1])?.middle?.firstLiteral, let off = parts[2].firstLiteral,
            on == off + ".fill" || off == on + ".fill",
            let action = code(of: control).flatMap(CallExpr.init)?.action?.text.replacing("self.", with: "")
        else { return false }
        let value = parts[0].text.replacing("self.", with: "")
        let isSwitched = action.contains("\(value).toggle()") || action.contains("\(value) = !\(value)")
        return isSwitched
            && ![control, image].contains { view in
                view.modifiers.contains { $0.name == "accessibilityValue" || $0.name == "accessibilityAddTraits" }
            }
    }
}
