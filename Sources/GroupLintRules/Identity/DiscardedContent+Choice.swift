import GroupLintCore

extension DiscardedContent {
    /// What the user chooses with a control, if only the view or its own model keeps it: `Picker("Unit", selection: $unit)`.
    init?(choiceIn type: TypeID, _ root: ViewElement, _ context: inout RuleContext) {
        guard let code = TypeCode(type, &context) else { return nil }
        for id in context.index.storedProperties(of: type) {
            let name = context.index.member(id).name
            guard let member = context.ownState(name, of: type), member.defaultValue != .none,
                let choice = Choice(context.name(of: id), code), !code.reacts(to: choice.part ?? name)
            else { continue }
            if let part = choice.part {
                guard let model = context.index.modelType(of: name, in: type), context.makesModel(name, of: type),
                    context.isSetOnlyOutside(part, ofModel: model)
                else { continue }
            } else if code.fills(name) {
                continue
            }
            self.init(
                view: root, kind: .choice, name: choice.text, place: context.related(id, "the choice is kept here"),
                isOfModel: choice.part != nil)
            return
        }
        return nil
    }
}

/// A control that is bound to a property, or to a part of a model in it.
private struct Choice {
    /// The property of the model; nil if the property itself is bound.
    let part: Name?
    /// What is bound, as written.
    let text: String

    init?(_ property: String, _ code: TypeCode) {
        for node in code.nodes(named: Name("$\(property)".utf8)) {
            let outer = node.parent.flatMap { $0.kind == .memberAccessExpr && $0.chainBase == node ? $0 : nil }
            let bound = outer ?? node
            guard let argument = bound.parent, argument.kind == .labeledExpr,
                let call = argument.ancestors.first(where: { $0.kind == .functionCallExpr }).flatMap(CallExpr.init),
                let name = call.callee?.name, Self.controls.contains(name)
            else { continue }
            part = outer?.name
            text = outer.map { "\(property).\($0.tokenText)" } ?? property
            // The state of a part of the page, such as whether it is open, is no choice.
            if text.nameParts.contains(where: Self.folding.contains) { return nil }
            return
        }
        guard code.hasCheckbox(for: Name(property.utf8)) else { return nil }
        (part, text) = (nil, property)
    }

    private static let folding = ["open", "expanded", "shown", "show", "shows", "showing", "visible", "hidden", "collapsed"]
    private static let controls = NameTable("Picker Toggle Slider Stepper DatePicker ColorPicker MultiDatePicker")
}

extension TypeCode {
    /// Whether an action switches a flag that an image shows as a checkbox:
    /// `Image(systemName: isDaily ? "checkmark.square" : "square")`.
    fileprivate func hasCheckbox(for flag: Name) -> Bool {
        let uses = nodes(named: flag)
        let isShown = uses.contains { node in
            guard let choice = node.parent, choice.children().contains(where: { $0.kind == .ternaryExpr }) else { return false }
            return choice.subtree.contains { $0.kind == .stringLiteralExpr && $0.text.hasPrefix("\"checkmark") }
        }
        return isShown
            && uses.contains { node in
                node.ancestors.prefix(2).contains { CallExpr($0)?.callee?.name == "toggle" }
            }
    }
}

extension RuleContext {
    /// Whether nothing but bindings sets a property of a class, and nothing saves it when it changes.
    fileprivate mutating func isSetOnlyOutside(_ property: Name, ofModel model: TypeID) -> Bool {
        guard let code = TypeCode(model, &self), let binding = code.property(property), binding.accessors == nil,
            case let found = index.members(of: model, named: property).map(index.member), found.count == 1,
            found[0].wrapper.isNone || found[0].wrapper == "Published", let name = binding.pattern?.tokenText
        else { return false }
        guard code.nodes(named: Name("$\(name)".utf8)).isEmpty else { return false }
        return changes(of: property, inClass: model).sites.allSatisfy { $0.user.flatMap(index.owner) != model }
    }
}
