import { LANGUAGES } from '../languages/find-language.js';

/** Shorter words, and stems, must be equal: Iran is not Iraq, six is not sixth. */
const LEAST_FOR_ENDING = 5;
const LEAST_STEM = 4;
const LEAST_FOR_TYPO = 7;
const MOST_DIFFERENCE = 3;

const LATIN = /^[a-z]+$/;

/**
 * Endings that inflect in languages of the Latin script. Single vowels are none, though they inflect in some:
 * they part names (Paul and Paula, Mario and Maria, Simon and Simone).
 */
const LATIN_ENDING = /^(?:e?s|e?d|ing|e[nmrt]|ern|a[rm]|or|om|u|y|ies)?$/;
/** Endings of one verb: kills, killed, killing. */
const VERB_ENDING = /^(?:s|ed|ing)$/;
/** Who does it, and that it is done: employer and employed. */
const AGENT_AND_VERB = /^(?:er(?:ed|ing)|(?:ed|ing)er)$/;
/** Cases of names and towns, of which one may be bare: `Zalesie` and `Zalesiu`, `München` and `Münchner`. */
const CASE_ENDINGS = /^(?:eu|ue|aie|iea|oie|ieo|ay|ya|enner|neren|rn|nr)$/;
/** Endings of any language that change nothing: signatures do not tell theirs. */
const BEHIND_WORD = new Set(LANGUAGES.flatMap(({ forms }) => forms?.behindWord?.split(' ') ?? []));
/** What short words take on: `net` and `nets`, `älg` and `älgen`. */
const SHORT_FORM = /^([a-z]{3})(?:s|e[nt])$/;
const CLINGING = LANGUAGES.map(({ forms }) => forms?.clinging).filter((form) => form !== undefined);
/** Two spellings of one sound: sterilisation, defence, Caracas and Karakas. No vowels: Anderson is not Andersen. */
const SOUNDS = /^(?:sz|zs|ck|kc|(?:cs|sc)(?=[eiy]))/;

/** Whether two words are one stem with two endings. */
function isInflected(stem: string, endA: string, endB: string): boolean {
  if (stem.length < LEAST_STEM) return false;
  const bare = endA === '' || endB === '';
  const both = endA + endB;
  if ((bare && BEHIND_WORD.has(both)) || (stem.length > LEAST_STEM && CASE_ENDINGS.test(both))) return true;
  if (!LATIN.test(stem)) return Math.max(endA.length, endB.length) <= (bare ? 1 : 2);
  if (!LATIN_ENDING.test(endA) || !LATIN_ENDING.test(endB)) return both === 'n' && stem.endsWith('e');
  if (AGENT_AND_VERB.test(both)) return false;
  return bare || stem.length > LEAST_STEM || (VERB_ENDING.test(endA) && VERB_ENDING.test(endB));
}

/** Whether one letter was lost, doubled or exchanged with its neighbour inside a word, or one sound written otherwise. */
function isTypo(a: string, b: string, prefix: number): boolean {
  const [tailA, tailB] = [a.slice(prefix), b.slice(prefix)];
  if (prefix < 2) return false;
  if (tailA.length === tailB.length) {
    if (tailA.slice(1) === tailB.slice(1)) return tailA.length > 1 && SOUNDS.test(tailB[0]! + tailA);
    const exchanged = tailA[0] === tailB[1] && tailA[1] === tailB[0];
    return tailA.length > 2 && exchanged && tailA.slice(2) === tailB.slice(2);
  }
  const [shorter, longer] = tailA.length < tailB.length ? [tailA, tailB] : [tailB, tailA];
  return longer.slice(1) === shorter && (shorter !== '' || a[prefix - 1] === longer);
}

const isShortForm = (bare: string, word: string): boolean =>
  word.length > bare.length && [SHORT_FORM, ...CLINGING].some((form) => form.exec(word)?.[1] === bare);

/**
 * Whether two folded words may be one: a stem with two endings, or a slip inside a longer word. Careful, since a
 * letter parts many names.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (Math.abs(a.length - b.length) > MOST_DIFFERENCE) return false;
  if (isShortForm(a, b) || isShortForm(b, a)) return true;
  if (longer < LEAST_FOR_ENDING) return false;
  let prefix = 0;
  while (prefix < a.length && a[prefix] === b[prefix]) prefix++;
  if (isInflected(a.slice(0, prefix), a.slice(prefix), b.slice(prefix))) return true;
  return longer >= LEAST_FOR_TYPO && isTypo(a, b, prefix);
}
