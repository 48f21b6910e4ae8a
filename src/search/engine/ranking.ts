import { foldedTextIncludes } from '../../analysis/fold.js';
import { lemmaOf } from '../../analysis/lemmas.js';
import { stem } from '../../analysis/stem.js';
import { readTitleLemmas, type TitleLemmas, writeTitleLemmas } from '../../analysis/title-lemmas.js';
import { indexOfSequence, words } from '../../analysis/words.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { QueryTerm } from '../parsed-text.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import { isSameExpression } from './expression.js';
import type { LanguagePlan, RelevanceTier } from './search-plan.js';
import { DAY } from '../../config/durations.js';

/** Weights of the signals of relevance; docs/research/README.md describes how they were measured. */
export const RANKING_WEIGHTS = {
  /** Weight of all words of the query in the title, as typed. */
  title: 1,
  /** Weight of all words in the title, in any of their forms. */
  titleForms: 0.3,
  /** Weight of a title with all words, in articles of the last two days: more than all other signals together. */
  newTitle: 3,
  /** Weight of all words anywhere, as typed. */
  text: 0.5,
  /** Weight of all words anywhere, in any of their forms. */
  forms: 0.3,
  /** Weight of the share of the words that the title contains. */
  titleShare: 0.3,
  /** Weight of the share of the words that the title contains as typed, rather than in another form. */
  typed: 0.15,
  /** Weight of a title that begins with the query; less the later the words begin. */
  lead: 0.2,
  /** Weight of words that are adjacent in the title; less the more words are between them. */
  proximity: 0.3,
  /** Weight of a title without any other word; less the more other words it has. */
  coverage: 0.1,
  /** Weight of a preview with all words; a share of it for a preview with some of them. */
  preview: 0.2,
  /** Weight of a title with a word that answers the question, such as `reason` for `why`. */
  answer: 0.4,
  /** Weight of an article that is published now; less for an older one. */
  freshness: 0.4,
  /** Age in days at which the weight of freshness is halved. */
  halfFreshDays: 3,
};

/** Minimum number of ids that are read for each expression. Ids are cheap: only the best articles are loaded. */
const MIN_IDS = 60;
/** Seconds for which a title counts as new. */
const NEW_FOR = 2 * DAY;
/** Age in seconds from which an article is old. If newer ones fill a page, one in `PLACES_PER_OLD` places is old. */
const OLD_AFTER = 7 * DAY;
const PLACES_PER_OLD = 5;
const IDS_PER_WANTED = 4;
/** Minimum number of articles that are loaded at a time, usually enough for one page. */
const MIN_LOADED = 20;
const LOADED_PER_WANTED = 2;

/** Seconds that are searched after a period's end: beyond 64 articles a second, ids are those of later seconds. */
const CROWDED_SECONDS = 300;

/** The range of articles for a search, somewhat longer than its period; exact times are compared after loading. */
export const searchRangeOf = (
  { since, until }: Pick<SearchQuery, 'since' | 'until'>,
  crowded = CROWDED_SECONDS,
): SearchRange => ({ since, until: until === null ? null : until + crowded, before: null, upTo: null });

export interface Ranking {
  /** Ids with their relevance, ranked by relevance and age. */
  ranked: [id: number, relevance: number][];
  /** For each tier (expression), the last id that was read, where later reads continue; null if it has no more. */
  positions: (number | null)[];
}

/** Number of articles that are loaded for a page. */
export function pageSize(query: SearchQuery): number {
  return Math.max(MIN_LOADED, query.wanted * LOADED_PER_WANTED);
}

/** Ranks the newest matches of all tiers (expressions) without loading articles: an id contains its publication time. */
export async function rankIds(
  index: ArticleIndex,
  query: SearchQuery,
  plan: LanguagePlan,
  range: SearchRange,
  now: number,
): Promise<Ranking> {
  const limit = Math.max(MIN_IDS, query.wanted * IDS_PER_WANTED);
  const relevance = new Map<number, number>();
  const further = [plan.answers, plan.titlePhrase].filter((tier) => tier != null);
  const read = index.match([...plan.tiers, ...plan.boosts, ...further], range, limit);
  const positions: Ranking['positions'] = [];
  const [firstNew, firstRecent] = [index.lowestIdAt(now - NEW_FOR), index.lowestIdAt(now - OLD_AFTER)];
  let recent = 0;
  const added = new Map<number, number>();
  const addIfNew = (ids: readonly number[], { ifNew }: RelevanceTier): void => {
    if (ifNew !== undefined) for (const id of ids) if (id >= firstNew) added.set(id, ifNew);
  };
  // Where the first tier and the last have the same few matches, so have those between them, which are not read.
  let alike: number[] | null = null;
  for (const [i, tier] of plan.tiers.entries()) {
    if (tier.fallback === true && recent >= query.wanted) {
      positions.push(Number.MAX_SAFE_INTEGER);
      continue;
    }
    const before = alike === null && tier.fallback === true ? plan.tiers.slice(0, i) : [];
    if (before.some(({ expression }) => isSameExpression(expression, tier.expression))) {
      positions.push(null);
      continue;
    }
    const ids = alike ?? (await read(i));
    if (i === 0 && index.isLocal === true && plan.isNested === true && ids.length < query.wanted)
      alike = sameOrNull(ids, await read(plan.tiers.length - 1));
    for (const id of ids) {
      if (relevance.has(id)) continue;
      relevance.set(id, tier.relevance);
      if (id >= firstRecent) recent++;
    }
    addIfNew(ids, tier);
    positions.push(ids.length < limit ? null : ids.at(-1)!);
  }
  for (const [i, tier] of further.entries()) {
    if (tier === plan.titlePhrase && positions[0] === null) continue;
    const ids = await read(plan.tiers.length + plan.boosts.length + i);
    for (const id of ids) relevance.set(id, Math.max(relevance.get(id) ?? 0, tier.relevance));
    addIfNew(ids, tier);
  }
  for (const [id, more] of added) relevance.set(id, relevance.get(id)! + more);
  const least = plan.tiers.at(-1)!.relevance;
  for (const [i, boost] of plan.boosts.entries()) {
    for (const id of await read(plan.tiers.length + i)) {
      relevance.set(id, (relevance.get(id) ?? least) + boost.relevance);
    }
  }
  const score = ([id, worth]: [number, number]): number => worth + freshnessWeight(index.secondsOf(id), now);
  const scored = [...relevance].map((entry) => ({ entry, score: score(entry) }));
  scored.sort((a, b) => b.score - a.score || b.entry[0] - a.entry[0]);
  return { ranked: scored.map(({ entry }) => entry), positions };
}

/** The given ids, if a wider tier has no others; otherwise null. */
const sameOrNull = (ids: number[], ofWider: readonly number[]): number[] | null =>
  ids.length === ofWider.length ? ids : null;

/** Moves articles older than a week, except the best few, behind the newer ones, if these fill a page. */
export function moveOldBehind(
  index: ArticleIndex,
  ranked: Ranking['ranked'],
  wanted: number,
  now: number,
): Ranking['ranked'] {
  const firstRecent = index.lowestIdAt(now - OLD_AFTER);
  const isOld = ([id]: Ranking['ranked'][number]): boolean => id < firstRecent;
  const old = ranked.filter(isOld);
  if (ranked.length - old.length < wanted) return ranked;
  const behind = new Set(old.slice(Math.floor(wanted / PLACES_PER_OLD)));
  return [
    ...ranked.filter((one) => !behind.has(one)),
    ...[...behind].map(([id, relevance]): [number, number] => [id, relevance - RANKING_WEIGHTS.newTitle]),
  ];
}

/**
 * The relevance that an article gets for its age: `RANKING_WEIGHTS.freshness` if it is published now, half after
 * `halfFreshDays`, then slowly towards 0. 0 for an undated article.
 */
export function freshnessWeight(publishedAt: number | null, now: number): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, now - publishedAt) / DAY;
  return RANKING_WEIGHTS.freshness / (1 + days / RANKING_WEIGHTS.halfFreshDays);
}

/** One alternative of a group (`a` or `b` in `a OR b`), with the lemmas of its words. */
interface Run {
  typed: string[];
  lemmas: string[];
  /** The stem of the first word. */
  start: string;
}

/** A word of the query with its alternatives, by which a text is scored. */
interface Required {
  alternatives: Run[];
  /** Share of the group in the weight of the query, 0 to 1. */
  weight: number;
}

/** Prepares the groups of a query for `textFit`. */
function scoredTermsOf(groups: QueryTerm[][], weights: number[] | undefined, language: string): Required[] {
  const runOf = ({ text }: QueryTerm): Run => {
    const typed = words(text, language);
    return {
      typed,
      lemmas: typed.map((word) => lemmaOf(word, language)),
      start: stem(typed[0] ?? '', language),
    };
  };
  const parts = groups
    .map((group, i) => ({
      alternatives: group.map(runOf).filter(({ typed }) => typed.length > 0),
      weight: weights?.[i] ?? 1,
    }))
    .filter(({ alternatives }) => alternatives.length > 0);
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  return parts.map((part) => ({ ...part, weight: part.weight / total }));
}

/** Where the words of a query are in a title, and how many of them. */
interface Span {
  isAll: boolean;
  /** Share of the query's weight that the title has, in any form. */
  met: number;
  /** Share of the query's weight that the title has as typed. */
  typed: number;
  words: number;
  first: number;
  end: number;
}

/** Finds the words of a query in a title: the first place of each, in any form. */
function spanOf(title: TitleLemmas, required: Required[]): Span {
  const span = { isAll: true, met: 0, typed: 0, words: 0, first: title.words.length, end: 0 };
  for (const { alternatives, weight } of required) {
    let best: { at: number; length: number } | null = null;
    let isTyped = false;
    for (const { typed, lemmas } of alternatives) {
      isTyped ||= indexOfSequence(title.words, typed) !== -1;
      const at = indexOfSequence(title.lemmas, lemmas);
      if (at !== -1 && (best === null || at < best.at)) best = { at, length: lemmas.length };
    }
    if (best === null) {
      span.isAll = false;
      continue;
    }
    span.met += weight;
    if (isTyped) span.typed += weight;
    span.words += best.length;
    span.first = Math.min(span.first, best.at);
    span.end = Math.max(span.end, best.at + best.length);
  }
  return span;
}

/** Scores a text: position and proximity of words in the title, its other words, and words in the preview. */
function textFit(preview: string, title: TitleLemmas, required: Required[], language: string): number {
  if (required.length === 0) return 0;
  const { isAll, met, typed, words: length, first, end } = spanOf(title, required);
  const isInPreview = foldedTextIncludes(preview, language);
  let mentioned = 0;
  for (const { alternatives, weight } of required)
    if (alternatives.some(({ start }) => isInPreview(start))) mentioned += weight;
  const inPreview = RANKING_WEIGHTS.preview * mentioned;
  if (met === 0) return inPreview;
  return (
    inPreview +
    RANKING_WEIGHTS.lead * (1 - first / title.words.length) +
    RANKING_WEIGHTS.coverage * (length / title.words.length) +
    (isAll ? RANKING_WEIGHTS.proximity * (length / (end - first)) : 0) +
    RANKING_WEIGHTS.titleShare * met +
    RANKING_WEIGHTS.typed * typed
  );
}

export type ScoredPlan = Pick<LanguagePlan, 'requested' | 'weights' | 'language' | 'keeps'>;

/** The plan in the language of an article, else the first plan. @param plans at least one. */
export function planInLanguageOf<P extends Pick<LanguagePlan, 'language'>>(
  plans: readonly P[],
  { language }: Pick<IndexedCandidate, 'language'>,
): P {
  if (plans.length === 1) return plans[0]!;
  const analysis = analysisLanguage(language);
  return plans.find((plan) => plan.language === analysis) ?? plans[0]!;
}

/**
 * Loads articles and ranks them by relevance, age and text score, best first; of equal ones, the newer is first. The text
 * score is a share of the query and of the title, comparable between languages.
 * @param plans one for each language.
 */
export async function rankByText(
  index: ArticleIndex,
  relevance: ReadonlyMap<number, number>,
  plans: readonly ScoredPlan[],
  now: number,
): Promise<IndexedCandidate[]> {
  const sought = new Map(
    plans.map((plan) => [plan, scoredTermsOf(plan.requested, plan.weights, plan.language)]),
  );
  const candidates = await index.load(relevance.keys());
  return candidates
    .filter((one) => planInLanguageOf(plans, one).keeps?.(one, relevance.get(one.id)!) ?? true)
    .map((candidate) => {
      const { id, title, preview, publishedAt, titleLemmas } = candidate;
      const plan = planInLanguageOf(plans, candidate);
      const read = readTitleLemmas(titleLemmas || writeTitleLemmas(title, plan.language));
      const fit = textFit(preview, read, sought.get(plan)!, plan.language);
      return { candidate, score: relevance.get(id)! + fit + freshnessWeight(publishedAt, now) };
    })
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .map(({ candidate }) => candidate);
}
