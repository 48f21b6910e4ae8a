import { rmSync } from 'node:fs';
import { aQuery } from '../../../test/contracts/search-provider.contract.js';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import { UNLIMITED } from '../search-query.js';
import { parseText } from '../parse-text.js';
import type { ArticleIndex } from './article-index.js';
import { searchIndexed } from './find-matches.js';

describe(searchIndexed.name, () => {
  it('rejects if the index cannot be read, without an unhandled rejection', async () => {
    const unread = (): never => {
      throw new Error('database disk image is malformed');
    };
    const index = { match: () => unread, arrivals: unread } as unknown as ArticleIndex;
    const query = {
      ...UNLIMITED,
      intent: 'text',
      text: 'storm',
      parsed: parseText('storm'),
      language: 'en',
      wanted: 1,
    } as const;
    const unnoticed: unknown[] = [];
    const note = (reason: unknown): unknown => unnoticed.push(reason);
    process.on('unhandledRejection', note);
    const found = searchIndexed(
      index,
      query,
      { cursor: null, saturatedDomains: new Set(), signal: new AbortController().signal },
      () => false,
    );
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
      const { candidates } = await searchIndexed(
        new EmbeddedIndex(index),
        aQuery({ typed, language }),
        { cursor: null, saturatedDomains: new Set(), signal: new AbortController().signal },
        () => false,
      );
      index.close();
      rmSync(dataDir, { recursive: true });
      expect(candidates.slice(0, 3).map(({ title }) => title)).toContain(answer);
    },
  );
});
