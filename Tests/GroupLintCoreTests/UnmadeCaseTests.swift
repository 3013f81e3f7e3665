import GroupLintRules
import Testing

@testable import GroupLintCore
@testable import GroupLintEngine

/// Branches for cases of an enum that nothing makes: rules about what happens at run time say nothing in them.
@Suite struct UnmadeCaseTests {
    private static let equalBranches = "VStack { if isOn { Text(\"a\") } else { Text(\"a\") } }"

    /// Number of reports about equal branches in an app whose screen shows `content`.
    private func count(
        _ content: String, action: String = "mode = .plain", enumeration: String = "enum Mode { case plain, legacy }",
        _ more: String = ""
    ) -> Int {
        let app = """
            import SwiftUI

            @main struct Demo: App {
                var body: some Scene { WindowGroup { Home() } }
            }

            struct Home: View {
                @State var isOn = false
                @State var mode: Mode = .plain
                var body: some View {
                    Button("Turn") { isOn.toggle(); \(action) }
                    \(content)
                }
                @ViewBuilder func part(for mode: Mode) -> some View {
                    switch mode {
                    case .plain: Text("a")
                    case .legacy: \(Self.equalBranches)
                    }
                }
            }
            """
        let rules = allRules.filter { $0.info.id == "conditional_identity_split" }.map { $0.init() }
        return FixtureRun(rules: rules).report([("App.swift", app), ("Mode.swift", enumeration), ("More.swift", more)])
            .diagnostics.count
    }

    private static let arm = "switch mode { case .plain: Text(\"b\"); case .legacy: \(equalBranches) }"

    @Test(arguments: [
        arm, "part(for: mode)", "if mode == .legacy { \(equalBranches) }", "if case .legacy = mode { \(equalBranches) }",
        "switch self.mode { case .plain: Text(\"b\"); case Mode.legacy: \(equalBranches) }",
        "Text(\"c\").navigationDestination(for: Mode.self) { target in switch target { case .plain: Text(\"b\"); "
            + "case .legacy: \(equalBranches) } }",
    ])
    func aBranchIsJudgedIfItsCaseIsMade(_ content: String) {
        #expect(count(content) == 0)
        #expect(count(content, action: "mode = .legacy") == 1)
        #expect(count(content, action: "mode = Mode.legacy") == 1)
        #expect(count(content, action: "print(Era.legacy)", "enum Era { case legacy }") == 0)
        #expect(count(content, action: "mode = Kind.legacy", "typealias Kind = Mode") == 1)
    }

    /// A pattern, a comparison, a preview, a test and code for debug builds make no case that a user meets.
    @Test(arguments: [
        ("func use(_ mode: Mode) -> Bool { mode == .legacy || .legacy != mode }", 0),
        ("func use(_ mode: Mode) { if case .legacy = mode {} }", 0),
        ("func use(_ mode: Mode) { switch (mode, mode) { case (.legacy, .plain): break; default: break } }", 0),
        ("#Preview { Part(mode: .legacy) }", 0),
        ("struct Previews: PreviewProvider { static var previews: some View { Part(mode: .legacy) } }", 0),
        ("final class Tests: XCTestCase { func testPart() { use(.legacy) } }", 0),
        ("#if DEBUG\nlet debug = Mode.legacy\n#endif", 0),
        ("#Preview { Part(mode: .plain) }\nlet other: Mode = .legacy", 1),
        ("func use(_ mode: Mode) { switch mode { case .plain: use(.legacy); default: break } }", 1),
        ("func use(_ mode: Mode) -> Mode { mode == .plain ? .legacy : .plain }", 1),
        ("let all = [Mode.plain, .legacy]", 1),
        ("func use(_ mode: Mode = .legacy) {}", 1),
    ])
    func otherCodeMayMakeTheCase(_ code: String, _ judged: Int) {
        #expect(count(Self.arm, code) == judged)
    }

    /// A value may come from data, from a list of all cases, or from code of the enum that writes no period.
    @Test(arguments: [
        ("enum Mode: Hashable, Identifiable { case plain, legacy; var id: Self { self } }", 0),
        ("enum Mode: String { case plain, legacy }", 1),
        ("enum Mode: Codable { case plain, legacy }", 1),
        ("enum Mode: CaseIterable { case plain, legacy }", 1),
        ("@Cases enum Mode { case plain, legacy }", 1),
        ("enum Mode { case plain, legacy; static var old: Mode { legacy } }", 1),
        ("import Other", 1),
    ])
    func aCaseMayBeMadeUnseen(_ enumeration: String, _ judged: Int) {
        #expect(count(Self.arm, enumeration: enumeration) == judged)
    }
}
