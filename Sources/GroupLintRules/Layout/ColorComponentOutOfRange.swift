import GroupLintCore

struct ColorComponentOutOfRange: Rule {
    static let wrong = RuleCase(
        .warning, says: "this is not the color that is meant: {component} is shown as 1, the highest value")

    static let info = RuleInfo(
        id: "color_component_out_of_range",
        summary: "A color has components of 0 to 255 where SwiftUI expects 0 to 1.",
        category: .layout,
        rationale: """
            The components of a `Color`, `UIColor` or `NSColor` are numbers between 0 and 1. Design tools and web pages count \
            from 0 to 255. On the screen, every component above 1 is shown as 1: `Color(red: 51, green: 199, blue: 88)` is \
            white. This applies to every OS version.
            """,
        cases: [wrong],
        silentOn: [
            "components that are not numbers in the code, and those below 2, which a color outside of sRGB may have",
            "colors in files without views, apart from extensions of a color type",
            "previews and tests",
        ],
        sources: [
            "https://developer.apple.com/documentation/swiftui/color/init(_:red:green:blue:opacity:)"
        ],
        bad: """
            struct Badge: View {
                var body: some View {
                    Circle().fill(Color(red: 51, green: 199, blue: 88))
                }
            }
            """,
        good: """
            struct Badge: View {
                var body: some View {
                    Circle().fill(Color(red: 51 / 255, green: 199 / 255, blue: 88 / 255))
                }
            }
            """
    )

    func check(_ file: ViewFile, _ context: inout RuleContext) {
        let summary = file.index.files[Int(file.file)]
        // Most colors are in views, or in an extension of the type.
        guard !summary.views.elements.isEmpty || summary.types.contains(where: { Self.types.contains($0.name) }),
            let tree = context.syntax()
        else { return }
        var seen: Set<NodeID> = []
        for label in Self.components {
            for id in tree.nodes(named: label) where tree.records[Int(id)].kind == .labeledExpr {
                guard let component = tree.node(id), Argument(component).isTooLarge,
                    let call = component.parent?.parent.flatMap(CallExpr.init), let callee = call.callee,
                    callee.kind == .declReferenceExpr, Self.types.contains(callee.name),
                    !callee.ancestors.contains(where: \.isPreview), seen.insert(call.node.id).inserted
                else { continue }
                context.report(
                    Self.wrong, ["component": "`\(component.text)`"], at: call.node.range,
                    help: "divide each component by 255: `\(component.text) / 255`")
            }
        }
    }

    private static let types: [Name] = ["Color", "UIColor", "NSColor"]
    private static let components: [Name] = ["red", "green", "blue", "white", "hue", "saturation", "brightness"]
}

extension Argument {
    /// Whether the value is a literal of at least 2.
    fileprivate var isTooLarge: Bool {
        guard let value,
            value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr, let number = Double(value.text)
        else { return false }
        return number >= 2
    }
}
