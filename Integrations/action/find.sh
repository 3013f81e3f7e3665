#!/usr/bin/env bash
# Downloads the program of a release, or says where a program that is built from source belongs. Writes these outputs:
#   program   path of the program
#   build     true if it has to be built, else false
#   folder    if it has to be built: folder to keep in the cache
#   key       if it has to be built: key for the cache; it changes with the sources and with the toolchain
# Environment: VERSION and CHECKSUM (inputs, may be empty), ACTION_REF (branch, tag or commit of the action, may be empty).
# GROUPLINT_RELEASES may be the address of a mirror with the same folders as the releases on GitHub.
# It also runs with bash 3.2, which macOS has.
set -euo pipefail

releases=${GROUPLINT_RELEASES:-https://github.com/GroupLint/GroupLint/releases/download}
work=$RUNNER_TEMP/grouplint
sources=$GITHUB_ACTION_PATH

fail() {
    echo "::error title=GroupLint::$1"
    exit 1
}

output() { printf '%s=%s\n' "$1" "$2" >> "$GITHUB_OUTPUT"; }

sha256() { if command -v sha256sum > /dev/null; then sha256sum; else shasum -a 256; fi; }

download() { # ADDRESS FILE
    if command -v curl > /dev/null; then
        curl --fail --silent --show-error --location --retry 3 --output "$2" "$1"
    elif command -v wget > /dev/null; then
        wget -q -O "$2" "$1"
    else
        echo "neither curl nor wget is installed" >&2
        return 1
    fi
}

# The part of the archive's name that names this system; empty if releases have no program for it.
system_name() {
    case "$(uname -s)-$(uname -m)" in
        Linux-x86_64) echo linux-x86_64 ;;
        Linux-aarch64 | Linux-arm64) echo linux-aarch64 ;;
        Darwin-*) echo macos-universal ;;
    esac
}

# Downloads the archive of a version and unpacks it. Returns 1 if it cannot be downloaded; a wrong checksum ends the step.
install_release() { # VERSION
    local system archive sum
    system=$(system_name)
    [ -n "$system" ] || { echo "GroupLint $1 has no program for $(uname -s) on $(uname -m)"; return 1; }
    archive=grouplint-$1-$system.tar.gz
    mkdir -p "$work/$1" || return 1
    download "$releases/$1/$archive" "$work/$archive" || return 1
    sum=$CHECKSUM
    if [ -z "$sum" ]; then
        download "$releases/$1/SHA256SUMS" "$work/SHA256SUMS" || return 1
        sum=$(awk -v name="$archive" '$2 == name { print $1 }' "$work/SHA256SUMS")
    fi
    if [ "$(sha256 < "$work/$archive" | cut -d ' ' -f 1)" != "$sum" ]; then
        fail "the checksum of $archive is not the expected one; nothing was run"
    fi
    tar -xzf "$work/$archive" -C "$work/$1" --strip-components=1 || fail "$archive could not be unpacked"
    output program "$work/$1/bin/grouplint"
    output build false
}

source_version() { sed -n 's/.*version = "\(.*\)"/\1/p' "$sources/Sources/GroupLintCore/Source/ToolIdentity.swift"; }

cache_key() {
    local sum
    sum=$({
        swift --version 2>&1
        cd "$sources"
        find Package.swift Sources -type f | LC_ALL=C sort | while IFS= read -r file; do
            echo "$file"
            cat "$file"
        done
    } | sha256 | cut -c 1-32)
    echo "grouplint-$RUNNER_OS-$RUNNER_ARCH-$sum"
}

wanted=${VERSION#v}
if [ -n "$wanted" ]; then
    [[ $wanted =~ ^[0-9]+\.[0-9]+\.[0-9]+(-[0-9A-Za-z.]+)?$ ]] || fail "the input version is not a version such as 0.2.0"
    install_release "$wanted" || fail "GroupLint $wanted could not be downloaded; leave out the input version to build it"
    exit 0
fi
# The runner keeps an action in a folder with the name of its tag, branch or commit.
reference=${ACTION_REF:-$(basename "$sources")}
if [[ $reference =~ ^(v[0-9]+|v?[0-9]+(\.[0-9]+)+)$ ]]; then
    if install_release "$(source_version)"; then exit 0; fi
    echo "The release could not be downloaded. GroupLint is built from source."
fi
command -v swift > /dev/null || fail "Swift is not installed to build GroupLint; set the input version to use a release"
output program "$work/source/grouplint"
output build true
output folder "$work/source"
output key "$(cache_key)"
