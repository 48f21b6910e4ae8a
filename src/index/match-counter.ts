import type { IdRange } from './article-id.js';
import type { Database, Statement } from './sqlite.js';

/** A period in Unix seconds: `since` inclusive, `until` exclusive. */
export interface Period {
  since: number;
  until: number;
}

/** Matches in a span of time. */
export interface CountedSpan {
  /** Unix seconds at which it begins. */
  at: number;
  articles: number;
  /** Registrable domains among them. */
  publishers: number;
}

/** Counts matches and their publishers without reading articles. */
export class MatchCounter {
  private readonly domains: Statement<[articles: number, domains: number]>;
  private readonly pairs: Statement<[numbers: number, pairs: string]>;

  constructor(database: Database, matches: string) {
    this.domains = database.prepareArrays(
      `SELECT count(*), count(DISTINCT publisher) FROM counted_articles WHERE article IN (${matches})`,
    );
    // Aggregated as one text: GROUP BY would sort all matches.
    this.pairs =
      database.prepareArrays(`SELECT (${NUMBERS}), json_group_array((published_at - $first) / $seconds * (${NUMBERS}) + publisher)
       FROM search s CROSS JOIN counted_articles c ON c.article = s.rowid
       WHERE search MATCH $expression AND s.rowid >= $from AND s.rowid < $before
         AND published_at >= $since AND published_at < $until`);
  }

  countDomains(expression: string, range: IdRange, most: number): { articles: number; domains: number } {
    const [articles, domains] = this.domains.get(expression, range.from, range.before, most)!;
    return { articles, domains };
  }

  countByTime(expression: string, range: IdRange, period: Period, seconds: number): CountedSpan[] {
    const first = Math.floor(period.since / seconds) * seconds;
    const [numbers, pairs] = this.pairs.get({ expression, ...range, ...period, first, seconds })!;
    const articles: number[] = [];
    const publishers: number[] = [];
    const seen = new Set<number>();
    for (const pair of JSON.parse(pairs) as number[]) {
      const span = Math.floor(pair / numbers);
      articles[span] = (articles[span] ?? 0) + 1;
      if (seen.has(pair)) continue;
      seen.add(pair);
      publishers[span] = (publishers[span] ?? 0) + 1;
    }
    // Spans without matches are undefined.
    const spans: CountedSpan[] = [];
    articles.forEach((count, span) =>
      spans.push({ at: first + span * seconds, articles: count, publishers: publishers[span]! }),
    );
    return spans;
  }
}

/** Span and publisher are encoded as one number: span × this + publisher. */
const NUMBERS = 'SELECT max(number) + 1 FROM publisher_numbers';
