/// Colors for SVG documents. They are written out for light and dark, because many programs that draw SVG know no CSS
/// variables.
package enum SVGTheme {
    /// A color of `HTMLTheme` for one property of the elements that a selector names.
    package struct Rule {
        let selector: String
        let property: String
        let color: String

        package init(_ selector: String, _ property: String, _ color: String) {
            self.selector = selector
            self.property = property
            self.color = color
        }
    }

    /// CSS for a `style` element.
    package static func style(_ rules: [Rule]) -> String {
        let light = HTMLTheme.colors.reduce(into: [:]) { $0[$1.name] = $1.light }
        let dark = HTMLTheme.colors.reduce(into: [:]) { $0[$1.name] = $1.dark }
        return css(rules, light) + "@media (prefers-color-scheme: dark) {\n" + css(rules, dark) + "}\n"
    }

    /// CSS for a page with the variables of `HTMLTheme`.
    package static func variables(_ rules: [Rule]) -> String {
        rules.map { "\($0.selector) { \($0.property): var(--\($0.color)); }\n" }.joined()
    }

    private static func css(_ rules: [Rule], _ colors: [String: String]) -> String {
        rules.map { "\($0.selector) { \($0.property): \(colors[$0.color] ?? "none"); }\n" }.joined()
    }

    /// Escapes text for element content and for attribute values in double quotes.
    package static func escaped(_ text: String) -> String { XML.text(text) }
}
