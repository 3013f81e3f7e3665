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
        let reads = helper.reads
        let deciding = function.parameters.filter { parameter in
            reads.contains { $0.isLocal && $0.root == parameter.name }
        }
        parameters = deciding
        condition = HelperUses.Condition(
            reads: deciding.flatMap { use.element.reads(passedTo: use.position, for: $0, of: function) },
            isPresence: reads.allSatisfy(\.isPresence))
    }

    /// Whether the helper unwraps an optional.
    var isPresence: Bool { helper?.branch.flags.contains(.bindsPattern) ?? false }

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

extension ModifierUse {
    /// Whether the project, or another module, declares the modifier.
    var isOfProject: Bool { modifier.name == .hidden || !SwiftUICatalog.modifiers.contains(modifier.name) }

    private var closures: [ViewElement] { Array(element.slots(ofModifier: position)) }

    /// The modifiers that the closures of the use apply.
    var transform: [ViewTree.Modifier] { closures.flatMap { $0.children.flatMap { Array($0.modifiers) } } }

    /// Whether there is a closure for each case.
    var isTwoWay: Bool { closures.count > 1 }

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

    /// The condition as Swift code that is true where the modifiers apply; nil if it is long, or not one condition.
    func test(_ node: SyntaxNode) -> String? {
        guard let choice = IfExpr(node), choice.conditions.count == 1, let arm = branch.children.first(where: { _ in true })
        else { return nil }
        let condition = choice.conditions[0]
        let isUntouched = Array(arm.children).allSatisfy { $0.kind == .reference && $0.modifiers.isEmpty }
        guard let binding = BindingCondition(condition) else { return condition.test(isPresence: false, holds: !isUntouched) }
        guard condition.kind == .optionalBindingCondition else { return nil }
        guard let value = binding.value else { return binding.pattern.map { $0.text + (isUntouched ? " == nil" : " != nil") } }
        return value.test(isPresence: true, holds: !isUntouched)
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
    /// Whether the project declares all modifiers.
    func declares(_ modifiers: [ViewTree.Modifier]) -> Bool {
        !modifiers.isEmpty
            && modifiers.allSatisfy { modifier in
                !SwiftUICatalog.modifiers.contains(modifier.name) && index.declaresViewModifier(named: modifier.name)
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
