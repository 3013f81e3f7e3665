import GroupLintCore

/// A modifier that a helper applies in one case, and how advice writes it so that it is always applied.
struct SwitchedModifier {
    let modifier: ViewTree.Modifier
    /// The name as written.
    let name: String
    /// The call of the modifier.
    let call: CallExpr?

    private var known: CatalogModifier? { SwiftUICatalog.modifiers[modifier.name] }

    var isOfProject: Bool { known == nil }

    /// Whether the project can give the modifier, or what `.modifier(…)` applies, a parameter.
    var takesParameter: Bool { isOfProject || modifier.name == .modifier }

    /// Whether a neutral argument, or a condition in a closure, can turn the modifier off.
    var isConditionable: Bool { known.map { $0.neutral != nil || $0.off != nil } ?? false }

    /// Whether the closure of the modifier can hold a condition, and shows nothing if that is false.
    var takesCondition: Bool {
        guard known?.off == .clearColorOrContent || known?.switched == .content else { return false }
        // `toolbar(.hidden)` has no content.
        return known?.switched != .content || hasClosure
    }

    private var hasClosure: Bool { call.map { $0.trailingClosure != nil || $0.argument("content") != nil } ?? false }

    /// The modifier with a condition as Swift code, where `…` stands for what it has now:
    /// `.fixedSize(horizontal: isOn, vertical: isOn)`. Nil if no form of it has no effect.
    func code(_ test: String) -> String? {
        // A condition around a toolbar item needs iOS 16; inside of it, every version takes one.
        if name == "toolbar", takesCondition { return ".toolbar { ToolbarItem { if \(test) { … } } }" }
        if takesCondition { return conditionalContent(test) }
        if name == "transition" { return ".transition(\(test) ? … : .opacity)" }
        if let form = known?.switched { return code(form, test).map { "." + $0 } }
        guard let neutral = known?.neutral else { return isConditionable ? ".\(name)(\(test) ? … : …)" : nil }
        switch neutral.place {
        case .flag: return ".\(name)(\(test))"
        case .opacity: return ".opacity(\(test) ? 0 : 1)"
        case .first, .firstNumber, .lastNumber, .allNumbers: return ".\(name)(\(test) ? … : \(neutral.text ?? "…"))"
        }
    }

    /// The modifier with a condition inside: `.overlay(alignment: .top) { if isOn { … } }`. Code with the content in parentheses
    /// may be for versions that take no closure.
    private func conditionalContent(_ test: String) -> String {
        let alignment = call?.argument("alignment").flatMap(\.shortText)
        guard hasClosure || alignment == nil else {
            return ".\(name)(Group { if \(test) { … } }\(alignment.map { ", alignment: \($0)" } ?? ""))"
        }
        return ".\(name)\(alignment.map { "(alignment: \($0))" } ?? "") { if \(test) { … } }"
    }

    private func code(_ form: SwitchedForm, _ test: String) -> String? {
        let choose = { (none: String) in "\(name)(\(test) ? … : \(none))" }
        switch form {
        case .axes: return axes(test)
        case .flag: return "\(name)(\(test))"
        case .automatic: return choose(".automatic")
        case .defaultCase: return choose(".default")
        case .noValue: return choose("nil")
        case .emptyText: return choose("\"\"")
        case .emptySet: return choose("[]")
        case .edges: return edges(test)
        case .noMargin: return margin(test)
        case .zero: return choose("0")
        case .one: return choose("1")
        case .zeroAngle: return "\(name)(\(test) ? … : .zero, …)"
        case .white: return choose(".white")
        case .identity: return choose(".identity")
        case .isEnabled: return "\(name)(…, isEnabled: \(test))"
        case .isActive: return call?.argument("value") == nil ? "\(name)(…, isActive: \(test))" : nil
        case .gesture: return "\(name)(…, including: \(test) ? .all : .subviews)"
        case .tap: return gesture("TapGesture(\(count)).onEnded { … }", test)
        case .longPress: return gesture("LongPressGesture().onEnded { _ in … }", test)
        case .action: return "\(name) { … if \(test) { … } }"
        case .noAction: return "\(name)(perform: \(test) ? … : nil)"
        case .task: return "task(id: \(test)) { if \(test) { … } }"
        case .content: return name == "toolbar" ? choose(".automatic") : nil
        }
    }

    private func gesture(_ gesture: String, _ test: String) -> String {
        "gesture(\(gesture), including: \(test) ? .all : .subviews)"
    }

    /// `count: 2` for `onTapGesture(count: 2)`.
    private var count: String { call?.argument("count").map { "count: \($0.text)" } ?? "" }

    /// `ignoresSafeArea(.keyboard, edges: .bottom)` keeps its regions and its edges.
    private func edges(_ test: String) -> String {
        let regions = call?.arguments.first { !$0.hasLabel }.map { $0.node.text + ", " } ?? ""
        let edges = call?.argument("edges")?.text ?? ".all"
        return "\(name)(\(regions)edges: \(test) ? \(edges) : [])"
    }

    /// Only the form with edges takes an optional length.
    private func margin(_ test: String) -> String? {
        guard let arguments = call?.arguments.filter({ !$0.hasLabel }), let last = arguments.last?.value?.text else { return nil }
        let edges = arguments.count == 2 ? arguments[0].node.text : ".all"
        let placement = call?.argument("for").map { ", for: \($0.text)" } ?? ""
        return arguments.count > 2 ? nil : "\(name)(\(edges), \(test) ? \(last) : nil\(placement))"
    }

    /// `fixedSize(horizontal: true, vertical: false)` keeps an axis that is `false`.
    private func axes(_ test: String) -> String {
        let parts = ["horizontal", "vertical"].map { axis in
            let isOff = call?.argument(Name(axis.utf8))?.text == "false"
            return "\(axis): \(isOff ? "false" : test)"
        }
        return "\(name)(\(parts.joined(separator: ", ")))"
    }
}

extension RuleContext {
    /// The modifiers of this file with their names as written, each name once.
    mutating func named(_ modifiers: [ViewTree.Modifier]) -> [SwitchedModifier] {
        var found: [SwitchedModifier] = []
        for modifier in modifiers where !found.contains(where: { $0.modifier.name == modifier.name }) {
            let call = node(of: modifier).flatMap(CallExpr.init)
            found.append(SwitchedModifier(modifier: modifier, name: text(modifier), call: call))
        }
        return found
    }
}
