import { matchesHost } from '../articles/urls.js';
import { urlKey } from './article-identity.js';
import { Blocklist, hostOf, type RemovedArticle } from './blocklist.js';
import type { IndexWriter } from './index-writer.js';
import { pragma } from './sqlite.js';

/** An address of an article as `canonicalUrl` gives it, or a domain with its subdomains as `parseHostName` does. */
export type Target = { url: string } | { domain: string };

/** Articles looked at in one read: a longer one would hold up the log's checkpoint. */
const PAGE = 2_000;

/**
 * Takes articles down beside a running service: they leave the index now, and answers kept in memory within a second.
 *
 * @param keepOut whether they stay away for good; otherwise they come back with the next poll that finds them.
 * @returns how many articles there were, and whether it also leaves where the index is shipped to, however old it is
 */
export function takeDown(
  dataDir: string,
  writer: IndexWriter,
  target: Target,
  keepOut: boolean,
): { removed: number; isShipped: boolean } {
  const blocklist = new Blocklist(dataDir);
  // What was deleted shall not be readable in the free pages of the file either.
  pragma(writer.database, 'secure_delete = ON');
  const entry = { at: new Date().toISOString(), removed: 'url' in target ? target.url : target.domain };
  if (keepOut) {
    blocklist.add({
      ...entry,
      keep_out: true,
      ...('url' in target && { articles: articlesAt(writer, target.url) }),
    });
    // What began to write before has ended when this has; what begins later knows the list.
    writer.remove([]);
  }
  let removed = 0;
  for (const ids of 'url' in target ? [idsAt(writer, target.url)] : idsOf(writer, target.domain)) {
    removed += writer.remove(ids);
  }
  // Also what left this index long ago.
  writer.removeShipped(target);
  if (keepOut) blocklist.touch();
  else if (removed > 0) blocklist.add({ ...entry, keep_out: false });
  return { removed, isShipped: writer.outbox !== null };
}

function articlesAt({ database }: IndexWriter, url: string): RemovedArticle[] {
  return database
    .prepare(
      `SELECT url, title, domain, published_at AS publishedAt, guid_key AS guidKey FROM articles WHERE url_key = ?`,
    )
    .all(urlKey(url)) as unknown as RemovedArticle[];
}

function idsAt({ database }: IndexWriter, url: string): number[] {
  const rows = database.prepare('SELECT id FROM articles WHERE url_key = ?').all(urlKey(url));
  return (rows as unknown as { id: number }[]).map(({ id }) => id);
}

/** The newest first: articles that a domain published, and those whose address is there: an aggregator's have other sources. */
function* idsOf({ database }: IndexWriter, domain: string): Generator<number[]> {
  const page = database.prepare(
    `SELECT id, source, url FROM articles WHERE id < ? ORDER BY id DESC LIMIT ${PAGE}`,
  );
  for (let last = Number.MAX_SAFE_INTEGER; ;) {
    const rows = page.all(last) as unknown as { id: number; source: string; url: string }[];
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    const found = rows.filter(
      ({ source, url }) => matchesHost(source, domain) || matchesHost(hostOf(url), domain),
    );
    if (found.length > 0) yield found.map(({ id }) => id);
  }
}
