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
import { splitKanjiVerb, partialReadings, unspacedReadings, wordSegments } from './unspaced.js';
import { includedDomains, registrableDomain } from '../../articles/urls.js';
import type { SearchQuery } from '../search-query.js';

/** A way to match a term: as typed, in any form, or by related words. Makes an expression; null without a word. */
export type TermReading = (term: QueryTerm, language: string) => Expression | null;

/** Maximum characters of a word in a script without spaces; a longer run is split into words. */
const MAX_WORD_LENGTH = 4;

/** A word of letters and digits, possibly with `&` between them: `S&P`. */
const PLAIN_WORD = /^[\p{L}\p{N}]+(?:&[\p{L}\p{N}]+)*$/u;
/** A part of a word that means nothing alone (one or two letters, a number, a plus): `H&M`, `covid-19`, `Disney+`. */
const INSEPARABLE_PART = /(?:^|[-‐‑&+./])(?:\p{L}{1,2}|\p{N}+)(?:[-‐‑&+./]|$)|\p{L}\p{N}*\+$/u;

/** A word of two letters has forms unless it is in capitals: Swedish `gå`, but not `EU`. */
const SHORT_WORD = /^\p{L}{2}$/u;
const IN_CAPITALS = /^\p{Lu}+$/u;

/** Whether the parts of a word must be adjacent and exactly as typed: `covid-19`, `H&M`, `EU`. */
export const isInseparable = (text: string): boolean =>
  INSEPARABLE_PART.test(text) && (!SHORT_WORD.test(text) || IN_CAPITALS.test(text));

/** A term and its other spellings, such as `COVID-19` and `Covid 19` for `COVID19`. */
export const expandVariants = (term: QueryTerm): QueryTerm[] => [
  term,
  ...spellingsOf(term.text, term.phrase).map(([text, phrase]) => ({ text, phrase: phrase || term.phrase })),
];

/** Adds to each group the other spellings of its terms. */
export const withVariants = (groups: readonly QueryTerm[][]): QueryTerm[][] =>
  groups.map((group) => group.flatMap(expandVariants));

/** The word of a group that has no other words than its own spellings; null for any other group. */
function plainWord(group: QueryTerm[] | undefined): string | null {
  const [term] = group ?? [];
  if (term === undefined || term.phrase || !PLAIN_WORD.test(term.text)) return null;
  return group!.length > expandVariants(term).length ? null : term.text;
}

/** Adds to the groups of two adjacent words both as one word, to be matched only as typed: `OnePlus` for `one plus`. */
export const withJoinedWords = (groups: readonly QueryTerm[][]): QueryTerm[][] =>
  groups.map((group, i) => {
    const joined = [i - 1, i].flatMap((at) => {
      const [one, other] = [plainWord(groups[at]), plainWord(groups[at + 1])];
      return one === null || other === null ? [] : [{ text: one + other, phrase: true }];
    });
    return [...group, ...joined];
  });

/**
 * The words of a text as a phrase; null without a word. In scripts that are indexed as bigrams (pairs of characters), a
 * final single character matches every bigram that begins with it.
 */
export function phraseOfWords(text: string, language: string, tokenOf = wordToken): NearPart | null {
  const found = splitWords(text, language).map((word) => word.text);
  if (found.length === 0) return null;
  const tokens = found.map((word) => tokenOf(language, word));
  return isOneCharacter(found.at(-1)!) ? tokenPrefix(tokens.pop()!, tokens) : tokenSequence(tokens);
}

/** The expressions of texts as phrases; texts without a word are left out. */
export const phraseExpressions = (
  texts: readonly string[],
  language: string,
  tokenOf = wordToken,
): Expression[] => texts.map((text) => phraseOfWords(text, language, tokenOf)).filter((one) => one !== null);

/** Minimum letters of a prefix, because FTS5 reads the postings of every word with the prefix. */
export const MIN_PREFIX_LENGTH = 4;

/** Matches words that begin with the stem of a single word. Several words match as a phrase. Null without a word. */
export function wordStart(text: string, language: string): Expression | null {
  const [word, ...others] = splitWords(text, language);
  if (word === undefined) return null;
  const stemmed = stem(word.text, language);
  const isStart = others.length === 0 && !isUnspaced(stemmed) && stemmed.length >= MIN_PREFIX_LENGTH;
  return isStart ? tokenPrefix(wordToken(language, stemmed)) : phraseOfWords(text, language);
}

/** Splits a run of a script without spaces into its words. */
function segments(text: string, language: string): string[] {
  if (!isUnspaced(text) || [...text].length <= MAX_WORD_LENGTH) return [text];
  const parts = wordSegments(text, language);
  return parts.length === 0 ? [text] : parts;
}

/** Splits a term that was typed as one run without spaces into its words. */
export const separateWords = (term: QueryTerm, language: string): QueryTerm[] =>
  segments(term.text, language).map((text) => ({ text, phrase: false }));

/** Matches a term as typed. */
export const termAsTyped: TermReading = (term, language) => {
  if (term.phrase) return phraseOfWords(term.text, language);
  const parts = phraseExpressions(segments(term.text, language), language);
  return parts.length === 0 ? null : allExpressions(parts);
};

const everyPart = (readings: string[][], language: string): Expression[] =>
  readings.map((parts) => allExpressions(phraseExpressions(parts, language)));

/** The content words of a term; parts of a joined word such as `l'abeille` are separate words. */
function contentWords(text: string, language: string): string[] {
  const found = splitWords(text, language).map((word) => word.text);
  const content = found.filter((word) => !functionWordsOf(language).has(word));
  return content.length > 0 ? content : found;
}

/** Matches a word in any of its forms, and a phrase as typed. */
export const termInAnyForm: TermReading = (term, language) => {
  const exact = termAsTyped(term, language);
  if (exact === null || term.phrase) return exact;
  if (isUnspaced(term.text)) {
    return anyExpression([exact, ...everyPart(unspacedReadings(term.text, language), language)]);
  }
  if (isInseparable(term.text)) return exact;
  return allExpressions(contentWords(term.text, language).map((word) => wordForms(word, language)));
};

/** Matches a term in any of its forms, in titles only. */
export const termInAnyFormInTitle: TermReading = (term, language) => {
  const forms = termInAnyForm(term, language);
  if (forms === null || term.phrase || isUnspaced(term.text))
    return forms === null ? null : inTitleColumn(forms);
  if (isInseparable(term.text)) return inTitleColumn(forms);
  return allExpressions(
    contentWords(term.text, language).map((word) => {
      const lemmas = searchedLemmas(word, language);
      return anyExpression([
        ...[word, ...lemmas].map((form) => inTitleColumn(singleToken(wordToken(language, form)))),
        ...lemmas.map((lemma) => metaToken(titleLemmaToken(language, lemma))),
      ]);
    }),
  );
};

/** Matches words of the same root and longer ones with the same beginning; in unspaced scripts, parts of the word. */
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
  const kanji = splitKanjiVerb(term.text, language);
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

/** Matches articles that have one alternative of each group; null if the groups have no word. */
export function allGroups(groups: QueryTerm[][], language: string, reading: TermReading): Expression | null {
  const required = groups
    .map((group) => group.map((term) => reading(term, language)).filter((one) => one !== null))
    .filter((alternatives) => alternatives.length > 0)
    .map(anyExpression);
  return required.length === 0 ? null : allExpressions(required);
}

/**
 * Minimum Latin letters of a prefix, because FTS5 reads the articles of every word with it. Other scripts need fewer
 * (`MIN_START_LENGTH`), as do agglutinative languages.
 */
const MIN_LATIN_START_LENGTH = 5;
const MIN_START_LENGTH = 4;
/** Languages that add several endings to one word, such as Finnish; shorter prefixes are searched in them. */
const AGGLUTINATIVE_LANGUAGES = new Set(['tr', 'az', 'uz', 'fi', 'et', 'hu', 'eu']);
/** Languages with few endings, in which compounds are separate words: longer words are no related words. */
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

/**
 * The lemmas by which a query word is searched. Those of a word of two letters, which may be an abbreviation (`ai`), are
 * no function words.
 */
export function searchedLemmas(word: string, language: string): readonly string[] {
  const lemmas = possibleLemmas(word, language);
  if (word.length > 2) return lemmas;
  return lemmas.filter((lemma) => lemma === word || !functionWordsOf(language).has(lemma));
}

/** Matches a word, its possible lemmas, and all forms of these. */
export function wordForms(word: string, language: string): Expression {
  const forms = searchedLemmas(word, language).flatMap((lemma) => [
    metaToken(lemmaToken(language, lemma)),
    singleToken(wordToken(language, lemma)),
  ]);
  return anyExpression([singleToken(wordToken(language, word)), ...forms]);
}

/** The prefix token for compounds (`influensavåg` for `influensa`) and unknown forms; null if too many words match. */
function startToken(word: string, language: string): string | null {
  const start = prefixOfForms(word, language);
  const isLatin = /^[a-z]/.test(start) && !AGGLUTINATIVE_LANGUAGES.has(language);
  const shortest = isLatin ? MIN_LATIN_START_LENGTH : MIN_START_LENGTH;
  return start.length < shortest || LANGUAGES_WITHOUT_COMPOUNDS.has(language)
    ? null
    : wordToken(language, start);
}

/** Matches a word in any form, and words with the same root, because dictionaries lack most names. */
export function wordFormsAndSameRoot(word: string, language: string): Expression {
  const related = possibleStems(word, language).flatMap((root) => [
    metaToken(rootToken(language, root)),
    metaToken(lemmaToken(language, root)),
    singleToken(wordToken(language, root)),
  ]);
  return anyExpression([wordForms(word, language), ...related]);
}

/** Matches words with the same root, and longer words with the same beginning. */
function relatedWords(word: string, language: string): Expression {
  const start = startToken(word, language);
  const ofRoot = wordFormsAndSameRoot(word, language);
  return start === null ? ofRoot : anyExpression([ofRoot, tokenPrefix(start)]);
}

type Filters = Pick<SearchQuery, 'country' | 'domains' | 'excludedDomains' | 'labelled'>;

/** A token that no article has, for a query that excludes all publishers that it includes. */
const TOKEN_OF_NONE = 'd__';

/** Restricts an expression to a query's country and publishers; hosts below a domain are compared after loading. */
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
