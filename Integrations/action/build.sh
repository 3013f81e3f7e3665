#!/usr/bin/env bash
# Builds GroupLint from the sources of the action, and copies it to $PROGRAM.
set -euo pipefail

swift build --package-path "$GITHUB_ACTION_PATH" --scratch-path "$RUNNER_TEMP/grouplint-build" \
    -c release --product grouplint -Xswiftc -gnone
mkdir -p "$(dirname "$PROGRAM")"
cp "$RUNNER_TEMP/grouplint-build/release/grouplint" "$PROGRAM"
