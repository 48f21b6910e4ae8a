import { freshIndex } from '../../test/support/fresh-index.js';
import { anIndexArticle } from '../../test/support/index-article-factory.js';
import { ALL_IDS } from './article-id.js';
import { MatchCounter } from './match-counter.js';

const NOON = Date.UTC(2030, 0, 31, 12) / 1000;

describe(MatchCounter.name, () => {
  const index = freshIndex();

  const write = (domain: string, publishedAt: number | null, text = 'Storm'): void => {
    const title = `${text} ${domain} ${publishedAt}`;
    index.writer.write([anIndexArticle({ title, domain, publishedAt })]);
  };
  const count = (since: number, until: number, seconds = 3600) =>
    index.reader.counter.countByTime('"en_storm"', ALL_IDS, { since, until }, seconds);

  it('counts articles and publishers of each bucket of a period, without empty buckets', () => {
    for (const at of [NOON, NOON + 1, NOON + 3599, NOON + 7200]) write('courier.example', at);
    write('gazette.example', NOON + 5);
    write('gazette.example', NOON + 6, 'Harbour');
    for (const at of [null, NOON - 1, NOON + 10_800]) write('radio.example', at);
    expect(count(NOON, NOON + 10_800)).toEqual([
      { at: NOON, articles: 4, publishers: 2 },
      { at: NOON + 7200, articles: 1, publishers: 1 },
    ]);
    expect(count(NOON + 1, NOON + 6)).toEqual([{ at: NOON, articles: 2, publishers: 2 }]);
    expect(count(NOON + 20_000, NOON + 30_000)).toEqual([]);
  });

  it('counts by publication time, also articles whose ids belong to later seconds', () => {
    for (let i = 0; i < 70; i++) write(`p${i}.example`, NOON - 1);
    write('courier.example', NOON);
    expect(count(NOON - 3600, NOON + 3600)).toEqual([
      { at: NOON - 3600, articles: 70, publishers: 70 },
      { at: NOON, articles: 1, publishers: 1 },
    ]);
  });

  it('does not count removed articles', () => {
    write('courier.example', NOON);
    write('gazette.example', NOON);
    index.writer.remove(index.reader.match('"en_storm"', ALL_IDS, 1));
    expect(count(NOON, NOON + 1)).toEqual([{ at: NOON, articles: 1, publishers: 1 }]);
    expect(index.reader.counter.countDomains('"en_storm"', ALL_IDS, 10)).toEqual({ articles: 1, domains: 1 });
  });
});
