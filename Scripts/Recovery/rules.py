"""Compares the diagnostics of a project before and after one file is damaged, as while it is edited."""

import json
import os
import random
import subprocess
from collections import Counter, defaultdict
from pathlib import Path

from damage import KINDS, Damage, Tree, dump

OPTIONS = ["--target", "iOS=14", "--confidence", "low", "--format", "json", "--exit-zero", "--quiet"]
PLACES = ("elsewhere", "around it", "other files")


def lint(grouplint, root, path=None, source=None):
    """Diagnostics of a project as (path, rule, start, end); `source` replaces the file at `path`."""
    command = [grouplint, root, "--root", root] + OPTIONS
    if path:
        command += ["-", "--stdin-filename", os.path.join(root, path)]
    run = subprocess.run(command, input=source, stdout=subprocess.PIPE, check=True)
    return Counter(
        (entry["path"], entry["rule"], *(entry["range"][end]["offset"] for end in ("start", "end")))
        for entry in json.loads(run.stdout)["diagnostics"])


class Tally:
    """Counts of diagnostics by their place relative to the damaged statement."""

    def __init__(self):
        self.wanted, self.kept, self.new = Counter(), Counter(), Counter()
        self.examples = defaultdict(list)

    def add(self, damage, path, tree, intact, after):
        """Compares the diagnostics before and after; `path` is the damaged file as the diagnostics name it."""
        hit = tree.item(*damage.token[1:])
        wanted, places = Counter(), {}
        for diagnostic, count in intact.items():
            file, rule, *span = diagnostic
            place = "other files" if file != path else self.place(tree, hit, *span)
            moved = damage.expected(*span) if file == path else span
            # Code that the cut went through cannot be reported any more.
            if moved and moved[1] is not None and not (damage.how == "cut" and self.is_cut(tree, damage, span, file, path)):
                wanted[(file, rule, *moved)] += count
                places[(file, rule, *moved)] = place
        for diagnostic, count in wanted.items():
            place = places[diagnostic]
            self.wanted[damage.how, place] += count
            kept = min(count, after[diagnostic])
            self.kept[damage.how, place] += kept
            if kept < count:
                self.example("lost", damage, place, diagnostic)
        for diagnostic in after - wanted:
            # The place in the intact file decides.
            back = [offset - damage.shift if offset > damage.place else offset for offset in diagnostic[2:]]
            if damage.how == "cut" and tuple([*diagnostic[:2], *back]) in intact:
                continue
            place = "other files" if diagnostic[0] != path else self.place(tree, hit, *sorted(back))
            self.new[damage.how, place] += 1
            self.example("new", damage, place, diagnostic)

    @staticmethod
    def is_cut(tree, damage, span, file, path):
        return file == path and tree.nodes[tree.item(*span)][2] > damage.token[1]

    @staticmethod
    def place(tree, hit, start, end):
        """`around it` if one of the statements, the damaged one and that of the diagnostic, contains the other."""
        _, first, last = tree.nodes[hit]
        _, start, end = tree.nodes[tree.item(start, end)]
        return "around it" if start <= first and last <= end or first <= start and end <= last else "elsewhere"

    def example(self, what, damage, place, diagnostic):
        source = Path(damage.path).read_bytes()
        path, rule, start, _ = diagnostic
        self.examples[place].append(f"{what} {rule} at byte {start} of {path}: {damage.describe(source)}")

    def report(self, worst):
        """Prints the shares, and returns the share of all diagnostics outside the damaged statements."""
        print(f"{'damage':10}{'diagnostics':>14}{'wanted':>9}{'survive %':>11}{'new':>6}")
        for how in KINDS:
            for place in PLACES:
                wanted = self.wanted[how, place]
                share = f"{100 * self.kept[how, place] / wanted:.2f}" if wanted else "-"
                print(f"{how:10}{place:>14}{wanted:9}{share:>11}{self.new[how, place]:6}")
        for place in PLACES:
            if worst and self.examples[place]:
                print(f"\nlost and new {place}:")
            for line in self.examples[place][:worst]:
                print(f"  {line}")
        outside = [(how, place) for how in KINDS for place in ("elsewhere", "other files")]
        wanted = sum(self.wanted[key] for key in outside)
        return 100 * sum(self.kept[key] for key in outside) / wanted if wanted else 100.0


def measure(grouplint, roots, options):
    """Damages each file that has diagnostics, and prints how many diagnostics survive. Returns their share in percent."""
    tally, files, cases = Tally(), 0, 0
    generator = random.Random(options.seed)
    for root in roots:
        root = os.path.realpath(root)
        intact = lint(grouplint, root)
        paths = sorted({diagnostic[0] for diagnostic in intact})
        absolute = [os.path.join(root, path) for path in paths]
        trees, tokens = dump(grouplint, "syntax", absolute), dump(grouplint, "tokens", absolute)
        for path, full in zip(paths, absolute):
            source, tree = Path(full).read_bytes(), Tree(trees[full])
            files += 1
            for index in range(options.damages):
                damage = Damage(full, source, tokens[full], generator, KINDS[index % len(KINDS)])
                tally.add(damage, path, tree, intact, lint(grouplint, root, path, damage.source))
                cases += 1
    print(f"{cases} damages to {files} files with diagnostics")
    return tally.report(options.worst)
