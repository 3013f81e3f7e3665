import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares the view trees of small files with their snapshots.
@Suite struct ViewTreeTests {
    @Test(arguments: PackageRoot.files(in: "Fixtures/Views", extension: "swift"))
    func viewTreeIsAsTheSnapshotShows(_ name: String) throws {
        let text = try PackageRoot.text("Fixtures/Views/\(name)")
        let tree = parse(SourceFile(path: name, bytes: Array(text.utf8)))
        let dump = String(decoding: ViewDump.text(tree), as: UTF8.self)
        try expectSnapshot(dump, "Views/\(name.dropLast(".swift".count)).views")
    }

    /// Compares the output of `grouplint views` for these files with its snapshots.
    @Test(arguments: PackageRoot.files(in: "Fixtures/Views", extension: "swift"))
    func outlineIsAsTheSnapshotShows(_ name: String) throws {
        let outline = try outline(of: PackageRoot.text("Fixtures/Views/\(name)"), path: name)
        let text = ViewOutlineText.render([outline], style: TextStyle(isColored: false))
        try expectSnapshot(text, "Views/\(name.dropLast(".swift".count)).outline")
    }

    private func outline(of text: String, path: String, type: String? = nil) throws -> ViewOutline {
        let source = SourceFile(path: path, bytes: Array(text.utf8))
        let index = ProjectIndex([FileSummary(parse(source))])
        var builder = ViewOutlineBuilder(source, index, ViewPlacements(index), targets: DeploymentTargets()) { _ in nil }
        return builder.outline(of: type)
    }

    /// A color is a view, but a member that makes a color is used as a style.
    @Test func membersThatMakeColoursAreNotShown() throws {
        let text = """
            struct A: View {
                func tint(_ isOn: Bool) -> Color {
                    if isOn { return .red }
                    return .blue
                }
                var body: some View { Text("a").foregroundStyle(tint(true)) }
                var label: some View { Color.red }
            }
            """
        #expect(try outline(of: text, path: "A.swift", type: "A").builders.map(\.name) == ["A.body", "A.label"])
    }

    /// The callers between a view and its list are counted from the list on, also where it is not in the first view.
    @Test func callersAreCountedFromTheContainer() throws {
        let text = """
            @main struct Main: App { var body: some Scene { WindowGroup { Home() } } }
            struct Home: View { var body: some View { Rows() } }
            struct Rows: View {
                let items: [Int]
                var body: some View { List { ForEach(items, id: \\.self) { item in line(item) } } }
                func line(_ item: Int) -> some View { Line(item: item) }
            }
            struct Line: View {
                let item: Int
                var body: some View { Text("a") }
            }
            """
        let index = ProjectIndex([FileSummary(parse(SourceFile(path: "A.swift", bytes: Array(text.utf8))))])
        let placements = ViewPlacements(index)
        let texts = index.files[0].views.elements.indices.map { ViewElement(index, ViewSite(file: 0, element: Int32($0))) }
            .filter { $0.kind == .call && $0.name == "Text" }
        let place = try #require(texts.first.map(placements.of)?.first)
        #expect(place.layout == .list && place.isRepeated && place.hops == 2)
    }

    /// A condition reads what its local constant is made of. Constants that each name another one twice are not followed far.
    @Test func conditionsReadTheValuesOfConstants() throws {
        let doubling = (1...40).map { "let c\($0) = c\($0 - 1) && c\($0 - 1)" }.joined(separator: "\n")
        let text = """
            struct A: View {
                @State var isOn = false
                @State var isBig = false
                var body: some View {
                    let c0 = isOn && !isBig
                    \(doubling)
                    if c0 { Text("a") }
                    if c40 { Text("b") }
                }
            }
            """
        let summary = FileSummary(parse(SourceFile(path: "A.swift", bytes: Array(text.utf8))))
        let index = ProjectIndex([summary])
        let branches = summary.views.elements.indices.map { ViewElement(index, ViewSite(file: 0, element: Int32($0))) }
            .filter { $0.kind == .branch }
        #expect(branches.map { $0.reads.map(\.root) } == [["isOn", "isBig"], ["c40"]])
    }

    /// A view that many places show in the same way has one line with the first places.
    @Test func equalPlacesAreFolded() throws {
        func place(_ line: Int) -> ViewOutline.Place { ViewOutline.Place(path: "A.swift", line: line, column: 5) }
        var contexts = (1...5).map { line in
            ViewOutline.Context(text: "row of a List, through \(line) calls", way: "row of a List", caller: place(line))
        }
        contexts.append(ViewOutline.Context(text: "child of a stack", way: "child of a stack", caller: place(9)))
        let builder = ViewOutline.Builder(
            name: "Row.body", place: place(20), count: "1 view", isTransparent: false, contexts: contexts, nodes: [])
        let outline = ViewOutline(path: "A.swift", builders: [builder])
        let lines = ViewOutlineText.render([outline], style: TextStyle(isColored: false)).split(separator: "\n")
        let expected = [
            "  shown as: row of a List", "    from A.swift:1:5", "    from A.swift:2:5", "    from A.swift:3:5",
            "    and at 2 more places", "  shown as: child of a stack, from A.swift:9:5",
        ]
        #expect(lines.dropFirst().map(String.init) == expected)
    }

    /// A closure that returns nothing is an action, also in a view of the project.
    @Test func callbacksAreNotContent() throws {
        let text = """
            struct Chip<Icon: View>: View {
                let onTap: () -> Void
                @ViewBuilder var icon: () -> Icon
                var body: some View { Button(action: onTap, label: icon) }
            }
            struct A: View {
                var body: some View { Chip(onTap: { model.start() }, icon: { Text("a") }) }
            }
            """
        let outline = try outline(of: text, path: "A.swift", type: "A")
        let shown = ViewOutlineText.render([outline], style: TextStyle(isColored: false))
        #expect(!shown.contains("─ model") && shown.contains("─ Text(\"a\")"))
    }

    /// The picture grows downward: a level is a small indent.
    @Test func picturesOfDeepViewsAreNarrow() throws {
        let depth = 12
        let opened = (0..<depth).map { _ in "VStack { " }.joined()
        let text = "struct A: View { var body: some View { \(opened)Text(\"a\")\(String(repeating: " }", count: depth)) } }"
        let picture = ViewOutlineSVG.render([try outline(of: text, path: "A.swift")], diagnostics: [])
        let width = picture.firstMatch(of: /width="(\d+)"/).flatMap { Int($0.1) }
        #expect(try #require(width) < 700)
        #expect(picture.matches(of: /class="edge"/).count == depth + 1)
    }

    /// Labels of a graph can contain any source text, which must not end the label.
    @Test func graphsEscapeWhatTheyQuote() throws {
        let text = """
            struct A: View { var body: some View { Text("a | <b> \\\\ #") } }
            struct B: View { var body: some View { EmptyView() } }
            """
        let outline = try outline(of: text, path: "A.swift", type: "A")
        #expect(outline.builders.map(\.name) == ["A.body"])
        let mermaid = ViewOutlineGraph.render([outline], .mermaid)
        #expect(mermaid.contains("[\"Text(#quot;a #124; #lt;b#gt; \\\\ #35;#quot;)\"]"))
        let dot = ViewOutlineGraph.render([outline], .dot)
        #expect(dot.contains("[label=\"Text(\\\"a | <b> \\\\\\\\ #\\\")\", style=solid]"))
    }

    /// Parents are before children, subtrees are nested, and roots are sorted: every walk relies on this.
    @Test(arguments: PackageRoot.files(in: "Fixtures/Rules", extension: "swift"))
    func elementsAreNested(_ name: String) throws {
        let bytes = Array(try PackageRoot.text("Fixtures/Rules/\(name)").utf8)
        let views = FileSummary(parse(SourceFile(path: name, bytes: bytes))).views
        for (id, element) in views.elements.enumerated() {
            #expect(element.end > id && Int(element.end) <= views.elements.count)
            if element.parent >= 0 {
                let parent = views.elements[Int(element.parent)]
                #expect(element.parent < id && element.end <= parent.end)
            } else {
                #expect(views.roots.contains(Int32(id)))
            }
        }
        #expect(views.roots == views.roots.sorted())
    }
}
