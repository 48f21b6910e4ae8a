import { freshIndex } from '../../../test/support/fresh-index.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { until } from '../../../test/support/until.js';
import type { IndexArticle } from '../../index/index-article.js';
import { pragma } from '../../index/sqlite.js';
import { RetryingIndexWriter } from './index-writes.js';

const FULL = 'database or disk is full';

describe(RetryingIndexWriter.name, () => {
  const given = freshIndex();
  let sut: RetryingIndexWriter;
  beforeEach(() => {
    sut = new RetryingIndexWriter(given.writer);
  });

  /** Each is longer than a page of the file. */
  const articles = (count: number, host = 'a.example'): IndexArticle[] =>
    Array.from({ length: count }, (_, i) =>
      anIndexArticle({ url: `https://${host}/${i}`, preview: 'x'.repeat(5_000) }),
    );
  const refused = (): IndexArticle => anIndexArticle({ title: undefined as never });
  const stored = (): number => given.reader.stats().articles;
  /** The file gets no further pages, as on a full disk. */
  const fillDisk = (): unknown => pragma(given.writer.database, 'max_page_count = 1');
  const freeDisk = (): unknown => pragma(given.writer.database, 'max_page_count = 1000000');

  describe('given a batch of articles', () => {
    it('writes it completely, also an empty one', () => {
      expect(sut.writeNow(articles(100))).toMatchObject({ added: 100, refused: 0 });
      expect(sut.writeNow([])).toMatchObject({ added: 0, refused: 0 });
      expect(stored()).toBe(100);
    });

    it('loses only the articles that the index refuses', () => {
      const batch = [refused(), ...articles(48), refused()];
      expect(sut.writeNow(batch)).toMatchObject({ added: 48, refused: 2 });
      expect(stored()).toBe(48);
    });

    it('fails with the reason when the index refuses every article', () => {
      expect(() => sut.writeNow([refused(), refused()])).toThrow('cannot be bound');
      expect(() => sut.writeNow([refused()])).toThrow('cannot be bound');
    });

    it('refuses no article when the disk is full', () => {
      fillDisk();
      expect(() => sut.writeNow(articles(50))).toThrow(FULL);
      freeDisk();
      expect(sut.writeNow(articles(50))).toMatchObject({ added: 50, refused: 0 });
    });
  });

  describe('given articles of several polls', () => {
    it('reports to each poll what was written of its own', async () => {
      sut.writeNow(articles(1, 'b.example'));
      const written = await Promise.all([
        sut.writeTogether(articles(2)),
        sut.writeTogether(articles(3, 'b.example')),
        sut.writeTogether([]),
      ]);
      expect(written.map(({ added }) => added)).toEqual([2, 2, 0]);
      expect(stored()).toBe(5);
    });

    it('waits no longer once there are enough', async () => {
      void sut.writeTogether(articles(1));
      const written = sut.writeTogether(articles(100, 'b.example'));
      expect(stored()).toBe(101);
      await expect(written).resolves.toMatchObject({ added: 100 });
    });

    it('loses only the articles that the index refuses, and reports a poll without any other', async () => {
      const [one, other, third] = await Promise.allSettled([
        sut.writeTogether(articles(2)),
        sut.writeTogether([...articles(1, 'b.example'), refused()]),
        sut.writeTogether([refused()]),
      ]);
      expect(one).toMatchObject({ value: { added: 2, refused: 0 } });
      expect(other).toMatchObject({ value: { added: 1, refused: 1 } });
      expect(third).toMatchObject({ reason: { message: expect.stringContaining('cannot be bound') } });
      expect(stored()).toBe(3);
    });

    it('fails for all when the disk is full, and stores nothing', async () => {
      fillDisk();
      const results = await Promise.allSettled([
        sut.writeTogether(articles(2)),
        sut.writeTogether(articles(2, 'b.example')),
      ]);
      expect(results).toMatchObject([{ reason: { message: FULL } }, { reason: { message: FULL } }]);
      expect(stored()).toBe(0);
    });
  });

  describe('given a full disk and writes that are retried', () => {
    let faults: (string | null)[];
    const retrying = (everyMs: number): RetryingIndexWriter => {
      faults = [];
      return new RetryingIndexWriter(given.writer, {
        onFault: (reason) => void faults.push(reason),
        everyMs,
      });
    };

    it('writes all articles when there is space again, and reports the reason and the end once', async () => {
      sut = retrying(1);
      fillDisk();
      const written = Promise.all([
        sut.writeTogether(articles(2)),
        sut.retry(() => sut.writeNow(articles(3, 'b.example'))),
      ]);
      await until(() => faults.length > 0);
      freeDisk();
      expect((await written).map(({ added }) => added)).toEqual([2, 3]);
      expect(faults).toEqual([FULL, null]);
      expect(stored()).toBe(5);
    });

    it.each([
      ['stores the articles if there is space', freeDisk, 'fulfilled', 2],
      ['fails if there is none', (): void => undefined, 'rejected', 0],
    ])('tries a last time when the service stops, and %s', async (_, meanwhile, status, count) => {
      sut = retrying(3_600_000);
      fillDisk();
      const written = Promise.allSettled([sut.writeTogether(articles(2))]);
      await until(() => faults.length > 0);
      meanwhile();
      sut.stop();
      expect(await written).toMatchObject([{ status }]);
      expect(stored()).toBe(count);
    });
  });
});
