import { readCategories } from './article-identity.js';
import type { IdRange } from './article-id.js';
import type { TimeRange } from './match-counter.js';
import type { Database, Statement } from './sqlite.js';

/** Fields by whose values matches can be counted. */
export const FACETS = ['source', 'country', 'language', 'category'] as const;
export type Facet = (typeof FACETS)[number];

/** The number of matches with one value of a field. */
export interface FacetCount {
  key: string;
  articles: number;
  /** Number of different registrable domains among these matches. */
  publishers: number;
}

export interface FacetCounts {
  /** Number of matches, including those without a value of the field. */
  articles: number;
  /** The number of matches of each value, in no order. */
  values: FacetCount[];
}

/** A combination of source, country, language and categories, which many articles have in common. */
interface Kind extends Record<Exclude<Facet, 'category'>, string> {
  domain: string;
  categories: string;
}

/** Counts matches by the values of a field. It reads no articles, only the combination of values of each match. */
export class FacetCounter {
  private readonly matches: Statement<{ kinds: string }>;
  private readonly kind: Statement<Kind>;
  /** Combinations of values by their number, which never changes in an index file. */
  private readonly kinds = new Map<number, Kind>();

  constructor(database: Database) {
    // SQLite sorts matches to group them, which takes as long again as reading them.
    this.matches = database.prepare(
      `SELECT json_group_array(kind) AS kinds FROM search s CROSS JOIN counted_articles c ON c.article = s.rowid
       WHERE search MATCH $expression AND s.rowid >= $from AND s.rowid < $before
         AND published_at >= $since AND published_at < $until`,
    );
    this.kind = database.prepare(
      'SELECT source, domain, language, country, categories FROM article_kinds WHERE number = ?',
    );
  }

  /** Counts the matches that were published in a period, by the values of a field. */
  count(expression: string, range: IdRange, period: TimeRange, facet: Facet): FacetCounts {
    const { kinds } = this.matches.get({ expression, ...range, ...period })!;
    const found = JSON.parse(kinds) as number[];
    const ofKind = new Map<number, number>();
    for (const number of found) ofKind.set(number, (ofKind.get(number) ?? 0) + 1);
    const values = new Map<string, { articles: number; domains: Set<string> }>();
    for (const [number, articles] of ofKind) {
      const kind = this.kindOf(number);
      for (const key of valuesOf(facet, kind)) {
        const value = values.get(key) ?? { articles: 0, domains: new Set() };
        value.articles += articles;
        value.domains.add(kind.domain);
        values.set(key, value);
      }
    }
    return {
      articles: found.length,
      values: [...values].map(([key, { articles, domains }]) => ({
        ...{ key, articles, publishers: domains.size },
      })),
    };
  }

  private kindOf(number: number): Kind {
    let kind = this.kinds.get(number);
    if (kind === undefined) this.kinds.set(number, (kind = this.kind.get(number)!));
    return kind;
  }
}

/** The values of a field in a combination of values; empty if the field is unknown. */
function valuesOf(facet: Facet, { categories, ...kind }: Kind): readonly string[] {
  if (facet === 'category') return readCategories(categories);
  return kind[facet] === '' ? [] : [kind[facet]];
}
