import type { Topic } from '../../languages/topics.js';
import { readCategories } from '../article-identity.js';
import { ColumnStatement, type Database, type Statement } from '../sqlite.js';
import { coverageAt, type ReportTimes } from './story-heat.js';

/** Which stories are read, and when. */
export interface StoryCriteria {
  language: string;
  /** Only reports from this country; null from anywhere. */
  country: string | null;
  /** Unix seconds: older reports do not count. */
  since: number;
  /** Unix seconds. */
  now: number;
  /** Only stories of this category; of any when left out. */
  topic?: Topic | undefined;
}

/** What is known of a story as a whole. */
export interface StoryFacts {
  language: string;
  /** Unix seconds of its first and last report. */
  firstAt: number;
  lastAt: number;
  articles: number;
  /** Registrable domains among them. */
  publishers: number;
  categories: Topic[];
}

/** An article of a story, as the choice of the representative needs it. */
export interface StoryArticle {
  article: number;
  source: string;
  domain: string;
  country: string | null;
  /** 2 with a picture, 1 more with a preview. */
  worth: number;
  /** Similarity of its headline and the story, 0-1. */
  fit: number;
  url: string;
}

/** Which articles may be the representative of a story, and what counts beside their `worth`. */
export interface RepresentativeCriteria {
  /** Only from this country; null from anywhere. */
  country: string | null;
  /** Unix seconds of the oldest. */
  since: number;
  /** Unix seconds before which it was published; not limited when left out. */
  until?: number;
  /** Only of these registrable domains; of any when null or left out. */
  domains?: readonly string[] | null;
  /** How many of the newest are considered (by default all), and how many are returned. */
  newest?: number;
  limit: number;
  /**
   * Of these what so many registrable domains wrote last, or what came after `recent` (Unix seconds); all when both are
   * left out.
   */
  newsrooms?: number;
  recent?: number;
  /** Weight of a headline typical of the story, and of the preferred region; by default 0. */
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
  url: string,
];

type FactsRow = [
  language: string,
  categories: string,
  firstAt: number | null,
  lastAt: number,
  articles: number,
  publishers: number,
];

const ANY_REPRESENTATIVE = {
  newest: -1,
  newsrooms: Number.MAX_SAFE_INTEGER,
  recent: Number.MAX_SAFE_INTEGER,
  typical: 0,
  preferred: 0,
  region: null,
};
/** The hottest stories, from which the most covered are chosen: so many, or so many times the number wanted. */
const SHORTLIST = 60;
const SHORTLIST_PER_WANTED = 2;
export const shortlistOf = (wanted: number): number => Math.max(SHORTLIST, SHORTLIST_PER_WANTED * wanted);

/** Reads the stories of the last days. */
export class StoryReader {
  private readonly hot: Statement<[story: number, reports: string]>;
  private readonly representatives: Statement<StoryRow>;
  private readonly story: ColumnStatement<number>;
  private readonly facts: Statement<FactsRow>;
  private readonly members: ColumnStatement<number>;
  private readonly merged: ColumnStatement<number>;

  /** @throws an error of SQLite when the file is not an index */
  constructor(database: Database) {
    this.hot = database.prepareArrays(`SELECT story, reports FROM story_heat h
         WHERE language = $language AND country = $country AND domains >= 2 AND latest >= $since
           AND ($topic IS NULL OR instr(',' || categories || ',', ',' || $topic || ','))
           AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                           AND o.domains >= 2 AND o.latest >= $since)
         ORDER BY heat DESC LIMIT $limit`);
    this.representatives = database.prepareArrays(`WITH newest AS MATERIALIZED
         (SELECT article, source, domain, country, worth, fit, published_at FROM story_articles WHERE story = $story
            AND published_at >= $since AND published_at < $until AND ($country IS NULL OR country = $country)
            AND ($domains IS NULL OR domain IN (SELECT value FROM json_each($domains)))
          ORDER BY article DESC LIMIT $newest)
       SELECT r.*, articles.url FROM
         (SELECT article, source, domain, country, worth, fit FROM newest
          WHERE published_at > $recent OR article > coalesce(
            (SELECT max(article) FROM newest GROUP BY domain ORDER BY 1 DESC LIMIT 1 OFFSET $newsrooms), -1)
          ORDER BY worth + $typical * fit + $preferred * ($region IS NOT NULL AND country IS $region) DESC,
                   article DESC LIMIT $limit) r
         CROSS JOIN articles ON articles.id = r.article`);
    this.story = new ColumnStatement(database, 'SELECT story FROM story_articles WHERE article = ?');
    this.facts =
      database.prepareArrays(`SELECT h.language, h.categories, min(published_at), max(published_at), count(*), count(DISTINCT domain)
       FROM story_heat h JOIN story_articles s ON s.story = h.story WHERE h.story = ? AND h.country = ''`);
    this.members = new ColumnStatement(
      database,
      'SELECT article FROM story_articles WHERE story = ? ORDER BY article DESC LIMIT ?',
    );
    this.merged = new ColumnStatement(database, 'SELECT into_story FROM merged_stories WHERE story = ?');
  }

  /** Stories that several domains report, the most covered at the moment first, without echoes of others. */
  mostCovered({ language, country, since, now, topic }: StoryCriteria, limit: number): number[] {
    const hot = this.hot.all({
      language,
      country: country ?? '',
      since,
      topic: topic ?? null,
      limit: shortlistOf(limit),
    });
    return hot
      .map(([story, reports]) => ({
        story,
        coverage: coverageAt(JSON.parse(reports) as ReportTimes, now, since),
      }))
      .sort((a, b) => b.coverage - a.coverage)
      .slice(0, limit)
      .map(({ story }) => story);
  }

  /** The possible representatives among the newest articles of a story, best first. */
  representativesOf(story: number, criteria: RepresentativeCriteria): StoryArticle[] {
    const domains = criteria.domains == null ? null : JSON.stringify(criteria.domains);
    const until = criteria.until ?? Number.MAX_SAFE_INTEGER;
    const rows = this.representatives.all({ story, ...ANY_REPRESENTATIVE, ...criteria, until, domains });
    return rows.map(([article, source, domain, country, worth, fit, url]) => {
      return { article, source, domain, country, worth, fit, url };
    });
  }

  /** The story of an article; null when no other article reports the event. */
  storyOf(article: number): number | null {
    return this.story.get(article) ?? null;
  }

  /** Null when it has left the index, or is part of another by now. */
  factsOf(story: number): StoryFacts | null {
    const row = this.facts.get(story)!;
    const [language, categories, firstAt, lastAt, articles, publishers] = row;
    if (firstAt === null) return null;
    return { language, firstAt, lastAt, articles, publishers, categories: readCategories(categories) };
  }

  /** The articles of a story, newest first. */
  articlesOf(story: number, limit: number): number[] {
    return this.members.all(story, limit);
  }

  /** The story that another has become part of; null where nothing is known of that. */
  mergedInto(story: number): number | null {
    return this.merged.get(story) ?? null;
  }
}
