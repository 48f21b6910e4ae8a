import { amPmWords } from '../../languages/dates.js';
import { LANGUAGE_DATA, perLanguage } from '../../languages/find-language.js';
import { normalizeDate, primaryLanguage } from './normalize-date.js';
import { ZONE_ABBREVIATION_OFFSETS } from './zones.js';

interface FoundTime {
  seconds: number;
  /** Minutes east of UTC; null when the text names no zone. */
  offset: number | null;
  rest: string;
}

const TIME = /(\d{1,2})(?::|h(?=\d\d))(\d{1,2})(?:[:.](\d{1,2})(?:[.,]\d+)?)?\s*/;
const OCLOCK = LANGUAGE_DATA.flatMap(({ numbers }) => numbers?.oclock?.split('/') ?? [])
  .map(normalizeDate)
  .join('|');
/** A time with full stops ("15.04"), with seconds only after a year or a word for "o'clock". */
const DOTTED_TIME = new RegExp(
  `(?<=\\S )(\\d{1,2})\\.(\\d{2})(?:(?<=(?:\\b\\d{4},?|(?:${OCLOCK})\\.?) \\d{1,2}\\.\\d{2})\\.(\\d{2}))?(?![\\d.])\\s*`,
);
const SHORT_TIME = /(?<![\d.,:+-])(\d{1,2})\s*(?=[ap]\.?m\b)/;

/**
 * Reads the time of a normalised date; null if the date has none, `'invalid'` if it is impossible.
 * @param language tag of the document, whose words for a.m. and p.m. are read
 */
export function readTime(date: string, language: string | null): FoundTime | null | 'invalid' {
  const match = TIME.exec(date) ?? DOTTED_TIME.exec(date) ?? SHORT_TIME.exec(date);
  if (!match) return null;
  const before = date.slice(0, match.index);
  const { half, after } = readAmPm(before, date.slice(match.index + match[0].length), language);
  const seconds = secondsOfDay(match.slice(1), half);
  if (seconds === null) return 'invalid';
  const offset = readZoneOffset(after);
  const rest =
    offset === null
      ? after
      : after.replace(/^\s*\(?(?:[a-z]{1,5}\b)?\s*(?:[+-]\s*\d{1,2}:?(?:\d{2})?(?!\d))?/, '');
  return { seconds, offset, rest: `${before} ${rest}` };
}

/**
 * Seconds since midnight; null for an impossible time.
 * @param parts hours, minutes and seconds as written
 * @param half a.m. or p.m., null if neither is written; ignored for hours above twelve
 */
export function secondsOfDay(parts: readonly (string | undefined)[], half: AmPm['half']): number | null {
  const [h = 0, m = 0, s = 0] = parts.map((part) => Number(part ?? 0));
  if (h > 24 || (h === 24 && m + s > 0) || m > 59 || s > 60) return null;
  const hour = half === 'pm' && h < 12 ? h + 12 : half === 'am' && h === 12 ? 0 : h;
  return hour * 3600 + m * 60 + Math.min(s, 59);
}

export interface AmPm {
  half: 'am' | 'pm' | null;
  after: string;
}

/** Two patterns for words that mean a.m. (or p.m.): for one directly before a time, and for one directly after it. */
type Side = Record<'before' | 'after', RegExp>;
type Words = Record<'am' | 'pm', Side>;

/** The end of a word. A Latin abbreviation may be followed by letters of another script, which inflect it. */
const END: Readonly<Record<'latin' | 'other', string>> = { latin: '(?![a-z])', other: '(?![\\p{L}\\p{M}])' };

const ofLanguage = perLanguage((language) => wordsOf([language]));
let anywhere: Words | null = null;

/**
 * Finds out whether the text around a time says a.m. or p.m.
 * @param before the normalised text before the time
 * @param after the normalised text after it; returned without the word that was read
 */
export function readAmPm(before: string, after: string, language: string | null): AmPm {
  anywhere ??= wordsOf(
    LANGUAGE_DATA.map(({ code }) => code),
    (word) => !/[a-z]/.test(word),
  );
  for (const words of [ofLanguage(primaryLanguage(language)), anywhere]) {
    for (const half of ['pm', 'am'] as const) {
      if (words[half].after.test(after)) return { half, after: after.replace(words[half].after, '') };
      if (words[half].before.test(before)) return { half, after };
    }
  }
  return { half: null, after };
}

function wordsOf(languages: readonly string[], isWanted: (word: string) => boolean = () => true): Words {
  const halves: [string[], string[]] = [['a.m'], ['p.m']];
  for (const language of languages)
    for (const [half, words] of amPmWords(language).entries())
      halves[half]!.push(...words.map(normalizeHalf).filter(isWanted));
  return { am: sideOf(halves[0]), pm: sideOf(halves[1]) };
}

const normalizeHalf = (word: string): string => normalizeDate(word).replace(/\.$/, '');

function sideOf(words: readonly string[]): Side {
  const patterns = words.map((word) => word.replaceAll('.', '\\.? ?'));
  const trailing = patterns.map((word) => word + END[/^[a-z]/.test(word) ? 'latin' : 'other']);
  // A single letter before a time belongs to the year, like the mark of the era in Arabic. In scripts without spaces
  // the weekday may be directly before the word.
  const leading = patterns
    .filter((_, index) => (words[index]?.length ?? 0) > 1)
    .map((word) => (/^[\p{sc=Han}\p{sc=Hangul}]/u.test(word) ? word : `(?<![\\p{L}\\p{M}])${word}`));
  return {
    before: new RegExp(`(?:${leading.join('|')})\\.?,?\\s*$`, 'u'),
    after: new RegExp(`^\\s*(?:${trailing.join('|')})\\.?\\s*`, 'u'),
  };
}

/** The zone behind a time, in minutes east of UTC: `Z`, `+02:00`, `GMT+0530`, `EST`, `-0500 (EST)`; null if none. */
export function readZoneOffset(text: string): number | null {
  const numeric = /^\s*(?:\(?(?:gmt|utc|ut|z)\s*)?([+-])\s*(\d{1,2}):?(\d{2})?(?!\d)/.exec(text);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    if (minutes > 14 * 60 || Number(numeric[3] ?? 0) > 59) return null;
    return numeric[1] === '-' ? -minutes : minutes;
  }
  const name = /^\s*\(?([a-z]{1,5})\b/.exec(text)?.[1];
  const hours = name === undefined ? undefined : ZONE_ABBREVIATION_OFFSETS[name];
  return hours === undefined ? null : hours * 60;
}
