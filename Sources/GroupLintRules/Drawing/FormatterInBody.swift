import GroupLintCore

struct FormatterInBody: Rule {
    static let row = RuleCase(
        .warning, when: "a formatter, a regular expression or a detector, and the view is a row",
        says: "{a} `{name}` is made for each row at each update, which takes long compared to drawing the row")
    static let read = RuleCase(
        .warning, when: "files, a database or the Keychain, also in functions and initializers of the project that a row calls",
        says: "scrolling waits for the disk, because `{name}` reads it for each row at each update")
    static let single = RuleCase(
        .info, when: "the same in a view that is not known to be a row",
        says: "{a} `{name}` is made at each update of the view")
    static let singleRead = RuleCase(
        .info, when: "files or a database in a view that is not known to be a row",
        says: "each update of the view waits for the disk, because `{name}` reads it")
    static let decoder = RuleCase(
        .info, .low, when: "a decoder or encoder, which takes less time",
        says: "{a} `{name}` is made at each update of the view")
    static let renderer = RuleCase(
        .error, .medium, when: "`ImageRenderer`",
        says: "the app may crash, because `ImageRenderer` updates other views while SwiftUI evaluates this one")

    static let info = RuleInfo(
        id: "formatter_in_body",
        summary: "The body makes a formatter or reads a file each time it runs.",
        category: .performance,
        rationale: """
            SwiftUI runs the body of a view at each update, and that of a row each time the row comes on screen. To make a \
            `DateFormatter`, a regular expression or a similar object takes much longer than to use it, and to read a file or \
            a database keeps the main thread waiting. Properties and methods that the body uses run with it.

            On every OS version.
            """,
        cases: [row, read, single, singleRead, decoder, renderer],
        silentOn: [
            "`static let`, stored properties and default values",
            "actions, tasks, and functions that only they call",
            "functions of the view that its body does not use",
            "closures of unknown functions, and destinations of links",
            "formatters that are configured with values of the view, outside of rows: one constant would not do",
            "widgets, which are drawn once for each entry",
            "previews and tests",
        ],
        sources: ["https://developer.apple.com/videos/play/wwdc2025/306/"],
        bad: """
            struct Days: View {
                let days: [Date]

                var body: some View {
                    List(days, id: \\.self) { day in Text(text(of: day)) }
                }

                private func text(of day: Date) -> String {
                    let formatter = DateFormatter()
                    formatter.dateStyle = .medium
                    return formatter.string(from: day)
                }
            }
            """,
        good: """
            struct Days: View {
                let days: [Date]

                var body: some View {
                    List(days, id: \\.self) { day in Text(day, format: .dateTime.day().month().year()) }
                }
            }
            """,
        measured: Measurement(right: 10, read: 11, at: .warning)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for work in HelperWork.all(in: file, &context) { report(work, &context) }
        if !file.mayShowWidgets {
            for work in RowRead.all(in: file, &context) { report(work, &context) }
        }
        guard !file.mayShowWidgets, BodyWork.mayExist(in: file) else { return }
        for type in file.index.types(withCodeIn: file.file) where file.index.hasUpdatedBody(type) {
            for work in BodyWork.all(in: type, file.file, &context) { report(work, &context) }
        }
    }

    private func report(_ work: BodyWork, _ context: inout RuleContext) {
        let ruleCase: RuleCase
        if work.kind == .renderer {
            ruleCase = Self.renderer
        } else if work.kind == .read {
            ruleCase = work.rows == nil ? Self.singleRead : Self.read
        } else if work.kind == .decoder {
            ruleCase = Self.decoder
        } else {
            ruleCase = work.rows == nil ? Self.single : Self.row
        }
        if work.rows == nil, work.dependsOnValues(context.index) { return }
        let use = work.use.map { RelatedLocation(path: $0.tree.source.path, range: $0.range, message: "the body uses it here") }
        context.report(
            ruleCase, ["a": article(work.name), "name": work.name], at: work.call.range, help: work.help,
            related: [use, work.inner, work.rows?.related("makes a row for each element")].compactMap { $0 })
    }
}

extension BodyWork {
    fileprivate var help: String {
        switch kind {
        case .formatter:
            isShownAsText ? "keep one in \(staticPlace), or write `Text(value, format: …)`" : "keep one in \(staticPlace)"
        case .decoder: "keep one in \(staticPlace)"
        case .renderer: "render the image in an action or a `.task`, and keep it in a `@State` property"
        case .drawing, .read: "do it once in a `.task`, and keep the result in a `@State` property"
        }
    }
}
