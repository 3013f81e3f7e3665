import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintRules
@testable import GroupLintSyntax

/// Messages about syntax errors say what was expected, and which bracket is open.
@Suite struct SyntaxMessageTests {
    private static let effect = ", so GroupLint may report less in this file"

    /// The message and its line and column.
    private func message(_ text: String) -> String? {
        let tree = parse(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
        guard let problem = tree.problems.first else { return nil }
        let place = LineTable(Array(text.utf8)).location(problem.range.start)
        let message = tree.message(of: problem)
        guard message.hasSuffix(Self.effect) else { return nil }
        return "\(place.line):\(place.column) \(message.dropLast(Self.effect.count))"
    }

    @Test(arguments: [
        ("func f() { g(1 2) }", "1:15 expected `,` or `)`"),
        ("let a = [1 2]", "1:11 expected `,` or `]`"),
        ("let x = (1, 2", "1:14 expected `)` to close the `= (` in line 1"),
        ("let x = f(1,\n  2\nlet y = 1", "2:4 expected `)` to close the `f(` in line 1"),
        ("func f() { let a = [1, 2\n let b = 3 }", "1:25 expected `]` to close the `= [` in line 1"),
        ("struct S { var a: Int = }", "1:24 expected an expression"), ("struct S { var a: }", "1:18 expected a type"),
        ("class {}", "1:6 expected a name"), ("func f() { for x [1] {} }", "1:17 expected `in`"),
        ("func f() { guard a { return } }", "1:19 expected `else`"), ("let a = 1 let b = 2", "1:10 expected a line break or `;`"),
        ("func f() { switch x { case .a } }", "1:30 expected `:`"), ("func f() { if a }", "1:16 expected `{`"),
        ("#if A\nlet a = 1", "2:10 expected `#endif`"), ("struct A<T { }", "1:11 expected `>`"),
    ])
    func whatWasExpectedIsNamed(_ text: String, _ expected: String) {
        #expect(message(text) == expected)
    }

    @Test func theOpenBraceIsNamed() {
        let group = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Group {
                        Text("a")
                    VStack {
                    }
                }
            }
            """
        #expect(message(group) == "7:10 expected `}` to close the `Group {` in line 4")
        let ended = "struct A: View {\n    var body: some View {\n        Text(\"}\")\n    }\n"
        #expect(message(ended) == "4:6 expected `}` to close the `struct A: View {` in line 1")
        let long = "struct A: View {\n    func somethingWithALongName(and: Parameter) -> Int {\n        1\n}\n"
        #expect(message(long)?.hasSuffix("expected `}` to close the `{` in line 2") == true)
    }

    @Test func aBraceTooManyIsNotABraceTooFew() {
        let extra = "struct A: View {\n    var body: some View {\n        Text(\"a\")\n    }\n}\n}\n"
        #expect(message(extra) == "6:1 unexpected `}`")
        let missing = "struct A: View { var body: some View { Group { Text(\"a\")\n }\n }\n"
        #expect(message(missing) == "2:2 expected `}` to close the `struct A: View {` in line 1")
    }

    @Test func otherMistakesKeepTheirMessages() {
        let tree = parse(SourceFile(path: "A.swift", bytes: Array("let a = \"abc\nlet b = 1".utf8)))
        #expect(tree.problems.map { tree.message(of: $0) } == ["string literal is not closed"])
    }

    /// Declarations with syntax errors are not fixed, so no format offers it.
    @Test(arguments: ["text", "compact", "json", "sarif", "github", "gitlab", "markdown", "rdjson", "junit"])
    func noFixIsOfferedInBrokenDeclarations(_ format: String) throws {
        let broken = """
            import SwiftUI
            struct A: View {
                var body: some View {
                    Group { Text("a") }
            }
            """
        let tree = try TemporaryTree([".git/config": "", "A.swift": broken])
        let words = ["--target", "iOS=16", "-f", format]
        let report = CommandLineRun(words, in: tree, rules: [NeedlessGroup.self]).output
        #expect(report.contains("needless"))
        for promise in ["can be fixed", "(--fix", "\"edits\"", "\"replacements\"", "\"suggestions\" : [{"] {
            #expect(!report.contains(promise), "\(promise)")
        }
        let whole = try TemporaryTree([".git/config": "", "A.swift": broken + "}\n"])
        #expect(CommandLineRun(["--target", "iOS=16"], in: whole, rules: [NeedlessGroup.self]).output.contains("can be fixed"))
    }
}
