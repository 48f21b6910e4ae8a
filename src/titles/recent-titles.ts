import { keyTitle, TitleIndex } from './near-identical.js';
import type { TitleSignature } from './title.js';

/** Minimum number of titles that new titles are compared with; the maximum is twice as many. */
export const MIN_RECENT_TITLES = 128;

/** Remembers the latest titles (`MIN_RECENT_TITLES` to twice as many), to recognize near-identical ones. */
export class RecentTitles {
  private now = new TitleIndex<null>();
  private before = new TitleIndex<null>();
  private count = 0;

  /** Whether a title is near-identical to one of the latest titles. */
  has(signature: TitleSignature): boolean {
    const title = keyTitle(signature);
    return this.now.matches(title).length > 0 || this.before.matches(title).length > 0;
  }

  /** Adds a title, unless it is near-identical to one of the latest. @returns whether it was added. */
  addIfNew(signature: TitleSignature): boolean {
    if (this.has(signature)) return false;
    if (this.count === MIN_RECENT_TITLES) {
      this.before = this.now;
      this.now = new TitleIndex();
      this.count = 0;
    }
    this.now.add(keyTitle(signature), null);
    this.count++;
    return true;
  }
}
