import GroupLintCore

/// What an arm of a branch surely keeps for the user, and loses when another arm takes its place.
struct DiscardedContent {
    /// The view that the arm shows.
    let view: ViewElement
    let kind: Kind
    /// The property, as written.
    let name: String
    /// Where the view keeps it.
    let place: RelatedLocation?
    /// Whether the property holds an object, which keeps it.
    var isOfModel = false
    /// Whether nothing fills a new view with what was there before.
    var startsEmpty = false
    /// Whether the view fills it again when it appears.
    var isFilled = false

    /// What is lost, the most telling first.
    enum Kind: UInt8 {
        /// What the user has typed into a field.
        case text
        /// The screens that the user has opened.
        case screens
        /// What a model has loaded.
        case data
        /// What the user has chosen with a control.
        case choice
    }
}

/// A property of a view that a field edits, or a part of it: `$name`, `$model.name`.
private struct TypedValue {
    let path: [Name]
    let text: String
}

/// The search for what the arms of branches keep. Only what is always there counts: nothing under a condition or in a row.
struct DiscardedContentSearch {
    private var typed: [TypeID: [TypedValue]] = [:]
    private var loaded: [TypeID: [Name]] = [:]
    private var kept: [TypeID: DiscardedContent?] = [:]
    private var open: [TypeID] = []
    /// How many more elements to look at.
    private var budget = 0

    /// How many branches of a view the search was asked for.
    private var branches: [TypeID: Int] = [:]

    private static let mostBranches = 48
    private static let deepest = 4
    private static let mostElements = 800

    /// Whether another branch of a view is looked at. For each, all code that changes its property is read.
    mutating func mayAsk(_ view: TypeID?) -> Bool {
        guard let view, branches[view, default: 0] < Self.mostBranches else { return false }
        branches[view, default: 0] += 1
        return true
    }

    /// What an arm loses; nil if it is not known to lose anything.
    mutating func find(in arm: ViewElement, _ context: inout RuleContext) -> DiscardedContent? {
        budget = Self.mostElements
        return best(in: arm, &context)
    }

    private mutating func best(in element: ViewElement, _ context: inout RuleContext) -> DiscardedContent? {
        var found: DiscardedContent?
        for view in shownViews(in: element) {
            guard let next = loss(of: view, &context) else { continue }
            if found.map({ next.kind.rawValue < $0.kind.rawValue }) ?? true { found = next }
        }
        return found
    }

    /// The calls in an element and in the members that it shows, outside of branches and rows.
    private mutating func shownViews(in element: ViewElement) -> [ViewElement] {
        var found: [ViewElement] = []
        var left: [(element: ViewElement, depth: Int)] = [(element, 0)]
        while let (current, depth) = left.popLast(), budget > 0 {
            budget -= 1
            if current.kind == .call { found.append(current) }
            if case .project = current.callee { continue }
            if current.showsRows { continue }
            if current.kind == .reference, depth < Self.deepest, current.targets.count == 1 {
                left.append((ViewElement(current.index, current.targets[0]), depth + 1))
            }
            for child in current.children where child.kind != .branch && current.shows(child) { left.append((child, depth)) }
        }
        return found
    }

    private mutating func loss(of view: ViewElement, _ context: inout RuleContext) -> DiscardedContent? {
        switch view.callee {
        case .project(let type):
            guard let found = keeps(type, &context) else {
                guard view.isStackOfScreens(type) else { return nil }
                let screen = view.children.first { $0.kind == .slot && $0.record.link < 0 }?.soleChild
                return DiscardedContent(view: screen ?? view, kind: .screens, name: "", place: nil)
            }
            return DiscardedContent(
                view: view, kind: found.kind, name: found.name, place: found.place, isOfModel: found.isOfModel,
                startsEmpty: found.startsEmpty, isFilled: found.isFilled)
        case .swiftUI:
            guard view.losesScreens(&context) else { return nil }
            return DiscardedContent(view: view, kind: .screens, name: "", place: nil)
        case .unknown: return nil
        }
    }

    private mutating func keeps(_ type: TypeID, _ context: inout RuleContext) -> DiscardedContent? {
        if let known = kept[type] { return known }
        guard open.count < Self.deepest, !open.contains(type), context.index.type(type).isView,
            let body = context.index.body(of: type)
        else { return nil }
        open.append(type)
        defer { open.removeLast() }
        let root = ViewElement(context.index, body)
        let found =
            ownText(type, root, &context) ?? best(in: root, &context) ?? ownData(type, root, &context)
            ?? DiscardedContent(choiceIn: type, root, &context)
        kept[type] = found
        return found
    }

    // MARK: Text

    /// The text that the user types into a field, if the view itself keeps it.
    private mutating func ownText(_ type: TypeID, _ root: ViewElement, _ context: inout RuleContext) -> DiscardedContent? {
        for value in typedValues(type, &context) {
            let name = value.path[0]
            guard let member = context.ownState(name, of: type), !value.text.isTypedAgain,
                value.path.count > 1 || member.type.name == "String" || member.defaultValue == .literal,
                let code = TypeCode(type, &context), !code.reacts(to: name)
            else { continue }
            if context.index.modelType(of: name, in: type) != nil, !context.makesModel(name, of: type) { continue }
            let isFilled = code.fills(name)
            return DiscardedContent(
                view: root, kind: .text, name: value.text,
                place: context.index.members(of: type, named: name).first.map { context.related($0, "the text is kept here") },
                isOfModel: context.index.modelType(of: name, in: type) != nil,
                startsEmpty: member.defaultValue != .none && !isFilled, isFilled: isFilled)
        }
        return nil
    }

    /// The properties of a view, or parts of them, that its fields edit.
    private mutating func typedValues(_ type: TypeID, _ context: inout RuleContext) -> [TypedValue] {
        if let known = typed[type] { return known }
        typed[type] = []
        guard context.index.type(type).isView, let body = context.index.body(of: type) else { return [] }
        var found: [TypedValue] = []
        for view in shownViews(in: ViewElement(context.index, body)) {
            switch view.callee {
            case .swiftUI(let known):
                guard known.traits.contains(.edits), let call = context.call(view),
                    let text = call.argument("text"), let path = text.boundPath, let name = text.boundText
                else { continue }
                found.append(TypedValue(path: path, text: name))
            case .project(let inner):
                found += valuesPassed(by: view, to: inner, &context)
            case .unknown: continue
            }
        }
        typed[type] = found
        return found
    }

    /// What a view passes on to another one that edits it: `NameField(text: $name)`, `Fields(model: model)`.
    private mutating func valuesPassed(by view: ViewElement, to type: TypeID, _ context: inout RuleContext) -> [TypedValue] {
        typedValues(type, &context).compactMap { value in
            guard let passed = context.passed(by: view, to: type, value.path[0]), let text = passed.shortText else { return nil }
            let rest = value.text.firstIndex(of: ".").map { value.text[$0...] } ?? ""
            return (passed.boundPath ?? passed.ownPath).map { path in
                TypedValue(path: path + value.path.dropFirst(), text: text.filter { $0 != "$" } + rest)
            }
        }
    }

    // MARK: Data

    /// The data that a model of the view loads when the view appears or the model is made.
    private mutating func ownData(_ type: TypeID, _ root: ViewElement, _ context: inout RuleContext) -> DiscardedContent? {
        for name in loadedModels(type, &context) where context.makesModel(name, of: type) {
            guard let id = context.index.members(of: type, named: name).first else { continue }
            return DiscardedContent(
                view: root, kind: .data, name: context.name(of: id), place: context.related(id, "the model is kept here"),
                isOfModel: true)
        }
        guard let code = TypeCode(type, &context) else { return nil }
        for id in context.index.storedProperties(of: type) where context.loadsState(context.index.member(id), code) {
            return DiscardedContent(
                view: root, kind: .data, name: context.name(of: id), place: context.related(id, "the data is kept here"))
        }
        return nil
    }

    /// The properties of a view whose models load something as soon as the view is there.
    private mutating func loadedModels(_ type: TypeID, _ context: inout RuleContext) -> [Name] {
        if let known = loaded[type] { return known }
        loaded[type] = []
        guard context.index.type(type).isView, let body = context.index.body(of: type) else { return [] }
        var found = context.index.storedProperties(of: type).map { context.index.member($0).name }.filter { name in
            context.index.modelType(of: name, in: type).map { context.loadsAtStart(name, $0, in: type) } ?? false
        }
        for view in shownViews(in: ViewElement(context.index, body)) {
            guard case .project(let inner) = view.callee else { continue }
            found += loadedModels(inner, &context).compactMap { name in
                context.passed(by: view, to: inner, name)?.ownName
            }
        }
        loaded[type] = found
        return found
    }
}
