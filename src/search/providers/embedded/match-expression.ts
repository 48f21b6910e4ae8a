import { functionWordsOf } from '../../../languages/function-words-of.js';
import { isUnspaced, splitWords } from '../../../text/words.js';
import { wordToken } from '../../../index/tokens.js';
import { stem } from '../../../languages/stem.js';
import type { ParsedText, QueryTerm } from '../../parse-text.js';
import { contentGroups, strongGroups } from './content-groups.js';
import { looserReadings, unspacedReadings } from './unspaced-readings.js';
import { formTokens, startToken } from './word-forms.js';
import { wordSegments } from './word-segments.js';

/** Longer runs of a script without spaces are more than one word. */
const LONGEST_WORD = 4;

/** A string of FTS5's query language. Tokens hold letters, digits and `_` only, so nothing needs escaping. */
const quoted = (tokens: string[]): string => `"${tokens.join(' ')}"`;

/** Every term costs a search of the whole index: none is named twice. */
function joined(expressions: string[], operator: 'AND' | 'OR'): string {
  const [only, ...others] = new Set(expressions);
  return others.length === 0 ? only! : [only, ...others].map((one) => `(${one})`).join(` ${operator} `);
}

export const allOf = (expressions: string[]): string => joined(expressions, 'AND');
export const anyOf = (expressions: string[]): string => joined(expressions, 'OR');
export const inTitle = (expression: string): string => `title : (${expression})`;
export const without = (expression: string, excluded: string[]): string =>
  excluded.length === 0 ? expression : `(${expression}) NOT (${anyOf(excluded)})`;
export const token = (text: string): string => `"${text}"`;

/** The words of a text standing one after the other, or null when it has none. */
export function phrase(text: string, language: string, tokenOf = wordToken): string | null {
  const found = splitWords(text, language);
  if (found.length === 0) return null;
  const expression = quoted(found.map((word) => tokenOf(language, word.text)));
  return isOneCharacter(found.map((word) => word.text)) ? `${expression} *` : expression;
}

/** Of a script indexed as pairs of characters: matches the pairs that begin with it. */
function isOneCharacter([word, ...others]: string[]): boolean {
  return others.length === 0 && isUnspaced(word!) && [...word!].length === 1;
}

/** FTS5 reads whole posting ranges for a prefix: shorter ones match too much. */
const SHORTEST_PREFIX = 4;

/** Words that begin with the stem of a single word; a phrase for anything else. Null when there is no word. */
export function wordStart(text: string, language: string): string | null {
  const [word, ...others] = splitWords(text, language);
  if (word === undefined) return null;
  const stemmed = stem(word.text, language);
  const isStart = others.length === 0 && !isUnspaced(stemmed) && stemmed.length >= SHORTEST_PREFIX;
  return isStart ? `${quoted([wordToken(language, stemmed)])} *` : phrase(text, language);
}

/** In scripts without spaces people type several words as one run: each word of it is required, in any place. */
function segments(text: string, language: string): string[] {
  if (!isUnspaced(text) || [...text].length <= LONGEST_WORD) return [text];
  const parts = wordSegments(text, language);
  return parts.length === 0 ? [text] : parts;
}

function termExpression(term: QueryTerm, language: string): string | null {
  if (term.phrase) return phrase(term.text, language);
  const parts = segments(term.text, language)
    .map((part) => phrase(part, language))
    .filter((part) => part !== null);
  return parts.length === 0 ? null : allOf(parts);
}

const wordForms = (word: string, language: string): string => anyOf(formTokens(word, language).map(token));

/** Any form of one word, and longer words that begin with it. */
function looseForms(word: string, language: string): string {
  const start = startToken(word, language);
  const forms = wordForms(word, language);
  return start === null ? forms : anyOf([forms, `${token(start)} *`]);
}

/** What stands in a title, written ` word word `, when the term does. */
function termTraces(term: QueryTerm, language: string): string[] {
  const parts = term.phrase ? [term.text] : segments(term.text, language);
  return parts
    .map((part) => splitWords(part, language).map((word) => word.text))
    .filter((found) => found.length > 0)
    .map((found) => (isOneCharacter(found) ? ` ${found[0]}` : ` ${found.join(' ')} `));
}

function readings(all: string[][], language: string): string[] {
  return all.map((parts) =>
    allOf(parts.map((part) => phrase(part, language)).filter((part) => part !== null)),
  );
}

const TWO_KANJI = /^(\p{sc=Han})(\p{sc=Han})\p{sc=Hiragana}*$/u;

/** Japanese verbs may be typed without the kana inside them: 据置 for 据え置き, 言渡し for 言い渡す. */
function withKanaBetween(text: string, language: string): string[] {
  const kanji = language === 'ja' ? TWO_KANJI.exec(text) : null;
  if (kanji === null) return [];
  const starts = kanji.slice(1).map((character) => `${token(wordToken(language, character))} *`);
  return [`NEAR(${starts.join(' ')}, 2)`];
}

/** The words of a term that say something; each part of a joined one (l'abeille) is a word. */
function contentWords(text: string, language: string): string[] {
  const found = splitWords(text, language).map((word) => word.text);
  const content = found.filter((word) => !functionWordsOf(language).has(word));
  return content.length > 0 ? content : found;
}

/** The word in any of its forms; phrases as they are. */
function formsExpression(term: QueryTerm, language: string): string | null {
  const exact = termExpression(term, language);
  if (exact === null || term.phrase) return exact;
  if (isUnspaced(term.text)) {
    return anyOf([exact, ...readings(unspacedReadings(term.text, language), language)]);
  }
  return allOf(contentWords(term.text, language).map((word) => wordForms(word, language)));
}

/** The word in any of its forms and in longer words; what is written without spaces by fewer of its characters. */
function looseExpression(term: QueryTerm, language: string): string | null {
  const forms = formsExpression(term, language);
  if (forms === null || term.phrase) return forms;
  if (isUnspaced(term.text))
    return anyOf([
      forms,
      ...readings(looserReadings(term.text, language), language),
      ...withKanaBetween(term.text, language),
    ]);
  return allOf(contentWords(term.text, language).map((word) => looseForms(word, language)));
}

export interface TextExpression {
  /** Matches the required words and phrases as typed. */
  required: string;
  /** Matches them in any of their forms. Like `loose` worked out when it is read: most searches never do. */
  readonly forms: string;
  /** The same as `forms` without the words of a question that say little; null where it has none. */
  readonly withoutWeak: string | null;
  /** Matches also longer words that begin with them; the same as `forms` where that adds nothing. */
  readonly loose: string;
  excluded: string[];
  /** Whether a title alone matches `required`, given its words in order. */
  isTitle: (words: string[]) => boolean;
}

/**
 * An FTS5 expression for a parsed query: all groups, function words left out where anything else stands beside
 * them. Null when nothing that could be searched was typed.
 */
export function textExpression(parsed: ParsedText, language: string): TextExpression | null {
  const groups = contentGroups(parsed.groups, language);
  const strong = strongGroups(parsed.groups, language);
  const expression = (termOf: typeof termExpression, of = groups): string[] =>
    of
      .map((group) => group.map((term) => termOf(term, language)).filter((one) => one !== null))
      .filter((alternatives) => alternatives.length > 0)
      .map(anyOf);
  const required = expression(termExpression);
  if (required.length === 0) return null;
  const excluded = parsed.excluded.map((term) => phrase(term.text, language)).filter((one) => one !== null);
  const traces = groups
    .map((group) => group.map((term) => termTraces(term, language)).filter((parts) => parts.length > 0))
    .filter((alternatives) => alternatives.length > 0);
  const isTitle = (words: string[]): boolean => {
    const title = ` ${words.join(' ')} `;
    return traces.every((any) => any.some((all) => all.every((trace) => title.includes(trace))));
  };
  return {
    required: allOf(required),
    get forms() {
      return allOf(expression(formsExpression));
    },
    get withoutWeak() {
      return strong === null ? null : allOf(expression(formsExpression, strong));
    },
    get loose() {
      return allOf(expression(looseExpression));
    },
    excluded,
    isTitle,
  };
}
