/// A change of one file that removes a diagnostic.
package struct Fix: Equatable, Sendable {
    /// What the change does, as an order: `remove the Group`. Lower case, no full stop.
    package var title: String
    package var applicability: Applicability
    /// Sorted by place, without overlaps, all in the file of the diagnostic.
    package var edits: [Edit]

    package init(_ title: String, _ applicability: Applicability, _ edits: [Edit]) {
        self.title = title
        self.applicability = applicability
        self.edits = edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    /// Replacement of the bytes in a range; an empty range inserts, an empty text deletes.
    package struct Edit: Equatable, Sendable {
        package var range: SourceRange
        package var text: String

        package init(_ range: SourceRange, _ text: String) {
            self.range = range
            self.text = text
        }
    }

    /// Who may decide that the change is right.
    package enum Applicability: String, Sendable {
        /// Means the same afterwards; applied by `--fix`.
        case safe
        /// May change what the app does or how it looks; applied by `--unsafe-fixes`.
        case unsafe
        /// Shown, never applied.
        case manual
    }
}
