const $ = (id) => document.getElementById(id);
const operations = JSON.parse($('operations').textContent);
const EXAMPLES = { topic: 'storm', query: 'Northmere', topic1: 'science', language: 'en' };
const LANGUAGES =
  'ar cs de el en en-GB en-US es fi fr he hi id it ja ko nl pl pt pt-BR ru sv th tr uk vi zh-CN zh-TW';

/** What was typed, by parameter name; kept when another endpoint is chosen. */
const values = { ...EXAMPLES };
let chosen = operations[0];
let running = null;
let answered = null;

/** Makes an element; text is always text, never markup. */
function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/* The request */

function query() {
  const search = new URLSearchParams();
  for (const { name } of chosen.parameters) {
    const value = String(values[name] ?? '').trim();
    if (value !== '') search.set(name, value);
  }
  return search;
}

const address = () => {
  const search = query().toString();
  return chosen.path.slice(1) + (search && `?${search}`);
};

const gatewayHeaders = () => ({
  'x-gateway-key': $('key').value.trim(),
  'x-gateway-host': $('host').value.trim(),
});

const shellQuoted = (text) => `'${text.replaceAll("'", `'\\''`)}'`;

function curl() {
  const url = new URL(chosen.path.slice(1), document.baseURI).href;
  const headers = Object.entries(gatewayHeaders()).map(
    ([name, value]) => `-H ${shellQuoted(`${name}: ${value}`)}`,
  );
  const data = [...query()].map(([name, value]) => `--data-urlencode ${shellQuoted(`${name}=${value}`)}`);
  return ['curl -sG', shellQuoted(url), ...headers, ...data].join(' \\\n  ');
}

async function send() {
  running?.abort();
  const request = (running = new AbortController());
  document.body.classList.add('busy');
  $('results').setAttribute('aria-busy', 'true');
  report('Waiting for the answer…');
  showFaults([]);
  const start = performance.now();
  try {
    const response = await fetch(address(), {
      headers: gatewayHeaders(),
      signal: request.signal,
      cache: 'no-cache',
    });
    const text = await response.text();
    if (running === request) show(response, text, performance.now() - start);
  } catch (error) {
    if (running === request) report(`No answer: ${error.message}`, true);
  } finally {
    if (running === request) {
      document.body.classList.remove('busy');
      $('results').setAttribute('aria-busy', 'false');
    }
  }
}

/* The answer */

function report(text, failed = false) {
  $('status').textContent = text;
  $('status').classList.toggle('failed', failed);
}

function show(response, text, milliseconds) {
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    // Something in between answered with no JSON: it is shown as it came.
  }
  $('json').textContent = body === null ? text : JSON.stringify(body, null, 2);
  $('headers').textContent = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\n');
  $('views').hidden = false;
  const items = response.ok && Array.isArray(body?.items) ? body.items : [];
  answered = { items, language: body?.language };
  showCards();
  const took = `${Math.round(milliseconds)} ms`;
  if (!response.ok) report(`${response.status}: ${body?.detail ?? response.statusText} (${took})`, true);
  else if (!Array.isArray(body?.items)) report(`${response.status}: ${body?.status ?? 'answered'}, ${took}`);
  else report(`${items.length === 1 ? '1 article' : `${items.length} articles`}, ${took}`);
  showFaults(body?.errors ?? []);
  view(Array.isArray(body?.items) ? 'articles' : 'json');
}

function showCards() {
  $('articles').replaceChildren(
    ...(answered?.items ?? []).map((article) => card(article, answered.language)),
  );
}

function card({ title, source, published_at, url, image_url, preview }, language) {
  const heading = make('h3', { dir: 'auto' }, isWeb(url) ? outside(url, title) : title);
  const time = published_at
    ? make(
        'time',
        { datetime: published_at, title: new Date(published_at).toLocaleString() },
        ago(published_at),
      )
    : make('span', {}, 'undated');
  const parts = [heading];
  if (preview) parts.push(make('p', { dir: 'auto' }, preview));
  parts.push(make('footer', { lang: 'en' }, make('span', { dir: 'ltr' }, source), time));
  if ($('pictures').checked && isWeb(image_url)) parts.unshift(picture(image_url));
  return make('article', { lang: language }, ...parts);
}

function picture(url) {
  const image = make('img', { alt: '', loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' });
  image.addEventListener('error', () => image.remove());
  image.src = url;
  return image;
}

const outside = (href, text) => make('a', { href, target: '_blank', rel: 'noopener noreferrer' }, text);
const isWeb = (url) => /^https?:\/\//i.test(url ?? '');

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

function ago(time) {
  const seconds = (Date.parse(time) - Date.now()) / 1000;
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.round(seconds / length), unit);
}

function view(name) {
  for (const button of $('views').children) {
    const shown = button.dataset.view === name;
    button.setAttribute('aria-pressed', String(shown));
    $(button.dataset.view).hidden = !shown;
  }
}

/* The form */

function showFaults(faults) {
  for (const note of document.querySelectorAll('.fault')) note.remove();
  for (const input of $('parameters').querySelectorAll('[aria-invalid]')) {
    input.removeAttribute('aria-invalid');
    input.removeAttribute('aria-describedby');
  }
  for (const { parameter, detail } of faults) {
    const input = $(`p-${parameter}`);
    if (!input) continue;
    input.setAttribute('aria-invalid', 'true');
    input.setAttribute('aria-describedby', `f-${parameter}`);
    input.after(make('span', { class: 'fault', id: `f-${parameter}` }, detail));
  }
  document.querySelector('[aria-invalid]')?.focus();
}

function field({ name, required, description, schema, example }) {
  const label = make('span', {}, name, ...(required ? [make('em', { title: 'required' }, ' *')] : []));
  const input = control(name, schema, example);
  input.addEventListener('input', () => {
    values[name] = input.value;
    refresh();
  });
  const wide = schema.type === 'string' && !schema.enum && (schema.maxLength ?? 0) >= 100;
  return make('label', { title: description, class: wide && 'wide' }, label, input);
}

function control(name, schema, example) {
  const id = `p-${name}`;
  const options = schema.enum ?? (schema.type === 'boolean' ? ['true', 'false'] : null);
  if (options) {
    const first = schema.default === undefined ? '' : `${schema.default} (default)`;
    const list = make('select', { id }, make('option', { value: '' }, first));
    list.append(
      ...options.filter((o) => o !== String(schema.default)).map((o) => make('option', { value: o }, o)),
    );
    // A value from the address bar may be none of the listed ones; it is shown and sent all the same.
    if (values[name] && !options.includes(values[name])) list.append(make('option', {}, values[name]));
    list.value = values[name] ?? '';
    return list;
  }
  const input = make('input', {
    id,
    dir: 'auto',
    type: 'text',
    inputmode: schema.type === 'integer' ? 'numeric' : null,
    placeholder: schema.default ?? example,
    list: name === 'language' ? 'languages' : null,
    autocapitalize: 'off',
    spellcheck: 'false',
  });
  input.value = values[name] ?? '';
  return input;
}

function choose(path) {
  chosen = operations.find((operation) => operation.path === path) ?? operations[0];
  $('about').textContent = chosen.description.replaceAll('`', '');
  $('parameters').replaceChildren(...chosen.parameters.map(field));
  for (const input of $('endpoints').querySelectorAll('input')) input.checked = input.value === chosen.path;
  refresh();
}

function refresh() {
  $('curl').textContent = curl();
}

/** Without the clipboard (it needs a secure page) the text is at least selected. */
async function copyCurl() {
  getSelection().selectAllChildren($('curl'));
  await navigator.clipboard?.writeText(curl());
  $('copy').textContent = navigator.clipboard ? 'Copied' : 'Selected';
  setTimeout(() => ($('copy').textContent = 'Copy'), 1500);
}

/* The address bar holds endpoint and parameters, never the key, so that a request can be shared. */

function readAddressBar() {
  const [path, search] = location.hash.slice(1).split('?');
  if (!operations.some((operation) => operation.path === path)) return false;
  for (const name of Object.keys(values)) delete values[name];
  Object.assign(values, Object.fromEntries(new URLSearchParams(search)));
  choose(path);
  return true;
}

function start() {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const choices = LANGUAGES.split(' ').map((tag) => make('option', { value: tag }, names.of(tag)));
  document.body.append(make('datalist', { id: 'languages' }, ...choices));
  $('endpoints').append(
    ...operations.map(({ path }) =>
      make(
        'label',
        {},
        make('input', { type: 'radio', name: 'endpoint', value: path }),
        make('span', {}, path),
      ),
    ),
  );
  $('host').value = location.hostname;
  for (const id of ['key', 'host']) {
    $(id).value = sessionStorage.getItem(id) ?? $(id).value;
    $(id).addEventListener('input', () => {
      sessionStorage.setItem(id, $(id).value);
      refresh();
    });
  }
  $('endpoints').addEventListener('change', (event) => choose(event.target.value));
  $('request').addEventListener('submit', (event) => {
    event.preventDefault();
    history.pushState(null, '', `#/${address()}`);
    send();
    if (matchMedia('(max-width: 60rem)').matches) $('results').scrollIntoView();
  });
  $('pictures').addEventListener('change', showCards);
  $('copy').addEventListener('click', copyCurl);
  $('views').addEventListener(
    'click',
    (event) => event.target.dataset.view && view(event.target.dataset.view),
  );
  addEventListener('popstate', () => readAddressBar() && send());
  if (readAddressBar()) send();
  else choose(operations[0].path);
}

start();
