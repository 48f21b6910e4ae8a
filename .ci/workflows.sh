#!/usr/bin/env bash
# Checks .github/workflows with actionlint, which is built from its Go module where it is missing.
set -uo pipefail
cd "$(dirname "$0")/.."
cache=${XDG_CACHE_HOME:-$HOME/.cache}/news-search
if ! command -v actionlint >/dev/null && [ ! -x "$cache/actionlint/actionlint" ]; then
  command -v go >/dev/null &&
    GOBIN=$cache/actionlint timeout 300 go install github.com/rhysd/actionlint/cmd/actionlint@v1.7.7 >/dev/null 2>&1 ||
    { echo 'skipped: the workflows, actionlint is not here'; exit 0; }
fi
PATH=$PATH:$cache/actionlint actionlint
