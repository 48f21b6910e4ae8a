import { secondsOf } from '../../../../index/article-id.js';
import type { IndexReader } from '../../../../index/index-reader.js';
import { countryToken, domainToken } from '../../../../index/tokens.js';
import { analysisLanguage } from '../../../../languages/find-language.js';
import { words } from '../../../../analysis/words.js';
import type { CandidatePage, PageRequest } from '../../../search-provider.js';
import type { SearchQuery } from '../../../search-query.js';
import { contentGroups, strongGroups } from '../query/content-groups.js';
import { allOf, type Expression, inTitle, label, without } from '../query/expression.js';
import { renderFts5 } from '../query/render-fts5.js';
import { excluding, phrase, separateWords } from '../query/terms.js';
import { pageSize, rangeOf } from '../ranking/rank-ids.js';
import { freshness, rankMatches } from '../ranking/rank-matches.js';
import type { RankingWeights } from '../ranking/ranking-weights.js';
import { askedOf, textFit } from '../ranking/text-fit.js';
import { looseWords } from './loose-words.js';
import { type Loosening, planLoosening, type Reading } from './plan-loosening.js';

/** Ids read for one way to leave words out, and how many are enough to choose a page from. */
const IDS_PER_READING = 60;
const ENOUGH_IDS = 60;
/** What it is worth to hold all that the words say, and to hold what is held in the title. */
const ALL_WORDS = 1.5;
const IN_TITLE = 0.3;

/** Where loosening goes on. */
export interface LoosenedPosition {
  /** Null before anything is loosened: only then is it worked out how. */
  loosening: Loosening | null;
  /** Readings of the steps that are still to come, those of the present step first. */
  steps: Reading[][];
  ranked: [id: number, relevance: number][];
}

/** Whether an answer may be filled with articles that lack some of the words; a choice of words is never loosened. */
export function canLoosen({ intent, parsed }: SearchQuery): boolean {
  return intent === 'text' && parsed!.groups.length > 0 && parsed!.groups.every(({ length }) => length === 1);
}

export const LOOSENED_START: LoosenedPosition = { loosening: null, steps: [], ranked: [] };

function loosen(index: IndexReader, query: SearchQuery, now: number): Loosening {
  const parsed = query.parsed!;
  const language = analysisLanguage(query.language);
  const groups = strongGroups(parsed.groups, language) ?? contentGroups(parsed.groups, language);
  const terms = groups.map(([term]) => term!);
  const phrases = terms
    .filter((term) => term.phrase)
    .map(({ text }) => phrase(text, language))
    .filter((one) => one !== null);
  const plain = terms.filter((term) => !term.phrase).flatMap((term) => separateWords(term, language));
  const limited = (expression: Expression): Expression => {
    const of = excluding(expression, parsed, language);
    return query.country === null ? of : allOf([of, label(countryToken(language, query.country))]);
  };
  const together = (expression: Expression): Expression => limited(allOf([expression, ...phrases]));
  const found = looseWords(index, plain, together, rangeOf(query), language, now);
  const asked = [
    ...terms.filter((term) => term.phrase).map((term) => [term]),
    ...found.map(({ term, neighbours }) => [term, ...neighbours.map((text) => ({ text, phrase: false }))]),
  ];
  return { language, steps: planLoosening(found, phrases, limited), asked };
}

/** The ids of one step, as many as are enough, with how much of what was asked their articles hold. */
function readStep(
  index: IndexReader,
  query: SearchQuery,
  readings: Reading[],
  excluded: Expression[],
): { relevance: Map<number, number>; rest: Reading[] } {
  const relevance = new Map<number, number>();
  const range = rangeOf(query);
  let read = 0;
  const add = (expression: Expression, worth: number): number => {
    const ids = index.match(renderFts5(without(expression, excluded)), range, IDS_PER_READING);
    for (const id of ids) relevance.set(id, Math.max(relevance.get(id) ?? 0, worth));
    return ids.length;
  };
  while (read < readings.length && relevance.size < ENOUGH_IDS) {
    const { expression, share } = readings[read++]!;
    const worth = ALL_WORDS * share;
    if (add(expression, worth) === IDS_PER_READING) add(inTitle(expression), worth + IN_TITLE);
  }
  return { relevance, rest: readings.slice(read) };
}

/**
 * Articles that hold most of the words of a query, then those with a rare one, then those with neighbours in
 * spelling. To be asked for only when nothing that holds all words is left.
 */
export function findLoosened(
  index: IndexReader,
  query: SearchQuery,
  page: PageRequest & { cursor: LoosenedPosition },
  now: number,
  weights: RankingWeights,
): CandidatePage {
  const { cursor } = page;
  const loosening = cursor.loosening ?? loosen(index, query, now);
  let [steps, ranked] = [cursor.loosening === null ? loosening.steps : cursor.steps, cursor.ranked];
  const { language } = loosening;
  if (ranked.length === 0) {
    const [step, ...later] = steps;
    if (step === undefined) return { candidates: [], next: null };
    const excluded = [...page.saturatedDomains].map((domain) => label(domainToken(language, domain)));
    const { relevance, rest } = readStep(index, query, step, excluded);
    steps = rest.length > 0 ? [rest, ...later] : later;
    const score = ([id, worth]: [number, number]): number => worth + freshness(secondsOf(id), now, weights);
    ranked = [...relevance].sort((a, b) => score(b) - score(a) || b[0] - a[0]);
  }
  const chosen = new Map(ranked.slice(0, pageSize(query)));
  const asked = askedOf(loosening.asked, language);
  const matches = index.load(chosen.keys()).map((candidate) => {
    const fit = textFit(candidate.preview, words(candidate.title, language), asked, language, weights);
    return { candidate, relevance: chosen.get(candidate.id)! + fit };
  });
  const left = ranked.slice(pageSize(query));
  const isEnd = left.length === 0 && steps.length === 0;
  return {
    candidates: rankMatches(matches, now, weights),
    next: isEnd ? null : { loosening, steps, ranked: left },
  };
}
