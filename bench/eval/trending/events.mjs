import { readFileSync } from 'node:fs';
import { fromDist } from '../../lib/dist.mjs';

const { analysisLanguage } = await fromDist('languages/find-language.js');
const { fold } = await fromDist('analysis/fold.js');

const HOUR = 3600;
/** Hours after the first report at which trending is asked. */
const AFTER = [6, 12, 24];

/**
 * Dated events of April and May 2020, `id, language, half, first report, expression` a line.
 *
 * They were written from the calendar before a headline or an answer was looked at: 670 lines, the last 200 after the
 * corpus had shown how few of the first it reports (it has a thousand headlines a day). Then each was held against the
 * corpus alone, never against an answer: what its expression meets was read and the expression narrowed to the event, the
 * first report is the earliest headline about it, and what fewer than three domains report within a day was left out, as
 * were feasts without one event (Eid, Victory Day). `tocilizumab`, `stopcovid` and `fregat-tank` came from reading the
 * corpus, which has few French and Russian events. The half is the parity of the twelfth hexadecimal digit of the id's
 * SHA-1, so that an event is in the same half in every language.
 */
const EVENTS = new URL('events-of-record.tsv', import.meta.url);

/** A title as the expressions see it: folded as the index folds, with a plain apostrophe. */
export const foldedTitle = ({ title }, language) => fold(title, language).replaceAll('’', "'");

/** @param half `tune`, `held-out` or `both`. */
export function readEvents(half) {
  return readFileSync(EVENTS, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [id, language, ownHalf, first, expression] = line.split('\t');
      const firstAt = Date.parse(first) / 1000;
      return { id, language, half: ownHalf, firstAt, expression: new RegExp(expression, 'u') };
    })
    .filter((event) => half === 'both' || event.half === half);
}

/** Whether an article's headline is about an event. */
export const isAbout = (article, { expression, firstAt, language }) =>
  article.publishedAt >= firstAt && expression.test(foldedTitle(article, language));

/**
 * When to ask for which event: 6, 12 and 24 hours after its first report, where enough domains have reported by then.
 *
 * @param articles of the corpus, oldest first.
 * @param least how many registrable domains make a moment.
 * @returns oldest first; `domains` is how many had reported.
 */
export function momentsOf(events, articles, least) {
  const end = articles.at(-1).publishedAt;
  const moments = [];
  for (const event of events) {
    const reports = articles.filter(
      (article) =>
        article.publishedAt <= event.firstAt + AFTER.at(-1) * HOUR &&
        analysisLanguage(article.language) === event.language &&
        isAbout(article, event),
    );
    for (const hours of AFTER) {
      const at = event.firstAt + hours * HOUR;
      const domains = new Set(
        reports.filter(({ publishedAt }) => publishedAt <= at).map(({ domain }) => domain),
      );
      if (domains.size >= least && at <= end) moments.push({ event, hours, at, domains: domains.size });
    }
  }
  return moments.sort((a, b) => a.at - b.at);
}
