import type { IndexArticle } from './index-article.js';

/** A title and preview that an article had before it was edited. */
export interface FormerVersion {
  title: string;
  preview: string;
  /** Unix seconds at which the change was found. */
  until: number;
}

/** Maximum number of former versions of an article that are stored. */
const MAX_FORMER = 10;

type Shown = Pick<IndexArticle, 'title' | 'preview'>;

/**
 * The former versions of an article after a change, the newest first: unchanged where title and preview are.
 *
 * @param until Unix seconds at which the change was found.
 */
export function addFormerVersion(
  former: readonly FormerVersion[],
  { title, preview }: Shown,
  after: Shown,
  until: number,
): readonly FormerVersion[] {
  if (title === after.title && preview === after.preview) return former;
  return [{ title, preview, until }, ...former].slice(0, MAX_FORMER);
}

/** Serializes former versions for the index; empty for most articles, which have none. */
export const serializeFormerVersions = (former: readonly FormerVersion[]): string =>
  former.length === 0 ? '' : JSON.stringify(former);

export const parseFormerVersions = (stored: string): FormerVersion[] =>
  stored === '' ? [] : (JSON.parse(stored) as FormerVersion[]);
