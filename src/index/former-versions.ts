import type { IndexArticle } from './index-article.js';

/** The title and preview that an article had before an edit. */
export interface FormerArticleVersion {
  title: string;
  preview: string;
  /** Unix seconds at which the edit was found. */
  until: number;
}

/** Maximum number of former versions that are stored of an article; older ones are dropped. */
const MAX_FORMER = 10;

type Shown = Pick<IndexArticle, 'title' | 'preview'>;

/**
 * Adds the version before an edit to the former versions of an article, the newest first. Returns `former` unchanged if
 * the edit changed neither title nor preview.
 * @param until Unix seconds at which the edit was found.
 */
export function addFormerVersion(
  former: readonly FormerArticleVersion[],
  { title, preview }: Shown,
  after: Shown,
  until: number,
): readonly FormerArticleVersion[] {
  if (title === after.title && preview === after.preview) return former;
  return [{ title, preview, until }, ...former].slice(0, MAX_FORMER);
}

/** Serializes former versions for the index; empty text for none. */
export const serializeFormerVersions = (former: readonly FormerArticleVersion[]): string =>
  former.length === 0 ? '' : JSON.stringify(former);

export const parseFormerVersions = (stored: string): FormerArticleVersion[] =>
  stored === '' ? [] : (JSON.parse(stored) as FormerArticleVersion[]);
