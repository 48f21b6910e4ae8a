import type { Relation, StoryGrouper } from './story-grouper.js';
import { storyHeat } from './story-heat.js';
import type { StoryMembers } from './story-members.js';
import type { StoryStatements } from './story-statements.js';

/** The hottest stories of a language, which are kept from being one event told twice. */
const HOTTEST = 30;
/** Of a story's articles the newest may speak for it. */
const MAY_SPEAK = 24;

interface HotStory {
  story: number;
  echoes: number | null;
}

/** How hot stories are, and that the hottest of a language are different events. */
export class HottestStories {
  constructor(
    private readonly statements: StoryStatements,
    private readonly members: StoryMembers,
  ) {}

  /** Takes a story's temperature, as a whole and in each country that reports it. */
  measure(language: string, story: number, grouper: StoryGrouper): void {
    const members = this.members.all(story);
    const cohesion = grouper.cohesion(story);
    const countries = new Set(members.map(({ country }) => country ?? ''));
    for (const country of countries.add('')) {
      const told = country === '' ? members : members.filter((member) => member.country === country);
      const { reports, ...heat } = storyHeat(told, cohesion);
      this.statements.heat.run({ language, country, story, ...heat, reports: JSON.stringify(reports) });
    }
  }

  /**
   * Of two hot stories that are alike the cooler becomes part of the hotter, or, where that is less sure, its echo:
   * it goes on by itself but is not shown beside the other.
   * @param grown the stories whose words are others than when this was asked last.
   */
  tellApart(language: string, grown: ReadonlySet<number>, grouper: StoryGrouper): void {
    const told: number[] = [];
    for (const cooler of this.statements.hottest.all(language, HOTTEST) as unknown as HotStory[]) {
      const relation = (hotter: number): Relation => {
        if (grown.has(hotter) || grown.has(cooler.story)) return grouper.relation(hotter, cooler.story);
        return cooler.echoes === hotter ? 'echo' : 'apart';
      };
      const { same, echoed } = this.likest(told, relation);
      if (same !== undefined) {
        grouper.unite(same, cooler.story);
        this.members.absorb(same, cooler.story);
        this.measure(language, same, grouper);
        continue;
      }
      told.push(cooler.story);
      const echoes = echoed ?? null;
      if (echoes !== cooler.echoes) this.statements.echo.run(echoes, cooler.story);
      if (grown.has(cooler.story)) this.refit(cooler.story, grouper);
    }
  }

  /** The hottest story that is the same event, or before that one the hottest that may be. */
  private likest(
    hotter: readonly number[],
    relation: (story: number) => Relation,
  ): { same?: number; echoed?: number } {
    let echoed: number | undefined;
    for (const story of hotter) {
      const found = relation(story);
      if (found === 'one event') return { same: story };
      if (found === 'echo') echoed ??= story;
    }
    return { echoed };
  }

  /** Sees anew how typical those articles are of a story that may speak for it. */
  private refit(story: number, grouper: StoryGrouper): void {
    const newest = this.statements.newest.all(story, MAY_SPEAK) as unknown as {
      id: number;
      title: string;
      preview: string;
    }[];
    for (const { id, ...headline } of newest)
      this.statements.fit.run(grouper.fit(story, headline), story, id);
  }
}
