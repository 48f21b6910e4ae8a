# Sourced: what some tests look with, installed where that is possible. What stays away is named by the tests.
cache=${XDG_CACHE_HOME:-$HOME/.cache}/news-search
can_install() { command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; }

if can_install; then
  [ -x /usr/bin/chromium ] && command -v promtool >/dev/null || timeout 120 apt-get update -qq >/dev/null 2>&1
  if [ ! -x /usr/bin/chromium ]; then
    timeout 240 apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1
  fi
  # Only the one program of a package that would bring a server.
  if ! command -v promtool >/dev/null && [ ! -x "$cache/prometheus/usr/bin/promtool" ]; then
    mkdir -p "$cache/prometheus" &&
      (cd "$cache/prometheus" && timeout 120 apt-get download -qq prometheus && dpkg -x prometheus_*.deb .) >/dev/null 2>&1
  fi
fi
if ! command -v promtool >/dev/null && [ -x "$cache/prometheus/usr/bin/promtool" ]; then
  export PROMTOOL=$cache/prometheus/usr/bin/promtool
fi
