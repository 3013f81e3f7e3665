extension AppMapPage {
    /// CSS after that of `HTMLTheme`.
    static let style = #"""

        html, body { height: 100%; }
        body { display: flex; flex-direction: column; font-size: 14px; overflow: hidden; }
        h1, h2, h3, p, ul, dl, dd { margin: 0; padding: 0; }
        ul { list-style: none; }
        button, select, input { font-size: 13px; }
        button.quiet, select, input {
          background: var(--surface); border: 1px solid var(--line); border-radius: 7px; padding: 4px 10px; min-height: 30px;
        }
        button { cursor: pointer; }
        button.quiet:hover { background: var(--raised); }
        .top {
          display: flex; align-items: center; gap: 14px; padding: 9px 16px; background: var(--surface);
          border-bottom: 1px solid var(--line); flex-wrap: wrap;
        }
        .tool { color: var(--muted); font-size: 12px; line-height: 1.2; }
        h1 { font-size: 17px; line-height: 1.25; overflow-wrap: anywhere; }
        .summary { color: var(--muted); flex: 1; min-width: 160px; }
        .view { color: var(--muted); }
        .view select { color: var(--text); max-width: 210px; }
        .zoom { display: flex; gap: 4px; }
        .columns { flex: 1; display: grid; grid-template-columns: 258px minmax(0, 1fr) 300px; min-height: 0; }
        aside { background: var(--surface); overflow: auto; min-height: 0; }
        #screens { border-right: 1px solid var(--line); display: flex; flex-direction: column; }
        #search { margin: 12px 12px 4px; background: var(--page); }
        #found { padding: 0 14px 6px; }
        #list { overflow: auto; flex: 1; padding: 0 6px 12px; }
        #details { border-left: 1px solid var(--line); padding: 14px 16px 24px; }
        #details:focus { outline: none; }
        .note { color: var(--muted); font-size: 12.5px; }
        .place { color: var(--muted); font: 11.5px/1.45 var(--mono); overflow-wrap: anywhere; white-space: pre-line; }
        .entry {
          display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 8px; width: 100%;
          text-align: left; background: none; border: 0; border-radius: 7px; padding: 5px 8px;
        }
        .entry:hover { background: var(--raised); }
        .entry[aria-current="true"] { background: var(--accent-soft); }
        .entry .place { font-family: var(--sans); grid-column: 1 / -1; }
        .target { font-weight: 600; overflow-wrap: anywhere; }
        .pill { font-size: 11px; font-weight: 600; border-radius: 9px; padding: 0 7px; align-self: center; }
        .pill.error { color: var(--error); background: var(--error-soft); }
        .pill.warning { color: var(--warning); background: var(--warning-soft); }
        .pill.info { color: var(--info); background: var(--info-soft); }
        #details h2 { font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
        #details h3 { font-size: 13px; margin: 16px 0 4px; color: var(--muted); }
        #details details { margin-top: 16px; }
        #details summary { font-size: 13px; font-weight: 700; color: var(--muted); cursor: pointer; }
        #details li { padding: 5px 0; border-top: 1px solid var(--line); }
        #details li:first-child { border-top: 0; }
        .way { display: block; width: 100%; text-align: left; background: none; border: 0; padding: 0; }
        .way:hover .target { text-decoration: underline; }
        .kind {
          display: inline-block; font-size: 11.5px; border-radius: 5px; padding: 0 6px; margin-right: 7px;
          background: var(--raised); color: var(--muted);
        }
        .kind.push { color: var(--accent); background: var(--accent-soft); }
        .kind.over { color: var(--keyword); }
        .rule { font: 600 12px var(--mono); margin-left: 6px; overflow-wrap: anywhere; }
        .issues p { margin-top: 2px; }
        .keys {
          display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin-top: 14px; font-size: 12.5px;
          color: var(--muted);
        }
        .keys dt { font-family: var(--mono); color: var(--text); }
        main { position: relative; min-width: 0; min-height: 0; overflow: hidden; }
        main > svg {
          position: absolute; inset: 0; width: 100%; height: 100%; cursor: grab; touch-action: none;
          user-select: none;
        }
        main > svg:active { cursor: grabbing; }
        main > svg:focus-visible { outline-offset: -3px; }
        .legend {
          position: absolute; left: 12px; bottom: 12px; z-index: 1; display: flex; gap: 6px; flex-wrap: wrap;
          margin-right: 12px;
        }
        .legend button {
          display: flex; align-items: center; gap: 8px; font-size: 12px; min-height: 28px;
          box-shadow: 0 1px 3px var(--shadow);
        }
        .legend button::before { content: ""; width: 22px; border-top: 2px solid var(--muted); }
        .legend .push::before { border-color: var(--accent); }
        .legend .over::before { border-color: var(--keyword); }
        .legend .part::before { border-top-style: dashed; }
        .legend button[aria-pressed="false"] { opacity: 0.55; text-decoration: line-through; }
        .edge { fill: none; stroke: var(--muted); stroke-width: 1.4px; }
        .edge.push { stroke: var(--accent); }
        .edge.over { stroke: var(--keyword); }
        .edge.part { stroke-dasharray: 4 4; opacity: 0.55; }
        .head { fill: var(--muted); }
        .head.push { fill: var(--accent); }
        .head.over { fill: var(--keyword); }
        .box { fill: var(--surface); stroke: var(--line); stroke-width: 1.3px; }
        .node { cursor: pointer; outline: none; }
        .node:hover .box, .node:focus .box { stroke: var(--accent); }
        .node:focus-visible .box { stroke-width: 3px; }
        .node.app .box, .node.host .box { fill: var(--accent-soft); stroke: var(--accent); }
        .node.part .box, .node.group .box { fill: var(--raised); }
        .node.content .box, .node.lost .box { stroke-dasharray: 4 3; stroke: var(--muted); }
        .node text { fill: var(--text); font: 600 13px var(--sans); }
        .node .detail { fill: var(--muted); font-size: 11px; font-weight: 400; }
        .node .count { font-size: 11px; }
        .badge.error { fill: var(--error-soft); }
        .badge.warning { fill: var(--warning-soft); }
        .badge.info { fill: var(--info-soft); }
        .node .count.error { fill: var(--error); }
        .node .count.warning { fill: var(--warning); }
        .node .count.info { fill: var(--info); }
        .node.chosen .box { stroke: var(--accent); stroke-width: 3px; stroke-dasharray: none; }
        .node.hit .box { stroke: var(--warning); stroke-width: 2.5px; stroke-dasharray: none; }
        .choosing .edge { opacity: 0.1; }
        .choosing .edge.in, .choosing .edge.out { opacity: 1; stroke-width: 2.2px; }
        .choosing .node, .searching .node { opacity: 0.28; }
        .choosing .node.near, .choosing .node.hit, .searching .node.hit { opacity: 1; }
        .searching .edge { opacity: 0.2; }
        .label {
          font: 11px var(--sans); fill: var(--text); stroke: var(--page); stroke-width: 4px;
          paint-order: stroke; pointer-events: none;
        }
        .without-frame .edge.frame, .without-push .edge.push, .without-over .edge.over,
        .without-part .edge.part {
          display: none;
        }
        @media (max-width: 900px) {
          body { overflow: auto; }
          .columns { display: block; }
          .heading, .summary { flex: 1 0 100%; }
          #screens { max-height: 30vh; border: 0; border-bottom: 1px solid var(--line); }
          main { height: 70vh; }
          #details { border: 0; border-top: 1px solid var(--line); }
        }
        @media print {
          #screens, .zoom, .view, .legend, #theme { display: none; }
          .columns { grid-template-columns: 1fr; }
          #details { display: none; }
        }

        """#
}
