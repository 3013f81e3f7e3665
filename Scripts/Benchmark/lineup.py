"""The programs that are measured, and the files that they read."""

import json
import os
import re
import subprocess

from measure import Contestant
from tools import AST_GREP, Unavailable

SWIFTC_BATCH = 500  # files for each run of swiftc
PASSES = 3  # over all files in memory; a program prints the median
QUICK_REPEATS = 3  # in a turn, for programs that take less than a second
STARTUP_REPEATS, SLOW_STARTUP_REPEATS = 100, 20  # in a turn

AST_GREP_RULE = """\
id: navigation-link
language: swift
severity: warning
message: A navigation link.
rule:
  pattern: NavigationLink($$$ARGUMENTS)
"""

ONE_FILE = ["import SwiftUI", "", "struct ContentView: View {", "    @State private var name = String()", ""]
ONE_FILE += ["    var body: some View {", "        List {"]
ONE_FILE += [f'            Text("Row {row} of \\(name)").padding(.leading, {row})' for row in range(1, 91)]
ONE_FILE += ["        }", "    }", "}"]


class Input:
    """The Swift files of a directory, as GroupLint finds them."""

    def __init__(self, directory, reader, scratch):
        self.directory = os.path.abspath(directory)
        listing = subprocess.run([reader, "-l", self.directory], capture_output=True)
        if listing.returncode != 0:
            raise Unavailable(listing.stderr.decode("utf-8", "replace").strip())
        self.files = sorted(os.fsdecode(line) for line in listing.stdout.splitlines())
        self.bytes = self.lines = 0
        for path in self.files:
            with open(path, "rb") as file:
                content = file.read()
            self.bytes += len(content)
            self.lines += content.count(b"\n")
        self.list = scratch / "files.txt"
        self.list.write_bytes(b"".join(os.fsencode(path) + b"\n" for path in self.files))
        # In its own repository, as most files are: the search for the root of the project ends in this directory.
        project = scratch / "one-file"
        (project / ".git").mkdir(parents=True, exist_ok=True)
        self.one_file = project / "OneFile.swift"
        self.one_file.write_text("\n".join(ONE_FILE) + "\n")

    def others(self):
        """Number of files in directories that GroupLint skips, such as build products; other tools read them."""
        count = 0
        for _, directories, names in os.walk(self.directory):
            directories[:] = [name for name in directories if not name.startswith(".")]
            count += sum(name.endswith(".swift") for name in names)
        return count - len(self.files)


class Lineup:
    """The contestants by name, in the order of their turns."""

    def __init__(self, workshop, input):
        self.workshop = workshop
        self.input = input
        self.contestants = []
        self.missing = {}  # why a contestant is left out, by name

    @staticmethod
    def names():
        return [name[4:].replace("_", "-") for name in vars(Lineup) if name.startswith("add_")]

    def add(self, name):
        try:
            contestant = getattr(self, "add_" + name.replace("-", "_"))()
            contestant.name = name
            self.contestants.append(contestant)
        except Unavailable as reason:
            self.missing[name] = str(reason)

    def add_floor(self):
        command = [self.workshop.c_program("reader"), self.input.directory]
        return Contestant("I/O floor: C, walk + read + close", [command], repeats=QUICK_REPEATS)

    def add_lex_parse(self):
        command = [self.workshop.grouplint(), "dev", "bench", "--repeats", PASSES, "--files-from", self.input.list]
        return Contestant("GroupLint: lex, lex + parse", [command], figures=grouplint_figures)

    def add_swift_syntax(self):
        command = [self.workshop.swift_syntax_timer(), self.input.list, PASSES]
        return Contestant("swift-syntax: Parser.parse", [command], figures=swift_syntax_figures)

    def add_lint_one(self):
        command = [self.workshop.grouplint(), "lint", "--jobs", 1, self.input.directory]
        return Contestant("GroupLint: lint, 1 thread", [command], repeats=QUICK_REPEATS)

    def add_lint_all(self):
        command = [self.workshop.grouplint(), "lint", self.input.directory]
        return Contestant(f"GroupLint: lint, {os.cpu_count()} threads", [command], repeats=QUICK_REPEATS)

    def add_swiftc(self):
        command, files = [self.workshop.swiftc(), "-frontend", "-parse"], self.input.files
        batches = [files[start:start + SWIFTC_BATCH] for start in range(0, len(files), SWIFTC_BATCH)]
        return Contestant(
            f"swiftc -frontend -parse, {SWIFTC_BATCH} files each", [command + batch for batch in batches])

    def add_ast_grep(self):
        return Contestant(f"{AST_GREP.replace('-cli==', ' ')}: one rule", [self.ast_grep(self.input.directory)])

    def add_swift_format_serial(self):
        command = [*self.workshop.swift_format(), "lint", "--recursive", self.input.directory]
        return Contestant("swift format lint --recursive", [command], slow=True)

    def add_swift_format_parallel(self):
        command = [*self.workshop.swift_format(), "lint", "--recursive", "--parallel", self.input.directory]
        return Contestant("swift format lint --recursive --parallel", [command], slow=True)

    def add_startup_c(self):
        program, title = self.workshop.static_reader()
        return Contestant(title, [[program, self.input.one_file]], repeats=STARTUP_REPEATS)

    def add_startup_dynamic(self):
        return self.startup_of_grouplint("dynamic", "dynamic")

    def add_startup_stdlib(self):
        return self.startup_of_grouplint("stdlib", "static Swift library")

    def add_startup_executable(self):
        return self.startup_of_grouplint("executable", "static executable")

    def add_startup_ast_grep(self):
        return Contestant("ast-grep: one rule", [self.ast_grep(self.input.one_file)], repeats=STARTUP_REPEATS)

    def add_startup_swift_format(self):
        command = [*self.workshop.swift_format(), "lint", self.input.one_file]
        return Contestant("swift format lint", [command], repeats=SLOW_STARTUP_REPEATS)

    def startup_of_grouplint(self, kind, title):
        command = [self.workshop.grouplint(kind), self.input.one_file]
        return Contestant(f"GroupLint: {title}", [command], repeats=STARTUP_REPEATS)

    def ast_grep(self, path):
        """The command that applies one rule to all files of a path, also to files that git ignores."""
        rule = self.workshop.scratch / "navigation-link.yml"
        rule.write_text(AST_GREP_RULE)
        ignoring = [f"--no-ignore={kind}" for kind in ("vcs", "dot", "exclude", "global", "parent")]
        return [self.workshop.ast_grep(), "scan", "--rule", rule, "--report-style", "short", *ignoring, path]

    def linted(self):
        """Number of files that `grouplint lint` reads, including generated ones, by its own report; None if it is not
        measured."""
        lints = {"lint-one", "lint-all", "startup-dynamic", "startup-stdlib", "startup-executable"}
        if not any(contestant.name in lints for contestant in self.contestants):
            return None
        command = [self.workshop.grouplint(), "lint", "--format", "json", self.input.directory]
        try:
            summary = json.loads(subprocess.run(command, capture_output=True).stdout)["summary"]
            return summary["files"] + summary["skipped"] + summary["generated"]
        except (ValueError, KeyError):
            return 0


def grouplint_figures(output):
    return {name: float(time) * 1e-3 for name, time in re.findall(r"^(lex|parse) .*?, ([\d.]+) ms", output, re.M)}


def swift_syntax_figures(output):
    return {"parse": float(time) for time in re.findall(r"^parse ([\d.e-]+) s", output, re.M)}
