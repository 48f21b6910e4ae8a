import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from '../../test/support/fast-check.js';
import { cpuMs } from '../../test/support/cpu-ms.js';
import { FeedError, type Feed } from './feed.js';
import { MAX_ITEMS_PER_FEED, MAX_ITEM_TEXT_LENGTH, MAX_ITEM_TITLE_LENGTH } from './limits.js';
import { parseFeed } from './parse-feed.js';

const now = Date.UTC(2026, 10, 1) / 1000;
const context = { url: 'https://feeds.example.org/feed', contentType: null, now };

/** Milliseconds of processor time that any of the documents below may take; they need a thirtieth of it. */
const BUDGET = 10_000;

/** The feed, or null when it was refused; anything else thrown fails the test. */
function parse(bytes: Uint8Array): Feed | null {
  try {
    return parseFeed(bytes, context);
  } catch (error) {
    if (error instanceof FeedError) return null;
    throw error;
  }
}

function expectSound(feed: Feed | null): void {
  for (const item of feed?.items ?? []) {
    expect(item.url).toMatch(/^https?:\/\/[^/]/);
    expect(item.imageUrl ?? 'https://none/').toMatch(/^https?:\/\/[^/]/);
    expect(item.title.length).toBeLessThanOrEqual(MAX_ITEM_TITLE_LENGTH);
    expect(item.text.length).toBeLessThanOrEqual(MAX_ITEM_TEXT_LENGTH);
    expect(`${item.title}${item.text}${item.categories.join('')}`).not.toMatch(
      /[\u0000-\u001f\u007f-\u009f]/,
    );
    if (item.publishedAt !== null) {
      expect(item.publishedAt).toBeGreaterThanOrEqual(Date.UTC(1990) / 1000);
      expect(item.publishedAt).toBeLessThanOrEqual(now + 3_600);
    }
  }
}

const MiB = 1 << 20;
const rss = (inside: string): string =>
  `<rss><channel><link>https://a.example/</link>${inside}</channel></rss>`;
const item = (inside: string): string => rss(`<item><title>t</title><link>/a</link>${inside}</item>`);
const html = (inside: string): string => item(`<description><![CDATA[${inside}]]></description>`);

const HOSTILE: Readonly<Record<string, string>> = {
  'a million nested elements': rss('<a>'.repeat(MiB)),
  'nested elements inside a text': item(`<description>${'<b>'.repeat(50_000)}</description>`),
  'nested HTML': html('<div>'.repeat(300_000)),
  'a class name of 40,000 words': html(`<div class="${'a_b_'.repeat(20_000)}"><p>x</p></div>`),
  'nested unread HTML': html(`${'<nav>'.repeat(200_000)}</nav>`),
  'an attribute of 5 MB': rss(`<item x="${'a'.repeat(5 * MiB)}"/>`),
  '200,000 attributes': rss(`<item ${Array.from({ length: 200_000 }, (_, n) => `a${n}="b"`).join(' ')}/>`),
  '100,000 namespaces': rss(
    Array.from({ length: 100_000 }, (_, n) => `<item xmlns:p${n}="u${n}"/>`).join(''),
  ),
  'an item of 10 MB': item(`<description>${'word '.repeat(2 * MiB)}</description>`),
  'a title of 4 MB': rss(`<item><link>/a</link><title>${'&amp;amp; '.repeat(MiB / 2)}</title></item>`),
  'an unclosed CDATA section': item(`<description><![CDATA[${'x'.repeat(5 * MiB)}`),
  'only opening brackets': rss('<'.repeat(MiB)),
  'only ampersands': item(`<description>${'&'.repeat(4 * MiB)}</description>`),
  'only white space': item(`<description>a${' '.repeat(5 * MiB)}b</description>`),
  'a link of white space': item(`<link>a${' '.repeat(199_000)}b</link>`),
  'hosts without an end': item(`<description>${'www.a'.repeat(40)} x</description>`),
  'labels without an end': item(`<description>${'ab:https://x'.repeat(50)} y https://z</description>`),
  'a million end tags too many': `<rss><channel>${'<a>'.repeat(200)}${'</b>'.repeat(MiB)}`,
  'a million images': html('<img '.repeat(MiB)),
  '100,000 unreadable dates': rss(
    `<item><link>/a</link>${'<pubDate>99 Foo 99:99</pubDate>'.repeat(100_000)}</item>`,
  ),
  '100,000 categories': item('<category>x</category>'.repeat(100_000)),
  'beginnings of boilerplate': item(`<description>${'The post x appeared '.repeat(50_000)}</description>`),
  'a million nested JSON lists': `{"items":${'['.repeat(MiB)}${']'.repeat(MiB)}}`,
  'elements left open within elements left open': rss(
    `<item><link>/a</link>${'<image><url>x</url><title>t</title>'.repeat(200)}</item>`.repeat(1_000),
  ),
  'elements left open with many others in them': rss(
    `<image>${'<item>'.repeat(5_000)}${'<media:group>'.repeat(200)}${'<guid/>'.repeat(100_000)}`,
  ),
  'comments within comments': rss('<!--'.repeat(MiB)),
  'document types within document types': '<!DOCTYPE x ['.repeat(200_000),
};

describe('a hostile document', () => {
  it.each(Object.keys(HOSTILE))('of %s ends within its budget', (name) => {
    const bytes = Buffer.from(HOSTILE[name] ?? '');
    expect(cpuMs(() => expectSound(parse(bytes)))).toBeLessThan(BUDGET);
  });

  it('of 50,000 items is read up to the limit', () => {
    const feed = parse(Buffer.from(rss('<item><title>t</title><link>/a</link></item>'.repeat(50_000))));
    expect(feed?.items).toHaveLength(MAX_ITEMS_PER_FEED);
  });

  it('of random bytes gives a feed or an error that says why', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => expectSound(parse(bytes))));
  });

  it('made from a feed by cutting, doubling and overwriting gives a feed or an error that says why', () => {
    const folder = join('test', 'fixtures', 'feeds');
    const sources = readdirSync(folder).map((trait) => readFileSync(join(folder, trait, 'source')));
    const edit = fc.record({
      at: fc.nat(),
      length: fc.nat({ max: 200 }),
      by: fc.uint8Array({ maxLength: 20 }),
      twice: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...sources),
        fc.array(edit, { minLength: 1, maxLength: 6 }),
        (source, edits) => {
          expectSound(parse(edits.reduce(mutate, source)));
        },
      ),
      { numRuns: 500 },
    );
  });
});

interface Edit {
  at: number;
  length: number;
  by: Uint8Array;
  twice: boolean;
}

function mutate(source: Buffer, { at, length, by, twice }: Edit): Buffer {
  const start = source.length === 0 ? 0 : at % source.length;
  const end = Math.min(source.length, start + length);
  const middle = twice ? [source.subarray(start, end), source.subarray(start, end)] : [by];
  return Buffer.concat([source.subarray(0, start), ...middle, source.subarray(end)]);
}
