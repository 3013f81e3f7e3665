import GroupLintCore

/// What to do instead of choosing between two views.
struct ConditionalAdvice {
    /// What to write; nil if some modifier has no form without effect.
    let help: String?
    /// Whether an argument or a condition in a closure can turn the modifiers off.
    let isPossible: Bool
    /// The modifiers that have no form without effect, as written.
    let fixed: [String]

    /// The condition of a helper.
    struct Condition {
        /// For messages, with backticks.
        var text: String
        /// As Swift code that is true where the modifiers apply; nil if it is long.
        var test: String?
        /// Whether each case applies modifiers.
        var isTwoWay = false
        /// Whether it unwraps an optional.
        var isPresence = false
    }

    /// - Parameters:
    ///   - modifiers: the modifiers that the branches apply.
    ///   - inline: the modifiers with arguments that depend on the condition, if they can be written.
    ///   - isOfProject: whether the project declares all of them.
    init(
        _ modifiers: [SwitchedModifier], _ condition: Condition, _ inline: InlineConditionalModifier?, isOfProject: Bool
    ) {
        let them = modifiers.count == 1 ? "it" : "them"
        isPossible = !modifiers.isEmpty && modifiers.allSatisfy(\.isConditionable)
        let names = modifiers.map { "`.\($0.modifier.name == .hidden ? "opacity" : $0.name)`" }
        let all = names.enumeration
        fixed = condition.isTwoWay ? [] : modifiers.filter { !$0.takesParameter && $0.code("") == nil }.map(\.name)
        let test = condition.test ?? "condition"
        if let inline {
            let what = names.count == 1 ? "modifier always and vary its argument" : "modifiers always and vary their arguments"
            help = "apply the \(what): `\(inline.text)`"
        } else if modifiers.count == 1, modifiers[0].modifier.name == .hidden, let test = condition.test {
            help = "write `.opacity(\(test) ? 0 : 1)` instead of `.hidden()`"
        } else if modifiers.count == 1, modifiers[0].modifier.name == "colorInvert", !condition.isTwoWay {
            help =
                "put the inversion on top instead: "
                + "`.overlay { if \(test) { Color.white.blendMode(.difference).allowsHitTesting(false) } }`"
        } else if modifiers.count == 1, modifiers[0].takesCondition, let code = modifiers[0].code(test) {
            help = "apply \(all) always and put the condition inside: `\(code)`"
        } else if isPossible {
            let arguments = names.count == 1 ? "its argument" : "their arguments"
            help = "apply \(all) always and let \(arguments) depend on \(condition.text)"
        } else if isOfProject, condition.isPresence {
            help = "apply \(all) always, let \(them) take \(condition.text) as an optional, and do nothing for `nil`"
        } else if isOfProject {
            help = "apply \(all) always and give \(them) a parameter for \(condition.text)"
        } else if condition.isTwoWay {
            help = "apply the same modifiers in both cases, and let their arguments depend on \(condition.text)"
        } else if fixed == ["refreshable"], modifiers.count == 1 {
            help = "apply \(all) always, and let its action return at once where it should not refresh"
        } else {
            help = fixed.isEmpty ? Self.help(modifiers, condition) : nil
        }
    }

    /// Code for each modifier of SwiftUI, and a parameter for those of the project.
    private static func help(_ modifiers: [SwitchedModifier], _ condition: Condition) -> String? {
        let known = modifiers.filter { !$0.takesParameter }
        let test = condition.test ?? "condition"
        let codes = known.compactMap { $0.code(test) }
        guard !codes.isEmpty else { return nil }
        guard codes.count < 4 else { return "apply the modifiers always, and test the condition in their arguments and closures" }
        let all = known.map { "`.\($0.name)`" }.enumeration
        let own = modifiers.filter(\.takesParameter).map { "`.\($0.name)`" }
        let constant = condition.test == nil ? "write `let condition = …`, and " : ""
        let isRenamed = zip(known, codes).contains { modifier, code in !code.dropFirst().hasPrefix(modifier.name) }
        let rest = own.isEmpty ? "" : ", and give \(own.enumeration) a parameter for it"
        return "\(constant)apply \(all) always\(isRenamed ? ", in another form" : ""): "
            + codes.map { "`\($0)`" }.enumeration + rest
    }

    /// What to do if some modifier has no form without effect: the state must last elsewhere.
    ///
    /// - Parameter condition: the condition for messages, with backticks.
    func help(_ loss: StateLoss, of view: String, _ helper: String, _ condition: String) -> String {
        if loss.isTask { return reason + "start the task outside of `\(helper)`, for example with `.task` after it" }
        let keep =
            switch loss.kind {
            case .text, .scrollPosition, .touchedSlider: "use `\(helper)` on another view than the `\(view)`"
            case _ where !loss.isOfProject: "use `\(helper)` on another view than the `\(view)`"
            case .image: "keep the loaded image of the `\(view)` outside of `\(helper)`, in a model"
            case .screens:
                "keep the navigation path of the `\(view)` outside of `\(helper)`, in a model or in a view around it"
            case .platformView, .loading, .object, .state, .task, .plainPlatformView, .touch:
                "keep the state of the `\(view)` outside of `\(helper)`, in a model or in a view around it"
            }
        if !fixed.isEmpty { return reason + keep }
        return "apply the same modifiers in both cases, with arguments that depend on \(condition), or \(keep)"
    }

    /// Why the modifiers cannot always be applied.
    private var reason: String {
        guard let name = fixed.first else { return "" }
        return name == "tabViewBottomAccessory"
            ? "from iOS 26.1 on, write `.tabViewBottomAccessory(isEnabled: …) { … }`; before that, "
            : "no argument turns `.\(name)` off, so "
    }
}
