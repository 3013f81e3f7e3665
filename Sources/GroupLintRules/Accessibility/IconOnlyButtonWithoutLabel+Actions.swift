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
        let action = code(of: control).flatMap(CallExpr.init)?.action?.text ?? ""
        return ["= false", "= nil", "dismiss", "Dismiss", "close", "Close"].contains { action.hasWord($0) }
    }

    /// Whether VoiceOver reads the only symbol of a control as what its action says: "Back" or "Close".
    ///
    /// - Parameter symbol: the symbol in words.
    mutating func isNamedByItsSymbol(_ control: ViewElement, _ symbol: String) -> Bool {
        guard !symbol.contains(" or "), let action = code(of: control).flatMap(CallExpr.init)?.action else { return false }
        let closes = action.text.hasPart(of: ["dismiss", "close"])
        return symbol.isSymbolOfBack ? closes || action.text.hasPart(of: ["back", "pop"]) : symbol.hasWord("`xmark`") && closes
    }
}
