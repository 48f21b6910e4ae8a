import type { Candidate } from '../../articles/article.js';
import { monthNames } from '../../analysis/calendar.js';
import { fold } from '../../analysis/fold.js';
import { functionWordsOf, words } from '../../analysis/words.js';
import { domainToken } from '../../index/tokens.js';
import { analysisLanguage, LANGUAGE_INDEPENDENT_DATA } from '../../languages/find-language.js';
import { contentGroups, strongGroups } from '../content-groups.js';
import type { QueryTerm } from '../parsed-text.js';
import { termGroups } from '../split-clause.js';
import { analysisLanguages, eachLanguage, type SearchQuery } from '../search-query.js';
import type { RespelledWords } from '../search-provider.js';
import { type ArticleIndex, WHOLE_INDEX } from './article-index.js';
import type { IndexedBatches } from './scan.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  metaToken,
  withoutExpressions,
} from './expression.js';
import { freshnessWeight, pageSize, searchRangeOf, rankByText, type ScoredPlan } from './ranking.js';
import { isCorrectable, spellingCandidates } from './spelling-candidates.js';
import { conditionExpressions, withoutExcludedTerms, READ_IN_ANY_FORM } from './conditions.js';
import {
  allGroups,
  expandVariants,
  withFilters,
  termInAnyForm,
  termInRelatedWords,
  phraseExpressions,
  separateWords,
} from './terms.js';
import { isOfEvent, readStoryReports } from './story-reports.js';
import { DAY, HOUR } from '../../config/durations.js';

/** Maximum number of matches that are read for each word and each pair of words, the newest first. */
const MAX_IDS = 100;
/** Articles are read for each pair of this many words, the rarest of the query: ten pairs at most. */
const MAX_PAIRED = 5;
/** Maximum age, in seconds, of articles with some of the words, if an article with all words is younger than this. */
const MAX_AGE = 30 * DAY;
/** Period, in seconds, for which the number of a word's articles is estimated if `MAX_IDS` or more contain it. */
const FREQUENCY_PERIOD = 30 * DAY;
/** A word is rare if it is in at most this share of the language's articles, or in at most this number of them. */
const MAX_RARE = { share: 0.02, articles: 20 };
/** A word is taken for a misspelling if at most one in this many articles contains it. */
const ARTICLES_PER_MISSPELLING = 25_000;
/** Minimum ratio of the titles with a spelling candidate to the articles with the misspelled word. */
const MIN_TITLES_PER_MISSPELLING = 10;
/**
 * Short words have spelling candidates by chance. If a query is one word of at most `letters` letters, a candidate must
 * be in at least one of `titles` titles.
 */
const SHORT_WORD = { letters: 5, titles: 500 };
/** Factor of the weight of a number or a month in a query. */
const DETAIL_WEIGHT = 0.5;
const shareOf = (isDetail: boolean): number => (isDetail ? DETAIL_WEIGHT : 1);
/** Relevance of an article with all words. Another article gets a share of it, by the weight of the words that it has. */
const ALL_WORDS = 1.5;
/** Relevance of an article that has related words in place of some words of the query. */
const RELATED_WORDS = 0.5;

/** A word of a query that relaxed matches (articles with only some of the words) may lack. */
interface OptionalWord {
  term: QueryTerm;
  expression: Expression;
  /** Ids of the newest articles with the word. */
  ids: number[];
  /** Inverse document frequency of the word; less for a number or a month. */
  weight: number;
  isRare: boolean;
  /** Whether the word is a number or a month: it narrows the subject of the query. */
  isDetail: boolean;
  /** Points that the word gives to an article; an article with fewer than `REASON_POINTS.needed` is no result. */
  reason: number;
  /** Words of similar spelling, if the word is nearly absent from the index. */
  candidates: string[];
}

/**
 * Points of each kind of word. An article with only some words of a query is a result from `needed` points, so not with
 * part of a name (`le` of `le pen`) or a date alone.
 */
const REASON_POINTS = { word: 2, partOfName: 1, detail: 0, needed: 2 };

/** The words of a query that an article contains, summed up. */
interface Held {
  words: number;
  /** Number of the words, a number or a month counting half. */
  share: number;
  /** Sum of the weights of the words, including words replaced by a spelling candidate. */
  weight: number;
  /** Sum of the points of the words (`REASON_POINTS`). */
  reason: number;
  hasRare: boolean;
  hasCandidate: boolean;
}

/**
 * The numbers of a query and the months beside them; empty if the query has no other words. They weigh less, so that
 * articles about the subject rank before others with the same date.
 */
function detailsOf(terms: readonly QueryTerm[], language: string): ReadonlySet<QueryTerm> {
  const isNumber = (term: QueryTerm | undefined): boolean => /^\p{N}+$/u.test(term?.text ?? '');
  const isMonth = ({ text }: QueryTerm): boolean => monthNames(language).has(fold(text, language));
  const found = terms.filter(
    (term, i) => isNumber(term) || (isMonth(term) && (isNumber(terms[i - 1]) || isNumber(terms[i + 1]))),
  );
  return new Set(found.length < terms.length ? found : []);
}

/** The points of a word. Part of a name has fewer (`le pen`), except function words of the language (`le` in French). */
function reasonOf(term: QueryTerm, terms: readonly QueryTerm[], language: string): number {
  const isParticle = (one: QueryTerm | undefined): boolean => {
    const word = fold(one?.text ?? '', language);
    return PARTICLES.has(word) && !functionWordsOf(language).has(word);
  };
  const isPart = isParticle(term) || isParticle(terms[terms.indexOf(term) - 1]);
  return isPart && terms.length > 1 ? REASON_POINTS.partOfName : REASON_POINTS.word;
}

const HOLDS_NOTHING: Held = { words: 0, share: 0, weight: 0, reason: 0, hasRare: false, hasCandidate: false };

/** Particles that may begin a name, in all languages: le pen, die welle. */
const PARTICLES = new Set(LANGUAGE_INDEPENDENT_DATA.words!.nameParticles!.split(' '));

/**
 * Groups of articles with only some words of a query, in the order in which they rank: most of the words; related words;
 * a rare word or a phrase; a spelling candidate; any word, unless an article has all.
 */
const STEPS = ['most', 'related', 'rare', 'respelled', 'some'] as const;
/** For each group in `STEPS`, ids of articles with their relevance. */
type Steps = [id: number, relevance: number][][];

/**
 * Finds articles with only some words of a query, to fill a result after those with all words: first further reports of
 * the stories of the best matches, then the groups in `STEPS`.
 * @param saturatedDomains registrable domains whose quota of the result is used up.
 * @param exact the articles with all words, best first.
 */
export async function findRelaxed(
  index: ArticleIndex,
  query: SearchQuery,
  saturatedDomains: ReadonlySet<string>,
  now: number,
  exact: readonly Candidate[] = [],
): Promise<{ batches: IndexedBatches; respelled: RespelledWords }> {
  const isYoung = exact.some(({ publishedAt }) => publishedAt !== null && publishedAt >= now - MAX_AGE);
  const within = isYoung ? { ...query, since: Math.max(query.since ?? 0, now - MAX_AGE) } : query;
  const { plans, steps, respelled } = await readRelaxed(
    index,
    within,
    saturatedDomains,
    now,
    exact.length > 0,
  );
  const reports = await readStoryReports(index, query, exact);
  const all = [[...reports.keys()].map((id): Steps[number][number] => [id, 0]), ...steps];
  const size = pageSize(query);
  async function* read(): IndexedBatches {
    const returned = new Set<number>();
    for (const [place, step] of all.entries())
      for (let from = 0; from < step.length; from += size) {
        const unread = step.slice(from, from + size).filter(([id]) => !returned.has(id));
        const found = (await rankByText(index, new Map(unread), plans, now)).filter(
          (one) =>
            (within.since === null || (one.publishedAt ?? 0) >= within.since) &&
            (place > 0 || isOfEvent(one, reports.get(one.id)!)),
        );
        for (const { id } of found) returned.add(id);
        if (found.length > 0) yield found;
      }
  }
  return { batches: read(), respelled };
}

/** Reads the relaxed matches of all languages, one step after the other. */
async function readRelaxed(
  index: ArticleIndex,
  query: SearchQuery,
  saturatedDomains: ReadonlySet<string>,
  now: number,
  hasExact: boolean,
): Promise<{ plans: ScoredPlan[]; steps: Steps; respelled: RespelledWords }> {
  const languages = analysisLanguages(query);
  const found = await Promise.all(
    eachLanguage(query).map((one) =>
      new RelaxedSearch(index, one, languages, saturatedDomains, now, hasExact).read(),
    ),
  );
  const score = ([id, relevance]: Steps[number][number]): number =>
    relevance + freshnessWeight(index.secondsOf(id), now);
  const steps = STEPS.map((_, i) =>
    found.flatMap((one) => one.steps[i] ?? []).sort((a, b) => score(b) - score(a) || b[0] - a[0]),
  );
  return {
    plans: found.map(({ plan }) => plan),
    steps: steps.filter((step) => step.length > 0),
    respelled: {
      pairs: found.flatMap(({ pairs }) => pairs),
      articles: new Set(found.flatMap(({ articles }) => articles)),
    },
  };
}

/**
 * Finds articles with only some words of a query, in one language. Reads the newest matches of each word and of pairs of
 * words (two frequent words seldom meet in their newest matches), and scores each article by its words.
 */
class RelaxedSearch {
  private readonly language: string;
  /** Quoted phrases and terms of conditions, which no match lacks; they count in the score of its text. */
  private readonly firm: QueryTerm[][];
  /** Expressions of phrases and conditions, which every relaxed match must match. */
  private readonly required: Expression[];
  private readonly saturated: Expression[];

  constructor(
    private readonly index: ArticleIndex,
    private readonly query: SearchQuery,
    private readonly languages: readonly string[],
    saturatedDomains: ReadonlySet<string>,
    private readonly now: number,
    /** Whether any article has all words of the query. */
    private readonly hasExact: boolean,
  ) {
    this.language = analysisLanguage(query.language);
    const quoted = this.terms().filter((term) => term.phrase);
    const { conditions } = query.parsed!;
    this.firm = [...quoted.map((term) => [term]), ...termGroups(conditions)];
    this.required = [
      ...phraseExpressions(
        quoted.map(({ text }) => text),
        this.language,
      ),
      ...conditionExpressions(conditions, this.language, READ_IN_ANY_FORM),
    ];
    this.saturated = [...saturatedDomains].map((domain) => metaToken(domainToken(this.language, domain)));
  }

  async read(): Promise<{
    plan: ScoredPlan;
    steps: Steps;
    pairs: RespelledWords['pairs'];
    articles: number[];
  }> {
    const optional = await this.readWords();
    const heaviest = Math.max(1, ...optional.map(({ weight }) => weight));
    const held = optional.length > 0 ? await this.readHeld(optional) : new Map<number, Held>();
    const related = await this.readRelated(optional);
    const requested = [
      ...this.firm,
      ...optional.map(({ term, candidates }) => [
        ...expandVariants(term),
        ...candidates.map((text) => ({ text, phrase: false })),
      ]),
    ];
    const weights = [...this.firm.map(() => heaviest), ...optional.map(({ weight }) => weight)];
    return {
      plan: { language: this.language, requested, weights },
      steps: this.rank(held, optional, related),
      pairs: optional.flatMap(({ term, candidates }) =>
        candidates.map((candidate) => [fold(term.text, this.language), candidate] as const),
      ),
      articles: [...held].flatMap(([id, { hasCandidate }]) => (hasCandidate ? [id] : [])),
    };
  }

  private terms(): QueryTerm[] {
    const { groups } = this.query.parsed!;
    const content = strongGroups(groups, this.language) ?? contentGroups(groups, this.language);
    return content.map(([term]) => term!);
  }

  /** Joins expressions with those that every match must meet: phrases, conditions, filters and exclusions. */
  private limited(expressions: readonly Expression[]): Expression {
    const all = withoutExcludedTerms(
      allExpressions([...expressions, ...this.required]),
      this.query.parsed!,
      this.language,
    );
    return withoutExpressions(withFilters(this.query, this.language)(all), this.saturated);
  }

  /** Reads the newest matches of each word. @returns the words, the rarest first. */
  private async readWords(): Promise<OptionalWord[]> {
    const plain = this.terms().filter((term) => !term.phrase);
    const separate = plain.flatMap((term) => separateWords(term, this.language));
    // New York, New Jersey: a repeated word counts once.
    const distinct = [...new Map(separate.map((term) => [term.text, term])).values()];
    const found = distinct.flatMap((term) => {
      const expression = allGroups([expandVariants(term)], this.language, termInAnyForm);
      return expression === null ? [] : [{ term, expression }];
    });
    const details = detailsOf(distinct, this.language);
    const articles = await this.index.vocabulary.docCount(this.language);
    const wanted = found.map(({ expression }) => ({ expression: this.limited([expression]) }));
    const read = this.index.match(wanted, searchRangeOf(this.query), MAX_IDS);
    const optional: OptionalWord[] = [];
    for (const [i, one] of found.entries()) {
      const ids = await read(i);
      const frequency = this.estimateFrequency(ids);
      const weight = Math.log(2 + articles / (frequency + 1));
      const isRare = frequency <= Math.max(MAX_RARE.articles, articles * MAX_RARE.share);
      const isDetail = details.has(one.term);
      const reason = isDetail ? REASON_POINTS.detail : reasonOf(one.term, distinct, this.language);
      const weighted = { weight: weight * shareOf(isDetail), isRare, isDetail, reason };
      optional.push({ ...one, ids, ...weighted, candidates: [] });
    }
    await this.findSpellings(optional, articles);
    return optional.sort((a, b) => b.weight - a.weight);
  }

  /**
   * The number of articles with a word. If the list has only `MAX_IDS`, estimated for 30 days from the age of the oldest
   * id.
   */
  private estimateFrequency(ids: readonly number[]): number {
    if (ids.length < MAX_IDS) return ids.length;
    const age = this.now - (this.index.secondsOf(ids.at(-1)!) ?? 0);
    return Math.max(MAX_IDS, (MAX_IDS * FREQUENCY_PERIOD) / Math.max(HOUR, age));
  }

  /** Adds spelling candidates to the words that are nearly absent from the whole index. */
  private async findSpellings(optional: readonly OptionalWord[], articles: number): Promise<void> {
    const limit = Math.floor(articles / ARTICLES_PER_MISSPELLING);
    const suspects = optional.flatMap((one) => {
      const [word, ...others] = words(one.term.text, this.language);
      const isOneWord = word !== undefined && others.length === 0 && isCorrectable(word);
      return isOneWord && one.ids.length <= limit ? [{ one, word, expression: this.inAnyLanguage(one) }] : [];
    });
    const read = this.index.match(suspects, WHOLE_INDEX, limit + 1);
    for (const [i, { one, word }] of suspects.entries()) {
      const matches = (await read(i)).length;
      if (matches > limit) continue;
      const isChance = optional.length === 1 && [...word].length <= SHORT_WORD.letters;
      const frequent = isChance ? Math.ceil(articles / SHORT_WORD.titles) : 1;
      const titles = Math.max(frequent, limit, matches * MIN_TITLES_PER_MISSPELLING);
      one.candidates = await spellingCandidates(word, titles, this.index.vocabulary, this.language);
    }
  }

  /** Ids of the newest articles that have a related word for every word of the query that they lack. */
  private async readRelated(optional: readonly OptionalWord[]): Promise<number[]> {
    if (optional.length === 0) return [];
    const related = optional.map(({ term }) =>
      anyExpression(
        expandVariants(term)
          .map((one) => termInRelatedWords(one, this.language))
          .filter((one) => one !== null),
      ),
    );
    const exact = allExpressions(optional.map(({ expression }) => expression));
    const expression = this.limited([withoutExpressions(allExpressions(related), [exact])]);
    return this.index.match([{ expression }], searchRangeOf(this.query), MAX_IDS)(0);
  }

  /** Matches the word in any language of the query: a word that is in no German article may be correct English. */
  private inAnyLanguage({ term }: OptionalWord): Expression {
    const expressions = this.languages.map((one) => allGroups([expandVariants(term)], one, termInAnyForm));
    return anyExpression(expressions.filter((one) => one !== null));
  }

  /** For each article, by its id, the words of the query that it contains, summed up. */
  private async readHeld(optional: readonly OptionalWord[]): Promise<Map<number, Held>> {
    const found = optional.filter(({ ids, candidates }) => ids.length + candidates.length > 0);
    const holders = found.map(({ ids }) => new Set(ids));
    const held = new Map<number, Held>();
    const lists = this.listsOf(found);
    const read = this.index.match(lists, searchRangeOf(this.query), MAX_IDS);
    for (const [i, { places }] of lists.entries()) {
      for (const id of await read(i)) {
        held.set(id, HOLDS_NOTHING);
        for (const place of places) holders[place]!.add(id);
      }
    }
    for (const [i, { ids, candidates, weight, isRare, isDetail, reason }] of found.entries()) {
      const exact = candidates.length > 0 ? new Set(ids) : holders[i]!;
      for (const id of holders[i]!) {
        const before = held.get(id) ?? HOLDS_NOTHING;
        const isExact = exact.has(id);
        held.set(id, {
          words: before.words + (isExact ? 1 : 0),
          share: before.share + (isExact ? shareOf(isDetail) : 0),
          weight: before.weight + weight,
          reason: before.reason + reason,
          hasRare: before.hasRare || (isExact && isRare && !isDetail),
          hasCandidate: before.hasCandidate || !isExact,
        });
      }
    }
    return held;
  }

  /**
   * Further expressions to read: the required ones alone, words with their spelling candidates, and pairs of words whose
   * own lists are cut off. `places` are the indexes in `found` of the words in the expression.
   */
  private listsOf(found: readonly OptionalWord[]): { places: number[]; expression: Expression }[] {
    const spelled = found.map(({ expression, candidates }) =>
      anyExpression([expression, ...phraseExpressions(candidates, this.language)]),
    );
    const isPartial = found.map(({ ids, candidates }) => ids.length === MAX_IDS || candidates.length > 0);
    const places: number[][] = this.required.length > 0 ? [[]] : [];
    for (const [i, { candidates }] of found.entries()) {
      if (candidates.length > 0) places.push([i]);
      if (i >= MAX_PAIRED) continue;
      for (let rarer = 0; rarer < i; rarer++) if (isPartial[rarer] || isPartial[i]) places.push([rarer, i]);
    }
    return places.map((of) => ({ places: of, expression: this.limited(of.map((at) => spelled[at]!)) }));
  }

  /** Divides articles into the groups of `STEPS`, each article with its relevance. */
  private rank(
    held: ReadonlyMap<number, Held>,
    optional: readonly OptionalWord[],
    related: readonly number[],
  ): Steps {
    const quoted = this.required.length;
    const total = optional.reduce((sum, { weight }) => sum + weight, 0);
    const all = optional.reduce((sum, { isDetail }) => sum + shareOf(isDetail), 0);
    const steps: Steps = STEPS.map(() => []);
    const isRelated = new Set(related);
    steps[STEPS.indexOf('related')] = related.map((id) => [id, RELATED_WORDS]);
    const needed = optional.some(({ reason }) => reason > 0) && quoted === 0 ? REASON_POINTS.needed : 0;
    for (const [id, { words, share, weight, reason, hasRare, hasCandidate }] of held) {
      if (words === optional.length || reason < needed) continue;
      const isMost = 2 * (share + quoted) > all + quoted;
      if (!isMost && isRelated.has(id)) continue;
      // A phrase weighs as much as a rare word.
      const step = isMost ? 'most' : quoted > 0 || hasRare ? 'rare' : hasCandidate ? 'respelled' : 'some';
      if (step === 'some' && this.hasExact) continue;
      const relevance = isRelated.has(id) ? ALL_WORDS : (ALL_WORDS * weight) / total;
      steps[STEPS.indexOf(step)]!.push([id, relevance]);
    }
    return steps;
  }
}
