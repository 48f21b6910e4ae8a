/**
 * Stories of different languages that are linked as one event, to be read by eye.
 *
 *   node bench/eval-links.mjs <articles.jsonl.gz>… [--from DATE] [--to DATE] [--every 24]
 *
 * Each corpus is replayed as by `eval-stories.mjs`. Every so many hours the stories are linked, and each new link is
 * printed: similarity, languages, and the first headline of both stories. Then those of them that `eval-links/judged.tsv`
 * judges (corpus, languages, judgement, begin of both headlines) are counted by languages. `DIST` names another build than `dist`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ReplayedIndex } from './eval-trending/replayed-index.mjs';
import { readPublishersArticles } from './lib/publishers-articles.mjs';
import { fromDist } from './lib/dist.mjs';

const { StoryLinker } = await fromDist('index/stories/story-linker.js');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0000' },
    to: { type: 'string', default: '9999' },
    every: { type: 'string', default: '24' },
  },
});
const HOUR = 3600;

const JUDGED = readFileSync(new URL('eval-links/judged.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([, one, another, judgement, a, b]) => ({ languages: `${one}-${another}`, judgement, a, b }));

/** `right` or `wrong`; undefined for a link that has not been read. */
const judgementOf = (languages, a, b) =>
  JUDGED.find(
    (one) =>
      (one.languages === languages || one.languages === languages.split('-').reverse().join('-')) &&
      ((a.startsWith(one.a) && b.startsWith(one.b)) || (a.startsWith(one.b) && b.startsWith(one.a))),
  )?.judgement;

for (const path of positionals) {
  const articles = readPublishersArticles(path).filter(({ publishedAt }) => {
    const day = new Date(publishedAt * 1000).toISOString();
    return day >= options.from && day < options.to;
  });
  const index = new ReplayedIndex(articles, 600);
  const { database } = index.writer;
  const linker = new StoryLinker(database);
  const first = database.prepare(
    'SELECT title FROM story_articles s JOIN articles a ON a.id = s.article WHERE s.story = ? ORDER BY s.article LIMIT 1',
  );
  const titleOf = ({ story }) => first.get(story)?.title ?? '';

  const seen = new Set();
  const counts = new Map();
  let stories = 0;
  const every = Number(options.every) * HOUR;
  for (let at = articles[0].publishedAt + every; at <= articles.at(-1).publishedAt; at += every) {
    index.advanceTo(at);
    const started = process.cpuUsage();
    const { links, changes, compared } = linker.find(at);
    linker.store(changes);
    const { user, system } = process.cpuUsage(started);
    stories += compared;
    console.error(
      `${new Date(at * 1000).toISOString()}: ${links.length} links, ${compared} stories, ${Math.round((user + system) / 1000)} ms`,
    );
    for (const { a, b, similarity } of links) {
      const key = `${a.story} ${b.story}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const [languages, titles] = [`${a.language}-${b.language}`, [titleOf(a), titleOf(b)]];
      console.log([similarity.toFixed(2), a.language, b.language, ...titles].join('\t'));
      const judgement = judgementOf(languages, ...titles);
      const count = counts.get(languages) ?? { right: 0, wrong: 0, unread: 0 };
      count[judgement ?? 'unread']++;
      counts.set(languages, count);
    }
  }
  console.log(`# ${path}: ${seen.size} links, ${stories} stories compared`);
  for (const [languages, { right, wrong, unread }] of counts)
    console.log(`# ${languages}: ${right} of ${right + wrong} right, ${unread} not read`);
  index.close();
}
