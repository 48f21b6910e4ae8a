import { MAX_NODES, nodeOfSharedId } from '../documents.js';
import { type ArticleIndex, WHOLE_INDEX } from '../../search/engine/article-index.js';
import { allWordsExpression } from '../../search/engine/plan-language.js';
import type { ArrivedMatch, ArrivalIndex, ArrivalPosition } from '../../search/search-provider.js';
import type { SearchQuery } from '../../search/search-query.js';
import type { OpenSearchSession } from './opensearch-session.js';
import { type OpenSearchQuery, renderOpenSearch } from './render-opensearch.js';

/** Maximum number of queries in one request. */
const MAX_SEARCHES = 100;
/** Milliseconds after which a replicated article is searchable for certain; each index refreshes at its own time. */
const REFRESHED_AFTER_MS = 2_500;

/** Up to which sequence number (order of arrival) the articles of an ingestion node are searchable. */
interface Searchability {
  /** All articles up to this sequence number are searchable for certain. */
  settled: number;
  /** Highest sequence number that was read since `at`, the time when `settled` was set. It becomes the next `settled`. */
  newest: number;
  at: number;
}

/** Id of an article, its ingestion node, and its sequence number (order of arrival) at that node. */
interface ArrivedId {
  node: number;
  sequence: number;
  id: number;
}

const nameOf = (node: number): string => `n${node}`;
const numberOf = (name: string): number => (/^n\d+$/.test(name) ? Number(name.slice(1)) : NaN);

/** Reads new articles of all ingestion nodes in the order of arrival. One instance serves all searches. */
export class OpenSearchArrivals implements ArrivalIndex {
  private readonly searchability = new Map<number, Searchability>();

  /** @param open opens a session for one read, and an index that uses it. */
  constructor(
    private readonly articles: string,
    private readonly open: () => { session: OpenSearchSession; index: ArticleIndex },
  ) {}

  origin(): string {
    return `opensearch ${this.articles}`;
  }

  position(): Promise<ArrivalPosition> {
    return this.lastOf({ match_all: {} });
  }

  async after(
    position: ArrivalPosition,
    queries: readonly SearchQuery[],
    max: number,
  ): ReturnType<ArrivalIndex['after']> {
    const known = Object.keys(position).map(numberOf).filter(Number.isInteger);
    // A position of another index. That of an empty archive has no node.
    if (known.length === 0 && Object.keys(position).length > 0)
      return { position: await this.position(), found: queries.map(() => []), isEnd: true };
    const { session, index } = this.open();
    const { hits } = await session.search(this.articles, {
      query: arrivedAfter(position),
      size: max,
      sort: [{ node: 'asc' }, { sequence: 'asc' }, { id: 'asc' }],
    });
    const read = hits.hits.map(({ sort: [node, sequence, id] }) => {
      return { node: node!, sequence: sequence!, id: id! };
    });
    const batch = this.searchable(read, position);
    const last = { ...position };
    for (const { node, sequence } of batch) last[nameOf(node)] = sequence;
    const found = await this.find(batch, queries, session, index);
    return { position: last, found, isEnd: read.length < max || batch.length < read.length };
  }

  async until(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    start: ArrivalPosition = {},
  ): ReturnType<ArrivalIndex['until']> {
    const expression = allWordsExpression(query);
    if (expression === null) return [];
    const { index } = this.open();
    const ids = await index.match([{ expression }], WHOLE_INDEX, max)(0);
    const candidates = await index.load(ids);
    const isBetween = ({ id, sequence }: (typeof candidates)[number]): boolean => {
      const node = nameOf(nodeOfSharedId(id));
      return sequence > (start[node] ?? -1) && sequence <= (position[node] ?? 0);
    };
    return candidates.filter(isBetween).sort((a, b) => b.sequence - a.sequence);
  }

  async bound(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    since: number,
  ): ReturnType<ArrivalIndex['bound']> {
    const known = Object.keys(position).map(numberOf).filter(Number.isInteger);
    const expression = allWordsExpression(query);
    if (known.length === 0 || expression === null) return null;
    const recent = later(position, await this.lastOf({ range: { seen_at: { lt: since } } }));
    const { hits } = await this.open().session.search(this.articles, {
      query: { bool: { filter: [arrivedAfter(recent), renderOpenSearch(expression)] } } as OpenSearchQuery,
      size: max + 1,
      sort: [{ seen_at: 'desc' }, { node: 'desc' }, { sequence: 'desc' }],
    });
    const matches = hits.hits.map(({ sort: [seenAt, node, sequence] }) => {
      return { seenAt: seenAt!, node: nameOf(node!), sequence: sequence! };
    });
    if (matches.length <= max) return recent === position ? null : { position: recent, from: since };
    const replayed = matches.slice(0, max);
    const from = replayed.at(-1)!.seenAt;
    const older = await this.lastOf({ range: { seen_at: { lte: from } } });
    const bounds: Record<string, number> = { ...later(recent, older) };
    for (const { node, sequence } of replayed) bounds[node] = sequence - 1;
    return { position: bounds, from };
  }

  /** The last sequence number of each ingestion node among the matches of a query. */
  private async lastOf(query: OpenSearchQuery): Promise<ArrivalPosition> {
    const aggs = {
      nodes: {
        terms: { field: 'node', size: MAX_NODES },
        aggs: { last: { max: { field: 'sequence' } } },
      },
    };
    const { aggregations } = await this.open().session.search(this.articles, { query, size: 0, aggs });
    const nodes = aggregations!['nodes']!.buckets as { key: number; last: { value: number } }[];
    return Object.fromEntries(nodes.map(({ key, last }) => [nameOf(key), last.value]));
  }

  /** The articles before the first gap in their node's sequence: those in the gap may become searchable later. */
  private searchable(read: readonly ArrivedId[], position: ArrivalPosition): ArrivedId[] {
    const now = performance.now();
    for (const { node, sequence } of read) {
      const state = this.searchability.get(node) ?? { settled: 0, newest: 0, at: now };
      if (now - state.at >= REFRESHED_AFTER_MS)
        Object.assign(state, { settled: state.newest, newest: 0, at: now });
      state.newest = Math.max(state.newest, sequence);
      this.searchability.set(node, state);
    }
    const next = new Map<number, number>();
    const held = new Set<number>();
    return read.filter(({ node, sequence }) => {
      const expected = next.get(node) ?? (position[nameOf(node)] ?? 0) + 1;
      next.set(node, sequence + 1);
      if (sequence > expected && sequence - 1 > this.searchability.get(node)!.settled) held.add(node);
      return !held.has(node);
    });
  }

  private async find(
    batch: readonly ArrivedId[],
    queries: readonly SearchQuery[],
    session: OpenSearchSession,
    index: ArticleIndex,
  ): Promise<ArrivedMatch[][]> {
    if (batch.length === 0) return queries.map(() => []);
    const arrivals = new Map(batch.map((arrival) => [arrival.id, arrival]));
    const isInBatch = { terms: { id: [...arrivals.keys()] } };
    const expressions = queries.map(allWordsExpression);
    const searched = expressions.filter((expression) => expression !== null);
    const matched: number[][] = [];
    for (let i = 0; i < searched.length; i += MAX_SEARCHES) {
      const searches = searched.slice(i, i + MAX_SEARCHES).map((expression) => ({
        query: { bool: { filter: [renderOpenSearch(expression), isInBatch] } } as OpenSearchQuery,
        size: batch.length,
        sort: [{ id: 'desc' as const }],
      }));
      const found = await session.searchAll(this.articles, searches);
      matched.push(...found.map(({ hits }) => hits.hits.map(({ sort }) => sort[0]!)));
    }
    const candidates = new Map((await index.load(new Set(matched.flat()))).map((one) => [one.id, one]));
    return expressions.map((expression) => {
      const ids = expression === null ? [] : matched.shift()!;
      return ids
        .flatMap((id): ArrivedMatch[] => {
          const candidate = candidates.get(id);
          const { node, sequence } = arrivals.get(id)!;
          return candidate === undefined ? [] : [{ candidate, node: nameOf(node), sequence }];
        })
        .sort((a, b) => a.node.localeCompare(b.node) || a.sequence - b.sequence);
    });
  }
}

/** A query for the articles that arrived after a position, including all articles of nodes that the position lacks. */
function arrivedAfter(position: ArrivalPosition): OpenSearchQuery {
  const known = Object.keys(position).map(numberOf).filter(Number.isInteger);
  const behind = known.map((node) => ({
    bool: { filter: [{ term: { node } }, { range: { sequence: { gt: position[nameOf(node)] } } }] },
  }));
  const others = {
    bool: { filter: [{ range: { sequence: { gt: 0 } } }], must_not: [{ terms: { node: known } }] },
  };
  return { bool: { should: [...behind, others], minimum_should_match: 1 } } as OpenSearchQuery;
}

/** The later of two positions for each node; returns `position` itself if `other` is nowhere later. */
function later(position: ArrivalPosition, other: ArrivalPosition): ArrivalPosition {
  const moved = Object.entries(other).filter(([node, sequence]) => sequence > (position[node] ?? 0));
  return moved.length === 0 ? position : { ...position, ...Object.fromEntries(moved) };
}
