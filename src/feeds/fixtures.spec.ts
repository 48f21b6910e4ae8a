import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feed, FeedContext } from './feed.js';
import { parseFeed } from './parse-feed.js';

const folder = join('test', 'fixtures', 'feeds');

interface Expected {
  context?: Partial<FeedContext>;
  feed?: Partial<Feed>;
  error?: string;
}

/** 1 November 2026, the moment against which every fixture is read. */
const now = Date.UTC(2026, 10, 1) / 1000;

describe('a feed with the trait', () => {
  it.each(readdirSync(folder))('%s has the expected items', (trait) => {
    const source = readFileSync(join(folder, trait, 'source'));
    const expected = JSON.parse(readFileSync(join(folder, trait, 'expected.json'), 'utf8')) as Expected;
    const context = { url: 'https://feeds.example.org/feed', contentType: null, now, ...expected.context };
    if (expected.error !== undefined) {
      expect(() => parseFeed(source, context)).toThrow(
        expect.objectContaining({ name: 'FeedError', reason: expected.error }) as Error,
      );
      return;
    }
    expect(parseFeed(source, context)).toMatchObject(expected.feed ?? {});
  });
});
