{{/* The chart's name, or nameOverride. Context: root. */}}
{{- define "news-search.name" -}}
{{- .Values.nameOverride | default .Chart.Name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/*
Begins the name of every object: of two releases in one namespace, no object has the same name. At most 42 characters:
with "-ingestion" a StatefulSet's name may have 52, since its pods have it in a label. Context: root.
*/}}
{{- define "news-search.fullname" -}}
{{- $name := include "news-search.name" . }}
{{- $full := .Values.fullnameOverride | default (eq $name .Release.Name | ternary $name (printf "%s-%s" .Release.Name $name)) }}
{{- if gt (len $full) 42 }}
{{- $full = printf "%s-%s" (trunc 33 $full | trimSuffix "-") (sha256sum $full | trunc 8) }}
{{- end }}
{{- $full }}
{{- end }}

{{/* Name of the claim of the index, which the pod that ingests mounts. Context: root. */}}
{{- define "news-search.claim" -}}
{{- .Values.storage.existingClaim | default (include "news-search.fullname" .) }}
{{- end }}

{{/* Labels of an object, or of the pods that a selector finds. Context: root, and component or "" for one instance. */}}
{{- define "news-search.labels" -}}
app.kubernetes.io/name: {{ include "news-search.name" .root }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
{{- with .component }}
app.kubernetes.io/component: {{ . }}
{{- end }}
{{- end }}

{{/* Changes with the settings, so that pods restart. Sources are read again by the service itself. Context: root. */}}
{{- define "news-search.annotations" -}}
checksum/settings: {{ list .Values.settings .Values.gateway .Values.replicas.opensearch | toJson | sha256sum | trunc 16 | quote }}
{{- include "news-search.texts" .Values.podAnnotations }}
{{- end }}

{{/* A value as text: a number keeps its digits, and `on`, `yes` and `true`, which YAML takes for the same, are "true". */}}
{{- define "news-search.text" -}}
{{- kindIs "string" . | ternary . (toJson .) | quote }}
{{- end }}

{{/* A map of texts, a line each. Context: the map. */}}
{{- define "news-search.texts" -}}
{{- range $name, $value := . }}
{{ $name | quote }}: {{ include "news-search.text" $value }}
{{- end }}
{{- end }}

{{/* Everything of a pod except its labels. Context: root, component, env, resources, data (whether it has the volume). */}}
{{- define "news-search.pod" -}}
{{- $v := .root.Values -}}
{{- $full := include "news-search.fullname" .root -}}
automountServiceAccountToken: false
{{- with ($v.serviceAccount | default dict).name }}
serviceAccountName: {{ . }}
{{- end }}
{{- with $v.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $v.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $v.nodeSelector }}
nodeSelector: {{- include "news-search.texts" . | trim | nindent 2 }}
{{- end }}
{{- with $v.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with $v.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
# The delay below and the ten seconds in which the service stops, with some to spare.
terminationGracePeriodSeconds: 30
{{- if eq .component "api" }}
topologySpreadConstraints:
  - maxSkew: 1
    topologyKey: kubernetes.io/hostname
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{- include "news-search.labels" (dict "root" .root "component" "api") | nindent 8 }}
{{- end }}
{{- with $v.podSecurityContext }}
securityContext: {{- toYaml . | nindent 2 }}
{{- end }}
containers:
  - name: news-search
    {{- if $v.image.digest }}
    image: {{ $v.image.repository }}@{{ $v.image.digest }}
    {{- else }}
    image: {{ $v.image.repository }}:{{ $v.image.tag | default .root.Chart.AppVersion }}
    {{- end }}
    envFrom:
      - configMapRef: { name: {{ $full }} }
      {{- with $v.settingsSecret }}
      - secretRef: { name: {{ . }} }
      {{- end }}
    env:
      {{- range $name, $value := .env }}
      - { name: {{ $name }}, value: {{ include "news-search.text" $value }} }
      {{- end }}
      {{- with $v.extraEnv }}
      {{- toYaml . | nindent 6 }}
      {{- end }}
    ports:
      - { name: http, containerPort: 3000 }
      - { name: management, containerPort: 3001 }
    startupProbe:
      httpGet: { path: /livez, port: management }
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
    {{- with $v.securityContext }}
    securityContext: {{- toYaml . | nindent 6 }}
    {{- end }}
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
      {{- with $v.extraVolumeMounts }}
      {{- toYaml . | nindent 6 }}
      {{- end }}
volumes:
  - name: tmp
    emptyDir: { sizeLimit: 64Mi }
  {{- if .data }}
  - name: data
    persistentVolumeClaim: { claimName: {{ include "news-search.claim" .root }} }
  {{- end }}
  {{- range $name, $secret := include "news-search.secrets" $v | fromYaml }}
  - name: {{ $name }}
    secret: { secretName: {{ $secret }} }
  {{- end }}
  {{- if $v.sources }}
  - name: sources
    configMap: { name: {{ $full }}-sources }
  {{- end }}
  {{- with $v.extraVolumes }}
  {{- toYaml . | nindent 2 }}
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
