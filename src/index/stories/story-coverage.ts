/** When a story was reported: numbers of spans since 1970, each followed by what the reports in it count together. */
export type ReportTimes = number[];

/** Reports are told apart by the quarter of an hour. */
const SPAN = 900;
/** A report counts less by the hour and nothing after so many seconds; a story without a newer one is over. */
export const STORY_OVER_AFTER = 36 * 3600;

/** @param reports Unix seconds of each domain's newest report, and what it counts. */
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
