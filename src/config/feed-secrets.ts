import { isRecord, parseJson } from './json.js';
import { readRegularFile } from './live-file.js';

/** Credentials for feeds: HTTP headers, by the host, `host:port` or URL of the feeds that get them. Never log them. */
export type FeedSecrets = Readonly<Record<string, Readonly<Record<string, string>>>>;

const MAX_BYTES = 4 * 1024 * 1024;
const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
/** Headers that the HTTP client sets itself, so that the file of credentials may not contain them. */
const RESERVED = /^(?:host|connection|content-length|transfer-encoding|te|trailer|upgrade|proxy-.*)$/i;

/**
 * Reads the file of credentials of feeds, in JSON:
 *
 *     {
 *       "courier.example": { "basic": { "username": "desk", "password": "…" } },
 *       "https://paper.example/members.xml": { "headers": { "Authorization": "Bearer …" } }
 *     }
 * @throws Error that names faults by their position in the file: keys and values may be secrets
 */
export function readFeedSecretsFile(path: string): FeedSecrets {
  const entries = Object.entries(readDocument(path));
  const faults: string[] = [];
  const secrets = entries.map(([key, value], i) => {
    const place = `entry ${i + 1}`;
    const name = nameOf(key);
    if (name === null) faults.push(`${place} must be named by a host, host:port or the address of a feed`);
    const headers = headersOf(value);
    if (headers === null)
      faults.push(`${place} must be {"headers": {…}} or {"basic": {"username", "password"}}`);
    return [name ?? '', headers ?? {}] as const;
  });
  if (faults.length > 0) throw new Error(faults.join('; '));
  return Object.fromEntries(secrets);
}

function readDocument(path: string): Record<string, unknown> {
  let document: unknown;
  try {
    document = parseJson(readRegularFile(path, MAX_BYTES).toString());
  } catch {
    throw new Error('names a file that cannot be read, or is not JSON');
  }
  if (!isRecord(document)) throw new Error('names a file that holds no JSON object');
  return document;
}

function nameOf(key: string): string | null {
  const written = key.trim();
  if (/^https?:\/\//i.test(written)) {
    const url = URL.canParse(written) ? new URL(written) : null;
    if (url === null || url.username || url.password) return null;
    url.hash = '';
    return url.href;
  }
  const url = URL.canParse(`http://${written}`) ? new URL(`http://${written}`) : null;
  if (url === null || /[/?#@]/.test(written) || url.hostname === '') return null;
  // `URL` drops the default port, which is written on purpose here.
  const port = /:(\d+)$/.exec(written)?.[1];
  return port === undefined ? url.hostname : `${url.hostname}:${Number(port)}`;
}

function headersOf(value: unknown): Record<string, string> | null {
  if (!isRecord(value) || Object.keys(value).length !== 1) return null;
  const { headers, basic } = value;
  if (isRecord(basic)) {
    const { username, password } = basic;
    if (typeof username !== 'string' || typeof password !== 'string' || username.includes(':')) return null;
    return { Authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}` };
  }
  if (!isRecord(headers) || Object.keys(headers).length === 0) return null;
  const isValid = ([name, text]: [string, unknown]): boolean =>
    HEADER_NAME.test(name) && !RESERVED.test(name) && typeof text === 'string' && /^[\x20-\x7e]*$/.test(text);
  return Object.entries(headers).every(isValid) ? (headers as Record<string, string>) : null;
}
