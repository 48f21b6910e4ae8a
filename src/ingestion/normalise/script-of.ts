/** Scripts by their ISO 15924 code, as far as news is written in them. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Latn', /\p{sc=Latin}/u],
  ['Cyrl', /\p{sc=Cyrillic}/u],
  ['Arab', /\p{sc=Arabic}/u],
  ['Hani', /\p{sc=Han}/u],
  ['Kana', /[\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['Hang', /\p{sc=Hangul}/u],
  ['Deva', /\p{sc=Devanagari}/u],
  ['Grek', /\p{sc=Greek}/u],
  ['Hebr', /\p{sc=Hebrew}/u],
  ['Thai', /\p{sc=Thai}/u],
  ['Beng', /\p{sc=Bengali}/u],
  ['Taml', /\p{sc=Tamil}/u],
  ['Telu', /\p{sc=Telugu}/u],
  ['Gujr', /\p{sc=Gujarati}/u],
  ['Guru', /\p{sc=Gurmukhi}/u],
  ['Knda', /\p{sc=Kannada}/u],
  ['Mlym', /\p{sc=Malayalam}/u],
  ['Orya', /\p{sc=Oriya}/u],
  ['Sinh', /\p{sc=Sinhala}/u],
  ['Mymr', /\p{sc=Myanmar}/u],
  ['Khmr', /\p{sc=Khmer}/u],
  ['Laoo', /\p{sc=Lao}/u],
  ['Geor', /\p{sc=Georgian}/u],
  ['Armn', /\p{sc=Armenian}/u],
  ['Ethi', /\p{sc=Ethiopic}/u],
  ['Tibt', /\p{sc=Tibetan}/u],
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

const UNKNOWN = 255;
const NONE = 254;
/** The place in `SCRIPTS` of every UTF-16 code unit met so far: a text is counted in one pass. */
const scriptOfUnit = new Uint8Array(0x10000).fill(UNKNOWN);

function placeOf(unit: number): number {
  let place = scriptOfUnit[unit]!;
  if (place !== UNKNOWN) return place;
  const letter = String.fromCharCode(unit);
  const found = SCRIPTS.findIndex(([, letters]) => letters.test(letter));
  place = found === -1 ? NONE : found;
  scriptOfUnit[unit] = place;
  return place;
}

/** Japanese is mostly Chinese characters, but Chinese has no kana at all. */
const KANA_WEIGHT = 4;

/** The script most letters of a text are written in; null when it has no letters. */
export function scriptOf(text: string): string | null {
  const counts = new Uint32Array(SCRIPTS.length);
  for (let i = 0; i < text.length; i++) {
    const place = placeOf(text.charCodeAt(i));
    if (place !== NONE) counts[place]!++;
  }
  let best: string | null = null;
  let most = 0;
  for (const [i, [script]] of SCRIPTS.entries()) {
    const count = script === 'Kana' ? counts[i]! * KANA_WEIGHT : counts[i]!;
    if (count > most) [best, most] = [script, count];
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
