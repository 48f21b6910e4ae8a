import { readCategories } from './article-identity.js';
import type { IdRange } from './article-id.js';
import type { Period } from './match-counter.js';
import type { Database, Statement } from './sqlite.js';

/** The fields of an article by whose values matches are counted. */
export const FACETS = ['source', 'country', 'language', 'category'] as const;
export type Facet = (typeof FACETS)[number];

/** Matches with one value. */
export interface FacetCount {
  key: string;
  articles: number;
  /** Registrable domains among them. */
  publishers: number;
}

export interface FacetCounts {
  /** Articles, also without a value. */
  articles: number;
  /** Every value with matches, in no order. */
  values: FacetCount[];
}

type KindRow = [
  articles: number,
  source: string,
  domain: string,
  language: string,
  country: string,
  categories: string,
];

/** Counts matches by the values of a field without reading articles: by their kinds, of which there are few. */
export class FacetCounter {
  private readonly kinds: Statement<KindRow>;

  constructor(database: Database) {
    this.kinds = database.prepareArrays(
      `SELECT articles, source, domain, language, country, categories FROM article_kinds JOIN (
         SELECT kind, count(*) AS articles
         FROM search s CROSS JOIN counted_articles c ON c.article = s.rowid
         WHERE search MATCH $expression AND s.rowid >= $from AND s.rowid < $before
           AND published_at >= $since AND published_at < $until
         GROUP BY kind
       ) ON kind = number`,
    );
  }

  count(expression: string, range: IdRange, period: Period, facet: Facet): FacetCounts {
    const values = new Map<string, { articles: number; domains: Set<string> }>();
    let all = 0;
    for (const [articles, source, domain, language, country, categories] of this.kinds.all({
      expression,
      ...range,
      ...period,
    })) {
      all += articles;
      for (const key of keysOf(facet, { source, language, country, categories })) {
        const value = values.get(key) ?? { articles: 0, domains: new Set() };
        value.articles += articles;
        value.domains.add(domain);
        values.set(key, value);
      }
    }
    return {
      articles: all,
      values: [...values].map(([key, { articles, domains }]) => ({
        ...{ key, articles, publishers: domains.size },
      })),
    };
  }
}

/** The values of one kind of article; none where it is unknown. */
function keysOf(
  facet: Facet,
  { categories, ...kind }: { source: string; language: string; country: string; categories: string },
): readonly string[] {
  if (facet === 'category') return readCategories(categories);
  return kind[facet] === '' ? [] : [kind[facet]];
}
