import { normaliseDate } from './normalise-date.js';
import { readIsoDate } from './read-iso-date.js';
import { readNamedDate } from './read-named-date.js';
import { readNumericDate } from './read-numeric-date.js';
import { readRfc822Date } from './read-rfc822-date.js';

/** Longer texts are no dates. */
const MAX_DATE_LENGTH = 120;

export interface DateContext {
  /** Minutes east of UTC for a date that names no zone. */
  defaultOffsetMinutes: number;
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
  const { defaultOffsetMinutes, language } = context;
  return (
    readRfc822Date(date) ??
    readEpoch(date) ??
    readIsoDate(date, defaultOffsetMinutes, language) ??
    readNumericDate(date, defaultOffsetMinutes, language) ??
    readNamedDate(date, defaultOffsetMinutes, language)
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

/** The first of the dates that can be read and is neither absurd nor more than an hour ahead; null when none is. */
export function plausibleDate(texts: Iterable<string>, context: DateContext, now: number): number | null {
  for (const text of texts) {
    const seconds = text === '' ? null : readDate(text, context);
    if (seconds !== null && seconds >= EARLIEST && seconds <= now + TOLERANCE) return seconds;
  }
  return null;
}
