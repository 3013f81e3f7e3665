import Foundation
import Testing

/// Expects that a file in Fixtures has this text. With GROUPLINT_UPDATE=1 writes the text to the file instead.
func expectSnapshot(
    _ text: String, _ fixture: String, sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let file = PackageRoot.fixtures.appendingPathComponent(fixture)
    if PackageRoot.isUpdating {
        return try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let approved = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard text != approved else { return }
    Issue.record(
        """
        \(fixture) differs from what is made now:
        \(lineDifference(approved, text))
        If the new text is right, run: \(PackageRoot.updateCommand)
        """, sourceLocation: sourceLocation)
}

/// Lines that are in only one of two texts, with their numbers; at most 40.
func lineDifference(_ old: String, _ new: String) -> String {
    let difference = new.split(separator: "\n", omittingEmptySubsequences: false)
        .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
    let lines = difference.map { change in
        switch change {
        case .remove(let offset, let line, _): (offset, "-\(offset + 1): \(line)")
        case .insert(let offset, let line, _): (offset, "+\(offset + 1): \(line)")
        }
    }
    let shown = lines.sorted { $0.0 < $1.0 }.prefix(40).map(\.1)
    return shown.joined(separator: "\n") + (lines.count > shown.count ? "\n… \(lines.count - shown.count) more" : "")
}
