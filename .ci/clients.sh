#!/usr/bin/env bash
# Clients generated from /openapi.json by what others use, compiled and run against the demo. Needs a build; a tool that
# cannot be had here is skipped by name. The programs are in .ci/clients.
set -uo pipefail
cd "$(dirname "$0")/.."
root=$PWD
cache=${XDG_CACHE_HOME:-$HOME/.cache}/news-search/clients
generator=7.17.0
status=0
mkdir -p "$cache"

. .ci/demo.sh
curl -fsSo "$work/openapi.json" "$BASE_URL/openapi.json" || exit 1

skip() { echo "skipped: $1, $2 is not here"; }

# client NAME COMMAND: says how it went; what it wrote only where it failed.
client() {
  if "$2" >"$work/log" 2>&1; then
    echo "ok: $1: $(grep " " "$work/log" | tail -1)"
  else
    status=1
    echo "FAILED: $1"
    cat "$work/log"
  fi
}

# by_openapi_generator LANGUAGE OPTION…
by_openapi_generator() {
  local log
  log=$(java -jar "$jar" generate -i "$work/openapi.json" -o "$work/$1" -g "$@" 2>&1) || { echo "$log"; return 1; }
}

openapi_python_client() {
  cd "$work" && PATH="$cache/python/bin:$PATH" openapi-python-client generate --path openapi.json --output-path python-client --fail-on-warning &&
    cd python-client && cp "$root/.ci/clients/openapi_python_client.py" use.py &&
    "$cache/python/bin/mypy" --strict news_search_client use.py && "$cache/python/bin/python" use.py
}
generator_python() {
  by_openapi_generator python && cd "$work/python" && cp "$root/.ci/clients/openapi_generator.py" use.py &&
    "$cache/python/bin/python" -W error use.py
}
oapi_codegen() {
  mkdir -p "$work/oapi/use" && cd "$work/oapi" &&
    "$cache/go/oapi-codegen" -generate types,client -package news -o news.go ../openapi.json &&
    cp "$root/.ci/clients/oapi-codegen.go" use/main.go &&
    go mod init example.com/news && go mod tidy && go vet ./... && go run ./use
}
generator_go() {
  by_openapi_generator go && mkdir -p "$work/go/use" && cd "$work/go" &&
    cp "$root/.ci/clients/openapi-generator.go" use/main.go && go vet . ./use && go run ./use
}
generator_java() {
  by_openapi_generator java --library native --additional-properties useSingleRequestParameter=true && cd "$work/java" && cp "$root/.ci/clients/OpenApiGenerator.java" src/main/java/ &&
    mvn -q -B -Dstyle.color=never compile exec:java -Dexec.mainClass=OpenApiGenerator
}

if [ ! -d "$cache/node_modules/openapi-fetch" ]; then
  npm install --prefix "$cache" --no-audit --no-fund --silent openapi-fetch@0.17 openapi-typescript@7 >/dev/null 2>&1
fi
if [ -d "$cache/node_modules/openapi-fetch" ]; then
  npm run --silent test:system -- clients/clients 2>&1 || status=1
else
  skip 'openapi-typescript and openapi-fetch' npm
fi

if [ ! -x "$cache/python/bin/openapi-python-client" ]; then
  python3 -m venv --clear "$cache/python" >/dev/null 2>&1 &&
    "$cache/python/bin/pip" install -q openapi-python-client mypy ruff pydantic python-dateutil types-python-dateutil urllib3 typing-extensions >/dev/null 2>&1
fi
has_python=$([ -x "$cache/python/bin/openapi-python-client" ] && echo yes)
if [ -n "$has_python" ]; then client openapi-python-client openapi_python_client; else skip openapi-python-client 'Python with pip'; fi

if command -v go >/dev/null; then
  [ -x "$cache/go/oapi-codegen" ] ||
    GOBIN="$cache/go" go install github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2 >/dev/null 2>&1
fi
if [ -x "$cache/go/oapi-codegen" ]; then client oapi-codegen oapi_codegen; else skip oapi-codegen Go; fi

jar=$HOME/.m2/repository/org/openapitools/openapi-generator-cli/$generator/openapi-generator-cli-$generator.jar
if command -v java >/dev/null && command -v mvn >/dev/null && [ ! -f "$jar" ]; then
  mvn -q -B dependency:get "-Dartifact=org.openapitools:openapi-generator-cli:$generator" >/dev/null 2>&1
fi
if [ -f "$jar" ]; then
  [ -n "$has_python" ] && client 'OpenAPI Generator, Python' generator_python
  command -v go >/dev/null && client 'OpenAPI Generator, Go' generator_go
  client 'OpenAPI Generator, Java' generator_java
else
  skip 'OpenAPI Generator' Maven
fi
exit "$status"
