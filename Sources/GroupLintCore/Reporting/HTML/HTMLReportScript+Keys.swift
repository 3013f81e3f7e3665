extension HTMLReportScript {
    /// Keys, clicks, the address of the page, and the start.
    static let keys = #"""
        let selected = -1;

        /** Moves the focus to the diagnostic at a position of the list. */
        function select(position) {
          if (position < 0 || position >= shown.length) return;
          selected = position;
          const { index } = shown[position];
          const chunk = chunks[positions.get(index)];
          fill(chunk);
          const card = chunk.element.querySelector(`[data-index="${index}"]`);
          card.focus({ preventScroll: true });
          card.scrollIntoView({ block: 'nearest' });
        }

        /** The position of the first diagnostic that is visible below the toolbar. */
        function firstVisible() {
          const edge = byId('toolbar').getBoundingClientRect().bottom;
          const card = [...document.querySelectorAll('.card')].find((card) => card.getBoundingClientRect().bottom > edge + 20);
          return card ? shown.findIndex((entry) => entry.index === Number(card.dataset.index)) : 0;
        }

        function move(step) {
          const card = document.activeElement.closest?.('.card');
          if (card) selected = shown.findIndex((entry) => entry.index === Number(card.dataset.index));
          select(selected < 0 ? firstVisible() : selected + step);
        }

        function openSheet(...content) {
          const sheet = byId('sheet');
          const close = make('button', { type: 'button', class: 'button', 'data-close': true }, 'Close');
          sheet.replaceChildren(make('div', { class: 'bar' }, close), ...content);
          sheet.showModal();
          sheet.scrollTop = 0;
        }

        function openRule(id) {
          const article = byId(`rule-${id}`);
          if (!article) return;
          const copy = article.cloneNode(true);
          copy.removeAttribute('id');
          openSheet(copy);
          const only = make('button', { type: 'button', class: 'button', 'data-only': id }, 'Show only this rule');
          byId('sheet').querySelector('.bar').prepend(only);
        }

        function openKeys() {
          const keys = [['j', 'next diagnostic'], ['k', 'previous diagnostic'], ['r', 'documentation of the rule'],
            ['/', 'search'], ['c', 'show or hide code'], ['x', 'clear all filters'], ['?', 'this list']];
          openSheet(make('div', { class: 'keys' }, make('h2', null, 'Keys'),
            make('dl', null, keys.map(([key, text]) => [make('dt', null, make('kbd', null, key)), make('dd', null, text)]))));
        }

        /** On a narrow screen, the filters cover the page while they are open. */
        function showFilters(isOpen) {
          byId('filters').classList.toggle('open', isOpen);
          byId('open-filters').setAttribute('aria-expanded', String(isOpen));
          byId(isOpen ? 'close-filters' : 'open-filters').focus();
        }

        function toggleCode() {
          byId('code').checked = !document.body.classList.toggle('compact');
          drawList();
        }

        function clearFilters() {
          for (const set of state.chosen.values()) set.clear();
          state.folder = '';
          state.text = '';
          refresh();
        }

        function openRuleOfSelection() {
          const card = document.activeElement.closest?.('.card');
          if (card) openRule(data.rules[data.diagnostics[card.dataset.index].rule].id);
        }

        const actions = {
          j: () => move(1), k: () => move(-1), r: openRuleOfSelection, '/': () => byId('search').focus(), c: toggleCode,
          x: clearFilters, '?': openKeys,
        };

        addEventListener('keydown', (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || byId('sheet').open) return;
          if (event.target.matches('input[type="search"], select')) {
            if (event.key === 'Escape' || event.key === 'Enter' && event.target.id === 'search') event.target.blur();
            return;
          }
          if (event.key === 'Escape' && byId('filters').classList.contains('open')) showFilters(false);
          if (!Object.hasOwn(actions, event.key)) return;
          event.preventDefault();
          actions[event.key]();
        });

        addEventListener('click', (event) => {
          const control = event.target.closest('button');
          if (event.target === byId('sheet') || control?.dataset.close !== undefined) byId('sheet').close();
          if (!control) return;
          if (control.id === 'close-filters') showFilters(false);
          const { rule, folder, expand, only } = control.dataset;
          if (rule !== undefined) openRule(rule);
          if (folder !== undefined) state.folder = folder;
          if (expand !== undefined && !expanded.delete(expand)) expanded.add(expand);
          if (only !== undefined) {
            byId('sheet').close();
            state.chosen.get('rule').clear();
            state.chosen.get('rule').add(only);
          }
          if (folder !== undefined || expand !== undefined || only !== undefined) refresh();
        });

        byId('filters').addEventListener('change', ({ target }) => {
          const set = state.chosen.get(target.dataset.facet);
          if (target.checked) set.add(target.value); else set.delete(target.value);
          refresh();
        });

        /** Keeps the filters in the address, so that a link or a reload shows the same. */
        function writeAddress() {
          const parameters = new URLSearchParams();
          for (const [name, set] of state.chosen) for (const value of set) parameters.append(name, value);
          if (state.folder) parameters.set('in', state.folder);
          if (state.text.trim()) parameters.set('text', state.text);
          if (state.group !== 'severity') parameters.set('group', state.group);
          const text = parameters.toString();
          if (text === location.hash.slice(1)) return;
          try { history.replaceState(null, '', `#${text}`); } catch { /* not allowed for this file */ }
        }

        function readAddress() {
          const parameters = new URLSearchParams(location.hash.slice(1));
          for (const facet of facets) {
            const values = parameters.getAll(facet.name).filter((value) => facet.values.includes(value));
            state.chosen.set(facet.name, new Set(values));
          }
          state.folder = parameters.get('in') || '';
          state.text = parameters.get('text') || '';
          state.group = groups.includes(parameters.get('group')) ? parameters.get('group') : 'severity';
        }

        function start() {
          if (!byId('toolbar')) return;
          document.documentElement.classList.add('scripted');
          byId('toolbar').append(
            make('input', { type: 'search', id: 'search', placeholder: 'Search messages, files, rules', 'aria-label': 'Search',
              autocomplete: 'off', spellcheck: 'false' }),
            make('button', { type: 'button', class: 'button', id: 'open-filters', 'aria-expanded': 'false' }, 'Filters'),
            make('label', null, 'Group by', make('select', { id: 'group' },
              groups.map((name) => make('option', { value: name }, name)))),
            make('label', null, make('input', { type: 'checkbox', id: 'code', checked: true }), 'Code'),
            make('button', { type: 'button', class: 'button', id: 'keys', title: 'Keys', 'aria-label': 'Keys' }, '?'));
          byId('toolbar').after(make('div', { class: 'result' }, make('span', { id: 'count', role: 'status' }),
            make('button', { type: 'button', class: 'link', id: 'clear' }, 'Clear all filters')));
          byId('toolbar').hidden = false;
          byId('filters').hidden = false;
          byId('search').addEventListener('input', ({ target }) => { state.text = target.value; refresh(); });
          byId('group').addEventListener('change', ({ target }) => { state.group = target.value; refresh(); });
          byId('code').addEventListener('change', () => toggleCode());
          byId('keys').addEventListener('click', openKeys);
          byId('clear').addEventListener('click', clearFilters);
          byId('open-filters').addEventListener('click', () => showFilters(true));
          addEventListener('hashchange', () => { readAddress(); refresh(); });
          readAddress();
          refresh();
        }

        start();

        """#
}
