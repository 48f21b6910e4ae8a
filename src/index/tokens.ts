import { headlineCategories, checkDeclaredCategory } from '../analysis/headline-categories.js';
import { findLemmas } from '../analysis/lemmas.js';
import { type LocatedWord, locateWords } from '../analysis/locate-words.js';
import { locateJoinedSpellings } from '../analysis/spelling.js';
import { stemsOf } from '../analysis/stem.js';
import { functionWordsOf, splitWords, words } from '../analysis/words.js';
import { analysisLanguage } from '../languages/find-language.js';
import type { IndexArticle } from './index-article.js';

/** Version of the tokens. Raise it if folding, word splitting or the tokens change: it requires `index reindex`. */
export const ANALYSIS_VERSION = 14;

/**
 * Matches all articles in a language. Word tokens begin with their language (`en_trump`), so that a search reads no
 * postings of other languages; tokens of the `meta` column begin with a letter and two underscores, unlike all words.
 */
export const languageToken = (language: string): string => `l__${language}`;
export const countryToken = (language: string, country: string): string =>
  `g__${language}_${country.toLowerCase()}`;
export const categoryToken = (language: string, category: string): string => `c__${language}_${category}`;
/** Marks an article whose headline supports its category; `doubtedCategoryToken` marks one that makes it doubtful. */
export const confirmedCategoryToken = (language: string, category: string): string =>
  `y__${language}_${category}`;
export const doubtedCategoryToken = (language: string, category: string): string =>
  `n__${language}_${category}`;
export const domainToken = (language: string, domain: string): string =>
  `d__${language}_${domain.replace(/[^a-z0-9]/g, '_')}`;
export const sourceWordToken = (language: string, word: string): string => `s__${language}_${word}`;
export const isSourceWordToken = (token: string): boolean => token.startsWith('s__');
/** Marks an article that contains a form of the lemma. */
export const lemmaToken = (language: string, lemma: string): string => `t__${language}_${lemma}`;
/** Marks an article whose title has a form of the lemma; `lemmaToken` marks one with a form anywhere. */
export const titleLemmaToken = (language: string, lemma: string): string => `u__${language}_${lemma}`;
/** Marks an article that contains a word with this root (stem). */
export const rootToken = (language: string, root: string): string => `r__${language}_${root}`;
export const wordToken = (language: string, word: string): string => `${language}_${word}`;

/** The text of an article's three search columns: tokens separated by spaces. */
export interface SearchRow {
  title: string;
  preview: string;
  meta: string;
}

type Indexed = Pick<
  IndexArticle,
  'title' | 'preview' | 'rest' | 'language' | 'country' | 'categories' | 'domain' | 'sourceName'
>;

/** Tokens of an article's categories, with tokens for categories that the headline supports or makes doubtful. */
function categoryTokens({ categories, title, preview }: Indexed, language: string): string[] {
  if (categories.length === 0) return [];
  const inHeadline = headlineCategories(title, preview, language);
  return categories.flatMap((category) => {
    const weight = checkDeclaredCategory(category, inHeadline, categories);
    const tokens = [categoryToken(language, category)];
    if (weight === 'confirmed') tokens.push(confirmedCategoryToken(language, category));
    if (weight === 'doubted') tokens.push(doubtedCategoryToken(language, category));
    return tokens;
  });
}

/** Makes the tokens by which an article is found. */
export function analyzeArticle(article: Indexed): SearchRow {
  const language = analysisLanguage(article.language);
  const meta = [languageToken(language), domainToken(language, article.domain)];
  if (article.country !== null) meta.push(countryToken(language, article.country));
  meta.push(...categoryTokens(article, language));
  for (const word of splitWords(article.sourceName, language).slice(0, 12)) {
    meta.push(sourceWordToken(language, word.text));
  }
  const body = article.preview.endsWith('…') ? article.preview.slice(0, -1) : article.preview;
  const text = article.rest === '' ? body : `${body} ${article.rest}`;
  const inTitle = searchedWords(article.title, language);
  const inText = searchedWords(text, language);
  const titleWords = new Set(inTitle);
  const forms = formsOf(titleWords, language);
  for (const lemma of forms.lemmas) meta.push(titleLemmaToken(language, lemma));
  addForms(new Set(inText.filter((word) => !titleWords.has(word))), language, forms);
  const { lemmas, roots } = forms;
  for (const lemma of lemmas) meta.push(lemmaToken(language, lemma));
  for (const root of roots) if (!lemmas.has(root)) meta.push(rootToken(language, root));
  return { title: tokenText(inTitle, language), preview: tokenText(inText, language), meta: meta.join(' ') };
}

/** Maximum characters of a text that are indexed. */
const MAX_CHARACTERS = 8_000;

const ANY_HYPHENED = /[‐‑\u05be\u00b7\u2022\u2027\u2219\u22c5-](?=[\p{L}\p{M}])(?<=[\p{L}\p{M}].)/u;
const HYPHENED_WORD =
  /(?<![\p{L}\p{N}\p{M}‐‑-])[\p{L}\p{M}]+(?:[‐‑\u05be-][\p{L}\p{M}]+|(?:[\u00b7\u2022\u2027\u2219\u22c5][\p{L}\p{M}]+)+)(?![\p{L}\p{N}\p{M}‐‑-])/gu;
const HYPHEN = /[‐‑\u05be\u00b7\u2022\u2027\u2219\u22c5-]/g;

/**
 * Joined spellings of words: `wifi` for Wi-Fi (also with a middle dot), `percent` for `per cent`. They follow the other
 * words in the index, so that a search for the joined spelling matches, too.
 */
function joinedWords(text: string, language: string): LocatedWord[] {
  const searched = text.slice(0, MAX_CHARACTERS);
  const found = ANY_HYPHENED.test(searched) ? [...searched.matchAll(HYPHENED_WORD)] : [];
  const hyphened = found.flatMap(({ 0: word, index: start }) =>
    words(word.replace(HYPHEN, ''), language).map((one) => ({ text: one, start, end: start + word.length })),
  );
  return [...hyphened, ...locateJoinedSpellings(searched, language)];
}

/** The words of a text that are indexed, in order. */
const searchedWords = (text: string, language: string): string[] => [
  ...words(text.slice(0, MAX_CHARACTERS), language),
  ...joinedWords(text, language).map((joined) => joined.text),
];

/** The indexed words of a text with their range in it: the words in order, and joined spellings (`wifi` for Wi-Fi). */
export const locateSearchedWords = (
  text: string,
  language: string,
): { inOrder: LocatedWord[]; joined: LocatedWord[] } => ({
  inOrder: locateWords(text.slice(0, MAX_CHARACTERS), language),
  joined: joinedWords(text, language),
});

/** Tokens in the column `meta` (metadata) by which a word is found in its other forms. */
export function formTokens(word: string, language: string, isInTitle: boolean): string[] {
  const { lemmas, roots } = formsOf([word], language);
  return [
    ...[...lemmas].map((lemma) => lemmaToken(language, lemma)),
    ...(isInTitle ? [...lemmas].map((lemma) => titleLemmaToken(language, lemma)) : []),
    ...[...roots].filter((root) => !lemmas.has(root)).map((root) => rootToken(language, root)),
  ];
}

/** The words of a text as tokens separated by spaces. */
function tokenText(found: readonly string[], language: string): string {
  let tokens = '';
  for (const word of found) tokens += `${language}_${word} `;
  return tokens;
}

/** Lemmas and roots of words, without those equal to their word. */
interface WordForms {
  readonly lemmas: Set<string>;
  readonly roots: Set<string>;
}

/** Adds lemmas and roots of words, except function words. Not cached: the look-up in a large cache costs as much. */
function addForms(found: Iterable<string>, language: string, { lemmas, roots }: WordForms): void {
  const functionWords = functionWordsOf(language);
  for (const word of found) {
    if (functionWords.has(word)) continue;
    for (const lemma of findLemmas(word, language)) if (lemma !== word) lemmas.add(lemma);
    for (const root of stemsOf(word, language)) if (root !== word) roots.add(root);
  }
}

function formsOf(found: Iterable<string>, language: string): WordForms {
  const forms = { lemmas: new Set<string>(), roots: new Set<string>() };
  addForms(found, language, forms);
  return forms;
}
