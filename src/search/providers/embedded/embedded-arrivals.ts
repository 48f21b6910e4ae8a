import { setImmediate as breathe } from 'node:timers/promises';
import type { Candidate } from '../../../articles/article.js';
import { type IdRange, PER_SECOND, ALL_IDS } from '../../../index/article-id.js';
import type { IndexReader } from '../../../index/index-reader.js';
import { matchQuery } from '../../engine/find-matches.js';
import type { Arrived, ArrivalIndex, ArrivalPosition, SearchQuery } from '../../search-provider.js';
import { renderFts5 } from './embedded-index.js';

/** Ids further apart than an hour are read by themselves: what lies between costs more than to ask again. */
const GAP = 3600 * PER_SECOND;
const EVERYTHING = Number.MAX_SAFE_INTEGER;
/** Requests wait no longer for many questions, or for one about articles of many times, in milliseconds. */
const BREATHE_EVERY_MS = 10;

/** Cache: a query is repeated as the same object. Null for one without matches. */
const rendered = new WeakMap<SearchQuery, { expression: string | null }>();

function expressionOf(question: SearchQuery): string | null {
  let known = rendered.get(question);
  if (known === undefined) {
    const expression = matchQuery(question);
    known = { expression: expression === null ? null : renderFts5(expression) };
    rendered.set(question, known);
  }
  return known.expression;
}

/** The ranges that hold the ids, few others between them. */
function rangesOf(ids: readonly number[]): IdRange[] {
  const ranges: IdRange[] = [];
  for (const id of [...ids].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && id < last.before + GAP) last.before = id + 1;
    else ranges.push({ from: id, before: id + 1 });
  }
  return ranges;
}

/** Finds which of some articles a query matches. Yields to the event loop, also between queries. */
function matcher(
  index: IndexReader,
): (query: SearchQuery, ids: ReadonlyMap<number, unknown>) => Promise<number[]> {
  let begun = performance.now();
  return async (query, ids) => {
    const expression = expressionOf(query);
    const matched: number[] = [];
    for (const range of expression === null ? [] : rangesOf([...ids.keys()])) {
      for (const id of index.match(expression!, range, EVERYTHING)) if (ids.has(id)) matched.push(id);
      if (performance.now() - begun < BREATHE_EVERY_MS) continue;
      await breathe();
      begun = performance.now();
    }
    return matched;
  };
}

export const positionOf = (index: IndexReader): ArrivalPosition => ({
  [index.node()]: index.newestSequence(),
});

/** As `ArrivalIndex.after`. The file has one node: for a position of another node, all of it is new. */
export async function findArrived(
  index: IndexReader,
  position: ArrivalPosition,
  questions: readonly SearchQuery[],
  most: number,
): ReturnType<ArrivalIndex['after']> {
  const node = index.node();
  const from = position[node];
  if (from === undefined) return { position: positionOf(index), found: questions.map(() => []), isEnd: true };
  const batch = index.arrivedAfter(from, most);
  const sequences = new Map(batch.map(({ id, sequence }) => [id, sequence]));
  const matchAmong = matcher(index);
  const matched: number[][] = [];
  for (const question of questions) matched.push(await matchAmong(question, sequences));
  const candidates = new Map(index.load(new Set(matched.flat())).map((one) => [one.id, one]));
  const found = matched.map((ids) =>
    ids
      .flatMap((id): Arrived[] => {
        const candidate = candidates.get(id);
        return candidate === undefined ? [] : [{ candidate, node, sequence: sequences.get(id)! }];
      })
      .sort((a, b) => a.sequence - b.sequence),
  );
  const last = batch.at(-1)?.sequence ?? from;
  return { position: { ...position, [node]: last }, found, isEnd: batch.length < most };
}

/** As `ArrivalIndex.until`. */
export function findEarlier(
  index: IndexReader,
  position: ArrivalPosition,
  question: SearchQuery,
  most: number,
): Candidate[] {
  const expression = expressionOf(question);
  if (expression === null) return [];
  const last = position[index.node()] ?? 0;
  return index.load(index.match(expression, ALL_IDS, most)).filter(({ sequence }) => sequence <= last);
}

/** Arrivals read in one step. */
const STEP = 2_000;

/** As `ArrivalIndex.bound`. Reads backwards, so that the cost is that of what will be sent. */
export async function boundReplay(
  index: IndexReader,
  position: ArrivalPosition,
  query: SearchQuery,
  max: number,
  since: number,
): ReturnType<ArrivalIndex['bound']> {
  const node = index.node();
  const first = position[node];
  if (first === undefined) return null;
  const matchAmong = matcher(index);
  let matches = 0;
  let from = since;
  let before = index.newestSequence() + 1;
  for (;;) {
    const batch = index.arrivedBefore(before, STEP);
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
