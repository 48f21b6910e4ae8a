/**
 * Whether `/news/similar` finds the other reports of an event: nDCG@10 of articles of the same story, beside the best of
 * several "more like this" queries with BM25 over title and preview, on the same articles and under the same rules.
 *
 *   node bench/eval/similar.mjs <uci-stories.csv> [articles.jsonl.gz]
 *
 * The corpora and their stories are those of `trending.mjs`. Constants were chosen on every other story; the rows
 * report the others. Copies of an article (near-identical titles) count for neither.
 */
import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import { reportRow } from '../lib/eval-rows.mjs';
import { table } from '../lib/report.mjs';

const [labelled, unlabelled] = process.argv.slice(2);
const MEASURE = 'similar articles, nDCG@10 beside the best BM25';
const MIN_RATIO = 0.9;
const LIMIT = 10;
const DAY = 86_400;
/** Seeds of one corpus and half. */
const MAX_SEEDS = 100;
const START = Date.parse('2020-04-17T00:00:00Z') / 1000;

if (![labelled, unlabelled].some((path) => path !== undefined && existsSync(path))) {
  reportRow(MEASURE, 'no corpus given', '', `≥ ${MIN_RATIO}`, null);
  process.exit(0);
}

const { fromDist } = await import('../lib/dist.mjs');
const { ReplayedIndex } = await import('./trending/replayed-index.mjs');
const { readLabelled, readStories, readUnlabelled, withStories } =
  await import('./trending/read-corpora.mjs');
const { moreLikeThis } = await import('./similar/more-like-this.mjs');
const { keyTitle, TitleIndex } = await fromDist('titles/near-identical.js');
const { QUERY_WITHOUT_LIMITS } = await fromDist('search/search-query.js');

/** Rankings of the same articles: ours, and the baselines. */
function rankings(index, articles) {
  const baseline = moreLikeThis(articles);
  return {
    'news-search': async (like, since) => {
      const query = {
        ...QUERY_WITHOUT_LIMITS,
        intent: 'similar',
        text: '',
        like,
        language: 'en',
        since,
        wanted: LIMIT,
      };
      const run = index.service.indexed(query);
      const first = await run.next(new Set());
      return first ?? [];
    },
    ...Object.fromEntries(
      Object.entries(baseline).map(([name, rank]) => [name, (like) => Promise.resolve(rank(like))]),
    ),
  };
}

/** The first ten places by the rules of lists, without the article and its copies. */
async function shownOf(index, ranked, like, since) {
  const titles = new TitleIndex();
  titles.add(keyTitle(like.signature), null);
  const others = ranked.filter(
    (one) => one.url !== like.url && titles.matches(keyTitle(one.signature)).length === 0,
  );
  const pages = [others];
  const { articles } = await index.pipeline.assemble(async () => pages.shift() ?? null, {
    limit: LIMIT,
    since,
  });
  return articles;
}

const discounted = (gains) => gains.reduce((sum, gain, i) => sum + gain / Math.log2(i + 2), 0);

/** @param storyOf the story of each article. */
async function measure(index, storyOf, seeds, since) {
  const articles = [...storyOf.keys()];
  const systems = rankings(index, articles);
  const stories = new Map(articles.map((article) => [article.id, storyOf.get(article)]));
  const sums = Object.fromEntries(Object.keys(systems).map((name) => [name, 0]));
  for (const seed of seeds) {
    const like = { ...seed, language: 'en' };
    const isSame = ({ id }) => stories.get(id) === storyOf.get(seed);
    // The best list that the rules permit.
    const best = await shownOf(index, articles.filter(isSame), like, since);
    const ideal = discounted(best.map(() => 1));
    for (const [name, rank] of Object.entries(systems)) {
      const shown = await shownOf(index, await rank(like, since), like, since);
      sums[name] += ideal === 0 ? 1 : discounted(shown.map((one) => (isSame(one) ? 1 : 0))) / ideal;
    }
  }
  return sums;
}

/** The indexed articles of a period with their stories. */
function labelledArticles(index, stories, since) {
  const found = [...stories].flatMap(([url, story]) => {
    const [article] = index.index.load([index.index.idOf(url) ?? 0]);
    return article === undefined || article.publishedAt < since ? [] : [[article, story]];
  });
  const byId = new Map(found.map(([article, story]) => [article.id, [article, story]]));
  return new Map(byId.values());
}

/** Stories with several reports, cut in two halves by their order; a few reports of each. */
function seedsOf(storyOf, half) {
  const stories = Map.groupBy(storyOf.keys(), (article) => storyOf.get(article));
  const several = [...stories.values()].filter((reports) => reports.length >= 4);
  const chosen = several.filter((_, i) => i % 2 === half);
  const each = Math.max(1, Math.floor(MAX_SEEDS / Math.max(1, chosen.length)));
  return chosen.flatMap((reports) => {
    const step = Math.max(1, Math.floor(reports.length / each));
    return reports.filter((_, i) => i % step === 0).slice(0, each);
  });
}

async function report(name, index, moments) {
  const halves = ['chosen on', 'held out'].map((label) => ({ label, totals: {}, count: 0 }));
  for (const { until, since, stories } of moments) {
    index.advanceTo(until);
    const storyOf = labelledArticles(index, stories, since);
    for (const [half, one] of halves.entries()) {
      const seeds = seedsOf(storyOf, half);
      const sums = await measure(index, storyOf, seeds, since);
      for (const [system, sum] of Object.entries(sums)) one.totals[system] = (one.totals[system] ?? 0) + sum;
      one.count += seeds.length;
    }
  }
  for (const { label, totals, count } of halves) {
    const rows = Object.entries(totals).map(([system, sum]) => [system, (sum / count).toFixed(3)]);
    console.log(`\n${name}, ${label}, ${count} articles\n${table(['ranking', 'nDCG@10'], rows)}`);
  }
  const { totals, count } = halves[1];
  const { 'news-search': own, ...others } = totals;
  const ratio = own / Math.max(...Object.values(others));
  reportRow(MEASURE, `${name}, ${count} articles`, ratio.toFixed(3), `≥ ${MIN_RATIO}`, ratio >= MIN_RATIO);
}

/** The address of an article as the index stores it. */
const { canonicalUrl } = await fromDist('articles/urls.js');

if (labelled !== undefined && existsSync(labelled)) {
  const articles = readLabelled(labelled).map((one) => ({ ...one, url: canonicalUrl(one.url) ?? one.url }));
  const until = articles.at(-1).publishedAt;
  const stories = new Map(articles.map(({ url, story }) => [url, story]));
  const index = new ReplayedIndex(articles, 600);
  await report(basename(labelled), index, [{ until, since: articles[0].publishedAt - DAY, stories }]);
  index.close();
}

if (unlabelled !== undefined && existsSync(unlabelled)) {
  const articles = readUnlabelled(unlabelled).filter(
    ({ publishedAt, language }) => publishedAt >= START && language === 'en',
  );
  const moments = [...readStories()].map(([day, stories]) => {
    const until = Date.parse(`2020-${day}T12:00:00Z`) / 1000;
    const named = withStories(articles, until, stories);
    return { until, since: until - 2 * DAY, stories: new Map(named.map(({ url, story }) => [url, story])) };
  });
  const index = new ReplayedIndex(articles, 600);
  await report(basename(unlabelled), index, moments);
  index.close();
}
