#!/usr/bin/env bash
# Schemathesis with all its checks against the demo: does the service do what /openapi.json says? Needs a build.
# SEED and EXAMPLES choose other requests than the usual ones.
set -uo pipefail
cd "$(dirname "$0")/.."

version=4.32.5
venv=${XDG_CACHE_HOME:-$HOME/.cache}/news-search/schemathesis-$version

skip() {
  echo "skipped: Schemathesis, $1"
  exit 0
}

command -v python3 >/dev/null || skip 'python3 is not here'
python3 -c 'import sys; sys.exit(sys.version_info < (3, 10))' || skip 'python3 is older than 3.10'
python3 -c 'import venv, ensurepip' 2>/dev/null || skip 'python3 has no venv or no pip'
if [ ! -x "$venv/bin/st" ]; then
  python3 -m venv --clear "$venv" && "$venv/bin/pip" install --quiet "schemathesis==$version" ||
    skip 'pip could not install it'
fi

. .ci/demo.sh

# In a folder of its own, where its caches and reports may stay behind.
config=$PWD/.ci/schemathesis.toml
export SCHEMATHESIS_HOOKS=$PWD/.ci/schemathesis_hooks.py PYTHONDONTWRITEBYTECODE=1
cd "$work"
timeout 1800 "$venv/bin/st" --config-file "$config" run "$BASE_URL/openapi.json" --checks all \
  -H 'x-gateway-key: schemathesis' -H 'x-gateway-host: 127.0.0.1' --seed "${SEED:-11}" \
  --max-examples "${EXAMPLES:-8}" --continue-on-failure --suppress-health-check too_slow --generation-database none --no-color
