// The protocol of language servers on the standard streams of a process: messages out, messages in, answers to requests.
const { spawn } = require("child_process");

class Client {
  /**
   * Starts a server.
   * @param program path of the program
   * @param on what to do: `message` for notifications and requests of the server, `log` for its error stream, and `end` once
   *   with the reason, also when the process does not start
   */
  constructor(program, on) {
    this.on = on;
    this.buffer = Buffer.alloc(0);
    this.next = 1;
    this.waiting = new Map();
    this.isOpen = true;
    this.process = spawn(program, ["lsp"]);
    this.process.on("error", (error) => this.finish(error.message));
    this.process.on("exit", (code, signal) => this.finish(signal ? `signal ${signal}` : `exit code ${code}`));
    this.process.stdin.on("error", () => {});
    this.process.stderr.on("data", (chunk) => on.log(chunk.toString()));
    this.process.stdout.on("data", (chunk) => this.read(chunk));
  }

  notify(method, params) { this.send({ method, params }); }

  /** Returns the result, or nothing if the server reports an error or ends. */
  request(method, params) {
    if (!this.isOpen) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      this.waiting.set(this.next, resolve);
      this.send({ id: this.next++, method, params });
    });
  }

  /** Ends the server in the way that the protocol describes. */
  async stop() {
    if (!this.isOpen) return;
    this.on.end = () => {};
    await this.request("shutdown", null);
    this.notify("exit", null);
  }

  send(message) {
    if (!this.isOpen) return;
    const body = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(Buffer.concat([Buffer.from(`Content-Length: ${body.length}\r\n\r\n`), body]));
  }

  read(chunk) {
    this.buffer = Buffer.concat([this.buffer, chunk]);
    for (;;) {
      const end = this.buffer.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.buffer.toString("ascii", 0, end))[1]);
      if (this.buffer.length < end + 4 + length) return;
      const body = this.buffer.toString("utf8", end + 4, end + 4 + length);
      this.buffer = this.buffer.subarray(end + 4 + length);
      this.receive(JSON.parse(body));
    }
  }

  receive(message) {
    if (message.method) {
      this.on.message(message);
      if (message.id !== undefined) this.send({ id: message.id, result: null });
    } else if (this.waiting.has(message.id)) {
      this.waiting.get(message.id)(message.result);
      this.waiting.delete(message.id);
    }
  }

  finish(reason) {
    if (!this.isOpen) return;
    this.isOpen = false;
    for (const resolve of this.waiting.values()) resolve(undefined);
    this.waiting.clear();
    this.on.end(reason);
  }
}

module.exports = { Client };
