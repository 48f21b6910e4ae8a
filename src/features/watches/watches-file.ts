import { isRecord, parseJson } from '../../config/json.js';
import { readRegularFile } from '../../config/live-file.js';
import { readRequestParameters, canHaveWebhook, canBeWatched } from './watched-request.js';
import { readDeliveryCriteria } from './delivery-criteria.js';

/** A saved search. */
export interface Watch {
  id: string;
  /** Path and query of the saved request. */
  request: string;
  /** Secret token of the feed at `/feeds/<token>.atom` and `.json`; absent for no feed. */
  feed?: { token: string };
  webhook?: Webhook;
}

/** The URL to which new matches of a saved search are sent, and the secret that signs them. */
export interface Webhook {
  url: string;
  /** Secret for signatures, as in Standard Webhooks: `whsec_` and the key in base64. */
  secret: string;
}

/**
 * The file as it is written, in JSON:
 *
 *     {
 *       "watches": [
 *         {
 *           "id": "storm",
 *           "request": "/news?topic=storm&language=en",
 *           "feed": { "token": "<at least 22 characters of base64url>" },
 *           "webhook": { "url": "https://example.com/hook", "secret": "whsec_<base64 of 24 to 64 bytes>" }
 *         }
 *       ]
 *     }
 */
export interface WatchesDocument {
  watches: Watch[];
}

/** Maximum size of the file of saved searches in bytes. */
const MAX_BYTES = 4 * 1024 * 1024;
const MIN_KEY_BYTES = 24;
const MAX_KEY_BYTES = 64;

/** Reads and validates a file. @throws Error with a reason. */
export const readWatchesFile = (path: string): Watch[] =>
  parseWatches(readRegularFile(path, MAX_BYTES).toString());

/** Parses and validates a file's text. @throws Error that names faults by position, without tokens and secrets. */
export function parseWatches(text: string): Watch[] {
  const { watches } = readWatchesDocument(text);
  const faults: string[] = [];
  for (const [i, entry] of watches.entries()) {
    const place = `watches[${i}]`;
    if (isRecord(entry)) faults.push(...faultsOf(entry, place));
    else faults.push(`${place} must be an object`);
  }
  if (faults.length === 0) {
    if (hasTwice(watches.map(({ id }) => id))) faults.push('an id is listed twice');
    if (hasTwice(watches.flatMap(({ feed }) => feed?.token ?? []))) faults.push('a token is listed twice');
  }
  if (faults.length > 0) throw new Error(faults.join('; '));
  return watches;
}

/** Parses the text of a file without validating its entries. @throws Error if it is no list of saved searches. */
export function readWatchesDocument(text: string): WatchesDocument {
  const document = parseJson(text);
  if (!isRecord(document) || !Array.isArray(document['watches']))
    throw new Error('it must hold a list "watches"');
  return document as unknown as WatchesDocument;
}

function faultsOf(entry: Record<string, unknown>, place: string): string[] {
  const { id, request, feed, webhook } = entry;
  const faults: string[] = [];
  if (typeof id !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id))
    faults.push(
      `${place}.id must be 1 to 64 letters, digits, ".", "_" and "-", beginning with one of the first two`,
    );
  const isList = typeof request === 'string' && canBeWatched(request);
  if (isList) faults.push(...requestFaults(request, place));
  else
    faults.push(
      `${place}.request must be the path and query of a list of articles, such as /news?topic=storm&language=en`,
    );
  if (feed !== undefined) faults.push(...feedFaults(feed, place));
  if (webhook === undefined) return faults;
  faults.push(...webhookFaults(webhook, place));
  if (isList && !canHaveWebhook(request))
    faults.push(`${place}.webhook needs a search: /news, /news/advanced, /news/topic or /news/local`);
  if (isList && /[?&](?:exclude_)?labels=/.test(request))
    faults.push(`${place}.webhook cannot be selected by labels; use domains`);
  return faults;
}

function requestFaults(request: string, place: string): string[] {
  const own = /[?&](cursor|since)=[^&]/.exec(request)?.[1];
  if (own !== undefined) return [`${place}.request: ${own} belongs to one caller; leave it out`];
  try {
    readRequestParameters(request);
    if (canHaveWebhook(request)) readDeliveryCriteria(request);
    return [];
  } catch (error) {
    return [`${place}.request: ${(error as Error).message.replace(/\.$/, '')}`];
  }
}

function feedFaults(feed: unknown, place: string): string[] {
  const token = isRecord(feed) ? feed['token'] : undefined;
  return typeof token === 'string' && /^[A-Za-z0-9_-]{22,512}$/.test(token)
    ? []
    : [`${place}.feed.token must be at least 22 characters of base64url`];
}

function webhookFaults(webhook: unknown, place: string): string[] {
  const { url, secret } = isRecord(webhook) ? webhook : {};
  const faults: string[] = [];
  const address = typeof url === 'string' && URL.canParse(url) ? new URL(url) : null;
  const isWeb = address !== null && /^https?:$/.test(address.protocol);
  if (!isWeb || address.username !== '' || address.password !== '')
    faults.push(`${place}.webhook.url must be a web address without user and password`);
  if (typeof secret !== 'string' || signingKeyOf(secret) === null)
    faults.push(
      `${place}.webhook.secret must be whsec_ and base64 of ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES} bytes`,
    );
  return faults;
}

/** The signing key that a secret (`whsec_` and base64) contains; null for an invalid secret. */
export function signingKeyOf(secret: string): Buffer | null {
  const base64 = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(secret)?.[1];
  if (base64 === undefined) return null;
  const key = Buffer.from(base64, 'base64');
  const isCanonical = key.toString('base64').replace(/=+$/, '') === base64.replace(/=+$/, '');
  return isCanonical && key.length >= MIN_KEY_BYTES && key.length <= MAX_KEY_BYTES ? key : null;
}

const hasTwice = (texts: readonly string[]): boolean => new Set(texts).size < texts.length;
