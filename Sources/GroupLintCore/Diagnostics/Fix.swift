/// A change of one file that removes a diagnostic.
public struct Fix: Equatable, Sendable {
    /// What the change does, as an order: `remove the Group`. Lower case, no full stop.
    public var title: String
    public var applicability: Applicability
    /// Sorted by place, without overlaps, all in the file of the diagnostic.
    public var edits: [Edit]

    public init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    /// Replacement of the bytes in a range; an empty range inserts, an empty text deletes.
    public struct Edit: Equatable, Sendable {
        public var range: SourceRange
        public var text: String

        public init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// Who may decide that the change is right.
    public enum Applicability: String, Sendable {
        /// Means the same afterwards; applied by `--fix`.
        case safe
        /// May change what the app does or how it looks; applied by `--unsafe-fixes`.
        case unsafe
        /// Shown, never applied.
        case manual
    }
}
