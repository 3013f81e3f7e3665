extension AppMapPage {
    /// The last part of the script: what is chosen, and the controls.
    static let controlScript = #"""

          // MARK: Choosing

          const matches = (node) => {
            if (node.name.toLowerCase().includes(state.query)) return node.name;
            const part = node.parts.find((part) => part.name.toLowerCase().includes(state.query));
            return part ? part.name : undefined;
          };

          const label = (arrow) => {
            const length = arrow.element.getTotalLength();
            const point = arrow.element.getPointAtLength(length * 0.5);
            const attributes = { class: 'label', x: point.x, y: point.y - 4, 'text-anchor': 'middle' };
            arrow.text = make('text', attributes, world, arrow.label);
          };

          const mark = () => {
            const near = new Set([state.node]);
            for (const arrow of arrows) {
              const isOut = state.node >= 0 && arrow.source === state.node;
              const isIn = state.node >= 0 && arrow.target === state.node;
              arrow.element.classList.toggle('out', isOut);
              arrow.element.classList.toggle('in', isIn);
              if (arrow.text) { arrow.text.remove(); arrow.text = null; }
              if (isOut || isIn) {
                near.add(isOut ? arrow.target : arrow.source);
                label(arrow);
              }
            }
            for (const box of boxes) {
              const isHit = state.query !== '' && box.id >= 0 && matches(data.nodes[box.id]) !== undefined;
              box.element.classList.toggle('chosen', box.id >= 0 && box.id === state.node);
              box.element.classList.toggle('near', box.id >= 0 && near.has(box.id));
              box.element.classList.toggle('hit', isHit);
              box.element.setAttribute('aria-pressed', String(box.id >= 0 && box.id === state.node));
            }
            world.classList.toggle('choosing', state.node >= 0);
            world.classList.toggle('searching', state.node < 0 && state.query !== '');
          };

          const show = (view) => {
            state.view = view;
            draw();
            mark();
            start();
          };

          const boxOf = (id) => boxes.find((box) => box.id === id);

          const select = (id, keepsView) => {
            state.node = id;
            if (id >= 0 && !boxOf(id)) {
              const group = data.nodes[id].group || 'top folder';
              const view = data.views.findIndex((view, position) => position > 1 && view.title === group);
              show(view >= 0 ? view : 0);
            }
            mark();
            const box = id >= 0 ? boxOf(id) : undefined;
            if (box && !keepsView) reveal(box);
            details();
            for (const button of byId('list').querySelectorAll('button')) {
              button.setAttribute('aria-current', String(Number(button.dataset.node) === id));
            }
            const name = id >= 0 ? encodeURIComponent(data.nodes[id].name) : '';
            try { history.replaceState(null, '', '#' + name); } catch { /* not allowed for this file */ }
          };

          // MARK: Controls

          const next = (key) => {
            const focus = document.activeElement;
            const from = boxes.find((box) => box.element === focus);
            if (!from) return false;
            const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
            const sign = key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 1;
            let best;
            for (const box of boxes) {
              const along = sign * (sideways ? box.x - from.x : box.y - from.y);
              if (box === from || along <= 0) continue;
              const distance = along + 3 * Math.abs(sideways ? box.y - from.y : box.x - from.x);
              if (!best || distance < best.distance) best = { box, distance };
            }
            if (best) { best.box.element.focus(); reveal(best.box); }
            return true;
          };
          const steps = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };
          svg.addEventListener('keydown', (event) => {
            if (!steps[event.key] || event.altKey || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            if (!next(event.key)) move(...steps[event.key]);
          });
          document.addEventListener('keydown', (event) => {
            const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
            if (event.altKey || event.ctrlKey || event.metaKey) return;
            if (event.key === 'Escape' && isTyping) {
              // Browsers would empty a search field.
              event.preventDefault();
              event.target.blur();
            } else if (event.key === 'Escape') {
              byId('search').value = '';
              state.query = '';
              fillList();
              select(-1, true);
            } else if (isTyping) {
              if (event.target === byId('search') && (event.key === 'ArrowDown' || event.key === 'Enter')) {
                event.preventDefault();
                const first = byId('list').querySelector('button');
                if (event.key === 'ArrowDown') first?.focus();
                else { event.target.blur(); first?.click(); }
              }
            } else if (event.key === '/') {
              event.preventDefault();
              byId('search').focus();
            } else if (event.key === '+' || event.key === '=') zoom(1.25);
            else if (event.key === '-') zoom(0.8);
            else if (event.key === '0') fit();
            else if (event.key === '1') start();
          });
          byId('list').addEventListener('keydown', (event) => {
            const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[event.key];
            if (!step) return;
            event.preventDefault();
            const item = document.activeElement.closest('li');
            const other = item && item[step];
            if (other) other.querySelector('button').focus();
            else if (event.key === 'ArrowUp') byId('search').focus();
          });
          byId('search').addEventListener('input', () => {
            state.query = byId('search').value.trim().toLowerCase();
            fillList();
            mark();
          });
          byId('in').addEventListener('click', () => zoom(1.25));
          byId('out').addEventListener('click', () => zoom(0.8));
          byId('fit').addEventListener('click', () => fit());
          byId('start').addEventListener('click', () => start());
          data.views.forEach((view, position) => {
            const option = html('option', '', byId('view'), position > 1 ? 'folder: ' + view.title : view.title);
            option.value = String(position);
          });
          byId('view').addEventListener('change', () => show(Number(byId('view').value)));
          for (const [family, words] of data.families) {
            const button = html('button', 'quiet ' + family, byId('legend'), words);
            button.type = 'button';
            button.setAttribute('aria-pressed', 'true');
            const kinds = Object.values(data.kinds).filter((kind) => kind.family === family).map((kind) => kind.words);
            button.title = `Show or hide these arrows: ${kinds.join(', ')}`;
            button.addEventListener('click', () => {
              const isOn = button.getAttribute('aria-pressed') !== 'true';
              button.setAttribute('aria-pressed', String(isOn));
              world.classList.toggle('without-' + family, !isOn);
            });
          }
          window.addEventListener('resize', () => apply());

          fillList();
          show(0);
          let wanted = '';
          try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { /* not a name */ }
          select(data.nodes.findIndex((node) => node.name === wanted));
          document.documentElement.dataset.ready = 'true';
        })();

        """#
}
