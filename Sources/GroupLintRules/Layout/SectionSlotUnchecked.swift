import GroupLintCore

struct SectionSlotUnchecked: Rule {
    static let emptySlot = RuleCase(
        .info, when: "something is drawn around a header or footer that may be empty",
        says: "this `{wrapper}` is drawn with nothing in it when a section has no {slot}")
    static let spreadContent = RuleCase(
        .info, .medium, when: "`content` in a place where a layout expects one view",
        says: "the `{layout}` lays out each view of a section separately, because `content` is not one view")
    static let projectWrapper = Doubt(.medium, when: "the project's own wrapper, which may draw nothing")

    static let info = RuleInfo(
        id: "section_slot_unchecked",
        summary: "A section's header, footer or content is used as if it were exactly one view.",
        category: .layout,
        rationale: """
            The `header`, `footer` and `content` of a section are collections of subviews. A header may be empty, but a \
            card around it is drawn anyway, and so is the background of its stack if the stack has padding or a frame. The \
            content may be many views: an `HStack` or a layout of your own places each of them separately, not one view for \
            the section.

            This applies to iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2 and later, where the API exists.
            """,
        cases: [emptySlot, spreadContent],
        doubts: [projectWrapper],
        silentOn: [
            "a header without a wrapper, with any modifiers: without views they draw nothing",
            "stacks that draw nothing, or whose background or border has no size when they are empty",
            "wrappers that hold other content too",
            "wrappers after a check of `isEmpty`, views of unknown content, `Section` and `List`",
            "`content` next to views other than its own header and footer: it is intended to be spread out",
        ],
        fix: "Shows a wrapper of one line only when the header or footer is not empty; unsafe.",
        sources: [
            "https://developer.apple.com/documentation/swiftui/sectionconfiguration",
            "https://developer.apple.com/videos/play/wwdc2024/10146/",
        ],
        bad: """
            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    VStack {
                        ForEach(sections: content) { section in
                            HStack { section.header }.padding().background(.thinMaterial)
                            ForEach(section.content) { $0 }
                        }
                    }
                }
            }
            """,
        good: """
            struct Board<Content: View>: View {
                @ViewBuilder var content: Content

                var body: some View {
                    VStack {
                        ForEach(sections: content) { section in
                            if !section.header.isEmpty {
                                HStack { section.header }.padding().background(.thinMaterial)
                            }
                            ForEach(section.content) { $0 }
                        }
                    }
                }
            }
            """,
        versions: .since(.iOS18)
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        guard file.usesContainers, let tree = context.syntax() else { return }
        let known = KnownCount(content: ResolvedContent(index: file.index, file: file.file))
        var reported: [SourceRange] = []
        for wrapper in file.elements(.call) where wrapper.drawsWhenEmpty {
            guard let node = context.node(of: wrapper), !reported.contains(where: { $0.contains(node.range) }),
                let slot = SectionSlot.only(in: wrapper, tree, known.content),
                known.counts(of: slot.value, at: node) & 1 != 0
            else { continue }
            reported.append(node.range)
            let note = RelatedLocation(
                path: wrapper.path, range: slot.node.tokenRange, message: "the \(slot.name) may be empty")
            context.report(
                Self.emptySlot, ["wrapper": tree.source.text(wrapper.nameRange), "slot": slot.name], at: wrapper.nameRange,
                doubt: wrapper.isProjectCall ? Self.projectWrapper : nil,
                help: "write `if !\(slot.node.text).isEmpty { … }` around it",
                related: [note],
                fix: node.oneLineStatement?.shown(
                    if: "!\(slot.node.text).isEmpty", "show it only if the \(slot.name) is not empty"))
        }
        var closures: [ViewSite: Bool] = [:]
        for element in file.elements(.reference) {
            guard let slot = SectionSlot(element, tree, known.content), slot.name == "content", let closure = element.parent
            else { continue }
            let isSlots = closures[closure.site] ?? holdsOnlySlots(closure, tree, known.content)
            closures[closure.site] = isSlots
            if isSlots { checkContent(slot, closure, tree, &context) }
        }
    }

    private func holdsOnlySlots(_ closure: ViewElement, _ tree: SyntaxTree, _ content: ResolvedContent) -> Bool {
        closure.children.allSatisfy { SectionSlot($0, tree, content) != nil }
    }

    /// Checks content in a layout: `HStack { ForEach(sections: content) { section in section.content } }`.
    private func checkContent(
        _ slot: SectionSlot, _ closure: ViewElement, _ tree: SyntaxTree, _ context: inout RuleContext
    ) {
        guard closure.kind == .slot, let rows = closure.parent, rows.isSwiftUI(.forEach),
            let layout = rows.parent?.parent, rows.parent?.kind == .slot, layout.placesEachView
        else { return }
        context.report(
            Self.spreadContent, ["layout": tree.source.text(layout.nameRange)], at: slot.node.tokenRange,
            help: "make it one view for each section: `VStack { \(slot.node.text) }`",
            related: [layout.related("this container places the views")])
    }
}
