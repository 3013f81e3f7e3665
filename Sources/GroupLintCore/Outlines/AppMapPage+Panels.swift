extension AppMapPage {
    /// The second part of the script: the list of the screens, and the panel with the details of one.
    static let panelScript = #"""

          // MARK: Panels

          /** An element with a name or path, which goes on in the next line before a capital letter or after a slash. */
          const named = (tag, className, parent, text) => {
            const element = html(tag, className, parent);
            for (const part of text.split(/(?<=[a-z0-9])(?=[A-Z])|(?<=\/)/)) element.append(part, document.createElement('wbr'));
          };

          const pill = (issues, parent) => {
            const severity = worst(issues);
            if (severity) html('span', 'pill ' + severity, parent, String(issues.length)).title = `${issues.length} diagnostics`;
          };

          const kindWords = {
            app: 'Entry point', host: 'Code that hosts views', screen: 'Screen', content: 'Content without a view of its own',
            part: 'Part of several screens',
          };

          const wayList = (title, edges, end, parent) => {
            html('h3', '', parent, `${title} (${edges.length})`);
            if (edges.length === 0) html('p', 'note', parent, title === 'Ways in' ? 'None was found.' : 'None.');
            const list = html('ul', 'ways', parent);
            const parts = edges.filter((edge) => edge.kind === 'contains');
            for (const edge of [...edges.filter((edge) => edge.kind !== 'contains'), ...parts]) {
              const item = html('li', '', list);
              const button = html('button', 'way', item);
              button.type = 'button';
              const { family, words } = data.kinds[edge.kind];
              html('span', 'kind ' + family, button, edge.label).title = words;
              named('span', 'target', button, data.nodes[edge[end]].name);
              button.addEventListener('click', () => select(edge[end]));
              named('p', 'place', item, edge.places.join('\n'));
            }
          };

          const partList = (title, parts, parent) => {
            if (parts.length === 0) return;
            const box = html('details', '', parent);
            box.open = parts.length <= 12;
            html('summary', '', box, `${title} (${parts.length})`);
            const list = html('ul', 'parts', box);
            for (const part of parts) {
              const item = html('li', '', list);
              named('span', 'target', item, part.name);
              named('p', 'place', item, part.place);
            }
          };

          const details = () => {
            const panel = byId('details');
            panel.replaceChildren();
            panel.scrollTop = 0;
            const node = data.nodes[state.node];
            if (!node) return overview(panel);
            html('p', 'note', panel, kindWords[node.kind] + (node.group ? ' · ' + node.group : ''));
            named('h2', '', panel, node.name);
            named('p', 'place', panel, node.place);
            if (!node.reached) html('p', 'note', panel, 'Not reachable from the app, as far as the code shows.');
            wayList('Ways in', ways.in[state.node], 'source', panel);
            wayList('Ways out', ways.out[state.node], 'target', panel);
            if (node.issues.length > 0) {
              html('h3', '', panel, `Diagnostics (${node.issues.length})`);
              const list = html('ul', 'issues', panel);
              for (const issue of node.issues) {
                const item = html('li', '', list);
                html('span', 'pill ' + issue.severity, item, issue.severity);
                html('span', 'rule', item, issue.rule);
                withCode(issue.message, html('p', '', item));
                html('p', 'place', item, issue.place);
              }
            }
            partList('Parts', node.parts, panel);
          };

          const table = (parent, rows) => {
            const list = html('dl', 'keys', parent);
            for (const [term, words] of rows) {
              html('dt', '', list, term);
              html('dd', '', list, words);
            }
          };

          const overview = (panel) => {
            html('h2', '', panel, 'Choose a screen');
            const hint = 'Click a box or a name in the list to see the ways in and out, the parts and the diagnostics.';
            html('p', 'note', panel, hint);
            table(panel, [
              ['/', 'search'], ['+ and -', 'zoom'],
              ['0', 'show the whole map'], ['1', 'go to the first entry point'],
              ['arrows', 'move the map, or go to the next box'],
              ['Enter', 'choose the first screen that was found'],
              ['Esc', 'leave the search; once more: clear it and choose nothing'],
            ]);
            html('h3', '', panel, 'Legend');
            table(panel, [
              ['choice', data.kinds.choice.words], ['in code', data.kinds.code.words],
              ['hosts views', 'shows SwiftUI views from UIKit or AppKit, such as a view controller'],
            ]);
            const lost = data.nodes.filter((node) => !node.reached);
            partList('Not reachable from the app', lost, panel);
            partList('Unused views', data.unshown, panel);
            if (data.unshown.length > 0) html('p', 'note', panel, 'Nothing that the app shows uses them.');
          };

          const mostListed = 400;
          const fillList = () => {
            const found = [];
            data.nodes.forEach((node, id) => {
              const match = state.query === '' ? node.name : matches(node);
              if (match !== undefined) found.push({ node, id, match });
            });
            // Modifiers such as `.routed()` come after the screens.
            const key = ({ node }) => (node.name.startsWith('.') ? '\u{FFFF}' : '') + node.name.toLowerCase();
            found.sort((a, b) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : a.id - b.id));
            byId('found').textContent = `${found.length} of ${data.nodes.length}`
              + (found.length > mostListed ? `; the first ${mostListed} are listed` : '');
            const list = byId('list');
            list.replaceChildren();
            for (const { node, id, match } of found.slice(0, mostListed)) {
              const button = html('button', 'entry', html('li', '', list));
              button.type = 'button';
              button.dataset.node = String(id);
              button.setAttribute('aria-current', String(id === state.node));
              named('span', 'target', button, node.name);
              pill(node.issues, button);
              html('span', 'place', button, match === node.name ? node.detail : 'contains ' + match);
              button.addEventListener('click', () => select(id));
            }
          };

        """#
}
