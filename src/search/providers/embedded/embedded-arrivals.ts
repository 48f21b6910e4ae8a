import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { ALL_IDS, type IdRange, IDS_PER_SECOND } from '../../../index/article-id.js';
import type { IndexReader } from '../../../index/index-reader.js';
import { allWordsExpression } from '../../engine/plan-language.js';
import type { ArrivedMatch, ArrivalIndex, ArrivalPosition } from '../../search-provider.js';
import type { SearchQuery } from '../../search-query.js';
import { renderFts5 } from './render-fts5.js';
import { HOUR } from '../../../config/durations.js';

/** Maximum distance of two ids that are read as one range; beyond it, a second query is cheaper than the ids between. */
const MAX_ID_GAP = HOUR * IDS_PER_SECOND;
const MAX_SEQUENCE = Number.MAX_SAFE_INTEGER;
/** Maximum milliseconds without yielding to the event loop. */
const YIELD_EVERY_MS = 10;
/** Number of articles that are read at a time in the order of arrival, from the newest backwards. */
const STEP = 2_000;

/** Cached FTS5 expressions, by query object; null for a query that matches nothing. */
const rendered = new WeakMap<SearchQuery, { expression: string | null }>();

function expressionOf(query: SearchQuery): string | null {
  let cached = rendered.get(query);
  if (cached === undefined) {
    const expression = allWordsExpression(query);
    cached = { expression: expression === null ? null : renderFts5(expression) };
    rendered.set(query, cached);
  }
  return cached.expression;
}

/** Ranges that contain the given ids and few others. */
function rangesOf(ids: readonly number[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && id < last.before + MAX_ID_GAP) last.before = id + 1;
    else ranges.push({ from: id, before: id + 1 });
  }
  return ranges;
}

/** Reads new articles from the index file, as one ingestion node. Another index's position continues at the newest. */
export class EmbeddedArrivals implements ArrivalIndex {
  constructor(private readonly reader: IndexReader) {}

  origin(): string {
    return this.reader.node();
  }

  async position(): Promise<ArrivalPosition> {
    return { [this.reader.node()]: this.reader.newestSequence() };
  }

  async after(
    position: ArrivalPosition,
    queries: readonly SearchQuery[],
    max: number,
  ): ReturnType<ArrivalIndex['after']> {
    const node = this.reader.node();
    const from = position[node];
    if (from === undefined)
      return { position: await this.position(), found: queries.map(() => []), isEnd: true };
    const batch = this.reader.arrivedAfter(from, max);
    const sequences = new Map(batch.map(({ id, sequence }) => [id, sequence]));
    const matchAmong = this.matcher();
    const matched: number[][] = [];
    for (const query of queries) matched.push(await matchAmong(query, sequences));
    const candidates = new Map(this.reader.load(new Set(matched.flat())).map((one) => [one.id, one]));
    const found = matched.map((ids) =>
      ids
        .flatMap((id): ArrivedMatch[] => {
          const candidate = candidates.get(id);
          return candidate === undefined ? [] : [{ candidate, node, sequence: sequences.get(id)! }];
        })
        .sort((a, b) => a.sequence - b.sequence),
    );
    const last = batch.at(-1)?.sequence ?? from;
    return { position: { ...position, [node]: last }, found, isEnd: batch.length < max };
  }

  /** Reads the newest matches by publication time, and those among the last articles to arrive, which may be old. */
  async until(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    start: ArrivalPosition = {},
  ): ReturnType<ArrivalIndex['until']> {
    const expression = expressionOf(query);
    if (expression === null) return [];
    const node = this.reader.node();
    const [first, last] = [start[node] ?? -1, position[node] ?? 0];
    const newest = this.reader.match(expression, ALL_IDS, max);
    const batch = this.reader.arrivedBefore(last + 1, STEP).filter(({ sequence }) => sequence > first);
    const matched = new Set(await this.matcher()(query, new Map(batch.map(({ id }) => [id, null]))));
    const latest = batch.flatMap(({ id }) => (matched.has(id) ? id : [])).slice(0, max);
    return this.reader
      .load(new Set([...latest, ...newest]))
      .filter(({ sequence }) => sequence > first && sequence <= last)
      .sort((a, b) => b.sequence - a.sequence)
      .slice(0, max);
  }

  /** Reads backwards from the newest article, so that the cost depends on the number of articles to send. */
  async bound(
    position: ArrivalPosition,
    query: SearchQuery,
    max: number,
    since: number,
  ): ReturnType<ArrivalIndex['bound']> {
    const node = this.reader.node();
    const first = position[node];
    if (first === undefined) return null;
    const matchAmong = this.matcher();
    let matches = 0;
    let from = since;
    let before = this.reader.newestSequence() + 1;
    for (;;) {
      const batch = this.reader.arrivedBefore(before, STEP);
      const matched = new Set(await matchAmong(query, new Map(batch.map(({ id }) => [id, null]))));
      for (const { id, sequence, seenAt } of batch) {
        if (sequence <= first) return null;
        if (seenAt < since) return { position: { [node]: sequence }, from: since };
        if (!matched.has(id)) continue;
        if (matches === max) return { position: { [node]: sequence }, from };
        matches++;
        from = seenAt;
      }
      if (batch.length < STEP) return null;
      before = batch.at(-1)!.sequence;
    }
  }

  /** Makes a function that finds which of the given articles match a query. It yields to the event loop in between. */
  private matcher(): (query: SearchQuery, ids: ReadonlyMap<number, unknown>) => Promise<number[]> {
    let begun = performance.now();
    return async (query, ids) => {
      const expression = expressionOf(query);
      const matched: number[] = [];
      for (const range of expression === null ? [] : rangesOf([...ids.keys()])) {
        for (const id of this.reader.match(expression!, range, MAX_SEQUENCE))
          if (ids.has(id)) matched.push(id);
        if (performance.now() - begun < YIELD_EVERY_MS) continue;
        await yieldToEventLoop();
        begun = performance.now();
      }
      return matched;
    };
  }
}
