/// Renders the identity trees of views as one HTML file that loads nothing.
package struct ViewOutlinePage {
    /// - Parameter title: what the user asked for.
    /// - Parameter diagnostics: those of the files, with their places.
    package static func render(
        _ outlines: [ViewOutline], title: String, diagnostics: [(diagnostic: Diagnostic, place: ViewOutline.Place)]
    ) -> [UInt8] {
        let builders = outlines.flatMap(\.builders)
        let (trees, marks) = ViewOutlineSVG.trees(builders, diagnostics)
        let sections = zip(builders, trees).enumerated().map { section($0.element.0, $0.element.1, number: $0.offset + 1) }
        let data = outlines.flatMap(\.data)
        let body = """
            <header class="top"><div><p class="tool">\(ToolIdentity.name) views</p><h1>\(HTMLText.escaped(title))</h1></div>
            <p class="note grow">Dashed: its views join those around it. \
            Yellow: one of several arms, each with its own identity. An arrow after a modifier says what it takes effect on.</p>
            \(HTMLTheme.button)</header>
            <main>
            \(contents(builders, marks, data))\(list(marks))\(sections.joined())\(data.map(section).joined())</main>

            """
        let style = style + ViewOutlineSVG.pageStyle
        return HTMLPage(title: "Views of \(title)", style: style, script: "", body: Array(body.utf8)).bytes
    }

    /// Links to the parts of a page that does not fit on a screen.
    private static func contents(
        _ builders: [ViewOutline.Builder], _ marks: ViewOutlineMarks, _ data: [ViewOutline.Data]
    ) -> String {
        guard builders.count > 2 else { return "" }
        var links = builders.enumerated().map { position, builder in
            "<li><a href=\"#tree-\(position + 1)\">\(HTMLText.escaped(builder.name))</a></li>"
        }
        if !marks.entries.isEmpty { links.insert("<li><a href=\"#diagnostics\">Diagnostics</a></li>", at: 0) }
        links += data.map { "<li><a href=\"#data-\(HTMLText.escaped($0.name))\">Data of \(HTMLText.escaped($0.name))</a></li>" }
        return "<nav><ul class=\"contents\">\n\(links.joined(separator: "\n"))\n</ul></nav>\n"
    }

    private static func section(_ builder: ViewOutline.Builder, _ tree: String, number: Int) -> String {
        let contexts = ShownPlaces.all(of: builder).map { (shown) -> String in
            let endings = shown.endings(place).map { "<br><span class=\"place\">\($0)</span>" }.joined()
            return "<li>shown as: \(HTMLText.escaped(shown.text))\(endings)</li>\n"
        }
        return """
            <section id="tree-\(number)">
            <h2>\(HTMLText.escaped(builder.name))</h2>
            <p class="place">\(place(builder.place))</p>
            <ul class="note">
            \(contexts.joined())</ul>
            <div class="tree" tabindex="0" role="region" aria-label="\(HTMLText.escaped("Tree of " + builder.name))">
            \(tree)
            </div>
            </section>

            """
    }

    private static func list(_ marks: ViewOutlineMarks) -> String {
        guard !marks.entries.isEmpty else { return "" }
        let items = marks.entries.map { entry in
            """
            <li value="\(entry.number)"><span class="pill \(entry.severity.rawValue)">\(entry.severity.rawValue)</span> \
            <code>\(HTMLText.escaped(entry.rule))</code> \(HTMLText.withCode(entry.message)) \
            <span class="place">\(place(entry.place))</span></li>

            """
        }
        return "<section id=\"diagnostics\">\n<h2>Diagnostics</h2>\n<ol>\n\(items.joined())</ol>\n</section>\n"
    }

    private static func section(_ data: ViewOutline.Data) -> String {
        let rows = data.properties.map { property in
            let uses = HTMLText.withCode(property.uses.joined(separator: "; "))
            let values = property.arguments.prefix(ViewOutlineText.mostValues).map { value in
                "<br><span class=\"place\">\(place(value.place)): \(HTMLText.escaped(value.text))</span>"
            }
            let rest = property.arguments.count - values.count
            let more = rest > 0 ? "<br><span class=\"place\">and at \(rest) more place\(rest == 1 ? "" : "s")</span>" : ""
            return """
                <tr><td><code>\(HTMLText.escaped(property.text))</code></td><td>\(HTMLText.escaped(property.owner))</td>\
                <td>\(uses)\(values.joined())\(more)</td></tr>

                """
        }
        return """
            <section id="data-\(HTMLText.escaped(data.name))">
            <h2>Data of \(HTMLText.escaped(data.name))</h2>
            <table><thead><tr><th>property</th><th>owner</th><th>use</th></tr></thead>
            <tbody>
            \(rows.joined())</tbody></table>
            </section>

            """
    }

    private static func place(_ place: ViewOutline.Place) -> String {
        HTMLText.escaped("\(place.path):\(place.line):\(place.column)")
    }

    private static let style = """

        .top { display: flex; gap: 20px; align-items: center; padding: 12px 24px; background: var(--surface);
          border-bottom: 1px solid var(--line); }
        .tool { margin: 0; color: var(--muted); font-size: 12px; }
        h1 { margin: 0; font-size: 19px; overflow-wrap: anywhere; }
        h2 { margin: 0; font-size: 16px; overflow-wrap: anywhere; }
        .grow { flex: 1; }
        .note { color: var(--muted); font-size: 13px; }
        .place { margin: 0; color: var(--muted); font: 12px var(--mono); overflow-wrap: anywhere; }
        main { padding: 8px 24px 40px; }
        section { margin-top: 26px; }
        ul.contents { columns: 18em; margin: 14px 0 0; padding-left: 18px; font-size: 13px; }
        ul.contents li { margin: 0 0 6px; break-inside: avoid; }
        ul.contents a { color: inherit; overflow-wrap: anywhere; }
        ul.note { margin: 4px 0 10px; padding-left: 18px; }
        .tree { overflow: auto; border: 1px solid var(--line); border-radius: 10px; padding: 12px; }
        .tree svg { display: block; }
        svg text { font-family: var(--mono); }
        button.quiet { background: var(--surface); border: 1px solid var(--line); border-radius: 7px; padding: 4px 10px; }
        .pill { font-size: 11px; font-weight: 600; border-radius: 9px; padding: 1px 8px; }
        .pill.error { color: var(--error); background: var(--error-soft); }
        .pill.warning { color: var(--warning); background: var(--warning-soft); }
        .pill.info { color: var(--info); background: var(--info-soft); }
        li { margin: 4px 0; }
        table { border-collapse: collapse; margin-top: 8px; font-size: 13px; }
        th, td { text-align: left; vertical-align: top; padding: 5px 14px 5px 0; border-top: 1px solid var(--line); }

        """
}
