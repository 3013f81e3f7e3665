import GroupLintCore

struct ClassConformsToView: Rule {
    static let crashes = RuleCase(
        .error, says: "the app crashes when SwiftUI uses `{type}`, because a `{protocol}` must be a struct or an enum")

    static let info = RuleInfo(
        id: "class_conforms_to_view",
        summary: "SwiftUI crashes when it uses a class as a view, view modifier, style or representable.",
        category: .state,
        rationale: """
            SwiftUI copies views, view modifiers, styles and representables as values, and compares their bytes with those of \
            the copy before. The compiler accepts a class, but the app stops with a fatal error as soon as SwiftUI uses an \
            instance: "views must be value types (either a struct or an enum)", or "UIViewRepresentables must be value types" \
            since iOS 16.

            What has to be a class, such as a delegate, belongs into the coordinator of a representable or into a model that \
            the view keeps.
            """,
        cases: [crashes],
        silentOn: [
            "a class that conforms to the project's own protocol with such a name, or has a superclass with such a name",
            "classes without the members that the protocol requires, whose superclass is unknown",
            "models, coordinators and hosting controllers",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/view",
            "https://github.com/paypal/paypal-ios/blob/main/CHANGELOG.md",
        ],
        bad: """
            final class Badge: View {
                let count: Int

                init(count: Int) {
                    self.count = count
                }

                var body: some View {
                    Text("\\(count)")
                }
            }
            """,
        good: """
            struct Badge: View {
                let count: Int

                var body: some View {
                    Text("\\(count)")
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let summary = file.index.files[Int(file.file)]
        for (position, declaration) in summary.types.enumerated()
        where declaration.kind == .classType || declaration.kind == .extensionType {
            let names = summary.inherited(by: declaration)
            guard let name = names.first(where: { Self.requirements[$0] != nil }), !summary.isPreview(Int32(position)),
                let type = file.index.typeID(file: file.file, declaration: Int32(position)),
                file.index.type(type).kind == .classType, file.index.type(type).home != nil,
                !file.index.declaresType(name), Self.meets(name, type, file.index)
            else { continue }
            report(declaration, name, &context)
        }
    }

    private func report(_ declaration: TypeSummary, _ name: Name, _ context: inout RuleContext) {
        guard let tree = context.syntax(), let node = tree.type(at: declaration.nameRange).flatMap(TypeDecl.init),
            let inherited = node.inheritance?.children().first(where: { $0.innerType?.name == name })
        else { return }
        let type = tree.source.text(declaration.nameRange)
        let isRepresentable = SwiftUICatalog.representables.contains(name)
        let isAlone = node.extendedType == nil && node.inheritance?.slotCount == 1
        let move =
            isRepresentable
            ? "move the methods of its delegates to a class that `makeCoordinator()` returns"
            : "move what has to be shared to a model class that it keeps"
        context.report(
            Self.crashes, ["type": type, "protocol": inherited.innerType?.tokenText ?? ""], at: inherited.range,
            help: isAlone ? "write `struct \(type)`; \(move)" : "make `\(type)` a struct, and \(move)")
    }

    /// Whether the class has the member that the protocol requires. A class named `View` of another module requires none.
    private static func meets(_ name: Name, _ type: TypeID, _ index: ProjectIndex) -> Bool {
        guard let required = requirements[name] else { return false }
        return members[Int(required)].contains { !index.members(of: type, named: $0).isEmpty }
    }

    /// Members of which a type that conforms to a protocol has at least one.
    private static let members: [[Name]] = [
        ["body"], ["makeBody"], ["makeUIView", "makeUIViewController", "makeNSView", "makeNSViewController"],
        ["makeWKInterfaceObject"],
    ]

    /// Position in `members` by protocol.
    private static let requirements: NameTable = {
        var table = NameTable()
        table.insert(words: "View ViewModifier", 0)
        table.insert(words: "ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle MenuStyle ProgressViewStyle", 1)
        table.insert(words: "GaugeStyle GroupBoxStyle ControlGroupStyle LabeledContentStyle DisclosureGroupStyle", 1)
        table.insert(words: "UIViewRepresentable UIViewControllerRepresentable", 2)
        table.insert(words: "NSViewRepresentable NSViewControllerRepresentable", 2)
        table.insert(words: "WKInterfaceObjectRepresentable", 3)
        return table
    }()
}
