#!/bin/sh
# A run-script phase for Xcode that works with ENABLE_USER_SCRIPT_SANDBOXING: it reads only files that the phase declares.
# - Input file list: the sources and .grouplint.yml. Run "grouplint doctor --xcode" in the directory of the project to print it.
# - Output file: $(DERIVED_FILE_DIR)/grouplint.stamp. With it, Xcode runs the phase only when an input has changed.
# - Write the deployment targets into .grouplint.yml: the sandbox also hides the project file.
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

# --no-project: the sandbox shows no other files than the declared ones. Declare all sources of the project, because where a
# view is shown can decide whether its code is right. Diagnostics show in Xcode and do not fail the build; let CI fail.
list_inputs | grep '\.swift$' \
    | grouplint lint --quiet --format xcode --fail-on never --allow-empty --no-project --root "${SRCROOT:-.}" --files-from -
code=$?
if [ "$code" -eq 0 ] && [ -n "${SCRIPT_OUTPUT_FILE_0:-}" ]; then touch "$SCRIPT_OUTPUT_FILE_0"; fi
exit "$code"
