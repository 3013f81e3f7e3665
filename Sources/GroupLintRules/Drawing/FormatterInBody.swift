import GroupLintCore

struct FormatterInBody: Rule {
    static let row = RuleCase(
        .warning, when: "a formatter, a regular expression or a detector in a row of a list or of a lazy stack",
        says: "{a} `{name}`, which {cost}, is made each time a row is updated")
    static let rareRow = RuleCase(
        .info, when: "the same behind several conditions, in a row",
        says: "{a} `{name}`, which {cost}, is made at some updates of a row")
    static let fewRows = RuleCase(
        .info,
        when: "the same in rows that are all made at once, outside of lists and lazy stacks, and in a few rows: `prefix(3)`, "
            + "or a list in the code",
        says: "{a} `{name}`, which {cost}, is made each time a row is updated")
    static let smallRow = RuleCase(
        .info, when: "a formatter that takes less time, such as a `ByteCountFormatter`, in a row",
        says: "{a} `{name}` is made each time a row is updated")
    static let read = RuleCase(
        .warning, when: "files, a database or the Keychain, also in functions and initializers of the project that a row calls",
        says: "scrolling waits for the disk, because `{name}` reads it for each row at each update")
    static let single = RuleCase(
        .info, when: "the same in a view that is not known to be a row",
        says: "{a} `{name}`, which {cost}, is made at each update of the view")
    static let sometimes = RuleCase(
        .info, .low, when: "any of these in a case of a `switch` or after a `guard let`, in a view that is not known to be a row",
        says: "each update of the view may {do}, which takes time")
    static let singleRead = RuleCase(
        .info, when: "files or a database in a view that is not known to be a row, or in rows that are all made at once",
        says: "each update of the view waits for the disk, because `{name}` reads it")
    static let rareRead = RuleCase(
        .info, when: "such a read behind several conditions, in a row",
        says: "some rows wait for the disk at each update, because `{name}` reads it")
    static let decoder = RuleCase(
        .info, .low, when: "a decoder, an encoder or a `ByteCountFormatter`, which take less time",
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
        cases: [row, read, rareRow, fewRows, smallRow, rareRead, single, singleRead, sometimes, decoder, renderer],
        silentOn: [
            "`static let`, stored properties and default values",
            "actions, tasks, and functions that only they call",
            "functions of the view that its body does not use, or only passes on",
            "branches that are not shown at first: `if isExpanded` with a state that starts as `false`",
            "closures of unknown functions, and destinations of links",
            "formatters that are configured with values of the view, outside of rows: one constant would not do",
            "widgets, which are drawn once for each entry",
            "views that nothing but other values from their parent updates, outside of rows: they have no state, observe nothing "
                + "and take no closures",
            "the content of sheets and the setters of bindings",
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
        measured: Measurement(right: 77, read: 96, at: .warning)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        for work in HelperWork.all(in: file, &context) { report(work, &context) }
        if !file.mayShowWidgets {
            for work in RowRead.all(in: file, &context) { report(work, &context) }
        }
        guard !file.mayShowWidgets, BodyWork.mayExist(in: file) else { return }
        for type in file.index.types(withCodeIn: file.file) where file.index.hasUpdatedBody(type) {
            let isStill = file.index.isUpdatedByInputsOnly(type)
            for work in BodyWork.all(in: type, file.file, &context)
            where !isStill || work.rows != nil || work.kind == .renderer {
                report(work, &context)
            }
        }
    }

    private func report(_ work: BodyWork, _ context: inout RuleContext) {
        if work.rows == nil, work.dependsOnValues { return }
        // A widget may be the only caller that fulfills a condition.
        if !work.call.isUnconditional, context.isShownInWidget(work) { return }
        let ruleCase = ruleCase(work, &context)
        context.report(
            ruleCase, ["a": article(work.name), "name": work.name, "cost": work.costText, "do": work.doingText],
            at: work.call.range, help: work.help(context.index),
            related: work.related)
    }

    /// Formatters for which nothing is known to be slow.
    private static let small = NameTable("ByteCountFormatter PersonNameComponentsFormatter")

    private func ruleCase(_ work: BodyWork, _ context: inout RuleContext) -> RuleCase {
        switch work.kind {
        case .renderer: return Self.renderer
        case .decoder: return Self.decoder
        case .read:
            if work.rows != nil, work.isRare { return Self.rareRead }
            if work.rows != nil, work.isScrolled { return Self.read }
            return work.isUsual ? Self.singleRead : Self.sometimes
        case .formatter where Self.small.contains(Name(work.name.utf8)):
            return work.rows != nil ? Self.smallRow : Self.decoder
        case .formatter, .drawing:
            if let rows = work.rows {
                if work.isRare { return Self.rareRow }
                return work.isScrolled && !rows.hasFixedRows && !context.takesFew(rows) ? Self.row : Self.fewRows
            }
            return work.isUsual ? Self.single : Self.sometimes
        }
    }
}

extension ProjectIndex {
    /// Whether a view is updated only when its parent gives it other values: it has no state, observes nothing, and SwiftUI can
    /// compare its properties.
    fileprivate func isUpdatedByInputsOnly(_ view: TypeID) -> Bool {
        let properties = storedProperties(of: view).filter { !member($0).flags.contains(.isStatic) }
        return !properties.isEmpty
            && properties.allSatisfy { id in
                // A value of the environment, not an object.
                let key = member(id).constructed
                if wrapper(of: id) == "Environment" { return !key.isNone && !declaresType(key) }
                guard wrapper(of: id).isNone, !member(id).type.flags.contains(.isFunction) else { return false }
                guard case .project(let type) = valueType(of: member(id).name, in: view) else { return true }
                return !isReferenceType(type)
            }
    }
}

extension SyntaxNode {
    /// Whether nothing decides if the code runs with the member around it.
    fileprivate var isUnconditional: Bool {
        ancestors.first { $0.parent?.kind == .memberBlock }.map { isCertain(in: $0) } ?? true
    }
}

extension RuleContext {
    /// Whether rows show the first few elements of a collection, `items.prefix(3)`, or a constant list: `Preset.all`.
    fileprivate mutating func takesFew(_ rows: ViewElement) -> Bool {
        guard let data = node(of: rows).flatMap(CallExpr.init)?.rowData?.unwrapped else { return false }
        if let base = MemberAccessExpr(data)?.base, base.kind == .declReferenceExpr, base.isCapitalized,
            let type = index.resolveType(base.name, file: rows.site.file, in: rows.owner)
        {
            return index.members(of: type, named: data.name).map(index.member).contains { member in
                member.flags.contains([.isStatic, .isLet])
                    && (member.defaultValue == .collection || member.defaultValue == .literal)
            }
        }
        let calls = [data, CallExpr(data)?.firstArgument?.value].compactMap { $0.flatMap(CallExpr.init) }
        return calls.contains { call in
            call.callee?.name == "prefix" && (call.firstArgument?.value?.literalInteger.map { $0 <= 10 } ?? false)
        }
    }

    /// Whether a widget shows the view with the work.
    fileprivate mutating func isShownInWidget(_ work: BodyWork) -> Bool {
        guard let type = (work.reach?.use ?? work.call).ancestors.lazy.compactMap(TypeDecl.init).first,
            let view = index.uniqueType(type.node.name)
        else { return false }
        return index.calls(of: view).contains { index.isWidgetCode($0.site.file) }
    }
}

extension BodyWork {
    /// The way from the body to the call.
    fileprivate var related: [RelatedLocation] {
        let use = { (node: SyntaxNode?, message: String) in
            node.map { RelatedLocation(path: $0.tree.source.path, range: $0.range, message: message) }
        }
        let inBody = "the body uses it here"
        return [
            use(reach?.use, reach?.outerUse == nil ? inBody : "it is used here"),
            use(reach?.outerUse, inBody), inner, rows?.related("makes a row for each element"),
        ].compactMap { $0 }
    }

    /// Whether the view with the ForEach makes the row itself, so that the row has no properties.
    private func isInlineRow(_ index: ProjectIndex) -> Bool {
        guard let owner = rows?.owner else { return false }
        let type = call.ancestors.lazy.compactMap(TypeDecl.init).first
        return type.map { ($0.extendedType ?? $0.node).name == index.type(owner).name } ?? false
    }

    private var drawsImage: Bool { name == "UIGraphicsImageRenderer" }

    /// Why the work is slow, for messages.
    fileprivate var costText: String { drawsImage ? "draws an image" : "is slow to make" }

    /// What an update does, for messages.
    fileprivate var doingText: String {
        kind == .read ? "read the disk with `\(name)`" : "make \(article(name)) `\(name)`"
    }

    fileprivate func help(_ index: ProjectIndex) -> String {
        let settings = changingSettings.map { "`\($0)`" }.enumeration
        let keep =
            keepingHelp + (settings.isEmpty || dependsOnValues ? "" : ", and set its \(settings) before each use")
        switch kind {
        case .formatter: return isShownAsText ? "\(keep), or write `Text(value, format: …)`" : keep
        case .decoder: return keep
        case .renderer: return "render the image in an action or a `.task`, and keep it in a `@State` property"
        case .read where inner != nil:
            return "read this once for all rows, for example when the model loads them, and keep the result in the model, such "
                + "as a `Set` or a dictionary in which each row looks"
        case .drawing where !drawsImage: return keepingHelp
        case .drawing:
            let value = "in a `.task(id:)`, with the value that the image depends on as `id`"
            return isInlineRow(index)
                ? "move the row into a view of its own, which draws the image \(value), and keeps it in a `@State` property"
                : "draw the image \(value), and keep it in a `@State` property"
        case .read:
            let steps = "call an `async` function that reads it off the main actor"
            let value =
                "in a `.task(id:)`, with the value that the result depends on as `id`, and keep the result in a `@State` property"
            return isInlineRow(index) ? "move the row into a view of its own, and there \(steps), \(value)" : "\(steps), \(value)"
        }
    }
}
