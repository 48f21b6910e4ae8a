import { startOpenSearch } from '../../engines/opensearch.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { plainClient } from '../../lib/plain-client.mjs';
import { allArticles } from './articles.mjs';

const { words } = await fromDist('analysis/words.js');

/** Not the one of `npm run engines`. */
const PORT = 9203;
const INDEX = 'articles';
const NEWEST = 40;
const BULK = 2_000;
const FIELDS = ['title', 'preview'];

async function send(url, method, body, type = 'application/json') {
  const response = await fetch(url, { method, body, headers: { 'content-type': type } });
  const result = await response.json();
  if (!response.ok || result.errors === true) throw new Error(JSON.stringify(result).slice(0, 500));
}

const text = { type: 'text', analyzer: 'whitespace' };
const shown = { type: 'keyword', index: false, doc_values: false };

/** The articles of the service's index, their texts split into the same words, newest first on disk. */
async function fill(url, database) {
  await send(
    `${url}/${INDEX}`,
    'PUT',
    JSON.stringify({
      settings: { number_of_shards: 1, number_of_replicas: 0, 'sort.field': 'id', 'sort.order': 'desc' },
      mappings: {
        properties: {
          id: { type: 'long' },
          language: { type: 'keyword' },
          searched_title: text,
          searched_preview: text,
          ...Object.fromEntries(
            ['title', 'source', 'url', 'image_url', 'preview', 'published_at'].map((name) => [name, shown]),
          ),
        },
      },
    }),
  );
  let lines = [];
  const flush = () => send(`${url}/${INDEX}/_bulk`, 'POST', lines.join(''), 'application/x-ndjson');
  for (const row of allArticles(database)) {
    const searched = Object.fromEntries(
      FIELDS.map((field) => [`searched_${field}`, words(row[field], row.language).join(' ')]),
    );
    lines.push(`{"index":{"_id":"${row.id}"}}\n${JSON.stringify({ ...row, ...searched })}\n`);
    if (lines.length < BULK) continue;
    await flush();
    lines = [];
  }
  if (lines.length > 0) await flush();
  await send(`${url}/${INDEX}/_forcemerge?max_num_segments=5`, 'POST');
  await send(`${url}/${INDEX}/_refresh`, 'POST');
}

/** Where the newest articles with all words are queried, and those with any. */
function pathsOf({ topic, language }) {
  const wanted = words(topic, language).map((word) => ({
    bool: { should: FIELDS.map((field) => ({ term: { [`searched_${field}`]: word } })) },
  }));
  const pathOf = (query) => {
    const source = JSON.stringify({
      size: NEWEST,
      sort: [{ id: 'desc' }],
      track_total_hits: false,
      _source: ['title', 'source', 'url', 'image_url', 'preview', 'published_at'],
      query: { bool: { filter: [{ term: { language } }, query] } },
    });
    return `/${INDEX}/_search?${new URLSearchParams({ source, source_content_type: 'application/json' })}`;
  };
  return [pathOf({ bool: { filter: wanted } }), pathOf({ bool: { should: wanted } })];
}

/**
 * The articles of the service's index in OpenSearch, the same words in two fields.
 * @throws EngineMissing
 */
export async function startPeer(database) {
  const { url, pid } = await startOpenSearch(PORT);
  process.once('exit', () => process.kill(pid));
  await fill(url, database);
  return {
    name: 'OpenSearch, newest 40',
    pid,
    async open() {
      const client = await plainClient(Number(new URL(url).port), {});
      return {
        async query(question, isFilled) {
          for (const path of pathsOf(question).slice(0, isFilled ? 1 : 2)) await client.get(path);
        },
        count: async (question) => (await client.json(pathsOf(question)[0])).hits.hits.length,
        close: client.close,
      };
    },
  };
}
