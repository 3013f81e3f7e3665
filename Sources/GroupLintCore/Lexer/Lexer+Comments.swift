extension Lexer {
    @inline(__always)
    func isLineBreak(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
    }

    mutating func skipToLineEnd() {
        var end = position
        while end < bytes.count {
            let length = ByteWord.lineLength(word(at: end))
            end += length
            if length < 8 { break }
        }
        position = min(end, bytes.count)
    }

    @inline(never)
    mutating func lexLineComment() {
        let start = position
        skipToLineEnd()
        let isDocumentation = byte(start + 2) == UInt8(ascii: "/") && byte(start + 3) != UInt8(ascii: "/")
        addComment(isDocumentation ? .documentationLine : .line, start)
    }

    @inline(never)
    mutating func lexBlockComment() {
        let start = position
        let isDocumentation = at("*", 2) && !at("/", 3)
        let flags = pending
        var depth = 1
        position += 2
        while position < bytes.count, depth > 0 {
            let current = bytes[position]
            if current == UInt8(ascii: "/"), at("*", 1) {
                depth += 1
                position += 2
            } else if current == UInt8(ascii: "*"), at("/", 1) {
                depth -= 1
                position += 2
            } else {
                if isLineBreak(position) { pending.insert(.startsLine) }
                position += 1
            }
        }
        if depth > 0 {
            if let end = endOfUnclosed(start, before: bytes.count, pounds: nil) {
                position = end
                pending = flags
            }
            report(.unterminatedComment, start, start + 2)
        }
        addComment(isDocumentation ? .documentationBlock : .block, start)
    }

    mutating func addComment(_ kind: Comment.Kind, _ start: Int) {
        comments.append(
            Comment(range: SourceRange(start: UInt32(start), end: UInt32(position)), kind: kind))
        pending.insert(.spaceBefore)
    }
}
