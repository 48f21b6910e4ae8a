import type { Candidate } from '../../src/articles/article.js';
import { ResultPageAssembler } from '../../src/articles/article-pipeline.service.js';
import { RELATED, UNRELATED } from '../support/related-events.js';
import { parseText } from '../../src/search/parse-text.js';
import { isAggregatorOf } from '../../src/articles/urls.js';
import type { ArticleIndex } from '../../src/search/engine/article-index.js';
import { readArticle } from '../../src/search/engine/describe-articles.js';
import { loadStoriesWithReports } from '../../src/search/engine/describe-stories.js';
import { findRelaxed } from '../../src/search/engine/find-relaxed.js';
import { readLaterPage } from '../../src/search/engine/later-page.js';
import { countMatches, countMatchesByFacet, planQuery } from '../../src/search/engine/plan.js';
import { type PageDemand, type IndexedBatches, scan } from '../../src/search/engine/scan.js';
import type { ArrivalPosition } from '../../src/search/search-provider.js';
import {
  analysisLanguages,
  canRelax,
  internalQuery,
  type SearchQuery,
} from '../../src/search/search-query.js';

/** An article that an index under test is given to find. */
export interface GivenArticle {
  title: string;
  domain: string;
  /** Minutes before now; null for an undated article. */
  age: number | null;
  preview?: string;
  language?: string;
  country?: string;
  categories?: SearchQuery['categories'];
}

/** How the suite fills an index. Called once a test; `close` is called after it. */
export interface IndexUnderTest {
  provider: ArticleIndex;
  close(): Promise<void> | void;
}

const NOW = () => Math.floor(Date.now() / 1000);

export function aQuery(given: Partial<SearchQuery> & { typed?: string } = {}): SearchQuery {
  const { typed, ...rest } = given;
  return internalQuery({
    intent: 'text',
    text: typed ?? '',
    parsed: typed === undefined ? null : parseText(typed),
    language: 'en',
    wanted: 10,
    ...rest,
  });
}

const isAggregator = isAggregatorOf(['msn.com']);

/** The batches of a search. */
export async function scanOf(
  index: ArticleIndex,
  query: SearchQuery,
  demand: PageDemand = { paused: new Set(), isFirstPage: true },
  now = NOW(),
): Promise<IndexedBatches> {
  const { sequences } = await index.lastSequences(analysisLanguages(query));
  const plan = await planQuery(index, query, now, isAggregator);
  return scan(index, { query, plan, demand, at: now, sequences, ends: [] });
}

/** The first batch of a search. */
export async function readFirst(index: ArticleIndex, query: SearchQuery, now = NOW()): Promise<Candidate[]> {
  return (await (await scanOf(index, query, undefined, now)).next()).value ?? [];
}

/** Reads a search to its end, without a publisher that is paused from the second batch on. */
export async function readAll(
  index: ArticleIndex,
  query: SearchQuery,
  saturated: string[] = [],
  batches = 100,
): Promise<Candidate[]> {
  const found: Candidate[] = [];
  const demand = { paused: new Set<string>(), isFirstPage: true };
  const read = await scanOf(index, query, demand);
  for (let i = 0; i < batches; i++) {
    const { value } = await read.next();
    if (value == null) return found;
    found.push(...value);
    demand.paused = new Set(saturated);
  }
  throw new Error('The search did not end.');
}

/** Reads a search to its end, relaxed matches included. */
export async function readRelaxed(index: ArticleIndex, query: SearchQuery): Promise<Candidate[]> {
  const found = await readAll(index, query);
  if (!canRelax(query)) return found;
  const { batches } = await findRelaxed(index, query, new Set(), NOW());
  for await (const batch of batches) found.push(...(batch ?? []));
  return found;
}

/** What every engine of an index promises. */
export function describeArticleIndex(
  name: string,
  fill: (articles: GivenArticle[]) => Promise<IndexUnderTest>,
): void {
  describe(`${name} as an index`, () => {
    let under: IndexUnderTest;

    const given = async (...articles: GivenArticle[]) => {
      under = await fill(articles);
    };
    const titles = async (query: SearchQuery) => [
      ...new Set((await readAll(under.provider, query)).map(({ title }) => title)),
    ];

    const relaxed = async (typed: string, query: Partial<SearchQuery> = {}) => [
      ...new Set((await readRelaxed(under.provider, aQuery({ typed, ...query }))).map(({ title }) => title)),
    ];

    afterEach(async () => under?.close());

    it('requires every plain word, in title or text', async () => {
      await given(
        { title: 'Storm over Lisbon', domain: 'a.example', age: 5 },
        { title: 'Quiet day in Lisbon', domain: 'b.example', age: 5, preview: 'The storm has passed.' },
        { title: 'Storm over Porto', domain: 'c.example', age: 5 },
      );
      expect(await titles(aQuery({ typed: 'storm lisbon' }))).toEqual([
        'Storm over Lisbon',
        'Quiet day in Lisbon',
      ]);
    });

    it('returns new articles in the order of arrival, for the queries that match them', async () => {
      await given(
        { title: 'Storm of March', domain: 'a.example', age: 60 * 24 * 70 },
        { title: 'Ferry sails', domain: 'b.example', age: 5 },
        { title: 'Storms at sea', domain: 'c.example', age: 400 },
        { title: 'Storm of no date', domain: 'd.example', age: null },
      );
      const arrivals = under.provider.arrivals;
      const queries = [aQuery({ typed: 'storm' }), aQuery({ typed: 'ferry' }), aQuery({ typed: '-' })];
      const now = await arrivals.position();
      const [node] = Object.keys(now);
      const before = { [node!]: now[node!]! - 4 };
      const { position, found, isEnd } = await arrivals.after(before, queries, 100);
      expect([position, isEnd]).toEqual([now, true]);
      expect(found.map((one) => one.length)).toEqual([3, 1, 0]);
      const sequences = found[0]!.map(({ sequence }) => sequence);
      expect(sequences).toEqual([...sequences].sort((a, b) => a - b));
      expect(found[1]![0]).toMatchObject({ node, candidate: { title: 'Ferry sails' } });
      expect((await arrivals.after(now, queries, 100)).found).toEqual([[], [], []]);
      expect(await arrivals.after({ elsewhere: 1 }, queries, 100)).toMatchObject({
        position: now,
        isEnd: true,
      });
      const step = await arrivals.after(before, queries, 2);
      expect(step).toMatchObject({ position: { [node!]: now[node!]! - 2 }, isEnd: false });
      expect(await arrivals.until(now, queries[0]!, 10)).toHaveLength(3);
      expect(await arrivals.until(before, queries[0]!, 10)).toHaveLength(0);
      const between = { [node!]: found[0]![1]!.sequence };
      const last = await arrivals.until(now, queries[0]!, 10, between);
      expect(last.map(({ title }) => title)).toEqual([found[0]![2]!.candidate.title]);
    });

    it('bounds what is replayed, by the number of matches and by the time at which they were stored', async () => {
      await given(
        { title: 'Storm of March', domain: 'a.example', age: 60 * 24 * 70 },
        { title: 'Ferry sails', domain: 'b.example', age: 5 },
        { title: 'Storms at sea', domain: 'c.example', age: 400 },
        { title: 'Ferry waits', domain: 'b.example', age: 5 },
        { title: 'Storm of no date', domain: 'd.example', age: null },
      );
      const arrivals = under.provider.arrivals;
      const storm = aQuery({ typed: 'storm' });
      const now = await arrivals.position();
      const [node] = Object.keys(now) as [string];
      const behind = (count: number) => ({ [node]: now[node]! - count });
      const yesterday = NOW() - 86_400;
      expect(await arrivals.bound(behind(5), storm, 3, yesterday)).toBeNull();
      expect(await arrivals.bound({ elsewhere: 1 }, storm, 1, yesterday)).toBeNull();
      const bounded = await arrivals.bound(behind(5), storm, 2, yesterday);
      expect(Math.abs(bounded!.from - NOW())).toBeLessThan(60);
      const found = async (position: ArrivalPosition) =>
        (await arrivals.after(position, [storm], 100)).found[0]!;
      expect(await found(bounded!.position)).toEqual((await found(behind(5))).slice(1));
      const later = NOW() + 60;
      expect(await arrivals.bound(behind(5), storm, 3, later)).toEqual({ position: now, from: later });
    });

    it('finds a phrase only in its order', async () => {
      await given(
        { title: 'White house painted blue', domain: 'a.example', age: 5 },
        { title: 'House painted white', domain: 'b.example', age: 5 },
      );
      expect(await titles(aQuery({ typed: '"white house"' }))).toEqual(['White house painted blue']);
    });

    it('omits excluded words and accepts either side of OR', async () => {
      await given(
        { title: 'Storm over Lisbon', domain: 'a.example', age: 5 },
        { title: 'Storm over Porto', domain: 'b.example', age: 6 },
        { title: 'Storm over Madrid', domain: 'c.example', age: 7 },
      );
      expect(await titles(aQuery({ typed: 'storm -porto' }))).toEqual([
        'Storm over Lisbon',
        'Storm over Madrid',
      ]);
      expect(await titles(aQuery({ typed: 'lisbon OR madrid' }))).toEqual([
        'Storm over Lisbon',
        'Storm over Madrid',
      ]);
    });

    it('ignores function words beside other words', async () => {
      await given({ title: 'Storm over Lisbon', domain: 'a.example', age: 5 });
      expect(await titles(aQuery({ typed: 'the storm in Lisbon' }))).toEqual(['Storm over Lisbon']);
    });

    it.each([
      '"',
      '-',
      'OR',
      'AND NOT (',
      'title:storm',
      'a*b^c',
      '{}[]~\\',
      "';--",
      'NEAR(a b)',
      '💥',
      '-storm',
      '"storm',
      '🇵🇹 -',
    ])('searches for %p without an error', async (typed) => {
      await given({ title: 'Storm over Lisbon', domain: 'a.example', age: 5 });
      await expect(readAll(under.provider, aQuery({ typed }))).resolves.toBeInstanceOf(Array);
    });

    it('finds other forms of a word after the word itself', async () => {
      await given(
        { title: 'Elections in Porto', domain: 'a.example', age: 5 },
        { title: 'Election in Lisbon', domain: 'b.example', age: 500 },
        { title: 'Пациенты в Москве', domain: 'c.example', age: 5, language: 'ru' },
      );
      expect(await titles(aQuery({ typed: 'election' }))).toEqual([
        'Election in Lisbon',
        'Elections in Porto',
      ]);
      expect(await titles(aQuery({ typed: '"election"' }))).toEqual(['Election in Lisbon']);
      expect(await titles(aQuery({ typed: 'москва', language: 'ru' }))).toEqual(['Пациенты в Москве']);
    });

    it('ranks relaxed matches with most of the words before those with one rare word', async () => {
      await given(
        { title: 'Ferry to Malta rebuilt', domain: 'a.example', age: 1 },
        { title: 'Strike of Malta ferry crews', domain: 'b.example', age: 900 },
        { title: 'Malta ferry strike settled', domain: 'c.example', age: 5_000 },
        { title: 'Ferry strike in Porto', domain: 'd.example', age: 1_000 },
        { title: 'Malta wins a match', domain: 'e.example', age: 2 },
        { title: 'Rain in Porto', domain: 'f.example', age: 3 },
      );
      const found = await relaxed('malta ferry strike');
      expect(found.slice(0, 2).sort()).toEqual(['Malta ferry strike settled', 'Strike of Malta ferry crews']);
      expect(found.slice(2, 4).sort()).toEqual(['Ferry strike in Porto', 'Ferry to Malta rebuilt']);
      expect(found.slice(4)).toEqual(['Malta wins a match']);
      expect(await titles(aQuery({ typed: 'malta ferry strike' }))).toEqual(found.slice(0, 2));
    });

    it('ranks an article with the rarer of two words first', async () => {
      const dollars = Array.from({ length: 30 }, (_, i) => ({
        title: `Dollar note ${i}`,
        domain: `paper${i}.example`,
        age: 1 + i,
      }));
      await given(...dollars, { title: 'Rupee gains', domain: 'a.example', age: 5_000 });
      expect((await relaxed('rupee dollar'))[0]).toBe('Rupee gains');
    });

    it('finds spelling candidates of a word that no article contains', async () => {
      await given(
        { title: 'Assassination plot uncovered', domain: 'a.example', age: 5 },
        { title: 'Visit to Sophia garden', domain: 'b.example', age: 5 },
        { title: 'Пожар в больнице', domain: 'c.example', age: 5, language: 'ru' },
        { title: 'Storm over Porto', domain: 'd.example', age: 5 },
        { title: 'Store opens', domain: 'e.example', age: 5 },
      );
      expect(await relaxed('assasination')).toEqual(['Assassination plot uncovered']);
      expect(await relaxed('asasinatoin plot')).toEqual(['Assassination plot uncovered']);
      expect(await relaxed('sofia')).toEqual(['Visit to Sophia garden']);
      expect(await relaxed('пажар', { language: 'ru' })).toEqual(['Пожар в больнице']);
      expect(await relaxed('storm')).toEqual(['Storm over Porto']);
      expect(await titles(aQuery({ typed: 'assasination' }))).toEqual([]);
    });

    it('finds only frequent spelling candidates of a single short word', async () => {
      const rain = Array.from({ length: 550 }, (_, i) => ({
        title: `Rain ${i}`,
        domain: 'a.example',
        age: i,
      }));
      await given(
        ...rain,
        { title: 'Testa visits Porto', domain: 'b.example', age: 5 },
        { title: 'Floyd remembered', domain: 'c.example', age: 5 },
        { title: 'March for Floyd', domain: 'd.example', age: 5 },
      );
      expect(await relaxed('tesla')).toEqual([]);
      expect((await relaxed('tesla porto'))[0]).toBe('Testa visits Porto');
      expect((await relaxed('floid')).sort()).toEqual(['Floyd remembered', 'March for Floyd']);
    });

    it('finds the phrase alone if no article contains the word beside it', async () => {
      await given(
        { title: 'What is herd immunity', domain: 'a.example', age: 900 },
        { title: 'Immunity of a herd of cows', domain: 'b.example', age: 5 },
      );
      expect(await relaxed('"herd immunity" sweden')).toEqual(['What is herd immunity']);
    });

    it('ranks the other words with a spelling candidate before the other words alone', async () => {
      await given(
        { title: 'Bank of Porto floods', domain: 'a.example', age: 1 },
        { title: 'Johnson visits bank', domain: 'b.example', age: 900 },
        { title: 'Johnson sings', domain: 'c.example', age: 2 },
      );
      expect((await relaxed('jonson bank'))[0]).toBe('Johnson visits bank');
    });

    it('requires phrases, excluded words, country and timeframe in every step', async () => {
      await given(
        { title: 'White house ferry', domain: 'a.example', age: 5, country: 'GB' },
        { title: 'White house strike banned', domain: 'b.example', age: 6 },
        { title: 'House strike painted white', domain: 'c.example', age: 7, country: 'GB' },
        { title: 'White house strike', domain: 'd.example', age: 5_000 },
      );
      expect(await relaxed('"white house" ferry strike -banned')).toEqual([
        'White house ferry',
        'White house strike',
      ]);
      expect(await relaxed('"white house" ferry strike', { country: 'GB' })).toEqual(['White house ferry']);
      const today = await relaxed('"white house" ferry strike', { since: NOW() - 3600 });
      expect(today.sort()).toEqual(['White house ferry', 'White house strike banned']);
    });

    it('never relaxes a query with OR', async () => {
      await given(
        { title: 'Storm over Lisbon', domain: 'a.example', age: 5 },
        { title: 'Rain in Madrid', domain: 'b.example', age: 6 },
      );
      expect(await relaxed('storm porto OR madrid')).toEqual([]);
      expect(await relaxed('lisbn OR madird')).toEqual([]);
    });

    describe('given the query language', () => {
      beforeEach(() =>
        given(
          { title: 'Storm closes harbour', domain: 'a.example', age: 1 },
          {
            title: 'Gales close a bridge',
            domain: 'b.example',
            age: 2,
            preview: 'Storms are expected in Lisbon.',
          },
          { title: 'Quiet day in Lisbon', domain: 'c.example', age: 3, preview: 'No storm was seen at all.' },
          {
            title: 'Lisbon votes for a mayor after weeks of campaign in which a storm',
            domain: 'd.example',
            age: 4,
          },
          { title: 'Bridge of Porto painted', domain: 'e.example', age: 5, preview: 'By the harbour.' },
        ),
      );
      const domains = async (typed: string, query: Partial<SearchQuery> = {}) =>
        (await readAll(under.provider, aQuery({ typed, ...query })))
          .map(({ domain }) => domain[0])
          .sort()
          .join('');
      const relaxedDomains = async (typed: string) =>
        (await readRelaxed(under.provider, aQuery({ typed }))).map(({ domain }) => domain[0]).join('');

      it.each([
        ['title:storm', 'ad'],
        ['title:storms', 'ad'],
        ['title:gale', 'b'],
        ['title:"closes harbour"', 'a'],
        ['storm -title:storm', 'bc'],
        ['storm (harbour OR lisbon)', 'abcd'],
        ['(storm harbour) OR (lisbon mayor)', 'ad'],
        ['(storm harbour) OR bridge', 'abe'],
        ['storm -(harbour OR mayor)', 'bc'],
        ['storm -(lisbon mayor)', 'abc'],
        ['storm NEAR/5 lisbon', 'b'],
        ['lisbon NEAR/5 storms', 'b'],
        ['lisbon NEAR/11 storm', 'bd'],
        ['lisbon NEAR/10 storm', 'b'],
        ['storm NEAR/2 "closes harbour"', 'a'],
        ['bridge -(bridge NEAR/3 porto)', 'b'],
        ['title:lisbon -(storm -mayor)', 'd'],
        ['(-painted) bridge', 'b'],
        ['storm AND title:harbour', 'a'],
      ])('finds exactly what %p asks for', async (typed, found) => {
        expect(await domains(typed)).toBe(found);
      });

      it('requires words of operators in the title with search_in=title', async () => {
        expect(await domains('(storm OR gale) -mayor', { searchIn: 'title' })).toBe('ab');
        expect(await domains('lisbon NEAR/11 storm', { searchIn: 'title' })).toBe('d');
      });

      it('requires operators of relaxed matches, too', async () => {
        expect(await relaxedDomains('title:storm submarine')).toBe('ad');
        expect(await relaxedDomains('storm NEAR/5 lisbon submarine')).toBe('b');
        expect(await relaxedDomains('(lisbon mayor) submarine')).toBe('d');
        expect(await relaxedDomains('bridge submarine -(gale OR gales)')).toBe('e');
        expect(await relaxedDomains('(storm OR bridge) submarine')).toBe('');
      });

      it('counts and streams what it finds', async () => {
        const query = aQuery({ typed: '(storm harbour) OR (lisbon mayor)' });
        expect((await countMatches(under.provider, query, 100)).articles).toBe(2);
        const now = await under.provider.arrivals.position();
        expect(await under.provider.arrivals.until(now, query, 10)).toHaveLength(2);
      });
    });

    it('returns articles of one language only', async () => {
      await given(
        { title: 'Hotel in Paris', domain: 'a.example', age: 5, language: 'en' },
        { title: 'Hotel de Paris', domain: 'b.example', age: 5, language: 'fr' },
      );
      expect(await titles(aQuery({ typed: 'paris', language: 'fr' }))).toEqual(['Hotel de Paris']);
    });

    describe('given several languages', () => {
      const both = { languages: ['de', 'en'], language: 'de' };
      const en = (title: string, age: number, domain: string, preview = ''): GivenArticle => ({
        ...{ title, age, domain, preview, language: 'en', categories: ['sports'] },
      });
      const de = (title: string, age: number, domain: string, preview = ''): GivenArticle => ({
        ...en(title, age, domain, preview),
        language: 'de',
      });

      it('ranks the articles of all languages by relevance and age', async () => {
        await given(
          en('Tsunami', 30, 'a.example'),
          de('Die Küste nach der Flut', 1, 'b.example', 'Der Tsunami kam am Morgen.'),
          de('Tsunamis im Pazifik', 3, 'c.example'),
          en('The coast after the flood', 2, 'd.example', 'The tsunami came in the morning.'),
          { title: 'Tsunami', domain: 'e.example', age: 1, language: 'fr' },
        );
        const expected = [
          'Tsunami',
          'Tsunamis im Pazifik',
          'Die Küste nach der Flut',
          'The coast after the flood',
        ];
        expect(new Set(await titles(aQuery({ typed: 'tsunami', ...both })))).toEqual(new Set(expected));
        for (const languages of [
          ['de', 'en'],
          ['en', 'de'],
        ]) {
          const found = await titles(aQuery({ typed: 'tsunami', languages, language: languages[0]! }));
          expect([found[0], found.length]).toEqual(['Tsunami', 4]);
        }
        expect(
          (await countMatches(under.provider, aQuery({ typed: 'tsunami', ...both }), 100)).articles,
        ).toBe(4);
        const now = await under.provider.arrivals.position();
        expect(
          await under.provider.arrivals.until(now, aQuery({ typed: 'tsunami', ...both }), 10),
        ).toHaveLength(4);
      });

      it('returns their articles by time with the order newest', async () => {
        const many = Array.from({ length: 120 }, (_, i) =>
          (i % 3 === 0 ? de : en)(`Tsunami ${i}`, i, `paper${i}.example`),
        );
        await given(...many);
        const found = await titles(aQuery({ typed: 'tsunami', order: 'newest', ...both }));
        expect(found).toEqual(many.map(({ title }) => title));
      });

      it('has pages with the articles of all languages', async () => {
        const many = Array.from({ length: 30 }, (_, i) =>
          (i % 2 === 0 ? de : en)(`Tsunami ${i}`, i, `paper${i}.example`),
        );
        await given(...many);
        const query = aQuery({ typed: 'tsunami', wanted: 10, ...both });
        const { sequences } = await under.provider.lastSequences(analysisLanguages(query));
        const batches = await scanOf(under.provider, query);
        const next = async () => (await batches.next()).value ?? null;
        const rules = { since: null, now: NOW() };
        const { articles } = await new ResultPageAssembler(next, rules, isAggregator).page(10);
        const first = articles.map(({ id }) => id!);
        const from = { at: NOW(), since: null, sequences, limits: [10], ends: [], pinned: [] };
        const second = await readLaterPage(under.provider, query, from, isAggregator);
        const third = await readLaterPage(under.provider, query, second.next!, isAggregator);
        expect(first).toHaveLength(10);
        expect([second.articles.length, third.articles.length, third.next]).toEqual([10, 10, null]);
        const ids = [...first, ...[...second.articles, ...third.articles].map(({ id }) => id!)];
        expect(new Set(ids).size).toBe(30);
      });

      it('relaxes a query in each language, and takes a word of one for no misspelling in another', async () => {
        await given(
          en('Harbour opens', 1, 'a.example'),
          de('Sturm über dem Meer', 2, 'b.example'),
          de('Hafen Harbur eröffnet', 3, 'c.example'),
        );
        expect(await relaxed('harbour sturm', both)).toEqual(['Harbour opens', 'Sturm über dem Meer']);
      });

      it('finds categories and places in each language', async () => {
        await given(
          en('Match in Munich ends', 1, 'a.example'),
          de('Spiel in München endet', 2, 'b.example'),
          { ...de('Wahl in Wien', 3, 'c.example'), categories: ['politics'] },
        );
        const topic = await titles(aQuery({ intent: 'topic', categories: ['sports'], ...both }));
        expect(new Set(topic)).toEqual(new Set(['Match in Munich ends', 'Spiel in München endet']));
        const local = await titles(aQuery({ intent: 'local', typed: 'Munich', ...both }));
        expect(new Set(local)).toEqual(new Set(['Match in Munich ends', 'Spiel in München endet']));
      });

      it('returns the stories of all languages by coverage', async () => {
        const story = (of: typeof en, title: string, first: number, count: number): GivenArticle[] =>
          Array.from({ length: count }, (_, i) => of(title, first + i, `${first}-${i}.example`));
        await given(
          ...story(en, 'Strong earthquake shakes northern Chile', 10, 5),
          ...story(de, 'Fähre rammt Brücke im Hafen von Hamburg', 30, 4),
          ...story(en, 'Ferry collision closes harbour of Gothenburg', 50, 3),
          ...story(de, 'Erdrutsch verschüttet Bahnstrecke in Tirol', 70, 2),
        );
        const query = aQuery({ intent: 'trending', ...both });
        const candidates = await readFirst(under.provider, query);
        expect(candidates.map(({ title }) => title.split(' ')[0])).toEqual([
          'Strong',
          'Fähre',
          'Ferry',
          'Erdrutsch',
        ]);
        const ids = candidates.map(({ story: id }) => id!);
        expect(ids.map((id) => id.slice(0, 3))).toEqual(['en-', 'de-', 'en-', 'de-']);
        const described = await loadStoriesWithReports(under.provider, ids, query, 5, isAggregator);
        expect(described.map(({ articles }) => articles)).toEqual([5, 4, 3, 2]);
      });
    });

    it('returns articles of sources from the requested country', async () => {
      await given(
        { title: 'Budget passed', domain: 'a.example', age: 5, country: 'GB' },
        { title: 'Budget delayed', domain: 'b.example', age: 5, country: 'US' },
        { title: 'Budget unknown', domain: 'c.example', age: 5 },
      );
      expect(await titles(aQuery({ typed: 'budget', country: 'GB' }))).toEqual(['Budget passed']);
    });

    it('prefers the country of a regional language tag and excludes nothing', async () => {
      await given(
        { title: 'Budget delayed', domain: 'b.example', age: 5, country: 'US' },
        { title: 'Budget passed', domain: 'a.example', age: 10, country: 'GB' },
      );
      expect(await titles(aQuery({ typed: 'budget', language: 'en-GB' }))).toEqual([
        'Budget passed',
        'Budget delayed',
      ]);
    });

    it('returns only dated articles within the timeframe', async () => {
      await given(
        { title: 'Budget now', domain: 'a.example', age: 5 },
        { title: 'Budget then', domain: 'b.example', age: 90 },
        { title: 'Budget whenever', domain: 'c.example', age: null },
      );
      expect(await titles(aQuery({ typed: 'budget', since: NOW() - 3600 }))).toEqual(['Budget now']);
      expect(await titles(aQuery({ typed: 'budget' }))).toHaveLength(3);
    });

    it('ranks an exact headline of yesterday before a passing mention of a minute ago', async () => {
      await given(
        {
          title: 'What else happened today',
          domain: 'a.example',
          age: 1,
          preview: 'Also: reactor restart in Brno.',
        },
        { title: 'Reactor restart in Brno', domain: 'b.example', age: 24 * 60 },
      );
      expect((await titles(aQuery({ typed: 'reactor restart brno' })))[0]).toBe('Reactor restart in Brno');
    });

    it('ranks the newer of two equal matches first', async () => {
      await given(
        { title: 'Budget passed in Porto', domain: 'a.example', age: 600 },
        { title: 'Budget passed in Lagos', domain: 'b.example', age: 60 },
      );
      expect((await titles(aQuery({ typed: 'budget' })))[0]).toBe('Budget passed in Lagos');
    });

    it('returns only articles of the category; of two categories those of both first', async () => {
      await given(
        { title: 'Match won', domain: 'a.example', age: 5, categories: ['sports'] },
        { title: 'Club sold', domain: 'b.example', age: 50, categories: ['sports', 'business'] },
        { title: 'Law passed', domain: 'c.example', age: 5, categories: ['politics'] },
      );
      const topics = (...all: SearchQuery['categories']) => aQuery({ intent: 'topic', categories: all });
      expect((await titles(topics('sports'))).sort()).toEqual(['Club sold', 'Match won']);
      expect((await titles(topics('sports', 'business')))[0]).toBe('Club sold');
    });

    it('includes articles whose title names the category, after those that declare it', async () => {
      await given(
        { title: 'Le sport en fête', domain: 'a.example', age: 5, language: 'fr' },
        { title: 'Match gagné', domain: 'b.example', age: 500, language: 'fr', categories: ['sports'] },
        { title: 'Une loi votée', domain: 'c.example', age: 5, language: 'fr' },
      );
      const sports = aQuery({ intent: 'topic', categories: ['sports'], language: 'fr' });
      expect(await titles(sports)).toEqual(['Match gagné', 'Le sport en fête']);
    });

    it('takes no article for a category that its title only mentions', async () => {
      await given(
        { title: 'दुनिया की सबसे लंबी घोड़ी', domain: 'a.example', age: 5, language: 'hi' },
        { title: 'खेल मंत्री का इस्तीफा', domain: 'b.example', age: 5, language: 'hi', categories: ['politics'] },
        { title: 'जेनोआ में हड़ताल', domain: 'c.example', age: 500, language: 'hi', categories: ['world'] },
      );
      const of = (category: SearchQuery['categories'][number]) =>
        titles(aQuery({ intent: 'topic', categories: [category], language: 'hi' }));
      expect(await of('world')).toEqual(['जेनोआ में हड़ताल']);
      expect(await of('sports')).toEqual([]);
    });

    it('finds a place in title or text, the title first', async () => {
      await given(
        { title: 'Fair opens', domain: 'a.example', age: 5, preview: 'In New York, visitors came early.' },
        { title: 'New York opens its fair', domain: 'b.example', age: 60 },
        { title: 'York opens a new fair', domain: 'c.example', age: 5 },
      );
      const found = await titles(aQuery({ intent: 'local', typed: 'New York' }));
      expect(found.slice(0, 2)).toEqual(['New York opens its fair', 'Fair opens']);
    });

    it('returns what several domains report first, one article per story', async () => {
      await given(
        { title: 'Cat wins village show', domain: 'z.example', age: 1 },
        { title: 'Strong earthquake shakes northern Chile', domain: 'a.example', age: 30 },
        { title: 'Earthquake shakes Chile: strong tremors in the north', domain: 'b.example', age: 25 },
        { title: 'Chile shaken: strong earthquake in the north', domain: 'c.example', age: 20 },
      );
      const found = await titles(aQuery({ intent: 'trending' }));
      expect(found[0]).toMatch(/earthquake/i);
      expect(found.filter((title) => /earthquake/i.test(title))).toHaveLength(1);
      expect(found).toContain('Cat wins village show');
    });

    it('returns one article for each story of a text or of a period', async () => {
      await given(
        { title: 'Cat wins village show', domain: 'z.example', age: 1 },
        { title: 'Strong earthquake shakes northern Chile', domain: 'a.example', age: 1_800 },
        { title: 'Earthquake shakes Chile: strong tremors in the north', domain: 'b.example', age: 1_799 },
        { title: 'Cathedral roof burns in Northmere', domain: 'a.example', age: 61 },
        { title: 'Northmere cathedral roof burns overnight', domain: 'b.example', age: 60 },
        { title: 'Roof burns: Northmere cathedral in flames', domain: 'c.example', age: 59 },
      );
      const stories = async (query: Partial<SearchQuery> & { typed?: string }) =>
        (await titles(aQuery({ intent: 'stories', ...query }))).map(
          (title) => /Chile|Northmere/.exec(title)?.[0],
        );
      const [recently, earlier] = [NOW() - 7_200, NOW() - 86_400];
      expect(await stories({})).toEqual(['Northmere', 'Chile']);
      expect(await stories({ typed: 'shakes Chile' })).toEqual(['Chile']);
      expect(await stories({ typed: 'cathedral OR Chile' })).toEqual(['Northmere', 'Chile']);
      expect(await stories({ typed: 'Chile village' })).toEqual([]);
      expect(await stories({ typed: 'village' })).toEqual([]);
      expect(await stories({ since: recently })).toEqual(['Northmere']);
      expect(await stories({ until: earlier })).toEqual(['Chile']);
      expect(await stories({ typed: 'Chile', since: recently })).toEqual([]);
    });

    it('gives stories of one subject a fifth of the trending list', async () => {
      await given(...RELATED, ...UNRELATED);
      const found = await titles(aQuery({ intent: 'trending', wanted: 10 }));
      expect(found.slice(0, 10)).toHaveLength(10);
      expect(found.filter((title) => /strike/i.test(title))).toHaveLength(2);
    });

    it('returns a subject only for stories that share it', async () => {
      await given(...RELATED, ...UNRELATED);
      const query = aQuery({ intent: 'trending', wanted: 10 });
      const ids = (await readAll(under.provider, query)).flatMap(({ story }) => story ?? []);
      const described = await loadStoriesWithReports(under.provider, ids, query, 1, isAggregator);
      const subjects = described.map(({ subject, reports }) => [
        /strike/i.test(reports[0]!.title),
        subject !== null,
      ]);
      expect(subjects.length).toBeGreaterThanOrEqual(10);
      expect(subjects).toContainEqual([true, true]);
      expect(subjects).toContainEqual([false, false]);
      for (const [isRelated, hasSubject] of subjects) expect(hasSubject).toBe(isRelated);
    });

    it('puts stories of special interest beyond three in ten places behind the other stories of three publishers', async () => {
      const science = (title: string) => /volcano|chess|museum|coffee|lighthouse/i.test(title);
      const further = ['Study', 'Expedition', 'Congress', 'Archive', 'Review', 'Survey', 'Notes'].flatMap(
        (head, i) =>
          UNRELATED.filter(({ title }) => science(title) || i < 2).map(({ title, domain, age }) => ({
            ...{ title: `${head}: ${title}`, domain: `paper${i}-${domain}`, age },
          })),
      );
      const all = [...UNRELATED, ...further].map((report) => ({
        ...report,
        ...(science(report.title) && { categories: ['science' as const] }),
      }));
      await given(...all);
      const found = (await titles(aQuery({ intent: 'trending', wanted: 10 }))).slice(0, 10);
      expect(found).toHaveLength(10);
      expect(found.map(science)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 1, 1].map(Boolean));
    });

    it('continues past a source that floods the newest matches', async () => {
      const flood = Array.from({ length: 2_500 }, (_, i) => ({
        title: `Budget note ${i}`,
        domain: 'flood.example',
        age: 1 + i / 50,
      }));
      const others = Array.from({ length: 9 }, (_, i) => ({
        title: `Budget report ${i}`,
        domain: `other${i}.example`,
        age: 5_000,
      }));
      await given(...flood, ...others);
      const found = await readAll(under.provider, aQuery({ typed: 'budget' }), ['flood.example'], 10);
      expect(new Set(found.map(({ domain }) => domain)).size).toBe(10);
    });

    it('counts articles with all words, if supported, for any region of the language tag', async () => {
      const note = (i: number) => ({
        domain: `d${i % 3}.example`,
        age: 5 + i,
        country: i < 30 ? 'GB' : 'US',
      });
      await given(
        ...Array.from({ length: 40 }, (_, i) => ({ ...note(i), title: `Budget storm number ${i}` })),
        { title: 'Budget day', domain: 'e.example', age: 1, categories: ['sports' as const] },
        { title: 'Budgets and storms', domain: 'f.example', age: 3_000 },
      );
      const count = async (query: Partial<SearchQuery> & { typed?: string }, most = 10_000) =>
        countMatches(under.provider, aQuery(query), most);
      const articles = async (...of: Parameters<typeof count>) => (await count(...of)).articles;
      expect(await articles({ typed: 'budget storm' })).toBe(41);
      expect(await articles({ typed: 'budget storm' }, 7)).toBe(7);
      expect(await articles({ typed: 'storm -budget' })).toBe(1);
      expect(await articles({ typed: 'budget', language: 'en-GB' })).toBe(42);
      expect(await articles({ typed: 'budget', country: 'GB' })).toBe(30);
      expect(await articles({ typed: 'budget', since: NOW() - 3600 })).toBe(41);
      expect(await articles({ intent: 'topic', categories: ['sports'] })).toBe(1);
      expect(await articles({ typed: '"' })).toBe(0);
      expect(await count({ intent: 'trending' })).toEqual({ articles: 42, domains: 5 });
    });

    it('limits every search to the hosts of labelled sources, together with named domains', async () => {
      await given(
        { title: 'Budget of the north', domain: 'a.example', age: 5 },
        { title: 'Budget of the south', domain: 'b.example', age: 6 },
        { title: 'Budget of the west', domain: 'c.example', age: 7 },
      );
      const domains = async (limits: Partial<SearchQuery>): Promise<string[]> => {
        const query = aQuery({ typed: 'budget', ...limits });
        const candidates = await readFirst(under.provider, query);
        return candidates.map(({ domain }) => domain).sort();
      };
      expect(await domains({ labelled: ['a.example', 'c.example'] })).toEqual(['a.example', 'c.example']);
      expect(await domains({ labelled: ['a.example'], domains: ['a.example', 'b.example'] })).toEqual([
        'a.example',
      ]);
      expect(await domains({ labelled: ['a.example'], domains: ['b.example'] })).toEqual([]);
      expect(await domains({ labelled: [] })).toEqual([]);
      const counted = countMatches(under.provider, aQuery({ typed: 'budget', labelled: ['b.example'] }), 10);
      expect(await counted).toMatchObject({ articles: 1 });
    });

    it('finds an article by its URL and by its id, and articles about the same event', async () => {
      await given(
        {
          title: 'Volcano empties villages of Guatemala',
          domain: 'a.example',
          age: 50,
          preview: 'Fuego rumbles.',
        },
        { title: 'Guatemala flees the volcano Fuego', domain: 'b.example', age: 40 },
        { title: 'Thousands of villages empty: Guatemala and its volcano', domain: 'c.example', age: 30 },
        { title: 'Volcano empties the villages of Guatemala', domain: 'd.example', age: 20 },
        { title: 'Ferry strike ends in Gothenburg', domain: 'e.example', age: 10 },
        { title: 'Fuego: Vulkan in Guatemala', domain: 'f.example', age: 10, language: 'de' },
      );
      const { provider } = under;
      const [own] = await readAll(provider, aQuery({ typed: 'rumbles' }));
      const like = (await readArticle(provider, { url: own!.url }))!;
      expect(like).toMatchObject({ title: own!.title, source: 'a.example', language: 'en' });
      expect(await readArticle(provider, { id: own!.id! })).toEqual(like);
      expect(await readArticle(provider, { url: 'https://nowhere.example/' })).toBeNull();
      const similar = async (query: Partial<SearchQuery> = {}) =>
        (await readAll(provider, aQuery({ intent: 'similar', like, ...query })))
          .map(({ domain }) => domain)
          .sort();
      expect(await similar()).toEqual(['b.example', 'c.example']);
      expect(await similar({ merge: false })).toEqual(['b.example', 'c.example', 'd.example']);
      expect(await similar({ excludedDomains: ['b.example'] })).toEqual(['c.example']);
      expect(await similar({ language: 'de' })).toEqual(['f.example']);
      expect(await countMatches(provider, aQuery({ intent: 'similar', like }), 10)).toEqual({ articles: 2 });
    });

    it('counts the dated matches of a period by a field', async () => {
      await given(
        { title: 'Storm one', domain: 'a.example', age: 5, country: 'GB', categories: ['world', 'sports'] },
        { title: 'Storm two', domain: 'a.example', age: 6, country: 'GB', categories: ['world'] },
        { title: 'Storm three', domain: 'b.example', age: 7, country: 'GB' },
        { title: 'Storm four', domain: 'c.example', age: 8, language: 'en-US' },
        { title: 'Storm five', domain: 'c.example', age: 60 * 24 * 20 },
        { title: 'Storm six', domain: 'c.example', age: null },
        { title: 'Quiet day', domain: 'd.example', age: 5 },
      );
      const query = aQuery({ typed: 'storm', since: NOW() - 86_400, until: NOW() + 60 });
      const counted = async (facet: 'source' | 'country' | 'language' | 'category') => {
        const { articles, values } = await countMatchesByFacet(under.provider, query, facet);
        return { articles, values: values.sort((a, b) => (a.key < b.key ? -1 : 1)) };
      };
      const of = (key: string, articles: number, publishers = 1) => ({ key, articles, publishers });
      expect(await counted('source')).toEqual({
        articles: 4,
        values: [of('a.example', 2), of('b.example', 1), of('c.example', 1)],
      });
      expect(await counted('country')).toEqual({ articles: 4, values: [of('GB', 3, 2)] });
      expect(await counted('category')).toEqual({ articles: 4, values: [of('sports', 1), of('world', 2)] });
      expect((await counted('language')).values).toEqual([of('en', 3, 2), of('en-US', 1)]);
    });

    it('reports that it is up', async () => {
      await given({ title: 'Storm over Lisbon', domain: 'a.example', age: 5 });
      expect((await under.provider.health()).up).toBe(true);
    });
  });
}
