#!/usr/bin/env bash
# Builds the image and runs it, without a Docker engine: buildah, over a base made of Debian and npm's package `node`. As
# root with Debian's packages; elsewhere it is skipped by name.
set -uo pipefail
cd "$(dirname "$0")/.."
. .ci/tools.sh
export BUILDAH_ISOLATION=chroot STORAGE_DRIVER=vfs
BASE=docker.io/library/node:24-slim
IMAGE=localhost/news-search:test
PORT=24000
MANAGEMENT=http://127.0.0.1:24001

can_install && { command -v buildah && command -v debootstrap; } >/dev/null ||
  { can_install && timeout 300 apt-get install -y -qq --no-install-recommends buildah debootstrap; } >/dev/null 2>&1 ||
  { echo 'skipped: the image, buildah and debootstrap are not here'; exit 0; }

work=$(mktemp -d)
container=
running=
finish() {
  [ -z "$running" ] || kill "$running" 2>/dev/null
  [ -z "$container" ] || buildah rm "$container" >/dev/null
  rm -rf "$work"
}
trap finish EXIT
fail() { echo "image: $1"; exit 1; }

# The base of the Dockerfile, where no registry has it for us.
make_base() {
  local root=$work/rootfs c
  debootstrap --variant=minbase bookworm "$root" >/dev/null 2>&1 || return 1
  cp /etc/resolv.conf "$root/etc/"
  cp "$(.ci/node 24 node -p process.execPath)" "$root/usr/local/bin/node"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -r "$(npm root -g)/npm" "$root/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  chroot "$root" groupadd -g 1000 node && chroot "$root" useradd -u 1000 -g node -m node || return 1
  c=$(buildah from scratch) && buildah copy -q "$c" "$root" / >/dev/null &&
    buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$c" &&
    buildah commit -q "$c" "$BASE" >/dev/null && buildah rm "$c" >/dev/null
}
buildah inspect --type image "$BASE" >/dev/null 2>&1 || make_base ||
  { echo 'skipped: the image, its base cannot be made here'; exit 0; }

# npm's configuration and the certificates are mounted for the build alone.
mounts=(-v /etc/ssl/certs:/etc/ssl/certs:ro)
[ ! -f "$HOME/.npmrc" ] || mounts+=(-v "$HOME/.npmrc:/root/.npmrc:ro")
[ ! -f /etc/npmrc ] || mounts+=(-v /etc/npmrc:/usr/local/etc/npmrc:ro)
buildah bud -q --pull=never --network host --format docker "${mounts[@]}" -t "$IMAGE" . >"$work/build.log" 2>&1 ||
  { tail -20 "$work/build.log"; fail 'it does not build'; }
container=$(buildah from --pull=never "$IMAGE")
in_image() { buildah run --user node "$container" -- "$@"; }

in_group_0() { buildah run --user 54321:0 "$container" -- "$@"; }

in_group_0 touch /data/y || fail 'a user of group 0 cannot write /data'
in_image sh -c '! touch /app/dist/x 2>/dev/null && touch /data/x' || fail 'the program may change itself, or cannot write /data'
in_image node dist/cli.js serve >"$work/serve.log" 2>&1
[ $? = 78 ] && grep -q GATEWAY_TRUST_PROXY "$work/serve.log" || fail 'it starts open to all'

# As docs/guide/deploy.md has it: a keys file that is mounted by itself, and commands outside.
outside() { buildah run --user 0 -v "$work:/outside" "$container" -- node dist/cli.js keys "$@" --file /outside/keys.json; }
status_of() {
  curl -s -o /dev/null -w '%{http_code}' -H "x-gateway-key: $1" -H 'x-gateway-host: h' "http://127.0.0.1:$PORT/news/trending?language=en"
}
# until_status KEY PATTERN: within a minute.
until_status() {
  for _ in $(seq 600); do [[ $(status_of "$1") =~ $2 ]] && return; sleep 0.1; done
  fail "a key has status $(status_of "$1"), not $2"
}
outside create --plan basic >/dev/null 2>&1 && chown 1000:1000 "$work/keys.json" || fail 'no keys file is made'
buildah run --user 1000 -v "$work/keys.json:/keys.json:ro" -e PORT=$PORT -e MANAGEMENT_PORT=24001 -e MANAGEMENT_HOST=127.0.0.1 \
  -e INGEST=off -e GATEWAY_AUTH=keys -e GATEWAY_KEYS_FILE=/keys.json "$container" -- node dist/cli.js serve >"$work/keys.log" 2>&1 &
running=$!
until curl -sf $MANAGEMENT/livez >/dev/null; do kill -0 $running || { cat "$work/keys.log"; fail 'it does not start with keys'; }; sleep 0.1; done
key=$(outside create --plan basic 2>"$work/id") || fail 'no key is created'
until_status "$key" '200|503'
outside revoke "$(awk '{ print $2 }' "$work/id")" 2>/dev/null || fail 'the key is not revoked'
until_status "$key" 401
[ "$(stat -c %u:%a "$work/keys.json")" = 1000:600 ] || fail 'a command changed the owner or mode of the keys file'
kill $running && wait $running
running=

begun=$(date +%s%N)
buildah run --user node -e HOST=127.0.0.1 -e PORT=$PORT -e MANAGEMENT_PORT=24001 "$container" -- node dist/cli.js demo >"$work/demo.log" 2>&1 &
running=$!
until curl -sf $MANAGEMENT/readyz >/dev/null; do
  [ $(($(date +%s%N) - begun)) -lt 300000000000 ] || { cat "$work/demo.log"; fail 'it is not ready after five minutes'; }
  sleep 0.1
done
ready=$((($(date +%s%N) - begun) / 1000000))
status=$(curl -s -o /dev/null -w '%{http_code}' -H 'x-gateway-key: k' -H 'x-gateway-host: h' "http://127.0.0.1:$PORT/news/trending?language=en")
[ "$status" = 200 ] || fail "a search is answered $status"
resident=$(curl -s $MANAGEMENT/metrics | awk '/^news_search_process_resident_memory_bytes/ { sum += $2 } END { print int(sum / 1048576) }')
size=$(buildah images --format '{{.Size}}' "$IMAGE")
echo "image: $size, ready after $ready ms, $resident MiB resident, without the ingestion process"
