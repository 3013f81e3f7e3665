import GroupLintCore

/// A branch between tabs, segments or steps that the user changes back and forth, and what its arms lose.
struct TabSwap {
    let selected: SelectedArms
    /// The most telling loss.
    private let found: DiscardedContent
    let viewName: String
    /// Number of arms with a model that loads.
    private let loadingArms: Int
    /// Whether a TabView changes the property.
    private let isInTabView: Bool

    /// Nil if nothing is known to be lost.
    init?(_ branch: ViewElement, _ search: inout DiscardedContentSearch, _ context: inout RuleContext) {
        guard branch.children.contains(where: \.mayKeepMuch), let selected = SelectedArms(branch, &context),
            !selected.text.namesAccount, !selected.choosesFlag, context.placements.isInBuilder(branch),
            !branch.isOnlyPresented
        else { return nil }
        var losses: [DiscardedContent] = []
        var user: UserSelection?
        for (position, arm) in selected.arms.enumerated() {
            guard let loss = search.find(in: arm.element, &context), let name = context.name(of: loss.view), !name.namesAccount
            else { continue }
            guard user != nil || search.mayAsk(branch.owner) else { return nil }
            let known = user ?? UserSelection(selected, &context)
            user = known
            if known.leavesAndReturns(to: position) || selected.isStep(position, loss, &context) { losses.append(loss) }
        }
        // Of a view that several arms show, `conditional_identity_split` says what to do.
        let repeated = losses.isEmpty ? [] : selected.repeatedViews
        losses.removeAll { repeated.contains($0.view.name) }
        guard let first = losses.min(by: { $0.kind.rawValue < $1.kind.rawValue }),
            first.kind == .text || !branch.isInSplitView(depth: 0)
        else { return nil }
        (self.selected, found) = (selected, first)
        viewName = context.name(of: first.view) ?? ""
        loadingArms = losses.reduce(0) { $0 + ($1.kind == .data && $1.isOfModel ? 1 : 0) }
        isInTabView = user?.isOfTabView ?? false
    }

    private var areTabs: Bool { selected.text.namesTab && selected.arms.count > 2 && loadingArms > 1 }

    /// What is lost, and the case to report.
    var report: (DiscardedContent, RuleCase) {
        switch found.kind {
        case .text: (found, found.isFilled ? DiscardedTabContent.textReplaced : DiscardedTabContent.textLost)
        case .screens: (found, DiscardedTabContent.screensLost)
        case .data: (found, areTabs ? DiscardedTabContent.tabsLost : DiscardedTabContent.dataLost)
        case .choice: (found, DiscardedTabContent.choiceLost)
        }
    }

    var isDoubtful: Bool { found.kind == .data && !areTabs && !found.isOfModel }

    var help: String {
        if isInTabView {
            return "the `TabView` already keeps its tabs: choose the view of each tab by the tab itself, and not by "
                + "`\(selected.text)`"
        }
        let root = found.name.prefix { $0 != "." }
        let above =
            (found.kind == .text || found.kind == .choice ? "declare `\(root)`" : "keep the `\(root)` of `\(viewName)`")
            + " in the view with this \(keyword)" + (found.isFilled ? ", fill it there only once," : ",")
            + " and pass it on to `\(viewName)`, as \(found.isOfModel ? "an observed model" : "a `@Binding`")"
        let bar =
            "show the views in a `TabView(selection:)`, which keeps them, and hide its own bar with "
            + "`.toolbar(.hidden, for: .tabBar)`"
        switch found.kind {
        case .text, .choice: return above
        case .screens: return bar
        case .data: return areTabs ? bar : above
        }
    }

    private var keyword: String { selected.branch.flags.contains(.isSwitch) ? "`switch`" : "`if`" }
}

extension SelectedArms {
    /// The names of the views of the project that several arms show.
    fileprivate var repeatedViews: Set<Name> {
        var (seen, repeated): (Set<Name>, Set<Name>) = ([], [])
        for arm in arms {
            // A container with other content is not the same view.
            let calls = arm.element.descendants.filter { call in
                call.kind == .call && SwiftUICatalog.views[call.name] == nil
                    && !call.children.contains { $0.kind == .slot && $0.record.link < 0 && !$0.children.isEmpty }
            }
            let names = Set(calls.map(\.name))
            repeated.formUnion(names.intersection(seen))
            seen.formUnion(names)
        }
        return repeated
    }

    /// Whether a `Bool` chooses between the arms.
    fileprivate var choosesFlag: Bool { arms.contains { $0.values.contains("true") || $0.values.contains("false") } }

    /// Whether the arm is a step of a form with text or a choice, which the user leaves and comes back to with buttons in the
    /// steps.
    fileprivate func isStep(_ position: Int, _ loss: DiscardedContent, _ context: inout RuleContext) -> Bool {
        (loss.kind == .choice || loss.kind == .text && loss.startsEmpty) && text.namesStep
            && UserSelection(self, countsArms: true, &context).leavesAndReturns(to: position)
    }
}

extension ViewElement {
    /// Whether the code around shows the view only in a sheet or the like: nobody changes a selection below it.
    fileprivate var isOnlyPresented: Bool {
        if isInPresentation { return true }
        guard let owner, let member, index.member(member).name != .body else { return false }
        let uses = index.references(to: index.member(member).name, in: owner)
        return !uses.isEmpty && uses.allSatisfy(\.isInPresentation)
    }

    private var isInPresentation: Bool { contentAround { $0.isModifier(with: .presents) } != nil }

    /// Whether an arm shows a view of the project, or a container of screens. Needs no syntax.
    fileprivate var mayKeepMuch: Bool {
        if case .project = callee { return true }
        return kind == .reference || isContainerOfScreens || children.contains(where: \.mayKeepMuch)
    }
}
