extension HTMLReportScript {
    /// The filters beside the list: facets with counts as bars, and folders.
    static let filters = #"""
        const facetLimit = 8;
        const expanded = new Set();

        /** The bar below a name. `share` is between 0 and 1. */
        function bar(share, kind) {
          const line = make('i', { class: kind });
          line.style.width = `${Math.max(share * 100, share ? 2 : 0)}%`;
          return make('span', { class: 'bar', 'aria-hidden': 'true' }, line);
        }

        /** A name that can go on in the next line after each `_` and `/`. */
        const breakable = (name) => name.split(/(?<=[_/])/).map((part) => [part, make('wbr')]);

        function facetOption(facet, value, count, sum) {
          const set = state.chosen.get(facet.name);
          const box = make('input', { type: 'checkbox', 'data-facet': facet.name, value, checked: set.has(value) });
          return make('label', { class: count ? 'option' : 'option none', title: value }, box,
            make('span', { class: 'name' }, breakable(value)), make('span', { class: 'count' }, count.toLocaleString('en')),
            bar(sum ? count / sum : 0, facet.name === 'severity' ? value : null));
        }

        function facetFields(facet, counts) {
          if (facet.values.length < 2 && !(facet.name === 'severity' || facet.name === 'rule')) return null;
          const set = state.chosen.get(facet.name);
          const count = (value) => counts.get(value) || 0;
          const possible = facet.values.filter((value) => count(value) || set.has(value));
          const sorted = facet.name === 'severity' ? facet.values : possible.sort((a, b) => count(b) - count(a));
          const isOpen = expanded.has(facet.name);
          const listed = sorted.filter((value, index) => isOpen || index < facetLimit || set.has(value));
          const sum = facet.values.reduce((sum, value) => sum + count(value), 0);
          const fields = make('fieldset', null, make('legend', null, facet.title),
            listed.map((value) => facetOption(facet, value, count(value), sum)));
          if (sorted.length > facetLimit) {
            const title = isOpen ? 'Show fewer' : `Show all ${sorted.length}`;
            fields.append(make('button', { type: 'button', class: 'link more', 'data-expand': facet.name }, title));
          }
          return fields;
        }

        /** What is directly below a folder, with the number of diagnostics. Folders end with a slash. */
        function childrenOf(folder, entries) {
          const counts = new Map();
          for (const { path } of entries) {
            if (!path.startsWith(folder)) continue;
            const slash = path.indexOf('/', folder.length);
            const child = slash < 0 ? path : path.slice(0, slash + 1);
            counts.set(child, (counts.get(child) || 0) + 1);
          }
          return counts;
        }

        /** Folders: the way to the chosen one, and what is in it. A folder with one folder in it is shown as one. */
        function folderFields(entries) {
          const fields = make('fieldset', null, make('legend', null, 'Directory'));
          const isFile = state.folder !== '' && !state.folder.endsWith('/');
          if (state.folder !== '') {
            const crumbs = make('div', { class: 'crumbs' },
              make('button', { type: 'button', class: 'link', 'data-folder': '' }, 'All'));
            const parts = state.folder.split('/').filter(Boolean);
            parts.forEach((part, index) => {
              const path = parts.slice(0, index + 1).join('/') + (isFile && index === parts.length - 1 ? '' : '/');
              const isLast = index === parts.length - 1;
              crumbs.append(' / ', isLast ? make('b', null, part)
                : make('button', { type: 'button', class: 'link', 'data-folder': path }, part));
            });
            fields.append(crumbs);
          }
          if (isFile) return fields;
          let base = state.folder;
          let children = childrenOf(base, entries);
          while (children.size === 1) {
            const [only] = children.keys();
            if (!only.endsWith('/')) break;
            base = only;
            children = childrenOf(base, entries);
          }
          const sorted = [...children].sort((a, b) => b[1] - a[1]);
          const isOpen = expanded.has('folder');
          const sum = sorted.reduce((sum, child) => sum + child[1], 0);
          for (const [path, count] of isOpen ? sorted : sorted.slice(0, facetLimit)) {
            fields.append(make('button', { type: 'button', class: 'option folder', 'data-folder': path, title: path },
              make('span', { class: 'name' }, breakable(path.slice(state.folder.length))),
              make('span', { class: 'count' }, count.toLocaleString('en')), bar(count / sum)));
          }
          if (sorted.length > facetLimit) {
            const title = isOpen ? 'Show fewer' : `Show all ${sorted.length}`;
            fields.append(make('button', { type: 'button', class: 'link more', 'data-expand': 'folder' }, title));
          }
          return fields;
        }

        /** What identifies a control in the filters, so that the focus can return to it after they are drawn again. */
        const controlKey = (control) => control && ['facet', 'folder', 'expand'].map((key) => control.dataset[key]).join('\n')
          + '\n' + control.value;

        function drawFilters({ counts, inAnyFolder }) {
          const area = byId('filters');
          const key = area.contains(document.activeElement) ? controlKey(document.activeElement) : null;
          const scroll = area.scrollTop;
          const title = `Show ${plural(shown.length, 'diagnostic')}`;
          area.replaceChildren(make('button', { type: 'button', class: 'button', id: 'close-filters' }, title),
            ...facets.map((facet, index) => facetFields(facet, counts[index])).filter(Boolean), folderFields(inAnyFolder));
          area.scrollTop = scroll;
          if (key === null) return;
          const controls = [...area.querySelectorAll('input, button')];
          (controls.find((control) => controlKey(control) === key) || controls[0]).focus({ preventScroll: true });
        }

        """#
}
