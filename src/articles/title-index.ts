import { blockingKeys } from './blocking-keys.js';
import type { TitleSignature } from './article.js';
import { sayTheSame } from './near-identical.js';
import { parseSignature, type ReadTitle } from './parse-signature.js';

interface Entry<T> {
  owner: T;
  keys: number;
  signature: TitleSignature;
  /** Read when it is first compared; most never are. */
  read: ReadTitle | null;
}

/**
 * Titles held so far, found again by the words they share: only titles with at least two fifths of the words in common
 * are compared, so the cost grows with the number of likely pairs and not with all of them.
 */
export class TitleIndex<T> {
  private readonly entries = new Map<number, Entry<T>>();
  private readonly postings = new Map<number, number[]>();
  private nextId = 0;

  /** Owners of the titles that are near-identical to this one. */
  matches(signature: TitleSignature): T[] {
    const keys = blockingKeys(signature);
    const found: T[] = [];
    let read: ReadTitle | null = null;
    for (const [id, shared] of this.sharedKeys(keys)) {
      const entry = this.entries.get(id);
      if (entry === undefined || 5 * shared < 2 * Math.min(keys.length, entry.keys)) continue;
      read ??= parseSignature(signature);
      entry.read ??= parseSignature(entry.signature);
      if (sayTheSame(read, entry.read)) found.push(entry.owner);
    }
    return found;
  }

  /** @returns the key under which `remove` forgets the title. */
  add(signature: TitleSignature, owner: T): number {
    const id = this.nextId++;
    const keys = blockingKeys(signature);
    this.entries.set(id, { owner, keys: keys.length, signature, read: null });
    for (const key of keys) {
      const ids = this.postings.get(key);
      if (ids === undefined) this.postings.set(key, [id]);
      else ids.push(id);
    }
    return id;
  }

  remove(id: number): void {
    this.entries.delete(id);
  }

  private sharedKeys(keys: number[]): Map<number, number> {
    const shared = new Map<number, number>();
    for (const key of keys) {
      for (const id of this.postings.get(key) ?? []) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    return shared;
  }
}
