/// JavaScript of HTML reports.
///
/// Everything that comes from the report gets into the page as text nodes, never as markup. Data is filtered in one pass, and
/// only the diagnostics near the visible part of the page have elements, so a report may have very many.
enum HTMLReportScript {
    static let text = "\n(() => {\n'use strict';\n" + model + filters + cards + excerpts + list + keys + "})();\n"

    /// The data, the filters that are set, and which diagnostics they leave.
    static let model = #"""
        const data = JSON.parse(document.getElementById('data').textContent);
        const severities = ['error', 'warning', 'info'];
        const byId = (id) => document.getElementById(id);

        /** An element with attributes and children. Strings become text; children in arrays count as children. */
        function make(name, attributes, ...children) {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(attributes || {})) {
            if (value === true) element.setAttribute(key, '');
            else if (value !== false && value != null) element.setAttribute(key, value);
          }
          element.append(...children.flat(Infinity).filter((child) => child != null && child !== ''));
          return element;
        }

        /** The text of a message; what is between two backticks becomes code. */
        function withCode(text) {
          const parts = text.split('`');
          if (parts.length % 2 === 0) return [text];
          return parts.map((part, index) => index % 2 ? make('code', null, part) : part);
        }

        const facets = [
          { name: 'severity', title: 'Severity', of: (entry) => [entry.severity] },
          { name: 'status', title: 'Status', of: (entry) => [entry.status || 'active'] },
          { name: 'category', title: 'Category', of: (entry) => [data.rules[entry.rule].category] },
          { name: 'rule', title: 'Rule', of: (entry) => [data.rules[entry.rule].id] },
          { name: 'owner', title: 'Owner', of: (entry) => {
            const owners = data.files[entry.place.file].owners;
            return owners.length ? owners : ['(no owner)'];
          } },
        ].filter((facet) => facet.name !== 'owner' || data.hasOwners);

        const state = {
          chosen: new Map(facets.map((facet) => [facet.name, new Set()])), folder: '', text: '', group: 'severity',
        };
        const groups = ['severity', 'file', 'rule'];
        let shown = [];

        for (const [index, entry] of data.diagnostics.entries()) {
          entry.index = index;
          entry.path = data.files[entry.place.file].path;
          entry.values = facets.map((facet) => facet.of(entry));
        }

        /** Values of each facet, most frequent first, and how many diagnostics have them. */
        for (const [index, facet] of facets.entries()) {
          const counts = new Map();
          for (const entry of data.diagnostics) {
            for (const value of entry.values[index]) counts.set(value, (counts.get(value) || 0) + 1);
          }
          facet.values = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a) || (a < b ? -1 : 1));
          if (facet.name === 'severity') facet.values = severities.filter((value) => counts.has(value));
        }

        function hasWords(entry, words) {
          if (!words.length) return true;
          entry.search ??= [entry.message, entry.help, entry.path, entry.scope, data.rules[entry.rule].id,
            ...entry.related.map((related) => related.message)].join('\n').toLowerCase();
          return words.every((word) => entry.search.includes(word));
        }

        const isBelow = (path, folder) => path.startsWith(folder) && (folder.endsWith('/') || folder === '' || path === folder);

        /**
         * Finds what the filters leave. A value of a facet counts what would be left if only this facet changed, so the
         * counts say what a click gives.
         */
        function applyFilters() {
          const words = state.text.toLowerCase().split(/\s+/).filter(Boolean);
          const sets = facets.map((facet) => state.chosen.get(facet.name));
          const counts = facets.map(() => new Map());
          const inAnyFolder = [];
          shown = [];
          for (const entry of data.diagnostics) {
            if (!hasWords(entry, words)) continue;
            let failures = 0;
            let failed = -1;
            for (let index = 0; index < sets.length; index++) {
              if (sets[index].size && !entry.values[index].some((value) => sets[index].has(value))) {
                failures++;
                failed = index;
              }
            }
            if (failures > 1) continue;
            if (failures === 0) inAnyFolder.push(entry);
            if (!isBelow(entry.path, state.folder)) continue;
            if (failures === 0) shown.push(entry);
            for (let index = 0; index < sets.length; index++) {
              if (failures && failed !== index) continue;
              for (const value of entry.values[index]) counts[index].set(value, (counts[index].get(value) || 0) + 1);
            }
          }
          return { counts, inAnyFolder };
        }

        const isFiltered = () => state.folder !== '' || state.text.trim() !== ''
          || [...state.chosen.values()].some((set) => set.size);

        """#
}
