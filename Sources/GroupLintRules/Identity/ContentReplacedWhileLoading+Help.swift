import GroupLintCore

/// What to do instead.
extension ContentReplacedWhileLoading {
    fileprivate static let conditionText =
        "keep the old content until the new one is there, and add to the condition of the other view that there is none yet"

    func help(
        _ arm: LoadedArm, _ view: String, _ modifier: ViewTree.Modifier, _ write: StateWrites.Write,
        _ context: inout RuleContext
    ) -> String {
        let property = write.propertyText
        let change = write.changeText
        if modifier.name == "refreshable" {
            if arm.isInSeveralBranches(context.index) {
                return "show the content in one branch, with the other views only while there is no content yet"
            }
            // The action may set the other values of the condition too.
            let start =
                arm.hasAlternatives(reading: Name(property.utf8), &context)
                ? Self.conditionText
                : change
            let awaits = context.node(of: modifier).flatMap(CallExpr.init)?.action?.awaits ?? false
            return awaits
                ? "\(start): `.refreshable` shows an indicator of its own"
                : "\(start), and await the work in `.refreshable`, which shows an indicator of its own until then"
        }
        let name = context.text(modifier)
        if modifier.name == "sheet" || modifier.name == "fullScreenCover" {
            return "\(change), so that the content stays while it is updated"
        }
        switch arm.place {
        case .onList:
            return "move `.\(name)` to a view around the branch, or \(change)"
        case .inList:
            return "keep the `\(view)`, and show the progress in a row at its end"
        case .inRows:
            return "keep the rows, and show the progress in a row after them"
        case .besideRows, .aroundBranch, .aroundRows, .aroundNavigation:
            return "\(change), so that the \(arm.stayText(view))"
        }
    }
}

extension LoadedArm {
    func shownText(_ view: String) -> String { isInside ? "rows are" : "`\(view)` is" }

    /// What does not happen with the advice: ``the `List` stays while its content is updated``, without the article.
    func stayText(_ view: String) -> String {
        isInside ? "rows stay while they are updated" : "`\(view)` stays while its content is updated"
    }

    /// What happens to the content: ``the `List` starts at the top again``.
    func lossText(_ view: String) -> String {
        isInside ? "the rows disappear, and the `\(view)` loses its position," : "the `\(view)` starts at the top again"
    }
}

extension StateWrites.Write {
    /// What to do instead: `set `state` to `.loading` only while there is no content yet`.
    var changeText: String {
        switch knownValue {
        case .empty,
            nil where isRemoval:
            return "do not empty `\(propertyText)` before the new content is there"
        case .none?: return "do not set `\(propertyText)` to `nil` before the new content is there"
        default:
            let value = value?.kind == .memberAccessExpr ? value?.shortText.map { " to `\($0)`" } : nil
            // Other code may ask for a flag, such as one that does not load twice.
            if case .boolean = knownValue { return ContentReplacedWhileLoading.conditionText }
            return "set `\(propertyText)`\(value ?? "") only while there is no content yet"
        }
    }
}

extension StateWrites.Write {
    /// Whether the property chooses what to show, and does not tell of a load: `showsHistory = false`.
    var choosesContent: Bool {
        let name = propertyText.lowercased()
        return Self.choices.contains(where: name.contains) && !Self.loads.contains(where: name.contains)
    }

    private static let choices = ["show", "visible", "present", "hidden", "expanded"]
    private static let loads = ["load", "progress", "spinner", "indicator", "busy", "skeleton", "placeholder", "overlay", "hud"]
}
