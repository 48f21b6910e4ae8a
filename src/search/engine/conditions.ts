import { irregularForms } from '../../analysis/lemmas.js';
import { isUnspaced, splitWords } from '../../analysis/words.js';
import { registrableDomain } from '../../articles/urls.js';
import { domainToken, languageToken, lemmaToken, wordToken } from '../../index/tokens.js';
import { isFunctionWord } from '../content-groups.js';
import type { QueryClause, QueryCondition, ParsedText, QueryTerm } from '../parsed-text.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  inTitleColumn,
  metaToken,
  nearExpression,
  type NearPart,
  tokenPrefix,
  singleToken,
  withoutExpressions,
} from './expression.js';
import {
  termAsTyped,
  expandVariants,
  termInAnyForm,
  termInAnyFormInTitle,
  isInseparable,
  MIN_PREFIX_LENGTH,
  phraseOfWords,
  type TermReading,
  searchedLemmas,
} from './terms.js';

/** How the words and the conditions of a query are matched: as typed or in any form, anywhere or in the title. */
export interface ConditionReading {
  term: TermReading;
  /** How the words of a `title:` condition match. */
  title: TermReading;
  /** Whether the words of a `NEAR` condition match in inflected forms, too. */
  hasForms: boolean;
  /** Whether all words must be in the title. */
  isTitle: boolean;
}

const typedInTitle: TermReading = (term, language) => {
  const typed = termAsTyped(term, language);
  return typed && inTitleColumn(typed);
};

const asPhrase: TermReading = ({ text }, language) => phraseOfWords(text, language);
const EXCLUDED: ConditionReading = {
  term: asPhrase,
  title: ({ text }, language) => {
    const found = phraseOfWords(text, language);
    return found && inTitleColumn(found);
  },
  hasForms: false,
  isTitle: false,
};

export const READ_AS_TYPED_IN_TITLE: ConditionReading = {
  term: typedInTitle,
  title: typedInTitle,
  hasForms: false,
  isTitle: true,
};
export const READ_AS_TYPED: ConditionReading = {
  ...READ_AS_TYPED_IN_TITLE,
  term: termAsTyped,
  isTitle: false,
};
export const READ_IN_ANY_FORM_IN_TITLE: ConditionReading = {
  term: termInAnyFormInTitle,
  title: termInAnyFormInTitle,
  hasForms: true,
  isTitle: true,
};
export const READ_IN_ANY_FORM: ConditionReading = {
  ...READ_IN_ANY_FORM_IN_TITLE,
  term: termInAnyForm,
  isTitle: false,
};

/** The index expressions of a query's conditions (such as `title:`, `NEAR`); none for a condition without a word. */
export const conditionExpressions = (
  groups: readonly QueryCondition[][],
  language: string,
  reading: ConditionReading,
): Expression[] =>
  groups
    .map((group) => group.map((one) => read(one, language, reading)).filter((one) => one !== null))
    .filter(({ length }) => length > 0)
    .map(anyExpression);

/** Adds a query's exclusions (`-word`, `-title:word`) to an expression. */
export const withoutExcludedTerms = (
  of: Expression,
  { excluded, excludedConditions }: ParsedText,
  language: string,
): Expression =>
  withoutExpressions(
    of,
    [
      ...excluded.map((term) => anyVariant(term, language, asPhrase)),
      ...excludedConditions.map((one) => read(one, language, EXCLUDED)),
    ].filter((one) => one !== null),
  );

function read(condition: QueryCondition, language: string, reading: ConditionReading): Expression | null {
  switch (condition.kind) {
    case 'term':
      return anyVariant(condition.term, language, reading.term);
    case 'title':
      return anyVariant(condition.term, language, reading.title);
    case 'site':
      return metaToken(domainToken(language, registrableDomain(condition.host)));
    case 'near':
      return readNear(condition, language, reading);
    case 'clause':
      return readClause(condition, language, reading);
  }
}

/** Matches a term in any of its spellings; null for a term without a word. */
function anyVariant(term: QueryTerm, language: string, reading: TermReading): Expression | null {
  const variants = expandVariants(term)
    .map((one) => reading(one, language))
    .filter((one) => one !== null);
  return variants.length === 0 ? null : anyExpression(variants);
}

/** The expression of a group in parentheses. Its function words count only if it has no other words. */
function readClause(
  { groups, excluded }: QueryClause,
  language: string,
  reading: ConditionReading,
): Expression | null {
  const isContent = (group: readonly QueryCondition[]): boolean =>
    !group.every((one) => one.kind === 'term' && isFunctionWord([one.term], language));
  const content = groups.filter(isContent);
  const required = conditionExpressions(content.length > 0 ? content : groups, language, reading);
  if (groups.length > 0 && required.length === 0) return null;
  const of = required.length === 0 ? metaToken(languageToken(language)) : allExpressions(required);
  return withoutExpressions(
    of,
    excluded.map((one) => read(one, language, EXCLUDED)).filter((one) => one !== null),
  );
}

function readNear(
  { terms, distance }: Extract<QueryCondition, { kind: 'near' }>,
  language: string,
  { hasForms, isTitle }: ConditionReading,
): Expression | null {
  const [some, others] = terms.map((term) =>
    expandVariants(term).flatMap((variant) => nearForms(variant, language, hasForms)),
  );
  const within = (expression: Expression): Expression => (isTitle ? inTitleColumn(expression) : expression);
  const pairs = some!.flatMap((one) =>
    others!.map((other) => {
      const together = within(nearExpression([one.part, other.part], distance));
      const required = [one.required, other.required].filter((stem) => stem !== null);
      return required.length === 0 ? together : allExpressions([together, ...required]);
    }),
  );
  return pairs.length === 0 ? null : anyExpression(pairs);
}

/**
 * A form of a word in a `NEAR` condition. The index has no positions of lemmas (dictionary forms). An inflected form is
 * therefore a prefix with a position (`part`), and its lemma anywhere in the article (`required`).
 */
interface NearForm {
  part: NearPart;
  required: Expression | null;
}

function nearForms({ text, phrase: isPhrase }: QueryTerm, language: string, hasForms: boolean): NearForm[] {
  const typed = phraseOfWords(text, language);
  if (typed === null) return [];
  const exact: NearForm = { part: typed, required: null };
  const [word, ...more] = splitWords(text, language);
  if (!hasForms || isPhrase || more.length > 0 || isUnspaced(text) || isInseparable(text)) return [exact];
  const lemmas = searchedLemmas(word!.text, language);
  const listed = [...lemmas, ...lemmas.flatMap((lemma) => irregularForms(lemma, language))];
  return [
    exact,
    ...listed.map((form): NearForm => ({ part: singleToken(wordToken(language, form)), required: null })),
    ...lemmas.flatMap((lemma): NearForm[] => {
      const start = commonStart(word!.text, lemma);
      if (start.length < MIN_PREFIX_LENGTH) return [];
      return [
        { part: tokenPrefix(wordToken(language, start)), required: metaToken(lemmaToken(language, lemma)) },
      ];
    }),
  ];
}

/** The beginning that a word and its lemma share: `part` of `parties` and `party`. It is shorter than both words. */
function commonStart(word: string, lemma: string): string {
  let end = 0;
  while (end < word.length && word[end] === lemma[end]) end++;
  return word.slice(0, end === word.length || end === lemma.length ? end - 1 : end);
}
