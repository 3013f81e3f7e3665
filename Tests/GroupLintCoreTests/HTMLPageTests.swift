import Foundation
import Testing

@testable import GroupLintInputOutput
@testable import GroupLintSyntax

@Suite struct HTMLPageTests {
    private func page(_ title: String = "A", script: String = "let a = 1;") -> String {
        let page = HTMLPage(title: title, style: "p { color: red; }", script: script, body: Array("<p>b</p>\n".utf8))
        return String(decoding: page.bytes, as: UTF8.self)
    }

    /// The value is `printf 'let a = 1;' | openssl dgst -sha256 -binary | base64`.
    @Test func hashesAreThoseOfTheStandard() {
        #expect(HTMLPage.hash("let a = 1;") == "'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='")
    }

    /// Browsers hash the text between the tags, byte for byte.
    @Test func policyNamesEveryScriptAndStyleOfThePage() throws {
        let text = page()
        let policy = try #require(text.components(separatedBy: "Policy\" content=\"").last?.components(separatedBy: "\"").first)
        #expect(policy.hasPrefix("default-src 'none'; "))
        for (tag, directive, count) in [("style", "style-src", 1), ("script", "script-src", 2)] {
            let contents = text.components(separatedBy: "<\(tag)>").dropFirst().map {
                $0.components(separatedBy: "</\(tag)>")[0]
            }
            let directive = policy.components(separatedBy: "; ").first { $0.hasPrefix(directive) }
            #expect(contents.count == count)
            #expect(directive?.components(separatedBy: " ").dropFirst().sorted() == contents.map(HTMLPage.hash).sorted())
        }
        #expect(!policy.contains("unsafe"))
    }

    @Test func nothingIsLoaded() {
        let text = page()
        for word in ["http://", "https://", "src=", "url(", "@import", "//cdn"] { #expect(!text.contains(word)) }
    }

    @Test func titlesAreText() {
        #expect(page("</title><script>x\u{600}<b>").contains("<title>&lt;/title&gt;&lt;script&gt;x\u{600}&lt;b&gt;</title>"))
    }

    @Test(
        arguments: [
            ("a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"), ("\"'", "&quot;&#39;"), ("a\n\u{202E}b", "a\\n\\u{202E}b"),
            ("\u{600}<", "\u{600}&lt;"), ("é漢字", "é漢字"),
        ])
    func textIsEscapedByScalar(_ text: String, _ expected: String) {
        #expect(HTMLText.escaped(text) == expected)
    }

    @Test func codeOfMessagesIsMarked() {
        #expect(HTMLText.withCode("`List<A>` & `b`") == "<code>List&lt;A&gt;</code> &amp; <code>b</code>")
        #expect(HTMLText.withCode("one ` <") == "one ` &lt;")
    }

    @Test func dataCannotEndItsElement() throws {
        let value = ["</script><!--<script>", "\u{2028}\u{600}<b>", "##[error]"]
        let text = String(decoding: try HTMLText.data(value, id: "x"), as: UTF8.self)
        #expect(text.count { $0 == "<" } == 2)
        let json = text.dropFirst("<script type=\"application/json\" id=\"x\">".count).dropLast("</script>\n".count)
        #expect(try JSONDecoder().decode([String].self, from: Data(json.utf8)) == value)
    }
}

@Suite struct HTMLThemeTests {
    /// Relative luminance of a color such as `#1d1f22`, as WCAG 2 defines it.
    private func luminance(_ color: String) -> Double {
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        let parts = [value >> 16, value >> 8 & 0xFF, value & 0xFF].map { part in
            let share = Double(part) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    private func contrast(_ first: String, _ second: String) -> Double {
        let (high, low) = (max(luminance(first), luminance(second)), min(luminance(first), luminance(second)))
        return (high + 0.05) / (low + 0.05)
    }

    @Test func blackOnWhiteHasTheContrastOfTheStandard() {
        #expect(abs(contrast("#000000", "#ffffff") - 21) < 0.01)
        #expect(abs(contrast("#767676", "#ffffff") - 4.54) < 0.01)
    }

    /// WCAG AA for text of any size.
    @Test func textIsReadable() {
        let texts = ["text", "muted", "accent", "error", "warning", "info", "good", "keyword", "string", "type"]
        let backgrounds = ["page", "surface", "raised"]
        let own = ["error", "warning", "info", "good", "accent"].map { ($0, $0 + "-soft") }
        let code = ["text", "keyword", "string", "type", "muted"].flatMap { text in
            ["error-soft", "warning-soft", "info-soft", "accent-soft"].map { (text, $0) }
        }
        let pairs = texts.flatMap { text in backgrounds.map { (text, $0) } } + own + code
        for theme in [\(name: String, light: String, dark: String).light, \.dark] {
            let colors = Dictionary(uniqueKeysWithValues: HTMLTheme.colors.map { ($0.name, $0[keyPath: theme]) })
            for (text, background) in pairs {
                let value = contrast(colors[text] ?? "", colors[background] ?? "")
                #expect(value >= 4.5, "\(text) on \(background): \(value)")
            }
        }
    }
}
