import { rmSync } from 'node:fs';
import { jest } from '@jest/globals';
import { aQuery, readFirst, scanOf } from '../../../test/contracts/article-index.contract.js';
import { freshIndex } from '../../../test/support/fresh-index.js';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import type { ArticleIndex } from './article-index.js';
import { planQuery } from './plan.js';
import { type Demand, scan } from './scan.js';

describe(scan.name, () => {
  it('rejects if the index cannot be read, without an unhandled rejection', async () => {
    const unread = (): never => {
      throw new Error('database disk image is malformed');
    };
    const index = { match: () => unread, lowestIdAt: () => 0, lastSequences: () => ({ sequences: [1] }) };
    const unnoticed: unknown[] = [];
    const note = (reason: unknown): unknown => unnoticed.push(reason);
    process.on('unhandledRejection', note);
    const found = readFirst(index as unknown as ArticleIndex, aQuery({ typed: 'storm' }));
    await expect(found).rejects.toThrow('malformed');
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
      const dataDir = freshFolder();
      const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
      const now = Math.floor(Date.now() / 1000);
      const write = (title: string, i: number): void =>
        void writer.write([
          anIndexArticle({ title, language, domain: `p${i}.example`, publishedAt: now - i * 3600 }),
        ]);
      for (let i = 0; i < 100; i++) write(`${report}: ${i}`, i);
      write(answer, 120);
      writer.close();
      const index = IndexReader.open(dataDir);
      const candidates = await readFirst(new EmbeddedIndex(index), aQuery({ typed, language }));
      index.close();
      rmSync(dataDir, { recursive: true });
      expect(candidates.slice(0, 3).map(({ title }) => title)).toContain(answer);
    },
  );

  describe('of many matches', () => {
    const given = freshIndex();
    const now = Math.floor(Date.now() / 1000);
    const report = (i: number, domain: string) =>
      anIndexArticle({ title: `Storm number ${i}`, preview: '', domain, publishedAt: now - 60 * i });

    const read = async (demand: Demand, wanted: number): Promise<string[]> => {
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
      const demand: Demand = { paused: new Set(), isFirstPage: false };
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

    it('reads only the first and the last tier of a query without matches in others', async () => {
      given.writer.write([report(1, 'a.example'), report(2, 'b.example')]);
      const index = new EmbeddedIndex(given.reader);
      const match = jest.spyOn(given.reader, 'match');
      const found = await readFirst(index, aQuery({ typed: 'storm number' }));
      expect(found).toHaveLength(2);
      expect(match).toHaveBeenCalledTimes(2);
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
