import { setTimeout as pause } from 'node:timers/promises';
import { tally } from './configured-nginx.mjs';
import { nextPage } from './next-page.mjs';

const HEADERS = { 'x-gateway-key': 'bench', 'x-gateway-host': 'news.example' };
const INCLUDE = 'include=id,language,country,categories,source_name,story,coverage';
/** Each client sends its next request so many milliseconds after the last response. */
const PACE_MS = 40;

/** Requests with results in both versions. Those with pages are followed to the third one, each page at another replica. */
const REQUESTS = [
  { path: `/news?topic=storm+Northmere&language=en&${INCLUDE}` },
  { path: `/news?topic=Hochwasser&language=de&${INCLUDE}` },
  { path: `/news/advanced?topic=Northmere&language=en&limit=40&${INCLUDE}` },
  { path: `/news/trending?language=en&geo=all&${INCLUDE}` },
  { path: `/news/trending?language=de&geo=all&${INCLUDE}` },
  { path: `/news/topic?topic1=sports&language=en&limit=3&${INCLUDE}`, pages: 3 },
  { path: `/news?topic=Northmere&language=en&limit=3&${INCLUDE}`, pages: 3 },
  { path: `/news/local?query=Eichenfurt&language=de&${INCLUDE}` },
  {
    path: '/news/stories?language=en',
    list: 'stories',
    follow: ({ id }) => `/news/stories/${id}?limit=1&${INCLUDE}`,
  },
  { path: '/news/counts?topic=Northmere&language=en', list: 'buckets' },
  { path: '/sources?limit=5', pages: 2 },
  { path: '/health', list: null },
];

/**
 * Requests to all endpoints in turn until `end`. What the first phase returns is the measure of the others: an empty
 * list, or an item without a field that it had, is a fault.
 *
 * @param endpoints base addresses; the array may change.
 */
export function startUpgradeLoad(endpoints) {
  const load = { phase: 'before', running: true, turn: 0 };
  const seen = [];
  const fields = new Map();

  const send = async (path, kind, list) => {
    const { phase } = load;
    const endpoint = endpoints[load.turn++ % endpoints.length];
    const note = (fault, detail) =>
      seen.push({ phase, fault, text: fault && `${phase}: ${kind}: ${fault} ${detail}` });
    try {
      const response = await fetch(endpoint + path, {
        headers: HEADERS,
        signal: AbortSignal.timeout(10_000),
      });
      const body = await response.json();
      if (response.status !== 200) return void note('failed', `${response.status} ${body.code}`);
      if (list !== null) {
        const items = body[list];
        if (items.length === 0) return void note('empty', '');
        const missing = missingFields(kind, phase, items);
        if (missing.length > 0) return void note('incomplete', missing.join());
      }
      note(null);
      return { body, next: nextPage(response) };
    } catch (error) {
      note('failed', error.cause?.code ?? error.name);
    }
  };

  const missingFields = (kind, phase, items) => {
    const named = new Set(items.flatMap((item) => Object.keys(item).filter((name) => item[name] != null)));
    const always = Object.keys(items[0]).filter((name) => items.every((item) => name in item));
    const known = fields.get(kind) ?? { named, always };
    if (phase === 'before') {
      known.named = known.named.intersection(named);
      known.always = known.always.filter((name) => always.includes(name));
      fields.set(kind, known);
      return [];
    }
    return [
      ...new Set(
        [...known.named]
          .filter((name) => !named.has(name))
          .concat(known.always.filter((name) => !always.includes(name))),
      ),
    ];
  };

  /** @returns the first page, if it has no fault. */
  const sendPages = async (path, kind, list, pages) => {
    const first = await send(path, kind, list);
    for (let page = 2, next = first?.next; page <= pages && next !== undefined; page++)
      next = (await send(next, `${kind} (page ${page})`, list))?.next;
    return first;
  };

  const client = async (_, first) => {
    for (let i = first; load.running; i++) {
      const { path, list = 'items', pages = 1, follow } = REQUESTS[i % REQUESTS.length];
      const kind = path.split('&include')[0];
      const found = await sendPages(path, kind, list, pages);
      const one = follow && found?.body[list][0];
      if (one) await sendPages(follow(one), `${kind} (the first)`, 'items', 2);
      await pause(PACE_MS);
    }
  };
  const ended = Promise.all(Array.from({ length: REQUESTS.length / 3 }, client));

  return {
    enter: (phase) => (load.phase = phase),
    /** @returns a row for each phase, and how often each fault was found. */
    async end() {
      load.running = false;
      await ended;
      const phases = [...new Set(seen.map(({ phase }) => phase))];
      const rows = phases.map((phase) => {
        const own = seen.filter((one) => one.phase === phase);
        const of = (fault) => own.filter((one) => one.fault === fault).length;
        return [phase, own.length, of('failed'), of('empty'), of('incomplete')];
      });
      return { rows, faults: tally(seen.flatMap(({ text }) => text ?? [])) };
    },
  };
}
