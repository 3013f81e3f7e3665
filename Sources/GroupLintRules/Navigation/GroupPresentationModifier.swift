import GroupLintCore

struct GroupPresentationModifier: Rule {
    static let info = RuleInfo(
        id: "group_presentation_modifier",
        summary: "A sheet, tag or similar on a Group of several views exists once for each of them.",
        category: .navigation,
        severity: .warning,
        rationale: """
            A Group is no view: each view in it gets a copy of every modifier, as Apple's documentation says. Copies of \
            a sheet or an alert share one binding, so that several presenters answer to it at once: UIKit logs that \
            something is being presented already, and dismissing flickers. Copies of a tag or of a matched geometry make \
            views that SwiftUI cannot tell apart, and onReceive runs its action once for each view.

            On every OS version. A Section hands its modifiers on in the same way.
            """,
        ladder: [
            "error: a tag on several views, of which a Picker or TabView can select one only",
            "warning: presentations, destinations, search fields, onReceive, onOpenURL, matched geometry",
            "info: id, toolbar, titles, user activities, accessibilityIdentifier",
        ],
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
        var uses = DistributedModifier.all(on: [.group, "Section"], of: PresentationHarm.effects, in: file, context)[...]
        while let subject = uses.first?.subject {
            let chain = uses.prefix { $0.subject.site == subject.site }
            uses = uses.dropFirst(chain.count)
            let found = chain.compactMap { use in
                PresentationHarm(of: use.effect).map { (use: use, harm: $0) }
            }
            if let worst = found.max(by: { $0.harm.severity < $1.harm.severity }) {
                report(worst.use, worst.harm, &context)
            }
        }
    }

    private func report(_ use: DistributedModifier, _ harm: PresentationHarm, _ context: inout RuleContext) {
        let name = context.text(use.modifier)
        let subject = use.subject.name == .group ? "Group" : "Section"
        context.report(
            "\(name) on this \(subject) \(harm.text)", at: use.modifier.nameRange, severity: harm.severity,
            confidence: use.isCertain ? .high : .medium,
            help: "put \(name) on the \(use.place.layout.text) around the \(subject), or on one view",
            related: use.related)
    }
}
