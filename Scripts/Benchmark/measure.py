"""Runs contestants in turn and records the time and memory of each run."""

import statistics
import subprocess
import sys


class Contestant:
    """A program that is run repeatedly: one command, or several commands that together are one run."""

    def __init__(self, title, commands, repeats=1, slow=False, figures=None):
        self.title = title
        self.commands = [[str(word) for word in command] for command in commands]
        self.repeats = repeats  # runs in each of its turns
        self.slow = slow  # takes part in the first rounds only
        self.figures = figures  # reads the figures that the command prints, as a dictionary
        self.samples = []  # one dictionary for each run: wall and CPU in seconds, memory in bytes, figures
        self.failure = None

    def run(self, stopwatch, output):
        """Takes one turn. A contestant whose command fails is not run again; status 1 means that it reported something."""
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
        """Median of a figure; None if there is no such figure."""
        values = self.values(key)
        return statistics.median(values) if values else None


def contest(contestants, runs, slow_runs, stopwatch, output):
    """Runs all contestants in turn, A B C A B C: other work of the machine then slows all of them."""
    for index in range(runs):
        print(f"run {index + 1} of {runs}", file=sys.stderr, flush=True)
        for contestant in contestants:
            if index < slow_runs or not contestant.slow:
                contestant.run(stopwatch, output)
