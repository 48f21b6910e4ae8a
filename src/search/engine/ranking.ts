import { foldedTextIncludes } from '../../analysis/fold.js';
import { lemmaOf } from '../../analysis/lemmas.js';
import { stem } from '../../analysis/stem.js';
import { indexOfSequence, words } from '../../analysis/words.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { analysisLanguage } from '../../languages/find-language.js';
import type { QueryTerm } from '../parsed-text.js';
import type { SearchQuery } from '../search-query.js';
import type { ArticleIndex, SearchRange } from './article-index.js';
import { isSameExpression, type LanguagePlan, type RelevanceTier } from './expression.js';
import { DAY } from '../../config/durations.js';

/** The weights of the signals of relevance. docs/research/README.md documents how they were measured. */
export const RANKING_WEIGHTS = {
  /** Weight of all words of the query in the title, as typed. */
  title: 1,
  /** Weight of all words in the title, in any of their forms. */
  titleForms: 0.3,
  /** Weight of a title of the last two days with all words: more than all other signals together. */
  newTitle: 3,
  /** Weight of all words anywhere, as typed. */
  text: 0.5,
  /** Weight of all words anywhere, in any of their forms. */
  forms: 0.3,
  /** Weight of the share of the words that the title contains. */
  titleShare: 0.3,
  /** Weight of the share of the words that the title contains as typed, not only in another form: postes, post. */
  typed: 0.15,
  /** Weight of a title that begins with the query; less the later the query begins. */
  lead: 0.2,
  /** Weight of words that are adjacent in the title; less the further apart they are. */
  proximity: 0.3,
  /** Weight of a title that contains no other word. */
  coverage: 0.1,
  /** Weight of a preview that contains all words, too. */
  preview: 0.2,
  /** Weight of a title with a word that answers the question: why, reason. */
  answer: 0.4,
  /** Weight of an article that was published this moment. */
  freshness: 0.4,
  /** Age in days at which half of the weight of freshness is left. */
  halfFreshDays: 3,
};

/** Minimum number of ids that are read from each tier for the first ranking: cheap, they need no article. */
const MIN_IDS = 60;
/** Seconds for which a title is new. */
const NEW_FOR = 2 * DAY;
/**
 * Seconds after which an article is old: of `PLACES_PER_OLD` articles of a page one may be old where others have all
 * words, too.
 */
const OLD_AFTER = 7 * DAY;
const PLACES_PER_OLD = 5;
const IDS_PER_WANTED = 4;
/**
 * Minimum number of articles that are loaded at a time: usually enough for a full result after merging and diversity.
 */
const MIN_LOADED = 20;
const LOADED_PER_WANTED = 2;

/** Seconds after a period's end that are searched: articles of a crowded second (64 ids) have ids of later ones. */
const CROWDED_SECONDS = 300;

/** The range of ids of a search. It ends later than the period; the pipeline compares the times of the articles. */
export const searchRangeOf = (
  { since, until }: Pick<SearchQuery, 'since' | 'until'>,
  crowded = CROWDED_SECONDS,
): SearchRange => ({
  since,
  until: until === null ? null : until + crowded,
  before: null,
  upTo: null,
});

export interface Ranking {
  /** Ids by relevance and age, best first, with their relevance. */
  ranked: [id: number, relevance: number][];
  /** The last id that was read of each tier; null where it has no more. */
  positions: (number | null)[];
}

/** Number of articles that a page loads. */
export function pageSize(query: SearchQuery): number {
  return Math.max(MIN_LOADED, query.wanted * LOADED_PER_WANTED);
}

/** Ranks the newest matches of every tier together. The time is part of the id, so that ranking loads no article. */
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
  const countRecent = (): number => {
    let recent = 0;
    for (const id of relevance.keys()) if (id >= firstRecent) recent++;
    return recent;
  };
  const added = new Map<number, number>();
  const addIfNew = (ids: readonly number[], { ifNew }: RelevanceTier): void => {
    if (ifNew !== undefined) for (const id of ids) if (id >= firstNew) added.set(id, ifNew);
  };
  // Where the first tier and the last have the same few matches, so have those between them, which are not read.
  let alike: number[] | null = null;
  for (const [i, tier] of plan.tiers.entries()) {
    if (tier.fallback === true && countRecent() >= query.wanted) {
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
    for (const id of ids) if (!relevance.has(id)) relevance.set(id, tier.relevance);
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

/** The ids of a tier, if a wider tier has the same ids; else null. */
const sameOrNull = (ids: number[], ofWider: readonly number[]): number[] | null =>
  ids.length === ofWider.length ? ids : null;

/**
 * Moves articles that are older than a week, except the best few, behind all others, where those fill a page.
 *
 * @param wanted articles of a page.
 */
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

/** The freshness signal: full weight now, half after `halfFreshDays`, then slowly towards 0; 0 if undated. */
export function freshnessWeight(publishedAt: number | null, now: number): number {
  if (publishedAt === null) return 0;
  const days = Math.max(0, now - publishedAt) / DAY;
  return RANKING_WEIGHTS.freshness / (1 + days / RANKING_WEIGHTS.halfFreshDays);
}

/** The words of one alternative of a group and their lemmas. */
interface Run {
  typed: string[];
  lemmas: string[];
  /** The beginning of the first word, as most of its forms have it. */
  start: string;
}

/** A group of a query, as the text of an article is compared with it. */
interface Required {
  alternatives: Run[];
  /** The word's share of the weight of the query; the shares add up to 1. */
  weight: number;
}

/** The groups of a query in the form in which `textFit` finds them. */
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

/** The part of a title that matches the query. */
interface Span {
  isAll: boolean;
  /** Share of the query's weight that the words of a text have. */
  met: number;
  /** Share of the query's weight that words as typed have. */
  typed: number;
  words: number;
  first: number;
  end: number;
}

/**
 * The span of a title that matches. Lemmas are looked up only where words are compared by them: rarely after a word
 * matches as typed.
 */
function spanOf(title: string[], required: Required[], language: string): Span {
  const span = { isAll: true, met: 0, typed: 0, words: 0, first: title.length, end: 0 };
  const known: string[] = [];
  const lemmasUntil = (end: number): string[] => {
    while (known.length < end) known.push(lemmaOf(title[known.length]!, language));
    return known;
  };
  for (const { alternatives, weight } of required) {
    let best: { at: number; length: number } | null = null;
    let isTyped = false;
    for (const { typed, lemmas } of alternatives) {
      const typedAt = indexOfSequence(title, typed);
      isTyped ||= typedAt !== -1;
      let at = typedAt === -1 ? -1 : indexOfSequence(lemmasUntil(typedAt + typed.length), lemmas);
      if (at === -1) at = indexOfSequence(lemmasUntil(title.length), lemmas);
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

/**
 * The relevance of the text: position and proximity of the words in the title, the rest of the title, and words in the
 * preview.
 */
function textFit(preview: string, title: string[], required: Required[], language: string): number {
  if (required.length === 0) return 0;
  const { isAll, met, typed, words: length, first, end } = spanOf(title, required, language);
  const isInPreview = foldedTextIncludes(preview, language);
  let mentioned = 0;
  for (const { alternatives, weight } of required)
    if (alternatives.some(({ start }) => isInPreview(start))) mentioned += weight;
  const inPreview = RANKING_WEIGHTS.preview * mentioned;
  if (met === 0) return inPreview;
  return (
    inPreview +
    RANKING_WEIGHTS.lead * (1 - first / title.length) +
    RANKING_WEIGHTS.coverage * (length / title.length) +
    (isAll ? RANKING_WEIGHTS.proximity * (length / (end - first)) : 0) +
    RANKING_WEIGHTS.titleShare * met +
    RANKING_WEIGHTS.typed * typed
  );
}

/** The part of a plan by which the text of an article is scored. */
export type ScoredPlan = Pick<LanguagePlan, 'requested' | 'weights' | 'language' | 'keeps'>;

/** The plan in the language of an article. @param plans at least one. */
export function planInLanguageOf<P extends Pick<LanguagePlan, 'language'>>(
  plans: readonly P[],
  { language }: Pick<IndexedCandidate, 'language'>,
): P {
  if (plans.length === 1) return plans[0]!;
  const analysis = analysisLanguage(language);
  return plans.find((plan) => plan.language === analysis) ?? plans[0]!;
}

/**
 * Loads articles by id and ranks them by relevance, age and text fit, best first; of two equal ones the newer first.
 * Text fit is made of shares of the query and of the title, so that articles of several languages are comparable.
 *
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
      const { id, title, preview, publishedAt } = candidate;
      const plan = planInLanguageOf(plans, candidate);
      const fit = textFit(preview, words(title, plan.language), sought.get(plan)!, plan.language);
      return { candidate, score: relevance.get(id)! + fit + freshnessWeight(publishedAt, now) };
    })
    .sort((a, b) => b.score - a.score || b.candidate.id - a.candidate.id)
    .map(({ candidate }) => candidate);
}
