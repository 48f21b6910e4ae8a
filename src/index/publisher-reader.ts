import type { Category } from '../languages/categories.js';
import { lowestIdAt } from './article-id.js';
import { readCategories } from './article-identity.js';
import { ColumnStatement, type Database, type Statement } from './sqlite.js';
import { DAY } from '../config/durations.js';

/** A publisher in the index. */
export interface Publisher {
  /** Registrable domain. */
  domain: string;
  /** The most frequent name among the publisher's sources; null if none has a name. */
  name: string | null;
  /** Languages of the publisher's articles, the most frequent first; countries and categories are sorted likewise. */
  languages: string[];
  countries: string[];
  categories: Category[];
  /** Number of dated articles of the last seven days. */
  recent: number;
  /** Publication time of the newest article in Unix seconds; null when none is dated. */
  newest: number | null;
}

const DAYS = 7;
/** Maximum age in milliseconds of the cached counts of the last week, which are expensive. */
const COUNTED_EVERY_MS = 60_000;

type ProfileRow = [
  domain: string,
  language: string,
  country: string,
  categories: string,
  name: string,
  articles: number,
  newest: number | null,
];

/** Number of articles by value, such as a language or a name. */
type Tally = Map<string, number>;
const add = (tally: Tally, value: string, articles: number): unknown =>
  value === '' ? undefined : tally.set(value, (tally.get(value) ?? 0) + articles);
const byFrequency = (tally: Tally): string[] =>
  [...tally].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([value]) => value);

interface Profile {
  names: Tally;
  languages: Tally;
  countries: Tally;
  categories: Tally;
  newest: number | null;
}

/** Reads the publishers of an index. */
export class PublisherReader {
  private readonly profiles: Statement<ProfileRow>;
  private readonly span: Statement<[domain: string, articles: number]>;
  private readonly version: ColumnStatement<number>;
  private counted: { at: number; articles: Map<string, number> } | null = null;
  private last: { version: number; at: number; publishers: Promise<Publisher[]> } | null = null;

  constructor(database: Database) {
    this.version = new ColumnStatement(database, 'PRAGMA data_version');
    this.profiles =
      database.prepareArrays(`SELECT domain, language, country, categories, source_name, articles, newest FROM publisher_profiles
       ORDER BY domain`);
    this.span = database.prepareArrays(`SELECT domain, articles FROM publisher_numbers JOIN (
         SELECT publisher, count(*) AS articles FROM counted_articles
         WHERE article >= ? AND article < ? AND published_at >= ? GROUP BY publisher
       ) ON publisher = number`);
  }

  /** All publishers in the order of their domains. Cached until the next write, for at most a minute. */
  all(now: number): Promise<Publisher[]> {
    const [version, at] = [this.version.get()!, performance.now()];
    const { last } = this;
    if (last?.version === version && at - last.at < COUNTED_EVERY_MS) return last.publishers;
    const publishers = this.read(now);
    this.last = { version, at, publishers };
    publishers.catch(() => (this.last = null));
    return publishers;
  }

  private async read(now: number): Promise<Publisher[]> {
    const recent = await this.recent(now);
    const found = new Map<string, Profile>();
    for (const row of this.profiles.all()) {
      const [domain, language, country, categories, name, articles, newest] = row;
      const profile = found.get(domain) ?? {
        names: new Map(),
        languages: new Map(),
        countries: new Map(),
        categories: new Map(),
        newest: null,
      };
      found.set(domain, profile);
      add(profile.names, name, articles);
      add(profile.languages, language, articles);
      add(profile.countries, country, articles);
      for (const category of readCategories(categories)) add(profile.categories, category, articles);
      if (newest !== null) profile.newest = Math.max(profile.newest ?? newest, newest);
    }
    return [...found].map(([domain, { names, languages, countries, categories, newest }]) => ({
      domain,
      name: byFrequency(names)[0] ?? null,
      languages: byFrequency(languages),
      countries: byFrequency(countries),
      categories: byFrequency(categories) as Category[],
      recent: recent.get(domain) ?? 0,
      newest,
    }));
  }

  /** Number of dated articles of the last seven days by domain, counted day by day with yields to the event loop. */
  private async recent(now: number): Promise<Map<string, number>> {
    const at = performance.now();
    if (this.counted !== null && at - this.counted.at < COUNTED_EVERY_MS) return this.counted.articles;
    const articles = new Map<string, number>();
    const since = now - DAYS * DAY;
    for (let day = 0; day < DAYS; day++) {
      const from = lowestIdAt(since + day * DAY);
      const before = day === DAYS - 1 ? Number.MAX_SAFE_INTEGER : lowestIdAt(since + (day + 1) * DAY);
      const rows = this.span.all(from, before, since);
      for (const [domain, count] of rows) articles.set(domain, (articles.get(domain) ?? 0) + count);
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.counted = { at, articles };
    return articles;
  }
}
