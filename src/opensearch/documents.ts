import type { Candidate } from '../articles/article.js';
import type { Category } from '../languages/categories.js';
import { FIRST_DATED_ID, lowestIdAt } from '../index/article-id.js';
import type { FormerVersion } from '../index/former-versions.js';
import { isSourceWordToken } from '../index/tokens.js';

/**
 * Maximum number of nodes. Ids in OpenSearch are those of a node's index with the node's number appended: ids of two
 * nodes differ, and the order of one node's ids is that of its index.
 */
export const MAX_NODES = 64;

/**
 * The id in OpenSearch of an article or a story.
 * @param id in the node's index.
 */
export const sharedId = (id: number, node: number): number => id * MAX_NODES + node;

/** The id of an article or a story in the node's own index. */
export const idInNode = (id: number): number => Math.floor(id / MAX_NODES);

/** The number of the node that an article or a story comes from. */
export const nodeOfSharedId = (id: number): number => id % MAX_NODES;

/** The lowest id that an article published at `seconds` (Unix time) can have in OpenSearch. */
export const lowestSharedIdAt = (seconds: number): number => sharedId(lowestIdAt(seconds), 0);

/** The lowest id of dated articles in OpenSearch; undated ones have lower ids. */
export const FIRST_DATED_SHARED_ID = sharedId(FIRST_DATED_ID, 0);

/** The stored form of an article. */
export interface ArchivedArticle extends Candidate {
  /** Id of the article in OpenSearch, from `sharedId`. */
  id: number;
  /** Sequence number at its node; 0 for articles from before it was stored. */
  sequence: number;
  country: string | null;
  /** Canonical language tag. */
  language: string;
  categories: Category[];
  sourceName: string;
  /** URL of its feed. */
  feed: string;
  /** Unix seconds at which the article was first fetched. */
  seenAt: number;
  /** Former titles and previews of the article, the newest first. */
  former: FormerVersion[];
}

/** The search tokens of an article, as in the embedded search table. */
interface ArticleTokens {
  title: string;
  preview: string;
  meta: string;
}

/** The document of an article in OpenSearch. */
export interface ArticleDocument extends ArticleTokens {
  /** Words of the source's name: the only tokens of `meta` with positions. */
  source_words: string;
  id: number;
  sequence: number;
  /** Number of the node that ingested the article. */
  node: number;
  /** Publication time in Unix seconds; missing when unknown. */
  published_at?: number;
  seen_at: number;
  domain: string;
  source: string;
  /** Host of the URL: an aggregator's articles have other sources. */
  host: string;
  language: string;
  country?: string;
  categories: string[];
  /** The returned fields as one value in base64, which is read faster than a compressed source. */
  article: string;
  /** Text beyond the preview, to rebuild the tokens. */
  rest: string;
}

/** The properties of an article in the order in which the field `article` of a document holds them; new ones are appended. */
const VALUES = [
  ...(['id', 'sequence', 'title', 'source', 'domain', 'publishedAt', 'url', 'imageUrl', 'preview'] as const),
  ...(['country', 'language', 'categories', 'sourceName', 'feed', 'seenAt', 'former'] as const),
] satisfies (keyof ArchivedArticle)[];

/** Number of bytes that contain the length of the title's signature; the other values follow it. */
const LENGTH_BYTES = 2;

/** The returned fields of an article as one value in base64. */
export function packArticle(article: ArchivedArticle): string {
  const signature = Buffer.from(article.signature);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16LE(signature.length);
  // Without the last value where there are no former versions, as in most articles and all older documents.
  const names = article.former.length === 0 ? VALUES.slice(0, -1) : VALUES;
  const values = JSON.stringify(names.map((name) => article[name]));
  return Buffer.concat([length, signature, Buffer.from(values)]).toString('base64');
}

/**
 * The document of an article.
 * @param article with its id in OpenSearch.
 * @param rest text beyond the preview.
 */
export function toDocument(article: ArchivedArticle, tokens: ArticleTokens, rest: string): ArticleDocument {
  const { id, sequence, publishedAt, seenAt, domain, source, language, country, categories } = article;
  const { title, preview, meta } = tokens;
  return {
    id,
    sequence,
    node: nodeOfSharedId(id),
    ...(publishedAt !== null && { published_at: publishedAt }),
    seen_at: seenAt,
    domain,
    source,
    host: URL.canParse(article.url) ? new URL(article.url).hostname : source,
    language,
    ...(country !== null && { country }),
    categories,
    title,
    preview,
    meta,
    source_words: meta.split(' ').filter(isSourceWordToken).join(' '),
    article: packArticle(article),
    rest,
  };
}

/**
 * The article of a document.
 * @param article the value of its field `article`.
 */
export function fromDocument(article: string): ArchivedArticle {
  const bytes = Buffer.from(article, 'base64');
  const end = LENGTH_BYTES + bytes.readUInt16LE();
  const signature = bytes.toString('utf8', LENGTH_BYTES, end);
  const values = JSON.parse(bytes.toString('utf8', end)) as unknown[];
  const named = Object.fromEntries(VALUES.map((name, i) => [name, values[i]]));
  const { former = [], ...others } = named as unknown as Omit<ArchivedArticle, 'signature'>;
  return { ...others, former, signature };
}
