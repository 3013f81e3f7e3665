/// A JSON report with schema `grouplint-report-1`. Property names are the keys.
struct JSONReport: Codable {
    var schema = JSONReporter.schema
    var tool: Tool
    var root: String
    var columnUnit = "utf8"
    var summary: Summary
    var diagnostics: [Entry]
    var problems: [Problem]
    /// Counts by rule, category and file; nil unless requested.
    @Nullable var statistics: Statistics?
    /// Times by phase and rule; nil unless requested.
    @Nullable var timings: Timings?
    /// The part of the files that was checked, such as `2/4`; nil for all files.
    @Nullable var shard: String?
    /// In a part of a run, the entries of the baseline whose diagnostics are gone; nil if there are none.
    var stale: [Baseline.Entry]?
    /// In a part of a run, the entries for files that are gone. They are stale if all parts have them.
    var staleUnlessMoved: [Baseline.Entry]?

    struct Tool: Codable, Hashable {
        var name = ToolIdentity.name
        var version = ToolIdentity.version
        /// Hash of the tool version and the ids of the rules that ran.
        var ruleSetId: String
    }

    struct Summary: Codable, Hashable {
        var files: Int
        var skipped: Int
        /// Number of generated files that were not checked.
        var generated: Int
        /// Number of files that were not checked because no target of the project compiles them.
        var inNoTarget: Int
        var errors: Int
        var warnings: Int
        var infos: Int
        var suppressed: Int
        var baselined: Int
        /// Number of diagnostics that are counted but not listed.
        var omitted: Int
        /// Number of fixes that this run applied.
        var fixed: Int
        /// Wall time in milliseconds; 0 unless times are requested, so that reports on equal files are equal.
        var durationMs: Int
        /// False when a file could not be read or GroupLint had an internal error.
        var complete: Bool
    }

    struct Entry: Codable, Hashable {
        var rule: String
        var category: String
        var severity: String
        var confidence: String
        var message: String
        @Nullable var help: String?
        @Nullable var url: String?
        var path: String
        var range: Range
        var scope: String
        var related: [Related]
        @Nullable var fix: Fix?
        var fingerprint: String
        @Nullable var suppression: Suppression?
        @Nullable var target: String?
    }

    struct Fix: Codable, Hashable {
        var applicability: String
        var title: String
        var edits: [Edit]
    }

    struct Edit: Codable, Hashable {
        var path: String
        var range: Range
        var newText: String
    }

    struct Related: Codable, Hashable {
        var path: String
        var range: Range
        var message: String
    }

    struct Suppression: Codable, Hashable {
        var kind: String
        @Nullable var reason: String?
        var path: String
        @Nullable var range: Range?
    }

    struct Statistics: Codable, Hashable {
        var rules: [NamedCount]
        var categories: [NamedCount]
        var files: [NamedCount]
    }

    struct Timings: Codable, Hashable {
        var phases: [Time]
        var rules: [Time]
    }

    struct Time: Codable, Hashable {
        var name: String
        var microseconds: Int
    }

    struct Problem: Codable, Hashable {
        var kind: String
        var severity: String
        var message: String
        var path: String
        @Nullable var range: Range?
        /// In a part of a run, true for a file that was named and could not be linted, so that the run fails.
        var named: Bool?
    }

    /// A half-open range: `end` is exclusive.
    struct Range: Codable, Hashable {
        var start: Position
        var end: Position

        init(_ span: (start: SourceLocation, end: SourceLocation)) {
            start = Position(span.start)
            end = Position(span.end)
        }
    }

    struct Position: Codable, Hashable {
        /// Line, 1-based.
        var line: Int
        /// Column in UTF-8 bytes, 1-based.
        var column: Int
        /// Column in UTF-16 code units, 1-based.
        var utf16: Int
        /// Offset from the start of the file in UTF-8 bytes, 0-based.
        var offset: Int

        init(_ location: SourceLocation) {
            line = location.line
            column = location.column
            utf16 = location.utf16Column
            offset = location.offset
        }
    }
}

/// An optional value that is encoded as `null` when it is nil. Synthesized `Codable` would omit the key.
@propertyWrapper
struct Nullable<Value: Codable & Hashable>: Codable, Hashable {
    var wrappedValue: Value?

    init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        wrappedValue = container.decodeNil() ? nil : try container.decode(Value.self)
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let wrappedValue { try container.encode(wrappedValue) } else { try container.encodeNil() }
    }
}
