import type { ParameterError } from './problem.js';

const DAY = 86_400;

/** What a caller may say of when an article was published, as it was read. */
export interface Period {
  /** Unix seconds of the oldest; null when not limited. */
  from: number | null;
  /** Unix seconds before which everything was published; null when not limited. */
  to: number | null;
  /** Left out where there is none to choose. */
  timeframe?: string;
}

/** How far back the index reaches, and the setting that says so. */
export interface Kept {
  /** 0: everything. */
  days: number;
  setting: string;
}

/** A date, or a date and time with an optional offset, whose `+` a query string may have made a space. */
const MOMENT =
  /^(?<date>\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[Tt](?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?)(?:[Zz]|(?<offset>[+\- ](?:[01]\d|2[0-3]):?[0-5]\d))?)?$/;

/** The first and the last moment of the years 1 to 9999 in UTC, which four digits can write, in milliseconds. */
const [EARLIEST, LATEST] = [Date.parse('0001-01-01T00:00:00Z'), Date.parse('9999-12-31T23:59:59Z')];

/** Milliseconds since 1970 of a date or date-time of ISO 8601 (UTC unless it says otherwise); null for what is none. */
function readMoment(text: string): { ms: number; isDay: boolean } | null {
  const { date, time, offset } = MOMENT.exec(text)?.groups ?? {};
  if (date === undefined) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // 31 June is read as 1 July.
  if (Number.isNaN(midnight) || new Date(midnight).getUTCDate() !== Number(date.slice(8))) return null;
  if (time === undefined) return midnight < EARLIEST ? null : { ms: midnight, isDay: true };
  const local = Date.parse(`${date}T${time}Z`);
  const [, sign, hours, minutes] = /^(.)(\d\d):?(\d\d)$/.exec(offset ?? '+0000')!;
  const ahead = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  const ms = local - ahead;
  return ms < EARLIEST || ms > LATEST ? null : { ms, isDay: false };
}

/** The first second of a period, in Unix seconds; the text where it is no moment. */
export function readFrom(text: string): number | string {
  const moment = readMoment(text);
  return moment === null ? text : Math.ceil(moment.ms / 1000);
}

/** The first second behind a period, in Unix seconds: behind the whole day where it is a date. */
export function readTo(text: string): number | string {
  const moment = readMoment(text);
  if (moment === null) return text;
  return Math.ceil(moment.ms / 1000) + (moment.isDay ? DAY : 0);
}

/** The first day of which anything is kept, in Unix seconds. */
const firstDay = (kept: Kept, now: number): number =>
  kept.days === 0 ? -Infinity : Math.floor((now - kept.days * DAY) / DAY) * DAY;

/**
 * What is wrong with a period as a whole. One that begins in the future is none of it: nothing was published then, and
 * the clock of whoever asks for what is new since the last time may be ahead.
 *
 * @param now Unix seconds.
 */
export function periodFaults({ from, to, timeframe }: Period, kept: Kept, now: number): ParameterError[] {
  const faults: ParameterError[] = [];
  const given: ['from' | 'to', number][] = [];
  if (typeof from === 'number') given.push(['from', from]);
  if (typeof to === 'number') given.push(['to', to]);
  const first = firstDay(kept, now);
  for (const [parameter, seconds] of given) {
    const fault = (detail: string): unknown => faults.push({ parameter, detail: `${parameter} ${detail}` });
    const isOther = parameter === 'to' && typeof from === 'number';
    if (timeframe !== undefined && timeframe !== 'anytime' && !isOther)
      fault('is given together with timeframe; use either, or timeframe=anytime.');
    else if (isOther && seconds <= from) fault('must be after from.');
    else if (parameter === 'to' ? seconds <= first : seconds < first) {
      const day = new Date(first * 1000).toISOString().slice(0, 10);
      fault(`must not be before ${day}: articles are kept for ${kept.days} days (${kept.setting}).`);
    }
  }
  return faults;
}
