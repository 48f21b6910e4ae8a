import { LANGUAGE_INDEPENDENT_DATA } from '../languages/find-language.js';
import { escapePattern } from '../languages/word-lists.js';

const { labels, pages } = LANGUAGE_INDEPENDENT_DATA.words ?? {};
const NAMES = [
  ...new Set(
    `${labels?.publishers ?? ''},${pages?.agencies ?? ''}`.split(/\s*,\s*/).map((name) => name.trim()),
  ),
]
  .filter((name) => name !== '')
  .sort((a, b) => b.length - a.length);

const patternOf = (name: string): string => escapePattern(name).replaceAll(' ', '[ ./-]');
const isUnspaced = (name: string): boolean => /[\p{sc=Han}\p{sc=Kana}\p{sc=Hang}]/u.test(name);

/** A pattern of agency names in scripts without spaces. */
const UNSPACED = NAMES.filter(isUnspaced).map(patternOf).join('|');
const AGENCY = `(?:(?<![\\p{L}\\p{M}\\p{N}])(?:${NAMES.map(patternOf).join('|')})(?![\\p{L}\\p{M}\\p{N}])|${UNSPACED})`;

/** A full stop that may be part of a place or date before an agency: beside a number or inside an abbreviation. */
const STOP = '(?:(?<=\\d\\s?\\p{L}{0,12})\\.|\\.(?=[\\p{L},]|\\s*(?:\\p{L}+\\s)?\\d))';
const PLACE = `(?:[^()/!?。:：=【】（）.]|(?<=\\p{L})/(?=\\p{L})|${STOP}){0,60}?`;
const SEPARATOR = '(?:\\s*(?:[-–—―=:：|]+|\\.[-–—]*)\\s*)';
const OPEN = '[(（【\\[/]';
const CLOSE = '[)）】\\]/]';
const INSIDE = '[^()（）【】\\[\\]/!?]{0,30}?';

/**
 * A dateline with the agency in brackets, or followed by a separator: `LONDON, Nov 24 (Reuters) - `, `Berlin (dpa/lno)
 * – `, `МОСКВА, 24 ноября. /ТАСС/. `, `[東京 24日 ロイター] - `.
 */
const IN_BRACKETS = new RegExp(
  `^(${PLACE})${OPEN}${INSIDE}${AGENCY}(?:/\\p{L}+)?${INSIDE}${CLOSE}(?:\\s*[\\p{sc=Han}\\p{sc=Hang}]{2,4}\\s?(?:기자|특파원)\\s*)?(${SEPARATOR})?\\s*`,
  'iu',
);

/**
 * A dateline with a date in front of the agency: `МОСКВА, 24 ноя — РИА Новости. `, `Kyiv. November 24. INTERFAX-UKRAINE
 * - `.
 */
const AFTER_DATE = new RegExp(
  `^(?=[^!?]{0,60}?\\d)\\p{Lu}${PLACE}[,.–—-]\\s*${AGENCY}\\s*${SEPARATOR}\\s+`,
  'iu',
);

/** A dateline with a place beside the agency: `Jakarta, CNN Indonesia -- `, `TEMPO.CO, Jakarta - `. */
const AFTER_PLACE = new RegExp(
  `^(?:\\p{L}+(?: \\p{L}+)?,\\s*${AGENCY}|${AGENCY},\\s*\\p{L}+(?: \\p{L}+)?)\\s*[-–—]{1,2}\\s+`,
  'iu',
);

/** The dateline of a Chinese agency, without spaces: `新华社北京11月24日电（记者张三）`. */
const CHINESE_DATELINE = new RegExp(
  `^(?:${UNSPACED})[^，。,：:]{0,24}?[电電](?:\\s*[（(][^（）()]{0,40}[）)])?[，,：:\\s]*`,
  'u',
);

/** A place and date after an agency that stands first: `(ANSA) - ROMA, 24 NOV - `. */
const PLACE_BEHIND = /^\p{Lu}[\p{L}\p{M} .'’-]{1,30}(?:,\s*\d{1,2}\.?\s\p{L}{3,10}\.?)?\s+[-–—]\s+/u;

/** Maximum number of words of the place and date before an agency; more words are a sentence. */
const MAX_WORDS = 8;

const CLOSING_BRACKET = new RegExp(CLOSE);

const MAX_DATELINE = 160;

/** Removes the dateline of a news agency from the beginning of a text on one line. */
export function removeDateline(text: string): string {
  const head = text.slice(0, MAX_DATELINE);
  const end = endOfDateline(head);
  return end > 0 && end < text.length ? text.slice(end) : text;
}

function endOfDateline(head: string): number {
  const found = CLOSING_BRACKET.test(head) ? IN_BRACKETS.exec(head) : null;
  if (found !== null && isPlace(found[1]!, found[2] !== undefined)) {
    const end = found[0].length;
    const behind = found[1] === '' ? PLACE_BEHIND.exec(head.slice(end)) : null;
    return end + (behind !== null && isUpper(behind[0]) ? behind[0].length : 0);
  }
  for (const pattern of [AFTER_DATE, AFTER_PLACE, CHINESE_DATELINE]) {
    const length = pattern.exec(head)?.[0].length ?? 0;
    if (length > 0) return length;
  }
  return 0;
}

/**
 * Whether the text before an agency in brackets is a place and date. If no separator follows the brackets, the text
 * must contain a date, since it may be the beginning of a sentence.
 */
function isPlace(before: string, isSeparated: boolean): boolean {
  if (before.trim().split(/\s+/).length > MAX_WORDS) return false;
  return isSeparated || before === '' || /\d/.test(before);
}

const isUpper = (text: string): boolean => text.split(/[\s,]/)[0] === text.split(/[\s,]/)[0]!.toUpperCase();
