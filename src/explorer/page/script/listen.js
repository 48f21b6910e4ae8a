/** Number of articles of a stream on the page: the newest. */
const MAX_SHOWN = 100;

/** The articles of an event stream, as they come. */
async function* articlesOf(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const events = (text + value).split('\n\n');
    text = events.pop();
    for (const event of events) {
      const [, data] = /^data: (.*)$/m.exec(event) ?? [];
      if (data) yield JSON.parse(data);
    }
  }
}

/** Shows new articles, the newest first, until the stream ends or another request starts. */
async function listen({ response }, language) {
  showNothing();
  $('headers').textContent = headersOf(response);
  $('views').hidden = false;
  document.body.classList.remove('busy');
  $('results').setAttribute('aria-busy', 'false');
  const items = [];
  shownResult = { items, language };
  report('Listening; new articles appear here.');
  for await (const article of articlesOf(response)) {
    items.unshift(article);
    items.splice(MAX_SHOWN);
    $('cards').dir = directionOf(language);
    // The other cards stay as they are, because one of them may have the focus.
    $('cards').prepend(card(article, language));
    while ($('cards').children.length > MAX_SHOWN) $('cards').lastElementChild.remove();
    $('json').textContent = JSON.stringify(items, null, 2);
    report(`Listening; ${counted(items)} so far.`);
  }
  report(`The stream has ended after ${counted(items)}.`);
}
