/** A report of a story and the words of its headline (`headlineWords`), for comparison with other reports. */
interface WordedReport<Word> {
  /** Hash of the title; equal for verbatim copies. */
  titleKey: number;
  /** Registrable domain of the publisher. */
  domain: string;
  /** Words of the title, then those of the preview. */
  words: readonly Word[];
  titleWords: number;
}

/** Number of publishers, those that reported last, with whose newest reports a headline is compared. */
const NEWEST_PUBLISHERS = 5;
const MIN_AGREEING = 2;

/** The newest report of each of the publishers that reported last. */
function newestReports<T extends { domain: string }>(reports: readonly T[]): T[] {
  const ofDomain = new Map<string, T>();
  for (const report of reports) if (!ofDomain.has(report.domain)) ofDomain.set(report.domain, report);
  return [...ofDomain.values()].slice(0, NEWEST_PUBLISHERS);
}

/**
 * How far the newest reports of a story agree with each headline, 0 to 1: the share of the headline's words, by weight,
 * that at least half of these reports contain. They are the newest reports of the five publishers that reported last,
 * without the headline's own publisher. Low for an outdated headline, and for one about a single place of many.
 * @param reports of a story, the newest first.
 * @param weight of a word.
 */
export function headlineAgreement<Word>(
  reports: readonly WordedReport<Word>[],
  weight: (word: Word) => number,
): number[] {
  const newest = newestReports(reports).map((report) => ({ ...report, has: new Set(report.words) }));
  return reports.map(({ titleKey, domain, words, titleWords }) => {
    const others = newest.filter((one) => one.domain !== domain && one.titleKey !== titleKey);
    const agreeing = Math.max(MIN_AGREEING, others.length / 2);
    let [agreed, all] = [0, 0];
    for (const word of words.slice(0, titleWords)) {
      all += weight(word);
      if (others.filter(({ has }) => has.has(word)).length >= agreeing) agreed += weight(word);
    }
    return all === 0 ? 0 : agreed / all;
  });
}
