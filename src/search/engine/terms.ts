import { possibleLemmas } from '../../analysis/lemmas.js';
import { possibleStems, prefixOfForms, stem } from '../../analysis/stem.js';
import { functionWordsOf, isOneCharacter, isUnspaced, splitWords } from '../../analysis/words.js';
import {
  countryToken,
  domainToken,
  lemmaToken,
  rootToken,
  titleLemmaToken,
  wordToken,
} from '../../index/tokens.js';
import { dataOf } from '../../languages/find-language.js';
import type { QueryTerm } from '../parsed-text.js';
import {
  allExpressions,
  anyExpression,
  type Expression,
  inTitleColumn,
  metaToken,
  nearExpression,
  type NearPart,
  tokenSequence,
  tokenPrefix,
  singleToken,
  withoutExpressions,
} from './expression.js';
import { spellingsOf } from './spellings.js';
import { kanjiPair, partialReadings, unspacedReadings, wordSegments } from './unspaced.js';
import { includedDomains, registrableDomain } from '../../articles/urls.js';
import type { SearchQuery } from '../search-query.js';

/** Makes the expression of a term: as typed, in any form, or in longer words. Null for a term without a word. */
export type TermReading = (term: QueryTerm, language: string) => Expression | null;

/** Maximum characters of a word in a script without spaces; longer runs are several words. */
const MAX_WORD_LENGTH = 4;

/** A word of letters and digits; Latin, Greek and Cyrillic initials may be joined, `&` included: `S&P`. */
const PLAIN_WORD = /^[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*$/u;
/**
 * A part of a word without a meaning of its own: one or two letters, a number, or a plus, as in `H&M`, `covid-19`,
 * `Disney+`.
 */
const INSEPARABLE_PART = /(?:^|[-‐‑&+./])(?:\p{L}{1,2}|\p{N}+)(?:[-‐‑&+./]|$)|\p{L}\p{N}*\+$/u;

/** Whether the parts of a word must be side by side, in no other form. */
export const isInseparable = (text: string, language: string): boolean =>
  INSEPARABLE_PART.test(text) && !(text.length === 2 && dataOf(language).forms?.prefixedPairs === true);

/** A term and its other spellings: publishers write COVID19, COVID-19 and Covid 19. */
export const expandVariants = (term: QueryTerm): QueryTerm[] => [
  term,
  ...spellingsOf(term.text, term.phrase).map(([text, phrase]) => ({ text, phrase: phrase || term.phrase })),
];

/** Groups of a query with the variants of their words. */
export const withVariants = (groups: readonly QueryTerm[][]): QueryTerm[][] =>
  groups.map((group) => group.flatMap(expandVariants));

/** The word of a group that is one plain word; null for any other group. */
function plainWord(group: QueryTerm[] | undefined): string | null {
  const [term] = group ?? [];
  if (term === undefined || term.phrase || !PLAIN_WORD.test(term.text)) return null;
  return group!.length > expandVariants(term).length ? null : term.text;
}

/** Groups where two words side by side may be written as one, in that form only: one plus, OnePlus; PS 5, PS5. */
export const withJoinedWords = (groups: readonly QueryTerm[][]): QueryTerm[][] =>
  groups.map((group, i) => {
    const joined = [i - 1, i].flatMap((at) => {
      const [one, other] = [plainWord(groups[at]), plainWord(groups[at + 1])];
      return one === null || other === null ? [] : [{ text: one + other, phrase: true }];
    });
    return [...group, ...joined];
  });

/**
 * The words of a text as a phrase; null without a word. A last single character of a script that is indexed as bigrams
 * begins a bigram of a longer run.
 */
export function phraseOfWords(text: string, language: string, tokenOf = wordToken): NearPart | null {
  const found = splitWords(text, language).map((word) => word.text);
  if (found.length === 0) return null;
  const tokens = found.map((word) => tokenOf(language, word));
  return isOneCharacter(found.at(-1)!) ? tokenPrefix(tokens.pop()!, tokens) : tokenSequence(tokens);
}

/** The expressions of texts as phrases, without texts that have no word. */
export const phraseExpressions = (
  texts: readonly string[],
  language: string,
  tokenOf = wordToken,
): Expression[] => texts.map((text) => phraseOfWords(text, language, tokenOf)).filter((one) => one !== null);

/** FTS5 reads complete posting ranges for a prefix: shorter ones match too much. */
export const MIN_PREFIX_LENGTH = 4;

/**
 * The expression of words that begin with the stem of a single word; a phrase for several words. Null without a word.
 */
export function wordStart(text: string, language: string): Expression | null {
  const [word, ...others] = splitWords(text, language);
  if (word === undefined) return null;
  const stemmed = stem(word.text, language);
  const isStart = others.length === 0 && !isUnspaced(stemmed) && stemmed.length >= MIN_PREFIX_LENGTH;
  return isStart ? tokenPrefix(wordToken(language, stemmed)) : phraseOfWords(text, language);
}

/** The words of a run of a script without spaces; each is required, at any position. */
function segments(text: string, language: string): string[] {
  if (!isUnspaced(text) || [...text].length <= MAX_WORD_LENGTH) return [text];
  const parts = wordSegments(text, language);
  return parts.length === 0 ? [text] : parts;
}

/** The words of a term: several where they were typed as one run. */
export const separateWords = (term: QueryTerm, language: string): QueryTerm[] =>
  segments(term.text, language).map((text) => ({ text, phrase: false }));

/** Makes the expression of a term as it was typed. */
export const termAsTyped: TermReading = (term, language) => {
  if (term.phrase) return phraseOfWords(term.text, language);
  const parts = phraseExpressions(segments(term.text, language), language);
  return parts.length === 0 ? null : allExpressions(parts);
};

const everyPart = (readings: string[][], language: string): Expression[] =>
  readings.map((parts) => allExpressions(phraseExpressions(parts, language)));

/** The content words of a term; each part of a joined word (l'abeille) is one. */
function contentWords(text: string, language: string): string[] {
  const found = splitWords(text, language).map((word) => word.text);
  const content = found.filter((word) => !functionWordsOf(language).has(word));
  return content.length > 0 ? content : found;
}

/** Makes the expression of a word in any of its forms; phrases are as typed. */
export const termInAnyForm: TermReading = (term, language) => {
  const exact = termAsTyped(term, language);
  if (exact === null || term.phrase) return exact;
  if (isUnspaced(term.text)) {
    return anyExpression([exact, ...everyPart(unspacedReadings(term.text, language), language)]);
  }
  if (isInseparable(term.text, language)) return exact;
  return allExpressions(contentWords(term.text, language).map((word) => wordForms(word, language)));
};

/** Makes the expression of a term in any form, in the title only. */
export const termInAnyFormInTitle: TermReading = (term, language) => {
  const forms = termInAnyForm(term, language);
  if (forms === null || term.phrase || isUnspaced(term.text))
    return forms === null ? null : inTitleColumn(forms);
  if (INSEPARABLE_PART.test(term.text)) return inTitleColumn(forms);
  return allExpressions(
    contentWords(term.text, language).map((word) => {
      const lemmas = possibleLemmas(word, language);
      return anyExpression([
        ...[word, ...lemmas].map((form) => inTitleColumn(singleToken(wordToken(language, form)))),
        ...lemmas.map((lemma) => metaToken(titleLemmaToken(language, lemma))),
      ]);
    }),
  );
};

/**
 * Makes the expression of related words: of the same root, or longer ones; in scripts without spaces, parts of the
 * word.
 */
export const termInRelatedWords: TermReading = (term, language) => {
  if (term.phrase) return termAsTyped(term, language);
  if (!isUnspaced(term.text)) {
    const related = contentWords(term.text.replace(/(?<!\+)\+$/, ''), language).map((word) =>
      relatedWords(word, language),
    );
    return related.length === 0 ? null : allExpressions(related);
  }
  const forms = termInAnyForm(term, language);
  if (forms === null) return null;
  const kanji = kanjiPair(term.text, language);
  const starts = kanji?.map((character) => wordToken(language, character));
  return anyExpression([
    forms,
    ...everyPart(partialReadings(term.text, language), language),
    ...(starts === undefined
      ? []
      : [
          nearExpression(
            starts.map((start) => tokenPrefix(start)),
            2,
          ),
        ]),
  ]);
};

/** The expression of all groups, each by any of its alternatives; null when they have no word. */
export function allGroups(groups: QueryTerm[][], language: string, reading: TermReading): Expression | null {
  const required = groups
    .map((group) => group.map((term) => reading(term, language)).filter((one) => one !== null))
    .filter((alternatives) => alternatives.length > 0)
    .map(anyExpression);
  return required.length === 0 ? null : allExpressions(required);
}

/** FTS5 reads complete posting ranges for a prefix: shorter ones match too much. A Latin letter carries less information than others. */
const MIN_LATIN_START_LENGTH = 5;
const MIN_START_LENGTH = 4;
/** Languages that concatenate endings. */
const AGGLUTINATIVE_LANGUAGES = new Set(['tr', 'az', 'uz', 'fi', 'et', 'hu', 'eu']);
/** Languages with few endings that write compounds as separate words. */
const LANGUAGES_WITHOUT_COMPOUNDS = new Set([
  'en',
  'fr',
  'es',
  'it',
  'pt',
  'gl',
  'ca',
  'vi',
  'id',
  'ms',
  'fil',
]);

/** The expression of any form of a word, which is itself and may be a form of other words. */
export function wordForms(word: string, language: string): Expression {
  const forms = possibleLemmas(word, language).flatMap((lemma) => [
    metaToken(lemmaToken(language, lemma)),
    singleToken(wordToken(language, lemma)),
  ]);
  return anyExpression([singleToken(wordToken(language, word)), ...forms]);
}

/**
 * The beginning of longer words: compounds (influensa, influensavåg), and forms with unknown endings. Null for a
 * beginning that would match too much.
 */
function startToken(word: string, language: string): string | null {
  const start = prefixOfForms(word, language);
  const isLatin = /^[a-z]/.test(start) && !AGGLUTINATIVE_LANGUAGES.has(language);
  const shortest = isLatin ? MIN_LATIN_START_LENGTH : MIN_START_LENGTH;
  return start.length < shortest || LANGUAGES_WITHOUT_COMPOUNDS.has(language)
    ? null
    : wordToken(language, start);
}

/** The expression of any form of a word, and of words of its root: names are rarely in a dictionary. */
export function formsAndWordsOfRoot(word: string, language: string): Expression {
  const related = possibleStems(word, language).flatMap((root) => [
    metaToken(rootToken(language, root)),
    metaToken(lemmaToken(language, root)),
    singleToken(wordToken(language, root)),
  ]);
  return anyExpression([wordForms(word, language), ...related]);
}

/** The expression of words of the root of a word, and of longer words that begin with it. */
function relatedWords(word: string, language: string): Expression {
  const start = startToken(word, language);
  const ofRoot = formsAndWordsOfRoot(word, language);
  return start === null ? ofRoot : anyExpression([ofRoot, tokenPrefix(start)]);
}

type Filters = Pick<SearchQuery, 'country' | 'domains' | 'excludedDomains' | 'labelled'>;

/** A token that no article has, for a query whose included publishers are excluded, too. */
const TOKEN_OF_NONE = 'd__';

/**
 * Limits an expression to country and publishers. The index has registrable domains; hosts below them are compared
 * after loading.
 */
export function withFilters(
  { country, domains, excludedDomains, labelled }: Filters,
  language: string,
): (expression: Expression) => Expression {
  const named = includedDomains({ domains, excludedDomains, labelled });
  const required: Expression[] = [];
  if (country !== null) required.push(metaToken(countryToken(language, country)));
  if (named !== null) {
    const tokens = named.map((domain) => metaToken(domainToken(language, domain)));
    required.push(tokens.length === 0 ? metaToken(TOKEN_OF_NONE) : anyExpression(tokens));
  }
  const excluded = excludedDomains
    .filter((host) => registrableDomain(host) === host)
    .map((domain) => metaToken(domainToken(language, domain)));
  return (expression) =>
    withoutExpressions(
      required.length === 0 ? expression : allExpressions([expression, ...required]),
      excluded,
    );
}
