import GroupLintRules
import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine

/// What is reported on does not change what is concluded, also where the evidence for a report is in other files.
@Suite struct PartOfReportTests {
    /// The formatter is slow only because `Month` shows its tiles in a lazy stack. The button misses taps only because `Card` is
    /// in no row of a list.
    private static let files = [
        ".git/config": "",
        "App/DaysApp.swift": """
        import SwiftUI
        @main struct DaysApp: App {
            var body: some Scene {
                WindowGroup {
                    TabView { Month(); Editor() }
                }
            }
        }
        """,
        "App/Month.swift": """
        import SwiftUI
        struct Month: View {
            @State private var days: [Day] = []
            var body: some View {
                ScrollView {
                    LazyVStack { ForEach(days) { Tile(day: $0) } }
                }
                .task { days = await Day.all() }
            }
        }
        """,
        "App/Tile.swift": """
        import SwiftUI
        struct Tile: View {
            let day: Day
            var body: some View { Text(day.moment ?? Date(), style: .date) }
        }
        """,
        "Model/Day.swift": """
        import SwiftUI
        struct Day: Identifiable {
            let id: Int
            let text: String
            var moment: Date? {
                let formatter = DateFormatter()
                formatter.dateFormat = "yyyy-MM-dd"
                return formatter.date(from: text)
            }
        }
        """,
        "Views/Card.swift": """
        import SwiftUI
        struct Card<Content: View>: View {
            @ViewBuilder let content: () -> Content
            var body: some View {
                VStack { content() }
            }
        }
        """,
        "Views/Editor.swift": """
        import SwiftUI
        struct Editor: View {
            @State private var isOn = false
            var body: some View {
                Card {
                    Button { isOn.toggle() } label: { Text("Save") }
                        .frame(width: 200, height: 90)
                        .background(Color.red)
                }
            }
        }
        """,
    ]

    private static let swiftFiles = files.keys.filter { $0.hasSuffix(".swift") }.sorted()

    private static func run(_ words: [String], in tree: TemporaryTree, input: String = "") -> CommandLineRun {
        CommandLineRun(words, in: tree, input: input, rules: allRules)
    }

    private static func lines(_ words: [String], in tree: TemporaryTree, input: String = "") -> [String] {
        run(["--format", "compact"] + words, in: tree, input: input).output.split(separator: "\n").map(String.init)
    }

    @Test func theEvidenceIsInOtherFiles() throws {
        let whole = Self.lines([], in: try TemporaryTree(Self.files))
        #expect(whole.contains { $0.hasPrefix("Model/Day.swift:6:25: warning: ") && $0.hasSuffix("[formatter_in_body]") })
        let button = whole.first { $0.hasPrefix("Views/Editor.swift:7:18: warning: ") }
        #expect(button?.hasSuffix("[button_hit_area_outside_label]") == true)
        let alone = Self.lines(["--no-project", "Model/Day.swift"], in: try TemporaryTree(Self.files))
        #expect(alone.isEmpty)
    }

    @Test(arguments: swiftFiles) func theReportOfAFileIsItsPartOfTheWhole(_ file: String) throws {
        let tree = try TemporaryTree(Self.files)
        let part = Self.lines([], in: tree).filter { $0.hasPrefix(file + ":") }
        #expect(Self.lines([file], in: tree) == part)
        #expect(Self.lines(["--include", file], in: tree) == part)
        let text = try #require(tree.text(file))
        #expect(Self.lines(["-", "--stdin-filename", file], in: tree, input: text) == part)
    }

    @Test(arguments: 1...5) func theMergedPartsAreTheWhole(_ count: Int) throws {
        let tree = try TemporaryTree(Self.files)
        let parts = try (1...count).map { number in
            let part = Self.run(["--shard", "\(number)/\(count)", "--format", "json"], in: tree)
            try tree.write("part\(number).json", Array(part.output.utf8))
            return "part\(number).json"
        }
        #expect(Self.run(["merge"] + parts, in: tree).output == Self.run(["--format", "json"], in: tree).output)
        for format in ["text", "compact", "sarif", "gitlab", "junit", "github", "html", "markdown", "checkstyle"] {
            let whole = Self.run(["--format", format, "--fail-on", "info"], in: tree)
            let merged = Self.run(["merge", "--format", format, "--fail-on", "info"] + parts, in: tree)
            #expect(merged.output.replacing(", 4 with views", with: "") == whole.output && merged.code == whole.code)
        }
    }

    /// Each part reads its own files, so only one of them knows what could not be read.
    @Test(arguments: [
        (["--strict"], ["--strict"], ExitCode.diagnostics), (["A.swift", "B.swift"], [], .failure), (["A.swift"], [], .success),
        ([], [], .success),
    ])
    func aFileThatCannotBeReadCountsInTheMergedParts(
        _ words: [String], _ merging: [String], _ expected: ExitCode
    ) throws {
        for text in [[0xFF], Array("let a = )\n".utf8)] as [[UInt8]] where text == [0xFF] || expected != .failure {
            let tree = try TemporaryTree(["A.swift": "let a = 1\n"])
            try tree.write("B.swift", text)
            #expect(Self.run(words, in: tree).code == expected)
            let parts = try (1...2).map { number in
                let part = Self.run(words + ["--shard", "\(number)/2", "--format", "json"], in: tree)
                try tree.write("\(number).json", Array(part.output.utf8))
                return "\(number).json"
            }
            #expect(Self.run(["merge"] + merging + parts, in: tree).code == expected)
            #expect(Self.run(["merge", "--format", "text"] + merging + parts, in: tree).code == expected)
        }
    }

    @Test func otherFormatsNeedTheFilesThatWereLinted() throws {
        let tree = try TemporaryTree(Self.files)
        let part = Self.run(["--shard", "1/1", "--format", "json"], in: tree)
        try tree.write("part.json", Array(part.output.utf8))
        try tree.write("Views/Editor.swift", Array("// Shorter.\n".utf8))
        let merged = Self.run(["merge", "--format", "text", "part.json"], in: tree)
        #expect(merged.code == .failure && merged.output.isEmpty)
        #expect(merged.errors.contains("\"Views/Editor.swift\" is not the file that was linted"))
        #expect(Self.run(["merge", "part.json"], in: tree).code == .success)
    }

    @Test(arguments: swiftFiles) func anEditorShowsTheSame(_ file: String) throws {
        let tree = try TemporaryTree(Self.files)
        var workspace = Workspace(folder: tree.path, rules: allRules, threadCount: 1, configurationFile: nil, home: nil)
        while !workspace.isIndexed { _ = workspace.indexFurther() }
        let shown = workspace.report(on: file).diagnostics.map { "\($0.severity): \(messageText($0.message, help: $0.help))" }
        let part = Self.lines([], in: tree).filter { $0.hasPrefix(file + ":") }
        #expect(shown.count == part.count && zip(shown, part).allSatisfy { $1.contains($0) })
    }
}
