/**
 * Suggestions where nothing was found: groups of searches, each with one change. The service handles accents and spelling
 * variants itself, so only strict conditions (quotes, exclusions, words, filters) are removed.
 */
export function suggestSearches(values, { text, languages, timeframes }) {
  const changed = (change, label = undefined) => ({ label, values: { ...values, ...change } });
  const given = (name) => String(values[name] ?? '').trim();
  const primary = (tag) => tag.toLowerCase().split('-')[0];
  const groups = {
    'Another wording': text
      ? wordings(given(text)).map((wording) => changed({ [text]: wording }, wording))
      : [],
    'Another language': languages
      .filter((tag, i) => languages.findIndex((other) => primary(other) === primary(tag)) === i)
      .filter((tag) => primary(tag) !== primary(given('language') || 'en'))
      .slice(0, 4)
      .map((tag) => ({ ...changed({ language: tag }), language: tag })),
    'A wider timeframe': wider(given('timeframe'), timeframes).map((timeframe) =>
      changed({ timeframe }, timeframeName(timeframe)),
    ),
    'Fewer filters': [
      ...(/^(all)?$/i.test(given('geo')) ? [] : [changed({ geo: '' }, 'sources of every country')]),
      ...['topic2', 'source', 'exclude_source', 'thumbnail_only']
        .filter((name) => !/^(false|0)?$/i.test(given(name)))
        .map((name) => changed({ [name]: '' }, `without ${name}`)),
    ],
  };
  return Object.entries(groups)
    .filter(([, searches]) => searches.length > 0)
    .map(([title, searches]) => ({ title, searches }));
}

/** The text without its exclusions, without its quotes, its two words as one, each of its longest words alone. */
function wordings(text) {
  const tokens = text.match(/-?"[^"]*"?|\S+/g) ?? [];
  const included = tokens.filter((token) => !/^-./.test(token)).join(' ');
  const words = included
    .replace(/["“”„«»]/g, ' ')
    .split(/\s+/)
    .filter((word) => word && word !== 'OR');
  const plain = words.join(' ');
  const joined = included === plain && words.length === 2 && words.every(isLong) ? [words.join('')] : [];
  const longest = words
    .filter(isLong)
    .sort((a, b) => b.length - a.length)
    .slice(0, 4);
  const alone = words.length > 1 ? words.filter((word) => longest.includes(word)) : [];
  return [...new Set([included, plain, ...joined, ...alone])].filter(
    (wording) => wording && wording !== text,
  );
}

const isLong = (word) => word.length > 2;

/** The next one and the widest. */
function wider(timeframe, timeframes) {
  const behind = timeframe === '' ? [] : timeframes.slice(timeframes.indexOf(timeframe) + 1);
  return [...new Set([behind[0], behind.at(-1)])].filter(Boolean);
}

function timeframeName(timeframe) {
  const [, number, unit] = /^last_(\d+)([hd])$/.exec(timeframe) ?? [];
  return number ? `the last ${number} ${unit === 'h' ? 'hours' : 'days'}` : timeframe;
}
