/** When a story was reported: numbers of spans since 1970, each followed by the total weight of its reports. */
export type ReportTimes = number[];

/** Length of a span in seconds: a quarter of an hour. */
const SPAN = 900;
/** The weight of a report falls to nothing within so many seconds; a story without a newer one is over. */
export const STORY_OVER_AFTER = 36 * 3600;

/** @param reports Unix seconds of each domain's newest report, and its weight */
export function toReportTimes(reports: Iterable<{ at: number; weight: number }>): ReportTimes {
  const spans = new Map<number, number>();
  for (const { at, weight } of reports) {
    const span = Math.floor(at / SPAN);
    spans.set(span, (spans.get(span) ?? 0) + weight);
  }
  const times: ReportTimes = [];
  for (const [span, weight] of spans) times.push(span, Number(weight.toFixed(3)));
  return times;
}

/**
 * How much a story is covered at a moment: every report counts 1 when it is new, half after eighteen hours, nothing
 * after thirty-six.
 * @param since Unix seconds: only reports from then on count.
 */
export function coverageAt(times: ReportTimes, now: number, since: number): number {
  let coverage = 0;
  for (let i = 0; i < times.length; i += 2) {
    const end = (times[i]! + 1) * SPAN;
    if (end <= since) continue;
    const age = Math.max(0, now - end + SPAN / 2);
    if (age < STORY_OVER_AFTER) coverage += times[i + 1]! * (1 - age / STORY_OVER_AFTER);
  }
  return coverage;
}

/** One article of a story, as its heat needs it. */
export interface StoryMember {
  domain: string;
  country: string | null;
  publishedAt: number;
  /** Its title is near-identical to an earlier one's: a copy of one wire text. */
  copy: boolean;
}

export interface Heat {
  /** log2 of the sum over domains of 2^((newest report − 2020) / HALF_LIFE), less repetition; only differences mean something. */
  heat: number;
  domains: number;
  latest: number;
  /** When it was reported, by domain, with weights reduced by the same repetition. */
  reports: ReportTimes;
}

const HALF_LIFE = 12 * 3600;
const ORIGIN = 1_577_836_800;
const USUAL_ARTICLES_PER_DOMAIN = 2;
/** Half-lives by which a story cools when its headlines share half as many words as those of an event. */
const LOOSE = 1.5;
const LEAST_COHESION = 1 / 16;
/** A copy of a wire text is no independent report: it only decides between otherwise equal stories. */
const COPY_WEIGHT = 0.05;

/** The newest report of every domain; one that has a report of its own besides a copy counts in full. */
function reportsByDomain(members: StoryMember[]): { at: number; weight: number }[] {
  const reports = new Map<string, { at: number; weight: number }>();
  for (const { domain, publishedAt, copy } of members) {
    const weight = copy ? COPY_WEIGHT : 1;
    const known = reports.get(domain);
    reports.set(domain, {
      at: Math.max(publishedAt, known?.at ?? 0),
      weight: Math.max(weight, known?.weight ?? 0),
    });
  }
  return [...reports.values()];
}

/**
 * How much a story is covered how recently: every domain counts once, by its newest report, and half as much for
 * every twelve hours since. A story of which each domain has many articles is a series or a template rather than an
 * event: it is divided by their number in relation to the usual one. So is a story whose headlines share few words
 * (`cohesion` below 1). As a logarithm with a fixed origin it falls at the same rate for all stories, so that an index
 * has the hottest in order; among those, coverage at the moment decides.
 */
export function storyHeat(members: StoryMember[], cohesion = 1): Heat {
  const reports = reportsByDomain(members);
  const latest = Math.max(...reports.map(({ at }) => at));
  let heat = -Infinity;
  for (const { at, weight } of reports) {
    const warmth = (at - ORIGIN) / HALF_LIFE + Math.log2(weight);
    const [high, low] = heat > warmth ? [heat, warmth] : [warmth, heat];
    heat = high + Math.log2(1 + 2 ** (low - high));
  }
  const repetition = Math.max(0, Math.log2(members.length / reports.length / USUAL_ARTICLES_PER_DOMAIN));
  const looseness = LOOSE * Math.min(0, Math.log2(Math.max(cohesion, LEAST_COHESION)));
  const cooling = looseness - repetition;
  const counted = reports.map(({ at, weight }) => ({ at, weight: weight * 2 ** cooling }));
  return { heat: heat + cooling, domains: reports.length, latest, reports: toReportTimes(counted) };
}
