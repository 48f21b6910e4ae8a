#!/usr/bin/env bash
# The Helm chart: lint, the manifests that it renders, and their validation. Helm is built from its Go module where it is
# missing; where it cannot be built, that is said, and the chart is not checked.
set -uo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh

if [ -z "${HELM:-}" ] && ! command -v helm >/dev/null; then
  command -v go >/dev/null && GOBIN=$cache/helm timeout 900 go install helm.sh/helm/v3/cmd/helm@v3.22.0 >/dev/null 2>&1
  if [ ! -x "$cache/helm/helm" ]; then
    echo 'skipped: the Helm chart, Helm cannot be built here'
    exit 0
  fi
  export HELM=$cache/helm/helm
fi
npm run --silent test:system -- deploy/helm deploy/deploy
