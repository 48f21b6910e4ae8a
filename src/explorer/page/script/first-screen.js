/** Languages that are tried before the page reports an empty index. */
const FIRST_LANGUAGES = 3;

/** The trending articles in the first language of the visitor that has any, or in English. */
function showFirstScreen() {
  const languages = [...visitorsLanguages().slice(0, FIRST_LANGUAGES - 1), 'en'];
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, { topic1: 'science', language: languages[0] });
  choose(operations[0].path);
  entitle('');
  head('Trending now');
  report('Waiting for the response…');
  run(async (signal) => {
    for (const language of [...new Set(languages)]) {
      const result = await fetchResult(addressOf('/news/trending', { language, limit: '12' }), signal);
      show(result, showFirstScreen);
      if (result.items?.length === 0) continue;
      if (result.items) showTrending(language, result.items);
      return;
    }
    showEmptyIndex();
  });
}

function showTrending(language, items) {
  $('views').hidden = true;
  head(nameOf('/news/trending', { language }));
  const missed = languageName(values.language);
  report(
    language === values.language
      ? counted(items)
      : `${counted(items)}; nothing is trending in ${missed} now.`,
  );
}

function showEmptyIndex() {
  $('views').hidden = true;
  report('There is no news here yet.');
  note(
    make(
      'p',
      {},
      'A new service needs a moment to read its sources. How far it has come: ',
      make('a', { href: '#/health' }, 'health'),
      '.',
    ),
    button('Look again', showFirstScreen),
  );
}
