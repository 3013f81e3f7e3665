#!/usr/bin/env python3
"""Tests clients that are careless, hostile or end suddenly: the server answers with an error or ends. It never crashes, hangs
or keeps running.

    Scripts/editors/hostile.py GROUPLINT [--seeds N]

Needs only the standard library. Scripts/check-editors runs this.
"""
import argparse
import contextlib
import json
import os
import pathlib
import random
import signal
import subprocess
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from client import Client, framed, message, uri  # noqa: E402
from hostile_tools import HUGE, LIMIT, SOURCE, alive, code, damaged, expect, project, run, values  # noqa: E402

INITIALIZE = message("initialize", {"capabilities": {}, "rootUri": None}, 1)
GOODBYE = message("shutdown", None, 99) + message("exit")

# The parameters of every case are the program and a random number generator.


def framing(program, chance):
    for junk in [
        b"", b"\r\n", b"\r\n\r\n\r\n\r\n", b"\n\n\n", b"\0" * 1000, b"Content-Length: 100\r\n\r\nabc", bytes(range(256)) * 4096,
        b"A" * 100_000, framed("[" * 1_000_000), framed('{"a":' * 100_000), b"Content-Length: 999999999999\r\n\r\n" + b"x" * 10**6,
        b"Content-Length: 99999999999999999999999\r\n\r\n{}", b"Content-Length: 0\r\n\r\n", b"Content-Length: -5\r\n\r\n",
        b"Content-Length: +2\r\n\r\n{}", b"content-length:2\n\n{}", framed(b"\xff\xfe\x00"), framed('"\\ud800"'), framed("1e999"),
        framed('{"id":null,"method":"shutdown"}'), framed('{"id":1e3,"method":"x"}'), framed('{"method":3}'), framed("{}" * 50),
        framed('[{"id":1,"method":"initialize"}]'), framed('{"id":{"a":1},"method":"initialize"}'),
    ]:
        run(program, junk)
        run(program, INITIALIZE + junk)
        run(program, INITIALIZE + junk + GOODBYE)
    exit_code, output = run(program, INITIALIZE + framed("{") + message("no/such", None, 5) + GOODBYE)
    expect(exit_code == 0 and b"-32700" in output and b"-32601" in output, "broken JSON is not survived")


def random_bytes(program, chance):
    base = INITIALIZE + message("initialized") + message("textDocument/hover", {"position": {}}, 2) + GOODBYE
    for _ in range(40):
        data = bytearray(base)
        for _ in range(chance.randrange(1, 12)):
            place = chance.randrange(len(data))
            kind = chance.randrange(3)
            if kind == 0:
                data[place] = chance.randrange(256)
            elif kind == 1:
                del data[place : place + chance.randrange(1, 20)]
            else:
                data[place:place] = bytes(chance.randrange(256) for _ in range(chance.randrange(1, 20)))
        run(program, bytes(data))


def order(program, chance):
    expect(run(program, message("exit"))[0] == 1, "exit without shutdown is 1")
    expect(run(program, INITIALIZE + GOODBYE)[0] == 0, "exit after shutdown is 0")
    expect(run(program, INITIALIZE)[0] == 1, "the end of the input without goodbye is 1")
    with project() as root:
        client = Client(program)
        for method in ["textDocument/hover", "shutdown", "textDocument/diagnostic", "no/such"]:
            expect(code(client.request(method, {}, LIMIT)) == -32002, f"{method} before initialize")
        client.open(root / "Row.swift", SOURCE)
        client.begin(root)
        expect(code(client.request("initialize", {"capabilities": {}}, LIMIT)) == -32600, "initialized twice")
        client.request("shutdown", None, LIMIT)
        for method in ["textDocument/hover", "shutdown", "initialize", "workspace/executeCommand"]:
            expect(code(client.request(method, {}, LIMIT)) == -32600, f"{method} after shutdown")
        client.open(root / "Row.swift", SOURCE)
        client.notify("exit")
        expect(client.process.wait(LIMIT) == 0, "exit after shutdown is 0")


def positions(program, chance):
    with project() as root:
        client = Client(program)
        client.begin(root)
        file = root / "Row.swift"
        client.open(file, SOURCE)
        version = 0
        for line in HUGE:
            for character in HUGE:
                place = {"line": line, "character": character}
                version += 1
                change = {"range": {"start": place, "end": {"line": character, "character": line}}, "text": "é"}
                client.change(file, version, [change])
        for place in [{"line": a, "character": b} for a in HUGE for b in (0, -1, 2**63 - 1, 10**30)]:
            parameters = {"textDocument": {"uri": uri(file)}, "position": place, "range": {"start": place, "end": place}}
            for method in ["textDocument/hover", "textDocument/completion", "textDocument/codeAction"]:
                client.request(method, {**parameters, "context": {"diagnostics": []}}, LIMIT)
            argument = {"uri": uri(file), "position": place}
            client.request("workspace/executeCommand", {"command": "grouplint.showViews", "arguments": [argument]}, LIMIT)
        client.change(file, version + 1, [{"text": SOURCE}])
        found = client.pushed(file, version + 1, LIMIT)[1]["params"]["diagnostics"]
        expect(any(one["code"] == "needless_group" for one in found), "the text is lost")
        expect(client.end() == 0, "no clean end")


def disorder(program, chance):
    """Versions that decrease, documents that are opened twice or never, changes of closed documents."""
    with project() as root:
        client = Client(program)
        client.begin(root)
        file = root / "Row.swift"
        client.change(file, 5, [{"text": "x"}])
        client.notify("textDocument/didClose", {"textDocument": {"uri": uri(file)}})
        client.open(file, SOURCE, 10)
        client.open(file, SOURCE.replace("Group", "Section"), 4)
        client.open(file, SOURCE, 10)
        for version in [11, 9, 3, -1, 12, 12, 2**31 - 1]:
            client.change(file, version, [])
            client.change(file, version, [{"text": f"// {version}\n" + SOURCE}])
        found = client.pushed(file, 2**31 - 1, LIMIT)[1]["params"]["diagnostics"]
        expect(any(one["range"]["start"]["line"] == 7 for one in found), "the last change counts")
        for _ in range(3):
            client.notify("textDocument/didClose", {"textDocument": {"uri": uri(file)}})
        expect(client.end() == 0, "no clean end")


def places(program, chance):
    """Documents outside the folder, and URIs that are not files."""
    with project() as root:
        os.mkfifo(root / "Pipe.swift")
        (root / "Folder.swift").mkdir()
        (root / "Loop").symlink_to(root)
        (root / "Gone.swift").symlink_to(root / "nowhere")
        (root / "Zero.swift").symlink_to("/dev/zero")
        (root / "Row name é%#?.swift").write_text(SOURCE)
        client = Client(program)
        client.begin(root)
        names = [uri(root) + "/" + name for name in ("Pipe.swift", "Folder.swift", "Gone.swift", "Zero.swift", "Loop/Row.swift", "../x.swift")]
        names += [
            "file:///etc/passwd", "file:///dev/zero", "file:///x.swift", "file://host/x.swift", "file:", "file://", "file:///", "x", "",
            "untitled:Untitled-1", "git:/a.swift?{}", "http://example.com/a.swift", "file:///%00.swift", "file:///%zz", "file:///%ff%fe.swift",
            "file://" + "/a" * 5000, uri(root / "Row name é%#?.swift"),
        ]
        for name in names:
            document = {"uri": name}
            client.notify("workspace/didChangeWatchedFiles", {"changes": [{**document, "type": kind} for kind in (1, 2, 3)]})
            client.notify("textDocument/didOpen", {"textDocument": {**document, "languageId": "swift", "version": 0, "text": SOURCE}})
            for method in ["textDocument/diagnostic", "textDocument/codeLens"]:
                client.request(method, {"textDocument": document}, LIMIT)
            place = {"line": 6, "character": 18}
            client.request("textDocument/hover", {"textDocument": document, "position": place}, LIMIT)
            context = {"textDocument": document, "range": {"start": place, "end": place}, "context": {"diagnostics": []}}
            for action in client.request("textDocument/codeAction", context, LIMIT).get("result") or []:
                client.request("codeAction/resolve", action, LIMIT)
            client.notify("textDocument/didSave", {"textDocument": document})
            client.notify("textDocument/didClose", {"textDocument": document})
        for folder in ["file:///nowhere", "untitled:x", uri(root / "Row.swift"), uri(root)]:
            event = {"added": [{"uri": folder, "name": ""}], "removed": [{"uri": folder, "name": ""}]}
            client.notify("workspace/didChangeWorkspaceFolders", {"event": event})
        expect(client.end() == 0, "no clean end")


METHODS = [
    "initialize", "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "textDocument/didSave",
    "textDocument/hover", "textDocument/completion", "textDocument/codeAction", "codeAction/resolve", "textDocument/codeLens",
    "textDocument/diagnostic", "workspace/executeCommand", "workspace/didChangeWatchedFiles", "workspace/didChangeWorkspaceFolders",
    "$/cancelRequest", "$/setTrace", "$/unknown", "workspace/didChangeConfiguration", "no/such",
]


def random_messages(program, chance):
    """Hundreds of messages: valid ones and damaged ones, in random order."""
    with project() as root:
        client = Client(program)
        client.begin(root, window={"workDoneProgress": True})
        document = {"uri": uri(root / "Row.swift"), "languageId": "swift", "version": 0, "text": SOURCE}
        number = 1000
        for step in range(600):
            place = {"line": chance.randrange(-1, 12), "character": chance.randrange(-1, 40)}
            whole = {
                "textDocument": {**document, "version": step}, "position": place, "range": {"start": place, "end": place},
                "context": {"diagnostics": [], "only": ["quickfix", "source.fixAll"]}, "command": "grouplint.addToBaseline",
                "contentChanges": [{"range": {"start": place, "end": place}, "text": chance.choice("{}()\"x\n/*")}],
                "changes": [{"uri": document["uri"], "type": 2}], "id": number, "previousResultId": "0",
                "arguments": [{"uri": document["uri"], "position": place, "fingerprint": "x"}],
                "title": "x", "kind": "quickfix", "data": {"uri": document["uri"], "version": step, "work": "fixAll"},
                "event": {"added": [{"uri": uri(root), "name": "x"}], "removed": []},
            }
            parameters = whole if chance.random() < 0.5 else damaged(whole, chance)
            method = chance.choice(METHODS)
            number += 1
            content = {"jsonrpc": "2.0", "method": method, "params": parameters}
            if chance.random() < 0.6:
                content["id"] = chance.choice([number, str(number), number, None])
            client.raw(framed(json.dumps(content if chance.random() < 0.97 else values(chance))))
        answer = client.request("textDocument/codeLens", {"textDocument": {"uri": document["uri"]}}, LIMIT)
        expect("result" in answer or "error" in answer, "no answer")
        expect(client.end() == 0, "no clean end")


def nesting(program, chance):
    with project() as root:
        client = Client(program)
        client.begin(root)
        for version, text in enumerate(["(" * 2_000_000, "{[" * 500_000, '"\\(' * 100_000, "a." * 300_000, "/*" * 500_000, "\n" * 2_000_000]):
            client.open(root / "Row.swift", text, version)
            client.pushed(root / "Row.swift", version, LIMIT)
            client.change(root / "Row.swift", version + 100, [{"range": {"start": {"line": 0, "character": 1}, "end": {"line": 0, "character": 2}}, "text": "x"}])
            client.pushed(root / "Row.swift", version + 100, LIMIT)
            client.notify("textDocument/didClose", {"textDocument": {"uri": uri(root / "Row.swift")}})
        expect(client.end() == 0, "no clean end")


def vanishing(program, chance):
    """The folder is deleted while it is open."""
    with project() as root:
        client = Client(program)
        client.begin(root)
        client.open(root / "Row.swift", SOURCE)
        client.pushed(root / "Row.swift", 0, LIMIT)
        for path in (root / "Row.swift", root / ".grouplint.yml"):
            path.unlink()
            client.notify("workspace/didChangeWatchedFiles", {"changes": [{"uri": uri(root) + "/" + path.name, "type": 3}]})
        (root / ".git").rmdir()
        root.rmdir()
        client.change(root / "Row.swift", 1, [{"text": SOURCE + "\n"}])
        client.pushed(root / "Row.swift", 1, LIMIT)
        root.mkdir()
        expect(client.end() == 0, "no clean end")


def gone(program, chance):
    """Clients that are killed, that close one end, or that do not read."""
    with project() as root:
        script = (
            "import subprocess, sys, time\n"
            "server = subprocess.Popen([sys.argv[1], 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
            "server.stdin.write(eval(sys.argv[2])); server.stdin.flush()\n"
            "print(server.pid, flush=True); time.sleep(600)\n"
        )
        start = message("initialize", {"capabilities": {}, "rootUri": uri(root)}, 1) + message("initialized")
        flood = start + message("textDocument/completion", {"textDocument": {"uri": "x"}, "position": {"line": 0, "character": 0}}, 2) * 5000
        for data in (b"", start, flood):
            client = subprocess.Popen([sys.executable, "-c", script, program, repr(data)], stdout=subprocess.PIPE) \
                if len(data) < 10_000 else flooding(program, data)
            server = int(client.stdout.readline())
            time.sleep(0.2)
            client.send_signal(signal.SIGKILL)
            client.wait()
            client.stdout.close()
            end = time.time() + LIMIT
            while alive(server) and time.time() < end:
                time.sleep(0.02)
            expect(not alive(server), "an orphan is left")
        process = subprocess.Popen([program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process.stdout.close()
        process.stdin.write(start)
        process.stdin.flush()
        expect(process.wait(LIMIT) == 1, f"a closed output ends it with {process.returncode}")
        with contextlib.suppress(BrokenPipeError):
            process.stdin.close()


def flooding(program, data):
    """A client that writes more than the server reads."""
    script = (
        "import subprocess, sys, threading, time\n"
        "server = subprocess.Popen([sys.argv[1], 'lsp'], stdin=subprocess.PIPE, stdout=subprocess.PIPE)\n"
        "print(server.pid, flush=True)\n"
        "server.stdin.write(sys.stdin.buffer.read()); server.stdin.flush(); time.sleep(600)\n"
    )
    client = subprocess.Popen([sys.executable, "-c", script, program], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    client.stdin.write(data)
    client.stdin.close()
    return client


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program", metavar="GROUPLINT")
    parser.add_argument("--seeds", type=int, default=3)
    options = parser.parse_args()
    passed = failed = 0
    for case in [framing, order, positions, disorder, places, nesting, vanishing, gone, random_bytes, random_messages]:
        for seed in range(options.seeds if case in (random_bytes, random_messages) else 1):
            name = case.__name__.replace("_", " ") + (f" {seed}" if seed else "")
            try:
                case(os.path.realpath(options.program), random.Random(seed))
                passed += 1
            except Exception as error:  # every kind of failure counts
                failed += 1
                print(f"hostile: {name}: {type(error).__name__} {error}")
    print(f"hostile: {passed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
