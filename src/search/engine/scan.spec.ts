import { aQuery, readFirst, scanOf } from '../../../test/contracts/article-index.contract.js';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import type { ArticleIndex } from './article-index.js';
import { planQuery } from './plan.js';
import { type PageDemand, scan } from './scan.js';

describe(scan.name, () => {
  const given = freshIndex();

  it('rejects if the index cannot be read, without an unhandled rejection', async () => {
    given.writer.database.exec('DROP TABLE search');
    const unnoticed: unknown[] = [];
    const note = (reason: unknown): unknown => unnoticed.push(reason);
    process.on('unhandledRejection', note);
    const found = readFirst(new EmbeddedIndex(given.reader), aQuery({ typed: 'storm' }));
    await expect(found).rejects.toThrow('no such table');
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', note);
    expect(unnoticed).toEqual([]);
  });

  it.each([
    ['en', 'why did the port ban kites', 'Port bans kites', 'Why the port banned kites'],
    ['de', 'ab wann gilt das Radticket', 'Radticket kostet zehn Taler', 'Start im Mai: das Radticket'],
  ])(
    'in %s shows the answer to "%s" behind a hundred newer reports',
    async (language, typed, report, answer) => {
      const now = Math.floor(Date.now() / 1000);
      const article = (title: string, i: number) =>
        anIndexArticle({ title, language, domain: `p${i}.example`, publishedAt: now - i * 3600 });
      const reports = Array.from({ length: 100 }, (_, i) => article(`${report}: ${i}`, i));
      given.writer.write([...reports, article(answer, 120)]);
      const candidates = await readFirst(new EmbeddedIndex(given.reader), aQuery({ typed, language }));
      expect(candidates.slice(0, 3).map(({ title }) => title)).toContain(answer);
    },
  );

  describe('of many matches', () => {
    const now = Math.floor(Date.now() / 1000);
    const report = (i: number, domain: string) =>
      anIndexArticle({ title: `Storm number ${i}`, preview: '', domain, publishedAt: now - 60 * i });

    const read = async (demand: PageDemand, wanted: number): Promise<string[]> => {
      const batches = await scanOf(new EmbeddedIndex(given.reader), aQuery({ typed: 'storm' }), demand);
      const found: string[] = [];
      for await (const batch of batches) {
        if (batch === null) break;
        found.push(...batch.map(({ title }) => title));
        if (found.length >= wanted) break;
      }
      return found;
    };

    it('reads no further articles of a paused publisher, and those that it has not read when it is resumed', async () => {
      given.writer.write(
        Array.from({ length: 900 }, (_, i) => report(i, i % 3 === 0 ? 'a.example' : `p${i}.example`)),
      );
      const demand: PageDemand = { paused: new Set(), isFirstPage: false };
      const batches = await scanOf(new EmbeddedIndex(given.reader), aQuery({ typed: 'storm' }), demand);
      const found = new Set<string>();
      let ofPaused = 0;
      for await (const batch of batches) {
        for (const { title, domain } of batch ?? []) {
          if (demand.paused.size > 0 && domain === 'a.example') ofPaused++;
          found.add(title);
        }
        if (batch === null) demand.paused = new Set();
        else if (found.size >= 60 && found.size < 600) demand.paused = new Set(['a.example']);
      }
      expect(ofPaused).toBe(0);
      expect(found.size).toBe(900);
    });

    it('ranks the few matches of a query as an index does that reads all tiers', async () => {
      const words = ['storm', 'number', 'port', 'storms', 'number of', 'ports'];
      const titleOf = (i: number): string =>
        [i, i * 5 + 1, i * 7 + 2, i * 3].map((at) => words[at % words.length]).join(' ');
      given.writer.write(
        Array.from({ length: 40 }, (_, i) => ({
          ...report(i, `p${i}.example`),
          title: `${titleOf(i)} ${i}`,
          preview: titleOf(i + 1),
        })),
      );
      const index = new EmbeddedIndex(given.reader);
      const readsAll = Object.assign(Object.create(index) as EmbeddedIndex, { isLocal: false });
      for (const typed of ['storm number', 'number of ports', 'port storm number', '"storm number" port']) {
        const query = aQuery({ typed, wanted: 50 });
        const titles = async (from: ArticleIndex): Promise<string[]> =>
          (await readFirst(from, query, now)).map(({ title }) => title);
        const ranked = await titles(index);
        expect(ranked.length).toBeGreaterThan(1);
        expect(ranked).toEqual(await titles(readsAll));
      }
    });

    it('has the same batches but for an article that was removed meanwhile', async () => {
      given.writer.write(Array.from({ length: 50 }, (_, i) => report(i, `p${i}.example`)));
      const index = new EmbeddedIndex(given.reader);
      const query = aQuery({ typed: 'storm' });
      const plan = await planQuery(index, query, now, () => false);
      const ends: number[] = [];
      const readAt = async (): Promise<number[][]> => {
        const demand = { paused: new Set<string>(), isFirstPage: true };
        const batches: number[][] = [];
        for await (const batch of scan(index, { query, plan, demand, at: now, sequences: [], ends }))
          batches.push((batch ?? []).map(({ id }) => id));
        return batches;
      };
      const before = await readAt();
      const removed = before[1]![3]!;
      given.writer.remove([removed]);
      expect(await readAt()).toEqual(before.map((batch) => batch.filter((id) => id !== removed)));
    });

    it('has the same order when articles have arrived meanwhile', async () => {
      given.writer.write(Array.from({ length: 300 }, (_, i) => report(i * 2, `p${i}.example`)));
      const index = new EmbeddedIndex(given.reader);
      const query = aQuery({ typed: 'storm' });
      const { sequences } = index.lastSequences(['en']);
      const plan = await planQuery(index, query, now, () => false);
      const readAt = async (): Promise<string[]> => {
        const demand = { paused: new Set<string>(), isFirstPage: true };
        const titles: string[] = [];
        for await (const batch of scan(index, { query, plan, demand, at: now, sequences, ends: [] }))
          titles.push(...(batch ?? []).map(({ title }) => title));
        return titles;
      };
      const before = await readAt();
      given.writer.write(Array.from({ length: 100 }, (_, i) => report(i * 2 + 1, `q${i}.example`)));
      expect(await readAt()).toEqual(before);
      expect(
        (await read({ paused: new Set(), isFirstPage: true }, 60)).some((title) => !before.includes(title)),
      ).toBe(true);
    });
  });
});
