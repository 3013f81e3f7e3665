"""Runs contestants in turn and keeps what each run cost."""

import statistics
import subprocess
import sys


class Contestant:
    """Something that is run again and again: one command, or several that make one run together."""

    def __init__(self, title, commands, repeats=1, slow=False, figures=None):
        self.title = title
        self.commands = [[str(word) for word in command] for command in commands]
        self.repeats = repeats  # runs one after another whenever its turn comes
        self.slow = slow  # takes part in the first rounds only
        self.figures = figures  # reads the figures that the command prints, as a dictionary
        self.samples = []  # one dictionary for each run: wall and CPU in seconds, memory in bytes, figures
        self.failure = None

    def run(self, stopwatch, output):
        """Takes its turn. A command that fails ends its part in the contest; status 1 says that it found something."""
        if self.failure:
            return
        total = [{"wall": 0.0, "cpu": 0.0, "memory": 0.0} for _ in range(self.repeats)]
        target = output if self.figures else "/dev/null"
        for command in self.commands:
            done = subprocess.run([stopwatch, target, str(self.repeats), *command], capture_output=True, text=True)
            if done.returncode != 0:
                self.failure = done.stderr.strip() or f"exit status {done.returncode}"
                return
            for sample, line in zip(total, done.stdout.splitlines()):
                wall, cpu, memory, status = line.split()
                if int(status) > 1:
                    code = int(status)
                    self.failure = f"it was ended by signal {code - 128}" if code > 128 else f"exit status {code}"
                    return
                sample["wall"] += float(wall)
                sample["cpu"] += float(cpu)
                sample["memory"] = max(sample["memory"], float(memory))
        if self.figures:
            figures = self.figures(output.read_text())
            if not figures:
                self.failure = "it prints no figures"
                return
            total[-1].update(figures)
        self.samples += total

    def values(self, key):
        return [sample[key] for sample in self.samples if key in sample]

    def median(self, key):
        """None when there is no such figure."""
        values = self.values(key)
        return statistics.median(values) if values else None


def contest(contestants, runs, slow_runs, stopwatch, output):
    """Runs all contestants in turn, A B C A B C, so that what else the machine does meets all of them."""
    for index in range(runs):
        print(f"run {index + 1} of {runs}", file=sys.stderr, flush=True)
        for contestant in contestants:
            if index < slow_runs or not contestant.slow:
                contestant.run(stopwatch, output)
