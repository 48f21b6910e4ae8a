/* Notes in place of articles: help, a form for the key, an error with a button to try again. */

function note(...parts) {
  $('note').replaceChildren(...parts);
  $('note').hidden = false;
}

function showTrouble(title, detail, again) {
  report(title, true);
  note(make('p', {}, detail), button('Try again', again));
}

/** What the headers of a response report about it. */
function showReports({ headers }) {
  const unknown = headers.get('x-unknown-parameters')?.split(', ').map(decodeURIComponent).join(', ');
  const sentences = [
    whyShort(headers.get('x-diversity-limited')),
    unknown && `There is no parameter ${unknown}: it was ignored.`,
  ].filter(Boolean);
  if (sentences.length > 0) note(...sentences.map((sentence) => make('p', {}, sentence)));
}

/** Links that search again with one thing changed. */
function showHelp(path, given) {
  const { parameters } = operations.find((operation) => operation.path === path);
  const groups = suggestSearches(given, {
    text: ['topic', 'query'].find((name) => parameters.some((parameter) => parameter.name === name)),
    languages: [...visitorsLanguages(), 'en'],
    timeframes: parameters.find(({ name }) => name === 'timeframe')?.schema.enum ?? [],
  });
  const lists = groups.flatMap(({ title, searches }) => [
    make('h4', {}, title),
    make(
      'ul',
      {},
      ...searches.map(({ label, language, values }) =>
        make(
          'li',
          {},
          make(
            'a',
            { href: `#/${addressOf(path, values)}` },
            make('bdi', {}, label ?? languageName(language)),
          ),
        ),
      ),
    ),
  ]);
  const language = given.language?.trim() || 'en';
  const trending = make(
    'a',
    { href: `#/${addressOf('/news/trending', { language })}` },
    `what is trending in ${languageName(language)}`,
  );
  const last =
    path === '/news/trending' ? [] : [make('p', {}, groups.length > 0 ? 'Or see ' : 'See ', trending, '.')];
  note(make('h3', {}, 'Nothing found'), ...lists, ...last);
}

/** Whether the form for the key is needed: the key is missing or invalid. */
function needsKey({ status }, body) {
  return (
    status === 401 &&
    (/^key_/.test(body?.code) || (body?.code === 'gateway_headers_missing' && !$('key').value.trim()))
  );
}

function showKeyNeeded({ code, detail }, again) {
  const typed = sessionStorage.getItem('key') && code !== 'gateway_headers_missing';
  report(typed ? detail : 'This service requires a key.', Boolean(typed));
  const input = make('input', { id: 'new-key', type: 'text', spellcheck: 'false', autocapitalize: 'off' });
  const form = make(
    'form',
    { class: 'key', autocomplete: 'off' },
    make('label', { for: 'new-key' }, 'Your key'),
    make('div', {}, input, make('button', { type: 'submit', class: 'primary' }, 'Continue')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    $('key').value = input.value;
    $('key').dispatchEvent(new Event('input'));
    again();
  });
  note(
    make(
      'p',
      {},
      'The operator of this service issues keys. Your key is stored in this tab only and sent as ',
      make('code', {}, 'x-gateway-key'),
      '.',
    ),
    form,
  );
  if (typed) input.focus();
}
