/** A report of a story with the words of `headlineWords`, by which its headline is compared with other reports. */
export interface WordedReport {
  title: string;
  /** Registrable domain. */
  domain: string;
  /** Words with their weight in this report: 1 in the title, less in the text below it. */
  words: ReadonlyMap<number, number>;
}

/** Publishers whose newest reports count, and how many of them agree on a word. */
const NEWEST_PUBLISHERS = 8;
const MIN_AGREEING = 2;

/** The reports of the publishers that reported last. */
function newestReports<T extends WordedReport>(reports: readonly T[]): T[] {
  const publishers = new Set<string>();
  return reports.filter(({ domain }) => publishers.add(domain).size <= NEWEST_PUBLISHERS);
}

/**
 * How far publishers agree on each headline of a story, 0-1: the share of its words, by their weight, that the newest
 * reports of at least two other publishers have. It is low for a count of one place in a story of many places, and for a
 * headline that newer reports have overtaken.
 *
 * @param reports of a story, the newest first.
 * @param weight of a word.
 */
export function agreement(reports: readonly WordedReport[], weight: (word: number) => number): number[] {
  const reportsWith = new Map<number, WordedReport[]>();
  for (const report of newestReports(reports))
    for (const word of report.words.keys()) {
      const others = reportsWith.get(word);
      if (others === undefined) reportsWith.set(word, [report]);
      else others.push(report);
    }
  return reports.map(({ title, domain, words }) => {
    let [agreed, all] = [0, 0];
    for (const [word, times] of words) {
      if (times < 1) continue;
      const others = (reportsWith.get(word) ?? []).filter(
        (other) => other.domain !== domain && other.title !== title,
      );
      all += weight(word);
      if (new Set(others.map((other) => other.domain)).size >= MIN_AGREEING) agreed += weight(word);
    }
    return all === 0 ? 0 : agreed / all;
  });
}
