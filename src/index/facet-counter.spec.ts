import { rmSync } from 'node:fs';
import { freshFolder } from '../../test/support/fresh-folder.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { ALL_IDS } from './article-id.js';
import { FacetCounter } from './facet-counter.js';
import { IndexReader } from './index-reader.js';
import { IndexWriter } from './index-writer.js';

const NOON = Date.UTC(2030, 0, 31, 12) / 1000;
const PERIOD = { since: NOON, until: NOON + 10 };
const storm = (paper: string, given = {}) =>
  anIndexArticle({
    ...{ title: `Storm of the ${paper}`, domain: 'paper.example', source: `${paper}.paper.example` },
    ...{ url: `https://${paper}.paper.example/1`, publishedAt: NOON, ...given },
  });

describe(FacetCounter.name, () => {
  let folder: string;

  beforeEach(() => (folder = freshFolder()));
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (...articles: ReturnType<typeof anIndexArticle>[]): void => {
    const writer = IndexWriter.open(folder, { retentionDays: 0 });
    writer.write(articles);
    writer.close();
  };
  const count = (facet: 'source' | 'category'): Record<string, number> => {
    const reader = IndexReader.open(folder);
    const { values } = reader.facets.count('"en_storm"', ALL_IDS, PERIOD, facet);
    reader.close();
    return Object.fromEntries(values.map(({ key, articles }) => [key, articles]));
  };

  it('counts hosts of one publisher one by one', () => {
    write(storm('daily'), storm('sunday'), storm('weekly', { publishedAt: NOON + 10 }));
    expect(count('source')).toEqual({ 'daily.paper.example': 1, 'sunday.paper.example': 1 });
  });

  it('counts an edited article with its present categories', () => {
    write(storm('daily', { categories: ['world'] }));
    write(storm('daily', { categories: ['science'] }));
    expect(count('category')).toMatchObject({ science: 1 });
  });
});
