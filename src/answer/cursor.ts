import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../http/problem.js';
import type { Arrivals, Continuation, Place } from '../search/continuation.js';

/** Characters of a cursor, at most. */
export const CURSOR_LENGTH = 500;
/** For how long a cursor is good, in seconds: an hour, and as long as an answer may be sent again. */
const GOOD_FOR = 3_600 + 60;
const SEAL_BYTES = 8;

/**
 * Whoever reads the same index knows who numbers its articles, and so every process and replica makes the same seal. It
 * keeps a cursor to its question; there is no secret behind it, and none that it could give away.
 */
const sealOf = (bytes: Uint8Array, question: string, { origin }: Arrivals): Buffer =>
  createHmac('sha256', origin).update(bytes).update(question).digest().subarray(0, SEAL_BYTES);

/**
 * A continuation as text, good for this question alone.
 *
 * @returns null where it is too long: the pages end there.
 */
export function writeCursor(from: Continuation, question: string, arrivals: Arrivals): string | null {
  const bytes = writeContinuation(from);
  const text = Buffer.concat([sealOf(bytes, question, arrivals), bytes]).toString('base64url');
  return text.length > CURSOR_LENGTH ? null : text;
}

/** What may stand in a target as it is; the rest is escaped, so that the target can stand between angle brackets. */
const UNSAFE = /[^\w\-.~!$&'()*+,;=:@/?%]/gu;

/** @param target path and query as they were sent. @returns the same with another cursor. */
export function withCursor(target: string, cursor: string): string {
  const [path, query = ''] = split(target);
  const others = query.split('&').filter((part) => part !== '' && !/^cursor(?:=|$)/.test(part));
  return [`${path}?${others.join('&')}`.replace(UNSAFE, encodeURIComponent), `cursor=${cursor}`].join('&');
}

function split(target: string): string[] {
  const at = target.indexOf('?');
  return at === -1 ? [target] : [target.slice(0, at), target.slice(at + 1)];
}

/** @returns null for what is no cursor of this question and index. */
export function readCursor(text: string, question: string, arrivals: Arrivals): Continuation | null {
  if (text.length > CURSOR_LENGTH || !/^[\w-]+$/.test(text)) return null;
  const sealed = Buffer.from(text, 'base64url');
  if (sealed.length <= SEAL_BYTES || sealed.toString('base64url') !== text) return null;
  const bytes = sealed.subarray(SEAL_BYTES);
  if (!timingSafeEqual(sealed.subarray(0, SEAL_BYTES), sealOf(bytes, question, arrivals))) return null;
  try {
    return readContinuation(bytes);
  } catch {
    return null;
  }
}

/**
 * @param now Unix seconds.
 * @throws Problem `cursor_expired`.
 */
export function checkAge({ at }: Continuation, now: number): void {
  if (Math.abs(now - at) > GOOD_FOR) throw cursorProblem('cursor_expired');
}

const DETAILS = {
  cursor_invalid:
    'cursor is none of this question: follow the Link of its answer, and change nothing but limit and include.',
  cursor_expired: 'cursor is older than an hour: ask for the first page again.',
};

export function cursorProblem(code: keyof typeof DETAILS): Problem {
  const detail = DETAILS[code];
  return new Problem(code, detail, { errors: [{ parameter: 'cursor', detail }] });
}

const sealOfKey = (key: string, question: string): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([key, question]))
    .digest()
    .subarray(0, SEAL_BYTES);

/** The cursor of a list that is in the order of its keys: it goes on behind one, whatever has come or gone. */
export const writeKeyCursor = (key: string, question: string): string =>
  Buffer.concat([sealOfKey(key, question), Buffer.from(key)]).toString('base64url');

/** @throws Problem `cursor_invalid` for what is no cursor of this question. */
export function readKeyCursor(cursor: string, question: string): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const key = bytes.subarray(SEAL_BYTES).toString();
  if (writeKeyCursor(key, question) !== cursor) throw cursorProblem('cursor_invalid');
  return key;
}

/** Bits that a shift can reach. */
const HALF = 30;

/** Writes numbers as bits, highest first: a cursor has room for 375 bytes. */
class BitWriter {
  private readonly bytes: number[] = [];
  private free = 0;

  /** @param value of at most `width` bits, up to 53. */
  fixed(value: number, width: number): void {
    if (width > HALF) this.fixed(Math.floor(value / 2 ** HALF), width - HALF);
    const low = value % 2 ** HALF;
    for (let bit = Math.min(width, HALF) - 1; bit >= 0; bit--) this.bit((low >>> bit) & 1);
  }

  /** Exponential Golomb code: small numbers take few bits, 2^k and less k + 1. */
  golomb(value: number, k: number): void {
    const whole = Math.floor(value / 2 ** k) + 1;
    const length = Math.floor(Math.log2(whole));
    this.fixed(0, length);
    this.fixed(whole, length + 1);
    this.fixed(value % 2 ** k, k);
  }

  toBytes(): Buffer {
    return Buffer.from(this.bytes);
  }

  private bit(bit: number): void {
    if (this.free === 0) {
      this.bytes.push(0);
      this.free = 8;
    }
    this.free--;
    this.bytes[this.bytes.length - 1]! |= bit << this.free;
  }
}

/** How many bits `BitWriter.golomb` takes. */
const golombLength = (value: number, k: number): number =>
  2 * Math.floor(Math.log2(Math.floor(value / 2 ** k) + 1)) + 1 + k;

/** Reads what a `BitWriter` wrote. */
class BitReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  /** @throws RangeError behind the end, like `golomb`. */
  fixed(width: number): number {
    let value = 0;
    for (let i = 0; i < width; i++) value = value * 2 + this.bit();
    return value;
  }

  golomb(k: number): number {
    let length = 0;
    while (this.bit() === 0) if (++length > 52) throw new RangeError('too large a number');
    let whole = 1;
    for (let i = 0; i < length; i++) whole = whole * 2 + this.bit();
    return (whole - 1) * 2 ** k + this.fixed(k);
  }

  private bit(): number {
    const byte = this.bytes[this.at >> 3];
    if (byte === undefined) throw new RangeError('no more bits');
    return (byte >> (7 - (this.at++ & 7))) & 1;
  }
}

/** Unix seconds at the beginning of 2020. */
const EPOCH = 1_577_836_800;
const TIME = 32;
const COUNT = 10;
const ID = 46;
const TIER = 6;
const DOMAIN = 32;
const FEW = 6;
const K = 6;
/** Ids that one second has room for. */
const PER_SECOND = 64;

/** The parameter with which the numbers take the fewest bits: near the logarithm of their mean. */
function bestK(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const middle = Math.floor(Math.log2(mean + 1));
  const near = [middle - 2, middle - 1, middle, middle + 1].filter((k) => k >= 0 && k < 2 ** K);
  return near.reduce((best, k) => (bitsOf(values, k) < bitsOf(values, best) ? k : best), near.at(-1)!);
}

const bitsOf = (values: readonly number[], k: number): number =>
  values.reduce((sum, value) => sum + golombLength(value, k), 0);

/** Every dated article that several nodes may have has an id at or above this: that of its node's index, and its node. */
const LOWEST_SHARED = 2 ** 38;
const NODES = 64;
const NODE = 6;

/** Ids of one node in most answers. */
function writeIds(bits: BitWriter, ids: readonly number[]): void {
  const sorted = [...ids].sort((a, b) => a - b);
  const node = sorted[0] === undefined || sorted[0] < LOWEST_SHARED ? null : sorted[0] % NODES;
  const isOfOne = node !== null && sorted.every((id) => id % NODES === node);
  bits.fixed(isOfOne ? 1 : 0, 1);
  if (!isOfOne) return writeSorted(bits, sorted);
  bits.fixed(node, NODE);
  writeSorted(
    bits,
    sorted.map((id) => Math.floor(id / NODES)),
  );
}

function readIds(bits: BitReader): number[] {
  if (bits.fixed(1) === 0) return readSorted(bits);
  const node = bits.fixed(NODE);
  return readSorted(bits).map((id) => id * NODES + node);
}

/** They lie close together in time, and most are the first of their second. */
function writeSorted(bits: BitWriter, sorted: readonly number[]): void {
  const seconds = sorted.map((id) => Math.floor(id / PER_SECOND));
  const steps = seconds.map((second, i) => second - (seconds[i - 1] ?? 0));
  const places = sorted.map((id) => id % PER_SECOND);
  bits.fixed(sorted.length, COUNT);
  if (sorted.length === 0) return;
  const [stepK, placeK] = [bestK(steps.slice(1)), bestK(places)];
  bits.fixed(stepK, K);
  bits.fixed(placeK, K);
  bits.fixed(steps[0]!, ID);
  steps.slice(1).forEach((step) => bits.golomb(step, stepK));
  places.forEach((place) => bits.golomb(place, placeK));
}

function readSorted(bits: BitReader): number[] {
  const count = bits.fixed(COUNT);
  if (count === 0) return [];
  const [stepK, placeK] = [bits.fixed(K), bits.fixed(K)];
  const seconds = [bits.fixed(ID)];
  while (seconds.length < count) seconds.push(seconds.at(-1)! + bits.golomb(stepK));
  return seconds.map((second) => second * PER_SECOND + bits.golomb(placeK));
}

function writePlace(bits: BitWriter, { tier, id }: Place): void {
  bits.fixed(tier, TIER);
  bits.fixed(id, ID);
}

const readPlace = (bits: BitReader): Place => ({ tier: bits.fixed(TIER), id: bits.fixed(ID) });

/** A continuation in as few bytes as can be. */
function writeContinuation({ at, sequence, shown, ids, reached, waiting }: Continuation): Buffer {
  const bits = new BitWriter();
  bits.fixed(at - EPOCH, TIME);
  bits.golomb(sequence, 16);
  bits.fixed(shown, COUNT);
  writeIds(bits, ids);
  bits.fixed(reached === null ? 0 : 1, 1);
  if (reached !== null) writePlace(bits, reached);
  bits.fixed(waiting.length, FEW);
  for (const { domain, from, isBehind } of waiting) {
    bits.fixed(domain, DOMAIN);
    writePlace(bits, from);
    bits.fixed(isBehind ? 1 : 0, 1);
  }
  return bits.toBytes();
}

/** @throws RangeError for what `writeContinuation` cannot have written. */
function readContinuation(bytes: Uint8Array): Continuation {
  const bits = new BitReader(bytes);
  const at = bits.fixed(TIME) + EPOCH;
  const sequence = bits.golomb(16);
  const shown = bits.fixed(COUNT);
  const ids = readIds(bits);
  const reached = bits.fixed(1) === 0 ? null : readPlace(bits);
  const waiting = Array.from({ length: bits.fixed(FEW) }, () => ({
    domain: bits.fixed(DOMAIN),
    from: readPlace(bits),
    isBehind: bits.fixed(1) === 1,
  }));
  return { at, sequence, shown, ids, reached, waiting };
}
