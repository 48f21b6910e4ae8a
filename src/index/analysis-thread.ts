import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { TitleSignature } from '../titles/title.js';
import { titleSignature } from '../titles/title-signature.js';
import { urlKey } from './article-identity.js';
import type { IndexArticle } from './index-article.js';
import { type SearchRow, analyzeArticle } from './tokens.js';

export type AnalysedArticle = Parameters<typeof analyzeArticle>[0] & Pick<IndexArticle, 'url'>;

/** The analysis of an article's texts and URL, which takes as long as writing it. */
export interface Analysed {
  signature: TitleSignature;
  urlKey: number;
  searched: SearchRow;
}

export const analyse = (article: AnalysedArticle): Analysed => ({
  signature: titleSignature(article.title, article.language),
  urlKey: urlKey(article.url),
  searched: analyzeArticle(article),
});

const ROLE = 'analysis of articles';

/** Runs `work` with an analysis in a separate thread, which ends with it. One call at a time. */
export async function withAnalysisThread<T>(
  work: (analyseAll: (articles: AnalysedArticle[]) => Promise<Analysed[]>) => Promise<T>,
): Promise<T> {
  const thread = new Worker(new URL(import.meta.url), { workerData: ROLE });
  try {
    return await work(async (articles) => {
      thread.postMessage(articles);
      const [analysed] = (await once(thread, 'message')) as [Analysed[]];
      return analysed;
    });
  } finally {
    await thread.terminate();
  }
}

if (!isMainThread && workerData === ROLE)
  parentPort!.on('message', (articles: AnalysedArticle[]) => parentPort!.postMessage(articles.map(analyse)));
