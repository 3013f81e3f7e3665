"""Tables of the results, in Markdown that is also readable as plain text."""

import datetime
import os
import platform
import re
import subprocess

from lineup import PASSES
from tools import ROOT, SWIFT_SYNTAX


class Report:
    """The tables of one run. `linted` is the number of files that `grouplint lint` read, by its own report."""

    def __init__(self, contestants, input, linted):
        self.contestants = {contestant.name: contestant for contestant in contestants if contestant.samples}
        self.input = input
        self.linted = linted

    @property
    def is_lint_valid(self):
        return self.linted == len(self.input.files)

    def median(self, name, key):
        contestant = self.contestants.get(name)
        return contestant.median(key) if contestant else None

    def static(self):
        """The static build that starts faster; None if there is no static build."""
        names = [name for name in ("startup-executable", "startup-stdlib") if name in self.contestants]
        return min(names, key=lambda name: self.median(name, "wall"), default=None)

    def in_memory(self):
        baseline = self.median("lex-parse", "parse")
        rows = []
        for name, key, title in (
                ("lex-parse", "lex", "GroupLint: lex"), ("lex-parse", "parse", "GroupLint: lex + parse"),
                ("swift-syntax", "parse", f"swift-syntax {SWIFT_SYNTAX}: Parser.parse")):
            if self.median(name, key):
                contestant, median = self.contestants[name], self.median(name, key)
                rows.append([title, count(contestant, key), seconds(median), spread(contestant, key),
                             f"{self.input.bytes / median / 1e6:.1f}", ratio(median, baseline)])
        heads = [f"in memory, 1 thread, median of {PASSES} passes", "runs", "CPU", "min–max", "MB/s"]
        return table(heads + ["× lex + parse"], rows)

    def whole(self):
        cpu, wall = self.lint_median("lint-one", "cpu"), self.lint_median("lint-all", "wall")
        rows = []
        for name, contestant in self.contestants.items():
            if contestant.figures or name.startswith("startup-"):
                continue
            row = [contestant.title, count(contestant, "cpu")]
            for key, baseline in (("cpu", cpu), ("wall", wall)):
                median = contestant.median(key)
                row += [seconds(median), spread(contestant, key), ratio(median, baseline)]
            rows.append(row + [peak(contestant)])
        heads = ["whole runs", "runs", "CPU", "min–max", "× 1 thread", "wall", "min–max", "× all threads"]
        return table(heads + ["peak memory"], rows)

    def startup(self):
        baseline = self.median(self.static(), "wall")
        rows = []
        for name, contestant in self.contestants.items():
            if name.startswith("startup-"):
                median = contestant.median("wall")
                rows.append([contestant.title, count(contestant, "cpu"), seconds(contestant.median("cpu")),
                             spread(contestant, "cpu"), seconds(median), spread(contestant, "wall"),
                             ratio(median, baseline), peak(contestant)])
        heads = ["start-up, a file of 100 lines", "runs", "CPU", "min–max", "wall", "min–max", "× static"]
        return table(heads + ["peak memory"], rows)

    def targets(self):
        """Targets and results: (title, must, goal, unit, measured). For the unit × more is better, else less."""
        parse = self.median("swift-syntax", "parse")
        memory = [max(self.contestants[name].values("memory")) / 1e6
                  for name in ("lint-one", "lint-all") if name in self.contestants and self.is_lint_valid]
        start = self.median(self.static(), "wall") if self.is_lint_valid else None
        return [
            ("lex + parse, CPU: times faster than swift-syntax's Parser.parse", 10, 20, "×",
             quotient(parse, self.median("lex-parse", "parse"))),
            ("lint, 1 thread, CPU: times less than swift-syntax's Parser.parse alone", 5, 8, "×",
             quotient(parse, self.lint_median("lint-one", "cpu"))),
            ("lint, all threads, wall: times faster than swift format lint --recursive --parallel", 100, 300, "×",
             quotient(self.median("swift-format-parallel", "wall"), self.lint_median("lint-all", "wall"))),
            ("start-up of a static build on a file of 100 lines", 2, 1.1, "ms", start and start * 1e3),
            ("peak memory of lint", 64, 32, "MB", max(memory, default=None)),
        ]

    def target_table(self):
        rows = []
        for title, must, goal, unit, measured in self.targets():
            passes = [meets(measured, bound, unit) for bound in (must, goal)]
            bound = "at least" if unit == "×" else "at most"
            value = "not measured" if measured is None else f"{measured:.{2 if measured < 10 else 1}f} {unit}"
            rows.append([title, f"{bound} {must} {unit}", f"{bound} {goal} {unit}", value, *passes])
        return table(["target", "must", "goal", "measured", "must met", "goal met"], rows)

    def lint_median(self, name, key):
        """A median; None if not all files were linted."""
        return self.median(name, key) if self.is_lint_valid else None


def meets(measured, bound, unit):
    if measured is None:
        return "–"
    return "yes" if (measured >= bound if unit == "×" else measured <= bound) else "NO"


def quotient(left, right):
    return left / right if left and right else None


def ratio(value, baseline):
    result = quotient(value, baseline)
    return f"{result:.{2 if result < 10 else 1 if result < 100 else 0}f}" if result else "–"


def count(contestant, key):
    return str(len(contestant.values(key)))


def seconds(value):
    """A duration with three digits, in seconds or milliseconds."""
    number, unit = (value, "s") if value >= 1 else (value * 1e3, "ms")
    return f"{number:.{max(0, 2 - len(str(int(number))) + 1)}f} {unit}"


def spread(contestant, key):
    low, high = (seconds(value) for value in (min(contestant.values(key)), max(contestant.values(key))))
    return f"{low[:low.index(' ')] if low.split()[1] == high.split()[1] else low}–{high}"


def peak(contestant):
    return f"{max(contestant.values('memory')) / 1e6:.1f} MB"


def table(heads, rows):
    """A padded Markdown table; the first column is text, the others are numbers."""
    if not rows:
        return ""
    widths = [max(len(row[column]) for row in [heads, *rows]) for column in range(len(heads))]
    lines = [[heads[0].ljust(widths[0])] + [head.rjust(width) for head, width in zip(heads[1:], widths[1:])]]
    lines.append(["-" * widths[0]] + ["-" * (width - 1) + ":" for width in widths[1:]])
    for row in rows:
        lines.append([row[0].ljust(widths[0])] + [cell.rjust(width) for cell, width in zip(row[1:], widths[1:])])
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def machine():
    """Facts about the machine and the tools that the results depend on."""
    return {
        "date": datetime.date.today().isoformat(),
        "system": f"{platform.system()} {platform.machine()}",
        "processor": f"{processor()}, {os.cpu_count()} cores",
        "swift": first(r"Swift version (\S+)", said("swift", "--version")),
        "grouplint": said("git", "-C", ROOT, "describe", "--always", "--dirty").strip() or "unknown",
        "load": round(os.getloadavg()[0], 2),
    }


def processor():
    if platform.system() == "Darwin":
        return said("sysctl", "-n", "machdep.cpu.brand_string").strip()
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as file:
            return first(r"model name\s*: (.*)", file.read())
    except OSError:
        return "unknown processor"


def said(*command):
    try:
        return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True).stdout
    except OSError:
        return ""


def first(pattern, text):
    match = re.search(pattern, text)
    return match.group(1).strip() if match else "unknown"
