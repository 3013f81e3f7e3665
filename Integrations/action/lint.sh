#!/usr/bin/env bash
# Lints with $PROGRAM and the inputs PATHS and ARGUMENTS (one per line), FAIL_ON, SARIF and SUMMARY. Exits as GroupLint does.
set -euo pipefail

fail() {
    echo "::error title=GroupLint::$1"
    exit 2
}

options=(--format github)
[ -z "$FAIL_ON" ] || options+=(--fail-on "$FAIL_ON")
[ -z "$SARIF" ] || options+=(--report "sarif=$SARIF")
report=
if [ "$SUMMARY" = true ] && [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
    report=$RUNNER_TEMP/grouplint-summary.md
    rm -f "$report"
    options+=(--report "markdown=$report")
fi

while IFS= read -r line || [ -n "$line" ]; do
    [ -n "$line" ] || continue
    case $line in
        *=[\"\']*[\"\']) fail "arguments: leave out the quotes; a line is one option with its value" ;;
        -*=*) ;;
        -*' '*) fail "arguments: write one option per line, with = before its value: --exclude=My Folder/" ;;
    esac
    options+=("$line")
done <<< "$ARGUMENTS"

options+=(--)
count=${#options[@]}
while IFS= read -r line || [ -n "$line" ]; do
    [ -z "$line" ] || options+=("$line")
done <<< "$PATHS"
[ "${#options[@]}" -gt "$count" ] || options+=(.)

code=0
"$PROGRAM" lint "${options[@]}" || code=$?
if [ -n "$report" ] && [ -f "$report" ]; then cat "$report" >> "$GITHUB_STEP_SUMMARY"; fi
exit "$code"
