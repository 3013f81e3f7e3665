#!/bin/sh
# A run-script phase for Xcode that works with ENABLE_USER_SCRIPT_SANDBOXING on: it reads only files that the phase
# declares. Add the sources and .grouplint.yml as an input file list, which grouplint doctor --xcode prints when it is run in the
# directory of the project, and $(DERIVED_FILE_DIR)/grouplint.stamp as the output file. Then Xcode runs the phase only when one of
# them has changed. State the deployment targets in .grouplint.yml: the sandbox hides the project file, too.
set -u
PATH="/opt/homebrew/bin:/usr/local/bin:$HOME/.local/bin:$PATH"

if ! command -v grouplint > /dev/null; then
    echo "warning: grouplint is not installed; see the README of GroupLint"
    exit 0
fi

list_inputs() {
    number=0
    while [ "$number" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
        eval "printf '%s\n' \"\$SCRIPT_INPUT_FILE_$number\""
        number=$((number + 1))
    done
    number=0
    while [ "$number" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
        eval "cat \"\$SCRIPT_INPUT_FILE_LIST_$number\""
        number=$((number + 1))
    done
}

# Warnings show in Xcode and do not fail the build; a gate is for CI.
list_inputs | grep '\.swift$' \
    | grouplint lint --quiet --format xcode --fail-on never --allow-empty --root "${SRCROOT:-.}" --files-from -
code=$?
if [ "$code" -eq 0 ] && [ -n "${SCRIPT_OUTPUT_FILE_0:-}" ]; then touch "$SCRIPT_OUTPUT_FILE_0"; fi
exit "$code"
