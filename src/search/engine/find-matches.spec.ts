import { UNLIMITED } from '../search-provider.js';
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
});
