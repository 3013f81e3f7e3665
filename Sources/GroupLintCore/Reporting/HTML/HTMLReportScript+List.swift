extension HTMLReportScript {
    /// The list. It is made of chunks of a few diagnostics; a chunk has elements while it is near the visible part.
    static let list = #"""
        const chunkSize = 20;
        let chunks = [];
        let positions = new Map();
        let isPrinting = false;

        const observer = new IntersectionObserver((changes) => {
          for (const change of changes) {
            const chunk = chunks[change.target.dataset.chunk];
            if (!chunk || chunk.element !== change.target) continue;
            if (change.isIntersecting) fill(chunk);
            else if (!isPrinting) empty(chunk, change.boundingClientRect.height);
          }
        }, { rootMargin: '1500px 0px' });

        /** About how high an item will be, in pixels. Only the scroll bar depends on it. */
        function heightOf(item) {
          if (item.heading) return 54;
          const { entry } = item;
          if (document.body.classList.contains('compact')) return 72;
          return 130 + 20 * (entry.lines[1] - entry.lines[0] + 1) + 44 * entry.related.length + (entry.help ? 40 : 0)
            + (entry.fix ? 32 + 20 * entry.fix.changes.length : 0);
        }

        function fill(chunk) {
          if (chunk.isFilled) return;
          chunk.isFilled = true;
          chunk.element.style.height = '';
          chunk.element.replaceChildren(...chunk.items.map((item) =>
            item.heading ? headingOf(item.heading[0], item.heading[1]) : cardOf(item.entry)));
        }

        function empty(chunk, height) {
          if (!chunk.isFilled || chunk.element.contains(document.activeElement)) return;
          chunk.isFilled = false;
          chunk.element.style.height = `${height}px`;
          chunk.element.replaceChildren();
        }

        const groupKey = {
          severity: (entry) => entry.severity, file: (entry) => entry.place.file, rule: (entry) => entry.rule,
        };

        /** Headings and diagnostics in the order of the list. */
        function arranged() {
          const key = groupKey[state.group];
          const members = new Map();
          for (const entry of shown) {
            const group = key(entry);
            if (!members.has(group)) members.set(group, []);
            members.get(group).push(entry);
          }
          let order = [...members.keys()];
          if (state.group === 'severity') order = severities.filter((value) => members.has(value));
          if (state.group === 'rule') order.sort((a, b) => members.get(b).length - members.get(a).length);
          return order.flatMap((group) => [{ heading: [group, members.get(group).length] },
            ...members.get(group).map((entry) => ({ entry }))]);
        }

        function drawList() {
          observer.disconnect();
          const items = arranged();
          chunks = [];
          positions = new Map();
          for (let start = 0; start < items.length; start += chunkSize) {
            const element = make('div', { 'data-chunk': chunks.length });
            const chunk = { element, items: items.slice(start, start + chunkSize), isFilled: false };
            element.style.height = `${chunk.items.reduce((sum, item) => sum + heightOf(item), 0)}px`;
            for (const item of chunk.items) if (item.entry) positions.set(item.entry.index, chunks.length);
            chunks.push(chunk);
          }
          shown = items.filter((item) => item.entry).map((item) => item.entry);
          if (chunks.length) fill(chunks[0]);
          byId('list').replaceChildren(...chunks.length ? chunks.map((chunk) => chunk.element)
            : [make('p', { class: 'nothing' }, 'No diagnostic matches these filters.')]);
          for (const chunk of chunks) observer.observe(chunk.element);
        }

        /** Draws everything again after a change of the filters, and moves to the top of the list. */
        function refresh() {
          const result = applyFilters();
          document.body.classList.toggle('by-file', state.group === 'file');
          drawFilters(result);
          drawList();
          const total = data.diagnostics.length;
          const text = shown.length === total ? plural(total, 'diagnostic')
            : `${shown.length.toLocaleString('en')} of ${plural(total, 'diagnostic')}`;
          byId('count').textContent = text;
          byId('clear').hidden = !isFiltered();
          byId('search').value = state.text;
          byId('group').value = state.group;
          selected = -1;
          writeAddress();
          const top = byId('toolbar');
          if (top.getBoundingClientRect().top <= 0) top.parentElement.scrollIntoView();
        }

        addEventListener('beforeprint', () => {
          isPrinting = true;
          chunks.forEach(fill);
        });
        addEventListener('afterprint', () => {
          isPrinting = false;
          drawList();
        });

        """#
}
