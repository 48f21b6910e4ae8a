/** How much was published, a row for each span; the longest are as long as the table is wide. */
function curve({ buckets, by }) {
  const most = Math.max(1, ...buckets.map(({ articles }) => articles));
  const written = new Intl.DateTimeFormat(undefined, {
    timeZone: 'UTC',
    dateStyle: 'medium',
    ...(by === 'hour' && { timeStyle: 'short' }),
  });
  const rows = buckets.map(({ at, articles, publishers }) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, make('time', { datetime: at }, written.format(new Date(at)))),
      make('td', {}, make('meter', { min: 0, max: most, value: articles, 'aria-hidden': 'true' })),
      make('td', { class: 'number' }, String(articles)),
      make('td', { class: 'number' }, String(publishers)),
    ),
  );
  const heads = ['Time (UTC)', '', 'Articles', 'Publishers'].map((head) =>
    make('th', { scope: 'col' }, head),
  );
  const table = make('table', {}, make('thead', {}, make('tr', {}, ...heads)), make('tbody', {}, ...rows));
  return make(
    'div',
    { class: 'curve', tabindex: '0', role: 'region', 'aria-label': 'How much was published' },
    table,
  );
}
