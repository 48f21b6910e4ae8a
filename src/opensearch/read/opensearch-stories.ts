import { readCategories } from '../../index/article-identity.js';
import type { Category } from '../../languages/categories.js';
import { coverageAt, prominenceAt } from '../../index/stories/story-heat.js';
import { parseStoryId, storyId } from '../../index/stories/story-id.js';
import {
  sortByCoverage,
  coveredInPeriod,
  type StoryWithSubject,
  type HotStory,
  type ListedStory,
  MAX_STORY_SECONDS,
  type MemberFilter,
  shortlistLength,
  type StoryArticle,
  type StoryCriteria,
  type StoryPeriod,
} from '../../index/stories/story-reader.js';
import { MAX_NODES, idInNode, sharedId } from '../documents.js';
import { ALL_COUNTRIES, fromStoryDocument } from '../story-document.js';
import type { StoryDetails, StoryIndex } from '../../search/engine/article-index.js';
import {
  type OpenSearchSession,
  type SearchBody,
  fieldValueOf,
  fieldValuesOf,
} from './opensearch-session.js';
import type { OpenSearchQuery } from './render-opensearch.js';

interface HeatRow {
  country: string;
  domains: number;
  latest: number;
  /** Times and weights of the story's reports, as `ReportTimes` in JSON. */
  reports: string;
  /** Positions in editors' feeds, as `ReportTimes` in JSON; absent in older documents. */
  fronts?: string;
  echoes: number | null;
  categories: string;
  subject: number | null;
  follows: number | null;
}

interface MemberRow extends Omit<StoryArticle, 'publishedAt' | 'copy'> {
  published_at: number;
  copy: number;
  categories: string;
}

interface StoryData {
  story: number;
  language: string;
  heat: HeatRow[];
  articles: MemberRow[];
  /** Stories of the same event in other languages; absent in older documents. */
  others?: StoryDetails['others'];
}

/** The field with the number of a story's registrable domains in all countries together. */
const TOTAL_DOMAINS = `domains.${ALL_COUNTRIES}`;

interface Shortlisted extends Pick<StoryCriteria, 'language' | 'country' | 'since' | 'categories'> {
  until?: number | null;
  among?: readonly number[] | null;
  order: 'heat' | 'domains';
}

function shortlistQuery({
  language,
  country,
  since,
  until,
  among,
  order,
}: Shortlisted): Pick<SearchBody, 'query' | 'sort'> {
  const key = country ?? ALL_COUNTRIES;
  const last = until == null ? {} : { lt: until + MAX_STORY_SECONDS };
  const filter: OpenSearchQuery[] = [
    { term: { language } },
    { range: { [`domains.${key}`]: { gte: 2 } } },
    { range: { [`latest.${key}`]: { gte: since, ...last } } },
    ...(among == null ? [] : [{ terms: { story: among } }]),
  ];
  return {
    query: { bool: { filter } },
    // The field is missing for a country without stories.
    sort: [{ [`${order}.${key}`]: { order: 'desc', unmapped_type: 'double' } }, { story: 'desc' }],
  };
}

/** Maximum number of hits of a search, the default limit of OpenSearch. */
const MAX_HITS = 10_000;

/** Reads stories from OpenSearch, and caches them for one search. */
export class OpenSearchStories implements StoryIndex {
  private readonly known = new Map<number, StoryData>();

  constructor(
    private readonly session: OpenSearchSession,
    private readonly index: string,
  ) {}

  async mostCovered(criteria: StoryCriteria, limit: number): Promise<HotStory[]> {
    const { now, since } = criteria;
    const found = await this.shortlist({ ...criteria, order: 'heat' }, shortlistLength(limit));
    return sortByCoverage(
      found,
      (times, fronts) => coverageAt(times, now, since) + prominenceAt(fronts, now),
    );
  }

  async coveredIn(period: StoryPeriod, limit: number): Promise<HotStory[]> {
    return coveredInPeriod(
      await this.shortlist({ ...period, order: 'domains' }, shortlistLength(limit)),
      period,
    );
  }

  /** The first stories in the requested order. Stories of a single domain and near duplicates are left out. */
  private async shortlist(criteria: Shortlisted, wanted: number): Promise<ListedStory[]> {
    const { country, since, categories = [], among } = criteria;
    const heatOf = (story: number): HeatRow | undefined =>
      this.known.get(story)?.heat.find((row) => row.country === (country ?? ''));
    const isLive = (row: HeatRow | undefined): boolean =>
      row !== undefined && row.domains >= 2 && row.latest >= since;
    const isShown = (story: number | null): boolean =>
      story !== null && isLive(heatOf(story)) && (among?.includes(story) ?? true);
    const shortlist: ListedStory[] = [];
    let after: number[] | undefined;
    do {
      const { hits } = await this.session.search(this.index, {
        ...shortlistQuery(criteria),
        size: wanted,
        ...(after !== undefined && { search_after: after }),
        docvalue_fields: ['data'],
      });
      const page = hits.hits.map((hit) => this.keep(fieldValueOf<string>(hit, 'data')));
      const rows = page.map(({ story }) => ({ story, row: heatOf(story)! }));
      await this.read(rows.flatMap(({ row }) => row.echoes ?? []));
      for (const { story, row } of rows) {
        const { domains, reports, fronts = '[]' } = row;
        const subject = row.subject ?? story;
        if (isAbout(row, categories) && !isShown(row.echoes))
          shortlist.push({ story, subject, categories: row.categories, domains, reports, fronts });
      }
      after = hits.hits.length < wanted ? undefined : hits.hits.at(-1)!.sort;
    } while (after !== undefined && shortlist.length < wanted);
    return shortlist.slice(0, wanted);
  }

  async newestOf(stories: readonly number[], filter: MemberFilter): Promise<StoryArticle[][]> {
    await this.read(stories);
    return stories.map((story) => newestAmong(this.known.get(story)?.articles ?? [], filter));
  }

  async storiesOf(articles: readonly number[]): Promise<(StoryWithSubject | null)[]> {
    if (articles.length === 0) return [];
    const { hits } = await this.session.search(this.index, {
      query: { terms: { articles } },
      size: MAX_HITS,
      sort: [{ story: 'desc' }],
      docvalue_fields: ['story', 'subject', 'articles', TOTAL_DOMAINS],
    });
    const stories = new Map<number, StoryWithSubject>();
    for (const hit of hits.hits) {
      const story = fieldValueOf<number>(hit, 'story');
      const [subject = story] = fieldValuesOf<number>(hit, 'subject');
      const [domains = 1] = fieldValuesOf<number>(hit, TOTAL_DOMAINS);
      for (const article of fieldValuesOf<number>(hit, 'articles'))
        stories.set(article, { story, subject, domains });
    }
    return articles.map((article) => stories.get(article) ?? null);
  }

  /** The public id of a story. It has no node: ids are unique in a language, which only one node ingests. */
  idOf(language: string, story: number): string {
    return storyId(language, idInNode(story));
  }

  async find(ids: readonly string[]): Promise<(StoryDetails | { mergedInto: string } | null)[]> {
    const parsed = ids.map(parseStoryId);
    const numbers = parsed.flatMap((one) => (one === null ? [] : ofAnyNode(one.story)));
    if (numbers.length === 0) return ids.map(() => null);
    const hasNumber = anyOf([{ terms: { story: numbers } }, { terms: { merged: numbers } }]);
    const [documents, related] = await this.session.searchAll(this.index, [
      { query: hasNumber, size: MAX_HITS, docvalue_fields: ['data'] },
      { query: { terms: { subject: numbers } }, size: MAX_HITS, docvalue_fields: ['story', 'subject'] },
    ]);
    const found = documents!.hits.hits.map((hit) => this.keep(fieldValueOf<string>(hit, 'data')));
    // A story without a subject is stored with its own number.
    const subjects = new Set(
      related!.hits.hits
        .map((hit) => ({
          story: fieldValueOf<number>(hit, 'story'),
          subject: fieldValueOf<number>(hit, 'subject'),
        }))
        .flatMap(({ story, subject }) => (story === subject ? [] : [subject])),
    );
    return parsed.map((one) => {
      if (one === null) return null;
      const ours = new Set(ofAnyNode(one.story));
      const inLanguage = found.filter(({ language }) => language === one.language);
      const story = inLanguage.find((data) => ours.has(data.story));
      const facts = story === undefined ? null : factsOf(story, subjects);
      if (facts !== null) return facts;
      const into = inLanguage.find(({ merged }) => merged.some((id) => ours.has(id)));
      return into === undefined ? null : { mergedInto: this.idOf(one.language, into.story) };
    });
  }

  async articlesOf(story: number, limit: number): Promise<number[]> {
    await this.read([story]);
    const articles = this.known.get(story)?.articles.map(({ article }) => article) ?? [];
    return articles.sort((a, b) => b - a).slice(0, limit);
  }

  /** Reads the stories that are not cached yet. */
  private async read(stories: readonly number[]): Promise<void> {
    const unknown = [...new Set(stories)].filter((story) => !this.known.has(story));
    if (unknown.length > 0) await this.fetch({ terms: { story: unknown } });
  }

  private async fetch(query: OpenSearchQuery): Promise<(StoryData & { merged: number[] })[]> {
    const { hits } = await this.session.search(this.index, {
      query,
      size: MAX_HITS,
      docvalue_fields: ['data'],
    });
    return hits.hits.map((hit) => this.keep(fieldValueOf<string>(hit, 'data')));
  }

  private keep(data: string): StoryData & { merged: number[] } {
    const { merged = [], ...story } = fromStoryDocument(data);
    const read = story as unknown as StoryData;
    this.known.set(read.story, read);
    return { ...read, merged };
  }
}

const anyOf = (should: OpenSearchQuery[]): OpenSearchQuery => ({ bool: { should, minimum_should_match: 1 } });

const ofAnyNode = (own: number): number[] =>
  Array.from({ length: MAX_NODES }, (_, node) => sharedId(own, node));

/** The details of a story; null if it has no articles. @param subjects ids of stories that are subjects of others. */
function factsOf(
  { story, language, heat, articles, others = [] }: StoryData,
  subjects: ReadonlySet<number>,
): StoryDetails | null {
  const total = heat.find(({ country }) => country === '');
  if (total === undefined || articles.length === 0) return null;
  const times = articles.map(({ published_at }) => published_at);
  return {
    story,
    language,
    subject: total.subject ?? (subjects.has(story) ? story : null),
    follows: total.follows ?? null,
    firstAt: Math.min(...times),
    lastAt: Math.max(...times),
    articles: articles.length,
    domains: [...new Set(articles.map(({ domain }) => domain))],
    categories: readCategories(total.categories),
    others,
  };
}

/** Whether a story or article has one of the requested categories. */
const isAbout = ({ categories }: { categories: string }, wanted: readonly Category[]): boolean =>
  wanted.length === 0 || readCategories(categories).some((one) => wanted.includes(one));

/** The articles that pass a filter, the newest first. */
function newestAmong(
  articles: readonly MemberRow[],
  { country, since, until = Infinity, domains, categories = [], limit }: MemberFilter,
): StoryArticle[] {
  return articles
    .filter(({ published_at }) => published_at >= since && published_at < until)
    .filter((one) => country === null || one.country === country)
    .filter(({ domain }) => domains === null || domains.includes(domain))
    .filter((one) => isAbout(one, categories))
    .sort((a, b) => b.article - a.article)
    .slice(0, limit)
    .map((one) => ({ ...one, copy: one.copy === 1, publishedAt: one.published_at }));
}
