import { existsSync } from 'node:fs';
import { IndexReader } from '../index/index-reader.js';
import type { FeedState } from '../ingestion/state/feed-state.js';
import { SqliteFeedStateStore } from '../ingestion/state/sqlite-feed-state-store.js';
import type { Source } from '../ingestion/sources/source.js';
import { type Cell, printRecords } from './output.js';
import { readSettings } from './read-settings.js';
import { readSourceList } from './read-source-list.js';

/** `sources list`: what is polled and how it went. */
export async function listSources(options: { failing?: boolean; sources?: string }): Promise<void> {
  const settings = readSettings({ SOURCES: options.sources });
  const states = readStates(settings.index.dataDir);
  const rows = readSourceList(settings.ingestion.sources)
    .map((source) => describe(source, states.get(source.url)))
    .filter(({ state }) => !options.failing || state === 'failing' || state === 'gone');
  await printRecords(rows);
}

/** What is remembered of each feed; nothing when there is no index yet. */
function readStates(dataDir: string): Map<string, FeedState> {
  if (!existsSync(dataDir)) return new Map();
  const index = IndexReader.open(dataDir);
  try {
    return new Map(new SqliteFeedStateStore(index.database).all().map((state) => [state.url, state]));
  } finally {
    index.close();
  }
}

function describe(source: Source, state: FeedState | undefined): Record<string, Cell | Cell[]> {
  return {
    state: stateOf(state),
    language: source.language,
    country: source.country,
    categories: source.categories,
    articles: state?.articles ?? 0,
    checked: state?.checkedAt ? new Date(state.checkedAt * 1000).toISOString().replace('.000Z', 'Z') : null,
    url: source.url,
    moved_to: state?.movedTo ?? null,
    title: source.title || state?.title || '',
    reason: state?.error ? `${state.error.reason}: ${state.error.message}` : null,
  };
}

function stateOf(state: FeedState | undefined): string {
  if (!state?.checkedAt) return 'new';
  if (state.goneAt !== null) return 'gone';
  return state.error ? 'failing' : 'fine';
}
