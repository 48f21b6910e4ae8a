import { ColumnStatement, type Database, prepareArrays, type Statement } from '../sqlite.js';
import { coverageAt, type ReportTimes } from './story-coverage.js';

/** Whose stories are asked for, and when. */
export interface StoryScope {
  language: string;
  /** Only what is reported from there; null from anywhere. */
  country: string | null;
  /** Unix seconds: older reports do not count. */
  since: number;
  /** Unix seconds. */
  now: number;
}

/** An article as far as it matters for choosing who speaks for a story. */
export interface StoryArticle {
  article: number;
  source: string;
  domain: string;
  country: string | null;
  /** 2 with a picture, 1 more with a preview. */
  worth: number;
  /** How alike its headline and the story are, 0-1. */
  fit: number;
}

/** Which articles may speak for a story, and what makes them fit for it beside their `worth`. */
export interface StoryWish {
  /** Only from there; null from anywhere. */
  country: string | null;
  /** Unix seconds of the oldest. */
  since: number;
  /** How many of the newest are considered, all by default, and how many of these are wanted. */
  newest?: number;
  limit: number;
  /** What a headline typical of the story is worth, and what the preferred region; nothing by default. */
  typical?: number;
  preferred?: number;
  region?: string | null;
}

type StoryRow = [
  article: number,
  source: string,
  domain: string,
  country: string | null,
  worth: number,
  fit: number,
];

const ANY_SPEAKER = { newest: -1, typical: 0, preferred: 0, region: null };
/** The hottest, of which the most covered are told: so many, or so many times as many as are wanted. */
const SHORTLIST = 60;
const SHORTLIST_PER_WANTED = 2;

/** Reads the stories of the last days. */
export class StoryReader {
  private readonly hot: Statement;
  private readonly speakers: Statement;
  private readonly story: ColumnStatement<number>;

  /** @throws an error of SQLite when the file is none of ours. */
  constructor(database: Database) {
    this.hot = prepareArrays(
      database,
      `SELECT story, reports FROM story_heat h
         WHERE language = $language AND country = $country AND domains >= 2 AND latest >= $since
           AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                           AND o.domains >= 2 AND o.latest >= $since)
         ORDER BY heat DESC LIMIT $limit`,
    );
    this.speakers = prepareArrays(
      database,
      `SELECT article, source, domain, country, worth, fit FROM
           (SELECT article, source, domain, country, worth, fit FROM story_articles WHERE story = $story
              AND published_at >= $since AND ($country IS NULL OR country = $country)
            ORDER BY article DESC LIMIT $newest)
         ORDER BY worth + $typical * fit + $preferred * ($region IS NOT NULL AND country IS $region) DESC,
                  article DESC LIMIT $limit`,
    );
    this.story = new ColumnStatement(database, 'SELECT story FROM story_articles WHERE article = ?');
  }

  /** Stories that several domains report, the most covered at the moment first, none beside one it only echoes. */
  mostCovered({ language, country, since, now }: StoryScope, limit: number): number[] {
    const shortlist = Math.max(SHORTLIST, SHORTLIST_PER_WANTED * limit);
    const hot = this.hot.all({ language, country: country ?? '', since, limit: shortlist });
    return (hot as unknown as [story: number, reports: string][])
      .map(([story, reports]) => ({
        story,
        coverage: coverageAt(JSON.parse(reports) as ReportTimes, now, since),
      }))
      .sort((a, b) => b.coverage - a.coverage)
      .slice(0, limit)
      .map(({ story }) => story);
  }

  /** Of the newest articles of a story those that may speak for it, best first. */
  articlesOf(story: number, wish: StoryWish): StoryArticle[] {
    return (this.speakers.all({ story, ...ANY_SPEAKER, ...wish }) as unknown as StoryRow[]).map(
      ([article, source, domain, country, worth, fit]) => ({ article, source, domain, country, worth, fit }),
    );
  }

  /** The story an article belongs to, or null when nobody else reports it. */
  storyOf(article: number): number | null {
    return this.story.get(article) ?? null;
  }
}
