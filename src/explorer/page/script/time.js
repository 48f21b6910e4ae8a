import { html } from './html.js';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** The page is in English; a visitor with an English locale gets its dates. */
export const DATES = /^en\b/.test(navigator.language) ? navigator.language : 'en-GB';

const relative = new Intl.RelativeTimeFormat(DATES, { numeric: 'auto' });
const absolute = new Intl.DateTimeFormat(DATES, { dateStyle: 'full', timeStyle: 'short' });
const short = new Intl.DateTimeFormat(DATES, { dateStyle: 'medium' });

/** A week after, the date says more than the number of days. */
const RELATIVE_SECONDS = 7 * 86_400;

export function ago(time, now = Date.now()) {
  const seconds = Math.round((time - now) / 1000);
  if (Math.abs(seconds) > RELATIVE_SECONDS) return short.format(time);
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 60];
  return Math.abs(seconds) < 60 ? 'just now' : relative.format(Math.trunc(seconds / length), unit);
}

/** A date or date-time of the address bar, in UTC. */
export function writeMoment(text) {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return text;
  const layout = { timeZone: 'UTC', dateStyle: 'medium', ...(text.length > 10 && { timeStyle: 'short' }) };
  return new Intl.DateTimeFormat(DATES, layout).format(time);
}

const hour = new Intl.DateTimeFormat(DATES, {
  timeZone: 'UTC',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** The same in the width of a label: a time without its year. */
export const writeLabel = (text) => (text.length > 10 ? hour.format(Date.parse(text)) : writeMoment(text));

/** A point in time: relative, with the exact one as its title. */
export const Time = ({ at }) =>
  at
    ? html`<time dir="ltr" datetime=${at} title=${absolute.format(new Date(at))}>${ago(Date.parse(at))}</time>`
    : html`<span>Undated</span>`;
