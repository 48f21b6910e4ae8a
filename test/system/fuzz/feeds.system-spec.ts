import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../support/fast-check.js';
import { FeedError } from '../../../src/feeds/feed.js';
import { findFeedLinks } from '../../../src/feeds/find-feed-links.js';
import { parseFeed } from '../../../src/feeds/parse-feed.js';
import { parseOpml } from '../../../src/ingestion/sources/opml.js';
import { feedFaults } from './feed-faults.js';
import { mutate, MUTATIONS } from './mutations.js';

/**
 * Documents made from real shapes by cutting, splicing, escaping and re-encoding them. For longer, or from other
 * documents besides the fixtures:
 *
 *   PROPERTY_SEED=random FUZZ_SECONDS=600 FUZZ_SEEDS=<folder> npm run test:system -- fuzz/feeds
 *
 * A failure prints the seed and the document, reduced to its cause; such documents become fixtures.
 */
const seconds = Number(process.env['FUZZ_SECONDS'] ?? 0);
const folders = [join('test', 'fixtures', 'feeds'), ...(process.env['FUZZ_SEEDS']?.split(',') ?? [])];

/** Milliseconds that a document of at most 400 KB may take; a thousandth is usual. */
const BUDGET_MS = 2_000;
const MAX_BYTES = 200_000;
const now = Date.UTC(2026, 10, 1) / 1000;

function readSeeds(): Buffer[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  );
  const documents = files.filter((file) => /\/source$|\.(?:xml|rss|atom|rdf|json|opml)$/.test(file));
  return documents
    .filter((file) => !file.endsWith('expected.json') && statSync(file).size <= MAX_BYTES)
    .map((file) => readFileSync(file));
}

/** What is wrong with how a document is read; nothing when it gives a sound feed or is refused with a reason. */
function faultsOf(document: Buffer): string[] {
  const before = process.cpuUsage();
  const faults: string[] = [];
  try {
    const context = { url: 'https://feeds.example.org/feed', contentType: null, now };
    faults.push(...feedFaults(parseFeed(document, context), now));
  } catch (error) {
    if (!(error instanceof FeedError)) faults.push(String((error as Error).stack));
  }
  const text = document.toString();
  for (const { url } of findFeedLinks(text, 'https://feeds.example.org/'))
    if (!/^https?:\/\/[^/]/.test(url)) faults.push(`link ${url}`);
  parseOpml(text);
  const { user, system } = process.cpuUsage(before);
  const ms = (user + system) / 1_000;
  if (ms > BUDGET_MS) faults.push(`took ${Math.round(ms)} ms`);
  return faults;
}

describe('a document made from others', () => {
  it(
    'becomes a valid feed or is rejected with a reason, within the time limit',
    () => {
      const seeds = readSeeds();
      const seed = fc.nat({ max: seeds.length - 1 });
      const edit = fc.record({
        kind: fc.constantFrom(...Object.keys(MUTATIONS)),
        at: fc.nat({ max: MAX_BYTES }),
        length: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 3_000 })),
        pick: fc.nat({ max: 5_000 }),
      });
      const edits = fc.array(edit, { minLength: 1, maxLength: 8 });
      const holds = fc.property(seed, seed, edits, (own, other, changes) => {
        const document = mutate(seeds[own]!, changes, seeds[other]!);
        const faults = faultsOf(document);
        if (faults.length > 0) throw new Error(`${faults.join('; ')} in\n${document.toString('latin1')}`);
      });
      fc.assert(
        holds,
        seconds === 0
          ? { numRuns: 5_000 }
          : { numRuns: Number.MAX_SAFE_INTEGER, interruptAfterTimeLimit: seconds * 1_000 },
      );
    },
    seconds * 1_000 + 300_000,
  );
});
