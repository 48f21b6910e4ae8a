const operations = JSON.parse($('operations').textContent);

/** The typed values by parameter name; they stay when another endpoint is chosen. */
const values = {};
let chosen = operations[0];

const knownNames = new Set(operations.flatMap(({ parameters }) => parameters.map(({ name }) => name)));

/** The parameters of the operation, and those of the address bar that no operation has: the service names them. */
function queryOf(operation, given) {
  const search = new URLSearchParams();
  const own = operation.parameters.filter(({ place }) => place === 'query').map(({ name }) => name);
  const unknown = Object.keys(given).filter((name) => !knownNames.has(name));
  for (const name of [...own, ...unknown]) {
    const value = String(given[name] ?? '').trim();
    if (value !== '') search.set(name, value);
  }
  return search;
}

function addressOf(path, given) {
  const operation = operations.find((candidate) => candidate.path === path);
  const search = queryOf(operation, given).toString();
  return pathOf(operation, given).slice(1) + (search && `?${search}`);
}

/** The path with its parameters replaced; a story without an id is the list of stories. */
const pathOf = ({ path }, given) =>
  path.replace(/\/\{(\w+)\}/, (_, name) => {
    const value = String(given[name] ?? '').trim();
    return value && `/${encodeURIComponent(value)}`;
  });

/** The operation of a path, and the values in the path. */
function operationAt(path) {
  for (const operation of operations) {
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const match = new RegExp(`^${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(path);
    if (match)
      return {
        operation,
        inPath: Object.fromEntries(names.map((name, i) => [name, decodeURIComponent(match[i + 1])])),
      };
  }
  return null;
}

/** A short form of the search for the title of the page; empty before the first search. */
function nameOf(path, { topic, query, topic1, topic2, language }) {
  const names = {
    '/news/topic': [topic1, topic2].filter(Boolean).join(', '),
    '/news/trending': language && `Trending in ${languageName(language)}`,
    '/news/local': query && `Local news: ${query}`,
    '/news/stories': language && `Stories in ${languageName(language)}`,
    '/news/stories/{id}': 'A story',
    '/news/similar': 'Similar articles',
    '/news/counts': (topic || topic1) && `How much of ${topic || topic1}`,
    '/health': 'Health',
  };
  return (path in names ? names[path] : topic)?.trim() ?? '';
}

const gatewayHeaders = () => ({
  'x-gateway-key': $('key').value.trim(),
  'x-gateway-host': $('host').value.trim(),
});

const shellQuoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

function curl() {
  const url = new URL(pathOf(chosen, values).slice(1), document.baseURI).href;
  const headers = Object.entries(gatewayHeaders()).map(
    ([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`,
  );
  const data = [...queryOf(chosen, values)].map(
    ([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`,
  );
  return ['curl -sG', shellQuoted(url), ...headers, ...data].join(' \\\n  ');
}

/** Sends a request to the service; rejects without a response. */
async function fetchResult(address, signal) {
  const start = performance.now();
  const response = await fetch(address, { headers: gatewayHeaders(), signal, cache: 'no-cache' });
  // A stream has no end to wait for.
  if (/^text\/event-stream/.test(response.headers.get('content-type') ?? ''))
    return { response, isStream: true };
  const text = await response.text();
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    // The response of a proxy, for instance, is shown as text.
  }
  const items = response.ok && Array.isArray(body?.items) ? body.items : null;
  return { response, text, body, items, milliseconds: Math.round(performance.now() - start) };
}

let running = null;

/** Runs one request at a time: a newer one aborts the one before it. */
async function run(work) {
  running?.abort();
  const mine = (running = new AbortController());
  const busy = (is) => {
    document.body.classList.toggle('busy', is);
    $('results').setAttribute('aria-busy', String(is));
  };
  busy(true);
  try {
    await work(mine.signal);
  } catch (error) {
    if (running !== mine) return;
    showNothing();
    showTrouble('No response', `The service could not be reached: ${error.message}.`, () => run(work));
  } finally {
    if (running === mine) busy(false);
  }
}
