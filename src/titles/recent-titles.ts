import { keyTitle, TitleIndex } from './near-identical.js';
import type { TitleSignature } from './title.js';

/** New titles are compared with the last 128 to 256. */
export const REMEMBERED = 128;

/** The last titles of a sequence of articles; bounded in memory. */
export class RecentTitles {
  private now = new TitleIndex<null>();
  private before = new TitleIndex<null>();
  private count = 0;

  /** Whether a title is near-identical to one of the last. */
  has(signature: TitleSignature): boolean {
    const title = keyTitle(signature);
    return this.now.matches(title).length > 0 || this.before.matches(title).length > 0;
  }

  /** Adds a title. @returns false where it is near-identical to one of the last: then it is not added. */
  isNew(signature: TitleSignature): boolean {
    if (this.has(signature)) return false;
    if (this.count === REMEMBERED) {
      this.before = this.now;
      this.now = new TitleIndex();
      this.count = 0;
    }
    this.now.add(keyTitle(signature), null);
    this.count++;
    return true;
  }
}
