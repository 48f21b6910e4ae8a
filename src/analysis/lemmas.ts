import { dataOf, perLanguage, cachePerWord, readLemmas } from '../languages/find-language.js';
import { fold } from './fold.js';
import { acceptedSpelling } from './spelling.js';
import { possibleStrictStems, strictStems } from './stem.js';

/** A trie of the endings of inflected forms, read from the last letter. Where one is complete, `ofLemma` is set. */
interface Endings {
  ofLemma?: string;
  readonly before: Map<number, Endings>;
}

/** Minimum number of letters before an ending. */
const MIN_STEM = 2;
const SPACE = 0x20;

/** Calls back with the range of every word and ending in the text of a table, except for the endings of lemmas. */
function eachWord(text: string, take: (start: number, end: number) => void): void {
  let end = 0;
  for (let line = 0; line < text.length; line = end + 1) {
    end = text.indexOf('\n', line);
    if (end === -1) end = text.length;
    if (text[line] === '#') continue;
    for (let at = line; at < end;) {
      const space = text.indexOf(' ', at);
      const last = space === -1 || space > end ? end : space;
      if (at > line || text[line] !== '-') take(at, last);
      at = last + 1;
    }
  }
}

/** FNV-1a hash of the UTF-16 code units from `start` to `end`. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash ^ (hash >>> 15);
}

const lineAt = (text: string, at: number): string => {
  const end = text.indexOf('\n', at);
  return text.slice(at, end === -1 ? text.length : end);
};

/**
 * The lemmas of a language. A line of the text has a lemma and its forms (`say said says`), or the ending of lemmas
 * and those of their forms (`-y -ies`: `city` of `cities`). Words are looked up in the text by a table of hashes,
 * which takes a fifth of the memory of a map.
 */
class LemmaTable {
  /** Hash table of the words: each slot has the position of a word in the text, plus one; 0 is an empty slot. */
  private readonly slots: Int32Array;
  private readonly endings: Endings = { before: new Map() };

  /** @param text folded; lines that begin with `#` are comments. */
  constructor(private readonly text: string) {
    let count = 0;
    eachWord(text, () => count++);
    this.slots = new Int32Array(2 ** Math.ceil(Math.log2(count * 1.5 + 1)));
    eachWord(text, (start, end) => {
      if (text[start] === '-') this.addEnding(start + 1, end);
      else this.addWord(start, end);
    });
  }

  private addEnding(start: number, end: number): void {
    let node = this.endings;
    for (let i = end - 1; i >= start; i--) {
      const unit = this.text.charCodeAt(i);
      let before = node.before.get(unit);
      if (before === undefined) node.before.set(unit, (before = { before: new Map() }));
      node = before;
    }
    node.ofLemma ??= this.lemmaAt(start).slice(1);
  }

  private addWord(start: number, end: number): void {
    const mask = this.slots.length - 1;
    let slot = hashOf(this.text, start, end) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = start + 1;
  }

  /** The lemmas of a folded word: those that the table lists, otherwise the one that its longest known ending gives. */
  lemmas(word: string): string[] {
    const listed = this.placesOf(word);
    if (listed.length > 0) return listed.map((at) => this.lemmaAt(at));
    let lemma = word;
    let node: Endings | undefined = this.endings;
    for (let i = word.length - 1; i >= MIN_STEM; i--) {
      node = node.before.get(word.charCodeAt(i));
      if (node === undefined) break;
      if (node.ofLemma !== undefined) lemma = word.slice(0, i) + node.ofLemma;
    }
    return [lemma];
  }

  /** The listed forms of a lemma; those that the endings give are not listed. */
  irregularForms(lemma: string): string[] {
    const { text } = this;
    return this.placesOf(lemma).flatMap((at) => {
      const isLemma = at === 0 || text[at - 1] === '\n';
      return isLemma ? lineAt(text, at).split(' ').slice(1) : [];
    });
  }

  /** The positions of a word in the text; several if it is a form of several lemmas. */
  private placesOf(word: string): number[] {
    const places: number[] = [];
    const mask = this.slots.length - 1;
    for (let slot = hashOf(word, 0, word.length) & mask; this.slots[slot] !== 0; slot = (slot + 1) & mask) {
      const at = this.slots[slot]! - 1;
      if (this.isAt(at, word)) places.push(at);
    }
    return places;
  }

  private isAt(at: number, word: string): boolean {
    const { text } = this;
    for (let i = 0; i < word.length; i++) {
      if (text.charCodeAt(at + i) !== word.charCodeAt(i)) return false;
    }
    return !(text.charCodeAt(at + word.length) > SPACE);
  }

  /** The first word of the line: the lemma of the word at this position. */
  private lemmaAt(at: number): string {
    return this.wordAt(this.text.lastIndexOf('\n', at - 1) + 1);
  }

  private wordAt(at: number): string {
    let end = at;
    while (this.text.charCodeAt(end) > SPACE) end++;
    return this.text.slice(at, end);
  }
}

const tableOf = perLanguage((language): LemmaTable | null => {
  const text = readLemmas(language);
  return text === null ? null : new LemmaTable(fold(text, language));
});

const DIGIT = /\d/;

/**
 * The lemmas of a word: usually one (`say` of `said`), several for homographs. Two words are forms of one word if
 * they share a lemma. In languages without a table of lemmas, stems instead.
 * @param word folded, as `words` returns it.
 * @param language analysis language.
 */
export function findLemmas(word: string, language: string): readonly string[] {
  if (DIGIT.test(word)) return [word];
  const table = tableOf(language);
  const spelt = acceptedSpelling(word, language);
  if (table === null) return strictStems(spelt, language);
  const lemmas = spelt === word ? table.lemmas(word) : [...table.lemmas(word), ...table.lemmas(spelt)];
  if (lemmas.length === 1) return lemmas[0] === word ? lemmas : [acceptedSpelling(lemmas[0]!, language)];
  return [...new Set(lemmas.map((lemma) => acceptedSpelling(lemma, language)))];
}

/** `findLemmas` with a cache, because words repeat. */
export const lemmasOf = cachePerWord(findLemmas);

/** The lemmas of a query word; in languages without a table, the stems after each of its possible endings. */
export function possibleLemmas(word: string, language: string): readonly string[] {
  if (dataOf(language).forms?.lemmas !== undefined) return lemmasOf(word, language);
  return possibleStrictStems(acceptedSpelling(word, language), language);
}

/** The first lemma of a word, for comparisons that need one key. */
export const lemmaOf = (word: string, language: string): string => lemmasOf(word, language)[0]!;

/** The forms of a lemma that no rule of endings gives: `women` of `woman`. Empty in languages without a table. */
export const irregularForms = (lemma: string, language: string): string[] =>
  tableOf(language)?.irregularForms(lemma) ?? [];
