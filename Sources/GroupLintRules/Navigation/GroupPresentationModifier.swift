import GroupLintCore

struct GroupPresentationModifier: Rule {
    static let presentation = RuleCase(
        .warning, when: "presentations, destinations and search fields",
        says: "each view in this `{subject}` gets its own copy of `.{modifier}`, and all copies share the same state")
    static let action = RuleCase(
        .warning, when: "`.onReceive`, `.onOpenURL` and `.onContinueUserActivity`",
        says: "each view in this `{subject}` gets its own copy of `.{modifier}`, so the action runs once for each view")
    static let geometry = RuleCase(
        .warning, when: "matched geometry and transitions",
        says: "each view in this `{subject}` gets the same identity from `.{modifier}`")
    static let tag = RuleCase(
        .error, when: "a tag on several views, of which a `Picker` or `TabView` can select only one",
        says: "each view in this `{subject}` gets the same tag from `.{modifier}`")
    static let repeated = RuleCase(
        .info, when: "`.id`, `.toolbar`, titles, user activities, `.accessibilityIdentifier`",
        says: "each view in this `{subject}` gets its own copy of `.{modifier}`")
    static let indirect = Doubt(
        .medium, when: "the container, or the content of the `Group`, is found through other views or members")

    static let info = RuleInfo(
        id: "group_presentation_modifier",
        summary: "A sheet, tag or similar modifier on a `Group` of several views is applied to each of them.",
        category: .navigation,
        rationale: """
            A `Group` is not a view: each view in it gets a copy of every modifier, as Apple's documentation says. Copies \
            of a sheet or an alert share one binding, so several presenters react to it at once: UIKit logs that \
            something is already being presented, and dismissing flickers. Copies of a tag or of a matched geometry make \
            views that SwiftUI cannot tell apart, and `.onReceive` runs its action once for each view.

            On every OS version. A `Section` passes its modifiers on in the same way.
            """,
        cases: [presentation, action, geometry, tag, repeated],
        doubts: [indirect],
        silentOn: [
            "branches that show one view at a time",
            "a `Group` at the root of a screen, label, sheet or overlay, and a `Group` in an unknown place",
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

    /// Reports once for each Group or Section: the first of its most severe modifiers.
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
            help: "put `.\(name)` on the \(use.place.layout.text) around the `\(subject)`, or on one of its views",
            related: use.related)
    }
}
