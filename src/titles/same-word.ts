/** Shorter words, and stems, must be equal: Iran is not Iraq, six is not sixth. */
const LEAST_FOR_ENDING = 5;
const LEAST_STEM = 4;
const LEAST_FOR_TYPO = 7;

/** Endings of one verb: kills, killed, killing. */
const VERB_ENDING = /^(?:s|ed|ing)$/;

const LATIN = /^[a-z]+$/;

/**
 * Endings that inflect in languages of the Latin script. Single vowels are none, though they inflect in some:
 * they part names (Paul and Paula, Mario and Maria, Simon and Simone).
 */
const LATIN_ENDING = /^(?:e?s|e?d|ing|e[nmrt]|ern|a[rm]|or|om|u|y|ies)?$/;

/**
 * Two spellings of one sound, with the letter behind each: sterilisation, defence, Caracas and Karakas. No vowels:
 * they part names (Anderson and Andersen).
 */
const VARIANT = /^(?:s(.)z\1|z(.)s\2|c(.)k\3|k(.)c\4|c([eiy])s\5|s([eiy])c\6)$/;

/** `München` and `Münchner`, `Bremen` and `Bremer`. */
const OF_A_TOWN = /^(?:enner|neren|rn|nr)$/;

/** What short words take on: `net` and `nets`, `älg` and `älgen`. */
const SHORT_ENDING = /^(?:s|e[nt])$/;
const LEAST_SHORT_STEM = 3;

/** Where something is, in Korean: `포항` and `포항서`; but not the police and its station. */
const HANGUL = /^[\uac00-\ud7af]{2,}$/;
const KOREAN_WHERE = '서';
const KOREAN_OFFICE = /^(?:경찰|소방)$/;

/** Polish and other cases of names: `Zalesie` and `Zalesiu`, `Warszawa` and `Warszawie`. Other vowels part names. */
const CASE_ENDINGS = /^(?:eu|ue|aie|iea|oie|ieo|ay|ya)$/;

/** Where something is, in Finnish and Hungarian; in Bulgarian and Macedonian, the article. */
const WHERE = /^(?:ssa|lla|sta|lta|ban|ben)$/;
const CYRILLIC_ARTICLE = /^(?:т[аео]|ът|ят)$/;

/** `in`, `and` and `the` as Hebrew and Arabic write them, before a word. */
const CLINGING = /^(?:[בהו](?=[א-ת]{3})|[بو](?=[\u0621-\u064a]{4}))/;

/** Who does it, and that it is done: employer and employed. */
const AGENT_AND_VERB = /^(?:er(?:ed|ing)|(?:ed|ing)er)$/;

function sharedPrefix(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return i;
}

/** Whether two words are one stem with two endings. */
function isInflected(stem: string, endA: string, endB: string): boolean {
  if (stem.length < LEAST_STEM) return false;
  if (OF_A_TOWN.test(endA + endB) && (endA.length > 1 || (stem.endsWith('e') && stem.length > LEAST_STEM)))
    return true;
  if (LATIN.test(stem)) {
    if (stem.length > LEAST_STEM && CASE_ENDINGS.test(endA + endB)) return true;
    if ((endA === '' || endB === '') && WHERE.test(endA + endB)) return true;
    if (!LATIN_ENDING.test(endA) || !LATIN_ENDING.test(endB))
      return endA + endB === 'n' && stem.endsWith('e');
    if (AGENT_AND_VERB.test(endA + endB)) return false;
    if (VERB_ENDING.test(endA) && VERB_ENDING.test(endB)) return true;
    return endA === '' || endB === '' || stem.length > LEAST_STEM;
  }
  if ((endA === '' || endB === '') && CYRILLIC_ARTICLE.test(endA + endB)) return true;
  const longer = Math.max(endA.length, endB.length);
  return endA === '' || endB === '' ? longer === 1 : longer <= 2;
}

/** Whether one letter was lost, doubled or exchanged with its neighbour inside a word, or s, z, c or k taken for another. */
function isTypo(a: string, b: string, prefix: number): boolean {
  const [tailA, tailB] = [a.slice(prefix), b.slice(prefix)];
  if (prefix < 2) return false;
  if (tailA.length === tailB.length) {
    const change = tailA.slice(0, 2) + tailB.slice(0, 2);
    if (tailA.slice(1) === tailB.slice(1) && VARIANT.test(change)) return true;
    return (
      tailA.length > 2 && tailA[0] === tailB[1] && tailA[1] === tailB[0] && tailA.slice(2) === tailB.slice(2)
    );
  }
  const [shorter, longer] = tailA.length < tailB.length ? [tailA, tailB] : [tailB, tailA];
  if (longer.slice(1) !== shorter) return false;
  return shorter !== '' || a[prefix - 1] === longer;
}

function isShortForm(bare: string, word: string): boolean {
  if (word.length === bare.length + 1 && word.endsWith(bare) && CLINGING.test(word)) return true;
  if (bare.length < 2 || word.length <= bare.length || !word.startsWith(bare)) return false;
  const ending = word.slice(bare.length);
  if (ending === KOREAN_WHERE) return HANGUL.test(bare) && !KOREAN_OFFICE.test(bare);
  return bare.length === LEAST_SHORT_STEM && SHORT_ENDING.test(ending) && LATIN.test(bare);
}

/**
 * Whether two folded words may be one: a stem with two endings, or a slip inside a longer word. Careful, since a
 * letter parts many names.
 */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const longer = Math.max(a.length, b.length);
  if (isShortForm(a, b) || isShortForm(b, a)) return true;
  if (longer < LEAST_FOR_ENDING || Math.abs(a.length - b.length) > 3) return false;
  const prefix = sharedPrefix(a, b);
  if (isInflected(a.slice(0, prefix), a.slice(prefix), b.slice(prefix))) return true;
  return longer >= LEAST_FOR_TYPO && isTypo(a, b, prefix);
}
