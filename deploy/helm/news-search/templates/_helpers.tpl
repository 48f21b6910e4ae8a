{{/* Labels of an object, or of the pods that a selector finds. Context: component, or "" for one instance. */}}
{{- define "news-search.labels" -}}
app.kubernetes.io/name: news-search
{{- with . }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{/* Changes with the settings, so that pods restart. Sources are read again by the service itself. Context: root. */}}
{{- define "news-search.annotations" -}}
checksum/settings: {{ list .Values.settings .Values.gateway .Values.replicas.opensearch | toJson | sha256sum | trunc 16 | quote }}
{{- end }}

{{/* Everything of a pod except its labels. Context: root, component, env, startup, resources, data (whether it has a volume). */}}
{{- define "news-search.pod" -}}
{{- $v := .root.Values -}}
automountServiceAccountToken: false
# The delay below and the ten seconds in which the service stops, with some to spare.
terminationGracePeriodSeconds: 30
{{- if eq .component "api" }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "news-search.labels" "api" | nindent 8 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
containers:
  - name: news-search
    image: {{ $v.image.repository }}:{{ $v.image.tag | default .root.Chart.AppVersion }}
    envFrom:
      - configMapRef: { name: news-search }
      {{- with $v.settingsSecret }}
      - secretRef: { name: {{ . }} }
      {{- end }}
    env:
      {{- range $name, $value := .env }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
    ports:
      - { name: http, containerPort: 3000 }
      - { name: management, containerPort: 3001 }
    startupProbe:
      httpGet: { path: {{ .startup }}, port: management }
      periodSeconds: 2
      failureThreshold: 60
    livenessProbe:
      httpGet: { path: /livez, port: management }
      periodSeconds: 10
      timeoutSeconds: 3
    readinessProbe:
      httpGet: { path: /readyz, port: management }
      periodSeconds: 5
      timeoutSeconds: 3
    resources: {{- toYaml .resources | nindent 6 }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    volumeMounts:
      - { name: tmp, mountPath: /tmp }
      {{- if .data }}
      - { name: data, mountPath: /data }
      {{- end }}
      {{- range $name, $_ := include "news-search.secrets" $v | fromYaml }}
      - { name: {{ $name }}, mountPath: /run/secrets/{{ $name }}, readOnly: true }
      {{- end }}
      {{- if $v.sources }}
      - { name: sources, mountPath: /etc/news-search/sources, readOnly: true }
      {{- end }}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }
  {{- if eq .data "claim" }}
  - name: data
    persistentVolumeClaim: { claimName: news-search }
  {{- end }}
  {{- range $name, $secret := include "news-search.secrets" $v | fromYaml }}
  - name: {{ $name }}
    secret: { secretName: {{ $secret }} }
  {{- end }}
  {{- if $v.sources }}
  - name: sources
    configMap: { name: news-search-sources }
  {{- end }}
{{- end }}

{{/* Volumes of secrets: name of the volume and of the Secret. */}}
{{- define "news-search.secrets" -}}
{{- if eq .gateway.auth "keys" }}
keys: {{ .gateway.keysSecret }}
{{- end }}
{{- with .gateway.proxySecret }}
gateway: {{ . }}
{{- end }}
{{- if .replicas.enabled }}
replicas: {{ .replicas.secret }}
{{- end }}
{{- end }}
