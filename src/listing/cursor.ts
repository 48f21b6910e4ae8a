import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { Injectable, Logger } from '@nestjs/common';
import { cursorSecret } from '../config/cursor-secret.js';
import { Settings } from '../config/settings.js';
import { Problem } from '../http/problem.js';
import { type ArrivalState, MAX_ARTICLES, type PageState } from '../search/page.js';
import { HOUR, MINUTE } from '../config/durations.js';

/** Maximum length of a cursor in characters; a list whose next cursor would be longer ends with the current page. */
export const MAX_CURSOR_LENGTH = 2_000;
/** Validity of a cursor in seconds: an hour, plus a minute for which a cached response may contain it. */
const VALID_SECONDS = HOUR + MINUTE;
const DIGEST_BYTES = 16;
/** Minimum number of bytes of JSON that are compressed; compressing shorter ones would take more time than it saves. */
const DEFLATED_FROM = 700;
/** First byte of compressed data. JSON begins with `[`, so the first byte of a state shows whether it is compressed. */
const ZLIB = 0x78;

/**
 * Writes and reads cursors: texts that contain the state of a list's pages. A keyed hash binds each cursor to its
 * query. All processes and replicas that serve the same clients share the key.
 */
@Injectable()
export class Cursors {
  /** The key as an object: with the key's text, an HMAC takes five times as long. */
  private readonly secret: KeyObject;

  constructor(settings: Settings) {
    const secret = cursorSecret(settings, (message) => new Logger('Cursors').warn(message));
    this.secret = createSecretKey(secret, 'utf8');
  }

  /** Writes the cursor for a state; null if it would exceed `MAX_CURSOR_LENGTH`, so that no page follows. */
  write(state: PageState, query: string, { origin }: ArrivalState): string | null {
    const text = this.seal(serialize(state), [origin, query]);
    return text.length > MAX_CURSOR_LENGTH ? null : text;
  }

  /** Reads the state in a cursor; null if the text is no valid cursor for this query and index. */
  read(text: string, query: string, { origin }: ArrivalState): PageState | null {
    const bytes = this.open(text, [origin, query]);
    try {
      return bytes && deserialize(bytes);
    } catch {
      return null;
    }
  }

  /** Writes the cursor of a list sorted by a key: the next page begins after the key, even if the list has changed. */
  writeKey(key: string, query: string): string {
    return this.seal(Buffer.from(key), [query]);
  }

  /** Reads the key in a cursor; null if the text is no valid cursor for this query. */
  readKey(text: string, query: string): string | null {
    return this.open(text, [query])?.toString() ?? null;
  }

  private seal(bytes: Buffer, boundTo: string[]): string {
    return Buffer.concat([this.digest(bytes, boundTo), bytes]).toString('base64url');
  }

  private open(text: string, boundTo: string[]): Buffer | null {
    if (text.length > MAX_CURSOR_LENGTH) return null;
    const sealed = Buffer.from(text, 'base64url');
    if (sealed.length <= DIGEST_BYTES || sealed.toString('base64url') !== text) return null;
    const bytes = sealed.subarray(DIGEST_BYTES);
    const isOurs = timingSafeEqual(sealed.subarray(0, DIGEST_BYTES), this.digest(bytes, boundTo));
    return isOurs ? bytes : null;
  }

  private digest(bytes: Uint8Array, boundTo: string[]): Buffer {
    const hmac = createHmac('sha256', this.secret)
      .update(`${JSON.stringify(boundTo)}\n`)
      .update(bytes);
    return hmac.digest().subarray(0, DIGEST_BYTES);
  }
}

function serialize({ at, since, sequences, limits, ends, pinned }: PageState): Buffer {
  const json = Buffer.from(JSON.stringify([at, since, sequences, limits, steps(ends), steps(pinned)]));
  if (json.length < DEFLATED_FROM) return json;
  const deflated = deflateSync(json);
  return deflated.length < json.length ? deflated : json;
}

/** Parses a state that `serialize` has written; null for anything else. */
function deserialize(bytes: Buffer): PageState | null {
  const json = bytes[0] === ZLIB ? inflateSync(bytes, { maxOutputLength: 65_536 }) : bytes;
  const [at, since, sequences, limits, ends, pinned] = JSON.parse(json.toString()) as [
    number,
    number | null,
    number[],
    number[],
    number[],
    number[],
  ];
  const state = { at, since, sequences, limits, ends: fromSteps(ends), pinned: fromSteps(pinned) };
  return isPossible(state) ? state : null;
}

const isPossible = ({ at, since, sequences, limits, ends, pinned }: PageState): boolean =>
  [at, ...sequences, since ?? 0].every(Number.isSafeInteger) &&
  [...ends, ...pinned].every((id) => Number.isSafeInteger(id) && id >= 0) &&
  limits.every((limit) => Number.isInteger(limit) && limit > 0 && limit <= MAX_ARTICLES) &&
  limits.length <= MAX_ARTICLES;

/** Replaces each id by its difference to the id before, which has fewer digits: `[1005, 1007]` becomes `[1005, 2]`. */
const steps = (ids: readonly number[]): number[] => ids.map((id, i) => id - (ids[i - 1] ?? 0));

function fromSteps(steps: readonly number[]): number[] {
  let id = 0;
  return steps.map((step) => (id += step));
}

/** Characters that must be percent-encoded in the URL of a `Link` header. */
const UNSAFE_CHARACTERS = /[^\w\-.~!$&'()*+,;=:@/?%]/gu;

/** Replaces `cursor`, or `since`, in a request target. @param target path and query of the request as sent. */
export function targetWithCursor(
  target: string,
  cursor: string,
  name: 'cursor' | 'since' = 'cursor',
): string {
  const [path, query = ''] = split(target);
  const others = query.split('&').filter((part) => part !== '' && part.split('=', 1)[0] !== name);
  return [
    `${path}?${others.join('&')}`.replace(UNSAFE_CHARACTERS, encodeURIComponent),
    `${name}=${cursor}`,
  ].join('&');
}

function split(target: string): string[] {
  const at = target.indexOf('?');
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

/** Checks that a cursor has not expired. @param now Unix seconds. @throws Problem `cursor_expired`. */
export function checkCursorAge({ at }: Pick<PageState, 'at'>, now: number): void {
  if (Math.abs(now - at) > VALID_SECONDS) throw cursorProblem('cursor_expired');
}

const DETAILS = {
  cursor_invalid:
    'cursor does not belong to this query: follow the Link of its response, and change nothing but limit and include.',
  cursor_expired: 'cursor is older than an hour: request the first page again.',
};

export function cursorProblem(code: keyof typeof DETAILS): Problem {
  const detail = DETAILS[code];
  return new Problem(code, detail, { errors: [{ parameter: 'cursor', detail }] });
}
