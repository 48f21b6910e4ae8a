import { type FrontPositions, prominenceReports } from '../front-positions.js';
import { commonCategories, type DomainProfiles, storyHeat, toReportTimes } from './story-heat.js';
import type { StoryRelation, StoryGrouper } from './story-grouper.js';
import type { HottestStory, StoryMembers, StoryStatements } from './story-members.js';

/** Maximum number of stories of a language that are compared with each other: those with the most heat. */
const MAX_COMPARED_STORIES = 30;

/** Computes the heat of stories (their recent coverage), and merges hot stories that are about the same event. */
export class HottestStories {
  constructor(
    private readonly statements: StoryStatements,
    private readonly members: StoryMembers,
    private readonly profiles: DomainProfiles,
    private readonly fronts: FrontPositions,
  ) {}

  /** Stores a story's heat, in total and by country, and how well each of its newest headlines represents it. */
  storeHeat(language: string, story: number, grouper: StoryGrouper): void {
    for (const { article, fit } of grouper.changedFits(story)) this.statements.fit.run(fit, story, article);
    const members = this.members.all(story);
    const eventfulness = grouper.eventfulness(story);
    const categories = commonCategories(members).join(',');
    const follows = grouper.followedBy(story);
    const places = this.fronts.of(story);
    const countries = new Set(members.map(({ country }) => country ?? ''));
    for (const country of countries.add('')) {
      const isOf = (one: { country: string | null }): boolean => country === '' || one.country === country;
      const found = storyHeat(members.filter(isOf), eventfulness, this.profiles.weight);
      const { reports, factor, ...heat } = found;
      const fronts = toReportTimes(prominenceReports(places.filter(isOf), factor));
      const times = { reports: JSON.stringify(reports), fronts: JSON.stringify(fronts) };
      this.statements.heat.run({ language, country, story, ...heat, ...times, categories, follows });
    }
  }

  /**
   * Compares the hottest stories in pairs. If two stories are about the same event, the cooler one is merged into the
   * hotter one. If they probably are, the cooler one stays separate as a near duplicate, which is not listed beside the
   * hotter one. Two stories are not compared again until one of them has grown.
   * @param since Unix seconds: stories are compared if their last report is at or after `since` and before `until`.
   */
  mergeSame(
    language: string,
    grouper: StoryGrouper,
    { since, until }: Record<'since' | 'until', number>,
  ): void {
    const hottest = this.statements.hottest.all(language, since, until, MAX_COMPARED_STORIES);
    const due = new Set(hottest.map(({ story }) => story).filter((story) => grouper.isDue(story)));
    if (due.size === 0) return;
    for (const { story } of hottest) grouper.prepareToCompare(story);
    const distinct: HottestStory[] = [];
    for (const cooler of hottest) {
      const relations = distinct.map((hotter): StoryRelation => {
        if (due.has(hotter.story) || due.has(cooler.story))
          return grouper.relation(hotter.story, cooler.story);
        if (cooler.echoes === hotter.story) return 'echo';
        return cooler.subject === hotter.subject ? 'one subject' : 'apart';
      });
      const like = (wanted: StoryRelation): HottestStory | undefined => distinct[relations.indexOf(wanted)];
      const same = like('one event')?.story;
      if (same !== undefined) {
        grouper.unite(same, cooler.story);
        this.members.absorb(same, cooler.story);
        this.storeHeat(language, same, grouper);
        continue;
      }
      const echoes = like('echo')?.story ?? null;
      const resembled = distinct.filter((_, i) => relations[i] !== 'apart');
      const subject = subjectOf(cooler, distinct, resembled, hottest);
      if (echoes !== cooler.echoes || subject !== cooler.subject)
        this.statements.relate.run(echoes, subject === cooler.story ? null : subject, cooler.story);
      distinct.push({ ...cooler, subject });
    }
  }
}

/**
 * The subject of a story (an id that related stories share): that of a hotter story, if this story resembles all hotter
 * ones of that subject. Otherwise it keeps its former subject, unless a hot story has it; then its own id is its
 * subject.
 */
function subjectOf(
  { story, subject: former }: HottestStory,
  hotter: readonly HottestStory[],
  resembled: readonly HottestStory[],
  hottest: readonly HottestStory[],
): number {
  const others = new Set(hotter.filter((one) => !resembled.includes(one)).map(({ subject }) => subject));
  const shared = resembled.find(({ subject }) => !others.has(subject));
  if (shared !== undefined) return shared.subject;
  return others.has(former) || hottest.some((one) => one.story === former) ? story : former;
}
