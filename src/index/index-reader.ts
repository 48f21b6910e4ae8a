import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Candidate } from '../articles/article.js';
import { cachedFor } from '../config/durations.js';
import { possibleUrlKeys, readCategories, SIGNATURE_COLUMN } from './article-identity.js';
import { FIRST_DATED_ID, type IdRange, SELECT_LAST_SEQUENCE, publicationSecondsOf } from './article-id.js';
import { Blocklist } from './blocklist.js';
import { type FormerArticleVersion, parseFormerVersions } from './former-versions.js';
import type { IndexArticle } from './index-article.js';
import { FacetCounter } from './facet-counter.js';
import { MatchCounter } from './match-counter.js';
import { openForReading } from './open-database.js';
import { ColumnStatement, type Database, pragma } from './sqlite.js';
import { type Publisher, PublisherReader } from './publisher-reader.js';
import { StoryReader } from './stories/story-reader.js';
import { analysisLanguage } from '../languages/find-language.js';

/** An indexed article with the fields that searches need. */
export interface IndexedCandidate extends Candidate {
  id: number;
  country: string | null;
  /** Canonical language tag. */
  language: string;
  /** Sequence number in the order of arrival; 0 for an article that was stored before such numbers existed. */
  sequence: number;
  /** Words of the title with their lemmas, as `writeTitleLemmas` returns them; empty or missing if none are stored. */
  titleLemmas?: string;
}

/** Minimum milliseconds between two counts of all articles. */
const COUNT_EVERY_MS = 60_000;

type ArrivedArticle = Pick<IndexedCandidate, 'id' | 'sequence'>;

/** Size of an index, of this file or of OpenSearch. */
export interface IndexStats {
  articles: number;
  undated: number;
  /** Publication time of the newest dated article in Unix seconds; null without any. */
  newest: number | null;
  oldest: number | null;
  /** Size of the file, in OpenSearch of the primary shards. */
  bytes: number;
}

/** Stored fields of an article that only some responses contain. */
export interface StoredMetadata extends Pick<
  IndexArticle,
  'language' | 'country' | 'categories' | 'sourceName'
> {
  /** Former titles and previews, the newest first. */
  former: FormerArticleVersion[];
}

type FactsRow = [
  language: string,
  country: string | null,
  categories: string,
  sourceName: string,
  former: string,
];

type CandidateRow = [
  id: number,
  title: string,
  source: string,
  domain: string,
  publishedAt: number | null,
  url: string,
  imageUrl: string | null,
  preview: string,
  signature: string,
  country: string | null,
  language: string,
  sequence: number,
  seenAt: number,
  titleLemmas: string,
];

function toCandidate(row: CandidateRow): IndexedCandidate {
  const [
    id,
    title,
    source,
    domain,
    publishedAt,
    url,
    imageUrl,
    preview,
    signature,
    country,
    language,
    sequence,
    seenAt,
    titleLemmas,
  ] = row;
  const shown = { id, title, source, domain, publishedAt, url, imageUrl, preview };
  return { ...shown, signature, country, language, sequence, seenAt, titleLemmas };
}

/** Selects ids of matches, the newest first. `LIMIT ? + 0`, as SQLite prepares `LIMIT ?` again for each value. */
const SELECT_MATCHES =
  'SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ? + 0';
/** Selects ids of the matches that had arrived up to a sequence number, the newest first. */
const SELECT_MATCHES_UP_TO = SELECT_MATCHES.replace(
  'ORDER BY',
  'AND rowid NOT IN (SELECT id FROM articles WHERE sequence > 0 AND sequence > ?) ORDER BY',
);
/** Selects articles in the order of the given ids, in one statement. */
const CANDIDATES = `SELECT articles.id, title, source, domain, published_at, url, image_url, preview, ${SIGNATURE_COLUMN}, country,
  language, sequence, seen_at, title_lemmas FROM json_each(?) AS wanted CROSS JOIN articles ON articles.id = wanted.value`;

/** @throws an error of SQLite when the file is not an index. */
function prepareStatements(database: Database) {
  return {
    matches: new ColumnStatement<number>(database, SELECT_MATCHES),
    matchesUpTo: new ColumnStatement<number>(database, SELECT_MATCHES_UP_TO),
    count: new ColumnStatement<number>(database, `SELECT count(*) FROM (${SELECT_MATCHES})`),
    candidates: database.prepareArrays<CandidateRow>(CANDIDATES),
    facts: database.prepareArrays<FactsRow>(
      'SELECT language, country, categories, source_name, former FROM articles WHERE id = ?',
    ),
    byUrl: new ColumnStatement<number>(database, 'SELECT id FROM articles WHERE url_key = ?'),
    dataVersion: new ColumnStatement<number>(database, 'PRAGMA data_version'),
    newestId: new ColumnStatement<number | null>(database, 'SELECT max(id) FROM articles'),
    lastSequence: new ColumnStatement<number>(database, SELECT_LAST_SEQUENCE),
    node: new ColumnStatement<string>(database, `SELECT value FROM properties WHERE name = 'node'`),
    arrivedAfter: database.prepare<ArrivedArticle>(
      'SELECT id, sequence FROM articles WHERE sequence > 0 AND sequence > ? ORDER BY sequence LIMIT ?',
    ),
    arrivedBefore: database.prepare<ArrivedArticle & { seenAt: number }>(
      `SELECT id, sequence, seen_at AS seenAt FROM articles
       WHERE sequence > 0 AND sequence < ? ORDER BY sequence DESC LIMIT ?`,
    ),
    edges: database.prepare<Omit<IndexStats, 'bytes'>>(
      `SELECT (SELECT ifnull(sum(articles), 0) FROM publisher_profiles) AS articles,
                (SELECT count(*) FROM articles WHERE published_at IS NULL) AS undated,
                (SELECT max(published_at) FROM articles WHERE id = (SELECT max(id) FROM articles)) AS newest,
                (SELECT published_at FROM articles WHERE id >= $dated ORDER BY id LIMIT 1) AS oldest`,
    ),
    languages: database.prepareArrays<[language: string, articles: number]>(
      'SELECT language, sum(articles) FROM publisher_profiles GROUP BY language',
    ),
    titleWords: new ColumnStatement<string>(
      database,
      'SELECT word FROM json_each(?) CROSS JOIN title_words ON word = value',
    ),
    titleWordsFrom: new ColumnStatement<string>(
      database,
      'SELECT word FROM title_words WHERE word >= ? AND word < ? AND length(word) BETWEEN ? AND ?',
    ),
    publishers: new PublisherReader(database),
  };
}

/** Reads the index file in the serving process; a call takes well under a millisecond. */
export class IndexReader implements OnApplicationShutdown {
  private readonly statements: ReturnType<typeof prepareStatements>;
  /** The stories of the stored articles. */
  readonly stories: StoryReader;
  readonly counter: MatchCounter;
  readonly facets: FacetCounter;
  /** Number of articles by analysis language (`zh` for `zh-TW`). */
  private readonly inLanguages = cachedFor(COUNT_EVERY_MS, () => {
    const articles = new Map<string, number>();
    for (const [tag, count] of this.statements.languages.all()) {
      const code = analysisLanguage(tag);
      articles.set(code, (articles.get(code) ?? 0) + count);
    }
    return articles;
  });

  /** Opens the index in a folder. @throws IndexOpenError; an error of SQLite when the file is not an index. */
  static open(dataDir: string, blocklist = new Blocklist(dataDir)): IndexReader {
    const database = openForReading(dataDir);
    try {
      return new IndexReader(database, blocklist);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  private constructor(
    readonly database: Database,
    private readonly blocklist: Blocklist,
  ) {
    this.statements = prepareStatements(database);
    this.stories = new StoryReader(database);
    this.counter = new MatchCounter(database, SELECT_MATCHES);
    this.facets = new FacetCounter(database);
  }

  /** Publishers that are not blocked, in the order of their domains. */
  async publishers(now: number): Promise<Publisher[]> {
    const all = await this.statements.publishers.all(now);
    return all.filter(({ domain }) => !this.blocklist.hidesHost(domain));
  }

  /** Ids of the newest matches of an FTS5 expression. @param upTo highest sequence number; null for no limit. */
  match(expression: string, range: IdRange, limit: number, upTo: number | null = null): number[] {
    const { matches, matchesUpTo } = this.statements;
    return upTo === null
      ? matches.all(expression, range.from, range.before, limit)
      : matchesUpTo.all(expression, range.from, range.before, upTo, limit);
  }

  /** The number of matches of an FTS5 expression; counting stops at `most`. */
  count(expression: string, range: IdRange, most: number): number {
    return this.statements.count.get(expression, range.from, range.before, most)!;
  }

  /** The number of articles in a language, cached for a minute. @param language analysis language (`zh` for `zh-TW`). */
  countIn(language: string): number {
    return this.inLanguages().get(language) ?? 0;
  }

  /** Those of the tokens that occur in any title, in the given order; tokens of deleted articles may be included. */
  inTitles(tokens: readonly string[]): string[] {
    return this.statements.titleWords.all(JSON.stringify(tokens));
  }

  /** Tokens of titles. They begin with `start`, and their length differs from `length` by at most two characters. */
  titleWordsFrom(start: string, length: number): string[] {
    return this.statements.titleWordsFrom.all(start, `${start}\u{10ffff}`, length - 2, length + 2);
  }

  /** Stored fields of articles, in the order of the ids; null for a deleted article. */
  facts(ids: readonly number[]): (StoredMetadata | null)[] {
    return ids.map((id) => {
      const row = this.statements.facts.get(id);
      if (row === undefined) return null;
      const [language, country, categories, sourceName, former] = row;
      const read = { categories: readCategories(categories), former: parseFormerVersions(former) };
      return { language, country, sourceName, ...read };
    });
  }

  /** Articles in the order of the ids, without deleted and blocked ones. */
  load(ids: Iterable<number>): IndexedCandidate[] {
    const found = this.statements.candidates.all(JSON.stringify([...ids])).map(toCandidate);
    return found.filter((candidate) => !this.blocklist.hides(candidate));
  }

  /** The id of the article with a URL, normalized or not; null for an unknown URL. */
  idOf(url: string): number | null {
    for (const key of possibleUrlKeys(url)) {
      const id = this.statements.byUrl.get(key);
      if (id !== undefined) return id;
    }
    return null;
  }

  /** The last sequence number; 0 for a new index. */
  newestSequence(): number {
    return this.statements.lastSequence.get() ?? 0;
  }

  /** Random id of this index file. A sequence number is valid only in the file that assigned it. */
  node(): string {
    return this.statements.node.get() ?? '';
  }

  /** Articles with a higher sequence number, in the order of arrival. */
  arrivedAfter(sequence: number, limit: number): ArrivedArticle[] {
    return this.statements.arrivedAfter.all(sequence, limit);
  }

  /** Articles with a lower sequence number, the last arrived first. @returns also Unix seconds of the arrival. */
  arrivedBefore(sequence: number, limit: number): (ArrivedArticle & { seenAt: number })[] {
    return this.statements.arrivedBefore.all(sequence, limit);
  }

  /** A number that changes when another connection commits; results that were cached before may then be outdated. */
  generation(): number {
    return this.statements.dataVersion.get()!;
  }

  /** Seconds since the publication of the newest dated article; null without any. Cheap: reads one row. */
  newestAge(now: number): number | null {
    const newest = this.statements.newestId.get() ?? null;
    const seconds = newest === null ? null : publicationSecondsOf(newest);
    return seconds === null ? null : Math.max(0, now - seconds);
  }

  stats(): IndexStats {
    const edges = this.statements.edges.get({ dated: FIRST_DATED_ID })!;
    const pages = Number(pragma(this.database, 'page_count'));
    const size = Number(pragma(this.database, 'page_size'));
    return { ...edges, bytes: pages * size };
  }

  close(): void {
    if (this.database.isOpen) this.database.close();
  }

  onApplicationShutdown(): void {
    this.close();
  }
}

/** Counts the articles of the index for health checks and metrics. */
@Injectable()
export class IndexTotals {
  private counted: { at: number; stats: IndexStats } | undefined;

  constructor(private readonly index: IndexReader) {}

  /** Totals of the index, cached for a minute. Those of an empty index are not cached. */
  read(): IndexStats {
    const now = performance.now();
    const { counted } = this;
    if (counted !== undefined && counted.stats.articles > 0 && now - counted.at <= COUNT_EVERY_MS)
      return counted.stats;
    const stats = this.index.stats();
    this.counted = { at: now, stats };
    return stats;
  }
}
