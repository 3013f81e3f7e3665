/// A number of diagnostics with the name of what they have in common, such as a rule or a file.
package struct NamedCount: Codable, Hashable, Sendable {
    package var name: String
    package var count: Int

    /// Adds up the numbers of each name: largest number first, equal numbers by name.
    static func list(_ items: [(name: String, count: Int)]) -> [NamedCount] {
        var counts: [String: Int] = [:]
        for item in items { counts[item.name, default: 0] += item.count }
        return counts.map { NamedCount(name: $0.key, count: $0.value) }.sorted { left, right in
            left.count == right.count ? precedesInBytes(left.name, right.name) : left.count > right.count
        }
    }

    /// A table for users.
    ///
    /// - Parameter note: what stands after a name.
    static func table(_ title: String, _ counts: [NamedCount], note: (NamedCount) -> String = { _ in "" }) -> String {
        "\(title):\n"
            + counts.map { "\(rightAligned("\($0.count)", 7)) \(escapingControls($0.name))\(note($0))\n" }.joined()
    }
}

/// Aligns a number to the right edge of a column.
func rightAligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
}
