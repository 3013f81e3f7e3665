import GroupLintCore

/// What decides in a use of a helper that takes a closure.
struct HelperChoice {
    let condition: HelperUses.Condition
    private let helper: ConditionalHelper?
    /// The parameters that decide.
    private let parameters: [ParameterSummary]

    /// - Parameter helper: nil for a helper of another module, whose first argument decides.
    init(_ helper: ConditionalHelper?, _ use: ModifierUse) {
        self.helper = helper
        guard let helper, let function = helper.function else {
            parameters = []
            condition = HelperUses.Condition(reads: Array(use.element.reads(passedTo: use.position)))
            return
        }
        let reads = helper.branch.reads
        let deciding = function.parameters.filter { parameter in
            reads.contains { $0.isLocal && $0.root == parameter.name }
        }
        parameters = deciding
        condition = HelperUses.Condition(
            reads: deciding.flatMap { use.element.reads(passedTo: use.position, for: $0, of: function) },
            isPresence: reads.allSatisfy(\.isPresence))
    }

    /// The argument that decides; nil if there are several.
    func argument(of call: CallExpr) -> SyntaxNode? {
        guard let function = helper?.function else { return call.firstArgument?.value }
        guard parameters.count == 1, let parameter = parameters.first else { return nil }
        if parameter.label != .unlabeled { return call.argument(parameter.label) }
        let unlabeled = call.arguments.filter { !$0.hasLabel }
        let position = function.parameters.prefix { $0.name != parameter.name }.filter { $0.label == .unlabeled }.count
        return position < unlabeled.count ? unlabeled[position].value : nil
    }
}

/// What to do instead of choosing between two views.
struct ConditionalAdvice {
    let help: String
    /// Whether an argument or a condition in a closure can turn the modifiers off.
    let isPossible: Bool

    /// - Parameters:
    ///   - modifiers: the modifiers that the branches apply, and their names as written.
    ///   - inline: the modifiers with arguments that depend on the condition, if they can be written.
    ///   - isOfProject: whether the project declares all of them.
    ///   - isOwn: whether the helper itself has the condition, so that no caller can avoid a change.
    init(
        _ modifiers: [(modifier: ViewTree.Modifier, name: String)], _ condition: String, _ inline: InlineConditionalModifier?,
        isOfProject: Bool, isOwn: Bool = false
    ) {
        isPossible = !modifiers.isEmpty && modifiers.allSatisfy { $0.modifier.isConditionable }
        let names = modifiers.map { "`.\($0.modifier.name == .hidden ? "opacity" : $0.name)`" }
        let takesContent = modifiers.count == 1 && modifiers[0].modifier.takesCondition
        if let inline {
            let what = names.count == 1 ? "modifier always and vary its argument" : "modifiers always and vary their arguments"
            help = "apply the \(what): `\(inline.text)`"
        } else if takesContent, condition.first == "`" {
            let test = condition.dropFirst().dropLast()
            help = "apply \(names[0]) always and put the condition inside: `.\(modifiers[0].name) { if \(test) { … } }`"
        } else if isPossible {
            let verb = names.count == 1 ? "let its argument" : "let their arguments"
            help = "apply \(names.joined(separator: " and ")) always and \(verb) depend on \(condition)"
        } else if isOfProject {
            let verb = names.count == 1 ? "give it" : "give them"
            help = "apply \(names.joined(separator: " and ")) always and \(verb) a parameter for \(condition)"
        } else if isOwn {
            help = "apply the modifiers always, and test the condition in their closures and arguments"
        } else {
            help = "use it only where the condition does not change while the view is shown, or on a view that keeps nothing"
        }
    }
}

extension ViewTree.Modifier {
    /// Whether the closure of the modifier can hold a condition, and shows nothing if that is false.
    fileprivate var takesCondition: Bool {
        SwiftUICatalog.modifiers[name]?.off == .clearColorOrContent || name == "toolbar" || name == "swipeActions"
    }

    /// Whether an argument, or a condition in a closure, can turn the modifier off.
    fileprivate var isConditionable: Bool {
        SwiftUICatalog.modifiers[name].map { $0.neutral != nil || $0.off != nil } ?? false
    }
}

extension ModifierUse {
    /// Whether the project, or another module, declares the modifier.
    var isOfProject: Bool { modifier.name == .hidden || !SwiftUICatalog.modifiers.contains(modifier.name) }

    /// The modifiers that the closures of the use apply.
    var transform: [ViewTree.Modifier] {
        let closures = element.children.filter { $0.kind == .slot && Int($0.record.link) == position }
        return closures.flatMap { $0.children.flatMap { Array($0.modifiers) } }
    }

    /// Whether the closures apply a style, which no argument can turn off.
    var makesStyle: Bool { transform.contains { $0.name.isModifier(with: .needsBranch) } }

    func related(_ message: String) -> RelatedLocation {
        RelatedLocation(path: element.path, range: modifier.nameRange, message: message)
    }
}

extension ConditionalHelper {
    /// The names of the subject: `self`, or the parameter of the view modifier's body.
    var subject: [Name] {
        guard !branch.root.extendsView, let parameter = function?.parameters.first else { return ["self"] }
        return [parameter.name]
    }

    /// The subject for a fix.
    var subjectText: String { branch.root.extendsView ? "self" : "content" }

    /// The name for messages: `.highlighted` for a function, `Framed` for a view modifier.
    func name(in node: SyntaxNode) -> String? {
        let names = node.tree.scope(at: node.start).split(separator: ".").map { String($0).unquoted }
        guard names.count > 1 else { return nil }
        return branch.root.extendsView ? "." + names[names.count - 1] : names[names.count - 2]
    }
}

extension RuleContext {
    /// The modifiers of this file with their names as written, each name once.
    mutating func named(_ modifiers: [ViewTree.Modifier]) -> [(modifier: ViewTree.Modifier, name: String)] {
        var found: [(modifier: ViewTree.Modifier, name: String)] = []
        for modifier in modifiers where !found.contains(where: { $0.modifier.name == modifier.name }) {
            found.append((modifier, text(modifier)))
        }
        return found
    }

    /// Whether the project declares all modifiers.
    func declares(_ modifiers: [ViewTree.Modifier]) -> Bool {
        !modifiers.isEmpty
            && modifiers.allSatisfy { modifier in
                !SwiftUICatalog.modifiers.contains(modifier.name) && !index.viewModifiers(named: modifier.name).isEmpty
            }
    }

    /// The name of a view of any file as written.
    func name(of element: ViewElement) -> String? {
        read(element.path)?.text(element.nameRange).unquoted
    }
}

extension String {
    /// The name without backticks.
    var unquoted: String { first == "`" && count > 1 ? String(dropFirst().dropLast()) : self }
}
