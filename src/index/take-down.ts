import { FIRST_DATED_ID, type IdRange, lowestIdAt } from './article-id.js';
import { urlKey } from './article-identity.js';
import { Blocklist, BlockRules, type RemovedArticle, SAME_TITLE_WITHIN } from './blocklist.js';
import type { IndexWriter } from './index-writer.js';
import { pragma } from './sqlite.js';

/** An address of an article as `canonicalUrl` gives it, or a domain with its subdomains as `parseHostName` does. */
export type Target = { url: string } | { domain: string };

/** Articles looked at in one read: a longer one would hold up the log's checkpoint. */
const PAGE = 2_000;

/**
 * Takes articles down beside a running service: nothing shows them from the next second on, and they leave the index as
 * soon as they can.
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
  const removed = 'url' in target ? target.url : target.domain;
  const articles = 'url' in target ? articlesAt(writer, target.url) : [];
  const entry = { at: new Date().toISOString(), removed, keep_out: keepOut };
  const begin = (): void =>
    blocklist.add({ ...entry, state: 'begun', ...(keepOut && articles.length > 0 && { articles }) });
  if (keepOut) {
    begin();
    // What began to write before has ended when this has; what begins later knows the list.
    writer.remove([]);
  }
  // Also what left this index long ago.
  writer.removeShipped(target);
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
  writer.settleNewest(domains);
  if (keepOut || count > 0) blocklist.add({ ...entry, state: 'ended' });
  return { removed: count, isShipped: writer.outbox !== null };
}

function articlesAt({ database }: IndexWriter, url: string): RemovedArticle[] {
  return database
    .prepare<RemovedArticle>(
      `SELECT url, title, domain, published_at AS publishedAt, guid_key AS guidKey FROM articles WHERE url_key = ?`,
    )
    .all(urlKey(url));
}

/** Where the same article may stand under another address. */
const spanOf = ({ publishedAt }: RemovedArticle): IdRange => ({
  from: publishedAt === null ? FIRST_DATED_ID : lowestIdAt(publishedAt - SAME_TITLE_WITHIN),
  before: publishedAt === null ? Number.MAX_SAFE_INTEGER : lowestIdAt(publishedAt + SAME_TITLE_WITHIN + 60),
});

const UNDATED: IdRange = { from: 0, before: FIRST_DATED_ID };

/** The articles of a span that the rules name, the newest first. */
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
