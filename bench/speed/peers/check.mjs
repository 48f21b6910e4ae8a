/**
 * Checks that the engines of `bench/speed/first-answers.mjs` do the same work: over a thousand articles, each finds as many
 * matches of all words as the service's own search table. Missing engines are skipped by name.
 *
 *   npm run build && node bench/speed/peers/check.mjs [postgres] [tantivy] [opensearch]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EngineMissing } from '../../engines/engine.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { fillIndex } from '../../lib/fill-index.mjs';
import { syntheticArticles } from '../../lib/synthetic-articles.mjs';

const { openForReading } = await fromDist('index/open-database.js');
const { wordToken } = await fromDist('index/tokens.js');
const { words } = await fromDist('analysis/words.js');

const ARTICLES = 1_000;
const QUESTIONS = 50;
const NEWEST = 40;
const NAMES = ['postgres', 'tantivy', 'opensearch'];

const folder = mkdtempSync(join(tmpdir(), 'news-peers-'));
process.once('exit', () => rmSync(folder, { recursive: true }));
const articles = [...syntheticArticles(ARTICLES, { now: Math.floor(Date.now() / 1000) })];
await fillIndex(folder, articles);
const database = openForReading(folder);
const match = database.prepare('SELECT rowid FROM search WHERE search MATCH ? LIMIT ?');

/** One word, and two, of titles. */
const questions = articles
  .filter(({ title }) => title.includes(' '))
  .slice(0, QUESTIONS)
  .map(({ title, language }, i) => ({
    topic: title
      .split(' ')
      .slice(0, 1 + (i % 2))
      .join(' '),
    language,
  }));

function expected({ topic, language }) {
  const tokens = words(topic, language).map((word) => `"${wordToken(language, word)}"`);
  return match.all(`{title preview} : (${tokens.join(' AND ')})`, NEWEST).length;
}

let faults = 0;
const requested = process.argv.slice(2);
for (const name of requested.length > 0 ? requested : NAMES) {
  const { startPeer } = await import(`./${name}.mjs`);
  try {
    const peer = await startPeer(database);
    const client = await peer.open();
    const wrong = [];
    for (const question of questions) {
      await client.query(question, false);
      if ((await client.count(question)) !== expected(question)) wrong.push(question.topic);
    }
    client.close();
    faults += wrong.length;
    console.log(`${peer.name}: ${wrong.length === 0 ? 'the same' : `differs for ${wrong.join(', ')}`}`);
  } catch (error) {
    if (!(error instanceof EngineMissing)) throw error;
    console.log(`${name}: skipped, ${error.message}`);
  }
}
database.close();
process.exit(faults === 0 ? 0 : 1);
