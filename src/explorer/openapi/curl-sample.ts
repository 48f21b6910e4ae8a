/** A call in the extension that Redoc and others show beside an operation. */
export interface CodeSample {
  lang: 'Shell';
  label: 'curl';
  source: string;
}

/** How to ask for `path` on a command line; what differs from caller to caller stands in variables. */
export function curlSample(path: string, query: Record<string, string> = {}): CodeSample {
  const lines = [
    `curl -sG "$BASE_URL${path}"`,
    '-H "x-gateway-key: $KEY" -H "x-gateway-host: $HOST_NAME"',
    ...Object.entries(query).map(([name, value]) => `--data-urlencode '${name}=${value}'`),
  ];
  return { lang: 'Shell', label: 'curl', source: lines.join(' \\\n  ') };
}
