/**
 * How well `parseFeed` reads a collection of other parsers' test documents.
 *
 *   npm run eval:feeds -- <folder of fixtures> [--misses] [--refused]
 *
 * Prints what was parsed, refused and why, and per field how often the outcome agrees with the expectation that
 * comes with the document. `--misses` lists every disagreement, `--refused` every refused document.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { labelToName, TextDecoder } from '@exodus/bytes/encoding.js';
import { agrees } from './feeds/agreement.mjs';
import { reasonToDiffer } from './feeds/different-on-purpose.mjs';
import { expectedCharset, feedparserExpectations, servedHeaders } from './feeds/feedparser-expectations.mjs';
import { jsonExpectations } from './feeds/json-expectations.mjs';
import { table } from '../lib/report.mjs';
import { fromDist } from '../lib/dist.mjs';

const { parseFeedWithUnlinkedItems } = await fromDist('feeds/parse-feed.js');
const { decodeDocument } = await fromDist('feeds/decode-document.js');
const { FeedError } = await fromDist('feeds/feed.js');

const BUDGET_MS = 1_000;
const DOCUMENT = /\.(xml|rss|atom|rdf|json|gz)$/;
const EXPECTATION = /(\.serde\.json|_expected\.json|\/output\/.*\.json)$/;

const folder = process.argv[2];
if (folder === undefined || folder.startsWith('--') || !existsSync(folder)) {
  console.log('eval:feeds: no folder of fixtures given or found; skipped.');
  process.exit(0);
}

const outcome = { documents: 0, parsed: 0, crashed: 0, overBudget: 0, withItems: 0, itemsFound: 0 };
const refused = new Map();
const fields = new Map();
const misses = [];
const onPurpose = new Map();

for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (entry.isFile() && isDocument(path)) evaluate(path);
}
report();

function isDocument(path) {
  if (!DOCUMENT.test(path) || EXPECTATION.test(path)) return false;
  // JSON beside an XML document of the same name is its expectation.
  return (
    !path.endsWith('.json') ||
    !['.xml', '.rss', '.atom'].some((end) => existsSync(path.replace(/\.json$/, end)))
  );
}

function evaluate(path) {
  const name = relative(folder, path);
  const raw = readFileSync(path);
  const bytes = path.endsWith('.gz') ? gunzipSync(raw) : raw;
  const source = bytes.toString('utf8');
  const headers = name.startsWith('kurtmckee') ? servedHeaders(source) : {};
  const context = {
    url: headers['content-location'] ?? 'http://127.0.0.1:8097/feed',
    contentType: headers['content-type'] ?? null,
    now: Date.UTC(2030, 0, 1) / 1000,
  };
  outcome.documents++;
  const startedAt = performance.now();
  let feed = null;
  try {
    feed = parseFeedWithUnlinkedItems(bytes, context);
    outcome.parsed++;
  } catch (error) {
    if (error instanceof FeedError) refused.set(error.reason, [...(refused.get(error.reason) ?? []), name]);
    else {
      outcome.crashed++;
      misses.push(['crash', name, '', String(error.stack)]);
    }
  }
  if (performance.now() - startedAt > BUDGET_MS) outcome.overBudget++;
  countItems(name, source, feed);
  const expectations = name.startsWith('kurtmckee') ? feedparserExpectations(source) : jsonExpectations(path);
  for (const expectation of expectations) check(name, feed, expectation, context);
  checkCharset(name, bytes, source, context);
}

/** Well-formed feeds with items: whatever says it has some, ill-formed test cases aside. */
function countItems(name, source, feed) {
  if (
    /illformed|invalid|malformed|opml/i.test(name) ||
    !/<(?:\w+:)?(?:item|entry)[\s>]|"items":\s*\[\s*\{/.test(source)
  )
    return;
  if (!/<(?:\w+:)?(?:rss|rdf|feed|channel)[\s>]|jsonfeed/i.test(source)) return;
  if (reasonToDiffer(name, 'items', []) !== null) return;
  outcome.withItems++;
  if (feed !== null && feed.items.length > 0) outcome.itemsFound++;
  else misses.push(['items', name, 'some', feed === null ? 'refused' : 'none']);
}

function check(name, feed, { item, field, expected }, context) {
  const row = item === null ? `feed ${field}` : field;

  const target = item === null ? feed : feed?.items[item];
  const actual = target === undefined || target === null ? undefined : valueOf(target, field);
  const agreed = agrees(field, actual, expected, feed, context);
  if (agreed === null) return;
  const reason = agreed ? null : reasonToDiffer(name, row, expected);
  if (reason !== null) {
    onPurpose.set(reason, (onPurpose.get(reason) ?? 0) + 1);
    return;
  }
  const counts = fields.get(row) ?? { agreed: 0, checked: 0 };
  counts.checked++;
  if (agreed) counts.agreed++;
  else
    misses.push([row, name, JSON.stringify(expected).slice(0, 200), JSON.stringify(actual)?.slice(0, 200)]);
  fields.set(row, counts);
}

/** Whether the text is what the expected charset makes of the bytes, by a decoder of its own. */
function checkCharset(name, bytes, source, context) {
  const label = name.startsWith('kurtmckee') ? expectedCharset(source.replaceAll('\0', '')) : null;
  const charset = label === null ? null : labelToName(label);
  if (charset === null) return;
  const counts = fields.get('charset') ?? { agreed: 0, checked: 0 };
  counts.checked++;
  if (decodeDocument(bytes, context.contentType) === new TextDecoder(charset).decode(bytes)) counts.agreed++;
  else misses.push(['charset', name, label, '']);
  fields.set('charset', counts);
}

function valueOf(target, field) {
  return {
    title: target.title,
    link: target.url ?? target.link,
    text: target.text,
    date: target.publishedAt,
    image: target.imageUrl,
    language: target.language,
  }[field];
}

function report() {
  const share = (part, whole) => (whole === 0 ? '-' : `${((100 * part) / whole).toFixed(2)}%`);
  console.log(
    `documents ${outcome.documents}  parsed ${outcome.parsed}  crashes ${outcome.crashed}  over budget ${outcome.overBudget}`,
  );
  for (const [reason, names] of refused) console.log(`refused, ${reason}: ${names.length}`);
  console.log(
    `feeds with items, read with items: ${outcome.itemsFound} of ${outcome.withItems} (${share(outcome.itemsFound, outcome.withItems)})`,
  );
  const rows = [...fields]
    .sort()
    .map(([field, { agreed, checked }]) => [field, agreed, checked, share(agreed, checked)]);
  console.log(`\n${table(['field', 'agreed', 'of', 'share'], rows)}`);
  if (onPurpose.size > 0) console.log('\ndifferent on purpose:');
  for (const [reason, count] of onPurpose) console.log(`  ${count} × ${reason}`);
  if (process.argv.includes('--misses')) for (const miss of misses) console.log(miss.join('\n    '));
  if (process.argv.includes('--refused'))
    for (const [reason, names] of refused) for (const name of names) console.log(reason, name);
}
