#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A self-contained HTML document: nothing is loaded, and only the style and the scripts of this page can take effect.
///
/// The Content-Security-Policy names them by their hashes. It also blocks `style` attributes and event attributes, so markup
/// that gets into the page by mistake can do nothing. Scripts may still set `element.style`.
package struct HTMLPage {
    /// Plain text.
    private let title: String
    private let style: String
    private let script: String
    private let body: [UInt8]

    /// - Parameter title: plain text.
    /// - Parameter style: CSS that follows `HTMLTheme.style`. It must not contain `</`.
    /// - Parameter script: JavaScript that runs after the body was read. It must not contain `</` or `<!--`.
    /// - Parameter body: HTML in which all text is escaped with `HTMLText`.
    package init(title: String, style: String, script: String, body: [UInt8]) {
        self.title = title
        self.style = HTMLTheme.style + style
        self.script = script
        self.body = body
    }

    /// The document in UTF-8.
    package var bytes: [UInt8] {
        let head = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <meta name="referrer" content="no-referrer">
            <meta name="generator" content="\(ToolIdentity.name) \(ToolIdentity.version)">
            <link rel="icon" href="data:,">
            <title>\(HTMLText.escaped(title))</title>
            <style>\(style)</style>
            <script>\(HTMLTheme.script)</script>
            </head>
            <body>

            """
        return Array(head.utf8) + body + Array("<script>\(script)</script>\n</body>\n</html>\n".utf8)
    }

    private var policy: String {
        let scripts = "\(Self.hash(HTMLTheme.script)) \(Self.hash(script))"
        return "default-src 'none'; style-src \(Self.hash(style)); script-src \(scripts); img-src data:; base-uri 'none'; "
            + "form-action 'none'"
    }

    /// The hash of a script or style, as the policy names it.
    static func hash(_ text: String) -> String {
        "'sha256-\(Data(SHA256.digest(Array(text.utf8))).base64EncodedString())'"
    }
}
