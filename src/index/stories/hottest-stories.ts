import { type FrontPositions, prominenceReports } from '../front-positions.js';
import { commonCategories, type DomainProfiles, storyHeat, toReportTimes } from './story-heat.js';
import type { StoryRelation, StoryGrouper } from './story-grouper.js';
import type { HottestStory, StoryMembers, StoryStatements } from './story-members.js';

/** Maximum number of stories of a language that are compared with each other. */
const MAX_COMPARED_STORIES = 30;

/** Computes the heat of stories, and merges the hottest ones that are about the same event. */
export class HottestStories {
  constructor(
    private readonly statements: StoryStatements,
    private readonly members: StoryMembers,
    private readonly profiles: DomainProfiles,
    private readonly fronts: FrontPositions,
  ) {}

  /** Stores a story's heat, in total and for each country with reports, and the fit of its newest reports. */
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
   * Compares hot stories in pairs. Of two about the same event, the cooler is merged into the hotter; if that is less
   * certain, it becomes a near duplicate, which stays separate but is not listed beside the hotter one. Pairs in which
   * neither has grown are left out.
   * @param since Unix seconds: the last report of a compared story is in the period from `since` to before `until`.
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
 * The subject of a story: that of hotter stories, if it resembles all of them that have this subject; otherwise its
 * former one, unless a hot story has it; otherwise its own id.
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
