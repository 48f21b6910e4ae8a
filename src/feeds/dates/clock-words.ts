import { LANGUAGE_DATA } from '../../languages/find-language.js';
import { escapePattern } from '../../languages/word-lists.js';
import { normalizeDate } from './normalize-date.js';

const lists = (kind: 'hourWords' | 'minuteWords' | 'oclock'): string =>
  [...new Set(LANGUAGE_DATA.flatMap(({ numbers }) => numbers?.[kind]?.split('/') ?? []).map(normalizeDate))]
    .sort((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|');

const END = '(?![\\p{L}\\p{M}])';

/** An hour followed by a word for "hour", and minutes: `20 uhr`, `20 h 05`, `20時30分`, `20 giờ 30`. */
const HOUR = new RegExp(
  `(?<![\\d.,:/+-])(\\d{1,2})\\s*(?:(?:${lists('hourWords')})\\.?${END}|h(?=\\s?\\d)|[gu](?=\\d{2}(?!\\d))|[時时](?![間间])|[點点](?:[鐘钟])?|시(?!간))` +
    `(?:\\s*,?\\s*(\\d{1,2})(?![\\d:./-])(?:\\s*(?:(?:${lists('minuteWords')})\\.?${END}|[分분])(?:\\s*(\\d{1,2})\\s*[秒초])?)?|\\s*(半|반))?`,
  'gu',
);

/** An hour after a word for "at", without minutes: `kl. 20`, `ore 20`. */
const AFTER_WORD = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${lists('oclock')})\\.?\\s+(\\d{1,2})(?!\\d|[.:h]\\d|\\s*[ap]\\.?m|\\.\\s*\\p{L}|\\s*\\p{L})`,
  'u',
);

/** A time of four digits: `2030 hrs`. */
const FOUR_DIGITS = /(?<!\d)([01]\d|2[0-4])([0-5]\d)\s*(?:hrs|hours)\b/;

const NOON = /\b(?:12\s*)?(?:noon|midday)\b|(?<![\p{L}\p{M}])正午/u;

/** Words for a time of day without a number, such as "midnight". A date that contains one is not read. */
const UNREAD_TIME =
  /(?<![\p{L}\p{M}])(?:midnight|midi|minuit|mitternacht|mediodia|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite|полдень|полночь|halb \p{L}+|viertel (?:vor|nach)|half past|quarter (?:past|to)|真夜中)(?![\p{L}\p{M}])/u;

/** Writes the time of a normalised date with colons: `20 uhr` becomes `20:00`. Null if the time cannot be read. */
export function writeTimeWithColons(date: string): string | null {
  if (UNREAD_TIME.test(date)) return null;
  const colons = date
    .replace(
      HOUR,
      (_, hour: string, minute?: string, second?: string, half?: string) =>
        ` ${hour}:${(half === undefined ? (minute ?? '') : '30').padStart(2, '0')}${second === undefined ? '' : `:${second.padStart(2, '0')}`} `,
    )
    .replace(FOUR_DIGITS, '$1:$2')
    .replace(NOON, '12:00');
  const clock = /\d:\d/.test(colons) ? colons : colons.replace(AFTER_WORD, '$1:00');
  return clock === date ? date : clock.replace(/\s+/g, ' ').trim();
}
