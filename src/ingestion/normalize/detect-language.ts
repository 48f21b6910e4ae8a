import { isTraditionalChinese } from '../../analysis/fold.js';
import { perLanguage } from '../../languages/find-language.js';
import { LanguageModel } from './language-model.js';
import { wordLeadOf, prevailingLanguage, lowerCaseWords } from './language-words.js';

/** By the language that the detector returns: other languages in which the text may be, because it confuses them. */
const CONFUSED_WITH: Readonly<Record<string, readonly string[]>> = {
  am: ['ti'],
  ar: ['ps'],
  fa: ['ps'],
  ur: ['ps'],
  nl: ['af', 'lb'],
  de: ['af', 'lb'],
  hr: ['bs', 'sr'],
  sl: ['bs', 'sr'],
  sr: ['mk', 'ky', 'mn'],
  bg: ['mk', 'mn', 'ru', 'ky'],
  ru: ['mk', 'kk', 'mn', 'uz', 'ky', 'be'],
  be: ['kk', 'mn', 'uz', 'ky'],
  uk: ['kk', 'mn', 'uz', 'ky', 'be', 'ru'],
  pt: ['gl'],
  es: ['gl'],
  ca: ['gl', 'mt'],
  it: ['mt'],
  ms: ['id'],
  tl: ['id', 'sw', 'en'],
  hi: ['mr', 'ne'],
  mr: ['hi', 'ne'],
  no: ['da'],
  da: ['no'],
  tr: ['uz'],
  az: ['uz'],
};
/** Languages that the detector does not know, for which it returns any language with the same script. */
const CONFUSED_WITH_ANY = ['sw', 'uz', 'ha', 'yo', 'ig', 'so', 'om', 'rw', 'mt', 'ga', 'gd', 'cy'];
/** Languages that the detector recognizes reliably: overruling one takes two words of another language, not one. */
const WELL_DETECTED = new Set('da no hi mr sl ru uk be de tl it'.split(' '));
/** By detected language: a similar, more frequent one, used instead if the text has at least as many words of it. */
const USUAL_LANGUAGE: Readonly<Record<string, string>> = { ms: 'id', tl: 'en' };
/** A language in whose texts the detector gives two others similar scores: Portuguese and Spanish for Galician. */
const CONFUSED_PAIR: Readonly<Record<string, readonly [string, string]>> = { gl: ['pt', 'es'] };
const SIMILAR_SCORES = 0.08;
const LOW_SCORE = 0.6;
const MORE_THAN_CHANCE = 3;
const VERY_LOW_SCORES = [0.5, 0.4];

function areConfused(a: string, b: string): boolean {
  const confuses = (one: string, other: string): boolean => CONFUSED_WITH[one]?.includes(other) === true;
  const inOneGroup = Object.values(CONFUSED_WITH).some((group) => group.includes(a) && group.includes(b));
  return inOneGroup || confuses(a, b) || confuses(b, a);
}

type Guess = readonly [code: string, score: number];

function liesBetween(code: string, [best, second]: readonly Guess[]): boolean {
  const pair = CONFUSED_PAIR[code];
  if (pair === undefined || best === undefined || second === undefined) return false;
  return pair.includes(best[0]) && pair.includes(second[0]) && best[1] - second[1] < SIMILAR_SCORES;
}

/** The detector's guess, or a language that it confuses with its guess and that has more words in the text. */
function closestLanguage(guesses: readonly Guess[], words: readonly string[]): string {
  const [named, score] = guesses[0]!;
  let [closest, most] = [named, 0];
  const consider = (code: string, least: number): void => {
    const more = wordLeadOf(code, named, words) + Number(liesBetween(code, guesses));
    if (more >= least && more > most) [closest, most] = [code, more];
  };
  for (const code of CONFUSED_WITH[named] ?? []) consider(code, WELL_DETECTED.has(named) ? 2 : 1);
  const strangers = score < LOW_SCORE ? CONFUSED_WITH_ANY : [];
  const enough = MORE_THAN_CHANCE - VERY_LOW_SCORES.filter((low) => score < low).length;
  for (const code of strangers) consider(code, enough);
  const usual = closest === named ? USUAL_LANGUAGE[named] : undefined;
  return usual !== undefined && wordLeadOf(usual, named, words) >= 0 ? usual : closest;
}

export interface DetectedLanguage {
  code: string;
  /** Whether the text is long and clear enough to overrule a declared language. */
  confident: boolean;
}

/** Minimum number of letters for a confident result: fewer may be a name or a slogan. East Asian texts need fewer. */
const ENOUGH_LETTERS = 60;
const ENOUGH_CHARACTERS = 20;
const CLEAR_LEAD = 0.08;
/** Minimum number of words by which a detected language must lead to overrule a declared one. */
const CLEARLY_MORE_WORDS = 3;

const DENSE_SCRIPT = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

/** Scripts that only one language of the news uses, with that language (from CLDR). */
const OF_ONE_LANGUAGE: ReadonlyMap<string, string> = new Map(
  'Armn Geor Grek Gujr Guru Hang Hebr Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thai'
    .split(' ')
    .map((script) => [script, new Intl.Locale(`und-${script}`).maximize().language]),
);

/** Letters of Assamese that are not used in Bengali. */
const ASSAMESE_LETTER = /[\u09f0\u09f1]/;

let model: LanguageModel | null = null;
const loadModel = (): LanguageModel => (model ??= new LanguageModel());

function isEnough(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters >= (DENSE_SCRIPT.test(text) ? ENOUGH_CHARACTERS : ENOUGH_LETTERS);
}

function detectByWords(text: string): DetectedLanguage | null {
  const result = loadModel().detect(text);
  if (!result.language) return null;
  const guesses = Object.entries(result.getScores()).sort((a, b) => b[1] - a[1]);
  const words = lowerCaseWords(text);
  const code = closestLanguage(guesses, words);
  const lead = guesses[0]![1] - (guesses[1]?.[1] ?? 0);
  const isClear =
    code === result.language
      ? lead >= CLEAR_LEAD
      : wordLeadOf(code, result.language, words) >= CLEARLY_MORE_WORDS;
  return { code, confident: isClear && isEnough(text) && result.isReliable() };
}

/**
 * Detects the language of a text; null without letters. Decides by the script, if only one language uses it, or by
 * function words, if those of one language prevail; otherwise by the detector eld, corrected by the words of languages
 * that it confuses or does not know.
 * @param declared language codes that the text is declared to be in; these need less evidence.
 */
export function detectLanguage(
  text: string,
  script: string | null = mainScriptOf(text),
  declared: readonly string[] = [],
): DetectedLanguage | null {
  const only = OF_ONE_LANGUAGE.get(script ?? '');
  if (only !== undefined) return { code: only, confident: isEnough(text) };
  if (script === 'Beng') return { code: ASSAMESE_LETTER.test(text) ? 'as' : 'bn', confident: isEnough(text) };
  if (script === 'Hani')
    return { code: isTraditionalChinese(text) ? 'zh-TW' : 'zh', confident: isEnough(text) };
  const prevailing = prevailingLanguage(text, declared);
  return prevailing === null ? detectByWords(text) : { code: prevailing, confident: isEnough(text) };
}

/**
 * Whether a text may be in `language` although `detected` was detected: the detector confuses the two or does not know
 * `language`, and the text does not have clearly more words of `detected`.
 */
export function mayBeInLanguage(language: string, detected: string, text: string): boolean {
  if (loadModel().languages.has(language) && !areConfused(language, detected)) return false;
  return wordLeadOf(detected, language, lowerCaseWords(text)) < CLEARLY_MORE_WORDS;
}

/** ISO 15924 codes of the scripts in which news is written. */
const SCRIPTS = (
  'Latn Cyrl Arab Hani Kana Hang Deva Grek Hebr Thai Beng Taml Telu Gujr Guru Knda Mlym Orya Sinh Mymr Khmr Laoo Geor ' +
  'Armn Ethi Tibt'
).split(' ');
const LETTERS = SCRIPTS.map(
  (code) => new RegExp(`\\p{sc=${code}}${code === 'Kana' ? '|\\p{sc=Hira}' : ''}`, 'u'),
);

/** By ICU's code for a combination or a variant of scripts: the scripts of its letters. */
const WRITTEN_WITH: Record<string, readonly string[]> = {
  Jpan: ['Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Further scripts of languages besides their most likely one. */
const ALSO_WRITTEN_WITH: Record<string, readonly string[]> = {
  sr: ['Latn'],
  bs: ['Cyrl'],
  uz: ['Cyrl'],
  az: ['Cyrl'],
  kk: ['Latn'],
  ku: ['Arab'],
  pa: ['Arab'],
  ms: ['Arab'],
  hi: ['Latn'],
};

const UNKNOWN = 255;
const NONE = 254;
/** Script of each UTF-16 code unit, as an index in `SCRIPTS`, cached when first seen. */
const scriptOfUnit = new Uint8Array(0x10000).fill(UNKNOWN);

function placeOf(unit: number): number {
  let place = scriptOfUnit[unit]!;
  if (place !== UNKNOWN) return place;
  const letter = String.fromCharCode(unit);
  const found = LETTERS.findIndex((letters) => letters.test(letter));
  place = found === -1 ? NONE : found;
  scriptOfUnit[unit] = place;
  return place;
}

/** How often each kana counts: Japanese texts have fewer kana than Chinese characters, but Chinese texts have none. */
const KANA_WEIGHT = 4;

/** The script of most letters of a text, as ISO 15924 code; null without letters. */
export function mainScriptOf(text: string): string | null {
  const counts = new Uint32Array(SCRIPTS.length);
  for (let i = 0; i < text.length; i++) {
    const place = placeOf(text.charCodeAt(i));
    if (place !== NONE) counts[place]!++;
  }
  let best: string | null = null;
  let most = 0;
  for (const [i, script] of SCRIPTS.entries()) {
    const count = script === 'Kana' ? counts[i]! * KANA_WEIGHT : counts[i]!;
    if (count > most) [best, most] = [script, count];
  }
  return best;
}

/** Scripts of a language; null for an unknown language. */
const scriptsOf = perLanguage((language): readonly string[] | null => {
  const primary = language.split('-')[0]!;
  const likely = new Intl.Locale(language).maximize().script;
  if (likely === undefined) return null;
  return [...(WRITTEN_WITH[likely] ?? [likely]), ...(ALSO_WRITTEN_WITH[primary] ?? [])];
});

/** Whether a language can be written in a script; true for unknown languages. */
export const canBeWrittenIn = (language: string, script: string): boolean =>
  scriptsOf(language)?.includes(script) ?? true;
