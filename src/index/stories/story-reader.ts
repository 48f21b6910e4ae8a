import type { Category } from '../../languages/categories.js';
import { readCategories } from '../article-identity.js';
import { ColumnStatement, type Database, type Statement } from '../sqlite.js';
import { minHeatSince, coverageAt, coverageIn, prominenceAt, type ReportTimes } from './story-heat.js';
import { DAY } from '../../config/durations.js';

/** Which stories to read, and which of their reports count. */
export interface StoryCriteria {
  language: string;
  /** Country whose reports count, ISO 3166-1 alpha-2; null for any. */
  country: string | null;
  /** Unix seconds from which reports count. */
  since: number;
  /** Unix seconds at which coverage is computed. */
  now: number;
  /** Categories, of which a story must have one; empty or absent for any story. */
  categories?: readonly Category[];
}

/** Selects stories by their reports in a period. */
export interface StoryPeriod extends Pick<StoryCriteria, 'language' | 'country' | 'categories'> {
  /** Beginning of the period in Unix seconds. */
  since: number;
  /** End of the period in Unix seconds, exclusive; null for no bound. */
  until: number | null;
  /** Ids of stories to choose from; null for any. */
  among: readonly number[] | null;
}

/** A story, its subject (which related stories share) and the number of its publishers. */
export interface StoryWithSubject {
  story: number;
  /** An id that related stories share: that of a present or former story. */
  subject: number;
  /** Number of registrable domains of the story's reports. */
  domains: number;
}

/** A story with its coverage: the weighted number of recent reports, as `coverageAt` returns it. */
export interface HotStory extends StoryWithSubject {
  coverage: number;
  /** The most frequent category of the story's articles; null without one. */
  section: Category | null;
}

/** The stored fields of one story: totals and relations to other stories. */
export interface StorySummary {
  language: string;
  /** An id that related stories share: that of a present or former story. Null if no other story has it. */
  subject: number | null;
  /** Id of the ended story that this one continues, even if the index no longer contains that story; null if none. */
  follows: number | null;
  /** Unix seconds of the first report. */
  firstAt: number;
  lastAt: number;
  articles: number;
  /** Registrable domains of the story's reports. */
  domains: string[];
  categories: Category[];
  /** Stories of the same event in other languages; the index may no longer contain them. */
  others: { language: string; story: number }[];
}

/** An article of a story, with the fields that decide whether it represents the story in a list. */
export interface StoryArticle {
  article: number;
  source: string;
  domain: string;
  country: string | null;
  /** Points for representing the story: 2 with an image, 1 with a preview, up to 8 for its headline and publisher. */
  worth: number;
  /** How well the headline represents the story, 0 to 2. */
  fit: number;
  /** Whether the title copies an earlier report's, or names its day of publication, as forecasts do. */
  copy: boolean;
  /** Publication time in Unix seconds. */
  publishedAt: number;
  url: string;
}

/** Which articles of a story to read. */
export interface MemberFilter {
  /** Country of the articles, ISO 3166-1 alpha-2; null for any. */
  country: string | null;
  /** Unix seconds of the earliest publication, inclusive. */
  since: number;
  /** Unix seconds of the latest publication, exclusive; absent for no limit. */
  until?: number;
  /** Registrable domains of the articles; null for any. */
  domains: readonly string[] | null;
  /** Categories, of which an article must have one; empty or absent for any article. */
  categories?: readonly Category[];
  /** Maximum number of articles, the newest first. */
  limit: number;
}

type StoryRow = [
  article: number,
  source: string,
  domain: string,
  country: string | null,
  worth: number,
  fit: number,
  copy: number,
  publishedAt: number,
];

type FactsRow = [
  language: string,
  subject: number | null,
  follows: number | null,
  categories: string,
  firstAt: number | null,
  lastAt: number,
  articles: number,
  domains: string,
  others: string,
];

/** Minimum number of stories, the hottest, that are read to choose those with the most coverage. */
const SHORTLIST = 60;
const SHORTLIST_PER_WANTED = 2;
/**
 * Maximum seconds between the first and the last report of a story. A story ends after two days, and may include
 * reports from the last day of the story that it continues.
 */
export const MAX_STORY_SECONDS = 3 * DAY;
export const shortlistLength = (wanted: number): number => Math.max(SHORTLIST, SHORTLIST_PER_WANTED * wanted);

/** The most frequent category of a story, which is the first of the stored ones. */
const sectionOf = (categories: string): Category | null => readCategories(categories)[0] ?? null;

/** A story as stored: with its categories and the times of its reports (`ReportTimes` in JSON). */
export interface ListedStory extends StoryWithSubject {
  categories: string;
  reports: string;
  /** Positions in editors' feeds, as `ReportTimes` in JSON. */
  fronts: string;
}

/** Sorts stories by coverage, the most covered first. @param coverageOf computes it at the wanted time. */
export const sortByCoverage = (
  stories: readonly ListedStory[],
  coverageOf: (times: ReportTimes, fronts: ReportTimes) => number,
): HotStory[] =>
  stories
    .map(({ story, subject, categories, domains, reports, fronts }) => ({
      ...{ story, subject, domains, section: sectionOf(categories) },
      coverage: coverageOf(JSON.parse(reports) as ReportTimes, JSON.parse(fronts) as ReportTimes),
    }))
    .sort((a, b) => b.coverage - a.coverage);

/** Selects the stories with reports in a period, the most covered first. */
export const coveredInPeriod = (
  stories: readonly ListedStory[],
  { since, until }: Pick<StoryPeriod, 'since' | 'until'>,
): HotStory[] =>
  sortByCoverage(stories, (times) => coverageIn(times, since, until ?? Infinity)).filter(
    ({ coverage }) => coverage > 0,
  );

/** SQL condition: a story or article has one of the requested categories, or none is requested. */
const OF_CATEGORIES = `($categories = '[]' OR EXISTS (SELECT 1 FROM json_each($categories) WHERE instr(',' || categories || ',', ',' || value || ',')))`;

/**
 * SQL that selects the stories of a period, sorted by number of domains.
 * @param isWanted SQL condition on `story`.
 * @param notBy `+` keeps SQLite from using the indexes of the period's columns.
 */
const coveredStories = (isWanted: string, notBy: '' | '+' = ''): string =>
  `SELECT story, ifnull(subject, story) AS subject, categories, domains, reports, fronts FROM story_heat h
   WHERE ${notBy}language = $language AND country = $country AND ${notBy}domains >= 2
     AND ${notBy}latest >= $since AND ${notBy}latest < $last AND ${isWanted}
     AND ${OF_CATEGORIES}
     AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                     AND o.domains >= 2 AND o.latest >= $since AND ${isWanted.replace('story', 'o.story')})
   ORDER BY domains DESC, story DESC LIMIT $limit`;

/** Reads stories from the index file. */
export class StoryReader {
  private readonly hot: Statement<ListedStory>;
  private readonly covered: Statement<ListedStory>;
  private readonly coveredAmong: Statement<ListedStory>;
  private readonly newest: Statement<StoryRow>;
  private readonly url: ColumnStatement<string>;
  private readonly story: Statement<[story: number, subject: number, domains: number]>;
  private readonly facts: Statement<FactsRow>;
  private readonly members: ColumnStatement<number>;
  private readonly merged: ColumnStatement<number>;

  /** @throws an error of SQLite when the file is not an index. */
  constructor(database: Database) {
    // With a plus, `domains` is no reason to read another index than that of the order.
    this.hot =
      database.prepare(`SELECT story, ifnull(subject, story) AS subject, categories, domains, reports, fronts FROM story_heat h
         WHERE language = $language AND country = $country AND heat >= $coolest AND +domains >= 2 AND latest >= $since
           AND ${OF_CATEGORIES}
           AND NOT EXISTS (SELECT 1 FROM story_heat o WHERE o.story = h.echoes AND o.country = h.country
                           AND o.domains >= 2 AND o.latest >= $since)
         ORDER BY heat DESC LIMIT $limit`);
    this.covered = database.prepare(coveredStories('true'));
    this.coveredAmong = database.prepare(
      coveredStories('story IN (SELECT value FROM json_each($among))', '+'),
    );
    this.newest =
      database.prepareArrays(`SELECT article, source, domain, country, worth, fit, copy, published_at
       FROM story_articles WHERE story = $story
         AND published_at >= $since AND published_at < $until AND ($country IS NULL OR country = $country)
         AND ($domains IS NULL OR domain IN (SELECT value FROM json_each($domains))) AND ${OF_CATEGORIES}
       ORDER BY article DESC LIMIT $limit`);
    this.url = new ColumnStatement(database, 'SELECT url FROM articles WHERE id = ?');
    this.story = database.prepareArrays(
      `SELECT s.story, ifnull(h.subject, s.story), ifnull(h.domains, 1) FROM story_articles s
       LEFT JOIN story_heat h ON h.story = s.story AND h.country = '' WHERE s.article = ?`,
    );
    this.facts =
      database.prepareArrays(`SELECT h.language, ifnull(h.subject, (SELECT h.story FROM story_heat o WHERE o.subject = h.story LIMIT 1)), h.follows,
         h.categories, min(published_at), max(published_at),
         count(*), json_group_array(DISTINCT domain), (SELECT json_group_array(json_object('language', language, 'story', other))
           FROM story_links l WHERE l.story = h.story)
       FROM story_heat h JOIN story_articles s ON s.story = h.story WHERE h.story = ? AND h.country = ''`);
    this.members = new ColumnStatement(
      database,
      'SELECT article FROM story_articles WHERE story = ? ORDER BY article DESC LIMIT ?',
    );
    this.merged = new ColumnStatement(database, 'SELECT into_story FROM merged_stories WHERE story = ?');
  }

  /** The most covered stories, at least `limit` if there are; none of a single domain, and no near duplicates. */
  mostCovered({ language, country, since, now, categories = [] }: StoryCriteria, limit: number): HotStory[] {
    const hot = this.hot.all({
      language,
      country: country ?? '',
      since,
      coolest: minHeatSince(since),
      categories: JSON.stringify(categories),
      limit: shortlistLength(limit),
    });
    return sortByCoverage(hot, (times, fronts) => coverageAt(times, now, since) + prominenceAt(fronts, now));
  }

  /** The stories with most coverage in a period, the most covered first. */
  coveredIn(
    { language, country, since, until, categories = [], among }: StoryPeriod,
    limit: number,
  ): HotStory[] {
    const values = {
      language,
      country: country ?? '',
      since,
      last: until === null ? Number.MAX_SAFE_INTEGER : until + MAX_STORY_SECONDS,
      categories: JSON.stringify(categories),
      limit: shortlistLength(limit),
    };
    const covered =
      among === null
        ? this.covered.all(values)
        : this.coveredAmong.all({ ...values, among: JSON.stringify(among) });
    return coveredInPeriod(covered, { since, until });
  }

  /** Articles of a story, the newest first. The `url` of an article is read on first use. */
  newestOf(story: number, filter: MemberFilter): StoryArticle[] {
    const { url } = this;
    const domains = filter.domains === null ? null : JSON.stringify(filter.domains);
    const categories = JSON.stringify(filter.categories ?? []);
    const rows = this.newest.all({ story, until: Number.MAX_SAFE_INTEGER, ...filter, domains, categories });
    return rows.map(([article, source, domain, country, worth, fit, copy, publishedAt]) => {
      let known: string | undefined;
      return {
        ...{ article, source, domain, country, worth, fit, copy: copy === 1, publishedAt },
        get url() {
          return (known ??= url.get(article) ?? '');
        },
      };
    });
  }

  /** The story of an article; null if no other article reports its event. */
  storyOf(article: number): StoryWithSubject | null {
    const row = this.story.get(article);
    return row === undefined ? null : { story: row[0], subject: row[1], domains: row[2] };
  }

  /** The stored fields of a story; null for an unknown or merged one. */
  summaryOf(story: number): StorySummary | null {
    const row = this.facts.get(story)!;
    const [language, subject, follows, categories, firstAt, lastAt, articles, domains, others] = row;
    if (firstAt === null) return null;
    return {
      ...{ language, subject, follows, firstAt, lastAt, articles },
      domains: JSON.parse(domains) as string[],
      categories: readCategories(categories),
      others: JSON.parse(others) as StorySummary['others'],
    };
  }

  /** Ids of a story's articles, the newest first. */
  articlesOf(story: number, limit: number): number[] {
    return this.members.all(story, limit);
  }

  /** Id of the story into which this one was merged; null if it was not merged. */
  mergedInto(story: number): number | null {
    return this.merged.get(story) ?? null;
  }
}
