import { ColumnStatement, type Database, type Statement } from '../sqlite.js';
import { MEMBER_COLUMNS, type StoryMemberRow, parseMemberRow } from './story-members.js';
import { type ReportTimes, storyHeat, type StoryMember } from './story-heat.js';

type ArticleRow = [article: number, ...member: StoryMemberRow];

interface HeatRow {
  country: string;
  heat: number;
  reports: string;
}

/**
 * Removes deleted articles from their stories, and reduces the stories' heat (recent coverage) in proportion. With the
 * next report of a story, the ingestion process computes its heat exactly.
 */
export class StoryRemoval {
  private readonly storiesOf: ColumnStatement<number>;
  private readonly members: Statement<ArticleRow>;
  private readonly leave: Statement;
  private readonly heats: Statement<HeatRow>;
  private readonly update: Statement;
  private readonly drop: Statement;

  constructor(database: Database) {
    this.storiesOf = new ColumnStatement(database, 'SELECT story FROM story_articles WHERE article = ?');
    this.members = database.prepareArrays(
      `SELECT article, ${MEMBER_COLUMNS} FROM story_articles WHERE story = ?`,
    );
    this.leave = database.prepare('DELETE FROM story_articles WHERE story = ? AND article = ?');
    this.heats = database.prepare('SELECT country, heat, reports FROM story_heat WHERE story = ?');
    this.update = database.prepare(
      `UPDATE story_heat SET heat = $heat, domains = $domains, latest = $latest, reports = $reports
       WHERE story = $story AND country = $country`,
    );
    this.drop = database.prepare('DELETE FROM story_heat WHERE story = ? AND country = ?');
  }

  /** Removes deleted articles from their stories, inside the caller's transaction. */
  remove(ids: readonly number[]): void {
    const removed = new Set(ids);
    const stories = ids.flatMap((id) => this.storiesOf.all(id));
    for (const story of new Set(stories)) this.shrink(story, removed);
  }

  private shrink(story: number, removed: ReadonlySet<number>): void {
    const rows = this.members.all(story);
    const left = rows.filter(([article]) => !removed.has(article));
    for (const [article] of rows) if (removed.has(article)) this.leave.run(story, article);
    for (const { country, heat, reports } of this.heats.all(story)) {
      const [before, after] = [rows, left].map((some) => membersIn(some, country));
      if (after!.length === 0) this.drop.run(story, country);
      else
        this.update.run({
          story,
          country,
          ...share(before!, after!, heat, JSON.parse(reports) as ReportTimes),
        });
    }
  }
}

function membersIn(rows: ArticleRow[], country: string): StoryMember[] {
  const members = rows.map(([, ...member]) => parseMemberRow(member));
  return country === '' ? members : members.filter((member) => member.country === country);
}

/** The stored heat of a story, reduced to the share of its remaining articles. */
function share(before: StoryMember[], after: StoryMember[], heat: number, reports: ReportTimes) {
  const [all, rest] = [storyHeat(before), storyHeat(after)];
  const scale = weightOf(reports) / weightOf(all.reports);
  const scaled = rest.reports.map((value, i) => (i % 2 === 1 ? Number((value * scale).toFixed(3)) : value));
  return {
    heat: heat + rest.heat - all.heat,
    domains: rest.domains,
    latest: rest.latest,
    reports: JSON.stringify(scaled),
  };
}

const weightOf = (reports: ReportTimes): number =>
  reports.reduce((sum, value, i) => sum + (i % 2 === 1 ? value : 0), 0);
