import { fold } from '../text/fold.js';
import { endingLengths, endingTrie, longestEnding, type EndingTrie } from './ending-trie.js';
import { PLAIN_VERB_ENDINGS, REFLEXIVES, SHORTEST_VERB, VERB_ENDINGS } from './verb-endings.js';
import { NO_VERBS, PARTICIPLE_PREFIX, PERFECTIVE, STRONG_VERBS, VERB_ALTERNATIONS } from './verb-roots.js';

const SHORTEST_ROOT = 3;
const SHORTEST_BEFORE_ENDING = 4;
const WHOLE_WORDS = new Set(['en', 'fr']);

interface StrongVerbs {
  /** The root of the present by each form of it. */
  roots: ReadonlyMap<string, string>;
  /** What a word may end in that has such a form; null where the whole word must be one. */
  forms: EndingTrie | null;
}

interface VerbRules {
  endings: EndingTrie;
  plainEndings: EndingTrie;
  shortest: number;
  noVerbs: ReadonlySet<string>;
  alternations: readonly (readonly [RegExp, string])[];
  /** Whether any of them changes something: most roots are left as they are. */
  isAlternating: RegExp | null;
  strong: StrongVerbs | null;
  reflexive: RegExp | null;
  participle: RegExp | null;
  perfective: RegExp | null;
}

const listed = (list = ''): string[] => list.split(/\s+/).filter((one) => one !== '');

const folded = (list: string | undefined, language: string): string[] =>
  listed(list).map((one) => fold(one, language));

function strongOf(language: string): StrongVerbs | null {
  const roots = new Map<string, string>();
  for (const verb of (STRONG_VERBS[language] ?? '').split(',')) {
    const [root, ...others] = listed(verb);
    if (root !== undefined) for (const form of [root, ...others]) roots.set(form, root);
  }
  if (roots.size === 0) return null;
  return { roots, forms: WHOLE_WORDS.has(language) ? null : endingTrie(roots.keys()) };
}

function rulesOf(language: string): VerbRules | null {
  const endings = VERB_ENDINGS[language];
  if (endings === undefined) return null;
  const alternations = VERB_ALTERNATIONS[language] ?? [];
  return {
    endings: endingTrie(folded(endings, language)),
    plainEndings: endingTrie(folded(PLAIN_VERB_ENDINGS[language], language)),
    shortest: SHORTEST_VERB[language] ?? SHORTEST_BEFORE_ENDING,
    noVerbs: new Set(listed(NO_VERBS[language])),
    alternations,
    isAlternating:
      alternations.length === 0 ? null : new RegExp(alternations.map(([one]) => one.source).join('|')),
    strong: strongOf(language),
    reflexive: REFLEXIVES[language] ?? null,
    participle: PARTICIPLE_PREFIX[language] ?? null,
    perfective: PERFECTIVE[language] ?? null,
  };
}

const made = new Map<string, VerbRules | null>();

function rules(language: string): VerbRules | null {
  let found = made.get(language);
  if (found === undefined) made.set(language, (found = rulesOf(language)));
  return found;
}

function withStrongRoot(root: string, { roots, forms }: StrongVerbs): string {
  if (forms === null) return roots.get(root) ?? root;
  const length = longestEnding(root, forms, 0);
  return length === 0 ? root : root.slice(0, -length) + roots.get(root.slice(-length))!;
}

function rootOf(rest: string, { alternations, isAlternating, strong }: VerbRules): string {
  let root = rest;
  if (isAlternating?.test(rest) === true) {
    for (const [sound, instead] of alternations) root = root.replace(sound, instead);
  }
  return strong === null ? root : withStrongRoot(root, strong);
}

/** A word without what stands around a verb and its ending: `начнет` of `начнется`. */
function verbOf(
  word: string,
  { reflexive, participle }: VerbRules,
): { verb: string; shortest: number | null } {
  const active = reflexive === null ? word : word.replace(reflexive, '');
  const verb = participle === null ? active : active.replace(participle, '$1');
  return { verb, shortest: verb === active ? null : SHORTEST_ROOT };
}

function longestLength(word: string, by: VerbRules): { verb: string; length: number } {
  const { verb, shortest } = verbOf(word, by);
  const length = longestEnding(verb, by.endings, shortest ?? by.shortest);
  return {
    verb,
    length: Math.max(length, shortest === null ? longestEnding(verb, by.plainEndings, SHORTEST_ROOT) : 0),
  };
}

const prefixOf = (word: string, { perfective }: VerbRules): number => perfective?.exec(word)?.[0].length ?? 0;

/**
 * What the forms of a verb have in common, were the word one: none where the language has no rules or the word is
 * known to be none. The second is of a verb whose prefix changes little.
 *
 * @param word folded, as `words` gives it.
 * @param bare what is left of the word when it is taken for a noun: `vote`, beside `voter`.
 */
export function verbRoots(word: string, bare: string, language: string): string[] {
  const by = rules(language);
  if (by === null || by.noVerbs.has(word)) return [];
  const { verb, length } = longestLength(word, by);
  const rest = length === 0 ? bare : verb.slice(0, -length);
  const root = rootOf(rest, by);
  if (root.length < SHORTEST_ROOT) return [];
  const prefix = prefixOf(word, by);
  return prefix === 0 ? [root] : [root, rootOf(rest.slice(prefix), by)];
}

/** The same, were any of its endings one, and not only the longest. */
export function possibleVerbRoots(word: string, bare: string, language: string): string[] {
  const by = rules(language);
  if (by === null || by.noVerbs.has(word)) return [];
  const { verb, shortest } = verbOf(word, by);
  const lengths = new Set([
    ...endingLengths(verb, by.endings, shortest ?? by.shortest),
    ...(shortest === null ? endingLengths(verb, by.plainEndings, SHORTEST_ROOT) : []),
  ]);
  const rests = [bare, ...[...lengths].map((length) => verb.slice(0, -length))];
  const roots = [...rests.map((rest) => rootOf(rest, by)), ...verbRoots(word, bare, language)];
  return [...new Set(roots)].filter((root) => root.length >= SHORTEST_ROOT);
}
