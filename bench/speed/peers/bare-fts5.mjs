/**
 * The lower bound of an uncached search: the service's own index behind plain `node:http`, the newest articles with all words
 * and, where these are fewer than the limit, a second read with any of them. No rule, no ranking, no header.
 *
 *   DATA_DIR=… PORT=… node bench/speed/peers/bare-fts5.mjs
 */
import { createServer } from 'node:http';
import { fromDist } from '../../lib/dist.mjs';

const { openForReading } = await fromDist('index/open-database.js');
const { wordToken } = await fromDist('index/tokens.js');
const { words } = await fromDist('analysis/words.js');

const NEWEST = 40;
const LIMIT = 10;
const database = openForReading(process.env.DATA_DIR);
const match = database.prepare('SELECT rowid FROM search WHERE search MATCH ? ORDER BY rowid DESC LIMIT ?');
const load = database.prepare(
  'SELECT title, source, published_at, url, image_url, preview FROM articles WHERE id = ?',
);

// Also keeps the file open: a database without references is closed.
process.once('exit', () => database.close());

createServer((request, response) => {
  const parameters = new URL(request.url, 'http://localhost').searchParams;
  const language = parameters.get('language');
  const tokens = words(parameters.get('topic'), language).map((word) => `"${wordToken(language, word)}"`);
  const columns = '{title preview} : ';
  let found = match.all(columns + `(${tokens.join(' AND ')})`, NEWEST);
  if (found.length < LIMIT && tokens.length > 1)
    found = match.all(columns + `(${tokens.join(' OR ')})`, NEWEST);
  const items = found.map(({ rowid }) => load.get(rowid));
  const body = Buffer.from(JSON.stringify({ count: items.length, items }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'));
