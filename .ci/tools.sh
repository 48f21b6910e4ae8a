# Sourced: installs tools of some tests where possible. Tests name missing ones.
cache=${XDG_CACHE_HOME:-$HOME/.cache}/news-search
can_install() { command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]; }

if can_install; then
  [ -x /usr/bin/chromium ] && [ -x /usr/bin/searx-run ] && command -v redis-server >/dev/null && command -v promtool >/dev/null &&
    { command -v nginx >/dev/null || [ -x "$cache/nginx/usr/sbin/nginx" ]; } || timeout 120 apt-get update -qq >/dev/null 2>&1
  if [ ! -x /usr/bin/chromium ]; then
    timeout 240 apt-get install -y -qq --no-install-recommends chromium >/dev/null 2>&1
  fi
  if [ ! -x /usr/bin/searx-run ]; then
    timeout 240 apt-get install -y -qq --no-install-recommends searx >/dev/null 2>&1
  fi
  # The package looks for its defaults beside its code, and has them among its examples.
  searx=/usr/lib/python3/dist-packages/searx
  if [ -d "$searx" ] && [ ! -f "$searx/settings.yml" ]; then
    cp /usr/share/doc/searx/examples/settings.yml "$searx/" 2>/dev/null
  fi
  if ! command -v redis-server >/dev/null; then
    timeout 120 apt-get install -y -qq --no-install-recommends redis-server >/dev/null 2>&1
  fi
  # Only the one program of a package that would bring a server.
  if ! command -v nginx >/dev/null && [ ! -x "$cache/nginx/usr/sbin/nginx" ]; then
    mkdir -p "$cache/nginx" &&
      (cd "$cache/nginx" && timeout 120 apt-get download -qq nginx && dpkg -x nginx_*.deb .) >/dev/null 2>&1
  fi
  if ! command -v promtool >/dev/null && [ ! -x "$cache/prometheus/usr/bin/promtool" ]; then
    mkdir -p "$cache/prometheus" &&
      (cd "$cache/prometheus" && timeout 120 apt-get download -qq prometheus && dpkg -x prometheus_*.deb .) >/dev/null 2>&1
  fi
fi
if ! command -v nginx >/dev/null && [ -x "$cache/nginx/usr/sbin/nginx" ]; then
  export NGINX=$cache/nginx/usr/sbin/nginx
fi
if ! command -v promtool >/dev/null && [ -x "$cache/prometheus/usr/bin/promtool" ]; then
  export PROMTOOL=$cache/prometheus/usr/bin/promtool
fi
[ ! -x "$cache/helm/helm" ] || export HELM=$cache/helm/helm
# Definitions of the custom resources that the Helm chart renders.
if command -v go >/dev/null; then
  folder_of() { (cd / && timeout 120 go mod download -json "$1" 2>/dev/null) | sed -n 's/.*"Dir": "\(.*\)".*/\1/p'; }
  gateway=$(folder_of sigs.k8s.io/gateway-api@v1.4.1)
  operator=$(folder_of github.com/prometheus-operator/prometheus-operator@v0.85.0)
  export CUSTOM_RESOURCES=$gateway/config/crd/standard:$operator/example/prometheus-operator-crd
fi
if ! command -v kubernetes-validate >/dev/null; then
  if [ ! -x "$cache/kubernetes/bin/kubernetes-validate" ] && command -v python3 >/dev/null; then
    timeout 180 sh -c "python3 -m venv '$cache/kubernetes' && '$cache/kubernetes/bin/pip' install -q kubernetes-validate" >/dev/null 2>&1
  fi
  [ ! -x "$cache/kubernetes/bin/kubernetes-validate" ] || export KUBERNETES_VALIDATE=$cache/kubernetes/bin/kubernetes-validate
fi
