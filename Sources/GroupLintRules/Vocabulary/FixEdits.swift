import GroupLintCore

/// Edits that several rules use. Bytes outside the edited code do not change: comments, blank lines, `\r\n`.
enum FixEdits {
    /// Inserts a line above a declaration with its indentation: `@ViewBuilder`.
    static func insertLine(_ text: String, above declaration: SyntaxNode) -> Fix.Edit {
        let lines = SourceLines(declaration.tree.source)
        let place = SourceRange(start: declaration.start, end: declaration.start)
        guard lines.startsLine(declaration.start) else { return Fix.Edit(place, text + " ") }
        let indentation = String(decoding: lines.indentation(declaration.start), as: UTF8.self)
        return Fix.Edit(place, text + lines.lineBreak + indentation)
    }

    static func delete(_ range: Range<UInt32>) -> Fix.Edit {
        Fix.Edit(SourceRange(start: range.lowerBound, end: range.upperBound), "")
    }

    /// Removes `Group {` and its `}`, or `Group(content: {` and `})`, and moves the content to the left. Modifiers after the
    /// call stay after the content; they end at `chainEnd`. `start` is the start of the statement: the call, or `return`.
    /// Offsets are UTF-8.
    ///
    /// Nil if there is nothing between the braces, or if a comment or a parameter would be lost.
    static func unwrap(_ closure: SyntaxNode, from start: UInt32, chainEnd: UInt32? = nil) -> [Fix.Edit]? {
        let lines = SourceLines(closure.tree.source)
        let content = lines.trimmed((closure.start + 1)..<(closure.end - 1))
        let callEnd = closure.callOfClosure?.node.end ?? closure.end
        let edges = [SourceRange(start: start, end: closure.start), SourceRange(start: closure.end, end: callEnd)]
        guard !content.isEmpty, ClosureExpr(closure)?.signature == nil,
            !edges.contains(where: closure.tree.hasComment)
        else { return nil }
        let unwrapping = Unwrapping(
            lines: lines, closure: closure, start: start, content: content, callEnd: callEnd,
            chainEnd: chainEnd ?? callEnd)
        return unwrapping.edits
    }
}

/// The edits that remove the braces of one container.
private struct Unwrapping {
    let lines: SourceLines
    let closure: SyntaxNode
    let start: UInt32
    /// UTF-8 offsets of the content between the braces, with comments, without the white space around it.
    let content: Range<UInt32>
    /// UTF-8 offset after the brace, or after the parenthesis that follows it.
    let callEnd: UInt32
    let chainEnd: UInt32

    private var close: UInt32 { closure.end - 1 }
    /// Whether the content starts on a later line than the brace.
    private var headBreaks: Bool { lines.containsBreak(closure.start..<content.lowerBound) }
    private var tailBreaks: Bool { lines.containsBreak(content.upperBound..<close) }

    var edits: [Fix.Edit]? {
        guard let tail else { return nil }
        return [head] + dedents + [tail] + indents
    }

    private var head: Fix.Edit {
        guard headBreaks else { return FixEdits.delete(start..<content.lowerBound) }
        if lines.startsLine(start) { return FixEdits.delete(lines.start(start)..<lines.start(content.lowerBound)) }
        // `case .a: Group {`: the line break before the content stays.
        return FixEdits.delete(lines.skipBlanksBack(start)..<lines.breakBefore(content.lowerBound))
    }

    /// The edit of the closing brace; nil for `}; next()`, where the semicolon would be left over.
    private var tail: Fix.Edit? {
        let next = lines.skipBlanks(callEnd)
        let byte = next < UInt32(lines.bytes.count) ? lines.bytes[Int(next)] : UInt8(ascii: "\n")
        guard tailBreaks else {
            // Of `Group { a(); }; b()`, one semicolon stays.
            let ends = byte == UInt8(ascii: ";") && lines.bytes[Int(content.upperBound) - 1] == byte
            return FixEdits.delete(content.upperBound..<(ends ? next + 1 : callEnd))
        }
        if next == lines.end(callEnd - 1) { return FixEdits.delete(lines.end(content.upperBound)..<next) }
        if byte == UInt8(ascii: ";") { return nil }
        if byte == UInt8(ascii: "."), !endsInComment { return FixEdits.delete(content.upperBound..<next) }
        return FixEdits.delete(close..<next)
    }

    private var endsInComment: Bool {
        let comments = closure.tree.comments
        let position = comments.partitionPoint { $0.range.end < content.upperBound }
        return position < comments.count && comments[position].range.end == content.upperBound
    }

    // MARK: Indentation

    private var outerIndentation: [UInt8] { lines.indentation(start) }

    /// Whether a comment follows the opening brace: `Group { // comment`.
    private var commentOpens: Bool {
        let start = SourceRange(start: content.lowerBound, end: content.lowerBound + 1)
        return closure.tree.comments(startingIn: start).contains { $0.kind == .line }
    }

    /// UTF-8 offsets of the lines of the content, without the line of the opening brace.
    private var contentLines: [UInt32] {
        let first = headBreaks ? lines.start(content.lowerBound) : content.lowerBound
        return lines.starts(in: first..<content.upperBound)
    }

    /// The additional indentation of the content; empty if there is none, or if it does not extend the outer one.
    private var step: [UInt8] {
        guard headBreaks || commentOpens, lines.startsLine(start),
            let first = contentLines.first(where: { !lines.isEmptyLine($0) })
        else { return [] }
        let inner = lines.indentation(first)
        return inner.starts(with: outerIndentation) ? Array(inner.dropFirst(outerIndentation.count)) : []
    }

    private var dedents: [Fix.Edit] {
        let step = step
        guard !step.isEmpty else { return [] }
        let outer = outerIndentation
        let starts = contentLines.filter { lines.hasPrefix(outer + step, at: $0) }
        return movable(starts).map { line in
            let place = line + UInt32(outer.count)
            return FixEdits.delete(place..<(place + UInt32(step.count)))
        }
    }

    /// Edits that indent modifiers like `.padding()` below a content of one line.
    private var indents: [Fix.Edit] {
        let step = step
        guard !step.isEmpty, chainEnd > callEnd else { return [] }
        let outer = outerIndentation
        let lastLine = lines.indentation(content.upperBound)
        let isOneLine = !lines.containsBreak(content)
        guard isOneLine || lastLine.count > outer.count + step.count else { return [] }
        let starts = lines.starts(in: callEnd..<chainEnd).filter { !lines.isEmptyLine($0) }
        guard let first = starts.first, lines.indentation(first) == outer else { return [] }
        let moved = movable(starts.filter { lines.hasPrefix(outer, at: $0) })
        return moved.map { line in
            let place = line + UInt32(outer.count)
            return Fix.Edit(SourceRange(start: place, end: place), String(decoding: step, as: UTF8.self))
        }
    }

    /// The lines without those of string literals that would not move as a whole: their text would change.
    private func movable(_ starts: [UInt32]) -> [UInt32] {
        guard let first = starts.first, let last = starts.last else { return [] }
        let moving = Set(starts)
        var fixed: Set<UInt32> = []
        let statement = closure.tree.statement(around: closure, upTo: chainEnd)
        for node in statement.subtree where node.kind == .stringLiteralExpr && node.end > first && node.start < last {
            let inside = lines.starts(in: node.start..<node.end)
            let staysWhole = inside.allSatisfy { moving.contains($0) || lines.isEmptyLine($0) }
            if !staysWhole { fixed.formUnion(inside) }
        }
        return starts.filter { !fixed.contains($0) }
    }
}

extension SyntaxTree {
    /// The innermost node around a closure that reaches to an offset (UTF-8).
    fileprivate func statement(around closure: SyntaxNode, upTo end: UInt32) -> SyntaxNode {
        closure.ancestors.first { $0.end >= end } ?? closure
    }
}
