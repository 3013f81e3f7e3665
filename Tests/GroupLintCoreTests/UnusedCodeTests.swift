import Foundation
import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Functions, properties and types that nobody uses: rules about what happens at run time say nothing in them.
@Suite struct UnusedCodeTests {
    /// An app whose only view contains `content`, with `code` in the same file.
    private static func app(_ content: String, _ code: String = "", members: String = "") -> String {
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
    private func count(_ texts: String...) -> Int {
        let rules = allRules.filter { $0.info.id == "conditional_identity_split" }.map { $0.init() }
        let files = texts.enumerated().map { ("\($0).swift", $1) }
        return FixtureRun(rules: rules).report(files).diagnostics.count
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
        #expect(count(Self.app("Button(\"Turn\") { turn() }", members: "public " + member)) == 1)
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

    /// The same for `true` and `false`, also for a default that no caller replaces, and for a view that only such code shows.
    @Test(arguments: [
        ("let isWide: Bool", "if isWide { BODY }", "isWide: false, ", 0),
        ("let isWide: Bool", "if isWide { BODY }", "isWide: true, ", 1),
        ("let isWide: Bool", "if isWide { BODY }", "isWide: isOn, ", 1),
        ("let isWide: Bool", "if !isWide { BODY }", "isWide: true, ", 0),
        ("let isWide: Bool", "if isWide { Text(\"b\") } else { BODY }", "isWide: true, ", 0),
        ("let isWide: Bool", "if isWide { Text(\"b\") } else { BODY }", "isWide: false, ", 1),
        ("var isWide = true", "if isWide { Text(\"b\") } else { BODY }", "", 0),
        ("var isWide = true", "if isWide { Text(\"b\") } else { BODY }", "isWide: false, ", 1),
        ("var isWide = true", "if isWide { Text(\"b\") } else { Inner() }", "", 0),
        ("var isWide = true", "if isWide { Inner() } else { Text(\"b\") }", "", 1),
    ])
    func aFlagIsJudgedIfSomeCallPassesIt(_ property: String, _ body: String, _ argument: String, _ expected: Int) {
        let inner = "struct Inner: View { @State var isOn = false; var body: some View { BUTTON; \(Self.branch) } }"
        let part = """
            struct Part: View {
                \(property)
                let turn: () -> Void
                @State var isOn = false
                var body: some View { VStack { BUTTON; \(body) } }
            }
            \(body.contains("Inner") ? inner : "")
            """
            .replacingOccurrences(of: "BODY", with: Self.branch)
            .replacingOccurrences(of: "BUTTON", with: "Button(\"Turn\") { isOn.toggle() }")
        #expect(count(Self.app("Part(\(argument)turn: turn)", part)) == expected)
    }

    /// A branch for a platform that the project does not have is never compiled.
    @Test(arguments: [("os(macOS)", 0), ("os(iOS)", 1), ("targetEnvironment(macCatalyst)", 1), ("DEBUG", 1)])
    func aBranchForAnotherPlatformIsNotJudged(_ condition: String, _ expected: Int) {
        let view = """
            import SwiftUI
            struct Part: View {
                @State var isOn = false
                var body: some View {
                    Button("Turn") { isOn.toggle() }
                    #if \(condition)
                        \(Self.branch)
                    #endif
                }
            }
            """
        let rules = allRules.filter { $0.info.id == "conditional_identity_split" }.map { $0.init() }
        var run = FixtureRun(rules: rules)
        run.targets[.iOS] = OSVersion(16, 0, 0)
        #expect(run.report([("Part.swift", view)]).diagnostics.count == expected)
        run.targets = DeploymentTargets()
        #expect(run.report([("Part.swift", view)]).diagnostics.count == 1)
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
