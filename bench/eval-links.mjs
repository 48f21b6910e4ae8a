/**
 * Stories of different languages that are linked as one event, to be read by eye.
 *
 *   node bench/eval-links.mjs <articles.jsonl.gz>… [--from DATE] [--to DATE] [--every 24]
 *
 * Each corpus is replayed as by `eval-stories.mjs`. Every so many hours the stories are linked, and each new link is
 * printed: similarity, languages, and the newest headline of both stories. `DIST` names another build than `dist`.
 */
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

for (const path of positionals) {
  const articles = readPublishersArticles(path).filter(({ publishedAt }) => {
    const day = new Date(publishedAt * 1000).toISOString();
    return day >= options.from && day < options.to;
  });
  const index = new ReplayedIndex(articles, 600);
  const { database } = index.writer;
  const linker = new StoryLinker(database);
  const newest = database.prepare(
    'SELECT title FROM story_articles s JOIN articles a ON a.id = s.article WHERE s.story = ? ORDER BY s.article DESC',
  );
  const titleOf = ({ story }) => newest.get(story)?.title ?? '';

  const seen = new Set();
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
      console.log([similarity.toFixed(2), a.language, b.language, titleOf(a), titleOf(b)].join('\t'));
    }
  }
  console.log(`# ${path}: ${seen.size} links, ${stories} stories compared`);
  index.close();
}
