import Testing

@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// Compares readers and matchers with slow and simple ones, on random input.
@Suite struct ReadingPropertyTests {
    // MARK: PropertyList

    private indirect enum Plain: Equatable {
        case text(String)
        case array([Plain])
        case dictionary([Entry])

        struct Entry: Equatable {
            var key: String
            var value: Plain
        }

        init(_ value: PropertyList.Value, in list: PropertyList) {
            switch list.kind(value) {
            case .text: self = .text(list.string(value) ?? "")
            case .array: self = .array(list.array(value).map { Plain($0, in: list) })
            case .dictionary:
                self = .dictionary(
                    list.entries(value).map { Entry(key: list.string($0.key) ?? "", value: Plain($0.value, in: list)) })
            }
        }

        init(_ random: inout SplitMix64, depth: Int) {
            switch depth > 4 ? 0 : random.below(4) {
            case 0, 1: self = .text(Self.word(&random))
            case 2: self = .array((0..<random.below(4)).map { _ in Plain(&random, depth: depth + 1) })
            default:
                self = .dictionary(
                    (0..<random.below(4)).map { _ in
                        Entry(key: Self.word(&random), value: Plain(&random, depth: depth + 1))
                    })
            }
        }

        private static func word(_ random: inout SplitMix64) -> String {
            random.pick([
                "a", "F1", "App/View.swift", "two words", "", "é", "a;b", "{", "$(X)", "-", "x.y", "/* no */",
                "D0B1C2E3F4A5968778695A4B", "Ünïcode_names.swift", "a long text * of words",
            ])
        }

        /// The list as Xcode could have written it, with comments and spaces between its parts.
        func written(_ random: inout SplitMix64) -> String {
            let gaps = [
                "", " ", "\n\t", " /* F.swift */ ", "// c\n", "\r\n", "/**/", "/* a*b ** c / d in Sources *** */",
                "\n\t\t\t\t\t\t\t\t\t", "// longer than a word\n",
            ]
            let gap = { (random: inout SplitMix64) in random.pick(gaps) }
            switch self {
            case .text(let text):
                let isPlain = !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._".contains($0) }
                return gap(&random) + (isPlain && random.below(2) > 0 ? text : "\"\(text)\"") + " "
            case .array(let items):
                let parts = items.map { $0.written(&random) }.joined(separator: "," + gap(&random))
                return gap(&random) + "(" + parts + (items.isEmpty ? "" : random.pick(["", ","])) + gap(&random) + ")"
            case .dictionary(let entries):
                let parts = entries.map { entry in
                    Plain.text(entry.key).written(&random) + "=" + entry.value.written(&random) + ";"
                }
                return gap(&random) + "{" + parts.joined() + gap(&random) + "}"
            }
        }
    }

    @Test(arguments: 1...200) func listsReadBackAsTheyWere(_ seed: UInt64) throws {
        var random = SplitMix64(seed)
        let plain = Plain(&random, depth: 0)
        let text = plain.written(&random)
        let list = try #require(PropertyList(Array(text.utf8)), "\(text)")
        #expect(Plain(list.root, in: list) == plain, "\(text)")
    }

    // MARK: Wildcards

    /// Whether a component matches; tries all possibilities.
    private static func matches(_ pattern: ArraySlice<String>, _ text: Substring) -> Bool {
        guard let part = pattern.first else { return text.isEmpty }
        let rest = pattern.dropFirst()
        if part == "*" { return matches(rest, text) || !text.isEmpty && matches(pattern, text.dropFirst()) }
        guard let character = text.first else { return false }
        let holds =
            switch part {
            case "?": true
            case "[ab]", "[a-b]": "ab".contains(character)
            case "[!a]", "[^a]": character != "a"
            case "[]]": character == "]"
            case "[[:digit:]]": character.isNumber
            default: part.last == character
            }
        return holds && matches(rest, text.dropFirst())
    }

    @Test(arguments: 1...40) func wildcardsMatchAsIfAllWaysWereTried(_ seed: UInt64) {
        var random = SplitMix64(seed)
        let parts = ["*", "*", "?", "a", "b", "]", "1", "\\*", "\\a", "[ab]", "[a-b]", "[!a]", "[^a]", "[]]", "[[:digit:]]"]
        for _ in 0..<50 {
            let pattern = (0..<random.below(6)).map { _ in random.pick(parts) }
            let text = (0..<random.below(7)).map { _ in random.pick(["a", "b", "c", "]", "1", "*"]) }.joined()
            let found = Wildcards.match(Array(pattern.joined().utf8)[...], Array(text.utf8)[...])
            #expect(found == Self.matches(pattern[...], text[...]), "\(pattern.joined()) and \(text)")
        }
    }

    // MARK: terminalWidth

    @Test(
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("漢", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("→", 1), ("⌚", 2),
            ("❤", 1), ("❤\u{FE0F}", 2), ("⌚\u{FE0E}", 1), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 1), ("\u{200B}", 0), ("\u{AD}", 0),
            ("👍🏽", 2),
        ] as [(Character, Int)])
    func charactersTakeTheirColumns(_ character: Character, _ columns: Int) {
        #expect(terminalWidth(character) == columns)
    }

    /// The binary search in the table of wide scalars finds each scalar of a wide block.
    @Test func everyScalarOfABlockIsAsWideAsTheOthers() {
        for (block, columns) in [
            (0x20...0x7E, 1), (0x1100...0x115F, 2), (0x3041...0x3096, 2), (0x4E00...0x9FFF, 2), (0xAC00...0xD7A3, 2),
            (0xFF01...0xFF60, 2), (0xFF61...0xFF9F, 1), (0x1F600...0x1F64F, 2), (0x20000...0x20FFF, 2),
        ] as [(ClosedRange<UInt32>, Int)] {
            let other = block.compactMap(Unicode.Scalar.init).filter { terminalWidth(Character($0)) != columns }
            #expect(other.isEmpty, "\(other.prefix(5))")
        }
    }

    // MARK: ReportMerge

    /// Diagnostics in some files, checked in a random number of parts.
    @Test(arguments: 1...12) func reportsOfPartsMakeTheReportOfTheWhole(_ seed: UInt64) throws {
        var random = SplitMix64(seed)
        let words = ["Group", "onAppear", "Text", "body"]
        let samples = (0..<(1 + random.below(9))).map { number in
            var sample = SampleReport("Group { Text(\"a\") }\n    .onAppear { body }\n", path: "App/View\(number).swift")
            // As a run reports them: in the order of the file, at most one for each place.
            for word in words.sorted(by: { sample.range($0).start < sample.range($1).start }) where random.below(2) > 0 {
                sample.add(word, severity: random.pick([.error, .warning, .info]))
            }
            return sample
        }
        let count = 1 + random.below(4)
        let whole = try Self.json(samples, nil)
        let parts = try (0..<count).map { part in
            let own = samples.enumerated().filter { $0.offset % count == part }.map(\.element)
            return ("part \(part + 1)", try Self.json(own, "\(part + 1)/\(count)"))
        }
        let merged = try ReportMerge(random.below(2) > 0 ? parts : parts.reversed())
        #expect(String(decoding: try merged.json(), as: UTF8.self) == String(decoding: whole, as: UTF8.self))
        #expect(throws: InputError.self) { try ReportMerge(Array(parts.dropLast())) }
    }

    private static func json(_ samples: [SampleReport], _ shard: String?) throws -> [UInt8] {
        var report = LintReport()
        for sample in samples {
            report.fileCount += 1
            report.diagnostics += sample.report.diagnostics
            report.sources.merge(sample.report.sources) { first, _ in first }
        }
        var run = SampleReport("").run
        run.shard = shard
        return try JSONReporter().render(report, run)
    }
}
