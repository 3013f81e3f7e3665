extension Fix {
    /// Bytes of unchanged code that cost a report less than another edit does.
    private static let nearby: UInt32 = 200

    /// The edits for programs. Three or more edits of which each is near the next become one: to remove a `Group` moves every
    /// line in it, and an edit for each line would make a report many times as long.
    ///
    /// - Parameter bytes: the text of the file.
    func joinedEdits(in bytes: [UInt8]) -> [Edit] {
        guard edits.count > 2 else { return edits }
        var joined: [Edit] = []
        for edit in edits {
            guard let last = joined.last?.range, last.end <= edit.range.start, edit.range.start - last.end <= Self.nearby,
                Int(edit.range.start) <= bytes.count
            else {
                joined.append(edit)
                continue
            }
            let between = bytes[Int(last.end)..<Int(edit.range.start)]
            joined[joined.count - 1].text += String(decoding: between, as: UTF8.self) + edit.text
            joined[joined.count - 1].range.end = edit.range.end
        }
        return joined
    }
}
