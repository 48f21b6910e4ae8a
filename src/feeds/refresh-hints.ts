import { childText, children, child, type XmlElement } from './xml-element.js';

/** Seconds in the periods of RSS 1.0's syndication module. */
const PERIODS: Readonly<Record<string, number>> = {
  hourly: 3_600,
  daily: 86_400,
  weekly: 604_800,
  monthly: 2_592_000,
  yearly: 31_536_000,
};

/** A wish for more than a week, in seconds, is a mistaken unit. */
const LONGEST = 604_800;

/** Seconds between polls that a channel asks for, by `ttl` (minutes) or `sy:updatePeriod`; null without either. */
export function refreshAfter(channel: XmlElement | null): number | null {
  const minutes = Number.parseInt(childText(channel, 'ttl'), 10);
  if (minutes > 0) return Math.min(minutes * 60, LONGEST);
  const period = PERIODS[childText(channel, 'sy:updateperiod').toLowerCase()];
  if (period === undefined) return null;
  const frequency = Number.parseInt(childText(channel, 'sy:updatefrequency'), 10);
  return Math.min(Math.max(1, Math.round(period / (frequency > 0 ? frequency : 1))), LONGEST);
}

/** Hours of the UTC day (0-23) named in `skipHours`; RSS 0.91 counts to 24. */
export function skipHours(channel: XmlElement | null): number[] {
  const hours = children(child(channel, 'skiphours'), 'hour').map((hour) => Number.parseInt(hour.text, 10));
  return [...new Set(hours.filter((hour) => hour >= 0 && hour <= 24).map((hour) => hour % 24))].sort(
    (a, b) => a - b,
  );
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Days of the UTC week named in `skipDays`, 0 for Sunday; their names are English (RSS 2.0). */
export function skipDays(channel: XmlElement | null): number[] {
  const days = children(child(channel, 'skipdays'), 'day').map((day) =>
    DAYS.indexOf(day.text.trim().slice(0, 3).toLowerCase()),
  );
  return [...new Set(days.filter((day) => day >= 0))].sort((a, b) => a - b);
}
