import { normalizeDate, dayToSeconds } from './normalize-date.js';
import { writeTimeWithColons } from './clock-words.js';
import { replaceEraYear } from './read-era.js';
import { isMonthName, readNamedDate } from './read-named-date.js';
import { readIsoDate, readNumericDate } from './read-numeric-date.js';
import { hasUnknownZoneAbbreviation, separateZoneName } from './zone-names.js';
import { LOCAL_ZONE_ABBREVIATIONS } from './zones.js';

const MAX_DATE_LENGTH = 120;

interface DateContext {
  /** IANA time zone of a date that names no zone; null for UTC. */
  timeZone: string | null;
  /** Language tag of the document, for names of months and the order of day and month; null when unknown. */
  language: string | null;
}

/** Unix seconds of a date as publishers write it, plausible or not; null for other texts and ambiguous dates. */
export function readDate(text: string, context: DateContext): number | null {
  if (text.length > MAX_DATE_LENGTH) return null;
  const date = normalizeDate(text);
  if (date === '') return null;
  const { timeZone, language } = context;
  const moment = readExactDate(date) ?? readEpoch(date);
  if (moment !== null) return moment;
  const [clocks, zone] = readWords(date, text) ?? [null, ''];
  if (clocks === null) return null;
  const format = formatOf(zone) ?? formatOf(timeZone ?? '');
  const own = LOCAL_ZONE_ABBREVIATIONS[timeZone ?? ''];
  const local = own === undefined ? clocks : clocks.replace(own, '');
  const asUtc = readLayout(local, 0, language);
  if (asUtc === null || format === null || readLayout(local, 60, language) === asUtc) return asUtc;
  return asUtc - zoneOffset(format, asUtc);
}

/**
 * Rewrites a normalised date with the Gregorian year and with colons in its time, and splits off the zone that it names
 * (as an IANA name). Null if it names an era, time or zone that is unknown.
 */
function readWords(date: string, text: string): [clocks: string, zone: string] | null {
  const gregorian = replaceEraYear(date);
  const timed = gregorian === null ? null : writeTimeWithColons(gregorian);
  if (timed === null || hasUnknownZoneAbbreviation(text, isMonthName)) return null;
  const [, clocks = timed, zone] = NAMED_ZONE.exec(timed) ?? [];
  if (zone !== undefined) return [clocks, zone];
  const split = separateZoneName(timed);
  return split === null ? null : [split.clocks, split.zone];
}

const NAMED_ZONE = /^(.*\d.*) \(?([a-z]+\/[a-z_/-]+(?:[+-]\d{1,2})?)\)?$/;

function readLayout(date: string, defaultOffset: number, language: string | null): number | null {
  return (
    readIsoDate(date, defaultOffset, language) ??
    readNumericDate(date, defaultOffset, language) ??
    readNamedDate(date, defaultOffset, language)
  );
}

/** Milliseconds in the JSON of .NET, whose zone is only for display: `/Date(1072986501000+0100)/`. */
const MICROSOFT_EPOCH = /^\/date\((\d+)(?:[+-]\d{4})?\)\/$/;

/** Unix seconds of a number of seconds (9 or 10 digits) or milliseconds (12 or 13 digits); null for others. */
function readEpoch(date: string): number | null {
  const digits = MICROSOFT_EPOCH.exec(date)?.[1] ?? date;
  if (!/^\d{9,13}(?:\.\d+)?$/.test(digits)) return null;
  const number = Math.floor(Number(digits));
  if (number >= 1e8 && number < 1e10) return number;
  return number >= 1e11 && number < 1e13 ? Math.floor(number / 1000) : null;
}

/** 1 January 1990 in Unix seconds. Earlier dates are ignored as implausible for a web page. */
const EARLIEST = 631_152_000;

/** Maximum seconds by which a publisher's clock may be ahead; later dates are ignored as implausible. */
const TOLERANCE = 3_600;

/**
 * The first date, in Unix seconds, that is readable and plausible: between 1990 and an hour after `now`; null if
 * there is none. If a date without a zone would be in the future in the given time zone but not in UTC, it is in UTC.
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

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const CLOCK = '([01]\\d|2[0-3]):([0-5]\\d):([0-5]\\d)';
const RFC_822 = new RegExp(
  `^(?:[a-z]{3}, )?(\\d\\d?) ([a-z]{3}) (\\d{4}) ${CLOCK} (?:gmt|utc|([+-])(\\d\\d)([0-5]\\d))$`,
);
const RFC_3339 = new RegExp(
  `^([12]\\d{3})-(\\d\\d)-(\\d\\d)t${CLOCK}(?:\\.\\d+)?(?:z|([+-])(\\d\\d):([0-5]\\d))$`,
);

/**
 * Unix seconds of a date in exactly the format of RFC 822 (with a four-digit year) or RFC 3339; null for all others.
 * A fast path: most feeds use these formats.
 *
 * @param date as `normalizeDate` returns it
 */
function readExactDate(date: string): number | null {
  const iso = RFC_3339.exec(date);
  const match = iso ?? RFC_822.exec(date);
  if (match === null) return null;
  const [, first, month, last, hours, minutes, seconds, sign, zoneHours = 0, zoneMinutes = 0] = match;
  const day =
    iso === null
      ? dayToSeconds(Number(last), MONTHS.indexOf(month!) + 1, Number(first))
      : dayToSeconds(Number(first), Number(month), Number(last));
  const offset = Number(zoneHours) * 3600 + Number(zoneMinutes) * 60;
  if (day === null || offset > 14 * 3600) return null;
  const local = day + Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? local + offset : local - offset;
}

/**
 * The offset of a time zone from UTC in seconds, at a time on its clocks, so that summer time is included.
 * @param local the time on the clocks of the zone as if it were UTC, in Unix seconds
 */
function zoneOffset(format: Intl.DateTimeFormat, local: number): number {
  const first = offsetAt(format, local);
  // The offset depends on the moment, and the moment on the offset: near a change of the clocks a second look is needed.
  return offsetAt(format, local - first);
}

function offsetAt(format: Intl.DateTimeFormat, seconds: number): number {
  const parts = format.formatToParts(seconds * 1000);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name);
  if (match === null) return 0;
  const ahead = Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0);
  return match[1] === '-' ? -ahead : ahead;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The formatter of the local times of an IANA time zone; null for an unknown name. */
function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone);
  if (known !== undefined || timeZone === '') return known ?? null;
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    formats.set(timeZone, format);
    return format;
  } catch {
    return null;
  }
}
