/// The lines of one file that a page shows, with marks and the kinds of their words.
struct HTMLSourceLines {
    /// Kinds of words that have a color.
    enum WordKind: Int {
        case keyword
        case string
        case type
        case comment
    }

    /// Maximum number of lines that a mark covers; a mark on more of them ends early.
    private static let markedLimit = 6
    private static let context = 2

    private let table: LineTable
    private let bytes: [UInt8]
    private let lexed: Lexer.Result
    private var shown: [Int: HTMLSourceLine] = [:]
    /// Whether the lines beside marks are blank. A blank line may be long, and beside many marks.
    private var blank: [Int: Bool] = [:]

    init(_ source: SourceFile?) {
        bytes = source?.bytes ?? []
        table = LineTable(bytes)
        lexed = Lexer.lex(bytes)
    }

    func location(_ offset: UInt32) -> SourceLocation { table.location(offset) }

    /// The marked part of each line of a range. The last mark ends with its line if the range has more lines.
    ///
    /// - Parameter limit: maximum number of lines.
    mutating func marks(_ range: SourceRange, limit: Int = Self.markedLimit) -> [[Int]] {
        let (start, end) = (location(range.start), location(max(range.start, range.end)))
        return (start.line...min(end.line, start.line + limit - 1)).map { number in
            let line = line(number)
            let bytes = table.lineBytes(number)
            let indent = bytes.prefix(HTMLSourceLine.maximumLength).prefix { $0 == 0x20 || $0 == 0x09 }.count
            let first = line.column(number == start.line ? start.column - 1 : indent)
            let last = line.column(number == end.line ? end.column - 1 : bytes.count)
            return [number, first, max(first, last)]
        }
    }

    /// Number of the first and the last line to show around marks: some more lines on both sides, but no blank line at an
    /// edge. Adds these lines.
    mutating func surroundings(of marks: [[Int]]) -> [Int] {
        let marked = (marks.first?[0] ?? 1)...(marks.last?[0] ?? 1)
        var first = max(1, marked.lowerBound - Self.context)
        var last = marked.upperBound + Self.context
        while first < marked.lowerBound, isBlank(first) { first += 1 }
        while last > marked.upperBound, isBlank(last) { last -= 1 }
        for number in first...last { _ = line(number) }
        return [first, last]
    }

    /// Whether a line has only white space, or does not exist.
    private mutating func isBlank(_ number: Int) -> Bool {
        if let known = blank[number] { return known }
        let found = table.lineBytes(number).allSatisfy { $0 == 0x20 || $0 == 0x09 }
        blank[number] = found
        return found
    }

    private mutating func line(_ number: Int) -> HTMLSourceLine {
        if let line = shown[number] { return line }
        let line = HTMLSourceLine(table.lineBytes(number))
        shown[number] = line
        return line
    }

    /// All lines that were asked for, sorted.
    var lines: [HTMLReportData.Line] {
        shown.sorted { $0.key < $1.key }.map { number, line in
            HTMLReportData.Line(number: number, text: line.text, spans: spans(line, table.lineBytes(number)))
        }
    }

    private func spans(_ line: HTMLSourceLine, _ bytes: ArraySlice<UInt8>) -> [Int] {
        let (start, end) = (UInt32(bytes.startIndex), UInt32(bytes.endIndex))
        var spans: [Int] = []
        func add(_ range: SourceRange, _ kind: WordKind) {
            let first = line.column(Int(max(range.start, start) - start))
            let last = line.column(Int(min(range.end, end) - start))
            if first < last { spans += [first, last, kind.rawValue] }
        }
        for token in lexed.tokens[lexed.tokens.partitionPoint({ $0.end <= start })...] {
            if token.start >= end { break }
            if let kind = kind(token) { add(token.range, kind) }
        }
        for comment in lexed.comments[lexed.comments.partitionPoint({ $0.range.end <= start })...] {
            if comment.range.start >= end { break }
            add(comment.range, .comment)
        }
        return spans
    }

    private func kind(_ token: Token) -> WordKind? {
        switch token.kind {
        case .keyword, .pound, .poundIf, .poundElseif, .poundElse, .poundEndif, .poundAvailable, .poundUnavailable: .keyword
        case .stringLiteral, .stringStart, .stringSegment, .stringEnd, .regexLiteral: .string
        case .identifier: startsWithCapital(token) ? .type : nil
        default: nil
        }
    }

    private func startsWithCapital(_ token: Token) -> Bool {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[Int(token.start)])
    }
}
