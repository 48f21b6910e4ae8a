import { existsSync } from 'node:fs';
import { IndexReader } from '../index/index-reader.js';
import type { Source } from '../ingestion/sources/source.js';
import {
  type FeedFault,
  type FeedState,
  SqliteFeedStateStore,
  unixNow,
} from '../ingestion/state/feed-state.js';
import {
  SqliteSubscriptionStore,
  stateOf,
  type SubscriptionState,
} from '../ingestion/websub/subscription.js';
import { type Cell, printRecords, isoTime } from './output.js';
import { readSettings } from './read-settings.js';
import { readSourceList } from './source-list.js';

/** `sources list`: every source with the result of its last poll. */
export async function listSources(options: { failing?: boolean; sources?: string }): Promise<void> {
  const settings = readSettings({ SOURCES: options.sources });
  const known = readKnown(settings.index.dataDir);
  const rows = readSourceList(settings.ingestion.sources)
    .map((source) => describe(source, known.get(source.url)))
    .filter(({ state }) => !options.failing || state === 'failing' || state === 'gone');
  await printRecords(rows);
}

/** The stored state of a feed and of its subscription. */
interface Known {
  state: FeedState;
  push: { state: SubscriptionState; reason: string | null } | null;
}

/** What is stored about each feed; nothing when there is no index yet. */
function readKnown(dataDir: string): Map<string, Known> {
  if (!existsSync(dataDir)) return new Map();
  const index = IndexReader.open(dataDir);
  try {
    const now = unixNow();
    const subscriptions = new SqliteSubscriptionStore(index.database).all();
    const subscribed = subscriptions
      .filter(({ mode }) => mode === 'subscribe')
      .map((one) => ({ feed: one.feed, state: stateOf(one, now), reason: reasonOf(one.error) }));
    // Of several hubs the active one is shown, if there is any: the last entry of a feed stays in the map.
    subscribed.sort((a, b) => Number(a.state === 'active') - Number(b.state === 'active'));
    const pushes = new Map(subscribed.map(({ feed, state, reason }) => [feed, { state, reason }]));
    const states = new SqliteFeedStateStore(index.database).all();
    return new Map(states.map((state) => [state.url, { state, push: pushes.get(state.url) ?? null }]));
  } finally {
    index.close();
  }
}

function describe(source: Source, known: Known | undefined): Record<string, Cell | Cell[]> {
  const state = known?.state;
  return {
    state: pollStateOf(state),
    push: known?.push?.state ?? null,
    language: source.language,
    country: source.country,
    categories: source.categories,
    articles: state?.articles ?? 0,
    checked: isoTime(state?.checkedAt ?? null),
    url: source.url,
    moved_to: state?.movedTo ?? null,
    title: source.title || state?.title || '',
    reason: reasonOf(state?.error ?? null),
    push_reason: known?.push?.reason ?? null,
  };
}

function reasonOf(error: FeedFault | null): string | null {
  return error && `${error.reason}: ${error.message}`;
}

function pollStateOf(state: FeedState | undefined): string {
  if (!state?.checkedAt) return 'new';
  if (state.goneAt !== null) return 'gone';
  return state.error ? 'failing' : 'fine';
}
