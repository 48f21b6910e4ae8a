/**
 * Whether trending shows what is covered most: a corpus is replayed up to several moments, and the first ten trending
 * articles are compared with the stories' real coverage then.
 *
 *   node bench/eval/trending.mjs <uci-stories.csv> [articles.jsonl.gz] [--show]
 *
 * The first holds headlines whose stories are known (columns: id, title, url, publisher, category, story, hostname,
 * timestamp in ms). The second (newsapi-2020; one object a line: title, description, url, urlToImage, publishedAt,
 * source.name) knows none: for eight days the headlines of 48 hours were read and told apart by event, and
 * `trending/read-stories.tsv` keeps day, id (of the address) and story. It is replayed from its first day on, so that
 * the index knows the days before. `--show` prints what trended, with what
 * each article gained.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { checkResults, reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--show');
const show = process.argv.includes('--show');
const [labelled, unlabelled] = args;
const MIN_SHARE = 0.85;
/** Older articles of the second corpus are strays. */
const START = Date.parse('2020-04-17T00:00:00Z') / 1000;
/** Articles of so many seconds arrive together. */
const ROUND = 600;

if (!args.some((path) => existsSync(path))) {
  for (const name of ['trending, nDCG@10 by coverage', 'trending, stories shown twice'])
    reportRow(name, 'no corpus given', '', '', null);
  process.exit(0);
}

const { HOUR, measureShown } = await import('./trending/measure.mjs');
const { trendingAt } = await import('./trending/replay.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { readLabelled, readStories, readUnlabelled, withStories } =
  await import('./trending/read-corpora.mjs');

/** Measures every moment, prints the table of them and reports their mean and the least. */
async function measure(name, moments) {
  const rows = [];
  for (const { label, articles, until, span, trending } of moments) {
    const shown = await trending();
    checkResults(shown);
    const { stories, gains, known, ndcg, twice } = measureShown(shown, articles, until, span);
    rows.push({ label, known, ndcg, twice });
    if (!show) continue;
    console.log(`\n${label}`);
    for (const [i, { source, title }] of shown.entries())
      console.log(`  ${gains[i]}${stories.indexOf(stories[i]) < i ? ' (twice)' : ''}\t${source}: ${title}`);
  }
  const cells = rows.map(({ label, known, ndcg, twice }) => [label, known, ndcg.toFixed(3), twice]);
  console.log(
    `\n${name}\n${table(['replayed to', 'stories', 'nDCG@10 by coverage', 'stories twice'], cells)}`,
  );
  const worst = Math.min(...rows.map(({ ndcg }) => ndcg));
  const mean = rows.reduce((sum, { ndcg }) => sum + ndcg, 0) / rows.length;
  const twice = rows.reduce((sum, row) => sum + row.twice, 0);
  const on = `${name}, ${rows.length} moments`;
  reportRow(
    'trending, nDCG@10 by coverage',
    on,
    `${mean.toFixed(3)}, least ${worst.toFixed(3)}`,
    `≥ ${MIN_SHARE}`,
    mean >= MIN_SHARE,
  );
  reportRow('trending, stories shown twice', on, twice, '0', twice === 0);
}

if (labelled !== undefined && existsSync(labelled)) {
  const articles = readLabelled(labelled);
  const [first, last] = [articles[0].publishedAt, articles.at(-1).publishedAt];
  const moments = [0.25, 0.5, 0.75, 1].map((share) => {
    const until = first + (last - first) * share;
    return {
      label: `${(((last - first) * share) / HOUR).toFixed(1)} h`,
      articles,
      until,
      span: 12 * HOUR,
      trending: () => trendingAt(articles, until, 'en'),
    };
  });
  await measure(basename(labelled), moments);
}

if (unlabelled !== undefined && existsSync(unlabelled)) {
  const articles = readUnlabelled(unlabelled).filter(
    ({ language, publishedAt }) => language === 'en' && publishedAt >= START,
  );
  const index = new ReplayedIndex(articles, ROUND);
  const moments = [...readStories()].map(([day, stories]) => {
    const until = Date.parse(`2020-${day}T12:00:00Z`) / 1000;
    return {
      label: day,
      articles: withStories(articles, until, stories),
      until,
      span: 24 * HOUR,
      trending: () => {
        index.advanceTo(until);
        return index.trending('en');
      },
    };
  });
  await measure(basename(unlabelled), moments);
  index.close();
}
