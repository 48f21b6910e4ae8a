import { toReportTimes, type ReportTimes } from './story-coverage.js';

/** One article of a story, as far as its heat goes. */
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
  /** When it was reported, by domains that count; less by the same repetition. */
  reports: ReportTimes;
}

const HALF_LIFE = 12 * 3600;
const ORIGIN = 1_577_836_800;
const USUAL_ARTICLES_PER_DOMAIN = 2;
/** Headlines that agree half as much as those of an event make a story cool as after so many half-lives. */
const LOOSE = 1.5;
const LEAST_COHESION = 1 / 16;
/** A copy of a wire text is no independent report: it only decides between stories that are equal otherwise. */
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
 * every twelve hours since. A story on which each domain has many articles is a series or a template rather than an
 * event: what it counts is divided by as many times as they are more than usual. So is one whose headlines hardly
 * agree on their words (`cohesion` below 1). Kept as a logarithm with a fixed origin, all stories cool at the same
 * rate, so that the hottest can be read from an index; among those, coverage at the moment decides.
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
