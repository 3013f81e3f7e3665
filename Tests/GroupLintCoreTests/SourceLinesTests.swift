import Testing

@testable import GroupLintCommandLine
@testable import GroupLintCore
@testable import GroupLintEngine
@testable import GroupLintInputOutput
@testable import GroupLintSyntax

/// All code that counts lines agrees: a line ends at LF, CR LF or a lone CR.
@Suite struct SourceLinesTests {
    /// All texts made of up to four of these pieces.
    private static let texts: [[UInt8]] = {
        let pieces = ["", "a", " b", "\n", "\r", "\r\n", "\u{E9}"]
        var texts = [""]
        for _ in 0..<4 { texts = Set(texts.flatMap { text in pieces.map { text + $0 } }).sorted() }
        return texts.map { Array($0.utf8) }
    }()

    @Test func everyOffsetHasOneLine() {
        for text in Self.texts {
            for bytes in [text, byteOrderMark + text] {
                let (lines, table) = (SourceLines(bytes), LineTable(bytes))
                for offset in lines.first...UInt32(bytes.count) {
                    let place = table.location(offset)
                    let start = lines.start(offset)
                    #expect(Int(start) == Int(offset) - place.column + 1)
                    let content = table.lineBytes(place.line)
                    #expect(start + UInt32(content.count) == lines.end(start))
                    let next = lines.next(offset)
                    #expect(next == UInt32(bytes.count) || table.location(next).line == place.line + 1)
                    let before = lines.breakBefore(offset)
                    #expect(place.line == 1 ? before == lines.first : table.location(before).line == place.line - 1)
                }
            }
        }
    }

    @Test func editorsCountTheSameLines() {
        for bytes in Self.texts {
            let (table, positions) = (LineTable(bytes), TextPositions(bytes, .utf16))
            for offset in 0...bytes.count where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
                let (place, position) = (table.location(UInt32(offset)), positions.position(offset))
                #expect(position.line == place.line - 1 && position.character == place.utf16Column - 1)
            }
        }
    }

    /// The table reads words of eight bytes.
    @Test func longLinesEndWhereTheyDo() {
        for place in 0..<24 {
            for lineBreak in ["\n", "\r", "\r\n", "\r\r", "\n\n"] {
                var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 24)
                bytes.insert(contentsOf: lineBreak.utf8, at: place)
                let (lines, table) = (SourceLines(bytes), LineTable(bytes))
                for offset in 0...UInt32(bytes.count) {
                    #expect(Int(lines.start(offset)) == Int(offset) - table.location(offset).column + 1)
                }
            }
        }
    }

    /// Not every place is counted from the start of its line.
    @Test func placesOnLongLinesAreCounted() {
        for mark in ["", "\u{FEFF}"] {
            let lines = [mark + "a", String(repeating: "aé𝄞", count: 1_000), String(repeating: "𝄞", count: 700)]
            let bytes = Array(lines.joined(separator: "\n").utf8)
            let table = LineTable(bytes)
            for offset in bytes.indices {
                let place = table.location(UInt32(offset))
                #expect(place.utf16Column == utf16Length(bytes[offset - place.column + 1..<offset]) + 1)
            }
        }
    }

    @Test func startsAreThoseOfTheTable() {
        for bytes in Self.texts {
            let (lines, table) = (SourceLines(bytes), LineTable(bytes))
            let starts = lines.starts(in: 0..<UInt32(bytes.count) + 1)
            #expect(starts.allSatisfy { table.location($0).column == 1 && $0 > 0 })
            #expect(starts.count + 1 == table.location(UInt32(bytes.count)).line)
        }
    }

    @Test func theFirstLineBreakCounts() {
        for (text, expected) in [("", "\n"), ("a\r", "\r"), ("a\r\nb\n", "\r\n"), ("\n\r\n", "\n"), ("\r\r\n", "\r")] {
            #expect(SourceLines(Array(text.utf8)).lineBreak == expected)
        }
    }

    /// The binary search finds the same element as a search through all elements.
    @Test func partitionPointIsTheFirstElementThatIsNotBefore() {
        for count in 0..<12 {
            let elements = (0..<count).map { $0 * 2 }
            for limit in -1...(2 * count) {
                #expect(elements.partitionPoint { $0 < limit } == elements.firstIndex { $0 >= limit } ?? count)
                let slice = elements[(count / 2)...]
                #expect(slice.partitionPoint { $0 < limit } == slice.firstIndex { $0 >= limit } ?? count)
            }
        }
    }

    @Test func lengthsInUTF16AreThoseOfStrings() {
        for text in ["", "abc", "d\u{E9}j\u{E0}", "\u{6F22}\u{5B57}", "a\u{1D11E}\u{1F469}\u{200D}\u{1F680}"] {
            #expect(utf16Length(Array(text.utf8)[...]) == text.utf16.count)
        }
    }
}
