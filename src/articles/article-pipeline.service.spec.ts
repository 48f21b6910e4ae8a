import fc from 'fast-check';
import { makeCandidate } from '../../test/support/article-factory.js';
import { Settings } from '../config/settings.js';
import { areNearIdentical } from '../titles/near-identical.js';
import { ArticlePipelineService } from './article-pipeline.service.js';
import { type Candidate, isPublishedWithin } from './article.js';
import { compareRepresentatives } from './candidate-groups.js';
import { isAggregatorOf } from './urls.js';
import { domainQuota, selectDiverse } from './select-diverse.js';

const NOW = 1_780_000_000;

/** Serves pages of a list and remembers what was asked; leaves out saturated domains as an index would. */
function pagesOf(all: Candidate[], size: number, skipsSaturated = false) {
  const asked: ReadonlySet<string>[] = [];
  let at = 0;
  const next = async (saturated: ReadonlySet<string>): Promise<Candidate[] | null> => {
    asked.push(new Set(saturated));
    const page: Candidate[] = [];
    while (at < all.length && page.length < size) {
      const candidate = all[at++]!;
      if (!skipsSaturated || !saturated.has(candidate.domain)) page.push(candidate);
    }
    return page.length === 0 ? null : page;
  };
  return { next, asked };
}

/** Titles of which no two share a word. */
const distinct = (i: number) => `alpha${i} beta${i} gamma${i} delta${i}`;
const from = (site: string, i: number) =>
  makeCandidate({ title: distinct(i), url: `https://${site}.example/${i}` });

/** What is left of candidates whose titles are either the same or have no word in common. */
function bestOfEachTitle(candidates: Candidate[]): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const one of candidates) {
    const other = best.get(one.title);
    if (other === undefined || compareRepresentatives(one, other, isAggregatorOf(['msn.com'])) < 0)
      best.set(one.title, one);
  }
  return [...best.values()];
}

describe(ArticlePipelineService.name, () => {
  const sut = new ArticlePipelineService(Object.assign(new Settings(), { aggregatorDomains: ['msn.com'] }));

  it('asks for no more pages than fill the answer', async () => {
    const { next, asked } = pagesOf(
      Array.from({ length: 100 }, (_, i) => from(`site${i % 20}`, i)),
      10,
    );
    expect((await sut.assemble(next, { limit: 10, since: null })).articles).toHaveLength(10);
    expect(asked).toHaveLength(1);
  });

  it('lets no source that floods the newest matches hide the others', async () => {
    const flood = Array.from({ length: 50_000 }, (_, i) => from('flood', i));
    const others = ['a', 'b', 'c'].flatMap((site, s) =>
      Array.from({ length: 5 }, (_, i) => from(site, 60_000 + 10 * s + i)),
    );
    const { next, asked } = pagesOf([...flood, ...others], 400, true);
    const { articles: answer, isCutShort } = await sut.assemble(next, { limit: 20, since: null });
    expect(answer).toHaveLength(20);
    expect(isCutShort).toBe(false);
    expect(answer.filter(({ domain }) => domain === 'flood.example')).toHaveLength(5);
    expect([...asked[1]!]).toEqual(['flood.example']);
  });

  it('gives up after a bounded number of pages', async () => {
    let pages = 0;
    const next = async () => {
      pages++;
      return [from('flood', pages)];
    };
    expect((await sut.assemble(next, { limit: 100, since: null })).articles).toHaveLength(1);
    expect(pages).toBe(40);
  });

  it('goes on after a page whose candidates all fell away', async () => {
    const pages = [[makeCandidate({ publishedAt: null })], [from('a', 1)], null];
    const answer = await sut.assemble(async () => pages.shift() ?? null, { limit: 5, since: 0, now: NOW });
    expect(answer.articles).toHaveLength(1);
  });

  it('counts no article that was merged away towards its domain’s share', async () => {
    const copies = Array.from({ length: 5 }, (_, i) =>
      makeCandidate({ title: 'Harbour town rebuilds its old lighthouse', url: `https://one.example/${i}` }),
    );
    const { next, asked } = pagesOf([...copies, from('one', 7), from('two', 8)], 5);
    await sut.assemble(next, { limit: 12, since: null });
    expect([...asked[1]!]).toEqual([]);
  });

  it('prefers a source over the aggregator that already took its place', async () => {
    const title = 'Harbour town rebuilds its old lighthouse';
    const copy = makeCandidate({ title, url: 'https://www.msn.com/x' });
    const original = makeCandidate({ title, url: 'https://harbour.example/x' });
    const { next } = pagesOf([copy, original], 1);
    expect((await sut.assemble(next, { limit: 10, since: null })).articles).toEqual([original]);
  });

  describe('tells whether source diversity cut the answer short', () => {
    const cut = async (limit: number, skipsSaturated: boolean, ...counts: number[]) => {
      const all = counts.flatMap((count, site) =>
        Array.from({ length: count }, (_, i) => from(`site${site}`, 1000 * site + i)),
      );
      const { next } = pagesOf(all, 5, skipsSaturated);
      return (await sut.assemble(next, { limit, since: null })).isCutShort;
    };

    it('where articles of a domain found no place', async () => {
      expect(await cut(10, false, 30)).toBe(true);
      expect(await cut(10, false, 1, 1, 2)).toBe(true);
    });

    it('not where everything was taken, nor where the answer is full', async () => {
      expect(await cut(10, false)).toBe(false);
      expect(await cut(10, false, 1, 1, 1)).toBe(false);
      expect(await cut(4, false, 30, 1, 1, 1)).toBe(false);
    });

    it('not where what found no place was another domain’s story later', async () => {
      const all = [from('site1', 1), from('site1', 2), from('site2', 2)];
      const { next } = pagesOf(all, 1);
      expect(await sut.assemble(next, { limit: 4, since: null })).toMatchObject({
        articles: [all[0], all[2]],
        isCutShort: null,
      });
    });

    it('cannot tell where all that came was taken, and the provider may have left out more', async () => {
      expect(await cut(10, true, 2, 1, 1, 1, 1, 1, 1)).toBe(null);
    });
  });

  it('passes on the provider’s failure', async () => {
    const fail = () => Promise.reject(new Error('backend is gone'));
    await expect(sut.assemble(fail, { limit: 10, since: null })).rejects.toThrow('backend is gone');
  });

  it('gives the largest legal answer, in order, inside the timeframe, without near-identical titles', async () => {
    const candidate = fc
      .record({
        site: fc.integer({ min: 1, max: 7 }),
        title: fc.integer({ min: 1, max: 40 }),
        age: fc.option(fc.integer({ min: -7200, max: 7200 }), { nil: null }),
      })
      .map(({ site, title, age }) => ({ site, title, publishedAt: age === null ? null : NOW - age }));
    const input = fc.record({
      list: fc.array(candidate, { maxLength: 80 }),
      limit: fc.integer({ min: 1, max: 20 }),
      size: fc.integer({ min: 1, max: 30 }),
      since: fc.constantFrom(null, NOW - 3600),
    });
    await fc.assert(
      fc.asyncProperty(input, async ({ list, limit, size, since }) => {
        const all = list.map(({ site, title, publishedAt }, i) =>
          makeCandidate({
            title: distinct(title),
            url: `https://s${site}.example/${i}`,
            publishedAt,
            preview: '.'.repeat(i % 5),
          }),
        );
        const { next } = pagesOf(all, size);
        const { articles: answer, isCutShort } = await sut.assemble(next, { limit, since, now: NOW });
        const share = domainQuota(answer.length);
        expect(answer.length).toBeLessThanOrEqual(limit);
        for (const one of answer) {
          expect(answer.filter(({ domain }) => domain === one.domain).length).toBeLessThanOrEqual(share);
          if (since !== null) expect(one.publishedAt).toBeGreaterThanOrEqual(since);
          expect(answer.filter((other) => areNearIdentical(one.signature, other.signature))).toHaveLength(1);
        }
        const representatives = bestOfEachTitle(all.filter((one) => isPublishedWithin({ since }, one, NOW)));
        expect(answer.length).toBeGreaterThanOrEqual(selectDiverse(representatives, limit).length);
        if (answer.length === limit) expect(isCutShort).toBe(false);
        else if (isCutShort !== null) expect(isCutShort).toBe(representatives.length > answer.length);
      }),
      { numRuns: 150 },
    );
  });
});
