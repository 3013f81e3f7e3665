"""Damages real files by wrong tokens, and compares the nodes outside the damaged statement."""

import os
import subprocess
from collections import Counter

LISTS = set("sourceFile memberBlock codeBlock accessorBlock closureExpr switchCase switchExpr ifConfigClause".split())
# Children of lists that are not items.
PARTS = set("closureSignature switchCaseLabel switchDefaultLabel".split())
KINDS = ("delete", "insert", "cut")


def dump(grouplint, what, paths):
    """What `grouplint dev dump-…` prints for each path: a list of (kind, start, end)."""
    names = b"".join(os.fsencode(path) + b"\n" for path in paths)
    command = [grouplint, "dev", f"dump-{what}", "--files-from", "-"]
    run = subprocess.run(command, input=names, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    dumps, rows = {}, []
    for line in run.stdout.decode().splitlines():
        if line.startswith("# "):
            rows = dumps[line[2:]] = []
        else:
            kind, start, end = line.split("\t")
            rows.append((kind, int(start), int(end)))
    return dumps


class Tree:
    """The nodes of a file, and for each the innermost item of a list that it belongs to."""

    def __init__(self, nodes):
        self.nodes, self.items = nodes, []
        stack = []
        for index, (kind, start, end) in enumerate(nodes):
            while stack and not (nodes[stack[-1]][1] <= start and end <= nodes[stack[-1]][2]):
                stack.pop()
            # An empty node at the end of another node belongs to the parent of both.
            parent = stack[-1] if stack else None
            is_item = parent is None or (nodes[parent][0] in LISTS and kind not in PARTS)
            self.items.append(index if is_item else self.items[parent])
            stack.append(index)

    def item(self, start, end):
        """Index of the innermost item that contains a range."""
        holders = [i for i, node in enumerate(self.nodes) if node[1] <= start and end <= node[2]]
        return self.items[max(holders, key=lambda i: (self.nodes[i][1] - self.nodes[i][2], i))]


class Damage:
    """One damaged copy of a file: a token is deleted or inserted, or the file is cut off before a token."""

    def __init__(self, path, source, tokens, generator, how):
        self.path, self.how = path, how
        tokens = [token for token in tokens if token[1] < token[2]]
        self.token = generator.choice(tokens)
        _, start, end = self.token
        self.word = source[start:end]
        if how == "delete":
            self.source, self.place, self.shift = source[:start] + source[end:], end, start - end
        elif how == "cut":
            self.source, self.place, self.shift = source[:start], len(source) + 1, 0
        else:
            _, first, last = generator.choice(tokens)
            self.word = source[first:last]
            self.source = source[:start] + self.word + b" " + source[start:]
            self.place, self.shift = start, last - first + 1

    def moved(self, offset):
        """The offset in the damaged file of an offset in the intact file."""
        return offset + self.shift if offset >= self.place else offset

    def expected(self, first, last):
        """The range of a node in the damaged file; None if it is cut off. The end is None if the node contains the cut."""
        _, start, _ = self.token
        if self.how == "cut":
            return None if first >= start else (first, last if last <= start else None)
        # A list ends at its bracket, even if there is a gap before the next token.
        return first if first <= start else self.moved(first), last if last <= start else self.moved(last)

    def describe(self, source):
        line = source.count(b"\n", 0, self.token[1]) + 1
        word = self.word.decode("utf-8", "replace").split("\n")[0][:40]
        return f"{self.path}:{line}: {self.how} {word}"

    def share(self, tree, damaged):
        """Share of the nodes outside the damaged statement that survive, and the number of these nodes."""
        _, start, end = self.token
        hit = tree.item(start, end)
        wanted, open_nodes = Counter(), {}
        for index, (kind, first, last) in enumerate(tree.nodes):
            place = self.expected(first, last)
            if tree.items[index] == hit or not place:
                continue
            if place[1] is None:
                # Of the links of a chain, only the innermost starts before the cut.
                open_nodes[first] = kind
            else:
                wanted[(kind, *place)] += 1
        total = wanted.total() + len(open_nodes)
        found = (wanted & Counter(damaged)).total()
        found += len(open_nodes.items() & {(first, kind) for kind, first, _ in damaged})
        return (found / total if total else 1.0), total
