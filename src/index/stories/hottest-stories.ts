import { commonCategories, type DomainProfiles, storyHeat } from './story-heat.js';
import type { Relation, StoryGrouper } from './story-grouper.js';
import type { StoryMembers, StoryStatements } from './story-members.js';

/** Stories per language that are compared with each other. */
const HOTTEST = 30;
/** The newest articles of a story, from which its representative is chosen. */
const MAX_REPRESENTATIVES = 24;

/** Computes the heat of stories, and merges those of the hottest that are the same event. */
export class HottestStories {
  constructor(
    private readonly statements: StoryStatements,
    private readonly members: StoryMembers,
    private readonly profiles: DomainProfiles,
  ) {}

  /** Computes a story's heat, in total and for each country that reports it. */
  computeHeat(language: string, story: number, grouper: StoryGrouper): void {
    const members = this.members.all(story);
    const eventfulness = grouper.eventfulness(story);
    const categories = commonCategories(members).join(',');
    const follows = grouper.followedBy(story);
    const countries = new Set(members.map(({ country }) => country ?? ''));
    for (const country of countries.add('')) {
      const reporting = country === '' ? members : members.filter((member) => member.country === country);
      const { reports, ...heat } = storyHeat(reporting, eventfulness, this.profiles.weight);
      const row = {
        language,
        country,
        story,
        ...heat,
        reports: JSON.stringify(reports),
        categories,
        follows,
      };
      this.statements.heat.run(row);
    }
  }

  /**
   * Merges similar hot stories: the cooler into the hotter or, where that is less certain, as its near duplicate,
   * which grows on its own but is not returned beside the other. Only pairs with a story that has grown are compared.
   *
   * @param since Unix seconds: the last report of a story is not before, and before `until`.
   */
  mergeSame(
    language: string,
    grouper: StoryGrouper,
    { since, until }: Record<'since' | 'until', number>,
  ): void {
    const hottest = this.statements.hottest.all(language, since, until, HOTTEST);
    const due = new Set(hottest.map(({ story }) => story).filter((story) => grouper.isDue(story)));
    if (due.size === 0) return;
    for (const { story } of hottest) grouper.prepareToCompare(story);
    const distinct: number[] = [];
    for (const cooler of hottest) {
      const relation = (hotter: number): Relation => {
        if (due.has(hotter) || due.has(cooler.story)) return grouper.relation(hotter, cooler.story);
        return cooler.echoes === hotter ? 'echo' : 'apart';
      };
      const { same, echoed, related } = this.mostSimilar(distinct, relation);
      if (same !== undefined) {
        grouper.unite(same, cooler.story);
        this.members.absorb(same, cooler.story);
        this.computeHeat(language, same, grouper);
        continue;
      }
      distinct.push(cooler.story);
      if (related !== undefined) this.members.uniteSubjects(related, cooler.story);
      const echoes = echoed ?? null;
      if (echoes !== cooler.echoes) this.statements.echo.run(echoes, cooler.story);
      if (due.has(cooler.story)) this.refit(cooler.story, grouper);
    }
  }

  /** The hottest story of the same event; otherwise the hottest near duplicate and the hottest one of the same subject. */
  private mostSimilar(
    hotter: readonly number[],
    relation: (story: number) => Relation,
  ): { same?: number; echoed?: number; related?: number } {
    let echoed: number | undefined;
    let related: number | undefined;
    for (const story of hotter) {
      const found = relation(story);
      if (found === 'one event') return { same: story };
      if (found === 'echo') echoed ??= story;
      if (found !== 'apart') related ??= story;
    }
    return { echoed, related };
  }

  /** Updates how well the possible representatives of a story represent it. */
  private refit(story: number, grouper: StoryGrouper): void {
    const newest = this.statements.newest.all(story, MAX_REPRESENTATIVES);
    const fits = grouper.fits(story, newest);
    for (const [i, { id }] of newest.entries()) this.statements.fit.run(fits[i]!, story, id);
  }
}
