"""Builds and downloads the measured programs in a scratch folder, and says why one is not available."""

import os
import platform
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import link_order

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DEMO = ROOT / "Fixtures/Demo"
AST_GREP = "ast-grep-cli==0.51.1"
SWIFT_SYNTAX = "603.0.1"  # as in SwiftSyntaxTimer/Package.swift

# Options for static release builds of GroupLint, by kind. The toolchain's linker can order single functions. Without mangled
# names, the runtime finds metadata of generic types faster, which saves a twentieth of a short run. A build in another folder
# gives the same bytes: debugging information, the hashes for incremental builds and the id of the build depend on the folder.
SHIPPED = ["-Xswiftc", "-use-ld=lld", "-Xswiftc", "-gnone", "-Xlinker", "--build-id=none"]
for name in ["function-sections", "disable-concrete-type-metadata-mangled-name-accessors", "disable-incremental-llvm-codegen"]:
    SHIPPED += ["-Xswiftc", "-Xfrontend", "-Xswiftc", f"-{name}"]
STATIC = {
    "stdlib": ["--static-swift-stdlib", *SHIPPED],
    "executable": ["-Xswiftc", "-static-executable", *SHIPPED],
}
STRIPPED = ["-Xlinker", "-s"]  # without symbols, as in the shipped program


class Unavailable(Exception):
    """A tool is not available on this machine; the message says why."""


def run(title, command, directory=None):
    """Runs a build command; shows its output only if it fails."""
    command = [str(word) for word in command]
    try:
        done = subprocess.run(command, cwd=directory, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              errors="replace")
    except OSError as error:
        raise Unavailable(f"{title}: {command[0]} does not run: {error.strerror}")
    if done.returncode != 0:
        lines = [line.strip() for line in done.stdout.splitlines() if line.strip()]
        lines = [line for line in lines if "error:" in line or "ERROR:" in line][:1] or lines[-1:]
        raise Unavailable(f"{title}: {lines[0] if lines else f'exit status {done.returncode}'}")
    return done.stdout


def say(step):
    print(step, file=sys.stderr, flush=True)


class Workshop:
    """Makes tools on demand; does not compile tools that are up to date again."""

    def __init__(self, scratch, is_ordered=True):
        """`is_ordered`: whether the linker puts the code of a short run next to each other, which takes minutes to find."""
        self.is_ordered = is_ordered
        self.scratch = Path(scratch).resolve()
        self.scratch.mkdir(parents=True, exist_ok=True)
        self.made = {}

    def get(self, name, make):
        """Calls `make` once for each name and keeps its result or its failure."""
        if name not in self.made:
            print(f"preparing {name}", file=sys.stderr, flush=True)
            try:
                self.made[name] = make()
            except Unavailable as reason:
                self.made[name] = reason
        if isinstance(self.made[name], Unavailable):
            raise Unavailable(str(self.made[name]))
        return self.made[name]

    def c_program(self, name, *flags):
        return self.get("-".join([name, *(flag.strip("-") for flag in flags)]), lambda: self.compile(name, flags))

    def compile(self, name, flags):
        compiler = shutil.which("cc") or shutil.which("clang")
        if not compiler:
            raise Unavailable("no C compiler: cc and clang are not on the PATH")
        program = self.scratch / "-".join([name, *(flag.strip("-") for flag in flags)])
        run(name, [compiler, "-O2", *flags, "-o", program, HERE / f"{name}.c"])
        return program

    def static_reader(self):
        """The reader and its title; without shared libraries if this system can build that."""
        try:
            return self.c_program("reader", "-static"), "C, static: read the file"
        except Unavailable:
            return self.c_program("reader"), "C: read the file"

    def grouplint(self, kind="dynamic"):
        """A release build of GroupLint: `dynamic`, or a kind of STATIC."""
        return self.get(f"grouplint, {kind}", lambda: self.build_grouplint(kind))

    def build_grouplint(self, kind):
        if kind in STATIC and platform.system() != "Linux":
            raise Unavailable(f"{platform.system()} has no static Swift runtime")
        scratch = self.scratch / f"grouplint-{kind}"
        build = ["swift", "build", "-c", "release", "--product", "grouplint", "--package-path", ROOT]
        build += ["--scratch-path", scratch, *STATIC.get(kind, [])]
        program = scratch / "release/grouplint"
        if kind == "executable" and self.is_ordered:
            say("swift build, first of two; takes minutes")
            run("swift build", build)
            say("finding the order in which a short run uses the code")
            build += self.link_order(program, scratch)
        if kind in STATIC:
            build += STRIPPED
        say("swift build; takes minutes if code has changed")
        run("swift build", build)
        return self.fresh_copy(program, scratch / "grouplint") if kind in STATIC else program

    def link_order(self, program, scratch):
        """Linker options that put symbols of a short run next to each other; without them it takes a seventh longer."""
        order = scratch / "link-order.txt"
        try:
            for tool in link_order.TOOLS:
                if not shutil.which(tool):
                    raise OSError(f"no {tool} on the PATH")
            sample = self.project("sample", [DEMO / "RecipeRow.swift"])
            demo = self.project("demo", DEMO.glob("*.swift"))
            # With one thread, the order is the same each time.
            runs = [[sample, "--exit-zero", "--jobs", "1"], [demo, "--isolated", "--exit-zero", "--jobs", "1"]]
            order.write_text("\n".join(link_order.first_uses(program, runs)) + "\n")
        except (OSError, subprocess.CalledProcessError) as reason:
            print(f"not ordered for a fast start: {reason}", file=sys.stderr)
            return []
        return ["-Xlinker", f"--symbol-ordering-file={order}", "-Xlinker", "--no-warn-symbol-ordering"]

    def project(self, name, files):
        """A folder with copies of files that is a project of its own. In the repository, a run reads all of the repository,
        which takes valgrind half an hour."""
        folder = self.scratch / name
        shutil.rmtree(folder, ignore_errors=True)
        (folder / ".git").mkdir(parents=True)  # the search for the root of the project ends here
        for file in sorted(files):
            shutil.copy(file, folder)
        return folder

    def fresh_copy(self, program, copy):
        """A copy that is written from start to end, like an installed program. The linker writes its file in pieces, and the
        pages of such a file are mapped one by one, which makes a start a tenth slower."""
        copy.unlink(missing_ok=True)
        shutil.copy(program, copy)
        return copy

    def swift_syntax_timer(self):
        return self.get("swift-syntax, some minutes at first", self.build_swift_syntax_timer)

    def build_swift_syntax_timer(self):
        package = self.scratch / "swift-syntax-timer"
        package.mkdir(exist_ok=True)
        for source in (HERE / "SwiftSyntaxTimer").iterdir():
            copy = package / source.name
            if not copy.exists() or copy.read_bytes() != source.read_bytes():
                shutil.copyfile(source, copy)
        run("swift build of swift-syntax", ["swift", "build", "-c", "release", "--package-path", package])
        return package / ".build/release/SwiftSyntaxTimer"

    def ast_grep(self):
        return self.get("ast-grep", self.install_ast_grep)

    def install_ast_grep(self):
        environment = self.scratch / AST_GREP.replace("==", "-")
        program = environment / "bin/ast-grep"
        if not program.exists():
            try:
                venv.create(environment, clear=True, with_pip=True)
            except (OSError, subprocess.CalledProcessError) as error:
                raise Unavailable(f"no virtual environment of Python: {error}")
            run("pip", [environment / "bin/python", "-m", "pip", "install", "--quiet", AST_GREP])
        return program

    def swiftc(self):
        program = shutil.which("swiftc")
        if not program:
            raise Unavailable("no swiftc on the PATH")
        return program

    def swift_format(self):
        """The command that runs swift format, which is a part of the toolchain."""
        return self.get("swift format", self.find_swift_format)

    def find_swift_format(self):
        run("this toolchain has no swift format", ["swift", "format", "--version"])
        return [shutil.which("swift"), "format"]


def default_scratch():
    return os.environ.get("GROUPLINT_BENCH_SCRATCH") or ROOT / ".build-bench"
