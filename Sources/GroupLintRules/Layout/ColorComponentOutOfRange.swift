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
        for name in Self.types {
            for id in tree.nodes(named: name) {
                guard let callee = tree.node(id), callee.kind == .declReferenceExpr,
                    let call = callee.parent.flatMap(CallExpr.init), call.callee == callee,
                    let component = call.arguments.first(where: \.isTooLarge),
                    !callee.ancestors.contains(where: \.isPreview)
                else { continue }
                let text = component.node.text
                context.report(
                    Self.wrong, ["component": "`\(text)`"], at: call.node.range,
                    help: "divide each component by 255: `\(text) / 255`")
            }
        }
    }

    private static let types: [Name] = ["Color", "UIColor", "NSColor"]
}

extension Argument {
    /// Whether this is a component of a color and a literal of at least 2.
    fileprivate var isTooLarge: Bool {
        guard Self.components.contains(label), let value,
            value.kind == .integerLiteralExpr || value.kind == .floatLiteralExpr, let number = Double(value.text)
        else { return false }
        return number >= 2
    }

    private static let components = NameTable("red green blue white hue saturation brightness")
}
