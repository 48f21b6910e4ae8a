/** Number of articles, a row for each day or hour, or for each value of a field, with bars in proportion. */
function curve({ buckets, by }) {
  const isByTime = by === 'day' || by === 'hour';
  const most = Math.max(1, ...buckets.map(({ articles }) => articles));
  const written = new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    ...(by === 'hour' && { timeStyle: 'short' }),
  });
  const nameOf = ({ at, key }) =>
    isByTime ? make('time', { datetime: at }, written.format(new Date(at))) : make('bdi', {}, key);
  const rows = buckets.map(({ articles, publishers, ...bucket }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, nameOf(bucket)),
      make('td', {}, make('meter', { min: 0, max: most, value: articles, 'aria-hidden': 'true' })),
      make('td', { class: 'number' }, String(articles)),
      make('td', { class: 'number' }, String(publishers)),
    ),
  );
  const heading = isByTime ? 'Time (UTC)' : by[0].toUpperCase() + by.slice(1);
  return tableOf('How much was published', [heading, '', 'Articles', 'Publishers'], rows, 'curve');
}

const HOUR = 3_600_000;

/** Publication times of the shown reports of a story as bars with numbers. Empty without a date. */
function storyCurve(reports) {
  const dated = reports.filter(({ published_at }) => published_at);
  if (dated.length === 0) return [];
  const times = dated.map(({ published_at }) => Date.parse(published_at));
  const by = Math.max(...times) - Math.min(...times) > 72 * HOUR ? 'day' : 'hour';
  const span = by === 'day' ? 24 * HOUR : HOUR;
  const placeOf = (time) => Math.floor(time / span);
  const first = placeOf(Math.min(...times));
  const buckets = Array.from({ length: placeOf(Math.max(...times)) - first + 1 }, (_, i) => {
    const within = dated.filter((_, at) => placeOf(times[at]) === first + i);
    const publishers = new Set(within.map(({ source }) => source)).size;
    return { at: new Date((first + i) * span).toISOString(), articles: within.length, publishers };
  });
  const title = `${dated.length} ${dated.length === 1 ? 'report' : 'reports'} by ${by}`;
  return [
    make(
      'details',
      { class: 'story-curve', lang: 'en', dir: 'ltr' },
      make('summary', {}, title, bars(buckets)),
      curve({ buckets, by }),
    ),
  ];
}

function bars(buckets) {
  const most = Math.max(...buckets.map(({ articles }) => articles));
  const drawn = buckets.map(({ articles }) => {
    const bar = make('i');
    bar.style.height = `${(100 * articles) / most}%`;
    return bar;
  });
  return make('span', { class: 'bars', 'aria-hidden': 'true' }, ...drawn);
}

/** The publishers, a row each, with a link to their articles. */
function sourceTable(sources) {
  const rows = sources.map(({ domain, name, languages, countries, categories, articles_7d, newest_at }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('bdi', {}, name ?? domain), make('br'), make('bdi', {}, domain)),
      ...[languages, countries, categories].map((values) => make('td', {}, values.join(', '))),
      make('td', { class: 'number' }, String(articles_7d)),
      make('td', {}, newest_at ? make('time', { datetime: newest_at }, ago(newest_at)) : ''),
    ),
  );
  const heads = ['Publisher', 'Languages', 'Countries', 'Categories', 'Articles in 7 days', 'Newest'];
  return tableOf('Publishers', heads, rows);
}

function tableOf(label, heads, rows, kind = '') {
  const head = make('tr', {}, ...heads.map((text) => make('th', { scope: 'col' }, text)));
  const table = make('table', {}, make('thead', {}, head), make('tbody', {}, ...rows));
  const attributes = { class: `table ${kind}`.trim(), tabindex: '0', role: 'region', 'aria-label': label };
  return make('div', attributes, table);
}
