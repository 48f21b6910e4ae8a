import type { Category } from '../../languages/categories.js';

/** When a story was reported: alternately a time, in quarters of an hour since 1970, and the weight of its reports. */
export type ReportTimes = number[];

/** Length of a time span in `ReportTimes`, in seconds. */
const SPAN_SECONDS = 900;
/** Seconds for which a report has its full weight; afterwards it decays to zero. */
const FULL_WEIGHT_FOR = 15 * 3600;
/** Seconds in which the weight of a position in an editors' feed decays to zero. */
const FRONT_FADES_IN = 6 * 3600;
export const STORY_OVER_AFTER_SECONDS = 36 * 3600;

/** Sums the weights of reports by time span. @param reports the Unix time and weight of each domain's newest report. */
export function toReportTimes(reports: Iterable<{ at: number; weight: number }>): ReportTimes {
  const spans = new Map<number, number>();
  for (const { at, weight } of reports) {
    const span = Math.floor(at / SPAN_SECONDS);
    spans.set(span, (spans.get(span) ?? 0) + weight);
  }
  const times: ReportTimes = [];
  for (const [span, weight] of spans) times.push(span, Number(weight.toFixed(3)));
  return times;
}

/** The coverage at `now`: a report since `since` counts 1 for 15 hours, 0.5 after 25.5 hours, 0 after 36 hours. */
export function coverageAt(times: ReportTimes, now: number, since: number): number {
  let coverage = 0;
  for (let i = 0; i < times.length; i += 2) {
    const end = (times[i]! + 1) * SPAN_SECONDS;
    if (end <= since) continue;
    const age = Math.max(0, now - end + SPAN_SECONDS / 2);
    if (age >= STORY_OVER_AFTER_SECONDS) continue;
    coverage +=
      times[i + 1]! * (1 - Math.max(0, age - FULL_WEIGHT_FOR) / (STORY_OVER_AFTER_SECONDS - FULL_WEIGHT_FOR));
  }
  return coverage;
}

/** The additional coverage of a story at `now` by its positions in editors' feeds. It decays to 0 within six hours. */
export function prominenceAt(times: ReportTimes, now: number): number {
  let sum = 0;
  for (let i = 0; i < times.length; i += 2)
    sum += times[i + 1]! * Math.max(0, 1 - Math.max(0, now - times[i]! * SPAN_SECONDS) / FRONT_FADES_IN);
  return sum;
}

/** The coverage of a story in a period (Unix seconds), where each report counts 1. */
export function coverageIn(times: ReportTimes, since: number, until: number): number {
  let coverage = 0;
  for (let i = 0; i < times.length; i += 2) {
    const [start, end] = [times[i]! * SPAN_SECONDS, (times[i]! + 1) * SPAN_SECONDS];
    if (end > since && start < until) coverage += times[i + 1]!;
  }
  return coverage;
}

/** An article of a story. */
export interface StoryMember {
  domain: string;
  country: string | null;
  publishedAt: number;
  /** Whether the article is no report of its own: its title copies an earlier one, or names its day like a forecast. */
  copy: boolean;
  /** Whether the headline is neither a question nor labelled (`LIVE`, `video`, `review`). */
  plain: boolean;
  /** Whether the article is a routine page, such as a horoscope (`isRoutinePage`). */
  routine: boolean;
  categories: Category[];
}

interface StoryHeat {
  /**
   * log2 of the sum over domains of weight × 2^((newest report − 2020) / HALF_LIFE); only differences between stories
   * have a meaning.
   */
  heat: number;
  domains: number;
  latest: number;
  /** The newest report of each domain, with its weight. */
  reports: ReportTimes;
  /** Factor of the story, by which the weights of all its reports are multiplied. */
  factor: number;
}

const HALF_LIFE = 12 * 3600;
const ORIGIN = 1_577_836_800;
/** Weight of an article that is a copy, so small that it only decides between otherwise equal stories. */
const COPY_WEIGHT = 0.05;
/** Share of its weight that a story loses if all its headlines are questions or labelled (videos, reviews). */
const NOT_PLAIN_FACTOR = 0.25;
/** Categories whose stories interest some readers only; they get a limited share of a list. */
export const SPECIAL_INTEREST_CATEGORIES: ReadonlySet<Category> = new Set<Category>([
  'technology',
  'science',
  'entertainment',
  'sports',
]);
/** Minimum share of routine pages, such as horoscopes, for a story to be routine and get `ROUTINE_FACTOR`. */
const MIN_ROUTINE = 0.6;
const ROUTINE_FACTOR = 0.01;
/** Minimum result of `spread`, a factor of a story's heat; it is that of a story of a single domain. */
const MIN_SPREAD = 0.05;

/** The newest report of each domain. A domain that has only copies gets a small weight. */
function reportsByDomain(
  members: StoryMember[],
  weightOf: (domain: string) => number,
): { at: number; weight: number }[] {
  const reports = new Map<string, { at: number; weight: number }>();
  for (const { domain, publishedAt, copy } of members) {
    const weight = weightOf(domain) * (copy ? COPY_WEIGHT : 1);
    const known = reports.get(domain);
    reports.set(domain, {
      at: Math.max(publishedAt, known?.at ?? 0),
      weight: Math.max(weight, known?.weight ?? 0),
    });
  }
  return [...reports.values()];
}

/**
 * How evenly domains report a story, 0 to 1: the effective number of domains (inverse Simpson index of their shares of
 * the articles) minus 1. Two equally active domains reach 1.
 */
function spread(members: StoryMember[]): number {
  const articles = new Map<string, number>();
  for (const { domain } of members) articles.set(domain, (articles.get(domain) ?? 0) + 1);
  const squares = [...articles.values()].reduce((sum, count) => sum + (count / members.length) ** 2, 0);
  return Math.max(MIN_SPREAD, Math.min(1, 1 / squares - 1));
}

const shareOf = (members: StoryMember[], isOne: (member: StoryMember) => boolean): number =>
  members.filter(isOne).length / members.length;

/**
 * The heat of a story, its recent coverage: the sum over domains of the newest report's weight, halved for every twelve
 * hours of age. It is reduced by a low eventfulness, spread or share of plain headlines. It is a logarithm with a fixed
 * origin, so that heat does not change with time and an index of the table sorts by it.
 * @param eventfulness 0 to 1, see `StoryGrouper.eventfulness`.
 * @param weightOf weight of a domain's report, 0 to 1.
 */
export function storyHeat(
  members: StoryMember[],
  eventfulness = 1,
  weightOf: (domain: string) => number = () => 1,
): StoryHeat {
  const reports = reportsByDomain(members, weightOf);
  const latest = Math.max(...reports.map(({ at }) => at));
  const others = shareOf(members, ({ plain }) => !plain);
  const routine = shareOf(members, (member) => member.routine) >= MIN_ROUTINE ? ROUTINE_FACTOR : 1;
  const factor = eventfulness * (1 - NOT_PLAIN_FACTOR * others) * routine * spread(members);
  const warmth = reports.map(({ at, weight }) => (at - ORIGIN) / HALF_LIFE + Math.log2(weight * factor));
  const highest = Math.max(...warmth);
  const heat = highest + Math.log2(warmth.reduce((sum, one) => sum + 2 ** (one - highest), 0));
  const counted = reports.map(({ at, weight }) => ({ at, weight: weight * factor }));
  return { heat, domains: reports.length, latest, reports: toReportTimes(counted), factor };
}

/** Half-lives (of 12 hours) by which a story may be cooler than one full report at the time of its last report. */
const COOLEST = 10;

/** The minimum heat of stories with reports after `since` (Unix seconds). A cooler one is older, or hardly counts. */
export const minHeatSince = (since: number): number => (since - ORIGIN) / HALF_LIFE - COOLEST;

/** Minimum share of a story's articles that must have a category for the story to have it. */
const MIN_CATEGORY_SHARE = 0.25;
const MIN_IN_CATEGORY = 2;

/** The categories that many articles of a story have, the most frequent first. */
export function commonCategories(members: Pick<StoryMember, 'categories'>[]): Category[] {
  const counts = new Map<Category, number>();
  for (const topic of members.flatMap(({ categories }) => categories))
    counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const least = Math.max(members.length * MIN_CATEGORY_SHARE, Math.min(MIN_IN_CATEGORY, members.length - 1));
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort(([, a], [, b]) => b - a)
    .map(([topic]) => topic);
}

/** Share of special-interest articles (sports, technology) above which a domain's reports weigh less. */
const GENERAL_UP_TO = 0.3;
const SPECIAL_FROM = 0.7;
const MIN_WEIGHT = 0.45;

/**
 * How much each domain writes about special interests, by its articles. The more it does, the less its reports weigh,
 * so that general newsrooms count more than gadget sites. Unknown domains count almost as general ones.
 */
export class DomainProfiles {
  private readonly domains = new Map<string, { articles: number; special: number }>();

  count(domain: string, categories: readonly string[]): void {
    let profile = this.domains.get(domain);
    if (profile === undefined) this.domains.set(domain, (profile = { articles: 0, special: 0 }));
    profile.articles++;
    if (categories.some((category) => SPECIAL_INTEREST_CATEGORIES.has(category as Category)))
      profile.special++;
  }

  /** The share of a domain's articles about technology, science, entertainment or sports, 0 to 1. */
  special(domain: string): number {
    const { articles, special } = this.domains.get(domain) ?? { articles: 0, special: 0 };
    return (special + 0.5) / (articles + 2);
  }

  /** The weight of a domain's reports, from 0.45 (special interests) to 1 (general newsroom). */
  readonly weight = (domain: string): number => {
    const share = (this.special(domain) - GENERAL_UP_TO) / (SPECIAL_FROM - GENERAL_UP_TO);
    return 1 - (1 - MIN_WEIGHT) * Math.min(1, Math.max(0, share));
  };
}
