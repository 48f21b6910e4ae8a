import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FeedError, type FeedItem } from './feed.js';
import { parseFeed } from './parse-feed.js';

const folder = join('test', 'fixtures', 'feeds');
const context = {
  url: 'https://feeds.example.org/feed',
  contentType: null,
  now: Date.UTC(2026, 10, 1) / 1000,
};

/** The items of a document given a byte a character, so that tags can be cut out of any charset that has ASCII. */
const itemsOf = (document: string): FeedItem[] => {
  try {
    return parseFeed(Buffer.from(document, 'latin1'), context).items;
  } catch (error) {
    if (error instanceof FeedError) return [];
    throw error;
  }
};

const END_TAG = /<\/([\w:.-]+)\s*>/g;

const documents = readdirSync(folder)
  .map((trait) => [trait, readFileSync(join(folder, trait, 'source'), 'latin1')] as const)
  .filter(([, document]) => document.includes('</') && itemsOf(document).length > 0);

describe('a document with an element left open', () => {
  it.each(documents)('loses one item at most: %s', (_, document) => {
    const complete = itemsOf(document);
    for (const { 0: tag, 1: name, index } of document.matchAll(END_TAG)) {
      const left = itemsOf(document.slice(0, index) + document.slice(index + tag.length));
      const lost = complete.filter(({ title }) => !left.some((item) => item.title === title));
      expect([name, left.length >= complete.length - 1, lost.length <= 1]).toEqual([name, true, true]);
    }
  });
});
