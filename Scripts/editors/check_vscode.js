// Runs the VS Code extension with a replacement for VS Code's API and the real server: first without a program, then with it,
// then after the server was killed. Scripts/check-editors and Scripts/check-vscode run this; GROUPLINT_EXTENSION names the
// folder of the extension.
const fs = require("fs"), Module = require("module"), path = require("path");
const { pathToFileURL } = require("url");

const root = process.cwd(), file = path.join(root, "Sources/Row.swift");
const providers = {}, commands = {}, shown = [], errors = [], listeners = {}, settings = { run: "onType" };
const found = new Map(), log = [];
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
    createDiagnosticCollection: () => ({ set: (uri, items) => found.set(uri.toString(), items), clear: () => found.clear() }),
    registerCodeActionsProvider: (_, provider) => { providers.actions = provider; },
    registerHoverProvider: (_, provider) => { providers.hover = provider; },
    registerCompletionItemProvider: (_, provider) => { providers.completion = provider; },
    registerCodeLensProvider: (_, provider) => { providers.lenses = provider; },
  },
  commands: { registerCommand: (name, run) => { commands[name] = run; } },
  window: {
    showWarningMessage: (text) => shown.push(text),
    showErrorMessage: async (text, ...answers) => { errors.push({ text, answers }); },
    createOutputChannel: () => ({ append: (text) => log.push(text), appendLine: (text) => log.push(text), show: () => {} }),
    showTextDocument: (other) => shown.push(other.content),
  },
  workspace: {
    workspaceFolders: [{ uri: { toString: () => pathToFileURL(root).href, fsPath: root }, name: "project" }],
    textDocuments: [document], getConfiguration: () => ({ get: (key) => settings[key] }), onDidChangeConfiguration: event("settings"),
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

const items = () => found.get(document.uri.toString()) || [];
const change = () => listeners.settings({ affectsConfiguration: (name) => name === "grouplint" });

// Without a program, the extension says what to do, and every request has an empty answer.
async function checkMissing(extension) {
  settings.path = "no-such-grouplint";
  await extension.activate({ subscriptions: [] });
  const { text, answers } = errors.pop() || fail("nothing is said without a program");
  if (!text.includes('"no-such-grouplint" is not installed') || !answers.includes("How to Install")) fail(text);
  if ((await providers.lenses.provideCodeLenses(document)).length > 0) fail("an answer without a server");
  settings.path = "./no/grouplint";
  await change();
  if (!(errors.pop() || fail("nothing is said about a wrong path")).text.includes('"grouplint.path" names')) fail("another text");
  console.log("  says what to do without a program");
}

// A server that is killed starts again, but not a fourth time.
async function checkRestart() {
  const started = () => log.filter((line) => line.startsWith("starting ")).length;
  for (let round = 1; round <= 4; round++) {
    await wait("diagnostics after a failure", () => items().length > 0);
    const before = started();
    process.kill(Number(fs.readFileSync("server.pid", "utf8")), "SIGKILL");
    await wait("a restart or a message", () => (round < 4 ? started() > before : errors.length > 0));
  }
  if (!errors.pop().answers.includes("Restart")) fail("no way to start the server again");
  await commands["grouplint.restart"]();
  await wait("diagnostics after a restart", () => items().length > 0);
  console.log("  starts again after a failure");
}

async function main() {
  const folder = process.env.GROUPLINT_EXTENSION || path.join(process.env.GROUPLINT_EDITORS, "vscode");
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const extension = require(path.join(folder, manifest.main));
  await checkMissing(extension);
  // The program writes its id, so that it can be killed.
  fs.writeFileSync("server", `#!/bin/sh\necho $$ > server.pid\nexec "${process.env.GROUPLINT}" "$@"\n`, { mode: 0o755 });
  settings.path = "./server";
  await change();
  await wait("diagnostics", () => items().length > 0);
  await checkRestart();
  await checkFeatures();
  await extension.deactivate();
  console.log("vs code: ok, with a stand-in for its API");
}

async function checkFeatures() {
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
}
main().catch((error) => fail(error.stack));
