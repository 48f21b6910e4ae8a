import { normaliseDate } from './normalise-date.js';
import { readIsoDate } from './read-iso-date.js';
import { readNamedDate } from './read-named-date.js';
import { readNumericDate } from './read-numeric-date.js';
import { readRfc822Date } from './read-rfc822-date.js';
import { zoneOffset } from './zone-offset.js';

/** Longer texts are no dates. */
const MAX_DATE_LENGTH = 120;

export interface DateContext {
  /** IANA name of the zone meant by a date that names none; UTC when null. */
  timeZone: string | null;
  /** Language tag of the document, which tells "listopad" and 1/2/2024 apart; null when unknown. */
  language: string | null;
}

/**
 * Unix seconds of a date as publishers write it, or null when it is not one. Nothing is guessed: a date that can
 * be read in two ways is unknown. Whether it is plausible is `plausibleDate`'s to say.
 */
export function readDate(text: string, context: DateContext): number | null {
  if (text.length > MAX_DATE_LENGTH) return null;
  const date = normaliseDate(text);
  if (date === '') return null;
  const { timeZone, language } = context;
  const moment = readRfc822Date(date) ?? readEpoch(date);
  if (moment !== null) return moment;
  const asUtc = readLayout(date, 0, language);
  // A date that names its zone is the same moment whatever is assumed.
  if (asUtc === null || timeZone === null || readLayout(date, 60, language) === asUtc) return asUtc;
  return asUtc - zoneOffset(timeZone, asUtc);
}

function readLayout(date: string, defaultOffset: number, language: string | null): number | null {
  return (
    readIsoDate(date, defaultOffset, language) ??
    readNumericDate(date, defaultOffset, language) ??
    readNamedDate(date, defaultOffset, language)
  );
}

/** Seconds (9 or 10 digits) or milliseconds (12 or 13) since 1970. */
function readEpoch(date: string): number | null {
  if (!/^\d{9,13}(?:\.\d+)?$/.test(date)) return null;
  const number = Math.floor(Number(date));
  if (number >= 1e8 && number < 1e10) return number;
  return number >= 1e11 && number < 1e13 ? Math.floor(number / 1000) : null;
}

/** 1 January 1990, before which there was no web to publish on. */
const EARLIEST = 631_152_000;

/** How far ahead of the clock a publisher's may run, in seconds. */
const TOLERANCE = 3_600;

/**
 * The first of the dates that can be read and is neither absurd nor more than an hour ahead; null when none is. A
 * date without zone that lies ahead on the clocks of its zone, and not on those of UTC, was written in UTC.
 */
export function plausibleDate(texts: Iterable<string>, context: DateContext, now: number): number | null {
  for (const text of texts) {
    if (text === '') continue;
    let seconds = readDate(text, context);
    if (seconds !== null && seconds > now + TOLERANCE && context.timeZone !== null)
      seconds = readDate(text, { ...context, timeZone: null });
    if (seconds !== null && seconds >= EARLIEST && seconds <= now + TOLERANCE) return seconds;
  }
  return null;
}
