import GroupLintCore

struct ListReplacedByDetail: Rule {
    static let opened = RuleCase(
        .info, .medium,
        says: "the `{view}` starts at the top again when the user comes back from what this action shows, because it sets "
            + "`{property}`, and {branch} then shows another view in its place")

    static let info = RuleInfo(
        id: "list_replaced_by_detail",
        summary: "A list that the details of a row replace starts at the top when the user comes back.",
        category: .identity,
        rationale: """
            `if let selected { Detail(item: selected) } else { List(items) { … } }` looks like a screen that is pushed over the \
            list. But SwiftUI removes the list when `selected` is set. When the user comes back, SwiftUI makes a new list, which \
            starts at the top: the user has to find the place again, and the rows have lost their state.

            Push the details with a `NavigationLink` or `.navigationDestination`, show them in a sheet, or put them over the \
            list, which stays in a `ZStack`. This applies to every OS version.
            """,
        cases: [opened],
        silentOn: [
            "values that no other code of the view sets back, and cases and flags: the list may be one of several steps",
            "rows outside of a `List` or vertical `ScrollView` in the same branch, and rows for fixed data",
            "actions that set the value only under a condition, or that set it back",
            "actions of views that sign in: the user does not come back to them",
            "views that scroll by themselves: with `.scrollPosition` or a `ScrollViewReader`",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/videos/play/wwdc2021/10022/",
            "https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)",
        ],
        bad: """
            struct Albums: View {
                let albums: [Album]
                @State private var selected: Album?

                var body: some View {
                    if let selected {
                        AlbumPage(album: selected, close: { self.selected = nil })
                    } else {
                        List(albums) { album in
                            Button(album.title) { selected = album }
                        }
                    }
                }
            }
            """,
        good: """
            struct Albums: View {
                let albums: [Album]
                @State private var selected: Album?

                var body: some View {
                    List(albums) { album in
                        Button(album.title) { selected = album }
                    }
                    .navigationDestination(item: $selected) { AlbumPage(album: $0, close: { selected = nil }) }
                }
            }
            """
    )

    /// How many actions of a file the rule follows.
    private static let mostExamined = 64

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.elements(.branch).contains(where: { _ in true }) else { return }
        for row in RowAction.opening(in: file, &context).prefix(Self.mostExamined) {
            for arm in row.arms where check(row, arm, &context) { break }
        }
    }

    private func check(_ row: RowAction, _ arm: LoadedArm, _ context: inout RuleContext) -> Bool {
        guard let owner = row.element.owner, owner == arm.branch.owner, let list = arm.scrollingList(&context),
            let writes = ArmWrites(row.action, of: owner, arm, &context),
            let write = OpeningWrite(writes, context.index)?.write, !(context.name(of: row.element) ?? "").namesAccount
        else { return false }
        let code = writes.choice.code.view
        guard !code.scrollsByItself, writes.isSetBack(write, outside: arm, code) else { return false }
        let view = context.name(of: list) ?? ""
        context.report(
            Self.opened,
            [
                "view": view, "property": write.propertyText,
                "branch": arm.branch.choiceText,
            ],
            at: row.element.nameRange,
            help: "push the other view with `.navigationDestination`, or show it over the `\(view)` in a `ZStack`",
            related: [
                arm.branch.related("this decides whether the `\(view)` is shown"),
                RelatedLocation(path: write.node.tree.source.path, range: write.range, message: "set here"),
            ])
        return true
    }
}

/// The write with which an action in a row shows another arm for a while: `selected = item`.
private struct OpeningWrite {
    let write: StateWrites.Write

    /// Nil if the action is not known to do so.
    init?(_ found: ArmWrites, _ index: ProjectIndex) {
        for write in found.writes.writes where write.isCertain && write.exits.isEmpty {
            guard let property = write.wholeProperty, write.showsItem,
                let others = found.choice.positions(property, .present), !others.contains(found.position),
                found.updatesViews(property, index)
            else { continue }
            let later = found.writes.writes.filter { $0.root == write.root && $0.member == write.member }
            guard later.count == 1 else { continue }
            self.write = write
            return
        }
        return nil
    }
}

extension StateWrites.Write {
    /// Whether the value is the item of a row or the parameter of an action: `selected = item`.
    fileprivate var showsItem: Bool {
        guard let value, value.kind == .declReferenceExpr else { return false }
        let closures = node.ancestors.lazy.compactMap(ClosureExpr.init)
        return value.tokenText == "$0" || closures.contains { $0.parameterNames.contains(value.name) }
    }
}

extension ArmWrites {
    /// Whether code outside of the list sets the property to a value for which the list is there again.
    fileprivate func isSetBack(_ write: StateWrites.Write, outside arm: LoadedArm, _ code: TypeCode) -> Bool {
        guard let property = write.wholeProperty else { return false }
        let name = property.member.isNone ? property.root : property.member
        return code.nodes(named: name).contains { node in
            guard let assignment = node.assignment, let value = SequenceExpr(assignment)?.right.flatMap({ KnownValue($0) }),
                !node.ancestors.contains(where: { $0.kind == .initializerDecl })
            else { return false }
            return choice.positions(property, value)?.contains(position) ?? false
        }
    }
}

extension SyntaxNode {
    /// The assignment whose left side the node is.
    fileprivate var assignment: SyntaxNode? {
        ancestors.prefix(4).first { $0.kind == .sequenceExpr && $0.writtenTarget?.range.contains(range) ?? false }
    }
}

extension LoadedArm {
    /// The list or the vertical scroll view in the arm that has the rows; nil if they scroll with other content, or sideways.
    fileprivate func scrollingList(_ context: inout RuleContext) -> ViewElement? {
        guard let scroll = sequence(first: list, next: \.parent).prefix(while: { $0.site != branch.site }).first(where: \.scrolls)
        else { return nil }
        let axes = context.syntax(ofFile: scroll.path)?.node(scroll.node).flatMap(CallExpr.init)?.firstArgument
        return axes?.value?.text == ".horizontal" ? nil : scroll
    }
}

extension TypeCode {
    /// Whether the view scrolls to a place by itself.
    fileprivate var scrollsByItself: Bool {
        !nodes(named: ["scrollTo", "scrollPosition", "ScrollViewReader"]).isEmpty
    }
}
