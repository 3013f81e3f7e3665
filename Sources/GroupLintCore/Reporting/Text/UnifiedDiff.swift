/// Renders the difference of two texts as a unified diff for `git apply` and `patch`.
package enum UnifiedDiff {
    /// Number of unchanged lines around a change.
    private static let context = 3

    /// The diff of two texts; empty when they are equal.
    ///
    /// - Parameter path: relative to the directory in which the diff will be applied.
    package static func text(path: String, from old: [UInt8], to new: [UInt8]) -> [UInt8] {
        if old == new { return [] }
        let (oldName, newName) = (quoted("a/" + path), quoted("b/" + path))
        // The tab marks the end of a name with spaces.
        let end = path.contains(" ") ? "\t" : ""
        var output = Array("diff --git \(oldName) \(newName)\n--- \(oldName)\(end)\n+++ \(newName)\(end)\n".utf8)
        let difference = LineDifference(LineDifference.lines(old), LineDifference.lines(new))
        for hunk in hunks(difference.changes) { append(hunk, difference, &output) }
        return output
    }

    /// Groups changes that are so close that their context overlaps.
    private static func hunks(_ changes: [LineDifference.Change]) -> [[LineDifference.Change]] {
        var hunks: [[LineDifference.Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func append(
        _ hunk: [LineDifference.Change], _ difference: LineDifference, _ output: inout [UInt8]
    ) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let before = min(context, first.old.lowerBound)
        let after = min(context, difference.old.count - last.old.upperBound)
        let old = first.old.lowerBound - before..<last.old.upperBound + after
        let new = first.new.lowerBound - before..<last.new.upperBound + after
        output += "@@ -\(position(old)) +\(position(new)) @@\n".utf8
        var line = old.lowerBound
        for change in hunk {
            append(" ", difference.old[line..<change.old.lowerBound], &output)
            append("-", difference.old[change.old], &output)
            append("+", difference.new[change.new], &output)
            line = change.old.upperBound
        }
        append(" ", difference.old[line..<old.upperBound], &output)
    }

    /// First line (1-based) and number of lines. For an empty range, the line before it.
    private static func position(_ lines: Range<Int>) -> String {
        "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
    }

    private static func append(_ sign: String, _ lines: ArraySlice<ArraySlice<UInt8>>, _ output: inout [UInt8]) {
        for line in lines {
            output += sign.utf8
            output += line
            if line.last != UInt8(ascii: "\n") { output += "\n\\ No newline at end of file\n".utf8 }
        }
    }

    /// A file name as git writes it: unchanged, or as a C string literal if it has quotes, backslashes or controls.
    private static func quoted(_ name: String) -> String {
        let isPlain = name.unicodeScalars.allSatisfy { $0 != "\"" && $0 != "\\" && !isInvisibleControl($0) }
        if isPlain { return name }
        var result = "\""
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += "\\" + String(UnicodeScalar(byte))
            case 0x20...0x7E: result += String(UnicodeScalar(byte))
            default:
                let octal = String(byte, radix: 8)
                result += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            }
        }
        return result + "\""
    }
}
