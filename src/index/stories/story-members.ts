import type { Database } from '../sqlite.js';
import { dateInLanguage } from '../../analysis/calendar.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { isCommonLabelWord, labelWordsIn } from '../../titles/labels.js';
import { isRoutinePage } from '../../titles/routine-pages.js';
import {
  decodeTitle,
  TOKEN_KIND,
  wordOfToken,
  type TokenizedTitle,
  type TitleSignature,
} from '../../titles/title.js';
import { readCategories, SIGNATURE_COLUMN } from '../article-identity.js';
import type { DomainProfiles, StoryMember } from './story-heat.js';

/** Maximum number of titles that a new article is compared with, to find copies. */
const MAX_COMPARED = 32;

interface ArticleRow {
  title: string;
  language: string;
  signature: TitleSignature;
  source: string;
  domain: string;
  country: string | null;
  published_at: number;
  worth: number;
  categories: string;
}

interface EarlierRow {
  domain: string;
  categories: string;
}

interface RecentRow extends EarlierRow {
  id: number;
  title: string;
  preview: string;
  language: string;
  story: number | null;
  publishedAt: number;
}

/** A row of `story_articles`, with the columns of `MEMBER_COLUMNS`. */
export type StoryMemberRow = [
  domain: string,
  country: string | null,
  publishedAt: number,
  copy: number,
  plain: number,
  categories: string,
];

export const MEMBER_COLUMNS = 'domain, country, published_at, copy, plain, categories';

/** One of the hottest stories of a language, with its relations to the others. */
export interface HottestStory {
  story: number;
  /** Id of the hotter story that this one nearly duplicates; null if none. */
  echoes: number | null;
  /** An id that related stories share: that of a present or former story. */
  subject: number;
}

/** Points (`worth`) for a headline that may represent its story: no question and no label such as `video`. */
const PLAIN_POINTS = 4;
const MAX_GENERAL_POINTS = 4;

/** Value of the column `plain` for a routine page. */
const ROUTINE_PAGE = -1;

/** Hours from publication to the two moments whose dates count as the article's own day, whatever its time zone. */
const ITS_DAYS = [-12, 12];

/** Whether a headline names its day of publication, as forecasts and horoscopes do, which appear whatever happens. */
function isDaily({ title, published_at }: ArticleRow, { tokens }: TokenizedTitle, language: string): boolean {
  if (!/\d/.test(title)) return false;
  const dates = tokens.filter(({ kind }) => kind === TOKEN_KIND.date).map(({ text }) => text);
  const days = ITS_DAYS.map((hours) => dateInLanguage(published_at + hours * 3600, language));
  return days.some(({ written, dated }) =>
    dated === null ? title.includes(written) : dates.includes(dated),
  );
}

/** Reads and writes which articles belong to which story (table `story_articles`). */
export class StoryMembers {
  constructor(
    private readonly statements: StoryStatements,
    private readonly profiles: DomainProfiles,
  ) {}

  /** Adds an article to a story, unless it belongs to it already. */
  join(story: number, id: number): void {
    if (this.statements.isMember.get(story, id) !== undefined) return;
    const article = this.statements.article.get(id);
    if (article === undefined) return;
    const { signature, source, domain, country, published_at, categories } = article;
    // The same words in another order are two reports.
    const language = analysisLanguage(article.language);
    const headline = decodeTitle(signature);
    const daily = isDaily(article, headline, language);
    const copy = daily || this.statements.copied.get(story, id, MAX_COMPARED, signature) !== undefined;
    const labels = labelWordsIn(article.title, language);
    const isReport = !daily && !headline.question;
    const routine = isRoutinePage(article.title, language);
    const plain = isReport && labels.length === 0;
    // `news` or `report` within a headline may be part of the event: it may represent its story, but is not plain.
    const core = new Set(headline.tokens.map(wordOfToken));
    const represents =
      isReport && labels.every((word) => isCommonLabelWord(word, language) && core.has(word));
    const general = Math.round(MAX_GENERAL_POINTS * (1 - this.profiles.special(domain)));
    const worth = article.worth + (represents ? PLAIN_POINTS : 0) + general;
    const flags = [copy ? 1 : 0, routine ? ROUTINE_PAGE : plain ? 1 : 0];
    const values = [source, domain, country, published_at, ...flags, worth, categories];
    this.statements.join.run(story, id, ...values);
  }

  /** Moves the articles of `from` since `since` (Unix seconds) to its continuation. @returns whether any stays. */
  moveSince(since: number, from: number, story: number): boolean {
    this.statements.moveRecent.run(story, from, since);
    this.statements.dropUnreported.run(from);
    return this.statements.hasMember.get(from) !== undefined;
  }

  /** Merges the story `other`, with the article that opened it, into `story`. */
  absorb(story: number, other: number): void {
    this.join(other, other);
    this.statements.moveFollowers.run({ story, other });
    this.statements.moveSubject.run({ story, other });
    this.statements.moveMembers.run(story, other);
    if (this.statements.dropStory.run(other) === 0) return;
    // The former id redirects to the story.
    this.statements.moveMerged.run(story, other);
    this.statements.merge.run(other, story);
  }

  all(story: number): StoryMember[] {
    return this.statements.members.all(story).map(parseMemberRow);
  }
}

export function parseMemberRow([
  domain,
  country,
  publishedAt,
  copy,
  plain,
  categories,
]: StoryMemberRow): StoryMember {
  return {
    domain,
    country,
    publishedAt,
    copy: copy === 1,
    plain: plain === 1,
    routine: plain === ROUTINE_PAGE,
    categories: readCategories(categories),
  };
}

export type StoryStatements = ReturnType<typeof prepareStatements>;

export const prepareStoryStatements = (database: Database): StoryStatements => prepareStatements(database);

function prepareStatements(database: Database) {
  return {
    recent: database.prepare<RecentRow>(
      `SELECT a.id, a.title, a.preview, a.language, a.published_at AS publishedAt, a.domain, a.categories,
              (SELECT story FROM story_articles s WHERE s.article = a.id) AS story
       FROM articles a WHERE a.id >= ? AND a.id < ? AND NOT EXISTS (SELECT 1 FROM late_articles l WHERE l.article = a.id)
       ORDER BY a.id LIMIT ?`,
    ),
    late: database.prepare('INSERT OR IGNORE INTO late_articles (article) VALUES (?)'),
    earlier: database.prepare<EarlierRow>(
      `SELECT domain, categories FROM articles
       WHERE id >= ? AND id < ? ORDER BY id LIMIT ?`,
    ),
    article: database.prepare<ArticleRow>(
      `SELECT title, language, ${SIGNATURE_COLUMN}, source, domain, country, published_at,
              2 * (image_url IS NOT NULL) + (preview <> '') AS worth, categories
       FROM articles WHERE id = ?`,
    ),
    isMember: database.prepare('SELECT 1 FROM story_articles WHERE story = ? AND article = ?'),
    hasMember: database.prepare('SELECT 1 FROM story_articles WHERE story = ? LIMIT 1'),
    copied: database.prepare(
      `SELECT 1 FROM (
         SELECT article FROM story_articles WHERE story = ? AND article <> ? AND copy = 0 ORDER BY article DESC LIMIT ?
       ) s JOIN articles a ON a.id = s.article WHERE CAST(a.signature AS TEXT) = ? LIMIT 1`,
    ),
    join: database.prepare(
      `INSERT INTO story_articles
         (story, article, source, domain, country, published_at, copy, plain, worth, fit, categories)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?)`,
    ),
    members: database.prepareArrays<StoryMemberRow>(
      `SELECT ${MEMBER_COLUMNS} FROM story_articles WHERE story = ?`,
    ),
    heat: database.prepare(
      `INSERT INTO story_heat (language, country, story, heat, domains, latest, reports, fronts, categories, follows, subject)
       SELECT $language, $country, $story, $heat, $domains, $latest, $reports, $fronts, $categories,
         coalesce((SELECT follows FROM story_heat WHERE story = $story AND country = ''),
                  (SELECT story FROM story_heat WHERE story = $follows AND country = '')),
         coalesce((SELECT subject FROM story_heat WHERE story = $story AND country = ''),
                  (SELECT ifnull(subject, story) FROM story_heat WHERE story = $follows AND country = ''))
       WHERE true
       ON CONFLICT (story, country) DO UPDATE
       SET heat = excluded.heat, domains = excluded.domains, latest = excluded.latest, reports = excluded.reports,
           fronts = excluded.fronts, categories = excluded.categories`,
    ),
    hottest: database.prepare<HottestStory>(
      `SELECT story, echoes, ifnull(subject, story) AS subject FROM story_heat
       WHERE language = ? AND country = '' AND +domains >= 2 AND latest >= ? AND latest < ? ORDER BY heat DESC LIMIT ?`,
    ),
    moveSubject: database.prepare('UPDATE story_heat SET subject = $story WHERE subject = $other'),
    moveFollowers: database.prepare(
      'UPDATE story_heat SET follows = $story WHERE follows = $other AND story <> $story',
    ),
    relate: database.prepare('UPDATE story_heat SET echoes = ?, subject = ? WHERE story = ?'),
    fit: database.prepare('UPDATE story_articles SET fit = ? WHERE story = ? AND article = ?'),
    storyOf: database.prepare<{ story: number; language: string }>(
      `SELECT h.story, h.language FROM story_articles s JOIN story_heat h ON h.story = s.story
       WHERE s.article = ? AND h.country = ''`,
    ),
    leave: database.prepare('DELETE FROM story_articles WHERE article = ?'),
    moveRecent: database.prepare(
      'UPDATE OR REPLACE story_articles SET story = ? WHERE story = ? AND published_at >= ?',
    ),
    moveMembers: database.prepare('UPDATE OR REPLACE story_articles SET story = ? WHERE story = ?'),
    dropStory: database.prepare('DELETE FROM story_heat WHERE story = ?'),
    dropHeat: database.prepare('DELETE FROM story_heat WHERE latest < ?'),
    dropUnreported: database.prepare(
      `DELETE FROM story_heat AS h WHERE story = ? AND NOT EXISTS
         (SELECT 1 FROM story_articles s WHERE s.story = h.story AND (h.country = '' OR s.country = h.country))`,
    ),
    merge: database.prepare('INSERT OR REPLACE INTO merged_stories (story, into_story) VALUES (?, ?)'),
    moveMerged: database.prepare('UPDATE merged_stories SET into_story = ? WHERE into_story = ?'),
    dropMerged: database.prepare(
      `DELETE FROM merged_stories WHERE into_story NOT IN (SELECT story FROM story_heat WHERE country = '')`,
    ),
  };
}
