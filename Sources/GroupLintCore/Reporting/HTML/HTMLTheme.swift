/// Colors, fonts and the switch between light and dark, for every HTML page.
///
/// Text has a contrast of at least 4.5:1 on `--page`, `--surface` and `--raised` in both themes (`HTMLThemeTests`).
package enum HTMLTheme {
    /// Colors by name, in the light and in the dark theme.
    static let colors: [(name: String, light: String, dark: String)] = [
        ("page", "#f6f6f4", "#141619"),  // behind everything
        ("surface", "#ffffff", "#1b1e22"),  // cards, panels, fields
        ("raised", "#f0f0ed", "#262a30"),  // code inside of text, buttons
        ("line", "#dededa", "#343940"),  // borders
        ("text", "#1d1f22", "#e4e6e8"),
        ("muted", "#5c6268", "#a3a9b1"),  // less important text
        ("accent", "#3451b2", "#8fb0ff"),  // links, the focus, what is chosen
        ("accent-soft", "#e8ecfa", "#25304d"),  // behind what is chosen
        ("error", "#b3261e", "#ff8f85"),
        ("error-soft", "#fbe4e1", "#4a2523"),
        ("warning", "#855000", "#eebb4d"),
        ("warning-soft", "#fbeccb", "#43351a"),
        ("info", "#2b5c8f", "#86bdf2"),
        ("info-soft", "#dfecf8", "#20364b"),
        ("good", "#1f6b3a", "#7fcf98"),
        ("good-soft", "#def2e4", "#1d3a28"),
        ("keyword", "#8a2670", "#ef9fd6"),
        ("string", "#a33319", "#f2a58d"),
        ("type", "#245f70", "#84cbdd"),
        ("shadow", "#0000001a", "#00000066"),
    ]

    /// CSS that begins every page. The theme of the system counts unless the reader chose another one (`data-theme`).
    static var style: String {
        let light = colors.map { "--\($0.name): \($0.light);" }.joined(separator: " ")
        let dark = colors.map { "--\($0.name): \($0.dark);" }.joined(separator: " ")
        return """

            :root { color-scheme: light; \(light) }
            @media (prefers-color-scheme: dark) {
              :root:not([data-theme="light"]) { color-scheme: dark; \(dark) }
            }
            :root[data-theme="dark"] { color-scheme: dark; \(dark) }
            @media print {
              :root, :root[data-theme="dark"], :root:not([data-theme="light"]) { color-scheme: light; \(light) }
            }
            :root {
              --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
              --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
            }
            *, *::before, *::after { box-sizing: border-box; }
            html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
            body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 var(--sans); }
            code, pre { font-family: var(--mono); font-size: 0.87em; }
            code { background: var(--raised); border-radius: 4px; padding: 0.1em 0.3em; overflow-wrap: anywhere; }
            pre code { background: none; padding: 0; font-size: 1em; overflow-wrap: normal; }
            a { color: var(--accent); }
            button, input, select { font: inherit; color: inherit; }
            :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
            [hidden] { display: none !important; }

            """
    }

    /// A button that switches between the system's theme, light and dark. Put it where the switch should be; it is hidden
    /// without JavaScript.
    package static let button = "<button type=\"button\" id=\"theme\" class=\"quiet\" hidden>Theme</button>\n"

    /// Runs before the page is drawn. It remembers the choice if the browser lets a file do so.
    static let script = """

        (() => {
          'use strict';
          const names = ['auto', 'light', 'dark'];
          const titles = { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' };
          let theme = 'auto';
          try { theme = localStorage.getItem('grouplint-theme') || 'auto'; } catch { /* not allowed for this file */ }
          if (!names.includes(theme)) theme = 'auto';
          const apply = () => {
            if (theme === 'auto') delete document.documentElement.dataset.theme;
            else document.documentElement.dataset.theme = theme;
          };
          apply();
          document.addEventListener('DOMContentLoaded', () => {
            const button = document.getElementById('theme');
            if (!button) return;
            const label = () => { button.textContent = titles[theme]; };
            label();
            button.hidden = false;
            button.addEventListener('click', () => {
              theme = names[(names.indexOf(theme) + 1) % names.length];
              try { localStorage.setItem('grouplint-theme', theme); } catch { /* not allowed for this file */ }
              apply();
              label();
            });
          });
        })();

        """
}
