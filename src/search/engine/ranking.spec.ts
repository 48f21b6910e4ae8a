import { rmSync } from 'node:fs';
import { jest } from '@jest/globals';
import { freshFolder } from '../../../test/support/fresh-folder.js';
import { aQuery, readFirst } from '../../../test/contracts/article-index.contract.js';
import { anIndexArticle } from '../../../test/support/index-article-factory.js';
import type { IndexArticle } from '../../index/index-article.js';
import { IndexReader } from '../../index/index-reader.js';
import { IndexWriter } from '../../index/index-writer.js';
import type { SearchQuery } from '../search-query.js';
import { EmbeddedIndex } from '../providers/embedded/embedded-index.js';
import { RANKING_WEIGHTS } from './ranking.js';

const NOW = Math.floor(Date.now() / 1000);
const HOUR = 3600;
const DAY = 24 * HOUR;

/** An article of `age` seconds; its text says nothing of lighthouses. */
const anArticle = (title: string, age: number, preview = 'Read on.'): IndexArticle =>
  anIndexArticle({ title, preview, publishedAt: NOW - age });

interface Rule {
  says: string;
  weight: keyof typeof RANKING_WEIGHTS;
  typed: string;
  better: IndexArticle;
  worse: IndexArticle;
}

const RULES: Rule[] = [
  {
    says: 'the title counts more than the text',
    weight: 'titleShare',
    typed: 'lighthouse',
    better: anArticle('What keepers of an old lighthouse did all winter', 2 * DAY),
    worse: anArticle('Notes of the week', 60, 'A lighthouse was painted.'),
  },
  {
    says: 'a word as it was typed counts more than another form of it',
    weight: 'typed',
    typed: 'lighthouses ferries',
    better: anArticle('Lighthouses and a ferry sold in autumn', 2 * HOUR),
    worse: anArticle('Lighthouse and a ferry sold in winter', HOUR),
  },
  {
    says: 'a title that begins with the query counts more than one that ends with it',
    weight: 'lead',
    typed: 'lighthouse',
    better: anArticle('Lighthouse of the north bay painted red again', 2 * HOUR),
    worse: anArticle('Red again painted of the north bay lighthouse', HOUR),
  },
  {
    says: 'words side by side count more than words apart',
    weight: 'proximity',
    typed: 'ferry strike',
    better: anArticle('Ferry strike holds up harvest of the island', 2 * HOUR),
    worse: anArticle('Ferry holds up harvest of the island: strike', HOUR),
  },
  {
    says: 'a title about nothing else counts more than a long one',
    weight: 'coverage',
    typed: 'lighthouse',
    better: anArticle('Lighthouse sold', 2 * HOUR),
    worse: anArticle('Lighthouse and mill and barn and inn and chapel sold', HOUR),
  },
  {
    says: 'an article whose text goes on about it counts more than one whose text does not',
    weight: 'preview',
    typed: 'lighthouse',
    better: anArticle('Lighthouse sold in autumn', 2 * HOUR, 'The lighthouse has stood for a century.'),
    worse: anArticle('Lighthouse sold in winter', HOUR),
  },
  {
    says: 'a title of two days counts more than a better one that is older',
    weight: 'newTitle',
    typed: 'lighthouse',
    better: anArticle('Harbour and mill and barn sold with the old lighthouses', 47 * HOUR),
    worse: anArticle('Lighthouse sold', 3 * DAY),
  },
  {
    says: 'of two that say as much the newer comes first',
    weight: 'freshness',
    typed: 'lighthouse',
    better: anArticle('Old lighthouse sold', 3 * DAY),
    worse: anArticle('Lighthouse sold cheap', 20 * DAY),
  },
];

describe('the ranking of the embedded index', () => {
  let dataDir: string;
  let index: IndexReader;

  function order(typed: string, articles: IndexArticle[]): Promise<string[]> {
    return found(aQuery({ typed }), articles);
  }

  async function found(query: SearchQuery, articles: IndexArticle[]): Promise<string[]> {
    const writer = IndexWriter.open(dataDir, { retentionDays: 0 });
    writer.write(articles);
    writer.close();
    index = IndexReader.open(dataDir);
    const candidates = await readFirst(new EmbeddedIndex(index), query, NOW);
    return candidates.map(({ title }) => title);
  }

  beforeEach(() => {
    dataDir = freshFolder();
  });

  afterEach(() => {
    index.close();
    rmSync(dataDir, { recursive: true });
  });

  it.each(RULES)('$says', async ({ typed, better, worse }) => {
    expect(await order(typed, [worse, better])).toEqual([better.title, worse.title]);
  });

  it.each(RULES.filter(({ weight }) => weight !== 'titleShare'))(
    '$says only because of the weight of that signal',
    async ({ typed, better, worse, weight }) => {
      const replaced = jest.replaceProperty(RANKING_WEIGHTS, weight, 0);
      const found = await order(typed, [worse, better]);
      replaced.restore();
      expect(found).toEqual([worse.title, better.title]);
    },
  );

  it('finds a headline of three weeks ago among hundreds of passing mentions of today', async () => {
    const mentions = Array.from({ length: 300 }, (_, i) =>
      anArticle(`Notes of hour ${i}`, 60 + i, 'Also: a ferry strike ends.'),
    );
    const headline = anArticle('Ferry strike ends', 21 * DAY);
    expect((await order('ferry strike ends', [headline, ...mentions]))[0]).toBe('Ferry strike ends');
  });

  it('finds an exact headline of yesterday after more titles of today than are loaded', async () => {
    const mentions = Array.from({ length: 300 }, (_, i) =>
      anArticle(`Harbour notes ${i}: bakers strike, a choir sings, the ferry is painted`, 60 + i),
    );
    const headline = anArticle('Ferry strike ends', DAY);
    expect((await order('ferry strike', [headline, ...mentions]))[0]).toBe('Ferry strike ends');
  });

  it('has at most two of ten places for articles older than a week where ten younger ones have all words', async () => {
    const old = Array.from({ length: 9 }, (_, i) => anArticle(`Ferry strike of harbour ${i}`, (8 + i) * DAY));
    const young = Array.from({ length: 10 }, (_, i) =>
      anArticle(`Harbour notes ${i}`, (3 + i / 9) * DAY, 'Also: the ferries, a strike.'),
    );
    const titles = await order('ferry strike', [...old, ...young]);
    const isOld = (title: string): boolean => title.startsWith('Ferry');
    expect(titles.slice(0, 12).map(isOld)).toEqual(Array.from({ length: 12 }, (_, i) => i < 2));
    expect(titles.slice(12).every(isOld)).toBe(true);
  });

  it('ignores function words as signals of relevance', async () => {
    const articles = [
      anArticle('How did the strike and the ferry come to an end?', HOUR),
      anArticle('Ferry strike at its end', DAY),
    ];
    expect((await order('how did the ferry strike end', articles))[0]).toBe('Ferry strike at its end');
  });

  it('scores any alternative of OR as the query', async () => {
    const articles = [
      anArticle('Notes of the week', 60, 'A ferry, a lighthouse.'),
      anArticle('Lighthouse sold', DAY),
      anArticle('Ferry sold', DAY + 60),
    ];
    expect(await order('ferry OR lighthouse', articles)).toEqual([
      'Lighthouse sold',
      'Ferry sold',
      'Notes of the week',
    ]);
  });

  it('applies the country filter and excluded words to boosted articles, too', async () => {
    const story = { title: 'Leeds opens a fair', sourceName: 'The Leeds Courier' };
    const articles = [
      anIndexArticle({ ...story, country: 'PT' }),
      anIndexArticle({ ...story, country: 'GB', title: 'Leeds closes a fair' }),
    ];
    const local = { intent: 'local' as const, typed: 'Leeds' };
    expect(await found(aQuery({ ...local, country: 'GB' }), articles)).toEqual(['Leeds closes a fair']);
    expect(await found(aQuery({ ...local, typed: 'Leeds -closes' }), [])).toEqual(['Leeds opens a fair']);
  });
});
