# Sourced: the demo, running until the script ends. Its address is in BASE_URL, and "$work" is a folder for the script.
work=$(mktemp -d)
touch "$work/demo.log"
PORT=0 MANAGEMENT_PORT=0 HOST=127.0.0.1 node dist/cli.js demo >"$work/demo.log" 2>&1 &
demo=$!
trap 'kill "$demo" 2>/dev/null; wait "$demo" 2>/dev/null; rm -rf "$work"' EXIT
# Ten minutes: beside other work its first polls take long, and a demo that ends is seen at once.
for _ in $(seq 1200); do
  BASE_URL=$(sed -n 's/^ *Explorer *\(.*\)\/$/\1/p' "$work/demo.log")
  [ -n "$BASE_URL" ] && break
  kill -0 "$demo" 2>/dev/null || break
  sleep 0.5
done
if [ -z "$BASE_URL" ]; then
  cat "$work/demo.log"
  echo 'the demo did not start'
  exit 1
fi
export BASE_URL
