import {
  confirmedCategoryToken,
  countryToken,
  doubtedCategoryToken,
  languageToken,
  categoryToken,
  wordToken,
} from '../../index/tokens.js';
import type { IndexedCandidate } from '../../index/index-reader.js';
import { NAMEABLE_CATEGORIES } from '../../analysis/headline-categories.js';
import { analysisLanguage } from '../../languages/find-language.js';
import { categoryQuery } from '../../languages/queries.js';
import { CATEGORIES, type Category } from '../../languages/categories.js';
import { inflectsPlaceNames } from '../../places/find-place.js';
import { answerWordsOf, contentGroups, strongGroups } from '../content-groups.js';
import type { ParsedText, QueryTerm } from '../parsed-text.js';
import { termGroups } from '../split-clause.js';
import { eachLanguage, type SearchQuery } from '../search-query.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  inTitleColumn,
  isSameExpression,
  metaToken,
  singleToken,
  withoutExpressions,
} from './expression.js';
import type { RelevanceBoost, LanguagePlan, RelevanceTier } from './search-plan.js';
import { placeFilter } from './place-filter.js';
import { localTiers, RELEVANCE_OF_SOURCE, readPlace } from './plan-local.js';
import {
  conditionExpressions,
  withoutExcludedTerms,
  READ_IN_ANY_FORM,
  READ_IN_ANY_FORM_IN_TITLE,
  type ConditionReading,
  READ_AS_TYPED,
  READ_AS_TYPED_IN_TITLE,
} from './conditions.js';
import {
  termAsTyped,
  allGroups,
  withFilters,
  termInAnyForm,
  termInAnyFormInTitle,
  phraseOfWords,
  withJoinedWords,
  withVariants,
  wordStart,
} from './terms.js';
import { RANKING_WEIGHTS } from './ranking.js';

/** Factor of relevance of articles in which the words of the place's name are not adjacent. */
const WORDS_APART_FACTOR = 0.4;
/** Relevance that is added for publishers of the preferred country; half of the freshness of a new article. */
const PREFERRED_REGION = 0.2;

/**
 * What a search for a place reads. A text that is no place is searched as words. So are the words of a place's name,
 * with less relevance, so that they need not be adjacent.
 */
function localPlan(query: SearchQuery, language: string): LanguagePlan {
  const parsed = query.parsed!;
  const place = readPlace(parsed, language, query.country);
  const local = place === null ? null : localTiers(place, language);
  if (place === null || local === null) {
    const requested = contentGroups(parsed.groups, language);
    return { language, tiers: textTiers(parsed, requested, language), boosts: [], requested };
  }
  const conditions = conditionExpressions(parsed.conditions, language, READ_IN_ANY_FORM);
  const limited = <T extends RelevanceBoost>(one: T): T => ({
    ...one,
    expression: withoutExcludedTerms(allExpressions([one.expression, ...conditions]), parsed, language),
  });
  const tiers = local.tiers.map(limited);
  // A single word has no other order, and its stem may be another word: Bordeaux, à bord.
  if (place.context.length === 0 && (inflectsPlaceNames(language) || /\s/u.test(place.names[0]!))) {
    const apart = textTiers(parsed, contentGroups(parsed.groups, language), language);
    for (const { expression, relevance } of apart) {
      if (local.tiers.some((_, i) => isSameExpression(tiers[i]!.expression, expression))) continue;
      tiers.push({ expression, relevance: relevance * WORDS_APART_FACTOR, fallback: true });
    }
  }
  const requested = [place.names.map((text) => ({ text, phrase: true }))];
  const keeps = placeFilter(place, language);
  const relevance = place.context.length > 0 ? RANKING_WEIGHTS.title : RELEVANCE_OF_SOURCE;
  const mayKeep = (article: IndexedCandidate): boolean => keeps(article, relevance);
  return { language, tiers, boosts: local.boosts.map(limited), requested, keeps, mayKeep };
}

function planIntent(query: SearchQuery, language: string): LanguagePlan {
  if (query.intent === 'topic') {
    return { language, tiers: categoryTiers(query, language), boosts: [], requested: [] };
  }
  if (query.intent === 'local') return localPlan(query, language);
  // Similar articles are pinned; no others follow them.
  if (query.intent === 'similar') return { language, tiers: [], boosts: [], requested: [] };
  const { parsed } = query;
  if (parsed === null) return { language, tiers: [everything(language)], boosts: [], requested: [] };
  const typed = contentGroups(parsed.groups, language);
  const requested = withVariants(typed);
  if (query.order === 'newest' || query.searchIn === 'title') return plainPlan(query, requested, language);
  const tiers = textTiers(parsed, requested, language);
  return {
    language,
    tiers,
    isNested: tiers.length > 1,
    boosts: [],
    titlePhrase: titlePhrase(parsed, typed, language),
    answers: titlesThatAnswer(parsed, requested, language),
    requested: [...withJoinedWords(requested), ...termGroups(parsed.conditions)],
  };
}

/** What a search reads in one language. `en-GB` prefers publishers of GB; a country filter excludes all others. */
export function planLanguage(query: SearchQuery): LanguagePlan {
  const language = analysisLanguage(query.language);
  const plan = limitedPlan(planIntent(query, language), query);
  const region = query.language.split('-')[1];
  if (query.country === null && region !== undefined) {
    const country = metaToken(countryToken(language, region));
    for (const { expression } of plan.tiers.slice(0, 2)) {
      plan.boosts.push({ expression: allExpressions([expression, country]), relevance: PREFERRED_REGION });
    }
  }
  return plan;
}

export const planLanguages = (query: SearchQuery): LanguagePlan[] => eachLanguage(query).map(planLanguage);

function limitedPlan(plan: LanguagePlan, query: SearchQuery): LanguagePlan {
  const { country, domains, excludedDomains, labelled = null } = query;
  const isAny = domains.length + excludedDomains.length === 0 && labelled === null;
  if (country === null && isAny) return plan;
  const limited = withFilters(query, plan.language);
  const within = <T extends RelevanceBoost>(one: T): T => ({ ...one, expression: limited(one.expression) });
  return {
    ...plan,
    tiers: plan.tiers.map(within),
    boosts: plan.boosts.map(within),
    titlePhrase: plan.titlePhrase && within(plan.titlePhrase),
    answers: plan.answers && within(plan.answers),
  };
}

/** A tier (an expression and its relevance) whose expression is made on first use: most searches do not read it. */
function lazyTier(tier: Omit<RelevanceTier, 'expression'>, expressionOf: () => Expression): RelevanceTier {
  let expression: Expression | undefined;
  return {
    ...tier,
    get expression() {
      return (expression ??= expressionOf());
    },
  };
}

/** An expression, with its relevance, that matches all articles in a language. */
const everything = (language: string): RelevanceTier => ({
  expression: metaToken(languageToken(language)),
  relevance: RANKING_WEIGHTS.text,
});

/** Matches all other articles, for a query that only excludes words or only names sites. Empty for other queries. */
function anythingElse(parsed: ParsedText, language: string): RelevanceTier[] {
  const all = metaToken(languageToken(language));
  const expression = withoutExcludedTerms(all, parsed, language);
  const isLimited = expression !== all || parsed.sites !== null || parsed.excludedSites.length > 0;
  return isLimited ? [{ expression, relevance: RANKING_WEIGHTS.text }] : [];
}

/** Makes an index expression from the words and the conditions of a query. */
type TierOf = (words: Expression | null, reading: ConditionReading) => Expression;

function tierOf(parsed: ParsedText, language: string): TierOf {
  return (words, reading) => {
    const conditions = conditionExpressions(parsed.conditions, language, reading);
    return withoutExcludedTerms(
      allExpressions([...(words === null ? [] : [words]), ...conditions]),
      parsed,
      language,
    );
  };
}

const hasWords = (words: Expression | null, { conditions }: ParsedText, language: string): boolean =>
  words !== null || conditionExpressions(conditions, language, READ_AS_TYPED).length > 0;

/**
 * The expressions of articles with all words, the most relevant first: as typed in the title, in any form in the title,
 * as typed anywhere, in any form anywhere, and without the weak words of a question. Empty for a query without words.
 * @param groups the content groups of the query.
 */
export function textTiers(parsed: ParsedText, groups: QueryTerm[][], language: string): RelevanceTier[] {
  const strong = strongGroups(parsed.groups, language);
  const required = allGroups(groups, language, termAsTyped);
  if (!hasWords(required, parsed, language)) return anythingElse(parsed, language);
  const tier = tierOf(parsed, language);
  const inForms = (of: QueryTerm[][]): RelevanceTier =>
    lazyTier({ relevance: RANKING_WEIGHTS.forms, fallback: true }, () =>
      tier(allGroups(of, language, termInAnyForm), READ_IN_ANY_FORM),
    );
  return [
    {
      expression: tier(required && inTitleColumn(required), READ_AS_TYPED_IN_TITLE),
      relevance: RANKING_WEIGHTS.title,
      isSubset: true,
    },
    lazyTier({ relevance: RANKING_WEIGHTS.titleForms, ifNew: RANKING_WEIGHTS.newTitle, isSubset: true }, () =>
      tier(allGroups(groups, language, termInAnyFormInTitle), READ_IN_ANY_FORM_IN_TITLE),
    ),
    lazyTier({ relevance: RANKING_WEIGHTS.text }, () => tier(required, READ_AS_TYPED)),
    inForms(withJoinedWords(groups)),
    ...(strong === null ? [] : [inForms(strong)]),
  ];
}

/** What a search reads with `search_in=title`, and with `order=newest`: all articles with all words, sorted by time. */
function plainPlan(query: SearchQuery, groups: QueryTerm[][], language: string): LanguagePlan {
  const { searchIn, order } = query;
  const parsed = query.parsed!;
  const requested = order === 'newest' ? [] : [...groups, ...termGroups(parsed.conditions)];
  const read = searchIn === 'title' ? titleTiers : textTiers;
  const tiers = read(parsed, groups, language);
  if (order !== 'newest' || tiers.length < 2) return { language, tiers, boosts: [], requested };
  const expression = anyExpression(tiers.map((tier) => tier.expression));
  return { language, tiers: [{ expression, relevance: RANKING_WEIGHTS.text }], boosts: [], requested };
}

/** Matches titles with all words in any of their forms. */
function titleTiers(parsed: ParsedText, groups: QueryTerm[][], language: string): RelevanceTier[] {
  const required = allGroups(withJoinedWords(groups), language, termInAnyFormInTitle);
  if (!hasWords(required, parsed, language)) return anythingElse(parsed, language);
  const expression = tierOf(parsed, language)(required, READ_IN_ANY_FORM_IN_TITLE);
  return [{ expression, relevance: RANKING_WEIGHTS.title }];
}

/** Matches titles with a word that answers the question (`because` for `why`). Null if the query is no question. */
function titlesThatAnswer(parsed: ParsedText, groups: QueryTerm[][], language: string): RelevanceTier | null {
  const answers = answerWordsOf(parsed.groups, language);
  if (answers.length === 0) return null;
  const required = allGroups(strongGroups(parsed.groups, language) ?? groups, language, termInAnyForm);
  if (required === null) return null;
  const named = anyExpression(answers.map((word) => inTitleColumn(singleToken(wordToken(language, word)))));
  const expression = tierOf(parsed, language)(allExpressions([named, required]), READ_IN_ANY_FORM);
  return { expression, relevance: RANKING_WEIGHTS.title + RANKING_WEIGHTS.newTitle + RANKING_WEIGHTS.answer };
}

/** Matches titles with a query's words side by side, however old; null for one word and for `a OR b`. */
function titlePhrase(parsed: ParsedText, groups: QueryTerm[][], language: string): RelevanceTier | null {
  if (groups.length < 2 || groups.some((group) => group.length > 1)) return null;
  const together = phraseOfWords(groups.map(([term]) => term!.text).join(' '), language);
  if (together === null) return null;
  return {
    expression: tierOf(parsed, language)(inTitleColumn(together), READ_IN_ANY_FORM),
    relevance: RANKING_WEIGHTS.title + RANKING_WEIGHTS.proximity,
    ifNew: RANKING_WEIGHTS.newTitle,
  };
}

/** Relevance of articles of a requested category; only its order among the values below counts. */
const CATEGORY_FACTOR = 1;
/** Factor of the relevance of an article whose headline suggests another category than the requested one. */
const DOUBTED_FACTOR = 0.7;
const EITHER_FACTOR = 0.5;
const NAMED_IN_TITLE = 0.1;

function oneCategory(category: Category, language: string): RelevanceTier[] {
  const declared = metaToken(categoryToken(language, category));
  const doubted = metaToken(doubtedCategoryToken(language, category));
  return [
    { expression: withoutExpressions(declared, [doubted]), relevance: CATEGORY_FACTOR },
    { expression: declared, relevance: DOUBTED_FACTOR, fallback: true },
  ];
}

/** What is read for two requested categories: articles with both, then those with one of them. */
function twoCategories(categories: Category[], language: string): RelevanceTier[] {
  const declared = categories.map((category) => metaToken(categoryToken(language, category)));
  const confirmed = categories.map((category) => metaToken(confirmedCategoryToken(language, category)));
  return [
    { expression: allExpressions(declared), relevance: CATEGORY_FACTOR },
    { expression: anyExpression(confirmed), relevance: EITHER_FACTOR },
    { expression: anyExpression(declared), relevance: EITHER_FACTOR * DOUBTED_FACTOR },
  ];
}

/** Matches articles without a category whose title contains the name of the requested one, in any form. */
function namedInTitle(query: SearchQuery, language: string): RelevanceTier[] {
  const named = query.categories
    .filter((category) => NAMEABLE_CATEGORIES.includes(category))
    .map((category) => wordStart(categoryQuery([category], query.language), language))
    .filter((word) => word !== null);
  if (named.length === 0) return [];
  const declared = CATEGORIES.map((category) => metaToken(categoryToken(language, category)));
  const expression = withoutExpressions(inTitleColumn(anyExpression(named)), declared);
  return [{ expression, relevance: NAMED_IN_TITLE, fallback: true }];
}

/** What is read for one or two categories, the most reliable matches first. */
function categoryTiers(query: SearchQuery, language: string): RelevanceTier[] {
  const [first, second] = query.categories;
  const isTwo = second !== undefined && second !== first;
  const tiers = isTwo ? twoCategories([first!, second], language) : oneCategory(first!, language);
  return [...tiers, ...namedInTitle(query, language)];
}

/** Matches all articles with all words of a query; null if the query has no word. */
export function allWordsExpression(query: SearchQuery): Expression | null {
  const tiers = planLanguages(query).flatMap((plan) =>
    plan.tiers.filter(({ isSubset }) => isSubset !== true),
  );
  return tiers.length === 0 ? null : anyExpression(tiers.map((tier) => tier.expression));
}
