import { areComparable, blockingKeys, sayTheSame } from './near-identical.js';
import { decodeTitle, type Title, type TitleSignature } from './title.js';

/** A title on its way into the index: what it is found by is worked out once. */
export interface KeyedTitle {
  signature: TitleSignature;
  keys: number[];
}

interface Entry<T> extends KeyedTitle {
  owner: T;
  /** Read when it is first compared; most never are. */
  read?: Title;
}

export function keyTitle(signature: TitleSignature): KeyedTitle {
  return { signature, keys: blockingKeys(signature) };
}

/**
 * Titles held so far, found again by the words they share: exactly those that `areNearIdentical` names. Only titles
 * with at least half of their words in common are compared, so the cost grows with the likely pairs, not with all.
 */
export class TitleIndex<T> {
  private readonly entries: (Entry<T> | undefined)[] = [];
  private readonly postings = new Map<number, number[]>();
  /** By title: keys shared with the one asked for; all zero between calls. */
  private readonly shared: number[] = [];

  /** Owners of the titles that are near-identical to this one. */
  matches({ signature, keys }: KeyedTitle): T[] {
    const found: T[] = [];
    let read: Title | undefined;
    for (const id of this.countShared(keys)) {
      const entry = this.entries[id];
      const shared = this.shared[id]!;
      this.shared[id] = 0;
      if (entry === undefined || !areComparable(shared, keys.length, entry.keys.length)) continue;
      read ??= decodeTitle(signature);
      entry.read ??= decodeTitle(entry.signature);
      if (sayTheSame(read, entry.read)) found.push(entry.owner);
    }
    return found;
  }

  /** @returns the id under which `remove` forgets the title. */
  add({ signature, keys }: KeyedTitle, owner: T): number {
    const id = this.entries.push({ owner, keys, signature }) - 1;
    this.shared.push(0);
    for (const key of keys) {
      const ids = this.postings.get(key);
      if (ids === undefined) this.postings.set(key, [id]);
      else ids.push(id);
    }
    return id;
  }

  remove(id: number): void {
    this.entries[id] = undefined;
  }

  /** Ids of the titles with at least one of the keys, counted in `shared`. */
  private countShared(keys: number[]): number[] {
    const touched: number[] = [];
    for (const key of keys) {
      const ids = this.postings.get(key);
      if (ids === undefined) continue;
      for (const id of ids) if (this.shared[id]!++ === 0) touched.push(id);
    }
    return touched;
  }
}
