/// A change to one file that removes a diagnostic.
public struct Fix: Equatable, Sendable {
    /// What the change does, as a command in lower case without a period: `remove the Group`.
    public var title: String
    public var applicability: Applicability
    /// Edits to the file of the diagnostic, sorted by position and without overlaps.
    public var edits: [Edit]

    public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    /// Byte range from the start of the first edit to the end of the last; nil without edits.
    public var hull: SourceRange? {
        edits.first.map { SourceRange(start: $0.range.start, end: edits.map(\.range.end).max() ?? 0) }
    }

    /// Replaces the bytes in a range by a text. An empty range inserts, an empty text deletes.
    public struct Edit: Equatable, Sendable {
        public var range: SourceRange
        public var text: String

        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// How safe a fix is, and which option applies it.
    public enum Applicability: String, Sendable {
        /// Does not change what the code does. Applied by `--fix`.
        case safe
        /// May change what the app does or how it looks. Applied by `--unsafe-fixes`.
        case unsafe
        /// Only shown, never applied.
        case manual
    }
}
