// A language client without packages: VS Code needs only a small part of the protocol, and there is no build step.
const vscode = require("vscode");
const { spawn } = require("child_process");

let server, buffer = Buffer.alloc(0), next = 1;
const waiting = new Map();

function send(message) {
  const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  if (server) server.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
}
const notify = (method, params) => send({ method, params });
const request = (method, params) => new Promise((resolve) => {
  waiting.set(next, resolve);
  send({ id: next++, method, params });
});

const range = (r) => new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
const plain = (r) => ({ start: { line: r.start.line, character: r.start.character }, end: { line: r.end.line, character: r.end.character } });

function diagnostic(item) {
  const result = new vscode.Diagnostic(range(item.range), item.message, item.severity - 1);
  result.source = item.source;
  result.code = item.codeDescription
    ? { value: item.code, target: vscode.Uri.parse(item.codeDescription.href) } : item.code;
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

function receive(message, collection) {
  if (message.method === "textDocument/publishDiagnostics") {
    collection.set(vscode.Uri.parse(message.params.uri), message.params.diagnostics.map(diagnostic));
  } else if (message.method === "window/showMessage") {
    vscode.window.showWarningMessage(message.params.message);
  } else if (message.method && message.id !== undefined) {
    send({ id: message.id, result: null });
  } else if (waiting.has(message.id)) {
    waiting.get(message.id)(message.result);
    waiting.delete(message.id);
  }
}

function read(chunk, collection) {
  buffer = Buffer.concat([buffer, chunk]);
  for (;;) {
    const end = buffer.indexOf("\r\n\r\n");
    if (end < 0) return;
    const length = Number(/Content-Length: (\d+)/i.exec(buffer.toString("ascii", 0, end))[1]);
    if (buffer.length < end + 4 + length) return;
    const body = buffer.toString("utf8", end + 4, end + 4 + length);
    buffer = buffer.subarray(end + 4 + length);
    receive(JSON.parse(body), collection);
  }
}

const concerns = (document) => document.languageId === "swift" || document.fileName.endsWith(".grouplint.yml");
const identifier = (document) => ({ uri: document.uri.toString(), version: document.version });

function follow(context) {
  const open = (document) => concerns(document) && notify("textDocument/didOpen", {
    textDocument: { ...identifier(document), languageId: document.languageId, text: document.getText() } });
  vscode.workspace.textDocuments.forEach(open);
  context.subscriptions.push(
    vscode.workspace.onDidOpenTextDocument(open),
    vscode.workspace.onDidChangeTextDocument((event) => concerns(event.document) && notify("textDocument/didChange", {
      textDocument: identifier(event.document),
      contentChanges: event.contentChanges.map((change) => ({ range: plain(change.range), text: change.text })) })),
    vscode.workspace.onDidSaveTextDocument((document) => concerns(document)
      && notify("textDocument/didSave", { textDocument: identifier(document) })),
    vscode.workspace.onDidCloseTextDocument((document) => concerns(document)
      && notify("textDocument/didClose", { textDocument: identifier(document) })));
  const watcher = vscode.workspace.createFileSystemWatcher("**/{*.swift,.grouplint.yml,.grouplint-baseline.json}");
  const changed = (type) => (uri) => notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  watcher.onDidCreate(changed(1));
  watcher.onDidChange(changed(2));
  watcher.onDidDelete(changed(3));
  context.subscriptions.push(watcher);
}

function provide(context) {
  const selector = [{ language: "swift", scheme: "file" }, { pattern: "**/.grouplint.yml" }];
  const place = (document, position) => ({
    textDocument: identifier(document), position: { line: position.line, character: position.character } });
  const actions = {
    provideCodeActions: async (document, where, { only, diagnostics }) => {
      const found = await request("textDocument/codeAction", {
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
  };
  const hover = {
    provideHover: async (document, position) => {
      const found = await request("textDocument/hover", place(document, position));
      return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), range(found.range));
    },
  };
  const completion = {
    provideCompletionItems: async (document, position) => (await request("textDocument/completion", place(document, position)))
      .map((item) => Object.assign(new vscode.CompletionItem(item.label, item.kind - 1), {
        detail: item.detail, range: range(item.textEdit.range), insertText: item.textEdit.newText })),
  };
  const lenses = {
    provideCodeLenses: async (document) => (await request("textDocument/codeLens", { textDocument: identifier(document) }))
      .map((item) => new vscode.CodeLens(range(item.range), {
        title: item.command.title, command: "grouplint.execute", arguments: [item.command] })),
  };
  context.subscriptions.push(
    vscode.languages.registerCodeActionsProvider(selector, actions),
    vscode.languages.registerHoverProvider(selector, hover),
    vscode.languages.registerCompletionItemProvider(selector, completion, ":", " "),
    vscode.languages.registerCodeLensProvider(selector, lenses),
    vscode.commands.registerCommand("grouplint.execute", async (command) => {
      const result = await request("workspace/executeCommand", command);
      if (typeof result !== "string") return;
      const document = await vscode.workspace.openTextDocument({ content: result });
      vscode.window.showTextDocument(document, { viewColumn: vscode.ViewColumn.Beside, preview: true });
    }));
}

exports.activate = async (context) => {
  const settings = vscode.workspace.getConfiguration("grouplint");
  const collection = vscode.languages.createDiagnosticCollection("grouplint");
  context.subscriptions.push(collection);
  server = spawn(settings.get("path"), ["lsp"]);
  server.on("error", (error) => vscode.window.showErrorMessage(`GroupLint: ${error.message}`));
  server.stdin.on("error", () => {});
  server.stdout.on("data", (chunk) => read(chunk, collection));
  const folders = vscode.workspace.workspaceFolders || [];
  await request("initialize", {
    processId: process.pid, rootUri: null,
    workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
    initializationOptions: { run: settings.get("run") },
    capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
  });
  notify("initialized", {});
  follow(context);
  provide(context);
};

exports.deactivate = async () => {
  if (!server) return;
  await request("shutdown", null);
  notify("exit", null);
};
