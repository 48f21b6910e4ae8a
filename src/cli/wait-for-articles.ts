import { setTimeout as sleep } from 'node:timers/promises';
import { IndexReader } from '../index/index-reader.js';

const LOOK_EVERY_MS = 250;
/** Nothing new for so long, and the first round of polling is taken to be over. */
const QUIET_MS = 2_000;
const LONGEST_MS = 30_000;

/** Waits until articles are searchable and no more seem to be coming for now. Returns how many there are. */
export async function waitForArticles(dataDir: string): Promise<number> {
  const index = IndexReader.open(dataDir);
  const start = Date.now();
  let articles = 0;
  let changed = start;
  try {
    while (Date.now() - start < LONGEST_MS && !(articles > 0 && Date.now() - changed > QUIET_MS)) {
      await sleep(LOOK_EVERY_MS);
      const found = index.stats().articles;
      if (found !== articles) [articles, changed] = [found, Date.now()];
    }
    return articles;
  } finally {
    index.close();
  }
}
