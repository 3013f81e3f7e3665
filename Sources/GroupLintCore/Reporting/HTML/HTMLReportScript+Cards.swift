extension HTMLReportScript {
    /// Elements of a diagnostic and of headings.
    static let cards = #"""
        /** The text of a message as a sentence: it begins with a capital letter, unless it begins with code. */
        const sentence = (text) => withCode(text.charAt(0).toUpperCase() + text.slice(1));

        /** The path of a file, its name in bold. */
        function pathOf(file, ...after) {
          const { path } = data.files[file];
          const name = path.lastIndexOf('/') + 1;
          return make('span', { class: 'place' }, make('span', { class: 'folder' }, path.slice(0, name)),
            make('b', null, path.slice(name)), ...after);
        }

        const placeOf = (place) => pathOf(place.file, `:${place.line}:${place.column}`);

        const ruleButton = (id) => make('button', { type: 'button', class: 'link', 'data-rule': id }, id);

        function advice(title, kind, ...text) {
          return make('p', { class: `advice ${kind}` }, make('b', null, title), make('span', null, ...text));
        }

        function fixOf(fix) {
          const parts = [advice('Fix', 'fix', ...sentence(fix.title), ' ', make('span', { class: 'way' },
            fix.way === 'by hand' ? 'by hand' : make('code', null, fix.way)))];
          if (fix.changes.length) {
            parts.push(make('pre', { class: 'changes' }, fix.changes.map((line) =>
              make('span', { class: line[0] === '-' ? 'minus' : 'plus' }, `${line[0]} ${line.slice(1)}`))));
          }
          return parts;
        }

        function cardOf(entry) {
          const id = data.rules[entry.rule].id;
          const owners = data.files[entry.place.file].owners;
          const card = make('article', { class: `card ${entry.severity}${entry.status ? ' accepted' : ''}`, tabindex: '-1',
            'data-index': entry.index, 'aria-label': `${entry.severity}: ${entry.message}` },
          make('h3', null, make('span', { class: `pill ${entry.severity}` }, entry.status || entry.severity),
            sentence(entry.message)),
          make('p', { class: 'meta' }, placeOf(entry.place), ruleButton(id),
            entry.confidence === 'high' ? null : make('span', null, `${entry.confidence} confidence`),
            entry.target ? make('span', null, entry.target) : null,
            owners.length ? make('span', null, owners.join(' ')) : null),
          excerptOf(entry));
          // A fix often says the same.
          if (entry.help && entry.help !== entry.fix?.title) card.append(advice('Help', 'help', ...sentence(entry.help)));
          if (entry.fix) card.append(...fixOf(entry.fix));
          if (entry.acceptance) card.append(advice('Note', 'accepted', ...withCode(`Accepted ${entry.acceptance}`)));
          return card;
        }

        const plural = (count, word) => `${count.toLocaleString('en')} ${word}${count === 1 || word === 'info' ? '' : 's'}`;

        function headingOf(key, count) {
          if (state.group === 'severity') return make('div', { class: 'heading' }, make('h2', null, plural(count, key)));
          const number = make('span', { class: 'count' }, plural(count, 'diagnostic'));
          if (state.group === 'rule') {
            const rule = data.rules[key];
            return make('div', { class: 'heading' }, make('h2', null, rule.id), number,
              make('p', { class: 'meta' }, withCode(rule.summary)));
          }
          return make('div', { class: 'heading' }, make('h2', null, pathOf(key)), number);
        }

        """#

    /// Code with line numbers, marks, and remarks of related places below their lines.
    static let excerpts = #"""
        const lineTables = new Map();

        /** `[number, text, spans]` of a line. */
        function sourceLine(file, number) {
          if (!lineTables.has(file)) lineTables.set(file, new Map(data.files[file].lines.map((line) => [line[0], line])));
          return lineTables.get(file).get(number) || [number, '', []];
        }

        /** The text of a line as elements. Marks are `[start, end, class]`; an empty mark covers the next character. */
        function textOf([, text, spans], marks) {
          const wide = marks.map(([start, end, kind]) => [start, Math.max(end, start + 1), kind]);
          const padded = text.padEnd(Math.max(0, ...wide.filter(([start, end]) => end === start + 1).map((mark) => mark[1])));
          const cuts = new Set([0, padded.length]);
          for (let index = 0; index < spans.length; index += 3) cuts.add(spans[index]).add(spans[index + 1]);
          for (const [start, end] of wide) cuts.add(start).add(Math.min(end, padded.length));
          const sorted = [...cuts].filter((cut) => cut <= padded.length).sort((a, b) => a - b);
          const pieces = [];
          let span = 0;
          for (let index = 0; index + 1 < sorted.length; index++) {
            const [start, end] = [sorted[index], sorted[index + 1]];
            while (span < spans.length && spans[span + 1] <= start) span += 3;
            const word = span < spans.length && spans[span] <= start ? `w${spans[span + 2]}` : '';
            const mark = wide.find((mark) => mark[0] <= start && end <= mark[1]);
            const kind = [word, mark ? mark[2] : ''].join(' ').trim();
            const piece = padded.slice(start, end);
            pieces.push(kind ? make('span', { class: kind }, piece) : piece);
          }
          return pieces;
        }

        const rowOf = (kind, number, ...text) => make('div', { class: `row ${kind}` },
          make('span', { class: 'number' }, number), make('span', { class: 'text' }, ...text));

        /** Lines by file, in the order of reading: `Map(file, Map(line, { marks, remarks }))`. */
        function linesOf(entry) {
          const files = new Map();
          const line = (file, number) => {
            if (!files.has(file)) files.set(file, new Map());
            const lines = files.get(file);
            if (!lines.has(number)) lines.set(number, { marks: [], remarks: [] });
            return lines.get(number);
          };
          for (let number = entry.lines[0]; number <= entry.lines[1]; number++) line(entry.place.file, number);
          for (const [number, start, end] of entry.marks) line(entry.place.file, number).marks.push([start, end, 'main']);
          for (const { place, mark, message } of entry.related) {
            const found = line(place.file, mark[0]);
            found.marks.push([mark[1], mark[2], 'other']);
            found.remarks.push([mark[1], message]);
          }
          return files;
        }

        /** Number of spaces before every line, which are not shown. */
        function commonIndent(file, numbers) {
          const texts = numbers.map((number) => sourceLine(file, number)[1]).filter((text) => text.trim() !== '');
          return Math.min(...texts.map((text) => text.length - text.trimStart().length), 80);
        }

        function excerptOf(entry) {
          const inner = make('div', { class: 'inner' });
          for (const [file, lines] of linesOf(entry)) {
            if (file !== entry.place.file) inner.append(make('div', { class: 'row file' }, data.files[file].path));
            const part = make('div');
            part.style.setProperty('--cut', commonIndent(file, [...lines.keys()]));
            let previous = 0;
            for (const [number, { marks, remarks }] of [...lines].sort((a, b) => a[0] - b[0])) {
              if (previous && number > previous + 1) part.append(rowOf('gap', '⋯'));
              previous = number;
              part.append(rowOf(marks.length ? 'marked' : '', String(number), ...textOf(sourceLine(file, number), marks)));
              for (const [at, message] of remarks) {
                const row = rowOf('remark', '', '↑ ', ...withCode(message));
                row.style.setProperty('--at', at);
                part.append(row);
              }
            }
            inner.append(part);
          }
          return make('div', { class: 'code' }, inner);
        }

        """#
}
