import { dataOf, perLanguage } from '../languages/find-language.js';
import { type InflectionForms, type VerbForms } from '../languages/language.js';
import { wordsOfList, pairsOfList } from '../languages/word-lists.js';
import { fold } from './fold.js';

/** A trie of endings, read from their last letter (UTF-16 code units) to the first. */
export interface EndingTrie {
  isEnding: boolean;
  readonly before: Map<number, EndingTrie>;
}

export function endingTrie(endings: Iterable<string>): EndingTrie {
  const root: EndingTrie = { isEnding: false, before: new Map() };
  for (const ending of endings) {
    let node = root;
    for (let i = ending.length - 1; i >= 0; i--) {
      const unit = ending.charCodeAt(i);
      if (!node.before.has(unit)) node.before.set(unit, { isEnding: false, before: new Map() });
      node = node.before.get(unit)!;
    }
    node.isEnding = true;
  }
  return root;
}

/** Lengths of all endings of a word, the shortest first. @param least minimum number of letters before the ending. */
export function endingLengths(word: string, trie: EndingTrie, least: number): number[] {
  const lengths: number[] = [];
  let node: EndingTrie | undefined = trie;
  for (let i = word.length - 1; i >= least; i--) {
    node = node.before.get(word.charCodeAt(i));
    if (node === undefined) break;
    if (node.isEnding) lengths.push(word.length - i);
  }
  return lengths;
}

/** The length of the longest ending with at least `least` letters before it; 0 if there is none. */
function longestEnding(word: string, trie: EndingTrie, least: number): number {
  let longest = 0;
  let node: EndingTrie | undefined = trie;
  for (let i = word.length - 1; i >= least; i--) {
    node = node.before.get(word.charCodeAt(i));
    if (node === undefined) break;
    if (node.isEnding) longest = word.length - i;
  }
  return longest;
}

const MIN_ROOT_LENGTH = 3;
const MIN_VERB_LENGTH = 4;

interface VerbRules {
  by: VerbForms;
  endings: EndingTrie;
  plainEndings: EndingTrie;
  exceptions: ReadonlySet<string>;
  /** Matches roots that a sound change of the language alters; most roots skip the changes. */
  isAlternating: RegExp | null;
  /** The forms of strong verbs, each with the root of the present tense. */
  strong: ReadonlyMap<string, string>;
  strongEndings: EndingTrie;
}

const verbRules = perLanguage((language): VerbRules | null => {
  const by = dataOf(language).forms?.verbs;
  if (by === undefined) return null;
  const trieOf = (list?: string): EndingTrie =>
    endingTrie(wordsOfList(list).map((one) => fold(one, language)));
  const strong = new Map(
    (by.strong ?? '').split(',').flatMap((verb) => {
      const forms = wordsOfList(verb);
      return forms.map((form): [string, string] => [form, forms[0]!]);
    }),
  );
  const sounds = by.alternations?.map(([one]) => one.source);
  return {
    by,
    endings: trieOf(by.endings),
    plainEndings: trieOf(by.plainEndings),
    exceptions: new Set(wordsOfList(by.exceptions)),
    isAlternating: sounds === undefined ? null : new RegExp(sounds.join('|')),
    strong,
    strongEndings: endingTrie(strong.keys()),
  };
});

function rootOf(rest: string, { by, isAlternating, strong, strongEndings }: VerbRules): string {
  let root = rest;
  if (isAlternating?.test(rest) === true) {
    for (const [sound, instead] of by.alternations!) root = root.replace(sound, instead);
  }
  if (by.strongAreWhole) return strong.get(root) ?? root;
  const length = longestEnding(root, strongEndings, 0);
  return length === 0 ? root : root.slice(0, -length) + strong.get(root.slice(-length))!;
}

/** A verb without reflexive and participle affixes (`начнет` of `начнется`), and the lengths of its endings. */
function endingsOfVerb(
  word: string,
  { by: { reflexive, participle, shortest = MIN_VERB_LENGTH }, endings, plainEndings }: VerbRules,
): { verb: string; lengths: number[] } {
  const active = reflexive === undefined ? word : word.replace(reflexive, '');
  const verb = participle === undefined ? active : active.replace(participle, '$1');
  if (verb !== active) return { verb, lengths: endingLengths(verb, endings, MIN_ROOT_LENGTH) };
  const plain = endingLengths(verb, plainEndings, MIN_ROOT_LENGTH);
  return { verb, lengths: [...endingLengths(verb, endings, shortest), ...plain] };
}

/**
 * The roots of a word as a verb: the root and, if the word has a prefix that hardly changes its meaning, the root
 * without it. Empty if the language has no verb rules or the word is an exception.
 * @param word folded, as `words` returns it.
 * @param bare the stem of the word as a noun, used if the word has no verb ending: `vote` of `vote`, beside `voter`.
 */
export function verbRoots(word: string, bare: string, language: string): string[] {
  const rules = verbRules(language);
  if (rules === null || rules.exceptions.has(word)) return [];
  const { verb, lengths } = endingsOfVerb(word, rules);
  const rest = lengths.length === 0 ? bare : verb.slice(0, -Math.max(...lengths));
  const root = rootOf(rest, rules);
  if (root.length < MIN_ROOT_LENGTH) return [];
  const prefix = rules.by.perfective?.exec(word)?.[0].length ?? 0;
  return prefix === 0 ? [root] : [root, rootOf(rest.slice(prefix), rules)];
}

/** The roots of a word as a verb, one for each ending that it may have. */
export function possibleVerbRoots(word: string, bare: string, language: string): string[] {
  const rules = verbRules(language);
  if (rules === null || rules.exceptions.has(word)) return [];
  const { verb, lengths } = endingsOfVerb(word, rules);
  const rests = [bare, ...lengths.map((length) => verb.slice(0, -length))];
  const roots = [...rests.map((rest) => rootOf(rest, rules)), ...verbRoots(word, bare, language)];
  return [...new Set(roots)].filter((root) => root.length >= MIN_ROOT_LENGTH);
}

/** Minimum letters of a stem; in Indic scripts a letter is a syllable. */
const MIN_STEM_LENGTH = 3;
const MIN_SYLLABLES = 2;
const SHORT_WORD = 4;
const MAX_ENDINGS = 3;
const AFTER_SILENT_E = /^(?:e|es|ed|ing)$/;
const DOUBLED_CONSONANT = /[bcdfghjklmnpqrstvwxz]$/;

interface Prefix {
  letters: string;
  /** The sound that the prefix replaces at the beginning of the word; empty if it replaces none. */
  swallowed: string;
}

interface Rules {
  forms: InflectionForms;
  endings: EndingTrie;
  prefixes: ReadonlyMap<string, readonly Prefix[]>;
  alternations: NonNullable<InflectionForms['alternations']>;
  invariable: ReadonlySet<string>;
  /** Minimum number of letters of a word that is stemmed; shorter words stay unchanged. */
  shortest: number;
  medial: ReadonlyMap<string, string>;
}

function withMedialForm(word: string, medial: ReadonlyMap<string, string>): string {
  const letter = medial.size === 0 ? undefined : medial.get(word.at(-1) ?? '');
  return letter === undefined ? word : word.slice(0, -1) + letter;
}

function makeRules(language: string, isEnding: (folded: string) => boolean): Rules {
  const { forms = {} } = dataOf(language);
  const medial = new Map(pairsOfList(forms.finalLetters));
  const folded = wordsOfList(forms.endings).map((one) => withMedialForm(fold(one, language), medial));
  const endings = endingTrie(folded.filter(isEnding));
  const prefixes = new Map<string, Prefix[]>();
  for (const prefix of wordsOfList(forms.prefixes)) {
    const [written = '', swallowed = ''] = prefix.split(':');
    const letters = fold(written, language);
    prefixes.set(letters[0]!, [...(prefixes.get(letters[0]!) ?? []), { letters, swallowed }]);
  }
  const invariable = new Set(wordsOfList(forms.invariable));
  // After a prefixed preposition of one syllable, two syllables are a word.
  const shortest = forms.syllabic && forms.prefixes !== undefined ? MIN_SYLLABLES : MIN_STEM_LENGTH;
  return { forms, endings, prefixes, alternations: forms.alternations ?? [], invariable, shortest, medial };
}

const rules = perLanguage((language) => makeRules(language, () => true));

/** Whether an ending is a single vowel, which distinguishes words (Paul, Paula) as often as forms. */
const isBareVowel = (ending: string): boolean => /^[aeiouyаеиіїоуыэюяєαεηιουω]$/u.test(ending);
/** Rules for stems that only forms of one word share: of single vowels, only `vowelEndings` are endings. */
const strictRules = perLanguage((language) => {
  const vowels = wordsOfList(dataOf(language).forms?.vowelEndings);
  return makeRules(language, (ending) => !isBareVowel(ending) || vowels.includes(ending));
});

/** Minimum number of letters of the word that remain before an ending. */
function leastOf(word: string, { forms, invariable }: Rules): number {
  if (word.length < (forms.shortestWord ?? 0) || invariable.has(word)) return word.length;
  if (forms.syllabic) return MIN_SYLLABLES;
  return forms.shortStems && word.length <= SHORT_WORD ? MIN_STEM_LENGTH - 1 : MIN_STEM_LENGTH;
}

const isDoubled = (word: string): boolean =>
  word.charCodeAt(word.length - 1) === word.charCodeAt(word.length - 2) && DOUBLED_CONSONANT.test(word);

function alternated(stemmed: string, { alternations, shortest }: Rules): string {
  let other = stemmed;
  for (const [sound, instead] of alternations) other = other.replace(sound, instead);
  if (other.length > MIN_STEM_LENGTH && isDoubled(other)) other = other.slice(0, -1);
  return other.length < Math.min(shortest, stemmed.length) ? stemmed : other;
}

function withoutEndings(word: string, by: Rules): string {
  let left = word;
  for (let i = 0; i < (by.forms.oneEnding ? 1 : MAX_ENDINGS); i++) {
    const longest = longestEnding(left, by.endings, leastOf(left, by));
    if (longest === 0) break;
    const isE = by.forms.silentE !== undefined && AFTER_SILENT_E.test(left.slice(-longest));
    left = left.slice(0, -longest);
    if (isE && by.forms.silentE!.test(left)) left += 'e';
  }
  return left;
}

/** Removes the endings and reverses sound changes. */
function stemBy(word: string, by: Rules): string {
  return alternated(withoutEndings(withMedialForm(word, by.medial), by), by);
}

const DIGIT = /\d/;

/** The stem of a word, without its endings. @param word folded, as by `words`. @param language analysis language. */
export function stem(word: string, language: string): string {
  const by = rules(language);
  return word.length < by.shortest || DIGIT.test(word) ? word : stemBy(word, by);
}

/** The roots of a word without its infix, or without a reduplicated first syllable. */
function infixedRoots(
  word: string,
  withoutPrefix: readonly string[],
  { infix, saidTwice }: InflectionForms,
): string[] {
  const twice = withoutPrefix.filter((one) => saidTwice?.test(one));
  const roots = twice.map((one) => one.replace(saidTwice!, ''));
  return infix?.test(word) ? [...roots, word.replace(infix, '$1')] : roots;
}

/** The word, and the word without each prefix that it may have. */
function withoutPrefixes(word: string, { forms, prefixes, shortest, invariable }: Rules): string[] {
  const bare: string[] = [];
  const least = forms.prefixedPairs && !invariable.has(word) ? shortest - 1 : shortest;
  for (const { letters, swallowed } of prefixes.get(word[0]!) ?? []) {
    const rest = word.slice(letters.length);
    if (rest.length < (letters.length > 1 ? shortest : least) || !word.startsWith(letters)) continue;
    if (swallowed === '' || /^[aeiou]/.test(rest)) bare.push(swallowed + rest);
  }
  bare.push(...infixedRoots(word, bare, forms));
  return bare.length === 0 ? [word] : [word, ...bare];
}

/** The stems of a word with and without its prefixes; in a language without prefixes, its stem and its verb roots. */
export function stemsOf(word: string, language: string): string[] {
  const by = rules(language);
  if (word.length < by.shortest || DIGIT.test(word)) return [word];
  if (by.prefixes.size > 0) return [...new Set(withoutPrefixes(word, by).map((one) => stemBy(one, by)))];
  const bare = withoutEndings(withMedialForm(word, by.medial), by);
  const stems = [alternated(bare, by)];
  for (const root of verbRoots(word, bare, language)) {
    const other = alternated(root, by);
    if (other !== stems[0]) stems.push(other);
  }
  return stems;
}

/** Stems that only forms of one word share, not words derived from it. Used in languages without a table of lemmas. */
export function strictStems(word: string, language: string): string[] {
  const by = strictRules(language);
  if (word.length < by.shortest || DIGIT.test(word)) return [word];
  return [...new Set(withoutPrefixes(word, by).map((one) => stemBy(one, by)))];
}

/** The strict stems of a query word, after each ending that it may have. */
export function possibleStrictStems(word: string, language: string): string[] {
  const by = strictRules(language);
  const stems = strictStems(word, language);
  if (word.length < by.shortest || DIGIT.test(word)) return stems;
  return [...stems, ...afterAnyEnding(word, by)].filter(isFirst);
}

const isFirst = <T>(one: T, i: number, all: readonly T[]): boolean => all.indexOf(one) === i;

/** For each possible ending of a word: the word without it, and the stem of that. */
function afterAnyEnding(word: string, by: Rules): string[] {
  if (by.forms.oneEnding) return [];
  return endingLengths(word, by.endings, leastOf(word, by)).flatMap((length) => {
    const shorter = word.slice(0, -length);
    return [shorter, stemBy(shorter, by)];
  });
}

/**
 * The stems of a query word after each ending that it may have, not only after the longest as in `stemsOf`: Bulgarian
 * моста is мост with an article, not мос with a longer one.
 */
export function possibleStems(word: string, language: string): string[] {
  const by = rules(language);
  const stems = new Set(stemsOf(word, language));
  if (word.length < by.shortest || DIGIT.test(word)) return [...stems];
  for (const root of possibleVerbRoots(word, withoutEndings(word, by), language))
    stems.add(alternated(root, by));
  return [...stems, ...afterAnyEnding(word, by)].filter(isFirst);
}

/** The common prefix of a word's forms and compounds: the word without its shortest ending, if it is long enough. */
export function prefixOfForms(word: string, language: string): string {
  const by = rules(language);
  const [shortest] = endingLengths(word, by.endings, leastOf(word, by));
  return shortest === undefined ? word : word.slice(0, -shortest);
}
