"""A minimal client of the language server, which needs only the standard library."""
import json
import os
import pathlib
import queue
import subprocess
import threading
import time

PUSH = "textDocument/publishDiagnostics"


def uri(path):
    return pathlib.Path(path).resolve().as_uri()


def framed(body):
    if isinstance(body, str):
        body = body.encode()
    return b"Content-Length: %d\r\n\r\n" % len(body) + body


def message(method, parameters=None, number=None):
    content = {"jsonrpc": "2.0", "method": method, "params": {} if parameters is None else parameters}
    if number is not None:
        content["id"] = number
    return framed(json.dumps(content))


class Client:
    """Starts a server. Its messages arrive in a queue as (seconds, message); the message is None at the end."""

    def __init__(self, program, directory=None, options=(), environment=None):
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            [program, "lsp", *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
            cwd=directory, env=environment,
        )
        self.received = queue.Queue()
        self.number = 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while (line := stream.readline()) != b"\r\n":
                if not line:
                    return self.received.put((time.perf_counter(), None))
                name, value = line.split(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            body = stream.read(length)
            now = time.perf_counter()
            self.received.put((now, json.loads(body)))

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def notify(self, method, parameters=None):
        self.raw(message(method, parameters))

    def send(self, method, parameters=None):
        """Sends a request and returns its number."""
        self.number += 1
        self.raw(message(method, parameters, self.number))
        return self.number

    def request(self, method, parameters=None, timeout=60):
        """Sends a request and returns the answer. Drops other messages that arrive before it."""
        number = self.send(method, parameters)
        return self.wait(lambda one: one.get("id") == number and "method" not in one, timeout)[1]

    def wait(self, condition, timeout=60):
        end = time.perf_counter() + timeout
        while True:
            when, one = self.received.get(timeout=max(0.01, end - time.perf_counter()))
            if one is None:
                raise EOFError("the server has ended")
            if condition(one):
                return when, one

    def begin(self, directory, **capabilities):
        answer = self.request(
            "initialize",
            {
                "processId": os.getpid(),
                "rootUri": directory and uri(directory),
                "capabilities": {"general": {"positionEncodings": ["utf-8"]}, **capabilities},
            },
        )
        self.notify("initialized")
        return answer

    def open(self, path, text, version=0):
        item = {"uri": uri(path), "languageId": "swift", "version": version, "text": text}
        self.notify("textDocument/didOpen", {"textDocument": item})

    def change(self, path, version, changes):
        identifier = {"uri": uri(path), "version": version}
        self.notify("textDocument/didChange", {"textDocument": identifier, "contentChanges": changes})

    def pushed(self, path, version=None, timeout=60):
        """Waits for diagnostics of a file, or of one version of the file."""
        wanted = uri(path)

        def fits(one):
            parameters = one.get("params") or {}
            if one.get("method") != PUSH or parameters["uri"] != wanted:
                return False
            return version is None or parameters.get("version") == version

        return self.wait(fits, timeout)

    def indexed(self, timeout=60):
        """Waits until the server has read the project; needs the capability window.workDoneProgress."""
        return self.wait(
            lambda one: one.get("method") == "$/progress" and one["params"]["value"]["kind"] == "end", timeout
        )

    def memory(self):
        """Resident set in MB: now, and the peak. Zeros on systems other than Linux."""
        try:
            lines = pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return 0.0, 0.0
        sizes = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in lines if line.startswith("Vm")}
        return sizes["VmRSS"], sizes["VmHWM"]

    def end(self, timeout=10):
        """Ends the server and returns its exit code."""
        self.request("shutdown")
        self.notify("exit")
        self.process.stdin.close()
        return self.process.wait(timeout)
