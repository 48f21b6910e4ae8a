let shownResult = null;

function showCards() {
  const { items = [], language, body } = shownResult ?? {};
  $('cards').dir = directionOf(language);
  $('cards').replaceChildren(
    ...(body?.buckets
      ? [curve(body)]
      : isSources(items)
        ? [sourceTable(items)]
        : [...(body?.first_at ? storyCurve(items) : []), ...items.map((article) => card(article, language))]),
  );
  showNext();
}

const isSources = ([first]) => first !== undefined && 'articles_7d' in first;

/** The card reads in the direction of its title. */
function card({ title, source, published_at, url, image_url, preview, story }, language) {
  const heading = make('h3', {}, isWeb(url) ? outside(url, title) : title);
  const time = published_at
    ? make(
        'time',
        { datetime: published_at, title: new Date(published_at).toLocaleString() },
        ago(published_at),
      )
    : make('span', {}, 'undated');
  const parts = [heading];
  if (preview) parts.push(make('p', { dir: 'auto' }, preview));
  if (story) parts.push(make('p', { lang: 'en', dir: 'ltr' }, reportsOf(story)));
  parts.push(make('footer', { lang: 'en' }, make('bdi', { dir: 'ltr' }, source), make('bdi', {}, time)));
  if ($('pictures').checked) parts.unshift(picture(image_url, source, title));
  return make('article', { lang: language, dir: 'auto' }, ...parts);
}

/** A link to all reports of a story. */
function reportsOf({ id, articles, publishers }) {
  const text = `${articles} reports of ${publishers} ${publishers === 1 ? 'publisher' : 'publishers'}`;
  return make('a', { href: `#/news/stories/${encodeURIComponent(id)}?limit=100` }, text);
}

/** The picture, or the initial of the source in its place, so that all cards of a row look alike. */
function picture(url, source, title) {
  // The "x" of a host in Punycode is not an initial.
  const [initial] = source.startsWith('xn--') ? title : source;
  const placeholder = () => make('bdi', { class: 'initial', 'aria-hidden': 'true' }, initial.toUpperCase());
  if (!isWeb(url)) return placeholder();
  const image = make('img', { alt: '', loading: 'lazy', decoding: 'async', referrerpolicy: 'no-referrer' });
  image.addEventListener('error', () => image.replaceWith(placeholder()));
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
