import type { Candidate } from '../articles/article.js';
import type { Category } from '../languages/categories.js';
import { FIRST_DATED_ID, lowestIdAt } from '../index/article-id.js';
import type { FormerArticleVersion } from '../index/former-versions.js';
import { isSourceWordToken } from '../index/tokens.js';

/**
 * Maximum number of ingestion nodes. An id in OpenSearch is the id in the node's own index, followed by the node's
 * number, so that ids of different nodes differ and those of one node keep their order.
 */
export const MAX_NODES = 64;

/** The id in OpenSearch of an article or story. @param id in the index of its ingestion node. @param node its number. */
export const sharedId = (id: number, node: number): number => id * MAX_NODES + node;

/** The id of an article or story in the index of its ingestion node. @param id in OpenSearch. */
export const idInNode = (id: number): number => Math.floor(id / MAX_NODES);

/** The number of the ingestion node of an article or story. @param id in OpenSearch. */
export const nodeOfSharedId = (id: number): number => id % MAX_NODES;

/** The lowest id in OpenSearch that an article published at `seconds` (Unix time) can have. */
export const lowestSharedIdAt = (seconds: number): number => sharedId(lowestIdAt(seconds), 0);

/** The lowest id of dated articles in OpenSearch. */
export const FIRST_DATED_SHARED_ID = sharedId(FIRST_DATED_ID, 0);

/** An article as OpenSearch stores it. */
export interface ArchivedArticle extends Candidate {
  /** Id in OpenSearch, as `sharedId` returns it. */
  id: number;
  /** Sequence number in the order of arrival at the article's node; 0 if it was stored before such numbers existed. */
  sequence: number;
  country: string | null;
  /** Canonical language tag. */
  language: string;
  categories: Category[];
  sourceName: string;
  /** URL of the article's feed. */
  feed: string;
  /** Unix seconds at which the article was first fetched. */
  seenAt: number;
  /** Former titles and previews, the newest first. */
  former: FormerArticleVersion[];
}

/** The search tokens of an article, as in the search table of the local index. */
interface ArticleTokens {
  title: string;
  preview: string;
  meta: string;
}

/** The OpenSearch document of an article. */
export interface ArticleDocument extends ArticleTokens {
  /** Words of the source's name, which are also in `meta`; only here do they have positions, for phrases. */
  source_words: string;
  id: number;
  sequence: number;
  /** Number of the node that ingested the article. */
  node: number;
  /** Publication time in Unix seconds; absent if unknown. */
  published_at?: number;
  seen_at: number;
  domain: string;
  source: string;
  /** Host of the URL. In articles of aggregators it differs from `source`. */
  host: string;
  language: string;
  country?: string;
  categories: string[];
  /** All fields that a search returns, packed into one base64 value, because a compressed document is slower to read. */
  article: string;
  /** Text after the preview. It is stored so that the tokens can be made again. */
  rest: string;
}

/** Properties in the order in which `packArticle` stores them. Only append: stored documents keep the order. */
const PACKED_PROPERTIES = [
  ...(['id', 'sequence', 'title', 'source', 'domain', 'publishedAt', 'url', 'imageUrl', 'preview'] as const),
  ...(['country', 'language', 'categories', 'sourceName', 'feed', 'seenAt', 'former'] as const),
] satisfies (keyof ArchivedArticle)[];

/** Number of bytes at the start of a packed article that contain the length of its title signature. */
const LENGTH_BYTES = 2;

/** Packs the fields of an article that a search returns into one base64 value. */
export function packArticle(article: ArchivedArticle): string {
  const signature = Buffer.from(article.signature);
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt16LE(signature.length);
  // Without the last value where there are no former versions, as in most articles and all older documents.
  const names = article.former.length === 0 ? PACKED_PROPERTIES.slice(0, -1) : PACKED_PROPERTIES;
  const values = JSON.stringify(names.map((name) => article[name]));
  return Buffer.concat([length, signature, Buffer.from(values)]).toString('base64');
}

/** Makes the document of an article. @param article with its id in OpenSearch. @param rest text after the preview. */
export function toArticleDocument(
  article: ArchivedArticle,
  tokens: ArticleTokens,
  rest: string,
): ArticleDocument {
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

/** Unpacks an article. @param article value of the field `article` of a document. */
export function articleOfDocument(article: string): ArchivedArticle {
  const bytes = Buffer.from(article, 'base64');
  const end = LENGTH_BYTES + bytes.readUInt16LE();
  const signature = bytes.toString('utf8', LENGTH_BYTES, end);
  const values = JSON.parse(bytes.toString('utf8', end)) as unknown[];
  const named = Object.fromEntries(PACKED_PROPERTIES.map((name, i) => [name, values[i]]));
  const { former = [], ...others } = named as unknown as Omit<ArchivedArticle, 'signature'>;
  return { ...others, former, signature };
}
