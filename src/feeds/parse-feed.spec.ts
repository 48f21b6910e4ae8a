import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { FeedError, type FeedContext } from './feed.js';
import { parseFeed } from './parse-feed.js';
import { until } from '../../test/support/until.js';

const context: FeedContext = {
  url: 'https://feeds.example.org/news.xml',
  contentType: null,
  now: Date.UTC(2026, 10, 1) / 1000,
};
const parse = (document: string): ReturnType<typeof parseFeed> => parseFeed(Buffer.from(document), context);

describe(parseFeed.name, () => {
  it('reads an RSS item with everything an article needs', () => {
    const feed = parse(`<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Post</title>
      <link>https://harbour.example/</link><language>en-gb</language><ttl>15</ttl>
      <item><title>Ferry &amp;amp; bridge</title><link>/2026/ferry</link><guid isPermaLink="false">n1</guid>
      <pubDate>Sat, 31 Oct 2026 08:30:00 +0100</pubDate><category>Travel</category>
      <description>&lt;p&gt;The ferry is &lt;b&gt;late&lt;/b&gt;.&lt;/p&gt;</description>
      <enclosure url="/img/ferry.jpg" type="image/jpeg"/></item></channel></rss>`);
    expect(feed).toMatchObject({
      format: 'rss',
      title: 'Harbour Post',
      language: 'en-GB',
      refreshAfter: 900,
    });
    expect(feed.items).toEqual([
      {
        id: 'n1',
        url: 'https://harbour.example/2026/ferry',
        permalink: null,
        title: 'Ferry & bridge',
        text: 'The ferry is late.',
        publishedAt: Date.UTC(2026, 9, 31, 7, 30) / 1000,
        imageUrl: 'https://harbour.example/img/ferry.jpg',
        language: null,
        categories: ['Travel'],
        publisher: null,
      },
    ]);
  });

  it.each([
    ['empty', '  \n'],
    ['html', '<!DOCTYPE html><html><body>Log in</body></html>'],
    ['unknown-format', '<opml version="2.0"><body/></opml>'],
    ['unknown-format', '{"status":"ok"}'],
    ['malformed', '{"version":"https://jsonfeed.org/version/1.1","items":['],
    ['not-a-feed', 'Service temporarily unavailable'],
  ])('reports "%s" for a document that is no feed', (reason, document) => {
    expect(() => parse(document)).toThrow(FeedError);
    expect(() => parse(document)).toThrow(expect.objectContaining({ reason }) as Error);
  });

  it('releases the document: a stored item does not retain its megabytes', async () => {
    const collectGarbage = exposeGarbageCollector();
    const padding = `<x>${'y'.repeat(4 << 20)}</x>`;
    collectGarbage();
    const before = memoryInUse();
    const stored = Array.from({ length: 20 }, (_, n) =>
      parse(
        `<rss><channel>${padding}<item><title>Title number ${n} of some length</title><link>/${n}</link></item></channel></rss>`,
      ).items.at(0),
    );
    // Half of what the documents take: other parts of the heap grow and are swept meanwhile.
    await until(async () => {
      collectGarbage();
      return memoryInUse() - before < 40 << 20;
    });
    expect(stored).toHaveLength(20);
  });
});

function exposeGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

/** Bytes on the heap and of what hangs on it, as long strings do. */
function memoryInUse(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
