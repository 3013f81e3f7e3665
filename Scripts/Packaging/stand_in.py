"""A small stand-in for the runner of GitHub Actions: runs the steps of a composite action with the given inputs.

It knows what this repository's action.yml uses: scripts for bash, actions/cache, expressions with inputs, outputs of steps and
github.action_ref, and conditions of comparisons joined by &&. Anything else is an error, so that a test fails instead of
passing over it.
"""

import os
import re
import shutil
import subprocess
import tempfile

import yaml


class Unknown(Exception):
    """The stand-in does not know something that the action uses."""


class Result:
    def __init__(self):
        self.code, self.text, self.steps, self.summary = 0, "", [], ""


class Runner:
    """Runs the action in `action`, a folder. `folder` is for its files, `cache` keeps folders by key between runs."""

    def __init__(self, action, folder, programs, cache=None):
        self.action, self.folder, self.programs = action, folder, programs
        self.cache = {} if cache is None else cache
        self.definition = yaml.safe_load((action / "action.yml").read_text())

    def run(self, workspace, inputs, reference="", variables=None):
        """Runs all steps until one fails, as the runner does, and gives what they print."""
        known = self.definition["inputs"]
        if not set(inputs) <= set(known):
            raise Unknown(f"inputs {set(inputs) - set(known)}")
        self.inputs = {name: inputs.get(name, record["default"]) for name, record in known.items()}
        self.outputs, self.reference = {}, reference
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder.mkdir(parents=True)
        result = Result()
        summary = self.folder / "summary.md"
        summary.touch()
        for number, step in enumerate(self.definition["runs"]["steps"]):
            if not self.holds(step.get("if", "")):
                continue
            result.steps.append(step["name"])
            if "uses" in step:
                self.restore(step)
                continue
            if step.get("shell") != "bash":
                raise Unknown(f"shell {step.get('shell')}")
            result.code = self.script(number, step, workspace, summary, variables or {}, result)
            if result.code != 0:
                break
        else:
            self.save()
        result.summary = summary.read_text()
        return result

    def script(self, number, step, workspace, summary, variables, result):
        script, output = self.folder / f"step{number}.sh", self.folder / f"output{number}"
        script.write_text(step["run"])
        output.touch()
        environment = {
            "PATH": str(self.programs), "HOME": str(self.folder), "LC_ALL": "C.UTF-8", "RUNNER_TEMP": str(self.folder / "temp"),
            "RUNNER_OS": "Linux", "RUNNER_ARCH": "X64", "GITHUB_ACTIONS": "true", "GITHUB_WORKSPACE": str(workspace),
            "GITHUB_ACTION_PATH": str(self.action), "GITHUB_OUTPUT": str(output), "GITHUB_STEP_SUMMARY": str(summary),
            **variables, **{name: self.text(value) for name, value in step.get("env", {}).items()}}
        os.makedirs(environment["RUNNER_TEMP"], exist_ok=True)
        done = subprocess.run(
            [shutil.which("bash"), "--noprofile", "--norc", "-eo", "pipefail", script], cwd=workspace, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, stdin=subprocess.DEVNULL)
        result.text += done.stdout
        lines = output.read_text().splitlines()
        self.outputs[step.get("id")] = dict(line.split("=", 1) for line in lines)
        return done.returncode

    def restore(self, step):
        if not step["uses"].startswith("actions/cache@"):
            raise Unknown(f"action {step['uses']}")
        path, key = (self.text(step["with"][name]) for name in ("path", "key"))
        is_hit = key in self.cache
        if is_hit:
            shutil.copytree(self.cache[key], path, dirs_exist_ok=True)
        self.outputs[step["id"]] = {"cache-hit": "true" if is_hit else ""}
        self.pending = (path, key)

    def save(self):
        """What the cache action does after the job."""
        path, key = getattr(self, "pending", (None, None))
        if key and key not in self.cache:
            copy = tempfile.mkdtemp(prefix="cache-", dir=self.folder.parent)
            shutil.copytree(path, copy, dirs_exist_ok=True)
            self.cache[key] = copy

    def holds(self, condition):
        for part in filter(None, condition.split(" && ")):
            found = re.fullmatch(r"(\S+) (==|!=) '([^']*)'", part)
            if not found:
                raise Unknown(f"condition {part}")
            if (self.value(found[1]) == found[3]) != (found[2] == "=="):
                return False
        return True

    def text(self, value):
        return re.sub(r"\$\{\{\s*(.*?)\s*\}\}", lambda found: self.value(found[1]), str(value))

    def value(self, expression):
        context, _, rest = expression.partition(".")
        if context == "inputs" and rest in self.inputs:
            return self.inputs[rest]
        if expression == "github.action_ref":
            return self.reference
        found = re.fullmatch(r"steps\.(\w+)\.outputs\.([\w-]+)", expression)
        if not found:
            raise Unknown(f"expression {expression}")
        return self.outputs.get(found[1], {}).get(found[2], "")
