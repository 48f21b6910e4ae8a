import { readDayHalf } from './read-day-half.js';
import { readZone } from './read-zone.js';

/** A time of day found in a date, with the text around it. */
export interface FoundTime {
  seconds: number;
  /** Minutes east of UTC; null when none is named. */
  offset: number | null;
  /** The date without the time and its zone. */
  rest: string;
}

const TIME = /(\d{1,2})(?::|h(?=\d\d))(\d{2})(?:[:.](\d{1,2})(?:[.,]\d+)?)?\s*/;
/** "15.04", as in Danish, Finnish and Indonesian: only after a year or a word for "o'clock". */
const DOTTED_TIME = /(?<=(?:\b\d{4},?|kl\.?|klo|pukul|um|om) )(\d{1,2})\.(\d{2})(?:\.(\d{2}))?(?![\d.])\s*/;
const SHORT_TIME = /(?<![\d.,:+-])(\d{1,2})\s*(?=[ap]\.?m\b)/;

/**
 * The time in a normalised date; null when the date has none, `'invalid'` when it has an impossible one.
 *
 * @param language of the document, whose words for the halves of the day are understood
 */
export function readTime(date: string, language: string | null): FoundTime | null | 'invalid' {
  const match = TIME.exec(date) ?? DOTTED_TIME.exec(date) ?? SHORT_TIME.exec(date);
  if (!match) return null;
  const before = date.slice(0, match.index);
  const { half, after } = readDayHalf(before, date.slice(match.index + match[0].length), language);
  let hours = Number(match[1]);
  if (half !== null && hours > 12 && hours < 24) {
    // "15:30 PM" is a slip of a layout; the hour already says it.
  } else if (half === 'pm' && hours < 12) hours += 12;
  else if (half === 'am' && hours === 12) hours = 0;
  const minutes = Number(match[2] ?? 0);
  const seconds = Number(match[3] ?? 0);
  if (hours > 24 || (hours === 24 && minutes + seconds > 0) || minutes > 59 || seconds > 60) return 'invalid';
  const offset = readZone(after);
  const rest =
    offset === null
      ? after
      : after.replace(/^\s*\(?(?:[a-z]{1,5}\b)?\s*(?:[+-]\s*\d{1,2}:?(?:\d{2})?(?!\d))?/, '');
  return { seconds: hours * 3600 + minutes * 60 + Math.min(seconds, 59), offset, rest: `${before} ${rest}` };
}
