import GroupLintCore

struct FailedRefreshClearsRows: Rule {
    static let cleared = RuleCase(
        .info, .medium,
        says: "a failed refresh removes all rows that are on screen, because the load sets `{property}` to `[]` when it fails")

    static let info = RuleInfo(
        id: "failed_refresh_clears_rows",
        summary: "When a refresh fails, the rows that were there are gone.",
        category: .state,
        rationale: """
            Who pulls a list to refresh it has rows on screen. If the load then fails, for example without a network, and its \
            `catch` empties the collection that the list shows, the user loses the rows that were right a moment ago, and the \
            scroll position with them. A failure is a reason for a message, and the old rows can stay.

            This applies to every OS version.
            """,
        cases: [cleared],
        silentOn: [
            "loads that only run once, and `catch` clauses for some errors",
            "collections that the same code fills again afterwards, such as from a cache",
            "rows that a branch then replaces: `content_replaced_while_loading` reports it",
            "collections of other views, and rows of which the data are not known", "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view/refreshable(action:)"
        ],
        bad: """
            struct Inbox: View {
                @State private var mails: [String] = []

                var body: some View {
                    List(mails, id: \\.self) { Text($0) }
                        .refreshable { await load() }
                }

                private func load() async {
                    do {
                        mails = try await Server.mails()
                    } catch {
                        mails = []
                    }
                }
            }
            """,
        good: """
            struct Inbox: View {
                @State private var mails: [String] = []
                @State private var message: String?

                var body: some View {
                    List(mails, id: \\.self) { Text($0) }
                        .refreshable { await load() }
                    if let message { Text(message) }
                }

                private func load() async {
                    do {
                        mails = try await Server.mails()
                        message = nil
                    } catch {
                        message = error.localizedDescription
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.hasModifiers("refreshable") else { return }
        for written in WrittenModifier.all("refreshable", in: file, &context) where !written.element.isInPreview {
            guard let owner = written.element.owner, let action = written.call.action,
                let write = ClearedRows(action, of: owner, shownBy: written.element, &context)?.write
            else { continue }
            context.report(
                Self.cleared, ["property": write.propertyText], at: written.modifier.nameRange,
                help: "remove that line, so that the old rows stay, and show the error in an alert or above the rows",
                related: [RelatedLocation(path: write.node.tree.source.path, range: write.range, message: "emptied here")])
        }
    }
}

/// The write that empties the data of rows when an action fails.
private struct ClearedRows {
    let write: StateWrites.Write

    init?(_ action: SyntaxNode, of owner: TypeID, shownBy element: ViewElement, _ context: inout RuleContext) {
        let reads = element.rowData(depth: 0)
        guard !reads.isEmpty,
            let code = ViewCode(owner, models: reads.map(\.property.root), countsShared: true, &context),
            // Another rule asks about a branch that reads the collection itself.
            case let shown = reads.flatMap({ read in
                code.sources(of: read.property).filter { $0 != read.property || !read.isAsked }
            }),
            !shown.isEmpty
        else { return nil }
        let writes = code.writes(action)
        for (position, write) in writes.enumerated() where write.knownValue == .empty || write.isRemoval {
            guard let property = write.wholeProperty ?? (write.isRemoval ? StateProperty(write.node) : nil),
                shown.contains(property), let failure = write.node.failure(in: action), !failure.removesForAReason,
                context.index.updatesViews(property, of: owner),
                SureWrite(write: write, all: writes, action: action, property: property, before: nil, failure: failure).isReached,
                !writes[(position + 1)...].contains(where: { $0.root == write.root && $0.member == write.member })
            else { continue }
            self.write = write
            return
        }
        return nil
    }
}

extension ViewElement {
    private static let mostHops = 2

    /// What the rows in the view show: the properties of a `List(items)` and of each `ForEach`, also in members of the view; and
    /// whether a branch around them asks for it.
    fileprivate func rowData(depth: Int) -> [(property: StateProperty, isAsked: Bool)] {
        descendants.flatMap { view -> [(property: StateProperty, isAsked: Bool)] in
            if view.isSwiftUI("List") || view.isSwiftUI(.forEach), view.hasRowData, let read = view.reads.first {
                let isAsked = view.armsAround().contains { around in
                    around.branch.dependencies.contains { asked in
                        asked.root == read.root && (read.member.isNone || asked.member == read.member)
                    }
                }
                return [(StateProperty(root: read.root, member: read.member), isAsked)]
            }
            guard view.kind == .reference, depth < Self.mostHops else { return [] }
            return view.targets.flatMap { ViewElement(index, $0).rowData(depth: depth + 1) }
        }
    }
}

extension ViewCode {
    /// The property itself, and what it is computed from.
    fileprivate func sources(of property: StateProperty) -> [StateProperty] {
        let isOwn = property.member.isNone
        let getter = (isOwn ? view : model(property.root))?.property(isOwn ? property.root : property.member)?.getter
        guard let getter else { return [property] }
        return getter.subtree.compactMap { node in
            guard node.kind == .declReferenceExpr || node.kind == .memberAccessExpr, let path = node.ownPath else { return nil }
            if isOwn { return StateProperty(node) }
            return path.count == 1 ? StateProperty(root: property.root, member: path[0]) : nil
        }
    }
}

extension SyntaxNode {
    /// Whether a `catch` names something that makes the rows wrong, such as the end of a session.
    fileprivate var removesForAReason: Bool { subtree.contains { Self.signs.contains($0.name) } }

    private static let signs = NameTable("signOut logout logOut unauthorized notFound")
}
