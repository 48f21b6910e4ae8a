import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Candidate } from '../articles/article.js';
import { cachedFor } from '../config/durations.js';
import { possibleUrlKeys, readCategories, SIGNATURE_COLUMN } from './article-identity.js';
import { FIRST_DATED_ID, type IdRange, SELECT_LAST_SEQUENCE, publicationSecondsOf } from './article-id.js';
import { Blocklist } from './blocklist.js';
import { type FormerVersion, parseFormerVersions } from './former-versions.js';
import type { IndexArticle } from './index-article.js';
import { FacetCounter } from './facet-counter.js';
import { MatchCounter } from './match-counter.js';
import { openForReading } from './open-database.js';
import { ColumnStatement, type Database, pragma } from './sqlite.js';
import { type Publisher, PublisherReader } from './publisher-reader.js';
import { StoryReader } from './stories/story-reader.js';
import { analysisLanguage } from '../languages/find-language.js';

/** An indexed article as searches need it. */
export interface IndexedCandidate extends Candidate {
  id: number;
  country: string | null;
  /** Canonical language tag. */
  language: string;
  /** Sequence number; 0 for articles from before it was stored. */
  sequence: number;
}

/** Milliseconds between two counts of the articles of the index. */
const COUNT_EVERY_MS = 60_000;

/** An article in the order of arrival. */
type ArrivedArticle = Pick<IndexedCandidate, 'id' | 'sequence'>;

interface IndexStats {
  articles: number;
  undated: number;
  /** Unix seconds of the newest dated article, null when there is none. */
  newest: number | null;
  oldest: number | null;
  bytes: number;
}

/** Stored facts of an article that are not in every response. */
export interface ArticleFacts extends Pick<
  IndexArticle,
  'language' | 'country' | 'categories' | 'sourceName'
> {
  /** Former titles and previews of the article, the newest first. */
  former: FormerVersion[];
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
  ] = row;
  const shown = { id, title, source, domain, publishedAt, url, imageUrl, preview };
  return { ...shown, signature, country, language, sequence, seenAt };
}

/**
 * Selects ids of matches, newest first. With `LIMIT ?` alone SQLite prepares the statement again for each bound value.
 */
const SELECT_MATCHES =
  'SELECT rowid FROM search WHERE search MATCH ? AND rowid >= ? AND rowid < ? ORDER BY rowid DESC LIMIT ? + 0';
/** Selects matches that arrived up to a sequence number. */
const SELECT_MATCHES_UP_TO = SELECT_MATCHES.replace(
  'ORDER BY',
  'AND rowid NOT IN (SELECT id FROM articles WHERE sequence > 0 AND sequence > ?) ORDER BY',
);
/** Selects articles in the order of the given ids, at half the cost of a statement for each. */
const CANDIDATES = `SELECT articles.id, title, source, domain, published_at, url, image_url, preview, ${SIGNATURE_COLUMN}, country,
  language, sequence, seen_at FROM json_each(?) AS wanted CROSS JOIN articles ON articles.id = wanted.value`;

/**
 * Prepares the statements of a reader.
 * @throws an error of SQLite when the file is not an index.
 */
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

/** Reads the index in the serving process itself: every call takes well under a millisecond. */
export class IndexReader implements OnApplicationShutdown {
  private readonly statements: ReturnType<typeof prepareStatements>;
  /** The stories of the stored articles. */
  readonly stories: StoryReader;
  readonly counter: MatchCounter;
  readonly facets: FacetCounter;
  /** The number of articles by analysis language. */
  private readonly inLanguages = cachedFor(COUNT_EVERY_MS, () => {
    const articles = new Map<string, number>();
    for (const [tag, count] of this.statements.languages.all()) {
      const code = analysisLanguage(tag);
      articles.set(code, (articles.get(code) ?? 0) + count);
    }
    return articles;
  });

  /**
   * Opens the index of a folder.
   * @throws IndexOpenError; an error of SQLite when the file is not an index.
   */
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

  /** Publishers in the order of their domains, without blocked ones. */
  async publishers(now: number): Promise<Publisher[]> {
    const all = await this.statements.publishers.all(now);
    return all.filter(({ domain }) => !this.blocklist.hidesHost(domain));
  }

  /**
   * Ids of the newest articles that match an FTS5 expression, newest first.
   *
   * @param upTo sequence number: later arrivals are excluded; null for none.
   */
  match(expression: string, range: IdRange, limit: number, upTo: number | null = null): number[] {
    const { matches, matchesUpTo } = this.statements;
    return upTo === null
      ? matches.all(expression, range.from, range.before, limit)
      : matchesUpTo.all(expression, range.from, range.before, upTo, limit);
  }

  /** The number of matches of an FTS5 expression, up to `most`. */
  count(expression: string, range: IdRange, most: number): number {
    return this.statements.count.get(expression, range.from, range.before, most)!;
  }

  /**
   * The number of articles in a language, at most a minute old.
   *
   * @param language analysis language.
   */
  countIn(language: string): number {
    return this.inLanguages().get(language) ?? 0;
  }

  /** Those of the tokens that the title of any article has, in the given order; tokens of deleted articles may be among them. */
  inTitles(tokens: readonly string[]): string[] {
    return this.statements.titleWords.all(JSON.stringify(tokens));
  }

  /** The tokens of titles with a prefix, at most two characters longer or shorter than `length`. */
  titleWordsFrom(start: string, length: number): string[] {
    return this.statements.titleWordsFrom.all(start, `${start}\u{10ffff}`, length - 2, length + 2);
  }

  /** Stored facts of articles, in the given order; null for deleted ones. */
  facts(ids: readonly number[]): (ArticleFacts | null)[] {
    return ids.map((id) => {
      const row = this.statements.facts.get(id);
      if (row === undefined) return null;
      const [language, country, categories, sourceName, former] = row;
      const read = { categories: readCategories(categories), former: parseFormerVersions(former) };
      return { language, country, sourceName, ...read };
    });
  }

  /** Articles by id, in the given order, without deleted and blocked ones. */
  load(ids: Iterable<number>): IndexedCandidate[] {
    const found = this.statements.candidates.all(JSON.stringify([...ids])).map(toCandidate);
    return found.filter((candidate) => !this.blocklist.hides(candidate));
  }

  /** The id of the article with a URL, in any of its forms; null for an unknown one. */
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

  /** The id of this file: sequence numbers of another file have no meaning. */
  node(): string {
    return this.statements.node.get() ?? '';
  }

  /** Articles after a sequence number, in the order of arrival. */
  arrivedAfter(sequence: number, limit: number): ArrivedArticle[] {
    return this.statements.arrivedAfter.all(sequence, limit);
  }

  /** Articles before a sequence number, newest first, with the Unix time of their arrival. */
  arrivedBefore(sequence: number, limit: number): (ArrivedArticle & { seenAt: number })[] {
    return this.statements.arrivedBefore.all(sequence, limit);
  }

  /** Changes with every commit of another connection: cached results may be stale. */
  generation(): number {
    return this.statements.dataVersion.get()!;
  }

  /** Seconds since the newest dated article was published; null without any. Reads one row. */
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

/** The size of the index, counted once for health and metrics. */
@Injectable()
export class IndexTotals {
  private counted: { at: number; stats: IndexStats } | undefined;

  constructor(private readonly index: IndexReader) {}

  /** The size of the index, at most a minute old; that of an empty index is counted again. */
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
