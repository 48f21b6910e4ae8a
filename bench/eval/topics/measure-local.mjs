import { indexedCorpus } from './indexed-corpus.mjs';
import { fromDist } from '../../lib/dist.mjs';
import { PLACES } from './places.mjs';

const { parseText } = await fromDist('search/parse-text.js');

const WANTED = 10;

/** Whether what `/news/local` answers first names the place in title or text, or comes from a source that does. */
export async function measureLocal(normalised) {
  const now = Math.floor(Date.now() / 1000);
  const newest = normalised.reduce((latest, { published }) => Math.max(latest, published), 0);
  const byUrl = new Map(normalised.map(({ article }) => [article.url, article]));
  const service = indexedCorpus(
    normalised.map(({ article, published }) => ({ ...article, publishedAt: published + now - newest })),
  );
  const sum = { named: 0, inTitle: 0, source: 0, shown: 0, wanted: 0 };
  const times = [];
  for (const [typed, language, spelling] of PLACES) {
    const start = performance.now();
    const found = await service.answer({
      intent: 'local',
      parsed: parseText(typed),
      language,
      wanted: WANTED,
    });
    times.push(performance.now() - start);
    const articles = found.map(({ url }) => byUrl.get(url));
    const says = (article) => spelling.test(`${article.title} ${article.preview} ${article.rest}`);
    sum.wanted += WANTED;
    sum.shown += articles.length;
    sum.named += articles.filter(says).length;
    sum.inTitle += articles.filter(({ title }) => spelling.test(title)).length;
    sum.source += articles.filter(
      (article) => !says(article) && spelling.test(`${article.sourceName} ${article.domain}`),
    ).length;
    if (process.env.MISSES) {
      for (const article of articles) {
        if (!says(article) && !spelling.test(article.sourceName))
          console.log(typed, language, '|', article.title);
      }
    }
  }
  service.close();
  return { ...sum, places: PLACES.length, times };
}
