/** One article of a story, as far as its heat goes. */
export interface StoryMember {
  domain: string;
  country: string | null;
  publishedAt: number;
  /** Its title is near-identical to an earlier one's: a copy of one wire text. */
  copy: boolean;
}

export interface Heat {
  /** log2 of the sum over domains of 2^((first report − 2020) / HALF_LIFE), less repetition; only differences mean something. */
  heat: number;
  domains: number;
  latest: number;
}

const HALF_LIFE = 12 * 3600;
const ORIGIN = 1_577_836_800;
const USUAL_ARTICLES_PER_DOMAIN = 2;
/** Headlines that agree half as much as those of an event make a story cool as after so many half-lives. */
const LOOSE = 4;
const LEAST_COHESION = 1 / 16;
/** A copy of a wire text is no independent report: it only decides between stories that are equal otherwise. */
const COPY_WEIGHT = 0.05;

/**
 * How much a story is covered how recently: every domain counts once, by its first report, and half as much for
 * every twelve hours since. A story on which each domain has many articles is a series or a template rather than an
 * event: its heat is divided by as many times as they are more than usual. So is one whose headlines hardly agree on
 * their words (`cohesion` below 1). Kept as a logarithm with a fixed origin, all stories cool at the same rate, so their order
 * never has to be computed again as time passes.
 */
export function storyHeat(members: StoryMember[], cohesion = 1): Heat {
  const first = new Map<string, StoryMember>();
  let latest = 0;
  for (const member of members) {
    latest = Math.max(latest, member.publishedAt);
    const known = first.get(member.domain);
    if (known === undefined || member.publishedAt < known.publishedAt) first.set(member.domain, member);
  }
  let heat = -Infinity;
  for (const member of first.values()) {
    const weight = (member.publishedAt - ORIGIN) / HALF_LIFE + (member.copy ? Math.log2(COPY_WEIGHT) : 0);
    const [high, low] = heat > weight ? [heat, weight] : [weight, heat];
    heat = high + Math.log2(1 + 2 ** (low - high));
  }
  const repetition = Math.max(0, Math.log2(members.length / first.size / USUAL_ARTICLES_PER_DOMAIN));
  const looseness = LOOSE * Math.min(0, Math.log2(Math.max(cohesion, LEAST_COHESION)));
  return { heat: heat - repetition + looseness, domains: first.size, latest };
}
