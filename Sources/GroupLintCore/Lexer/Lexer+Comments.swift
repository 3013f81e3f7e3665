extension Lexer {
    @inline(__always)
    func isLineBreak(_ offset: Int) -> Bool {
        bytes[offset] == UInt8(ascii: "\n") || bytes[offset] == UInt8(ascii: "\r")
    }

    mutating func skipToLineEnd() {
        var end = position
        while true {
            // Bytes past the end of the file read as zeros, which end the loop.
            var controls = ByteWord.controls(word(at: end))
            while controls == 0 {
                end += 8
                controls = ByteWord.controls(word(at: end))
            }
            end += controls.trailingZeroBitCount >> 3
            if end >= bytes.count || isLineBreak(end) { break }
            end += 1
        }
        position = min(end, bytes.count)
    }

    /// Lexes the line comment at the position and line comments that start the next lines.
    @inline(never)
    mutating func lexLineComments() {
        repeat {
            let start = position
            skipToLineEnd()
            let isDocumentation = byte(start + 2) == UInt8(ascii: "/") && byte(start + 3) != UInt8(ascii: "/")
            addComment(isDocumentation ? .documentationLine : .line, start)
            guard interpolations.isEmpty, at("\n") else { return }
            skipLineBreak()
        } while at("/") && at("/", 1)
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
                position = min(position + 1 + ByteWord.plainCommentLength(word(at: position + 1)), bytes.count)
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
        comments.reserve(1)
        comments.append(
            Comment(range: SourceRange(start: UInt32(start), end: UInt32(position)), kind: kind))
        pending.insert(.spaceBefore)
    }
}
