import GroupLintCore

struct GroupPresentationModifier: Rule {
    static let presentation = RuleCase(
        .warning, when: "presentations, destinations and search fields",
        says: "{modifier} on this {subject} exists once for each of its views, all with the same state")
    static let action = RuleCase(
        .warning, when: "onReceive, onOpenURL and onContinueUserActivity",
        says: "{modifier} on this {subject} runs its action once for each of its views")
    static let geometry = RuleCase(
        .warning, when: "matched geometry and transitions",
        says: "{modifier} on this {subject} gives each of its views the same identity")
    static let tag = RuleCase(
        .error, when: "a tag on several views, of which a Picker or TabView can select one only",
        says: "{modifier} on this {subject} gives each of its views the same tag")
    static let repeated = RuleCase(
        .info, when: "id, toolbar, titles, user activities, accessibilityIdentifier",
        says: "{modifier} on this {subject} is repeated on each of its views")
    static let indirect = Doubt(
        .medium, when: "the container, or what the Group holds, is known through other views or members")

    static let info = RuleInfo(
        id: "group_presentation_modifier",
        summary: "A sheet, tag or similar on a Group of several views exists once for each of them.",
        category: .navigation,
        rationale: """
            A Group is no view: each view in it gets a copy of every modifier, as Apple's documentation says. Copies of \
            a sheet or an alert share one binding, so that several presenters answer to it at once: UIKit logs that \
            something is being presented already, and dismissing flickers. Copies of a tag or of a matched geometry make \
            views that SwiftUI cannot tell apart, and onReceive runs its action once for each view.

            On every OS version. A Section hands its modifiers on in the same way.
            """,
        cases: [presentation, action, geometry, tag, repeated],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time",
            "a Group at the root of a screen, label, sheet or overlay, and one in a place that is not known",
            "content of unknown kind, such as a generic parameter",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/group",
            "https://github.com/skiptools/skipstone/issues/48",
        ],
        bad: """
            struct Profile: View {
                @State private var isEditing = false

                var body: some View {
                    VStack {
                        Group {
                            Text("Name")
                            Text("Address")
                        }
                        .sheet(isPresented: $isEditing) { Text("Editor") }
                    }
                }
            }
            """,
        good: """
            struct Profile: View {
                @State private var isEditing = false

                var body: some View {
                    VStack {
                        Text("Name")
                        Text("Address")
                    }
                    .sheet(isPresented: $isEditing) { Text("Editor") }
                }
            }
            """
    )

    /// One diagnostic for each Group: about the first of the modifiers that do most harm.
    func check(_ file: ViewFile, _ context: inout RuleContext) {
        var uses = DistributedModifier.all(on: [.group, "Section"], of: PresentationProblem.effects, in: file, context)[...]
        while let subject = uses.first?.subject {
            let chain = uses.prefix { $0.subject.site == subject.site }
            uses = uses.dropFirst(chain.count)
            let found = chain.compactMap { use in
                PresentationProblem.of(use.effect).map { (use: use, harm: $0) }
            }
            if let worst = found.max(by: { $0.harm.severity < $1.harm.severity }) {
                report(worst.use, worst.harm, &context)
            }
        }
    }

    private func report(_ use: DistributedModifier, _ harm: RuleCase, _ context: inout RuleContext) {
        let name = context.text(use.modifier)
        let subject = use.subject.name == .group ? "Group" : "Section"
        context.report(
            harm, ["modifier": name, "subject": subject], at: use.modifier.nameRange,
            doubt: use.isCertain ? nil : Self.indirect,
            help: "put \(name) on the \(use.place.layout.text) around the \(subject), or on one view",
            related: use.related)
    }
}
