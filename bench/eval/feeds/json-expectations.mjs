/** Reads what other parsers expect of their own fixtures from the JSON that lies beside each document. */
import { existsSync, readFileSync } from 'node:fs';

const seconds = (date) => (date ? Math.floor(Date.parse(date) / 1000) : Number.NaN);
const list = (value) => (Array.isArray(value) ? value : value ? [value] : []);
const strings = (...values) => values.filter((value) => typeof value === 'string' && value.trim() !== '');

/** Expectations for a document: `{ item, field, expected }`, `item` null for the feed itself. */
export function jsonExpectations(path) {
  // Its documents of one name are the same feed in several formats, none the expectation of another.
  if (path.includes('lemon24__')) return [];
  const file = expectationFile(path);
  if (file === null) return [];
  let json;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
  const feed = path.includes('rbren__') ? json.feed : json;
  if (!feed || typeof feed !== 'object') return [];
  const found = fieldsOf(feed, null, {});
  list(feed.items ?? feed.entries).forEach((entry, item) =>
    found.push(...fieldsOf(entry, item, itemFields(entry))),
  );
  return found;
}

function expectationFile(path) {
  const candidates = [
    path.replace(/\.(xml|rss|atom)$/, '.json'),
    path.replace(/\.(xml|json)$/, '.serde.json'),
    path.replace(/\.json$/, '_expected.json'),
    path.replace('/test/input/', '/test/output/').replace(/\.(rss|atom)$/, '.json'),
  ];
  return candidates.find((candidate) => candidate !== path && existsSync(candidate)) ?? null;
}

function fieldsOf(entry, item, { text = [], date = [], image = [] }) {
  const links = list(entry.links).filter((link) => typeof link === 'object');
  const alternate = links.filter((link) => !link.rel || link.rel === 'alternate').map((link) => link.href);
  const title = strings(entry.title, entry.title?.content, entry.title?.value);
  const link = strings(entry.link, ...alternate, entry.url, entry.home_page_url);
  const fields = { title, link, language: strings(entry.language), text, image, date };
  return Object.entries(fields)
    .filter(([, expected]) => expected.length > 0)
    .map(([field, expected]) => ({ item, field, expected }));
}

function itemFields(entry) {
  const contents = list(entry.content ?? entry.contents).map(
    (content) => content?.value ?? content?.content ?? content?.body ?? content,
  );
  const text = strings(
    entry.description,
    entry.summary,
    entry.summary?.content,
    ...contents,
    entry['content:encoded'],
    entry.contentSnippet,
    entry.content_html,
    entry.content_text,
    entry.content?.encoded,
    entry.dc?.description,
    entry.itunes?.summary,
    entry.media?.description?.value,
  );
  const date = [
    entry.publishedParsed,
    entry.pubDateParsed,
    entry.isoDate,
    entry.published,
    entry.pubDate,
    entry.date_published,
    entry.updatedParsed,
    entry.updated,
    entry.date_modified,
    entry.dc?.date,
    entry.dc?.dates?.[0],
    entry.dcterms?.issued,
  ]
    .map(seconds)
    .filter((value) => !Number.isNaN(value));
  const media = [...list(entry.media), ...list(entry.media?.groups), ...list(entry.media?.group)];
  const image = strings(
    entry.image?.url,
    entry.image,
    entry.banner_image,
    ...media
      .flatMap((one) => list(one.contents ?? one.content))
      .filter(isPicture)
      .map((content) => content.url),
    ...media.flatMap((one) => list(one.thumbnails)).map((thumbnail) => thumbnail.image?.uri ?? thumbnail.url),
    ...list(entry.enclosures)
      .filter(isPicture)
      .map((enclosure) => enclosure.url),
  );
  return { text, date, image };
}

function isPicture(content) {
  return /^image\//.test(content.content_type ?? content.type ?? '') || content.medium === 'image';
}
