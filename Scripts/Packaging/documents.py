"""Texts of a release: the Homebrew formula, the list of components (SPDX) and the notes."""

import json
import re
import time

from packing import sha256
from platforms import PLATFORMS

REPOSITORY = "https://github.com/GroupLint/GroupLint"
SUMMARY = "Linter that finds SwiftUI code that does not do what it appears to do"

# What the linker puts into a static program: name, license, and where the source is. As in THIRD-PARTY.md.
STATIC_PARTS = [
    ("swift-runtime", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift"),
    ("swift-foundation", "Apache-2.0 WITH Swift-exception", "https://github.com/swiftlang/swift-foundation"),
    ("glibc", "LGPL-2.1-or-later", "https://sourceware.org/git/glibc.git"),
    ("libstdc++", "GPL-3.0-or-later WITH GCC-exception-3.1", "https://gcc.gnu.org/git/gcc.git"),
]


def download(version, name):
    """The address of a file of the release."""
    return f"{REPOSITORY}/releases/download/{version}/{name}"


def with_absolute_links(text, version):
    """A Markdown document of the repository in which links to other files of the repository have whole addresses."""
    return re.sub(r"\]\((?!https?:|#|mailto:)([^)\s]+)\)", rf"]({REPOSITORY}/blob/{version}/\1)", text)


def formula(version, archives):
    """The Homebrew formula. `archives` has the name and the bytes of the archive of each platform."""

    def source(platform, indent):
        name, data = archives[platform]
        return f'{indent}url "{download(version, name)}"\n{indent}sha256 "{sha256(data)}"\n'

    blocks = []
    if "macos-universal" in archives:
        blocks.append("  on_macos do\n    depends_on macos: :ventura\n" + source("macos-universal", "    ") + "  end\n")
    linux = [(word, name) for word, name in [("arm", "linux-aarch64"), ("intel", "linux-x86_64")] if name in archives]
    if linux:
        inner = "".join(f"    on_{word} do\n{source(name, '      ')}    end\n" for word, name in linux)
        blocks.append(f"  on_linux do\n{inner}  end\n")
    return f"""class Grouplint < Formula
  desc "{SUMMARY}"
  homepage "{REPOSITORY}"
  version "{version}"
  license "MIT"

{chr(10).join(blocks)}
  def install
    bin.install "bin/grouplint"
    man1.install "share/man/man1/grouplint.1"
    bash_completion.install "share/bash-completion/completions/grouplint"
    zsh_completion.install "share/zsh/site-functions/_grouplint"
    fish_completion.install "share/fish/vendor_completions.d/grouplint.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{{bin}}/grouplint version")
    (testpath/"Home.swift").write "import SwiftUI\\n"
    system bin/"grouplint", testpath
  end
end
"""


def package(identifier, name, version, license_, location, **more):
    return {
        "SPDXID": f"SPDXRef-{identifier}", "name": name, "versionInfo": version, "downloadLocation": location,
        "filesAnalyzed": False, "licenseConcluded": license_, "licenseDeclared": license_, "copyrightText": "NOASSERTION",
        **more}


def components(version, epoch, archives, toolchain):
    """The list of components as SPDX 2.3 in JSON. `toolchain` is the version of Swift."""
    parts = {name: package(f"Part-{name.replace('+', 'p')}", name, toolchain if name.startswith("swift") else "NOASSERTION",
                           license_, location) for name, license_, location in STATIC_PARTS}
    source = package("Source", "GroupLint", version, "MIT", f"git+{REPOSITORY}@{version}", supplier="Organization: GroupLint")
    packages, relations = [source], []
    for platform, (name, data) in sorted(archives.items()):
        is_static = PLATFORMS[platform]["is_static"]
        licenses = sorted({"MIT", *(part["licenseDeclared"] for part in parts.values() if is_static)})
        packages.append(package(
            f"Archive-{platform.replace('_', '-')}", name, version, " AND ".join(licenses), download(version, name),
            packageFileName=name, checksums=[{"algorithm": "SHA256", "checksumValue": sha256(data)}]))
        archive = packages[-1]["SPDXID"]
        relations += [("SPDXRef-DOCUMENT", "DESCRIBES", archive), (archive, "GENERATED_FROM", "SPDXRef-Source")]
        relations += [(archive, "STATIC_LINK", part["SPDXID"]) for part in parts.values() if is_static]
    if any(kind == "STATIC_LINK" for _, kind, _ in relations):
        packages += parts.values()
    unique = sha256("".join(sha256(data) for _, (_, data) in sorted(archives.items())).encode())
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"GroupLint {version}",
        "documentNamespace": f"{REPOSITORY}/spdx/{version}/{unique}",
        "creationInfo": {
            "created": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(epoch)),
            "creators": ["Organization: GroupLint", f"Tool: Scripts/release-{version}"]},
        "packages": packages,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations],
    }
    return json.dumps(document, indent=2) + "\n"


def section(changelog, version):
    """The section of CHANGELOG.md on a version, without its heading; nothing if there is none."""
    found = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|^\[[^\]]+\]: )", changelog, re.MULTILINE | re.DOTALL)
    return found[1].strip() if found else None


def notes(version, changelog, bundle):
    """The text of the release: its section of CHANGELOG.md, and how to name the artifact bundle in a package."""
    name, data = bundle
    return f"""{section(changelog, version)}

### For packages

```swift
.binaryTarget(
    name: "GroupLintBinary",
    url: "{download(version, name)}",
    checksum: "{sha256(data)}")
```

Check a file of this release: `sha256sum --check --ignore-missing SHA256SUMS`, and where it comes from:
`gh attestation verify FILE --repo GroupLint/GroupLint`.
"""
