extension FixedFile {
    /// Fewer moved lines than this are easy to read in a diff.
    private static let fewLines = 3

    /// Whether fixes moved lines to the left or right without another change to them, as after the removal of a container.
    package var movesLines: Bool {
        let old = original.split(separator: 0x0A)
        let kept = Set(old)
        let words = Set(old.map(Self.trimmed))
        return bytes.split(separator: 0x0A).lazy.filter { line in
            let word = Self.trimmed(line)
            return !word.isEmpty && !kept.contains(line) && words.contains(word)
        }.prefix(Self.fewLines).count == Self.fewLines
    }

    private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> { line.drop { $0 == 0x20 || $0 == 0x09 } }
}
