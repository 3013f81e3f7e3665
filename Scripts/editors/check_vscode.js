// Runs the VS Code extension with a replacement for VS Code's API and the real server. Scripts/check-editors runs this.
const fs = require("fs"), Module = require("module"), path = require("path");
const { pathToFileURL } = require("url");

const root = process.cwd(), file = path.join(root, "Sources/Row.swift");
const providers = {}, commands = {}, shown = [], listeners = {};
const found = new Map();
const event = (name) => (listener) => { listeners[name] = listener; return {}; };

class Range {
  constructor(a, b, c, d) { this.start = { line: a, character: b }; this.end = { line: c, character: d }; }
}
class Bag { constructor(...parts) { this.parts = parts; } }
class Diagnostic { constructor(range, message, severity) { Object.assign(this, { range, message, severity }); } }
class CodeAction { constructor(title, kind) { Object.assign(this, { title, kind }); } }
class WorkspaceEdit {
  constructor() { this.edits = []; }
  replace(uri, range, text) { this.edits.push({ uri: uri.toString(), range, text }); }
}
const document = {
  uri: { toString: () => pathToFileURL(file).href }, fileName: file, languageId: "swift", version: 1,
  text: fs.readFileSync(file, "utf8"), getText() { return this.text; },
};
const vscode = {
  Range, Diagnostic, CodeAction, WorkspaceEdit, Location: Bag, DiagnosticRelatedInformation: Bag, Hover: Bag, MarkdownString: Bag,
  CodeLens: class { constructor(range, command) { Object.assign(this, { range, command }); } },
  CompletionItem: class { constructor(label, kind) { Object.assign(this, { label, kind }); } },
  CodeActionKind: { Empty: { append: (kind) => kind } }, ViewColumn: { Beside: 2 },
  Uri: { parse: (text) => ({ toString: () => text }) },
  languages: {
    createDiagnosticCollection: () => ({ set: (uri, items) => found.set(uri.toString(), items) }),
    registerCodeActionsProvider: (_, provider) => { providers.actions = provider; },
    registerHoverProvider: (_, provider) => { providers.hover = provider; },
    registerCompletionItemProvider: (_, provider) => { providers.completion = provider; },
    registerCodeLensProvider: (_, provider) => { providers.lenses = provider; },
  },
  commands: { registerCommand: (name, run) => { commands[name] = run; } },
  window: {
    showWarningMessage: (text) => shown.push(text), showErrorMessage: (text) => fail(text),
    showTextDocument: (other) => shown.push(other.content),
  },
  workspace: {
    workspaceFolders: [{ uri: { toString: () => pathToFileURL(root).href }, name: "project" }], textDocuments: [document],
    getConfiguration: () => ({ get: (key) => ({ path: process.env.GROUPLINT, run: "onType" })[key] }),
    onDidOpenTextDocument: event("open"), onDidChangeTextDocument: event("change"), onDidSaveTextDocument: event("save"),
    onDidCloseTextDocument: event("close"), openTextDocument: async (other) => other,
    createFileSystemWatcher: () => ({ onDidCreate: event("create"), onDidChange: event("changed"), onDidDelete: event("delete") }),
  },
};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));

function fail(text) {
  console.log(`vs code: ${text}`);
  process.exit(1);
}
async function wait(what, condition) {
  for (let round = 0; round < 400; round++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  fail(`no ${what}`);
}
const offset = (place) => document.text.split("\n").slice(0, place.line).reduce((sum, line) => sum + line.length + 1, place.character);

async function main() {
  const manifest = JSON.parse(fs.readFileSync(path.join(process.env.GROUPLINT_EDITORS, "vscode/package.json"), "utf8"));
  const extension = require(path.join(process.env.GROUPLINT_EDITORS, "vscode", manifest.main));
  await extension.activate({ subscriptions: [] });
  const items = () => found.get(document.uri.toString()) || [];
  await wait("diagnostics", () => items().length > 0);
  const [first] = items(), count = items().length;
  console.log(`  ${first.range.start.line + 1}:${first.range.start.character + 1} ${first.code.value || first.code}`);
  const hover = await providers.hover.provideHover(document, first.range.start);
  if (!hover.parts[0].parts[0].startsWith("## `")) fail("no hover");
  const lenses = await providers.lenses.provideCodeLenses(document);
  await commands["grouplint.execute"](...lenses[0].command.arguments);
  if (!shown.some((text) => text.includes("Row.body"))) fail("no views");
  const actions = await providers.actions.provideCodeActions(document, first.range, { diagnostics: items() });
  for (const action of actions) console.log(`  action: ${action.title}${action.isPreferred ? " (preferred)" : ""}`);
  const all = await providers.actions.provideCodeActions(document, first.range, { diagnostics: [], only: { value: "source.fixAll" } });
  if (all.length !== 1 || !all[0].edit) fail("nothing that fixes all");
  // Apply edits from the end of the text, as VS Code does.
  const edits = actions[0].edit.edits.sort((one, other) => offset(other.range.start) - offset(one.range.start));
  for (const { range, text } of edits)
    document.text = document.text.slice(0, offset(range.start)) + text + document.text.slice(offset(range.end));
  document.version += 1;
  listeners.change({ document, contentChanges: edits });
  await wait("new diagnostics", () => items().length < count);
  fs.writeFileSync(file, document.text);
  listeners.save(document);
  await extension.deactivate();
  console.log("vs code: ok, with a stand-in for its API");
}
main().catch((error) => fail(error.stack));
