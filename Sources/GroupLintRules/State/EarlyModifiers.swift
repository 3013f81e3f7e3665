import GroupLintCore

/// A modifier that sets an object for the views before it, and a later modifier of the same view whose content lacks it.
struct EarlyModifiers {
    let help: String
    let related: [RelatedLocation]

    init(_ early: EnvironmentNeeds.EarlySetting, _ context: RuleContext) {
        let element = ViewElement(context.index, early.site)
        let (path, modifiers) = (element.path, element.views.modifiers)
        let (setter, presenter) = (modifiers[early.setter].nameRange, modifiers[early.presenter].nameRange)
        let source = context.read(path)
        func name(_ range: SourceRange) -> String { source?.text(range) ?? "" }
        help = "move `.\(name(setter))(…)` after `.\(name(presenter))`, or set the object in `.\(name(presenter))` too"
        related = [
            RelatedLocation(path: path, range: setter, message: "this sets the object for the views before it"),
            RelatedLocation(path: path, range: presenter, message: "but not for the content of this modifier, which comes later"),
        ]
    }
}
