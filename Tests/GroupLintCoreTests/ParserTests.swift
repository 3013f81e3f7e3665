import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares each `Fixtures/Syntax/<production>.swift` with the tree in `<production>.tree`, unchanged and transformed.
@Suite struct ParserTests {
    static let fixtures = PackageRoot.swiftFixtures("Syntax")

    @Test(arguments: fixtures)
    func treeIsAsApproved(_ fixture: String) throws {
        let bytes = try PackageRoot.bytes(ofFixture: "Syntax/\(fixture)")
        let snapshot = try withBigStack {
            let tree = parse(SourceFile(path: fixture, bytes: bytes))
            #expect(tree.firstDefect() == nil)
            return SyntaxSnapshot.text(tree)
        }
        try expectSnapshot(snapshot, "Syntax/\(fixture.dropLast(".swift".count)).tree")
    }

    /// Neither CR LF nor a byte order mark changes a tree.
    @Test(arguments: fixtures)
    func lineEndsAndByteOrderMarkDoNotMatter(_ fixture: String) throws {
        let bytes = try PackageRoot.bytes(ofFixture: "Syntax/\(fixture)")
        let newLine = UInt8(ascii: "\n")
        let carriageReturn = UInt8(ascii: "\r")
        guard !bytes.contains(carriageReturn), !bytes.starts(with: byteOrderMark) else { return }
        let transformed = byteOrderMark + bytes.flatMap { $0 == newLine ? [carriageReturn, newLine] : [$0] }
        let (plain, windows) = try withBigStack {
            (
                SyntaxSnapshot.text(parse(SourceFile(path: fixture, bytes: bytes))),
                SyntaxSnapshot.text(parse(SourceFile(path: fixture, bytes: transformed)))
            )
        }
        #expect(plain == windows, "\(lineDifference(plain, windows))")
    }

    /// An editor's buffer can end anywhere: every beginning of a file gives a valid tree.
    @Test(arguments: fixtures)
    func everyBeginningHasASoundTree(_ fixture: String) throws {
        let bytes = try PackageRoot.bytes(ofFixture: "Syntax/\(fixture)")
        try withBigStack {
            let ends = Lexer.lex(bytes).tokens.map { Int($0.end) }
            // Every token of a small file; evenly spread tokens of a long file.
            for end in ends.enumerated().filter({ $0.offset % (ends.count / 80 + 1) == 0 }).map(\.element) {
                let tree = parse(SourceFile(path: fixture, bytes: Array(bytes[..<end])))
                #expect(tree.firstDefect() == nil, "cut off at byte \(end)")
            }
        }
    }

    /// Files whose braces match are never repaired, no matter how they are indented.
    @Test func indentationMeansNothingWhereBracesMatch() {
        let text = "struct A {\nfunc a() {\nif b {\nc()\n      }\nvar d = 1\n  }\nfunc e() {}\n  }\n"
        let lexed = Lexer.lex(Array(text.utf8))
        #expect(BraceRepair.edits(lexed.tokens, Array(text.utf8)).isEmpty)
    }

    /// If many lines contradict the braces, the indentation is a matter of style and is not used.
    @Test func strangeIndentationIsNotTrusted() {
        let text = String(repeating: "func a() {\n        b()\n        }\n", count: 20) + "func c() {\n"
        let lexed = Lexer.lex(Array(text.utf8))
        #expect(BraceRepair.edits(lexed.tokens, Array(text.utf8)).isEmpty)
    }
}
