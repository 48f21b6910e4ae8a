/** Where an answer goes on; null at its end. */
function nextOf(response) {
  const [, target] = /<\/?([^>]*)>; *rel="next"/.exec(response.headers.get('link') ?? '') ?? [];
  return target ?? null;
}

/** The button below the cards, as long as the answer goes on. */
function showNext() {
  $('next').hidden = !answered?.next;
}

/** Adds the next page to what is shown, and hands the keyboard on to the first of it. */
function more() {
  const shown = answered;
  report('Waiting for the next page…');
  run(async (signal) => {
    const answer = await ask(shown.next, signal);
    if (!answer.items) return show(answer, more);
    const before = shown.items.length;
    shown.items.push(...answer.items);
    shown.next = nextOf(answer.response);
    showCards();
    report(`${counted(shown.items)}${shown.next ? '' : ': the end'}`);
    const first = $('cards').querySelectorAll('article')[before]?.querySelector('a');
    if (first) first.focus();
    else if (!shown.next) $('results').focus({ preventScroll: true });
  });
}
