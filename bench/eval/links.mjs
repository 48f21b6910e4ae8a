/**
 * Stories of different languages that are linked as one event, to be read by eye.
 *
 *   node bench/eval/links.mjs <articles.jsonl.gz>… [--from DATE] [--to DATE] [--every 12]
 *
 * Each corpus is replayed as by `stories.mjs`. Every so many hours of the clock the stories are linked, and each new
 * link is printed: similarity, languages, and the first headline of both stories. Then those of them that
 * `links/judged.tsv` judges (corpus, languages, judgement, begin of both headlines; `held-out` where no limit was
 * chosen by it) are counted by languages. `links/events.tsv` has all stories of three moments that a reader finds in
 * several languages (corpus, moment, event, language, begin of the first headline): how many of them are linked with
 * another of their event. `DIST` names another build than `dist`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ReplayedIndex } from './trending/replayed-index.mjs';
import { readPublishersArticles } from '../lib/publishers-articles.mjs';
import { fromDist } from '../lib/dist.mjs';

const { StoryLinker } = await fromDist('index/stories/story-linker.js');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'string', default: '0000' },
    to: { type: 'string', default: '9999' },
    every: { type: 'string', default: '12' },
  },
});
const HOUR = 3600;

const readTable = (name) =>
  readFileSync(new URL(`links/${name}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));

const JUDGED = readTable('judged.tsv').map(([, one, another, judgement, a, b, half]) => ({
  languages: `${one}-${another}`,
  judgement: half === undefined ? judgement : `${judgement}, ${half}`,
  a,
  b,
}));
const EVENTS = readTable('events.tsv').map(([corpus, moment, event, language, headline]) => ({
  ...{ corpus, moment, event, language, headline },
}));

/** `right` or `wrong`, with `, held-out` where it is; undefined for a link that has not been read. */
const judgementOf = (languages, a, b) =>
  JUDGED.find(
    (one) =>
      (one.languages === languages || one.languages === languages.split('-').reverse().join('-')) &&
      ((a.startsWith(one.a) && b.startsWith(one.b)) || (a.startsWith(one.b) && b.startsWith(one.a))),
  )?.judgement;

/** Of the stories of a moment that a reader finds in several languages, how many are linked with another of their event. */
function printFound(events, links, titleOf) {
  const eventsOf = ({ language, ...one }) => {
    const title = titleOf(one);
    return events.filter((event) => event.language === language && title.startsWith(event.headline));
  };
  const found = new Set();
  for (const { story, language, other, otherLanguage } of links)
    for (const one of eventsOf({ story, language }))
      for (const another of eventsOf({ story: other, language: otherLanguage }))
        if (one.event === another.event)
          for (const { language, headline } of [one, another]) found.add(`${language} ${headline}`);
  const all = new Set(events.map(({ language, headline }) => `${language} ${headline}`));
  console.log(
    `# ${events[0].moment}: ${found.size} of ${all.size} stories of events in several languages are linked`,
  );
}

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
  const stored = database.prepare(
    `SELECT l.story, h.language, l.other, l.language AS otherLanguage FROM story_links l
     JOIN story_heat h ON h.story = l.story AND h.country = ''`,
  );

  const seen = new Set();
  const counts = new Map();
  let stories = 0;
  const every = Number(options.every) * HOUR;
  const begin = (Math.floor(articles[0].publishedAt / every) + 1) * every;
  for (let at = begin; at <= articles.at(-1).publishedAt + every; at += every) {
    index.advanceTo(at);
    const started = process.cpuUsage();
    const { links, changes, compared } = linker.find(at);
    linker.store(changes);
    const { user, system } = process.cpuUsage(started);
    stories += compared;
    console.error(
      `${new Date(at * 1000).toISOString()}: ${links.length} links, ${compared} stories, ${Math.round((user + system) / 1000)} ms`,
    );
    const moment = new Date(at * 1000).toISOString();
    const events = EVENTS.filter((one) => path.includes(one.corpus) && moment.startsWith(one.moment));
    if (events.length > 0) printFound(events, stored.all(), titleOf);
    for (const { a, b, similarity } of links) {
      const key = `${a.story} ${b.story}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const [languages, titles] = [`${a.language}-${b.language}`, [titleOf(a), titleOf(b)]];
      console.log([similarity.toFixed(2), a.language, b.language, ...titles].join('\t'));
      const judgement = judgementOf(languages, ...titles);
      for (const name of [languages, 'all']) {
        const count = counts.get(name) ?? {
          right: 0,
          wrong: 0,
          'right, held-out': 0,
          'wrong, held-out': 0,
          unread: 0,
        };
        count[judgement ?? 'unread']++;
        counts.set(name, count);
      }
    }
  }
  console.log(`# ${path}: ${seen.size} links, ${stories} stories compared`);
  for (const [languages, { right, wrong, unread, ...heldOut }] of counts) {
    const of = heldOut['right, held-out'] + heldOut['wrong, held-out'];
    console.log(
      `# ${languages}: ${right} of ${right + wrong} right, held out ${heldOut['right, held-out']} of ${of}, ${unread} not read`,
    );
  }
  index.close();
}
