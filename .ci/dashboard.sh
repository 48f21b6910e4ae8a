#!/usr/bin/env bash
# Compares the dashboard with the types that Grafana generates of its schema (npm's @grafana/schema). Grafana itself is not
# here to open it.
set -uo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
folder=$cache/grafana
mkdir -p "$folder"
[ -d "$folder/node_modules/@grafana/schema" ] ||
  timeout 240 npm i --prefix "$folder" --ignore-scripts --no-audit --no-fund --legacy-peer-deps @grafana/schema@13.2.3 >/dev/null 2>&1 ||
  { echo 'skipped: the dashboard, @grafana/schema is not here'; exit 0; }
{
  echo "import type { Dashboard } from '@grafana/schema';"
  # JSON has the values of an enum, not its members.
  # shellcheck disable=SC2016
  echo 'type Plain<T> = T extends string ? `${T}` : T extends number ? `${T}` extends `${infer N extends number}` ? N : T
    : T extends (infer U)[] ? Plain<U>[] : T extends object ? { [K in keyof T]: Plain<T[K]> } : T;'
  printf 'export const dashboard: Plain<Dashboard> = '
  cat deploy/grafana-dashboard.json
} >"$folder/dashboard.ts"
node node_modules/typescript/bin/tsc --ignoreConfig --noEmit --strict --skipLibCheck --moduleResolution bundler --module esnext --target es2022 "$folder/dashboard.ts"
