import Testing

/// Content that the app never shows: rules about what happens at run time say nothing in it.
extension UnusedCodeTests {
    /// The content of a sheet that nothing opens is never shown, nor is a view that only such content makes.
    @Test(arguments: [
        ("", ".sheet(isPresented: $isOpen) { CONTENT }", 0), ("", ".popover(isPresented: self.$isOpen, content: { CONTENT })", 0),
        ("Button(\"a\") { isOpen = false }", ".fullScreenCover(isPresented: $isOpen) { CONTENT }", 0),
        ("if isOpen { CONTENT }", ".navigationDestination(isPresented: $isOpen) { CONTENT }", 0),
        ("Button(\"a\") { isOpen = true }", ".sheet(isPresented: $isOpen) { CONTENT }", 1),
        ("Toggle(\"a\", isOn: $isOpen)", ".sheet(isPresented: $isOpen) { CONTENT }", 1),
        ("", ".onAppear { isOpen.toggle() }.sheet(isPresented: $isOpen) { CONTENT }", 1),
        ("", ".inspector(isPresented: $isOpen) { CONTENT }", 1), ("", ".card(isPresented: $isOpen) { CONTENT }", 1),
        ("CONTENT", ".sheet(isPresented: $isOpen) { CONTENT }", 1),
    ])
    func theContentOfASheetThatNothingOpensIsNotJudged(_ use: String, _ sheet: String, _ expected: Int) {
        func judged(_ content: String, _ rest: String = "") -> Int {
            let part = """
                struct Part: View {
                    @State private var isOpen = false
                    var body: some View {
                        VStack { \(use) }\(sheet)
                    }
                    \(rest)
                }
                struct Middle: View { var body: some View { Inner() } }
                \(Self.inner)
                """
            return count(Self.app("Part()"), part.replacing("CONTENT", with: content))
        }
        #expect(judged("Inner()") == expected)
        #expect(judged("Middle()") == expected)
        #expect(judged("Text(\"a\"); more", "private var more: some View { Inner() }") == expected)
        #expect(judged("Inner()", "init() { _isOpen = State(initialValue: true) }") == 1)
        #expect(judged("Inner()", "final class Coordinator { var view: Part; func open() { view.isOpen = true } }") == 1)
    }

    /// A view may call a closure only if it also gets another value.
    @Test(arguments: [
        ("Card(title: nil, button: { AnyView(Inner()) })", 1),
        ("Card(title: \"a\", button: { AnyView(Inner()) })", 1), ("Card(button: { AnyView(more) })", 0),
        ("Card(button: { AnyView(more) }); Card(title: \"a\", button: { AnyView(more) })", 1),
    ])
    func aClosureThatItsViewDoesNotCallIsNotJudged(_ content: String, _ expected: Int) {
        func judged(_ initializer: String, _ rest: String = "") -> Int {
            let part = """
                struct Part: View {
                    var body: some View { \(content) }
                    private var more: some View { Inner() }
                }
                struct Card: View {
                    \(initializer)
                    var body: some View {
                        if let title { HStack { Text(title); if let button { button() } } }
                        \(rest)
                    }
                }
                \(Self.inner)
                """
            return count(Self.app("Part()"), part)
        }
        let properties = "let title: String?\nlet button: (() -> AnyView)?"
        let assignments = "self.title = title\nself.button = button"
        func initializer(_ value: String) -> String {
            "\(properties)\ninit(title: String? = \(value), button: (() -> AnyView)? = nil) {\n\(assignments)\n}"
        }
        #expect(judged("var title: String?\nvar button: (() -> AnyView)?") == expected)
        #expect(judged(initializer("nil")) == expected)
        #expect(judged(initializer("nil") + "\ninit(title: String) {\nself.init(title: title, button: nil)\n}") == expected)
        #expect(judged(initializer("\"a\"")) == 1)
        #expect(judged(initializer("nil").replacing("= title", with: "= title ?? \"a\"")) == 1)
        #expect(judged(initializer("nil"), "button?()") == 1)
    }

    /// Where a view that nothing shows puts its content does not matter.
    @Test func aPlaceInAViewThatNothingShowsDoesNotMatter() {
        func judged(_ content: String, _ list: String) -> Int {
            let row = """
                struct Row: View {
                    @State var count = 0
                    var body: some View {
                        HStack {
                            Button("More") { count += 1 }
                            Button("Less") { count -= 1 }
                        }
                    }
                }
                struct Rows: View { var body: some View { \(list) { Row() } } }
                #Preview { Rows() }
                """
            return count(Self.app(content, row), rule: "list_row_buttons_without_style")
        }
        #expect(judged("Row()", "List") == 0)
        #expect(judged("Row(); Rows()", "List") > 0)
        #expect(judged("Row(); Rows()", "VStack") == 0)
    }

    /// A flag that is false outside of `#if DEBUG` hides its branch from users.
    @Test(arguments: [
        ("static var isOn: Bool {\n#if DEBUG\nreturn Settings.all\n#else\nreturn false\n#endif\n}", 0),
        ("#if DEBUG\nstatic var isOn = true\n#else\nstatic let isOn = false\n#endif", 0),
        ("static let isOn: Bool = {\n#if DEBUG\nSettings.all\n#else\nfalse\n#endif\n}()", 0),
        ("static var isOn: Bool { isUsed }\nstatic var isUsed: Bool {\n#if DEBUG\nreturn true\n#endif\nreturn false\n}", 0),
        ("static var isOn: Bool {\n#if DEBUG\nreturn Settings.all\n#else\nreturn true\n#endif\n}", 1),
        ("static var isOn: Bool {\n#if os(iOS)\nreturn true\n#else\nreturn false\n#endif\n}", 1),
        ("static var isOn: Bool {\n#if DEBUG\nprint(1)\n#endif\nif Settings.all { return true }\nreturn false\n}", 1),
        ("static let isOn = false", 1),
    ])
    func aBranchBehindAFlagOfDebugBuildsIsNotJudged(_ flag: String, _ expected: Int) {
        func part(_ condition: String) -> String {
            """
            enum Samples {
                \(flag)
            }
            struct Part: View {
                private var showsSamples: Bool { Samples.isOn }
                private var other: Bool { samples }
                let samples: Bool
                var body: some View {
                    if \(condition) { Inner() }
                }
            }
            \(Self.inner)
            """
        }
        #expect(count(Self.app("Part(samples: isOn)"), part("Samples.isOn")) == expected)
        #expect(count(Self.app("Part(samples: isOn)"), part("showsSamples, samples")) == expected)
        #expect(count(Self.app("Part(samples: isOn)"), part("!Samples.isOn")) == 1)
        #expect(count(Self.app("Part(samples: isOn)"), part("other")) == 1)
    }
}
