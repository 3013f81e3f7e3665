import GroupLintCore

struct LinkOutsideNavigation: Rule {
    static let link = RuleCase(
        .warning, .medium, says: "this `NavigationLink` does nothing, because no navigation container is around it in {place}")
    static let destination = RuleCase(
        .warning, .medium, when: "a `.navigationDestination`",
        says: "this `.navigationDestination` never shows its screen, because no navigation container is around it in {place}")

    static let info = RuleInfo(
        id: "link_outside_navigation",
        summary: "A link or a navigation destination has no navigation container around it.",
        category: .navigation,
        rationale: """
            A `NavigationLink` asks the nearest `NavigationStack`, `NavigationView` or `NavigationSplitView` around it to show a \
            screen, and `.navigationDestination` says to it which screen. Without one, the link is dimmed and a tap does \
            nothing. A sheet, a cover and a popover start without a container, also if the view that opens them is in one. On \
            every OS version.
            """,
        cases: [link, destination],
        silentOn: [
            "views that somewhere are in a container, or whose place is not known, such as in a hosting controller",
            "views of the project that take content, and modifiers of the project, if they may make a container",
            "code that does not run on iOS, previews and tests", "views that nothing shows",
            "destinations that open only where a caller leaves out an optional input",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/navigationlink",
            "https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)",
        ],
        bad: """
            struct Library: View {
                @State private var isShown = false

                var body: some View {
                    Button("Help") { isShown = true }
                        .sheet(isPresented: $isShown) { Help() }
                }
            }

            struct Help: View {
                var body: some View {
                    List {
                        NavigationLink("Contact") { Text("Call us") }
                    }
                }
            }
            """,
        good: """
            struct Library: View {
                @State private var isShown = false

                var body: some View {
                    Button("Help") { isShown = true }
                        .sheet(isPresented: $isShown) {
                            NavigationStack { Help() }
                        }
                }
            }

            struct Help: View {
                var body: some View {
                    List {
                        NavigationLink("Contact") { Text("Call us") }
                    }
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        // One container mends all links of a view.
        var reported: Set<TypeID> = []
        for element in file.calls("NavigationLink") where element.isSwiftUI("NavigationLink") {
            guard let owner = element.owner, !reported.contains(owner), let screen = screen(without: element, &context) else {
                continue
            }
            reported.insert(owner)
            report(Self.link, at: element.nameRange, screen, &context)
        }
        for written in WrittenModifier.all("navigationDestination", in: file, &context) {
            guard let owner = written.element.owner, !reported.contains(owner),
                written.call.firstArgument.map({ Self.labels.contains($0.label) }) ?? false,
                let screen = screen(without: written.element, &context), !mayStayHidden(written, of: owner, &context)
            else { continue }
            reported.insert(owner)
            let isAroundContainer = written.element.mayShowNavigation()
            report(Self.destination, at: written.modifier.nameRange, screen, isAroundContainer: isAroundContainer, &context)
        }
    }

    private static let labels: [Name] = ["for", "item", "isPresented"]

    /// Whether all code that shows the destination first returns for some callers: `if let onDone { onDone(); return }`.
    private func mayStayHidden(_ written: WrittenModifier, of owner: TypeID, _ context: inout RuleContext) -> Bool {
        guard let flag = written.call.argument("isPresented")?.ownBinding, let code = TypeCode(owner, &context) else {
            return false
        }
        let index = context.index
        let inputs = index.storedProperties(of: owner).map(index.member).filter {
            $0.wrapper.isNone && $0.type.flags.contains(.isOptional)
        }
        guard !inputs.isEmpty else { return false }
        let writes = code.nodes(named: flag).compactMap { $0.ancestors.prefix(3).first { $0.writtenTarget?.ownPath == [flag] } }
        return !writes.isEmpty && writes.allSatisfy { $0.isAfterReturn(for: inputs.map(\.name)) }
    }

    /// The screen that shows a view without a navigation container; nil if that is not known.
    private func screen(without element: ViewElement, _ context: inout RuleContext) -> Screen? {
        guard !element.isInPreview, case .outside(let screen, let presenter) = NavigationAround(element, &context),
            !context.isForMac(element), !context.isForMac(screen), let node = context.node(of: element),
            context.mayRunWhereBarsAreDrawn(node)
        else { return nil }
        return Screen(opener: screen, presenter: presenter)
    }

    /// - Parameter isAroundContainer: whether a navigation container may be in the view with the modifier.
    private func report(
        _ ruleCase: RuleCase, at range: SourceRange, _ screen: Screen, isAroundContainer: Bool = false,
        _ context: inout RuleContext
    ) {
        context.report(
            ruleCase, ["place": "the \(screen.name)"], at: range,
            help: isAroundContainer
                ? "move the modifier into the navigation container, to a view that the container shows"
                : "write `NavigationStack { … }` around the content of the \(screen.name)",
            related: [
                screen.opener.related(
                    screen.presenter == nil ? "this scene shows the view" : "this view opens the \(screen.name)")
            ])
    }

    /// A sheet, a cover, a popover or a window.
    private struct Screen {
        /// The view that opens it, or the scene.
        let opener: ViewElement
        /// The modifier that opens it; nil for a window.
        let presenter: Name?

        var name: String {
            switch presenter {
            case nil: "window"
            case .some("fullScreenCover"): "cover"
            case .some("popover"): "popover"
            case .some: "sheet"
            }
        }
    }
}

extension SyntaxNode {
    /// Whether a statement before the node returns under a condition that reads one of the inputs.
    fileprivate func isAfterReturn(for inputs: [Name]) -> Bool {
        guard let body = ancestors.lazy.compactMap(FunctionDecl.init).first?.body else { return false }
        return body.statements.prefix { !$0.range.contains(range) }.contains { statement in
            statement.subtree.contains { $0.kind == .returnStmt }
                && statement.subtree.contains { inputs.contains($0.name) }
        }
    }
}
