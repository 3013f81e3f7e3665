/// Renders one diagnostic for people: a header that editors can jump to, the source line with carets, related places, help.
struct DiagnosticText {
    let style: TextStyle
    let places: ReportPlaces
    let paths: ShownPaths
    /// Number of columns of the terminal, at which sentences are wrapped; nil to leave them on one line.
    var width: Int?

    /// - Parameter rest: a line about diagnostics that are left out after this one; nil if none are.
    func render(_ diagnostic: Diagnostic, rest: String?) -> String {
        let gutter = gutterWidth(diagnostic)
        var text = head(diagnostic)
        text += snippet(diagnostic.path, diagnostic.range, gutter, mark: UInt8(ascii: "^"), role(diagnostic.severity))
        for related in diagnostic.related {
            let place = self.place(related.path, places.span(related.path, related.range).start)
            let kind = "\(style.paint("note", .note)): "
            text += headLine(place, kind, kindWidth: 6, related.message) { $0 } + "\n"
            text += snippet(related.path, related.range, gutter, mark: UInt8(ascii: "-"), .note)
        }
        let margin = repeated(0x20, gutter) + " " + style.paint("=", .gutter) + " "
        if let help = diagnostic.help {
            text += "\(margin)\(style.paint("help", .help)): \(wrapped(help, after: gutter + 9, indent: gutter + 9))\n"
        }
        if let suppression = diagnostic.suppression {
            let line = suppression.range.map { places.span(suppression.path, $0).start.line }
            return text + "\(margin)\(style.paint("suppressed", .help)): \(suppression.text(line: line))\n\n"
        }
        if let fix = diagnostic.fix {
            let title = wrapped("\(fix.title) (\(fix.applicability.way))", after: gutter + 8, indent: gutter + 8)
            text += "\(margin)\(style.paint("fix", .help)): \(title)\n"
        }
        if let rest { text += "\(margin)\(wrapped(rest, after: gutter + 3, indent: gutter + 3))\n" }
        return text + "\n"
    }

    /// A mistake in a configuration: place, source line with carets, help.
    func render(_ problem: ConfigurationProblem) -> String {
        let start = places.span(problem.path, problem.range).start
        let gutter = String(start.line).utf8.count
        // A file that could not be read has no lines.
        let isRead = places.holds(problem.path)
        let place = isRead ? place(problem.path, start) : paths.text(problem.path) + ":"
        let kindWidth = problem.severity.rawValue.count + 2
        var text = headLine(place, style.paint(problem.severity) + ": ", kindWidth: kindWidth, problem.message) {
            style.paint($0, .strong)
        }
        text += "\n"
        if isRead { text += snippet(problem.path, problem.range, gutter, mark: UInt8(ascii: "^"), role(problem.severity)) }
        let margin = repeated(0x20, gutter) + " " + style.paint("=", .gutter) + " "
        if let help = problem.help {
            text += "\(margin)\(style.paint("help", .help)): \(wrapped(help, after: gutter + 9, indent: gutter + 9))\n"
        }
        return text
    }

    /// Place, severity, message and rule.
    private func head(_ diagnostic: Diagnostic) -> String {
        let place = place(diagnostic.path, places.span(diagnostic.path, diagnostic.range).start)
        let suppressed = diagnostic.suppression == nil ? "" : "suppressed "
        let rule = " [\(diagnostic.rule)]"
        let kind = "\(suppressed)\(style.paint(diagnostic.severity)): "
        let kindWidth = suppressed.count + diagnostic.severity.rawValue.count + 2
        return headLine(place, kind, kindWidth: kindWidth, diagnostic.message + rule) { lines in
            style.paint(String(lines.dropLast(rule.count)), .strong) + lines.suffix(rule.count)
        } + "\n"
    }

    /// A place, the kind of the message and the message. If place and kind do not fit into a line, the place has its own.
    private func headLine(
        _ place: String, _ kind: String, kindWidth: Int, _ message: String, _ painted: (String) -> String
    ) -> String {
        let used = place.count + 1 + kindWidth
        guard let width, used > width else {
            return style.paint(place, .path) + " " + kind + painted(wrapped(message, after: used, indent: 4))
        }
        return style.paint(place, .path) + "\n    " + kind + painted(wrapped(message, after: 4 + kindWidth, indent: 4))
    }

    private func place(_ path: String, _ start: SourceLocation) -> String {
        "\(paths.text(path)):\(start.line):\(start.column):"
    }

    /// A sentence, broken at spaces to fit the terminal.
    /// - Parameter used: number of characters before it in its line.
    private func wrapped(_ text: String, after used: Int, indent: Int) -> String {
        let text = escapingControls(text)
        guard let width, used + text.utf8.count > width else { return text }
        return TextWrapping.lines(text, width: max(20, width - indent), used: max(0, used - indent))
            .joined(separator: "\n" + repeated(0x20, indent))
    }

    private func role(_ severity: Severity) -> TextStyle.Role {
        switch severity {
        case .error: .error
        case .warning: .warning
        case .info, .off: .info
        }
    }

    /// Number of digits of the largest line number in a diagnostic.
    private func gutterWidth(_ diagnostic: Diagnostic) -> Int {
        let lines = diagnostic.related.map { places.span($0.path, $0.range).start.line }
        let line = places.span(diagnostic.path, diagnostic.range).start.line
        return String(max(line, lines.max() ?? 0)).utf8.count
    }

    /// The first source line of a range, with marks below it. If the range has more lines, the marks end with the first.
    private func snippet(_ path: String, _ range: SourceRange, _ gutter: Int, mark: UInt8, _ role: TextStyle.Role) -> String {
        let (start, end) = places.span(path, range)
        let line = places.table(path).lineBytes(start.line)
        let last = end.line == start.line ? min(end.column - 1, line.count) : line.count
        let first = min(start.column - 1, line.count)
        let columns = min(SourceLine.maximumWidth, max(20, (width ?? .max) - gutter - 3))
        let marked = SourceLine.marking(first..<max(first, last), in: line, width: columns)
        let number = String(start.line)
        let margin = repeated(0x20, gutter)
        let bar = style.paint("|", .gutter)
        let padding = repeated(0x20, gutter - number.utf8.count)
        let indent = repeated(0x20, marked.indent)
        let marks = style.paint(repeated(mark, marked.width), role)
        return """
            \(margin) \(bar)
            \(padding)\(style.paint(number, .gutter)) \(bar) \(marked.text)
            \(margin) \(bar) \(indent)\(marks)

            """
    }

    /// An ASCII character, several times. `String(repeating:count:)` appends them one by one.
    private func repeated(_ character: UInt8, _ count: Int) -> String {
        String(decoding: [UInt8](repeating: character, count: count), as: UTF8.self)
    }
}
