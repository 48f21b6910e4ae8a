import { html } from '../html.js';
import { navigate } from '../address.js';
import { urlOf } from '../request.js';
import { useBody } from '../use-response.js';
import { Histogram } from './histogram.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const HOURS_OF = { last_1h: 1, last_24h: 24, last_48h: 48, last_7d: 168, last_30d: 720 };
/** Hours are counted up to this length of the period, days beyond. */
const MAX_BY_HOUR = 2 * DAY;
const MAX_DAYS = 60;

const isDay = (time) => time.length === 10;

/** The period of a request, in milliseconds. */
function periodOf({ timeframe, from, to }, now) {
  if (HOURS_OF[timeframe]) return [now - HOURS_OF[timeframe] * HOUR, now];
  const end = to ? Date.parse(to) + (isDay(to) ? DAY : 0) : now;
  const start = from ? Date.parse(from) : end - 7 * DAY;
  return [Math.max(start, end - MAX_DAYS * DAY), Math.min(end, Math.max(now, start + HOUR))];
}

const isoOf = (time) => `${new Date(time).toISOString().slice(0, 19)}Z`;

/** The request for the numbers behind a list; null where nothing counts it. */
export function countsOf({ params }, extra = {}) {
  const { topic, topic1, topic2, language, languages, geo } = params;
  if (topic2 || !(topic || topic1)) return null;
  // To the minute, so that the same view is the same request.
  const now = Math.ceil(Date.now() / 60_000) * 60_000;
  const [start, end] = periodOf(params, now);
  if (!(end > start)) return null;
  const by = end - start <= MAX_BY_HOUR ? 'hour' : 'day';
  const shared = { topic, topic1: topic ? '' : topic1, language, languages, geo };
  return { path: '/news/counts', params: { ...shared, by, from: isoOf(start), to: isoOf(end), ...extra } };
}

/** The matches of a list over its period; a bar narrows the list to its day or hour. */
export function MatchesOverTime({ request }) {
  const counts = countsOf(request);
  const body = useBody(counts && urlOf(counts));
  if (!counts) return null;
  if (!body?.buckets?.length) return html`<div class="histogram empty" aria-hidden="true"></div>`;
  const narrow = (at) => {
    const { timeframe, ...params } = request.params;
    const range =
      body.by === 'day'
        ? { from: at.slice(0, 10), to: at.slice(0, 10) }
        : { from: at, to: isoOf(Date.parse(at) + HOUR) };
    navigate(request.path, { ...params, ...range });
  };
  // Counts know no publishers.
  const title = request.params.domains || request.params.labels ? 'From all publishers' : 'Matches over time';
  return html`<${Histogram} title=${title} buckets=${body.buckets} by=${body.by} onChoose=${narrow} />`;
}
