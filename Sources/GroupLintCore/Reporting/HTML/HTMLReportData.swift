/// What the script of an HTML report reads. Property names are the keys. Texts are ready to be shown: control characters
/// are visible escapes.
struct HTMLReportData: Encodable {
    var project: String
    var summary: JSONReport.Summary
    /// Rules of the listed diagnostics, sorted by id.
    var rules: [Rule]
    /// Files that diagnostics or related places are in, in the order of their first use.
    var files: [File]
    /// In the order of every report.
    var diagnostics: [Entry]
    /// Whether the repository says who owns its files.
    var hasOwners: Bool

    struct Rule: Encodable {
        var id: String
        var category: String
        var summary: String
    }

    struct File: Encodable {
        var path: String
        var owners: [String]
        /// The lines that diagnostics show, sorted by number.
        var lines: [Line]
    }

    /// A line of source: `[number, text, spans]`.
    struct Line: Encodable {
        /// 1-based.
        var number: Int
        var text: String
        /// Kinds of words, three numbers for each: start and end in UTF-16 code units of `text`, and
        /// `HTMLSourceLines.WordKind`.
        var spans: [Int]

        func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            try container.encode(number)
            try container.encode(text)
            try container.encode(spans)
        }
    }

    struct Entry: Encodable {
        /// Index in `rules`.
        var rule: Int
        var severity: String
        var confidence: String
        var message: String
        var help: String?
        var scope: String
        var target: String?
        var place: Place
        /// Number of the first and the last line to show around the mark.
        var lines: [Int]
        /// Marked parts of the lines: `[line, start, end]`, in UTF-16 code units of the shown text.
        var marks: [[Int]]
        var related: [Related]
        var fix: Fix?
        /// `suppressed` by a comment, `baselined`, or nil.
        var status: String?
        /// Why it is accepted, such as `by a comment in line 3: shown once`.
        var acceptance: String?
    }

    struct Place: Encodable {
        /// Index in `files`.
        var file: Int
        /// 1-based.
        var line: Int
        /// In UTF-8 bytes, 1-based, as in the other formats.
        var column: Int
    }

    struct Related: Encodable {
        var place: Place
        var message: String
        var mark: [Int]
    }

    struct Fix: Encodable {
        var title: String
        /// Options that apply it, or `by hand`.
        var way: String
        /// Changed lines, each with `-` or `+` before it; empty if there are many.
        var changes: [String]
    }
}
