import { canonicalUrl } from '../articles/urls.js';
import { FIRST_DATED_ID, type IdRange, lowestIdAt } from './article-id.js';
import { urlKey } from './article-identity.js';
import { Blocklist, BlockRules, type RemovedArticle, SAME_TITLE_WITHIN_SECONDS } from './blocklist.js';
import type { IndexWriter } from './index-writer.js';
import type { RemovalTarget } from './outbox.js';
import { pragma } from './sqlite.js';

/** Number of articles per read; a longer read would delay the checkpoint of the log. */
const PAGE = 2_000;

/**
 * Removes articles while a service runs. From the next second on they are not returned; then they are deleted.
 * @param keepOut whether they are blocked permanently; otherwise the next poll may store them again.
 * @returns the number of articles, and whether replicas are removed, too.
 */
export function removeFromIndex(
  dataDir: string,
  writer: IndexWriter,
  named: RemovalTarget,
  keepOut: boolean,
): { removed: number; isReplicated: boolean } {
  const blocklist = new Blocklist(dataDir);
  const target = 'url' in named ? { url: storedUrl(writer, named.url) } : named;
  // Deleted content is overwritten in free pages.
  pragma(writer.database, 'secure_delete = ON');
  const removed = 'url' in target ? target.url : target.domain;
  const articles = 'url' in target ? articlesAt(writer, target.url) : [];
  const entry = { at: new Date().toISOString(), removed, keep_out: keepOut };
  const begin = (): void =>
    blocklist.add({ ...entry, state: 'begun', ...(keepOut && articles.length > 0 && { articles }) });
  if (keepOut) {
    begin();
    // Waits for the current transaction of other writers; later ones obey the list.
    writer.remove([]);
  }
  // Also replicas of articles that have left this index.
  writer.recordRemoval(target);
  const rules = new BlockRules().add({ removed, articles });
  const spans = 'url' in target ? articles.map(spanOf) : [{ from: 0, before: Number.MAX_SAFE_INTEGER }];
  let count = 0;
  const domains = new Set<string>();
  for (const span of [...spans, UNDATED]) {
    for (const found of blockedIn(writer, rules, span)) {
      if (count === 0 && !keepOut) begin();
      count += writer.remove(found.map(({ id }) => id));
      for (const { domain } of found) domains.add(domain);
    }
  }
  writer.correctNewest(domains);
  if (keepOut || count > 0) blocklist.add({ ...entry, state: 'ended' });
  return { removed: count, isReplicated: writer.outbox !== null };
}

/** The stored form of a URL: a fragment or parameter that normalization removes stays if a stored article has it. */
function storedUrl(writer: IndexWriter, url: string): string {
  return articlesAt(writer, url).length > 0 ? url : (canonicalUrl(url) ?? url);
}

function articlesAt({ database }: IndexWriter, url: string): RemovedArticle[] {
  return database
    .prepare<RemovedArticle>(
      `SELECT url, title, domain, published_at AS publishedAt, guid_key AS guidKey FROM articles WHERE url_key = ?`,
    )
    .all(urlKey(url));
}

/** The range of ids in which a removed article may be stored under another URL. */
const spanOf = ({ publishedAt }: RemovedArticle): IdRange => ({
  from: publishedAt === null ? FIRST_DATED_ID : lowestIdAt(publishedAt - SAME_TITLE_WITHIN_SECONDS),
  before:
    publishedAt === null ? Number.MAX_SAFE_INTEGER : lowestIdAt(publishedAt + SAME_TITLE_WITHIN_SECONDS + 60),
});

const UNDATED: IdRange = { from: 0, before: FIRST_DATED_ID };

/** The articles in a range of ids that the rules block, newest first. */
function* blockedIn(
  { database }: IndexWriter,
  rules: BlockRules,
  span: IdRange,
): Generator<(RemovedArticle & { id: number })[]> {
  const page = database.prepare<RemovedArticle & { id: number; source: string }>(
    `SELECT id, url, source, title, domain, published_at AS publishedAt, guid_key AS guidKey
     FROM articles WHERE id >= ? AND id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  );
  for (let before = span.before; ;) {
    const rows = page.all(span.from, before);
    if (rows.length === 0) return;
    before = rows.at(-1)!.id;
    const found = rows.filter((row) => rules.blocks(row));
    if (found.length > 0) yield found;
  }
}
