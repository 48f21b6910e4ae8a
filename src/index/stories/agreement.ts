/** A report of a story with the words of `headlineWords`, by which its headline is compared with other reports. */
export interface WordedReport<Word> {
  title: string;
  /** Registrable domain. */
  domain: string;
  /** Those of the title first, then those of the text below it. */
  words: readonly Word[];
  titleWords: number;
}

/** Publishers whose newest reports count, and how many of them agree on a word. */
const NEWEST_PUBLISHERS = 8;
const MIN_AGREEING = 2;

/** The reports of the publishers that reported last. */
function newestReports<T extends { domain: string }>(reports: readonly T[]): T[] {
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
export function agreement<Word>(
  reports: readonly WordedReport<Word>[],
  weight: (word: Word) => number,
): number[] {
  const reportsWith = new Map<Word, WordedReport<Word>[]>();
  for (const report of newestReports(reports))
    for (const word of report.words) {
      const others = reportsWith.get(word);
      if (others === undefined) reportsWith.set(word, [report]);
      else others.push(report);
    }
  return reports.map(({ title, domain, words, titleWords }) => {
    let [agreed, all] = [0, 0];
    for (const word of words.slice(0, titleWords)) {
      const others = (reportsWith.get(word) ?? []).filter(
        (other) => other.domain !== domain && other.title !== title,
      );
      all += weight(word);
      if (new Set(others.map((other) => other.domain)).size >= MIN_AGREEING) agreed += weight(word);
    }
    return all === 0 ? 0 : agreed / all;
  });
}
