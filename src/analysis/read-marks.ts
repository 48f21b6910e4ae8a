import { LANGUAGE_DATA } from '../languages/find-language.js';

/** Codes of languages in which an apostrophe is part of a word. In the others it separates words (`l'eau`). */
const APOSTROPHE_INSIDE = new Set(
  LANGUAGE_DATA.filter(({ forms }) => forms?.apostropheInside).map(({ code }) => code),
);
/** Matches any mark that a rule below rewrites, except between Hebrew letters; most texts have none. */
const ANY_MARK =
  /['’‘\u02bb\u02bc`´+#\u266f.\u00b7\u2022\u2027\u2219\u22c5\u30fb]|\d[, \u060c\u066b\u066c/]\d/;
const APOSTROPHE = /['’‘\u02bb\u02bc`´]/;

function readApostrophes(text: string, language: string): string {
  if (language === 'en')
    return text.replace(/['’‘\u02bb\u02bc`´]s\b/g, '').replace(/(?<=[a-z])['’‘\u02bb\u02bc`´](?=[a-z])/g, '');
  if (APOSTROPHE_INSIDE.has(language)) return text.replace(/(?<=\p{L})['’‘\u02bb\u02bc`´](?=\p{L})/gu, '');
  return text;
}

/** Gershayim and geresh in each spelling: צה״ל, צה"ל, צה''ל, ג׳נין. */
const GERSHAYIM = /(?<=[\u05d0-\u05ea])(?:["״”“„]|['׳’‘]{1,2})(?=[\u05d0-\u05ea])/g;

/** Joins names with their signs, also beside another script: C++, C#, .NET入門. */
function readNames(text: string): string {
  return (
    text
      .replace(/(?<![\p{LC}\p{N}])([a-z])\+\+(?![\p{LC}\p{N}+])/gu, ' $1plusplus ')
      .replace(/(?<![\p{LC}\p{N}])([a-z])[#\u266f](?![\p{LC}\p{N}#])/gu, ' $1sharp ')
      .replace(/(?<![\p{L}\p{N}.])\.net(?![\p{LC}\p{N}-])/gu, ' dotnet ')
      // In brand names: Disney+ is Disney Plus. After two letters it is a grade or marks subscribers' articles: (SZ+).
      .replace(/(?<=[a-z]{3}|[a-z]\d+)\+(?![\p{L}\p{N}+])/gu, ' plus')
  );
}

/** Initials of a name: J.K., J. K. and J.K are one word. */
const INITIALS =
  /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\. ?){1,5}\p{L}\.(?![\p{L}\p{M}\p{N}])|(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.){2,}|(?<![\p{L}\p{M}\p{N}.@/])\p{L}\.\p{L}(?![\p{L}\p{M}\p{N}.])/gu;

/** A quick test for initials. It begins at the full stop, because full stops are rarer than letters. */
const ANY_INITIALS = /\.(?<=(?<![\p{L}\p{M}\p{N}])\p{L}\.) ?\p{L}/u;

/** The middle dot between characters of a script without spaces (史蒂夫·乔布斯) and between two Catalan l (col·legi). */
const MIDDLE_DOT =
  /(?<=[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff])[\u00b7\u2022\u2027\u2219\u22c5\u30fb](?=[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff])|(?<=l)[\u00b7\u2022\u2027\u2219\u22c5](?=l)/g;
const ANY_MIDDLE_DOT = /[\u00b7\u2022\u2027\u2219\u22c5\u30fb]/;
/** A full stop or hyphen in place of the Catalan middle dot: `col.legi`. */
const CATALAN_DOT = /(?<=[aeiou]l)[.-](?=l[aeiou])/g;

/** A number with spaces between its thousands: `1 500 000`. */
const SPACED = /(?<![\p{L}\p{M}\p{N}.,]|\p{L}[-‐‑])[1-9]\d{0,2}(?: \d{3})+(?! ?\d|[a-z])/gu;
const INDIAN = /(?<![\d.,])\d{1,2}(?:,\d{2})+,\d{3}(?!\d)/g;
const GROUPED = /\d[.,'’`´ \u060c\u066b\u066c/]\d/;

/** Removes thousands separators from numbers, and writes the decimal separator as an underscore. */
function readNumbers(text: string, language: string): string {
  let read = text
    .replace(/(?<=\d)[\u060c\u066c](?=\d)/g, ',')
    .replace(/(?<=\d)\u066b(?=\d)/g, '.')
    .replace(SPACED, (number) => number.replaceAll(' ', ''))
    .replace(INDIAN, (number) => number.replaceAll(',', ''))
    .replace(/(?<=\d)[.,'’`´](?=\d{3}(?!\d))/g, '');
  if (language === 'fa') read = read.replace(/(?<![\d/.,])(\d{1,3})\/(\d{1,2})(?![\d/.,])/g, '$1_$2');
  return read.replace(/(?<=\d)[.,](?=\d)/g, '_');
}

/**
 * Removes or unifies punctuation marks inside words, so that spellings of one word are equal: apostrophes, gershayim,
 * the full stops of initials, middle dots, separators of numbers, and the signs of C++, C# and .NET.
 * @param folded as `fold` returns it.
 */
export function normalizeMarks(folded: string, language: string): string {
  if (language !== 'he' && language !== 'yi' && !ANY_MARK.test(folded)) return folded;
  let text = folded;
  if (APOSTROPHE.test(text)) text = readApostrophes(text, language);
  if (language === 'he' || language === 'yi') text = text.replace(GERSHAYIM, '');
  if (/[+#\u266f]|\.net/.test(text)) text = readNames(text);
  if (text.includes('.')) {
    if (language === 'ca') text = text.replace(CATALAN_DOT, '');
    if (ANY_INITIALS.test(text)) text = text.replace(INITIALS, (letters) => letters.replace(/[. ]/g, ''));
  }
  if (ANY_MIDDLE_DOT.test(text)) text = text.replace(MIDDLE_DOT, '');
  return GROUPED.test(text) ? readNumbers(text, language) : text;
}
