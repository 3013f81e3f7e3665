"""The systems that a release has programs for."""

import platform

# Name of each system as in the names of archives: the triples for which SwiftPM may use the program, the architecture as
# Docker writes it (none if there is no image), and how the program is linked.
PLATFORMS = {
    "linux-aarch64": {"triples": ["aarch64-unknown-linux-gnu"], "image": "arm64", "is_static": True},
    "linux-x86_64": {"triples": ["x86_64-unknown-linux-gnu"], "image": "amd64", "is_static": True},
    "macos-universal": {"triples": ["arm64-apple-macosx", "x86_64-apple-macosx"], "image": None, "is_static": False},
}


def here():
    """The name of this system, or nothing if a release has no program for it."""
    if platform.system() == "Darwin":
        return "macos-universal"
    name = f"linux-{platform.machine().replace('arm64', 'aarch64')}"
    return name if platform.system() == "Linux" and name in PLATFORMS else None
