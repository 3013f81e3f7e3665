/// The lines that a fix changes.
enum HTMLFixChanges {
    /// Maximum number of changed lines that are shown.
    private static let limit = 12

    /// Lines with `-` or `+` before them; empty if the fix has no edits or changes many lines.
    static func lines(_ fix: Fix, _ bytes: [UInt8]) -> [String] {
        guard let hull = fix.hull, Int(hull.end) <= bytes.count, hull.end - hull.start < 4_000 else { return [] }
        var start = Int(hull.start)
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        let end = bytes[Int(hull.end)...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
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
