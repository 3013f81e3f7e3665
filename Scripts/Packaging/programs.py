"""Builds the program of this system as releases have it, and asks it for the texts that belong to it."""

import shutil
import subprocess
from pathlib import Path

from platforms import PLATFORMS
from tools import ROOT, Unavailable, Workshop

# Where each text is below /usr/local, and the command that prints it.
TEXTS = {
    "share/man/man1/grouplint.1": ["man"],
    "share/bash-completion/completions/grouplint": ["completions", "bash"],
    "share/zsh/site-functions/_grouplint": ["completions", "zsh"],
    "share/fish/vendor_completions.d/grouplint.fish": ["completions", "fish"],
}


class Failure(Exception):
    """The release cannot be made; the message says why."""


def run(*command):
    done = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        raise Failure(f"{command[0]} failed:\n{done.stdout}")
    return done.stdout.strip()


def build(platform, version, copy, is_ordered=True):
    """Builds the program, writes it to `copy` and returns this path. `is_ordered`: see Workshop."""
    if PLATFORMS[platform]["is_static"]:
        try:
            program = Workshop(ROOT / ".build-static", is_ordered).grouplint("executable")
        except Unavailable as reason:
            raise Failure(f"no static program: {reason}")
    else:
        command = ["swift", "build", "--package-path", ROOT, "-c", "release", "--product", "grouplint"]
        command += ["--arch", "arm64", "--arch", "x86_64", "-Xswiftc", "-gnone"]
        run(*command)
        program = Path(run(*command, "--show-bin-path")) / "grouplint"
    copy.parent.mkdir(parents=True, exist_ok=True)
    copy.unlink(missing_ok=True)
    shutil.copy(program, copy)
    if platform == "macos-universal":
        run("strip", "-x", copy)
        run("codesign", "--force", "--sign", "-", copy)
    texts(copy, version)
    return copy


def texts(program, version):
    """The manual page and the completions by path. The program must have the version."""
    if run(program, "--version").split()[-1] != version:
        raise Failure(f"{program} is version {run(program, '--version')}")
    return {path: run(program, *arguments) + "\n" for path, arguments in TEXTS.items()}
