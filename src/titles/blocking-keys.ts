import { KIND, type TitleSignature } from './title.js';

const SPACE = 0x20;
const RUN = KIND.run.charCodeAt(0);
const isOf = (...kinds: string[]): boolean[] =>
  Array.from({ length: 128 }, (_, code) => kinds.includes(String.fromCharCode(code)));
const WORDS = isOf(KIND.content, KIND.common, KIND.weak, KIND.date, KIND.number);
const BESIDE = isOf(KIND.label, KIND.tail, KIND.aside, KIND.unit, KIND.clause);

/** FNV-1a over a range of bytes, cut to the 30 bits that V8 keeps without allocating. */
function hashBytes(bytes: Uint8Array, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ bytes[i]!, 0x01000193);
  return hash & 0x3fffffff;
}

/** Bytes of the UTF-8 character that begins with `lead`. */
function characterLength(lead: number): number {
  return lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
}

const add = (keys: number[], key: number): unknown => keys.includes(key) || keys.push(key);

function addBigrams(keys: number[], bytes: Uint8Array, from: number, to: number): void {
  let first = from;
  let second = first + characterLength(bytes[first]!);
  if (second >= to) add(keys, hashBytes(bytes, from, to));
  while (second < to) {
    const end = second + characterLength(bytes[second]!);
    add(keys, hashBytes(bytes, first, end));
    [first, second] = [second, end];
  }
}

/**
 * Hashes of the words by which a title is found among others: content words and numbers; of scripts without spaces
 * the pairs of characters. The other words when there are none. Each once.
 */
export function blockingKeys(signature: TitleSignature): number[] {
  const [keys, others]: [number[], number[]] = [[], []];
  const end = signature.length;
  for (let from = signature.indexOf(SPACE) + 1 || end; from < end;) {
    let to = from;
    while (to < end && signature[to] !== SPACE) to++;
    const kind = signature[from]!;
    if (kind === RUN) addBigrams(keys, signature, from + 1, to);
    else if (WORDS[kind]) add(keys, hashBytes(signature, from + 1, to));
    else if (!BESIDE[kind]) add(others, hashBytes(signature, from, to));
    from = to + 1;
  }
  return keys.length > 0 ? keys : others;
}

/** Whether two titles share enough keys to be compared: at least half of those of the shorter one. */
export function areComparable(shared: number, keysA: number, keysB: number): boolean {
  return shared > 0 && 2 * shared >= Math.min(keysA, keysB);
}
