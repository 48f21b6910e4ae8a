import type { Category } from '../languages/categories.js';
import type { TitleSignature } from '../titles/title.js';
import { HOUR } from '../config/durations.js';

/** An article in a response. Names and order of the fields are promised to clients. */
export interface Article {
  title: string;
  /** Publisher's host: lower-case ASCII, without `www.`, `m.` or `amp.`. */
  source: string;
  /** Publication time as `YYYY-MM-DDTHH:mm:ssZ`; null when it is unknown. */
  published_at: string | null;
  url: string;
  image_url: string | null;
  /** The beginning of the text, at most 250 UTF-16 code units. */
  preview: string;
}

/** An article from an index or a live source (external search API), before candidates are merged and limited. */
export interface Candidate {
  title: string;
  /** Publisher's host, as in `Article.source`. */
  source: string;
  /** Registrable domain of `source` (Public Suffix List, private section included); source diversity counts by it. */
  domain: string;
  /** Publication time in Unix seconds; null if unknown. */
  publishedAt: number | null;
  url: string;
  imageUrl: string | null;
  preview: string;
  /** Normalized title to find near-identical ones by; computed once, at ingestion or when a live source responds. */
  signature: TitleSignature;
  /** Id in the index; absent for an article of a live source. */
  id?: number;
  /** Canonical language tag; absent for an article of a live source. */
  language?: string;
  /** Time of ingestion in Unix seconds; absent for an article of a live source. */
  seenAt?: number;
  /** In a search for stories: id of the story that the article represents. */
  story?: string;
}

/** Ingestion times of undated articles in Unix seconds; stored apart, because responses must not contain them. */
const ingestionTimes = new WeakMap<Article, number>();

/** Converts a candidate to an article of a response. */
export function toArticle(candidate: Omit<Candidate, 'domain' | 'signature' | 'story'>): Article {
  const { title, source, publishedAt, url, imageUrl, preview, seenAt } = candidate;
  const article = { title, source, published_at: isoTime(publishedAt), url, image_url: imageUrl, preview };
  if (publishedAt === null && seenAt !== undefined) ingestionTimes.set(article, seenAt);
  return article;
}

/** The update time of an article in a feed (RFC 3339): when it was published, else when it was ingested, else now. */
export const feedUpdateTime = (article: Article): string =>
  article.published_at ?? isoTime(ingestionTimes.get(article) ?? unixSecondsNow())!;

/** A range of a text in UTF-16 code units; `end` is exclusive. */
export type TextRange = [start: number, end: number];

/** Ranges of title and preview in which the words of the query occur, in order. */
export interface MatchedRanges {
  title: TextRange[];
  preview: TextRange[];
}

/** Fields that the parameter `include` adds to an article, in the order of the response. */
export const INCLUDABLE_FIELDS = [
  'id',
  'language',
  'country',
  'categories',
  'source_name',
  'story',
  'coverage',
  'history',
  'labels',
  'matches',
] as const;

export type IncludableField = (typeof INCLUDABLE_FIELDS)[number];

/** The fields that `include` adds to an article; null if unknown. */
interface ArticleMetadata extends Record<IncludableField, unknown> {
  /** Opaque id of the article; unchanged when the article is edited. */
  id: string | null;
  /** Canonical language tag. */
  language: string | null;
  /** Country of the publisher, ISO 3166-1 alpha-2. */
  country: string | null;
  categories: Category[] | null;
  source_name: string | null;
  /** Id of the article's story. */
  story: string | null;
  /** Number of the story's publishers. */
  coverage: number | null;
  /** Earlier titles and previews of an edited article, the newest first; `until` is when the edit was found. */
  history: { title: string; preview: string; until: string | null }[] | null;
  /** The operator's labels of the article's source. */
  labels: readonly string[];
  matches: MatchedRanges;
}

/** The includable fields that are read from the index. */
export type IndexedMetadata = Omit<ArticleMetadata, 'labels' | 'matches'>;

const UNKNOWN_METADATA: IndexedMetadata = {
  id: null,
  language: null,
  country: null,
  categories: null,
  source_name: null,
  story: null,
  coverage: null,
  history: null,
};

/** Functions that read the includable fields of articles. */
interface MetadataSources {
  /** Reads the fields from the index by article id; those of stories only if `withStories`. Null for an unknown id. */
  describe(ids: readonly number[], withStories: boolean): Promise<(IndexedMetadata | null)[]>;
  /** The labels of a publisher by its host; without it, articles have no labels. */
  labelsOf?: ((host: string) => readonly string[]) | undefined;
  /** Finds the words of the query in an article; without it, the field `matches` is empty. */
  matchesOf?: ((article: Candidate) => MatchedRanges) | undefined;
}

/**
 * Converts candidates to articles with the requested includable fields, which are null for articles of live sources.
 * @param include names of fields; unknown names are ignored.
 */
export async function articlesWithMetadata(
  articles: readonly Candidate[],
  include: ReadonlySet<string>,
  { describe, labelsOf = () => [], matchesOf = () => ({ title: [], preview: [] }) }: MetadataSources,
): Promise<Article[]> {
  const items = articles.map(toArticle);
  const names = INCLUDABLE_FIELDS.filter((name) => include.has(name));
  if (names.length === 0) return items;
  const ids = articles.flatMap(({ id }) => id ?? []);
  const described =
    ids.length === 0 ? [] : await describe(ids, include.has('story') || include.has('coverage'));
  const known = new Map(ids.map((id, i) => [id, described[i]]));
  return items.map((item, i) => {
    const facts = known.get(articles[i]!.id!) ?? UNKNOWN_METADATA;
    const beside = {
      ...(include.has('labels') && { labels: labelsOf(item.source) }),
      ...(include.has('matches') && { matches: matchesOf(articles[i]!) }),
    };
    const included: Partial<ArticleMetadata> = { ...facts, ...beside };
    return Object.assign(item, Object.fromEntries(names.map((name) => [name, included[name]])));
  });
}

/** The current time in Unix seconds. */
export const unixSecondsNow = (): number => Math.floor(Date.now() / 1000);

const YEAR_1 = -62_135_596_800;
const YEAR_9999 = 253_402_300_799;

/** Unix seconds as `YYYY-MM-DDTHH:mm:ssZ`; null for an unknown time and outside the years 1 to 9999. */
export function isoTime(seconds: number | null): string | null {
  if (seconds === null || !(seconds >= YEAR_1 && seconds <= YEAR_9999)) return null;
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}Z`;
}

/** Seconds by which a publication time may be in the future, because clocks differ; later articles are excluded. */
const MAX_AHEAD = HOUR;

/** A range of publication times in Unix seconds; null for no bound. */
export interface PublicationPeriod {
  since: number | null;
  /** End of the range, exclusive. */
  until?: number | null;
}

/** Whether an article is dated from `since` until before `until`, at most an hour in the future; or both are null. */
export function isPublishedWithin(
  { since, until = null }: PublicationPeriod,
  { publishedAt }: Pick<Candidate, 'publishedAt'>,
  now: number,
): boolean {
  if (since === null && until === null) return true;
  const before = Math.min(until ?? Infinity, now + MAX_AHEAD + 1);
  return publishedAt !== null && publishedAt >= (since ?? -Infinity) && publishedAt < before;
}

const CONTROL_CHARACTERS = /[\p{Cc}\s]+/gu;

/** Cleans a text: lone surrogates become U+FFFD, control characters are removed, white space is collapsed. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
}
