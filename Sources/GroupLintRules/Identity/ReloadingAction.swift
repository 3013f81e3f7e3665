import GroupLintCore

/// An action of a view that changes something and loads the content again, with the flag for which the view shows other views:
/// it sends a comment and then reads all comments.
struct ReloadingAction {
    /// The view with the action: a button, or a view of the project that takes a closure.
    let element: ViewElement
    let arm: LoadedArm
    let write: StateWrites.Write

    private static let (mostControls, mostArms) = (24, 6)

    /// The first one in a file for each branch and property.
    static func all(in file: ViewFile, except known: Set<ViewSite>, _ context: inout RuleContext) -> [ReloadingAction] {
        var controls: [TypeID: [ViewElement]] = [:]
        for element in file.elements(.call) where !element.isInPreview && !known.contains(element.site) {
            guard let owner = element.owner, controls[owner]?.count ?? 0 < mostControls else { continue }
            if !element.isSwiftUI("Button") { guard case .project = element.callee else { continue } }
            controls[owner, default: []].append(element)
        }
        return controls.sorted { $0.key < $1.key }.flatMap { all($0.value, of: $0.key, &context) }
    }

    private static func all(
        _ controls: [ViewElement], of owner: TypeID, _ context: inout RuleContext
    ) -> [ReloadingAction] {
        guard let body = context.index.body(of: owner) else { return [] }
        let arms = LoadedArm.inside(ViewElement(context.index, body)).filter { $0.showsData || $0.isLong }.prefix(mostArms)
        var found: [ReloadingAction] = []
        guard !arms.isEmpty else { return [] }
        for element in controls {
            for action in element.userActions(&context) {
                for arm in arms where !found.contains(where: { $0.arm.branch.site == arm.branch.site }) {
                    guard let action = ReloadingAction(action, element, arm, owner, &context) else { continue }
                    found.append(action)
                }
            }
        }
        return found
    }

    private init?(
        _ action: (code: SyntaxNode, event: String), _ element: ViewElement, _ arm: LoadedArm, _ owner: TypeID,
        _ context: inout RuleContext
    ) {
        guard let writes = ArmWrites(action.code, of: owner, arm, &context),
            let found = LoadingWrite(writes, countsRemoval: false, mayReturnBefore: true, context.index), found.isReset,
            found.write.startsLoading, !found.write.choosesContent, element.isShown(with: arm), !action.code.isForMissingContent
        else { return nil }
        let change = ActionChange(writes.action, found.write)
        guard change.isCertain || ActionChange.names(action.event), !change.leaves else { return nil }
        (self.element, self.arm, write) = (element, arm, found.write)
    }
}

/// What an action does besides loading.
private struct ActionChange {
    /// Whether it waits for a change that it has asked for: `await service.addComment(text)`.
    private(set) var isCertain = false
    /// Whether it closes the screen, so that nobody looks at the content.
    private(set) var leaves = false

    init(_ action: SyntaxNode, _ write: StateWrites.Write) {
        for step in write.calls + [write.node] {
            let isInAction = step.tree === action.tree && action.range.contains(step.range)
            guard let home = isInAction ? action : step.ancestors.first(where: { $0.kind == .functionDecl }) else { continue }
            // `service.addComment(text) { … }`
            let outer = step.ancestors.prefix { $0 != home }.lazy.compactMap(CallExpr.init)
            isCertain = isCertain || outer.contains { Self.changes($0) && !($0.callee?.range.contains(step.range) ?? true) }
            for node in home.subtree {
                if node.kind == .awaitExpr, let call = node.subtree.lazy.compactMap(CallExpr.init).first(where: { _ in true }) {
                    isCertain = isCertain || Self.changes(call)
                }
                leaves = leaves || Self.exits.contains(node.name)
            }
        }
    }

    private static func changes(_ call: CallExpr) -> Bool {
        guard let name = call.callee?.tokenText else { return false }
        let verb = name.prefix { !$0.isUppercase }
        return verbs.contains(Name(verb.utf8))
    }

    /// Whether a view of the project calls a closure after a change: `onSaved: { … }`.
    static func names(_ event: String) -> Bool {
        guard event.hasPrefix("on") else { return false }
        let verb = event.dropFirst(2).lowercased()
        return events.contains { verb.hasPrefix($0) }
    }

    private static let verbs = NameTable(
        """
        add send post create delete remove update save join leave cancel submit like unlike toggle book mark accept reject \
        decline approve block unblock follow unfollow report edit rename move archive restore vote rate upload invite \
        register unregister complete finish purchase buy redeem publish confirm assign unassign duplicate pin unpin favorite \
        unfavorite import
        """)
    private static let events = ["save", "add", "create", "update", "delete", "remove", "post", "submit", "sent", "success"]
    private static let exits = NameTable(
        "dismiss pop popToRoot popBack removeLast goBack onDismiss onClose logout signOut logOut")
}

extension ViewElement {
    /// The actions of a button, and the closures of a view of the project with the names of events.
    fileprivate func userActions(_ context: inout RuleContext) -> [(code: SyntaxNode, event: String)] {
        guard let call = context.node(of: self).flatMap(CallExpr.init) else { return [] }
        if isSwiftUI("Button") { return call.action.map { [(code: $0, event: "")] } ?? [] }
        return call.namedClosures.map { (code: $0.closure, event: $0.label) }
    }

    /// Whether the view may be there together with an arm: no branch has them in different arms.
    fileprivate func isShown(with arm: LoadedArm) -> Bool {
        var own = arms(depth: 0)
        // A branch may be in several places.
        for (branch, positions) in arm.branch.arms(depth: 0) {
            if let others = own[branch], others.isDisjoint(with: positions) { return false }
        }
        return own.removeValue(forKey: arm.branch.site)?.contains(arm.position) ?? true
    }

    /// The branches around the view with the positions of its arms, also where a member is shown.
    private func arms(depth: Int) -> [ViewSite: Set<Int>] {
        var found: [ViewSite: Set<Int>] = [:]
        var current = self
        while let parent = current.parent {
            if parent.kind == .arm, let branch = parent.parent,
                let position = branch.children.enumerated().first(where: { $0.element.site == parent.site })?.offset
            {
                found[branch.site, default: []].insert(position)
            }
            current = parent
        }
        guard depth < 4, let member = current.member, let owner = current.owner else { return found }
        let name = index.member(member).name
        guard name != .body else { return found }
        for use in index.references(to: name, in: owner).prefix(4) {
            for (branch, positions) in use.arms(depth: depth + 1) { found[branch, default: []].formUnion(positions) }
        }
        return found
    }
}

extension SyntaxNode {
    /// Whether the code is only there while there is no content: in `if items.isEmpty { … }`.
    fileprivate var isForMissingContent: Bool {
        ancestors.lazy.compactMap(IfExpr.init).contains { choice in
            (choice.body?.range.contains(range) ?? false)
                && choice.conditions.contains { $0.kind == .memberAccessExpr && $0.name == "isEmpty" }
        }
    }
}

extension StateWrites.Write {
    /// Whether the value tells of a load, and not of a further step: a flag, `.loading`.
    fileprivate var startsLoading: Bool {
        guard case .member = knownValue else { return true }
        let text = value?.text.lowercased() ?? ""
        return Self.loading.contains(where: text.contains)
    }

    private static let loading = ["load", "fetch", "refresh", "updat", "progress", "busy", "working", "pending", "saving"]
}
