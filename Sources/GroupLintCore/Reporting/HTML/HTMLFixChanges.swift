/// The lines that a fix changes.
enum HTMLFixChanges {
    /// Maximum number of changed lines that are shown.
    private static let limit = 12
    /// Maximum number of bytes around the edits, on the lines that a fix changes. Of long lines, a page shows only the start.
    private static let surroundings = 4_000

    /// Lines with `-` or `+` before them; empty if the fix has no edits, or changes many lines or long ones.
    static func lines(_ fix: Fix, _ bytes: [UInt8]) -> [String] {
        guard let hull = fix.hull, Int(hull.end) <= bytes.count, hull.end - hull.start < 4_000 else { return [] }
        let before = bytes[..<Int(hull.start)].suffix(surroundings)
        let after = bytes[Int(hull.end)...].prefix(surroundings)
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? before.startIndex
        let end = after.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? after.endIndex
        // Cut lines would look as if they were whole.
        guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), end == bytes.count || bytes[end - 1] == UInt8(ascii: "\n")
        else { return [] }
        var edited: [UInt8] = []
        var position = start
        for edit in fix.edits {
            guard Int(edit.range.start) >= position else { return [] }
            edited += bytes[position..<Int(edit.range.start)] + Array(edit.text.utf8)
            position = Int(edit.range.end)
        }
        edited += bytes[position..<end]
        let difference = LineDifference(LineDifference.lines(Array(bytes[start..<end])), LineDifference.lines(edited))
        let changed = difference.changes.flatMap { change in
            difference.old[change.old].map { "-" + shown($0) } + difference.new[change.new].map { "+" + shown($0) }
        }
        return changed.count <= limit ? withoutCommonIndent(changed) : []
    }

    /// Removes the spaces that all lines have after their sign.
    private static func withoutCommonIndent(_ lines: [String]) -> [String] {
        let indents = lines.map { $0.utf8.dropFirst() }.filter { !$0.isEmpty }.map { $0.prefix { $0 == 0x20 }.count }
        return lines.map { String($0.prefix(1) + $0.dropFirst(1 + (indents.min() ?? 0))) }
    }

    private static func shown(_ line: ArraySlice<UInt8>) -> String {
        let end = line.lastIndex { !$0.isLineBreak }.map { $0 + 1 } ?? line.startIndex
        return HTMLSourceLine(line[..<end]).text
    }
}
