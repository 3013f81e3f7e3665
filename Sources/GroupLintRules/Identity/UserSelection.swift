import GroupLintCore

/// The values that the user gives to the property that chooses between the arms of a branch, with controls outside of the arms.
struct UserSelection {
    private let selected: SelectedArms
    /// Whether a control offers all values: a Picker, a bar with a row for each tab.
    private(set) var isFree = false
    /// Whether that is a TabView.
    private(set) var isOfTabView = false
    private var values: Set<String> = []
    /// Whether there are buttons that go to the next value and back.
    private var goesForward = false
    private var goesBack = false
    private var visited: [TypeID] = []
    /// The properties of views that have the values, such as `tab` of a button for one tab.
    private var holders: [(view: TypeID, property: Name)] = []

    private static let mostTypes = 6

    /// - Parameter countsArms: whether actions in the arms count too, such as the button for the next step.
    init(_ selected: SelectedArms, countsArms: Bool = false, _ context: inout RuleContext) {
        self.selected = selected
        guard let owner = selected.branch.owner else { return }
        let members = countsArms ? [] : context.members(shownBy: selected.arms.map(\.element), of: owner)
        add(selected.property, in: owner, &context) { !countsArms && selected.contains($0, members) }
        if !isFree { addBars(owner, countsArms: countsArms, &context) }
    }

    /// Whether the user leaves an arm and comes back to it.
    func leavesAndReturns(to position: Int) -> Bool {
        if isFree || (goesForward && goesBack) { return true }
        let own = values.filter { selected.shows($0, position) }
        return !selected.isRow && !own.isEmpty && own.count < values.count
    }

    private mutating func add(
        _ property: StateProperty, in owner: TypeID, _ context: inout RuleContext, isInArm: (SyntaxNode) -> Bool = { _ in false }
    ) {
        guard !visited.contains(owner), visited.count < Self.mostTypes else { return }
        visited.append(owner)
        let models = property.member.isNone ? [] : [property.root]
        guard let code = ViewCode(owner, models: models, &context) else { return }
        for change in UserChange.all(of: property.root, property.member, in: owner, &context) {
            let node = change.code
            if node.kind == .functionCallExpr, let call = CallExpr(node), call.callee?.isCapitalized ?? false {
                if !isInArm(node) { add(control: call, property, in: owner, &context) }
            } else if let body = FunctionDecl(node)?.body {
                let calls = code.view.nodes(named: node.name).filter { $0.ownName == node.name && !node.range.contains($0.range) }
                guard calls.contains(where: { !isInArm($0) }) else { continue }
                add(code.writes(body), property, in: owner, context.index)
            } else if !isInArm(node) {
                add(code.writes(node), property, in: owner, context.index)
            }
        }
        addCallers(property, of: owner, &context)
        for holder in holders where holder.view == owner { addPassed(holder, &context) }
    }

    /// Adds what callers give a view for the property with its value: `TabButton(tab: .home, selected: $selected)`.
    private mutating func addPassed(_ holder: (view: TypeID, property: Name), _ context: inout RuleContext) {
        for call in context.index.calls(of: holder.view, atMost: Self.mostSites) where !call.isInPreview {
            if let value = context.passed(by: call, to: holder.view, holder.property)?.selectionValue { values.insert(value) }
        }
    }

    private mutating func add(
        control call: CallExpr, _ property: StateProperty, in owner: TypeID, _ context: inout RuleContext
    ) {
        guard let name = call.callee?.name, let file = context.index.type(owner).home?.file else { return }
        let path = [property.root, property.member].filter { !$0.isNone }
        if let type = context.index.resolveType(name, file: file, in: owner) {
            // `selected.tag` changes with `selected`.
            for argument in call.arguments where [path, [property.root]].contains(argument.value?.boundPath) {
                add(StateProperty(root: argument.label), in: type, &context)
            }
        } else if Self.pickers.contains(name) {
            isFree = true
            isOfTabView = name == "TabView"
        }
    }

    private static let pickers = NameTable("Picker Toggle TabView")

    private mutating func add(
        _ writes: [StateWrites.Write], _ property: StateProperty, in owner: TypeID, _ index: ProjectIndex
    ) {
        for write in writes where write.root == property.root && write.member == property.member {
            if write.isToggle {
                values.formUnion(["true", "false"])
            } else if let value = write.value {
                add(value, write)
                if let name = value.ownPath?.first, value.ownPath?.count == 1, index.isInput(name, of: owner) {
                    holders.append((owner, name))
                }
            } else {
                let sign = write.node.parent.flatMap(SequenceExpr.init)?.sign?.tokenText
                if sign == "+=" { goesForward = true }
                if sign == "-=" { goesBack = true }
            }
        }
    }

    private mutating func add(_ value: SyntaxNode, _ write: StateWrites.Write) {
        if let known = value.selectionValue {
            values.insert(known)
            return
        }
        guard let path = value.ownPath else { return }
        let text = value.text.lowercased()
        if text.contains("next") { goesForward = true }
        if text.contains("previous") { goesBack = true }
        if let function = write.node.ancestors.first(where: { $0.kind == .functionDecl }).flatMap(FunctionDecl.init),
            let parameter = function.parameters?.children().map(FunctionParameter.init).first(where: { $0.name == path[0] })
        {
            let given = write.calls.last.flatMap(CallExpr.init)?.argument(parameter.label)
            if let known = given?.selectionValue {
                values.insert(known)
            } else if given?.isOfClosure ?? true {
                isFree = true
            }
        } else if value.isOfClosure {
            isFree = true
        }
    }

    /// Adds the other views that have a control for the property of the model: a bar with the model of the environment, and
    /// the views in the arms, such as that of a step with a button for the next one.
    private mutating func addBars(_ owner: TypeID, countsArms: Bool, _ context: inout RuleContext) {
        let (index, property) = (context.index, selected.property)
        guard !property.member.isNone, let model = index.modelType(of: property.root, in: owner) else { return }
        for site in context.changes(of: property.member, inClass: model).sites.prefix(Self.mostSites) where !isFree {
            guard let view = site.user.flatMap(index.owner), view != owner, index.type(view).isView,
                index.modelType(of: site.use.root, in: view) == model
            else { continue }
            var bar = self
            bar.values = []
            bar.add(StateProperty(root: site.use.root, member: property.member), in: view, &context)
            // A view with one value only leads to another tab.
            if countsArms {
                bar.values.formUnion(values)
                self = bar
            } else if bar.isFree || bar.values.count >= max(selected.arms.count, 2) {
                self = bar
            }
        }
    }

    private static let mostSites = 24

    /// Follows a value that callers pass: `Pages(tab: $tab)`.
    private mutating func addCallers(_ property: StateProperty, of owner: TypeID, _ context: inout RuleContext) {
        let index = context.index
        guard property.member.isNone, let member = index.members(of: owner, named: property.root).first.map(index.member),
            member.kind == .storedProperty, member.wrapper.isNone || member.wrapper == "Binding"
        else { return }
        for call in index.calls(of: owner, atMost: 4) where !call.isInPreview {
            guard let caller = call.owner, let passed = context.passed(by: call, to: owner, property.root),
                let path = passed.boundPath ?? passed.ownPath, path.count <= 2
            else { continue }
            add(StateProperty(root: path[0], member: path.count > 1 ? path[1] : .none), in: caller, &context)
        }
    }
}

extension ProjectIndex {
    /// Whether callers set a property of a view, and nothing else does.
    fileprivate func isInput(_ name: Name, of view: TypeID) -> Bool {
        guard let member = members(of: view, named: name).first.map(member) else { return false }
        return member.kind == .storedProperty && member.wrapper.isNone && member.defaultValue == .none
    }
}

extension SyntaxNode {
    /// Whether the expression is made of a parameter of a closure: `tab` in `ForEach(tabs) { tab in … }`.
    fileprivate var isOfClosure: Bool {
        guard let path = ownPath else { return false }
        if tokenText == "$0" { return true }
        return ancestors.lazy.compactMap(ClosureExpr.init).contains { $0.parameterNames.contains(path[0]) }
    }
}

extension RuleContext {
    /// The declarations of the members of a view that some elements show.
    fileprivate mutating func members(shownBy elements: [ViewElement], of owner: TypeID) -> [SyntaxNode] {
        var found: [SyntaxNode] = []
        var open = elements
        while let element = open.popLast(), found.count < 24 {
            for part in element.descendants where part.kind == .reference {
                for target in part.targets.prefix(4) {
                    let root = ViewElement(index, target)
                    guard root.owner == owner, let member = root.member, let node = declaration(of: member),
                        !found.contains(node)
                    else { continue }
                    found.append(node)
                    open.append(root)
                }
            }
        }
        return found
    }
}
