import {
  appendFileSync,
  closeSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  readSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { words } from '../analysis/words.js';
import { publisherHost, registrableDomain } from '../articles/urls.js';
import { hash53, isEditOf, urlKey } from './article-identity.js';
import { IndexOpenError } from './open-database.js';
import { DAY } from '../config/durations.js';

const FILE = 'removals.jsonl';

/** Fields by which a removed article is recognized when a feed contains it again. */
export interface RemovedArticle {
  url: string;
  title: string;
  /** Registrable domain of the publisher. */
  domain: string;
  /** Publication time in Unix seconds; null when unknown. */
  publishedAt: number | null;
  guidKey: number | null;
}

/** A removal of articles by the operator, which is one line of `removals.jsonl`. */
export interface RemovalEntry {
  at: string;
  /** The URL of the removed article, or a host whose articles are removed, including subdomains. */
  removed: string;
  keep_out: boolean;
  /**
   * `begun` is written before the first article is deleted, `ended` after the last. Between the two, no article of the
   * removal is returned. Absent in entries of older versions.
   */
  state?: 'begun' | 'ended';
  /** The removed article, if it was removed by its URL and permanently (`--keep-out`). */
  articles?: RemovedArticle[];
}

/** Fields of an article that decide whether it is blocked. */
interface Blockable extends Pick<RemovedArticle, 'url' | 'title' | 'domain' | 'publishedAt'> {
  source: string;
  /** Hash of the feed's identifier; null without one, undefined for an article of an external search API. */
  guidKey?: number | null;
}

/** Maximum seconds between two articles of a publisher with the same title that count as one article with two URLs. */
export const SAME_TITLE_WITHIN_SECONDS = 2 * DAY;

/** Rules by which articles and hosts are blocked. */
export class BlockRules {
  private readonly urls = new Set<number>();
  private readonly guids = new Map<number, RemovedArticle>();
  private readonly titles = new Map<number, RemovedArticle>();
  /** Registrable domains of the blocked articles, for a fast first check. */
  private readonly domains = new Set<string>();
  private readonly hosts: Set<string>;

  constructor(hosts: readonly string[] = []) {
    this.hosts = new Set(hosts);
  }

  /** Adds the rules of a removal. @param removed a URL, or a host with its subdomains. */
  add({ removed, articles = [] }: Pick<RemovalEntry, 'removed' | 'articles'>): this {
    const host = publisherHost(removed);
    if (host === null) this.hosts.add(removed);
    else {
      this.urls.add(urlKey(removed));
      this.domains.add(registrableDomain(host));
    }
    for (const article of articles) this.remember(article);
    return this;
  }

  /** Whether all articles of a host are blocked. */
  blocksHost(host: string): boolean {
    return this.hosts.size > 0 && this.isListed(host);
  }

  /** Whether an article is blocked, even if its URL has changed. */
  blocks(article: Blockable): boolean {
    if (this.blocksHost(article.source) || this.blocksHost(hostOf(article.url))) return true;
    if (!this.domains.has(article.domain)) return false;
    return this.urls.has(urlKey(article.url)) || this.isSameItem(article) || this.isSameTitle(article);
  }

  private remember(article: RemovedArticle): void {
    this.domains.add(article.domain);
    this.urls.add(urlKey(article.url));
    this.titles.set(titleKey(article), article);
    if (article.guidKey !== null) this.guids.set(article.guidKey, article);
  }

  /** Whether a host or one of its parent domains is blocked. */
  private isListed(host: string): boolean {
    for (let from = 0; from !== -1;) {
      if (this.hosts.has(from === 0 ? host : host.slice(from))) return true;
      const dot = host.indexOf('.', from);
      from = dot === -1 ? -1 : dot + 1;
    }
    return false;
  }

  /** Whether an article is a blocked feed item: the same identifier (which is reused), and a similar title or the same time. */
  private isSameItem({ guidKey, title, publishedAt }: Blockable): boolean {
    const removed = guidKey == null ? undefined : this.guids.get(guidKey);
    if (removed === undefined) return false;
    return (publishedAt !== null && publishedAt === removed.publishedAt) || isEditOf(removed.title, title);
  }

  private isSameTitle(article: Blockable): boolean {
    const removed = this.titles.get(titleKey(article));
    if (removed === undefined) return false;
    if (removed.publishedAt === null || article.publishedAt === null) return true;
    return Math.abs(removed.publishedAt - article.publishedAt) <= SAME_TITLE_WITHIN_SECONDS;
  }
}

/**
 * Hosts and articles that are neither stored nor returned: those of `BLOCKED_DOMAINS` and removals with `--keep-out`.
 * Removals are in a file beside the index, so that they also hold for a new index and a restored backup.
 */
export class Blocklist {
  /** Rises with every change of the removals, by this node or by others. */
  version = 0;
  /** Number of lines of `removals.jsonl` that cannot be read. */
  unreadable = 0;
  /** Permanent removals (`--keep-out`) in `removals.jsonl`; replaced by a new array after every change. */
  excluded: readonly RemovalEntry[] = [];
  /** Hosts whose articles are being deleted; until that is done, their articles are not returned. */
  pending: readonly string[] = [];
  private others: readonly RemovalEntry[] = [];
  private rules: BlockRules;
  private hidden = new BlockRules();
  private stamp = '';
  private readonly path: string;

  constructor(
    dataDir: string,
    private readonly blockedDomains: readonly string[] = [],
  ) {
    this.path = join(dataDir, FILE);
    this.rules = new BlockRules(blockedDomains);
    this.refresh();
  }

  /**
   * Reads `removals.jsonl` again if it has changed; otherwise the call takes microseconds.
   * @throws IndexOpenError when the file cannot be read; the previous rules remain active.
   */
  refresh(): void {
    try {
      const found = statSync(this.path, { bigint: true, throwIfNoEntry: false });
      const stamp = found === undefined ? '' : `${found.ino} ${found.size} ${found.mtimeNs}`;
      if (stamp === this.stamp) return;
      this.read(found === undefined ? '' : readFileSync(this.path, 'utf8'));
      this.stamp = stamp;
      this.version++;
    } catch (error) {
      const why = `The file of blocked articles cannot be read: ${(error as Error).message}.`;
      throw new IndexOpenError(`${why} Make it readable for the user of the service.`, { cause: error });
    }
  }

  /** Whether an article must not be stored. */
  blocks(article: Blockable): boolean {
    return this.rules.blocks(article);
  }

  /** Whether an article must not be returned, because it is blocked or being deleted. */
  hides(article: Blockable): boolean {
    return this.rules.blocks(article) || this.hidden.blocks(article);
  }

  /** Whether no article of a host may be returned, because the host is blocked or its articles are being deleted. */
  hidesHost(host: string): boolean {
    return this.rules.blocksHost(host) || this.hidden.blocksHost(host);
  }

  /** Replaces the removals that other ingestion nodes have made. */
  applyRemote(others: readonly RemovalEntry[]): void {
    this.others = others;
    this.begin();
    this.version++;
  }

  /** Appends a removal to the file. The ingestion process obeys it from its next transaction on. */
  add(removal: RemovalEntry): void {
    const file = openSync(this.path, 'a+');
    try {
      if (fstatSync(file).size === 0) this.giveTo(file);
      const ahead = endsInLine(file) ? '' : '\n';
      appendFileSync(file, `${ahead}${JSON.stringify(removal)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
  }

  /** Gives the file the owner and mode of its folder: an administrator who removes articles is often another user. */
  private giveTo(file: number): void {
    const { uid, gid, mode } = statSync(dirname(this.path));
    fchmodSync(file, mode & 0o666);
    if (process.getuid?.() === 0) fchownSync(file, uid, gid);
  }

  private read(text: string): void {
    this.unreadable = 0;
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const removals = lines.flatMap((line) => this.readLine(line));
    this.excluded = removals.filter(({ keep_out, state }) => keep_out && state !== 'ended');
    this.hide(removals);
    this.begin();
  }

  private readLine(line: string): RemovalEntry[] {
    try {
      const removal = JSON.parse(line) as RemovalEntry | null;
      if (typeof removal?.removed === 'string') return [removal];
    } catch {
      // An incomplete line, as after a kill.
    }
    this.unreadable++;
    return [];
  }

  private hide(removals: readonly RemovalEntry[]): void {
    const leaving = new Set<string>();
    for (const { removed, state } of removals) {
      if (state === 'begun') leaving.add(removed);
      else leaving.delete(removed);
    }
    this.pending = [...leaving].filter((removed) => publisherHost(removed) === null);
    this.hidden = new BlockRules();
    for (const removed of leaving) this.hidden.add({ removed });
  }

  private begin(): void {
    this.rules = new BlockRules(this.blockedDomains);
    for (const removal of [...this.excluded, ...this.others]) this.rules.add(removal);
  }
}

/** Whether a file ends with a complete line; false after a write that a full disk or a kill interrupted. */
function endsInLine(file: number): boolean {
  const { size } = fstatSync(file);
  const last = Buffer.alloc(1);
  return size === 0 || (readSync(file, last, 0, 1, size - 1) === 1 && last[0] === 0x0a);
}

const titleKey = ({ domain, title }: Pick<RemovedArticle, 'domain' | 'title'>): number =>
  hash53(`${domain}\n${words(title, 'und').join(' ')}`);

const HOST = /^https?:\/\/([^/:?#]+)/;

const hostOf = (url: string): string => HOST.exec(url)?.[1] ?? '';
