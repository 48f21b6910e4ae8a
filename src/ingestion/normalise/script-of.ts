/** Scripts by their ISO 15924 code, as far as news is written in them. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{sc=Latin}/gu],
  ['Cyrl', /\p{sc=Cyrillic}/gu],
  ['Arab', /\p{sc=Arabic}/gu],
  ['Hani', /\p{sc=Han}/gu],
  ['Kana', /[\p{sc=Hiragana}\p{sc=Katakana}]/gu],
  ['Hang', /\p{sc=Hangul}/gu],
  ['Deva', /\p{sc=Devanagari}/gu],
  ['Grek', /\p{sc=Greek}/gu],
  ['Hebr', /\p{sc=Hebrew}/gu],
  ['Thai', /\p{sc=Thai}/gu],
  ['Beng', /\p{sc=Bengali}/gu],
  ['Taml', /\p{sc=Tamil}/gu],
  ['Telu', /\p{sc=Telugu}/gu],
  ['Gujr', /\p{sc=Gujarati}/gu],
  ['Guru', /\p{sc=Gurmukhi}/gu],
  ['Knda', /\p{sc=Kannada}/gu],
  ['Mlym', /\p{sc=Malayalam}/gu],
  ['Orya', /\p{sc=Oriya}/gu],
  ['Sinh', /\p{sc=Sinhala}/gu],
  ['Mymr', /\p{sc=Myanmar}/gu],
  ['Khmr', /\p{sc=Khmer}/gu],
  ['Laoo', /\p{sc=Lao}/gu],
  ['Geor', /\p{sc=Georgian}/gu],
  ['Armn', /\p{sc=Armenian}/gu],
  ['Ethi', /\p{sc=Ethiopic}/gu],
  ['Tibt', /\p{sc=Tibetan}/gu],
];

/** What a script of the Unicode kind is called when a language is written in several at once. */
const WRITTEN_WITH: Record<string, readonly string[]> = {
  Jpan: ['Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Languages that are also written in a script that is not the likeliest one. */
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

/** The script most letters of a text are written in; null when it has no letters. */
export function scriptOf(text: string): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [script, letters] of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0;
    // Japanese is mostly Chinese characters, but Chinese has no kana at all.
    const weight = script === 'Kana' ? count * 4 : count;
    if (weight > most) [best, most] = [script, weight];
  }
  return best;
}

/** Whether a language is ever written in a script. Unknown languages are given the benefit of the doubt. */
export function isWrittenIn(language: string, script: string): boolean {
  const primary = language.split('-')[0]!;
  const likely = new Intl.Locale(language).maximize().script;
  if (likely === undefined) return true;
  const scripts = [...(WRITTEN_WITH[likely] ?? [likely]), ...(ALSO_WRITTEN_WITH[primary] ?? [])];
  return scripts.includes(script);
}
