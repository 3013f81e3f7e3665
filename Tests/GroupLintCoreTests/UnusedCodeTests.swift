import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Functions, properties and types that nobody uses: rules about what happens at run time say nothing in them.
@Suite struct UnusedCodeTests {
    /// An app whose only view contains `content`, with `code` in the same file.
    static func app(_ content: String, _ code: String = "", members: String = "") -> String {
        """
        import SwiftUI

        @main struct Demo: App {
            var body: some Scene { WindowGroup { Home() } }
        }

        struct Home: View {
            @State var isOn = false
            var body: some View { VStack { \(content) } }
            func turn() { isOn.toggle() }
            \(members)
        }

        \(code)
        """
    }

    /// Number of reports about branches that are equal.
    func count(_ texts: String..., rule: String = "conditional_identity_split") -> Int {
        let rules = allRules.filter { $0.info.id == rule }.map { $0.init() }
        let files = texts.enumerated().map { ("\($0).swift", $1) }
        return FixtureRun(rules: rules).report(files).diagnostics.count
    }

    /// A file may have a private view with the name of another file's.
    @Test func aPrivateViewIsJudgedIfItsOwnFileShowsIt() {
        func judged(_ content: String) -> Int {
            count(
                Self.app("Row(); Rows()", "private struct Row: View { var body: some View { Text(\"a\") } }"),
                """
                import SwiftUI
                struct Rows: View { var body: some View { \(content) } }
                private struct Row: View {
                    @State var isOn = false
                    var body: some View { Button("Turn") { isOn.toggle() }; \(Self.branch) }
                }
                """)
        }
        #expect(judged("Row()") == 1)
        #expect(judged("EmptyView()") == 0)
    }

    /// An action is the only one that fills content if the other code that could fill it is never called.
    @Test(arguments: [("", 1), ("samples()", 0)])
    func aFunctionThatNobodyCallsSetsNothing(_ use: String, _ expected: Int) {
        let text = Self.app(
            "Group { if let name { Text(name) } }.task { name = \"Ada\" }; Button(\"Set\") { \(use) }",
            members: "@State private var name: String?; func samples() { name = \"Bob\" }")
        #expect(count(text, rule: "lifecycle_on_empty_content") == expected)
    }

    private static let branch = "VStack { if isOn { Text(\"a\") } else { Text(\"a\") } }"

    @Test(arguments: [
        ("", "var part: some View { \(branch) }"),
        ("part", "var part: some View { \(branch) }"),
        ("part()", "func part() -> some View { \(branch) }"),
    ])
    func aMemberIsJudgedIfSomethingNamesIt(_ use: String, _ member: String) {
        #expect(count(Self.app("Button(\"Turn\") { turn() }\n" + use, members: member)) == (use.isEmpty ? 0 : 1))
        #expect(count(Self.app("Button(\"Turn\") { turn() }\n// part()", members: member)) == 0)
        #expect(count(Self.app("Button(\"Turn\") { turn() }", members: member), "func make() { home.part() }") == 1)
        #expect(count(Self.app("Button(\"Turn\") { turn() }", members: "private " + member), "let part = 1") == 0)
        #expect(count(Self.app("Button(\"Turn\") { turn() }", members: "public " + member)) == 0)
        #expect(count(Self.app("Button(\"Turn\") { turn() }", members: "@Unknown " + member)) == 1)
    }

    /// Code for a case that no caller passes is never run.
    @Test func aCaseIsJudgedIfSomeCallPassesIt() {
        let part = """
            struct Part: View {
                enum Tab { case first, second }
                let tab: Tab
                let turn: () -> Void
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    if tab == .second { \(Self.branch) }
                }
            }
            """
        #expect(count(Self.app("Part(tab: .first, turn: turn)", part)) == 0)
        #expect(count(Self.app("Part(tab: .second, turn: turn)", part)) == 1)
        #expect(count(Self.app("Part(tab: isOn ? .first : .second, turn: turn)", part)) == 1)
    }

    /// A branch is never run if each caller passes the same value, or leaves the default.
    @Test(arguments: [
        ("Part(turn: turn)", 0, 1), ("Part(turn: turn, isCompact: true)", 0, 1), ("Part(turn: turn, isCompact: false)", 1, 0),
        ("Part(turn: turn, isCompact: isOn)", 1, 1), ("Part(turn: turn); Part(turn: turn, isCompact: false)", 1, 1),
    ])
    func aBranchIsJudgedIfSomeCallChoosesIt(_ calls: String, _ large: Int, _ compact: Int) {
        func part(_ isCompact: String, inOther: String, isNested: Bool) -> String {
            """
            struct Part: View {
                let turn: () -> Void
                var isCompact = true
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    if \(isCompact) { Text("b") } else { \(isNested ? "Inner()" : inOther) }
                }
            }
            \(isNested ? Self.inner : "")
            """
        }
        for isNested in [false, true] {
            #expect(count(Self.app(calls, part("isCompact", inOther: Self.branch, isNested: isNested))) == large)
            #expect(count(Self.app(calls, part("!isCompact", inOther: Self.branch, isNested: isNested))) == compact)
            #expect(count(Self.app(calls, part("isCompact == false", inOther: Self.branch, isNested: isNested))) == compact)
        }
    }

    /// So with the default value of an initializer, if it keeps the parameter.
    @Test(arguments: [
        ("Part()", "self.isLarge = isLarge", 0), ("Part(); Part(isLarge: false)", "self.isLarge = isLarge", 0),
        ("Part(isLarge: isOn)", "self.isLarge = isLarge", 1), ("Part()", "self.isLarge = isLarge || other", 1),
    ])
    func aBranchIsJudgedIfTheDefaultOfAnInitializerChoosesIt(_ calls: String, _ kept: String, _ expected: Int) {
        let part = """
            let other = true
            struct Part: View {
                let isLarge: Bool
                @State var isOn = false
                init(isLarge: Bool = false) { \(kept) }
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    if isLarge { \(Self.branch) } else { Text("b") }
                }
            }
            """
        #expect(count(Self.app(calls, part)) == expected)
    }

    /// A case of a `switch` over a property that no caller outside of previews passes.
    @Test(arguments: [
        ("Part(kind: .plain)", 0), ("Part()", 0), ("Part(kind: .rich)", 1), ("Part(kind: chosen)", 1),
        ("Part(kind: .plain)\nPart(kind: .rich)", 1),
    ])
    func aCaseIsJudgedIfACallerPassesIt(_ calls: String, _ expected: Int) {
        let part = """
            enum Kind { case plain, rich }
            let chosen = Kind.rich
            struct Part: View {
                var kind: Kind = .plain
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    switch kind {
                    case .plain: Text("b")
                    case .rich: rich
                    }
                }
                private var rich: some View { VStack { Inner() } }
            }
            #Preview { Part(kind: .rich) }
            \(Self.inner)
            """
        #expect(count(Self.app(calls, part)) == expected)
    }

    /// So is a member that only such a branch shows. Callers that only a preview shows do not count.
    @Test func aMemberIsJudgedIfItsBranchIsChosen() {
        func part(_ body: String) -> String {
            """
            struct Part: View {
                let isCompact: Bool
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    \(body)
                }
                private var compact: some View { VStack { few } }
                private var few: some View { Inner() }
            }
            private struct PartPreview: View {
                var body: some View { Part(isCompact: true) }
            }
            #Preview { PartPreview() }
            \(Self.inner)
            """
        }
        #expect(count(Self.app("Part(isCompact: false)", part("if isCompact { compact }"))) == 0)
        #expect(count(Self.app("Part(isCompact: true)", part("if isCompact { compact }"))) == 1)
        #expect(count(Self.app("Part(isCompact: isOn)", part("if isCompact { compact }"))) == 1)
        #expect(count(Self.app("Part(isCompact: false)", part("if isCompact { compact } else { few }"))) == 1)
    }

    /// Other projects import a package at the root; only the app imports modules in its folders.
    @Test func aPublicMemberIsUncalledInAnApp() {
        let rule = allRules.filter { $0.info.id == "non_finite_frame" }.map { $0.init() }
        let helper =
            "import SwiftUI\nextension Color { public func shape() -> some View { Text(\"a\").frame(width: .infinity) } }"
        func count(_ manifest: String) -> Int {
            let files = [
                ("Demo.swift", Self.app("Text(\"a\")")), ("Kit/Color.swift", helper),
                (manifest, "import PackageDescription\nlet package = Package(name: \"A\", products: [.library(name: \"A\")])"),
            ]
            return FixtureRun(rules: rule).report(files).diagnostics.count
        }
        #expect(count("Kit/Package.swift") == 0)
        #expect(count("Package.swift") == 1)
    }

    /// A flag that only a method which nobody calls sets to true.
    @Test(arguments: [
        ("", 0), ("Button(\"a\") { model.offer() }", 1), ("Button(\"a\") { model.hide() }", 0),
        ("Toggle(\"a\", isOn: $model.isOffered)", 1), ("Button(\"a\") { model.isOffered.toggle() }", 1),
    ])
    func aBranchBehindAFlagThatNothingSetsIsNotJudged(_ use: String, _ expected: Int) {
        func part(_ condition: String) -> String {
            """
            final class Model: ObservableObject {
                @Published var isOffered = false
                func offer() { isOffered = true }
                func hide() { isOffered = false }
            }
            struct Part: View {
                @StateObject var model = Model()
                var body: some View {
                    \(use)
                    if \(condition) { Inner() }
                }
            }
            \(Self.inner)
            """
        }
        #expect(count(Self.app("Part()"), part("model.isOffered")) == expected)
        #expect(count(Self.app("Part()"), part("true && model.isOffered")) == expected)
        #expect(count(Self.app("Part()"), part("!model.isOffered")) == 1)
        #expect(count(Self.app("Part()"), part("Bool.random() || model.isOffered")) == 1)
    }

    /// The same for state of the view; who gets its binding may set it.
    @Test(arguments: [("", 0), ("Button(\"a\") { offer() }", 1), ("Toggle(\"a\", isOn: $isOffered)", 1)])
    func aBranchBehindStateThatNothingSetsIsNotJudged(_ use: String, _ expected: Int) {
        let part = """
            struct Part: View {
                @State private var isOffered = false
                var body: some View {
                    \(use)
                    if isOffered { Inner() }
                }
                private func offer() { isOffered = true }
            }
            \(Self.inner)
            """
        #expect(count(Self.app("Part()"), part) == expected)
    }

    static let inner = """
        struct Inner: View {
            @State var isOn = false
            var body: some View { Button("Turn") { isOn.toggle() }; \(branch) }
        }
        """

    /// A branch for a platform that the project does not have is never compiled.
    @Test(arguments: [("os(macOS)", 0), ("os(iOS)", 1), ("targetEnvironment(macCatalyst)", 1)])
    func aBranchForAnotherPlatformIsNotJudged(_ condition: String, _ expected: Int) {
        let content = "#if \(condition)\n\(Self.branch)\n#endif"
        #expect(count(inPart: content, DeploymentTargets([.iOS: OSVersion(16)])) == expected)
        #expect(count(inPart: content, DeploymentTargets()) == 1)
    }

    /// Users never see what only debug builds have.
    @Test(arguments: [
        ("#if DEBUG\nBRANCH\n#endif", 0), ("#if DEBUG && os(iOS)\nBRANCH\n#endif", 0), ("#if !DEBUG\nBRANCH\n#endif", 1),
        ("#if !DEBUG\nText(\"a\")\n#else\nBRANCH\n#endif", 0), ("#if DEBUG\nText(\"a\")\n#else\nBRANCH\n#endif", 1),
        ("#if DEVELOPER_MODE\nBRANCH\n#endif", 0), ("#if DEBUG || BETA\nBRANCH\n#endif", 1), ("#if BETA\nBRANCH\n#endif", 1),
        ("#if DEBUG\nText(\"a\")\n#elseif BETA\nBRANCH\n#endif", 1),
        ("#if DEBUG\n#if os(iOS)\nText(\"a\")\n#else\nBRANCH\n#endif\n#endif", 0),
    ])
    func aBranchForDebugBuildsIsNotJudged(_ content: String, _ expected: Int) {
        #expect(count(inPart: content.replacing("BRANCH", with: Self.branch), DeploymentTargets()) == expected)
    }

    /// Number of reports about branches that are equal, in a view with content that a button changes.
    private func count(inPart content: String, _ targets: DeploymentTargets) -> Int {
        let view = """
            import SwiftUI
            struct Part: View {
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    \(content)
                }
            }
            """
        var run = FixtureRun(rules: allRules.filter { $0.info.id == "conditional_identity_split" }.map { $0.init() })
        run.targets = targets
        return run.report([("Part.swift", view)]).diagnostics.count
    }

    /// A branch for OS versions before the deployment target never runs.
    @Test(arguments: [
        ("if #available(iOS 15, *) { Text(\"new\") } else { BRANCH }", 0),
        ("if #available(iOS 17, *) { Text(\"new\") } else { BRANCH }", 1),
        ("if #unavailable(iOS 16) { BRANCH }", 0),
        ("if #unavailable(iOS 17) { BRANCH }", 1),
        ("if #available(iOS 15, *) { BRANCH }", 1),
        ("if #available(macOS 11, *) { Text(\"new\") } else { BRANCH }", 0),
    ])
    func aBranchForAnOlderVersionIsNotJudged(_ content: String, _ expected: Int) {
        let content = content.replacing("BRANCH", with: Self.branch)
        #expect(count(inPart: content, DeploymentTargets([.iOS: OSVersion(16)])) == expected)
    }

    @Test func withoutAnAppAnythingMayBeUsed() {
        let view = """
            import SwiftUI
            struct Part: View {
                @State var isOn = false
                var body: some View { Button("Turn") { isOn.toggle() } }
                var part: some View { \(Self.branch) }
            }
            """
        #expect(count(view) == 1)
        #expect(count(view, Self.app("Part()")) == 0)
    }

    private static let modifier = """
        struct Card: ViewModifier {
            @State private var isOn = false
            func body(content: Content) -> some View {
                VStack { content; if isOn { Text("a") } else { Text("a") } }.onTapGesture { isOn.toggle() }
            }
        }
        """

    @Test(arguments: [
        ("", "", 0),
        ("Text(\"a\").modifier(Card())", "", 1),
        ("", "extension View { func card() -> some View { modifier(Card()) } }", 0),
        ("Text(\"a\").card()", "extension View { func card() -> some View { modifier(Card()) } }", 1),
        ("Text(\"a\").card()", "extension View { func card() -> some View { modifier(Self.make()) } }", 0),
        ("", "struct Old: View { var body: some View { Text(\"a\").modifier(Card()) } }", 0),
        ("", "let card = Card()", 1),
    ])
    func aModifierIsJudgedIfSomethingAppliesIt(_ content: String, _ code: String, _ expected: Int) {
        #expect(count(Self.app(content, code + "\n" + Self.modifier)) == expected)
    }

    /// An object that the app keeps is never gone, so nothing has to remove its observers.
    @Test(arguments: [("Receiver()", 0), ("Other()", 1)])
    func anObserverOfTheAppIsNotJudged(_ kept: String, _ expected: Int) {
        let app = """
            import SwiftUI
            @main struct Demo: App {
                @StateObject private var kept = \(kept)
                var body: some Scene { WindowGroup { Home() } }
            }
            struct Home: View {
                @StateObject private var receiver = Receiver()
                var body: some View { Text("\\(receiver.count)") }
            }
            """
        let model = """
            import SwiftUI
            final class Receiver: ObservableObject {
                @Published var count = 0
                init() {
                    let center = NotificationCenter.default
                    center.addObserver(forName: .changed, object: nil, queue: nil) { [weak self] _ in self?.count = 0 }
                }
                deinit { NotificationCenter.default.removeObserver(self) }
            }
            """
        #expect(count(app, model, rule: "unstoppable_timer_or_observer") == expected)
    }

    @Test func memberThatAFrameworkCallsIsUsed() {
        let controller = """
            import SwiftUI
            final class Controller: UIViewController {
                let model: Model
                func viewDidLoad() { show(VStack { if model.isOn { Text("a") } else { Text("a") } }) }
                func old() { show(VStack { if model.isOn { Text("a") } else { Text("a") } }) }
            }
            """
        let plain = controller.replacing(": UIViewController", with: "").replacing("viewDidLoad", with: "load")
        let app = Self.app("Text(\"a\")", "let all = [Controller.self]")
        #expect(count(app, controller) == count(app, plain + "\nlet uses = (load, old)"))
    }

    @Test func namesAreReadFromTokens() {
        let file = summary(
            """
            func declared() {} var stored = 1 // commented
            let url = "https://a.b/used" /* inner */
            let text = "\\(interpolated) is segment" ; `quoted`() ; func `called`() {} ; show($bound) ; a.default ; if true {}
            func Capitalized() { Inner() } func plain() { nested() }
            """)
        let written = ["url", "used", "interpolated", "segment", "quoted", "bound", "default", "Capitalized", "nested"] as [Name]
        for name in written { #expect(file.writes(name)) }
        let notWritten = ["declared", "stored", "commented", "inner", "called", "if", "Inner", "plain"] as [Name]
        for name in notWritten { #expect(!file.writes(name)) }
    }

    @Test func aTableOfManyNamesHoldsEach() {
        var names = WrittenNames(minimumCapacity: 1)
        let hashes = (1...1000).map { Name(hash: UInt64($0) &* 0x9E37_79B9_7F4A_7C15) }
        for name in hashes + hashes { names.add(name) }
        #expect(hashes.allSatisfy(names.contains))
        #expect(names.all.count == 1000)
        #expect(!names.contains(Name(hash: 5)))
    }

    /// After an edit the names of all files are no longer in one table.
    @Test func anEditedFileWritesOtherNames() {
        let index = ProjectIndex([summary("func f() { old() }", "A.swift"), summary("func g() { kept() }", "B.swift")])
        #expect(index.isWritten("old") && index.isWritten("kept") && !index.isWritten("new"))
        let edited = index.replacing(file: 0, with: summary("func f() { new() }", "A.swift"))
        #expect(!edited.isWritten("old") && edited.isWritten("kept") && edited.isWritten("new"))
    }

    private func summary(_ text: String, _ path: String = "A.swift") -> FileSummary {
        Linter.summary(of: SourceFile(path: path, bytes: Array(text.utf8)))
    }
}
