import type { Category } from '../languages/categories.js';
import type { TitleSignature } from '../titles/title.js';
import { HOUR } from '../config/durations.js';

/** An article in a response. Field names and order are the public contract. */
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

/** A search result before the pipeline. */
export interface Candidate {
  title: string;
  /** Publisher's host, as in `Article.source`. */
  source: string;
  /** Registrable domain of `source` (Public Suffix List, private section included): the unit of diversity. */
  domain: string;
  /** Unix time in seconds, or null when unknown. */
  publishedAt: number | null;
  url: string;
  imageUrl: string | null;
  preview: string;
  /** The form of the title that finds near-identical titles; made once, at ingestion or from a provider's response. */
  signature: TitleSignature;
  /** Id in the index that returned it. */
  id?: number;
  /** Canonical language tag; absent for an article of a live source. */
  language?: string;
  /** Time of ingestion in Unix seconds; absent for an article of a live source. */
  seenAt?: number;
  /** Id of the story that it represents, in a search for stories. */
  story?: string;
}

/** Unix times of the ingestion of undated articles of responses. */
const ingestionTimes = new WeakMap<Article, number>();

/** Converts a candidate to a response article, fields in the order of the contract. */
export function toArticle(candidate: Omit<Candidate, 'domain' | 'signature' | 'story'>): Article {
  const { title, source, publishedAt, url, imageUrl, preview, seenAt } = candidate;
  const article = {
    title,
    source,
    published_at: isoTime(publishedAt),
    url,
    image_url: imageUrl,
    preview,
  };
  if (publishedAt === null && seenAt !== undefined) ingestionTimes.set(article, seenAt);
  return article;
}

/** The publication time of an article of a response (RFC 3339), else the time of its ingestion, else now. */
export const updateTimeOf = (article: Article): string =>
  article.published_at ?? isoTime(ingestionTimes.get(article) ?? unixSecondsNow())!;

/** The range of a part of a text in UTF-16 code units, its end exclusive. */
export type TextRange = [start: number, end: number];

/** Where the words of a query are in an article: ranges of title and preview, in order. */
export interface MatchedRanges {
  title: TextRange[];
  preview: TextRange[];
}

/** Values of `include`, in the order in which the fields are appended to the six. */
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

/** The additional fields; unknown ones are null. */
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
  /** Former titles and previews of an edited article, the newest first. */
  history: { title: string; preview: string; until: string | null }[] | null;
  /** Labels of the article's source; empty without any. */
  labels: readonly string[];
  matches: MatchedRanges;
}

/** The fields that the index has of an article. */
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

/** The sources of additional fields. */
interface MetadataSources {
  /** Reads the fields from the index by article id; the second parameter requests the fields of stories. */
  describe(ids: readonly number[], withStories: boolean): Promise<(IndexedMetadata | null)[]>;
  /** The labels of a publisher, by its host; none if missing. */
  labelsOf?: ((host: string) => readonly string[]) | undefined;
  /** Finds the words of the query in an article; the field `matches` is empty without it. */
  matchesOf?: ((article: Candidate) => MatchedRanges) | undefined;
}

/**
 * Appends the requested fields to articles; they are null for articles of live sources.
 *
 * @param include names of fields; others than those of `INCLUDABLE_FIELDS` are ignored.
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

/** Unix seconds of the years 1 and 9999, the range of `YYYY`. */
const YEAR_1 = -62_135_596_800;
const YEAR_9999 = 253_402_300_799;

/** Unix seconds as `YYYY-MM-DDTHH:mm:ssZ`; null for an unknown time and outside the years 1 to 9999. */
export function isoTime(seconds: number | null): string | null {
  if (seconds === null || !(seconds >= YEAR_1 && seconds <= YEAR_9999)) return null;
  return `${new Date(seconds * 1000).toISOString().slice(0, -'.000Z'.length)}Z`;
}

/** Maximum seconds that a publication time may lie in the future: clocks differ. */
const MAX_AHEAD = HOUR;

/** A range of publication times in Unix seconds; null for no bound. */
export interface PublicationPeriod {
  since: number | null;
  /** End of the range, exclusive. */
  until?: number | null;
}

/**
 * Whether an article was published at or after `since`, before `until` and not more than an hour ahead of `now`.
 * An undated one complies only without bounds.
 */
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

/**
 * The form of every text in a response: well-formed Unicode (a lone surrogate becomes U+FFFD), without C0 and C1 control
 * characters, white space collapsed and trimmed.
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(CONTROL_CHARACTERS, ' ').trim();
}
