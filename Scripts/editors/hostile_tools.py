"""Helpers of hostile.py: a small project, unexpected values, and damaged messages."""
import contextlib
import os
import pathlib
import subprocess
import tempfile

SOURCE = """import SwiftUI

struct Row: View {
    let title: String  // é𝄞

    var body: some View {
        VStack { Group { Text(title) } }
    }
}
"""
LIMIT = 20
HUGE = [0, 1, -1, 7, 10**6, 2**31 - 1, 2**31, -(2**31), 2**53, 2**63 - 1, -(2**63), 2**64, 10**30, 1.5, -0.0, 1e308]


class Failure(Exception):
    pass


def expect(condition, what):
    if not condition:
        raise Failure(what)


@contextlib.contextmanager
def project():
    with tempfile.TemporaryDirectory() as directory:
        root = pathlib.Path(directory).resolve()
        (root / ".git").mkdir()
        (root / "Row.swift").write_text(SOURCE)
        (root / ".grouplint.yml").write_text("version: 1\nextends: [preset:all]\n")
        yield root


def run(program, data):
    """Runs the server on an input that ends. Returns its exit code and output."""
    process = subprocess.Popen(
        [program, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        output, _ = process.communicate(data, timeout=LIMIT)
    except subprocess.TimeoutExpired:
        process.kill()
        raise Failure("hangs") from None
    expect(process.returncode in (0, 1), f"exit code {process.returncode}")
    return process.returncode, output


def code(answer):
    return (answer.get("error") or {}).get("code")


def values(chance, depth=0):
    kind = chance.randrange(8 if depth < 3 else 5)
    if kind == 0:
        return chance.choice(HUGE)
    if kind == 1:
        return chance.choice(["", "x", "file:///x.swift", "é𝄞\u0000", "a" * 1000, "disable", "grouplint.showViews"])
    if kind == 2:
        return chance.choice([None, True, False])
    if kind in (3, 4):
        return chance.randrange(-3, 12)
    if kind == 5:
        return [values(chance, depth + 1) for _ in range(chance.randrange(4))]
    names = ["textDocument", "position", "range", "start", "end", "line", "uri", "context", "data", "edit", "items", "arguments"]
    return {chance.choice(names): values(chance, depth + 1) for _ in range(chance.randrange(4))}


def damaged(value, chance):
    """A value with one part replaced, removed or repeated."""
    if isinstance(value, dict) and value and chance.random() < 0.85:
        key = chance.choice(list(value))
        result = dict(value)
        if chance.random() < 0.2:
            del result[key]
        else:
            result[key] = damaged(value[key], chance)
        return result
    if isinstance(value, list) and value and chance.random() < 0.7:
        position = chance.randrange(len(value))
        return value[:position] + [damaged(value[position], chance)] * chance.randrange(3) + value[position + 1 :]
    return values(chance)


def alive(process):
    """Whether a process runs. A process that ended and was not collected does not run."""
    try:
        os.kill(process, 0)
        return pathlib.Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except ProcessLookupError:
        return False
    except OSError:
        return not pathlib.Path("/proc").is_dir()
