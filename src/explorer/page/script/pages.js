/** The address of the next page; null on the last page. */
function nextOf(response) {
  const [, target] = /<\/?([^>]*)>; *rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  return target ?? null;
}

/** The button below the cards, where there is a next page. */
function showNext() {
  $('next').hidden = !shownResult?.next;
}

/** Adds the next page to the results and moves the focus to its first article. */
function more() {
  const shown = shownResult;
  report('Waiting for the next page…');
  run(async (signal) => {
    const result = await fetchResult(shown.next, signal);
    if (!result.items) return show(result, more);
    const before = shown.items.length;
    shown.items.push(...result.items);
    shown.next = nextOf(result.response);
    showCards();
    report(`${counted(shown.items)}${shown.next ? '' : ': the end'}`);
    const first = $('cards').querySelectorAll('article')[before]?.querySelector('a');
    if (first) first.focus();
    else if (!shown.next) $('results').focus({ preventScroll: true });
  });
}
