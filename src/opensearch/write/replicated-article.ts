import { readCategories, SIGNATURE } from '../../index/article-identity.js';
import { type ArchivedArticle, sharedId } from '../documents.js';

/** A row of the index with all replicated fields. */
export interface ReplicatedRow extends Omit<ArchivedArticle, 'categories'> {
  rest: string;
  categories: string;
  urlKey: number;
  guidKey: number | null;
}

/** Without a WHERE clause. */
export const READ_REPLICATED = `
  SELECT id, sequence, title, source, domain, published_at AS publishedAt, url, image_url AS imageUrl, preview,
    ${SIGNATURE}, country, language, categories, source_name AS sourceName, feed, seen_at AS seenAt, rest,
    url_key AS urlKey, guid_key AS guidKey
  FROM articles`;

/** The article in OpenSearch. @param node number of the node. */
export function toArchived(row: ReplicatedRow, node: number): ArchivedArticle {
  return { ...row, id: sharedId(row.id, node), categories: readCategories(row.categories) };
}
