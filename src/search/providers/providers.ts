import type { LiveSource } from '../live/live-source.js';
import { brave } from './brave/brave.js';
import { currents } from './currents/currents.js';
import { gdelt } from './gdelt/gdelt.js';
import { gnews } from './gnews/gnews.js';
import { googleNews } from './google-news/google-news.js';
import { newsapi } from './newsapi/newsapi.js';
import { searxng } from './searxng/searxng.js';

/** All live sources. */
export const PROVIDERS: readonly LiveSource[] = [googleNews, searxng, gdelt, newsapi, gnews, brave, currents];

/** The live source with a name in `SEARCH_PROVIDERS`; undefined for the name of an index. */
export function findLiveSource(name: string): LiveSource | undefined {
  return PROVIDERS.find((source) => source.name === name);
}
