import fc from '../../test/support/fast-check.js';
import { makeCandidate } from '../../test/support/article-factory.js';
import type { Settings } from '../config/settings.js';
import { areNearIdentical } from '../titles/near-identical.js';
import { ArticlePipelineService } from './article-pipeline.service.js';
import { type Candidate, isPublishedWithin } from './article.js';
import { compareRepresentatives } from './candidate-groups.js';
import { isAggregatorOf } from './urls.js';
import { domainQuota, selectDiverse } from './select-diverse.js';

const NOW = 1_780_000_000;

/** Serves pages of a list and records the requests; omits saturated domains as an index does. */
function pagesOf(all: Candidate[], size: number, skipsSaturated = false) {
  const requested: ReadonlySet<string>[] = [];
  let at = 0;
  const next = async (saturated: ReadonlySet<string>): Promise<Candidate[] | null> => {
    requested.push(new Set(saturated));
    const page: Candidate[] = [];
    while (at < all.length && page.length < size) {
      const candidate = all[at++]!;
      if (!skipsSaturated || !saturated.has(candidate.domain)) page.push(candidate);
    }
    return page.length === 0 ? null : page;
  };
  return { next, requested };
}

/** Titles without a common word. */
const distinct = (i: number) => `alpha${i} beta${i} gamma${i} delta${i}`;
const from = (site: string, i: number) =>
  makeCandidate({ title: distinct(i), url: `https://${site}.example/${i}` });

/** Candidates after merging, whose titles are either equal or without a common word. */
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
  const sut = new ArticlePipelineService({ aggregatorDomains: ['msn.com'] } as Settings);

  it('requests no more pages than necessary to fill the result', async () => {
    const { next, requested } = pagesOf(
      Array.from({ length: 100 }, (_, i) => from(`site${i % 20}`, i)),
      10,
    );
    expect((await sut.assemble(next, { limit: 10, since: null })).articles).toHaveLength(10);
    expect(requested).toHaveLength(1);
  });

  it('shows other sources although one source floods the newest matches', async () => {
    const flood = Array.from({ length: 50_000 }, (_, i) => from('flood', i));
    const others = ['a', 'b', 'c'].flatMap((site, s) =>
      Array.from({ length: 5 }, (_, i) => from(site, 60_000 + 10 * s + i)),
    );
    const { next, requested } = pagesOf([...flood, ...others], 400, true);
    const { articles: answer, isCutShort } = await sut.assemble(next, { limit: 20, since: null });
    expect(answer).toHaveLength(20);
    expect(isCutShort).toBe(false);
    expect(answer.filter(({ domain }) => domain === 'flood.example')).toHaveLength(5);
    expect([...requested[1]!]).toEqual(['flood.example']);
  });

  it('stops after a bounded number of pages', async () => {
    let pages = 0;
    const next = async () => {
      pages++;
      return [from('flood', pages)];
    };
    expect((await sut.assemble(next, { limit: 100, since: null })).articles).toHaveLength(1);
    expect(pages).toBe(40);
  });

  it('continues after a page of which no candidate remains', async () => {
    const pages = [[makeCandidate({ publishedAt: null })], [from('a', 1)], null];
    const answer = await sut.assemble(async () => pages.shift() ?? null, { limit: 5, since: 0, now: NOW });
    expect(answer.articles).toHaveLength(1);
  });

  it('does not count a merged article towards its domain’s share', async () => {
    const copies = Array.from({ length: 5 }, (_, i) =>
      makeCandidate({ title: 'Harbour town rebuilds its old lighthouse', url: `https://one.example/${i}` }),
    );
    const { next, requested } = pagesOf([...copies, from('one', 7), from('two', 8)], 5);
    await sut.assemble(next, { limit: 12, since: null });
    expect([...requested[1]!]).toEqual([]);
  });

  it('prefers a source over the aggregator that was found first', async () => {
    const title = 'Harbour town rebuilds its old lighthouse';
    const copy = makeCandidate({ title, url: 'https://www.msn.com/x' });
    const original = makeCandidate({ title, url: 'https://harbour.example/x' });
    const { next } = pagesOf([copy, original], 1);
    expect((await sut.assemble(next, { limit: 10, since: null })).articles).toEqual([original]);
  });

  it('shows a merged article by a publisher with room', async () => {
    const title = 'Harbour town rebuilds its old lighthouse';
    const early = makeCandidate({ title, url: 'https://one.example/x', publishedAt: NOW - 9 });
    const late = makeCandidate({ title, url: 'https://two.example/x', publishedAt: NOW - 5 });
    const others = ['three', 'four', 'five'].map((site, i) => from(site, i));
    const { next } = pagesOf([from('one', 7), early, late, ...others], 2);
    const { articles } = await sut.assemble(next, { limit: 5, since: null });
    expect(articles.map(({ domain }) => domain.split('.')[0])).toEqual([
      'one',
      'two',
      'three',
      'four',
      'five',
    ]);
  });

  describe('that reports whether a further page would have articles', () => {
    const begin = (count: number, size: number) => {
      const { next } = pagesOf(
        Array.from({ length: count }, (_, i) => from(`site${i}`, i)),
        size,
      );
      return sut.pages(next, { since: null, parts: 1 });
    };

    it('confirms it when articles remain that were not shown', async () => {
      expect(await begin(10, 6).page(5)).toMatchObject({ isMore: true });
    });

    it('denies it when all were shown', async () => {
      expect(await begin(3, 5).page(5)).toMatchObject({ isMore: false });
    });

    it.each([
      ['confirms', 10, true],
      ['denies', 5, false],
    ])('%s it only after a further request when the page is just full', async (_, count, expected) => {
      const pages = begin(count, 5);
      expect(await pages.page(5)).toMatchObject({ isMore: null });
      expect(await pages.hasMore()).toBe(expected);
    });
  });

  describe('that reports whether source diversity shortened a result', () => {
    const cut = async (limit: number, skipsSaturated: boolean, ...counts: number[]) => {
      const all = counts.flatMap((count, site) =>
        Array.from({ length: count }, (_, i) => from(`site${site}`, 1000 * site + i)),
      );
      const { next } = pagesOf(all, 5, skipsSaturated);
      return (await sut.assemble(next, { limit, since: null })).isCutShort;
    };

    it('confirms it when articles of a domain were excluded', async () => {
      expect(await cut(10, false, 30)).toBe(true);
      expect(await cut(10, false, 1, 1, 2)).toBe(true);
    });

    it('denies it when all candidates were used, or the result is full', async () => {
      expect(await cut(10, false)).toBe(false);
      expect(await cut(10, false, 1, 1, 1)).toBe(false);
      expect(await cut(4, false, 30, 1, 1, 1)).toBe(false);
    });

    it('does not confirm it when the excluded article was merged into another domain’s article later', async () => {
      const all = [from('site1', 1), from('site1', 2), from('site2', 2)];
      const { next } = pagesOf(all, 1);
      expect(await sut.assemble(next, { limit: 4, since: null })).toMatchObject({
        articles: [all[0], all[2]],
        isCutShort: null,
      });
    });

    it('leaves it open when all candidates were used and the provider may have omitted some', async () => {
      expect(await cut(10, true, 2, 1, 1, 1, 1, 1, 1)).toBe(null);
    });
  });

  it('rejects with the provider’s failure', async () => {
    const fail = () => Promise.reject(new Error('backend is gone'));
    await expect(sut.assemble(fail, { limit: 10, since: null })).rejects.toThrow('backend is gone');
  });

  it('returns the largest legal result, in order, within the timeframe, without near-identical titles', async () => {
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
