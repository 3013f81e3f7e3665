// What the editor shows, from what the server answers. VS Code needs only a small part of the protocol.
const vscode = require("vscode");

const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const plain = (r) => ({
  start: { line: r.start.line, character: r.start.character }, end: { line: r.end.line, character: r.end.character } });
const concerns = (document) => document.languageId === "swift" || document.fileName.endsWith(".grouplint.yml");
const identifier = (document) => ({ uri: document.uri.toString(), version: document.version });

function diagnostic(item) {
  const result = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
  result.source = item.source;
  result.code = item.code;
  result.tags = item.tags;
  result.relatedInformation = (item.relatedInformation || []).map((related) => new vscode.DiagnosticRelatedInformation(
    new vscode.Location(vscode.Uri.parse(related.location.uri), range(related.location.range)), related.message));
  return result;
}

function workspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  for (const change of edit.documentChanges || [])
    for (const part of change.edits)
      result.replace(vscode.Uri.parse(change.textDocument.uri), range(part.range), part.newText);
  return result;
}

/** Tells a server that has just started which documents are open. */
function openAll(server) {
  vscode.workspace.textDocuments.forEach((document) => open(server, document));
}

function open(server, document) {
  if (!concerns(document)) return;
  server.notify("textDocument/didOpen", {
    textDocument: { ...identifier(document), languageId: document.languageId, text: document.getText() } });
}

/** Tells the server about changes of documents and files. */
function follow(server) {
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.swift,.grouplint.yml,.grouplint-baseline.json}");
  const changed = (type) => (uri) =>
    server.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  watcher.onDidCreate(changed(1));
  watcher.onDidChange(changed(2));
  watcher.onDidDelete(changed(3));
  return [
    watcher,
    vscode.workspace.onDidOpenTextDocument((document) => open(server, document)),
    vscode.workspace.onDidChangeTextDocument((event) => concerns(event.document) && server.notify("textDocument/didChange", {
      textDocument: identifier(event.document),
      contentChanges: event.contentChanges.map((change) => ({ range: plain(change.range), text: change.text })) })),
    vscode.workspace.onDidSaveTextDocument((document) => concerns(document)
      && server.notify("textDocument/didSave", { textDocument: identifier(document) })),
    vscode.workspace.onDidCloseTextDocument((document) => concerns(document)
      && server.notify("textDocument/didClose", { textDocument: identifier(document) })),
  ];
}

const codeActions = (server) => ({
  provideCodeActions: async (document, where, { only, diagnostics }) => {
    const found = await server.request("textDocument/codeAction", {
      textDocument: identifier(document), range: plain(where), context: { diagnostics: [], only: only && [only.value] } });
    return (found || []).map((item) => {
      const action = new vscode.CodeAction(item.title, vscode.CodeActionKind.Empty.append(item.kind));
      action.isPreferred = item.isPreferred;
      action.diagnostics = diagnostics.filter((one) => (item.diagnostics || []).some((other) => other.message === one.message));
      if (item.edit) action.edit = workspaceEdit(item.edit);
      if (item.command) action.command = { ...item.command, command: "grouplint.execute", arguments: [item.command] };
      return action;
    });
  },
});

/** Offers fixes, documentation, completion and the views of a type. */
function provide(server) {
  const selector = [{ language: "swift", scheme: "file" }, { pattern: "**/.grouplint.yml" }];
  const place = (document, position) => ({
    textDocument: identifier(document), position: { line: position.line, character: position.character } });
  const hover = {
    provideHover: async (document, position) => {
      const found = await server.request("textDocument/hover", place(document, position));
      return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
    },
  };
  const completion = {
    provideCompletionItems: async (document, position) =>
      ((await server.request("textDocument/completion", place(document, position))) || [])
        .map((item) => Object.assign(new vscode.CompletionItem(item.label, item.kind - 1), {
          detail: item.detail, range: range(item.textEdit.range), insertText: item.textEdit.newText })),
  };
  const lenses = {
    provideCodeLenses: async (document) =>
      ((await server.request("textDocument/codeLens", { textDocument: identifier(document) })) || [])
        .map((item) => new vscode.CodeLens(range(item.range), {
          title: item.command.title, command: "grouplint.execute", arguments: [item.command] })),
  };
  return [
    vscode.languages.registerCodeActionsProvider(selector, codeActions(server)),
    vscode.languages.registerHoverProvider(selector, hover),
    vscode.languages.registerCompletionItemProvider(selector, completion, ":", " "),
    vscode.languages.registerCodeLensProvider(selector, lenses),
    vscode.commands.registerCommand("grouplint.execute", async (command) => {
      const result = await server.request("workspace/executeCommand", command);
      if (typeof result !== "string") return;
      const document = await vscode.workspace.openTextDocument({ content: result });
      vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    }),
  ];
}

module.exports = { diagnostic, follow, openAll, provide };
