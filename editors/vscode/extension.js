// A client for `grouplint lsp` without packages and without a build step.
const vscode = require("vscode");
const { Client } = require("./client");
const { diagnostic, follow, openAll, provide } = require("./features");
const { find } = require("./program");

const installation = "https://github.com/GroupLint/GroupLint#install";

/** The server of this window, which is started again when it fails or when its settings change. */
class Server {
  constructor(output, collection) {
    this.output = output;
    this.collection = collection;
    this.failures = [];
  }

  notify(method, params) { if (this.client) this.client.notify(method, params); }
  request(method, params) { return this.client ? this.client.request(method, params) : Promise.resolve(undefined); }

  async start() {
    const settings = vscode.workspace.getConfiguration("grouplint");
    const folders = vscode.workspace.workspaceFolders || [];
    const program = find(settings.get("path"), folders.length > 0 ? folders[0].uri.fsPath : undefined);
    if (!program) return this.sayWhatIsMissing(settings.get("path"));
    this.output.appendLine(`starting ${program} lsp`);
    const client = new Client(program, {
      message: (message) => this.receive(message),
      log: (text) => this.output.append(text),
      end: (reason) => this.failed(reason),
    });
    const result = await client.request("initialize", {
      processId: process.pid, rootUri: null,
      workspaceFolders: folders.map((folder) => ({ uri: folder.uri.toString(), name: folder.name })),
      initializationOptions: { run: settings.get("run") },
      capabilities: { workspace: { workspaceEdit: { documentChanges: true } } },
    });
    if (!result) return;
    client.notify("initialized", {});
    this.client = client;
    openAll(this);
  }

  async stop() {
    const client = this.client;
    this.client = undefined;
    this.collection.clear();
    if (client) await client.stop();
  }

  async restart() {
    this.failures = [];
    await this.stop();
    await this.start();
  }

  receive(message) {
    if (message.method === "textDocument/publishDiagnostics") {
      this.collection.set(vscode.Uri.parse(message.params.uri), message.params.diagnostics.map(diagnostic));
    } else if (message.method === "window/showMessage") {
      vscode.window.showWarningMessage(message.params.message);
    }
  }

  /** Starts the server again, but not a fourth time within three minutes. */
  failed(reason) {
    this.client = undefined;
    this.collection.clear();
    this.output.appendLine(`the server ended: ${reason}`);
    const now = Date.now();
    this.failures = [...this.failures.filter((time) => now - time < 180_000), now];
    if (this.failures.length < 4) {
      this.start();
    } else {
      this.ask(`GroupLint does not check files any more, because its server ended four times (${reason}).`, {
        "Restart": () => this.restart(), "Show Output": () => this.output.show(),
      });
    }
  }

  sayWhatIsMissing(name) {
    const problem = name.includes("/")
      ? `the setting "grouplint.path" names a program that does not exist: ${name}`
      : `the program "${name}" is not installed, or not in a folder of the PATH`;
    this.output.appendLine(problem);
    this.ask(`GroupLint does not check files, because ${problem}. Install GroupLint, or set the path of the program.`, {
      "How to Install": () => vscode.env.openExternal(vscode.Uri.parse(installation)),
      "Set Path": () => vscode.commands.executeCommand("workbench.action.openSettings", "grouplint.path"),
      "Try Again": () => this.restart(),
    });
  }

  /** Shows an error with buttons. Does not wait for an answer. */
  ask(message, answers) {
    vscode.window.showErrorMessage(message, ...Object.keys(answers)).then((answer) => answer && answers[answer]());
  }
}

let server;

exports.activate = async (context) => {
  const output = vscode.window.createOutputChannel("GroupLint");
  const collection = vscode.languages.createDiagnosticCollection("grouplint");
  server = new Server(output, collection);
  context.subscriptions.push(
    output, collection, ...follow(server), ...provide(server),
    vscode.commands.registerCommand("grouplint.restart", () => server.restart()),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("grouplint") && server.restart()));
  await server.start();
};

exports.deactivate = () => server && server.stop();
