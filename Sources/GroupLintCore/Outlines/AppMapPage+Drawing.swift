extension AppMapPage {
    static var script: String { drawingScript + panelScript + controlScript }

    /// The first part of the script: data, drawing, pan and zoom. It opens a function that the last part closes.
    static let drawingScript = #"""

        (() => {
          'use strict';
          const data = JSON.parse(document.getElementById('data').textContent);
          const byId = (id) => document.getElementById(id);
          const space = 'http://www.w3.org/2000/svg';
          const ways = { in: data.nodes.map(() => []), out: data.nodes.map(() => []) };
          for (const edge of data.edges) {
            ways.out[edge.source].push(edge);
            ways.in[edge.target].push(edge);
          }
          const severities = ['error', 'warning', 'info'];
          const worst = (issues) => severities.find((severity) => issues.some((issue) => issue.severity === severity));
          // The first view, and what is chosen in it: a position in `data.nodes`, or -1.
          const state = { view: 0, node: -1, query: '', x: 0, y: 0, scale: 1 };
          let boxes = [];
          let arrows = [];

          const make = (name, attributes, parent, text) => {
            const element = document.createElementNS(space, name);
            for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
            if (text !== undefined) element.textContent = text;
            if (parent) parent.append(element);
            return element;
          };
          const html = (name, className, parent, text) => {
            const element = document.createElement(name);
            if (className) element.className = className;
            if (text !== undefined) element.textContent = text;
            if (parent) parent.append(element);
            return element;
          };

          // The text of a message; what is between two backticks becomes code.
          const withCode = (text, parent) => {
            const parts = text.split('`');
            if (parts.length % 2 === 0) return parent.append(text);
            parts.forEach((part, index) => (index % 2 ? html('code', '', parent, part) : parent.append(part)));
          };

          // MARK: Drawing

          const words = 'Map of screens. Arrow keys move it.';
          const svg = make('svg', { tabindex: '0', role: 'group', 'aria-label': words }, byId('map'));
          const defs = make('defs', {}, svg);
          for (const [family] of data.families) {
            const marker = make('marker', {
              id: 'head-' + family, viewBox: '0 0 10 10', refX: 9, refY: 5, markerWidth: 7, markerHeight: 7, orient: 'auto',
            }, defs);
            make('path', { class: 'head ' + family, d: 'M0 1L10 5L0 9z' }, marker);
          }
          const world = make('g', {}, svg);

          const drawBox = (view, position) => {
            const [x, y, width, height] = view.boxes[position];
            const id = view.nodes[position];
            const node = id >= 0 ? data.nodes[id] : folderNode(view.folders[position]);
            const group = make('g', {
              class: 'node ' + node.kind + (node.reached ? '' : ' lost'), transform: `translate(${x} ${y})`, tabindex: '-1',
              role: 'button', 'aria-label': node.name,
            }, world);
            make('title', {}, group, id >= 0 ? `${node.name}\n${node.place}` : node.name);
            const round = node.kind === 'app' || node.kind === 'host' ? 22 : 8;
            make('rect', { class: 'box', width, height, rx: round }, group);
            make('text', { class: 'name', x: 16, y: 20 }, group, node.label);
            make('text', { class: 'detail', x: 16, y: 36 }, group, node.detail);
            const severity = worst(node.issues);
            if (severity) {
              const text = String(node.issues.length);
              const size = 12 + 7 * text.length;
              make('rect', { class: 'badge ' + severity, x: width - size - 8, y: 8, width: size, height: 17, rx: 8 }, group);
              make('text', { class: 'count ' + severity, x: width - size / 2 - 8, y: 20, 'text-anchor': 'middle' }, group, text);
            }
            const choose = () => (id >= 0 ? select(id) : show(2 + position));
            group.addEventListener('click', () => { if (!moved) choose(); });
            group.addEventListener('keydown', (event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              choose();
            });
            return { element: group, id, x, y, width, height, rank: node.rank };
          };

          const folderNode = (name) => {
            const own = data.nodes.filter((node) => (node.group || 'top folder') === name);
            return {
              kind: 'group', label: name, name, detail: `${own.length} screen${own.length === 1 ? '' : 's'}`,
              issues: own.flatMap((node) => node.issues), reached: own.some((node) => node.reached),
              rank: Math.min(...own.map((node) => node.rank)),
            };
          };

          const drawArrow = (view, arrow) => {
            const element = make('path', {
              class: 'edge ' + arrow.family, d: arrow.path, 'marker-end': `url(#head-${arrow.family})`,
            }, world);
            const [source, target] = [view.nodes[arrow.source], view.nodes[arrow.target]];
            return { element, source, target, label: arrow.label, text: null };
          };

          const draw = () => {
            const view = data.views[state.view];
            world.replaceChildren();
            arrows = view.arrows.map((arrow) => drawArrow(view, arrow));
            boxes = view.boxes.map((_, position) => drawBox(view, position));
            byId('view').value = String(state.view);
          };

          // MARK: Pan and zoom

          let isWaiting = false;
          const apply = () => {
            if (isWaiting) return;
            isWaiting = true;
            requestAnimationFrame(() => {
              isWaiting = false;
              world.setAttribute('transform', `translate(${state.x} ${state.y}) scale(${state.scale})`);
            });
          };
          const margin = 32;
          // The size of the map on the screen.
          const area = () => ({ width: svg.clientWidth || 800, height: svg.clientHeight || 600 });
          // The height of the legend, which lies on the map.
          const below = () => Math.max(30, byId('legend').offsetHeight);
          // At a smaller scale, some text of the boxes has less than 11 pixels.
          const readable = 1;
          // The largest scale at which the whole map is shown.
          const wholeScale = () => {
            const view = data.views[state.view];
            const { width, height } = area();
            return Math.min((width - 2 * margin) / (view.width || 1), (height - 2 * margin - below()) / (view.height || 1), 1.15);
          };
          // Shows the whole map, also if nobody can read it then.
          const fit = () => place(true);
          // Shows the whole map if it can be read then, and otherwise its part with the first entry point.
          const start = () => place(wholeScale() >= readable);
          const place = (isWhole) => {
            const view = data.views[state.view];
            const { width, height } = area();
            state.scale = isWhole ? wholeScale() : readable;
            if (isWhole) {
              state.x = (width - view.width * state.scale) / 2;
              state.y = (height - below() - view.height * state.scale) / 2;
            } else {
              // The largest part of the map is at the top.
              const first = [...boxes].sort((a, b) => a.rank - b.rank || a.x - b.x || a.y - b.y)[0];
              const middle = height / 2 - (first.y + first.height / 2) * state.scale;
              const lowest = height - below() - margin - view.height * state.scale;
              state.x = margin - first.x * state.scale;
              state.y = Math.min(margin, Math.max(middle, lowest));
            }
            apply();
          };
          const zoom = (factor, x = area().width / 2, y = area().height / 2) => {
            const scale = Math.min(4, Math.max(0.02, state.scale * factor));
            state.x = x - (x - state.x) * (scale / state.scale);
            state.y = y - (y - state.y) * (scale / state.scale);
            state.scale = scale;
            apply();
          };
          const move = (x, y) => { state.x += x; state.y += y; apply(); };
          const reveal = (box) => {
            const { width, height } = area();
            if (state.scale < 0.5) zoom(0.8 / state.scale);
            const [x, y] = [state.x + (box.x + box.width / 2) * state.scale, state.y + (box.y + box.height / 2) * state.scale];
            const isIn = x > 90 && x < width - 90 && y > 50 && y < height - 70;
            if (!isIn) move(width / 2 - x, height / 2 - y);
          };

          const pointers = new Map();
          let moved = false;
          svg.addEventListener('pointerdown', (event) => {
            if (event.button > 0) return;
            pointers.set(event.pointerId, [event.clientX, event.clientY]);
            moved = false;
          });
          window.addEventListener('pointermove', (event) => {
            const before = pointers.get(event.pointerId);
            if (!before) return;
            const now = [event.clientX, event.clientY];
            if (pointers.size === 1) {
              if (Math.hypot(now[0] - before[0], now[1] - before[1]) > 3 || moved) {
                moved = true;
                move(now[0] - before[0], now[1] - before[1]);
                pointers.set(event.pointerId, now);
              }
              return;
            }
            const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
            const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
            const corner = svg.getBoundingClientRect();
            moved = true;
            const middle = [(now[0] + other[0]) / 2 - corner.left, (now[1] + other[1]) / 2 - corner.top];
            zoom(distance(now, other) / distance(before, other), ...middle);
            pointers.set(event.pointerId, now);
          });
          for (const name of ['pointerup', 'pointercancel']) {
            window.addEventListener(name, (event) => pointers.delete(event.pointerId));
          }
          svg.addEventListener('click', (event) => { if (!moved && event.target === svg) select(-1); });
          svg.addEventListener('wheel', (event) => {
            event.preventDefault();
            const corner = svg.getBoundingClientRect();
            const unit = event.deltaMode === 1 ? 16 : 1;
            if (event.ctrlKey || event.metaKey || event.deltaMode === 1 || Math.abs(event.deltaY) >= 100) {
              const factor = Math.exp(-event.deltaY * unit * (event.ctrlKey ? 0.01 : 0.0016));
              zoom(factor, event.clientX - corner.left, event.clientY - corner.top);
            } else {
              move(-event.deltaX, -event.deltaY);
            }
          }, { passive: false });

        """#
}
