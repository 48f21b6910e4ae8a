const headersOf = (response) => [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');

const counted = (items) => {
  const one = isSources(items) ? 'publisher' : 'article';
  return `${items.length} ${one}${items.length === 1 ? '' : 's'}`;
};

/** How many articles match in all, where `include=total` requested it. */
const totalOf = ({ total, total_is_exact: isExact }) =>
  total === undefined ? '' : ` of ${isExact ? '' : 'more than '}${total}`;

function report(text, failed = false) {
  $('status').textContent = text;
  $('status').classList.toggle('failed', failed);
}

const head = (text) => $('results-title').replaceChildren(make('bdi', {}, text));

/** The subject of the page, in its title and above the results. */
function entitle(name) {
  document.title = name ? `${name} – News Search` : 'News Search';
  head(name || 'Results');
}

function showNothing() {
  // A link or button that disappears passes the focus to the results.
  if ($('note').contains(document.activeElement)) $('results').focus({ preventScroll: true });
  shownResult = null;
  showCards();
  $('note').hidden = true;
  $('views').hidden = true;
  view('articles');
}

/** Shows a response; `again` repeats the request. */
function show({ response, text, body, items, milliseconds }, again) {
  showNothing();
  $('json').textContent = body === null ? text : JSON.stringify(body, null, 2);
  $('headers').textContent = headersOf(response);
  showFaults(body?.errors ?? []);
  if (needsKey(response, body)) return showKeyNeeded(body, again);
  $('views').hidden = false;
  if (response.ok) {
    shownResult = {
      items: items ?? storyCards(body),
      language: languageOf(body),
      body,
      next: nextOf(response),
    };
    showCards();
    const plain = whyPlain(response.headers.get('x-query-syntax'));
    const summary = `${items ? counted(items) + totalOf(body) : summaryOf(body, response)}, ${milliseconds} ms`;
    report(plain === null ? summary : `${summary}. ${plain}`);
    showReports(response);
    if (!items && !body?.stories && !body?.buckets) view('json');
  } else if ([401, 403, 429].includes(response.status) || response.status >= 500) {
    if (response.status === 401) $('gateway').open = true;
    showTrouble(body?.title ?? response.statusText, body?.detail ?? '', again);
  } else {
    report(`${response.status}: ${body?.detail ?? response.statusText}`, true);
    showReports(response);
    view('json');
  }
}

/** One article for each story. */
const storyCards = (body) =>
  (body?.stories ?? []).map((story) => ({ ...story.items[0], title: story.title, story }));

/** The language of a list, undefined for several; a story's id begins with its language. */
const languageOf = (body) =>
  body?.language
    ? /^[^,]+$/.exec(body.language)?.[0]
    : /^[a-z]{2,3}(?:-[A-Z]{2})?(?=-)/.exec(body?.id ?? '')?.[0];

function summaryOf(body, { status }) {
  if (body?.stories) return body.count === 1 ? '1 story' : `${body.count} stories`;
  if (body?.buckets)
    return `${body.total ?? body.buckets.reduce((sum, { articles }) => sum + articles, 0)} articles`;
  return body?.status ?? status;
}

function view(name) {
  for (const button of $('views').children) {
    const shown = button.dataset.view === name;
    button.setAttribute('aria-pressed', String(shown));
    $(button.dataset.view).hidden = !shown;
  }
}
