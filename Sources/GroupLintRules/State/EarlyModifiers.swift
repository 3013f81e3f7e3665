import GroupLintCore

/// A modifier that sets an object for the views before it, and a later modifier of the same view whose content lacks it.
struct EarlyModifiers {
    let help: String
    private let names: (setter: String, presenter: String)
    let related: [RelatedLocation]

    init(_ early: EnvironmentNeeds.EarlySetting, _ context: RuleContext) {
        let element = ViewElement(context.index, early.site)
        let (path, modifiers) = (element.path, element.views.modifiers)
        let (setter, presenter) = (modifiers[early.setter].nameRange, modifiers[early.presenter].nameRange)
        let source = context.read(path)
        func name(_ range: SourceRange) -> String { source?.text(range) ?? "" }
        names = (name(setter), name(presenter))
        help = "move `.\(name(setter))(…)` after `.\(name(presenter))`, or set the object in `.\(name(presenter))` too"
        related = [
            RelatedLocation(path: path, range: setter, message: "this sets the object for the views before it"),
            RelatedLocation(path: path, range: presenter, message: "but not for the content of this modifier, which comes later"),
        ]
    }

    /// Why the content lacks the object, for messages.
    func lack(_ type: String) -> String {
        "`.\(names.setter)` comes before `.\(names.presenter)`, whose content does not get the `\(type)` then"
    }
}
