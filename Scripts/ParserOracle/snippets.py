"""Finds the snippets in the tests of swift-syntax's parser: the files in its Tests/SwiftParserTest."""

import re
import shutil

CALL = re.compile(r"\bassertParse\(")
# The parts of Swift source that matter here: comments, the calls, the start of a string literal, parentheses.
LEXEME = re.compile(
    r"""(?P<comment>(?://[^\n]*|/\*.*?\*/)\s*)|(?P<call>\bassertParse\(\s*)|"""
    r"""(?P<pounds>\#*)(?P<quote>"{3}(?=[ \t]*\n)|")|[()]""", re.S)
AFTER_ARGUMENT = re.compile(r"\s*[,)]")
MARKER = re.compile("[0-9]\uFE0F\u20E3|\U0001F51F|\u2139\uFE0F")  # keycap digits, keycap ten, information sign
ESCAPES = {"n": "\n", "r": "\r", "t": "\t", "0": "\0"}


def extract(tests, target):
    """Writes each snippet into a file of the directory `target`, named after its test file and line. Returns the
    files and the number of all calls."""
    paths, calls = [], 0
    shutil.rmtree(target, ignore_errors=True)
    for source in sorted(tests.rglob("*.swift")):
        text = source.read_bytes().decode()
        calls += len(CALL.findall(text))
        directory = target / source.relative_to(tests).with_suffix("")
        directory.mkdir(parents=True)
        for line, snippet in find(text):
            paths.append(str(directory / f"{line}.swift"))
            (directory / f"{line}.swift").write_bytes(snippet.encode())
    return paths, calls


def find(text):
    """(line of the call, snippet) for each `assertParse(` whose first argument is a literal without interpolation. Position
    markers are removed."""
    found = []
    scan(text, 0, found)
    return [(text.count("\n", 0, call) + 1, MARKER.sub("", snippet)) for call, snippet in found]


def scan(text, at, found, nested=False):
    """Adds (offset of the call, value of the literal) for each such call from `at` on. `nested`: `at` is inside an
    interpolation, and the result is the end of the interpolation."""
    depth, call, argument = 1, 0, -1
    while lexeme := LEXEME.search(text, at):
        at = lexeme.end()
        if lexeme["comment"]:
            argument = at if lexeme.start() == argument else argument
        elif lexeme["call"]:
            call, argument = lexeme.start(), at
        elif lexeme["quote"]:
            end, interpolated = end_of_literal(text, at, lexeme["pounds"], lexeme["quote"])
            body, at = text[at:end], end + len(lexeme["quote"] + lexeme["pounds"])
            if lexeme.start() == argument and not interpolated and AFTER_ARGUMENT.match(text, at):
                found.append((call, value(body, lexeme["pounds"], lexeme["quote"])))
        elif nested and lexeme[0] in "()":
            depth += 1 if lexeme[0] == "(" else -1
            if depth == 0:
                return at
    return len(text)


def end_of_literal(text, at, pounds, quote):
    """End of the body of a string literal that starts at `at`, and whether it has an interpolation."""
    stop, interpolated = re.compile(rf"\\{pounds}(\(|.)|{quote}{pounds}", re.S), False
    while (lexeme := stop.search(text, at)) and lexeme[1]:
        at = lexeme.end()
        if lexeme[1] == "(":
            at, interpolated = scan(text, at, [], nested=True), True
    return lexeme.start() if lexeme else len(text), interpolated


def value(body, pounds, quote):
    """The value of a literal: without the indentation of a multi-line literal, with the escapes resolved."""
    if len(quote) == 3:
        *lines, indentation = body.split("\n")[1:]
        body = "\n".join(line[len(indentation):] if line.startswith(indentation) else line.lstrip() for line in lines)

    def resolve(escape):
        if escape["scalar"]:
            return chr(int(escape["scalar"], 16))
        return ESCAPES.get(escape["plain"], escape["plain"]) or ""  # an escaped end of line has no value

    return re.sub(rf"\\{pounds}(?:u\{{(?P<scalar>[0-9a-fA-F]+)\}}|[ \t]*\n|(?P<plain>.))", resolve, body)
