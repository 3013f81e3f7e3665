/// CSS of HTML reports. It follows `HTMLTheme.style`.
enum HTMLReportStyle {
    static let text = page + filters + cards + code + rules + small

    private static let page = """
        .skip { position: absolute; left: -100vw; top: 0; background: var(--surface); padding: 8px 12px; z-index: 3; }
        .skip:focus { left: 8px; }
        .top { display: flex; justify-content: space-between; align-items: flex-start; gap: 24px; max-width: 1240px;
          margin: 0 auto; padding: 32px 24px 20px; }
        .top h1 { margin: 0; font-size: 28px; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em;
          overflow-wrap: anywhere; }
        .tool, .summary, .note { margin: 0; color: var(--muted); }
        .tool { font-size: 13px; margin-bottom: 2px; }
        .summary { margin-top: 6px; }
        .note { margin-top: 4px; font-size: 13px; }
        .columns { display: grid; grid-template-columns: 268px minmax(0, 1fr); gap: 32px; max-width: 1240px; margin: 0 auto;
          padding: 0 24px; align-items: start; }
        .columns:has(> #filters[hidden]) { grid-template-columns: minmax(0, 940px); }
        footer { max-width: 1240px; margin: 0 auto; padding: 32px 24px; color: var(--muted); font-size: 13px; }
        h2 { font-size: 17px; font-weight: 650; margin: 0; }
        .meta { color: var(--muted); font-size: 13px; margin: 0; overflow-wrap: anywhere; }
        .place { font-family: var(--mono); font-size: 12.5px; overflow-wrap: anywhere; }
        button { cursor: pointer; }
        .quiet, .button, select, input[type="search"] { border: 1px solid var(--line); border-radius: 7px; padding: 5px 11px;
          background: var(--surface); font-size: 14px; white-space: nowrap; }
        .quiet:hover, .button:hover { background: var(--raised); }
        .link { border: 0; padding: 0; background: none; color: var(--accent); text-align: left; font-size: inherit;
          text-decoration: underline; text-decoration-color: transparent; text-underline-offset: 2px; overflow-wrap: anywhere; }
        .link:hover { text-decoration-color: currentColor; }
        .pill { display: inline-block; border-radius: 5px; padding: 1px 7px; font-size: 12px; font-weight: 600;
          line-height: 1.5; vertical-align: 1px; }
        .pill.error { color: var(--error); background: var(--error-soft); }
        .pill.warning { color: var(--warning); background: var(--warning-soft); }
        .pill.info { color: var(--info); background: var(--info-soft); }
        .empty { text-align: center; padding: 72px 24px; background: var(--surface); border: 1px solid var(--line);
          border-radius: 10px; color: var(--muted); }
        .empty h2 { color: var(--good); font-size: 20px; margin-bottom: 6px; }
        .empty p { margin: 0; }
        .problems { margin: 20px 0; padding: 12px 16px; background: var(--surface); border: 1px solid var(--line);
          border-radius: 10px; }
        .problems summary { cursor: pointer; font-weight: 600; }
        .problems ul { margin: 10px 0 4px; padding: 0; list-style: none; }
        .problems li { padding: 4px 0; overflow-wrap: anywhere; }
        .plain { padding: 0; list-style-position: inside; }
        .plain li { padding: 12px 0; border-top: 1px solid var(--line); }
        .plain p { margin: 2px 0; }
        .plain li > p:first-child { display: inline; }
        .plain pre { margin: 6px 0; padding: 6px 10px; background: var(--surface); overflow-x: auto; }

        """

    private static let filters = """
        #filters { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; padding: 12px 6px 24px 0;
          scrollbar-width: thin; scrollbar-color: var(--line) transparent; }
        #filters fieldset { border: 0; margin: 0 0 20px; padding: 0; min-width: 0; }
        #filters legend { padding: 0 0 4px; font-size: 13px; font-weight: 650; }
        .option { display: grid; grid-template-columns: 16px minmax(0, 1fr) auto; column-gap: 8px; align-items: center;
          width: 100%; padding: 3px 6px 4px; border-radius: 6px; font-size: 13px; cursor: pointer; border: 0;
          background: none; text-align: left; }
        .option.folder { grid-template-columns: minmax(0, 1fr) auto; }
        .option:hover { background: var(--raised); }
        .option:has(:checked) { background: var(--accent-soft); }
        .option:has(:focus-visible) { outline: 2px solid var(--accent); }
        .option input { margin: 0; width: 14px; height: 14px; accent-color: var(--accent); }
        .option .name { overflow-wrap: anywhere; }
        .option .count { color: var(--muted); font-variant-numeric: tabular-nums; }
        .option .bar { grid-column: 1 / -1; height: 3px; border-radius: 2px; background: var(--raised); margin-top: 3px; }
        .option .bar i { display: block; height: 100%; border-radius: 2px; background: var(--accent); opacity: 0.75; }
        .option .bar i.error { background: var(--error); }
        .option .bar i.warning { background: var(--warning); }
        .option .bar i.info { background: var(--info); }
        .option.none .name { color: var(--muted); }
        .crumbs { font-size: 13px; padding: 0 6px 4px; overflow-wrap: anywhere; }
        .more { font-size: 13px; padding: 3px 6px; }
        #toolbar { position: sticky; top: 0; z-index: 2; background: var(--page); padding: 12px 0 10px; display: flex;
          flex-wrap: wrap; gap: 8px; align-items: center; border-bottom: 1px solid var(--line); margin-bottom: 12px; }
        #toolbar input[type="search"] { flex: 1 1 200px; min-width: 0; }
        #toolbar label { display: inline-flex; gap: 6px; align-items: center; font-size: 14px; white-space: nowrap; }
        .result { display: flex; gap: 12px; font-size: 13px; color: var(--muted); }
        #open-filters, #close-filters { display: none; }

        """

    private static let cards = """
        .heading { padding: 14px 0 10px; display: flex; gap: 10px; align-items: baseline; flex-wrap: wrap; }
        .heading h2 { overflow-wrap: anywhere; }
        .heading .place { font: inherit; font-weight: 400; font-size: 15px; color: var(--muted); }
        .heading .place b { color: var(--text); font-weight: 650; }
        .by-file .card .folder { display: none; }
        .heading p { flex-basis: 100%; margin: -6px 0 0; }
        .heading .count { color: var(--muted); font-variant-numeric: tabular-nums; }
        .card { background: var(--surface); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 14px;
          padding: 14px 16px; scroll-margin: 76px 0 24px; }
        .card:focus { outline: 2px solid var(--accent); outline-offset: 1px; }
        .card h3 { margin: 0 0 4px; font-size: 15.5px; font-weight: 500; line-height: 1.45; overflow-wrap: anywhere; }
        .card h3 .pill { margin-right: 8px; }
        .card .meta { display: flex; flex-wrap: wrap; gap: 2px 14px; align-items: baseline; }
        .card .place b { color: var(--text); font-weight: 600; }
        .card.accepted h3 { font-weight: 400; color: var(--muted); }
        .advice { margin: 10px 0 0; display: grid; grid-template-columns: 44px minmax(0, 1fr); font-size: 14px; }
        .advice b { color: var(--good); font-weight: 600; }
        .advice.accepted b { color: var(--muted); }
        .advice .way { color: var(--muted); font-size: 13px; white-space: nowrap; }
        .changes { margin: 8px 0 0 44px; padding: 6px 0; border: 1px solid var(--line); border-radius: 7px;
          overflow-x: auto; line-height: 1.55; }
        .changes span { display: block; padding: 0 10px; min-width: max-content; }
        .changes .minus { background: var(--error-soft); }
        .changes .plus { background: var(--good-soft); }
        .compact .code, .compact .advice, .compact .changes { display: none; }
        .compact .card { margin-bottom: 6px; padding: 9px 14px; }
        .compact .card h3 { font-size: 14px; margin-bottom: 1px; }
        .nothing { padding: 56px 0; text-align: center; color: var(--muted); }

        """

    private static let code = """
        .code { margin-top: 10px; border: 1px solid var(--line); border-radius: 7px; overflow-x: auto; padding: 6px 0;
          font: 12.5px/1.6 var(--mono); container-type: inline-size; scrollbar-width: thin; }
        .code .inner { width: max-content; min-width: 100%; }
        .row { display: flex; white-space: pre; padding-right: 14px; }
        .row .number { flex: 0 0 auto; width: 5.5ch; padding-right: 1.5ch; text-align: right; color: var(--muted);
          user-select: none; -webkit-user-select: none; }
        .row > .text { margin-left: calc(var(--cut) * -1ch); }
        .row.remark > .text { margin-left: 0; }
        .row.gap .number { letter-spacing: 0.1em; }
        .row.file { color: var(--muted); padding: 6px 14px 4px; margin-top: 6px; border-top: 1px solid var(--line);
          font-family: var(--mono); position: sticky; left: 0; width: 100cqi; white-space: normal; overflow-wrap: anywhere; }
        .row.remark { position: sticky; left: 0; width: 100cqi; white-space: normal; font: 13px/1.4 var(--sans);
          color: var(--accent); padding-bottom: 4px; }
        .row.remark .number { font: 12.5px/1.6 var(--mono); }
        .row.remark .text { padding-left: calc(clamp(0, var(--at) - var(--cut), 32) * 7.53px); }
        .main { padding: 1px 0; border-bottom: 2px solid; }
        .error .main { background: var(--error-soft); border-color: var(--error); }
        .warning .main { background: var(--warning-soft); border-color: var(--warning); }
        .info .main { background: var(--info-soft); border-color: var(--info); }
        .other { background: var(--accent-soft); padding: 1px 0; }
        .w0 { color: var(--keyword); }
        .w1 { color: var(--string); }
        .w2 { color: var(--type); }
        .w3 { color: var(--muted); font-style: italic; }

        """

    private static let rules = """
        dialog { width: min(720px, calc(100vw - 32px)); max-height: min(86vh, 900px); padding: 0; border: 1px solid var(--line);
          border-radius: 12px; background: var(--surface); color: var(--text); box-shadow: 0 12px 48px var(--shadow); }
        dialog::backdrop { background: rgb(0 0 0 / 40%); }
        dialog .bar { display: flex; justify-content: flex-end; gap: 8px; position: sticky; top: 0; padding: 12px 16px 8px;
          background: var(--surface); }
        dialog .rule, dialog .keys { padding: 0 28px 28px; }
        .rule h3 { font: 600 18px/1.3 var(--mono); margin: 0 0 2px; overflow-wrap: anywhere; }
        .rule h4, .keys h3 { font-size: 14px; margin: 18px 0 4px; }
        .rule p { margin: 10px 0 0; }
        .rule .meta { margin: 0; }
        .rule .lead { font-size: 16px; }
        .rule ul { margin: 4px 0 0; padding-left: 20px; }
        .rule li { margin: 3px 0; overflow-wrap: anywhere; }
        .example { margin: 6px 0 0; padding: 10px 14px; overflow-x: auto; border: 1px solid var(--line); border-radius: 7px;
          line-height: 1.55; background: var(--page); }
        .example.bad { border-left: 3px solid var(--error); }
        .example.good { border-left: 3px solid var(--good); }
        .keys dl { display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; margin: 12px 0 0; }
        .keys dd { margin: 0; }
        kbd { font: 12.5px var(--mono); border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 5px;
          padding: 1px 6px; background: var(--raised); }
        #rules { margin-top: 32px; }
        #rules .rule { padding: 20px 0; border-top: 1px solid var(--line); margin-top: 16px; }
        .scripted #rules { display: none; }

        """

    private static let small = """
        @media (max-width: 820px) {
          .top { padding: 20px 16px 12px; }
          .top h1 { font-size: 23px; }
          .columns { display: block; padding: 0 16px; }
          footer { padding: 24px 16px; }
          #open-filters { display: inline-block; }
          #filters { display: none; }
          #filters.open { display: block; position: fixed; inset: 0; z-index: 4; padding: 16px; background: var(--page); }
          #close-filters { display: block; position: sticky; top: 0; width: 100%; margin-bottom: 16px; z-index: 1; }
          #toolbar { position: static; }
          #toolbar input[type="search"] { flex-basis: 100%; order: -1; }
          .card { padding: 12px 13px; }
          .row .number { width: 4.5ch; padding-right: 1ch; }
          .row.remark .text { padding-left: 0; }
          .advice { display: block; }
          .advice b { margin-right: 6px; }
          .changes { margin-left: 0; }
        }
        @media (prefers-reduced-motion: no-preference) {
          .option .bar i { transition: width 0.15s; }
        }
        @media print {
          body { font-size: 11pt; background: none; }
          .top, .columns, footer { max-width: none; padding-left: 0; padding-right: 0; }
          .columns { display: block; }
          #filters, #toolbar, #theme, .skip, dialog { display: none !important; }
          .card { break-inside: avoid; border-color: #bbb; }
          .code, .changes, .example { overflow: visible; container-type: normal; }
          .row { white-space: pre-wrap; }
          .row.remark, .row.file { position: static; width: auto; }
          .scripted #rules { display: block; }
          * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
        }

        """
}
