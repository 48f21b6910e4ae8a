import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WatchDeliveryModule } from '../../src/features/watches/watch-delivery.module.js';
import { IndexWriter } from '../../src/index/index-writer.js';
import { createTestApp, type TestApp } from '../support/create-test-app.js';
import { EventReader } from '../support/event-reader.js';
import { freshFolder } from '../support/fresh-folder.js';
import { anIndexArticle } from '../support/index-article-factory.js';
import { until } from '../support/until.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const NOW = Math.floor(Date.now() / 1000);
const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;

/** Titles that arrive in this order: forms of the word last, so that their arrival proves that no other one matched. */
const TITLES = {
  policy: ['Police arrest three', 'Policing costs rise', 'Policies on trade shift'],
  party: ['Part of a pier collapses', 'Parts are short in the plant', 'Two parties form a coalition'],
};
const FORMS = ['Policies on trade shift', 'Two parties form a coalition'];

describe('Words that share letters and no lemma', () => {
  const folder = freshFolder();
  const file = join(folder, 'watches.json');
  let receiver: WebhookReceiver;
  let writer: IndexWriter;
  let service: TestApp;
  const streams: EventReader[] = [];

  beforeAll(async () => {
    receiver = await WebhookReceiver.start();
    writer = IndexWriter.open(folder, { retentionDays: 0 });
    const webhook = { url: receiver.url, secret: SECRET };
    const watches = Object.keys(TITLES).map((word) => ({
      id: word,
      request: `/news?topic=${word}&language=en`,
      webhook,
    }));
    writeFileSync(file, JSON.stringify({ watches }));
    service = await createTestApp({
      environment: { DATA_DIR: folder, WATCHES_FILE: file, OUTBOUND_ALLOW: '127.0.0.0/8' },
      features: [WatchDeliveryModule],
    });
    for (const word of Object.keys(TITLES)) {
      const get = (signal: AbortSignal) => service.get(`/news/stream?topic=${word}&language=en`, { signal });
      streams.push(await EventReader.open(get));
    }
    for (const [i, title] of Object.values(TITLES).flat().entries()) {
      const domain = `p${i}.example`;
      const article = { title, domain, source: domain, url: `https://${domain}/a`, preview: '' };
      writer.write([anIndexArticle({ ...article, publishedAt: NOW - 60 })]);
    }
  });
  afterAll(async () => {
    streams.forEach((stream) => stream.close());
    await service.close();
    writer.close();
    await receiver.stop();
  });

  const read = async (path: string) =>
    (await (await service.get(path)).json()) as {
      items: { title: string }[];
      buckets: { articles: number }[];
    };

  it.each(Object.entries(TITLES))(
    'are no exact match of %s: not counted, and last in the list',
    async (word, titles) => {
      const newest = await read(`/news?topic=${word}&language=en&sort=newest`);
      expect(newest.items.map(({ title }) => title)).toEqual(titles.slice(-1));
      const { buckets } = await read(`/news/counts?topic=${word}&language=en`);
      expect(buckets.reduce((sum, { articles }) => sum + articles, 0)).toBe(1);
      const [first, ...related] = (await read(`/news?topic=${word}&language=en`)).items;
      expect(first?.title).toBe(titles.at(-1));
      expect(titles).toEqual(expect.arrayContaining(related.map(({ title }) => title)));
    },
  );

  it('arrive in no stream and at no webhook', async () => {
    for (const [i, stream] of streams.entries()) expect(await stream.untilTitles(1)).toEqual([FORMS[i]]);
    await until(() => receiver.titles.length >= FORMS.length);
    expect(receiver.titles.sort()).toEqual(FORMS);
  });
});
