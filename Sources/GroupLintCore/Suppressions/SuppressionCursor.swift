extension SuppressionComment {
    /// What to write instead of a part of a comment.
    struct Correction {
        /// In lower case without a period.
        var help: String
        var edit: Fix.Edit
    }

    /// A position in the bytes of a comment, with methods that read from there.
    struct Cursor {
        let bytes: [UInt8]
        var position: Int
        let end: Int

        var isAtEnd: Bool { position >= end }
        var isAtBlank: Bool { isAtEnd || bytes[position].isWhiteSpace }

        mutating func skipBlanks() {
            while !isAtEnd, bytes[position].isWhiteSpace { position += 1 }
        }

        mutating func skipBlanksAndCommas() {
            while !isAtEnd, bytes[position].isWhiteSpace || bytes[position] == UInt8(ascii: ",") { position += 1 }
        }

        mutating func take(_ text: StaticString) -> Bool {
            let length = text.utf8CodeUnitCount
            guard position + length <= end else { return false }
            let matches = text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + length]) }
            if matches { position += length }
            return matches
        }

        /// Reads a word of ASCII letters, digits and `_`, and of `*` for patterns; empty if there is none.
        mutating func word(withStars: Bool = false) -> String {
            let start = position
            while !isAtEnd, bytes[position].isWordByte || (withStars && bytes[position] == UInt8(ascii: "*")) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        /// Moves past the name or pattern of rules in quotes, and returns it; nil if there is none.
        mutating func quotedName() -> String? {
            guard !isAtEnd, case let quote = bytes[position], [0x22, 0x27, 0x60].contains(quote),
                let last = bytes[(position + 1)..<end].firstIndex(of: quote), last > position + 1
            else { return nil }
            let name = bytes[(position + 1)..<last]
            let signs = [UInt8(ascii: "*"), UInt8(ascii: "?")]
            guard name.allSatisfy({ $0.isWordByte || signs.contains($0) }) else { return nil }
            position = last + 1
            return String(decoding: name, as: UTF8.self)
        }

        /// Skips what stands between the directive and the rule ids: `/` in `disable:next/rule_id`.
        mutating func skipSigns() {
            while !isAtEnd, !bytes[position].isWordByte, !bytes[position...].starts(with: [0x2D, 0x2D]) { position += 1 }
        }

        /// Skips the signs that people write instead of two hyphens.
        mutating func skipDashes() {
            while take("-") || take("—") || take("–") || take(":") {}
        }

        /// The comment with other text from `start` to the position; nil if the comment is too long to quote.
        func correction(of comment: SourceRange, from start: Int, _ text: String) -> Correction? {
            let before = bytes[Int(comment.start)..<start]
            let after = bytes[position..<Int(comment.end)]
            guard before.count + after.count < 120, !before.contains(0x60),
                !after.contains(where: { $0 == 0x60 || $0.isLineBreak })
            else { return nil }
            let whole = String(decoding: before, as: UTF8.self) + text + String(decoding: after, as: UTF8.self)
            let range = SourceRange(start: UInt32(start), end: UInt32(position))
            return Correction(help: "write `\(whole)`", edit: Fix.Edit(range, text))
        }

        /// The rest of the comment as the reason, after two hyphens instead of what is between `start` and the rest; nil if there
        /// is none, or if it cannot be quoted.
        mutating func correctedReason(from start: Int) -> Correction? {
            skipBlanks()
            let range = SourceRange(start: UInt32(start), end: UInt32(position))
            let text = rest()
            guard !text.isEmpty, !text.contains("`"), !text.contains(where: \.isNewline) else { return nil }
            let isApart = start == 0 || bytes[start - 1].isWhiteSpace
            return Correction(help: "write `-- \(text)`", edit: Fix.Edit(range, isApart ? "-- " : " -- "))
        }

        /// The rest of the comment, without leading and trailing blanks.
        mutating func rest() -> String {
            skipBlanks()
            var last = end
            while last > position, bytes[last - 1].isWhiteSpace { last -= 1 }
            return String(decoding: bytes[position..<max(position, last)], as: UTF8.self)
        }
    }
}
