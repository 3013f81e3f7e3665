import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput

/// Tests how `grouplint views` finds what its operands name.
@Suite struct ViewsCommandTests {
    private static func tree() throws -> TemporaryTree {
        try TemporaryTree([
            "Package.swift": "// swift-tools-version:5.9\n",
            "App/Inbox.swift": """
            import SwiftUI
            struct Inbox: View {
                var body: some View { List { Row() } }
                struct Row: View {
                    var body: some View { Text("inbox") }
                }
            }
            """,
            "App/Inbox+Parts.swift": """
            import SwiftUI
            extension Inbox {
                var title: some View { Text("title") }
            }
            """,
            "Kit/Outbox.swift": """
            import SwiftUI
            enum Outbox {
                struct Row: View {
                    var body: some View { Text("outbox") }
                }
            }
            """,
            "Kit/Store.swift": "final class Store { var count = 0 }\n",
        ])
    }

    /// Names of the builders that are shown, with their places.
    private func shown(_ operands: String..., directory: String = "") throws -> [String] {
        let run = CommandLineRun(["views"] + operands, in: try Self.tree(), directory: directory, rules: allRules)
        #expect(run.code == .success && run.errors == "")
        return run.output.split(separator: "\n").filter { $0.first?.isLetter ?? false }
            .map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
    }

    private func error(_ operands: String...) throws -> String {
        let run = CommandLineRun(["views"] + operands, in: try Self.tree(), rules: allRules)
        #expect(run.code == .failure && run.output == "")
        return run.errors
    }

    @Test func aNameIsEnough() throws {
        let inbox = [
            "Inbox.title App/Inbox+Parts.swift:3:9", "Inbox.body App/Inbox.swift:3:9", "Inbox.Row.body App/Inbox.swift:5:13",
        ]
        #expect(try shown("Inbox") == inbox)
        #expect(try shown("Inbox.title") == [inbox[0]])
        #expect(try shown("Inbox", "Outbox") == inbox + ["Outbox.Row.body Kit/Outbox.swift:4:13"])
        #expect(try shown("Inbox", directory: "Kit").count == 3)
    }

    @Test func everyTypeOfTheNameIsShown() throws {
        let rows = ["Inbox.Row.body App/Inbox.swift:5:13", "Outbox.Row.body Kit/Outbox.swift:4:13"]
        #expect(try shown("Row") == rows)
        #expect(try shown("Inbox.Row") == [rows[0]])
        #expect(try shown("Outbox.Row.body") == [rows[1]])
        #expect(try shown("App/Inbox.swift:Row") == [rows[0]])
    }

    @Test(arguments: [
        ("Inbx", #"there is no type "Inbx" in the project; did you mean "Inbox"?"#),
        ("Outbox.Rwo", #"Kit/Outbox.swift: there is no view code in "Outbox.Rwo"; did you mean "Outbox.Row"?"#),
        ("Outbx.Row", #"there is no type "Outbx.Row" in the project; did you mean "Outbox.Row"?"#),
        ("Stor", #"there is no type "Stor" in the project; did you mean "Store"?"#),
        ("Store", #"Kit/Store.swift: there is no view code in "Store""#),
        ("Zzzzzz", #"there is no type "Zzzzzz" in the project; grouplint views FILE shows the views of a file"#),
        ("App/Inbox.swift:Roww", #"App/Inbox.swift: there is no view code in "Roww"; did you mean "Row"?"#),
        ("App/Inbox.swift:Store", #"App/Inbox.swift: there is no view code in "Store""#),
        ("App", "App is a directory; name a file, or a type of the project"),
        ("Inbox.swift", "Inbox.swift: no such file or directory"),
    ])
    func wrongNamesAreErrors(_ operand: String, _ expected: String) throws {
        #expect(try error(operand) == "grouplint: error: \(expected)\n")
    }

    @Test func aNameIsNoCommandOfAService() throws {
        let source = "import SwiftUI\nstruct `::error file=x::y`: View { var body: some View { Text(\"a\") } }\n"
        let tree = try TemporaryTree(["A.swift": source])
        let output = CommandLineRun(["views", "A.swift"], in: tree, rules: allRules).output
        #expect(output.hasPrefix("./::error file=x::y.body  A.swift:2:"), "\(output)")
    }

    @Test func membersOfAValueAreNoModifiers() throws {
        let text = "struct A: View { var body: some View { Text(\"a\").background(theme.colors.background.page) } }\n"
        let tree = try TemporaryTree([".git/config": "", "A.swift": "import SwiftUI\n" + text])
        let run = CommandLineRun(["views", "A"], in: tree, rules: allRules)
        #expect(run.output.contains("─ theme.colors.background.page") && !run.output.contains("  .colors"), "\(run.output)")
    }

    @Test(arguments: ["views", "map"]) func aFileThatIsWrittenIsNamed(_ command: String) throws {
        let run = CommandLineRun([command, "--output", "a.html"] + (command == "map" ? [] : ["Inbox"]), in: try Self.tree())
        #expect(run.code == .success && run.output == "" && run.errors.contains("grouplint: note: wrote a.html\n"))
    }

    @Test func aFileWithoutViewsIsNoError() throws {
        let run = CommandLineRun(["views", "Kit/Store.swift"], in: try Self.tree(), rules: allRules)
        #expect(run.code == .success && run.errors == "grouplint: note: Kit/Store.swift: there is no view code\n")
    }
}
