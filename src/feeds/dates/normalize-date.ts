/** Marks that dates are written with or without: accents, Arabic vowels, the Indic dot, Hebrew apostrophes. */
const OPTIONAL_MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u05f3\u05f4\u064b-\u0655\u093c\u09bc\u0a3c\u0970\u200c-\u200f]/g;

/** Normalises a date, or a name in a table: lower case, digits 0-9, no optional marks, one kind of space and dash. */
export function normalizeDate(text: string): string {
  const trimmed = text.trim();
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(trimmed)) return trimmed.toLowerCase();
  return trimmed
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, valueOfDigit)
    .replace(/[\s\u0000-\u001f'\u2019]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

/** The value of a digit of any script, whose ten digits are consecutive and follow a character that is no digit. */
function valueOfDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}

/** Language codes in tags for which the tables of languages use another code: `iw` becomes `he`. */
const TABLE_CODES: Readonly<Record<string, string>> = { nb: 'no', nn: 'no', tl: 'fil', iw: 'he', in: 'id' };

/** The primary subtag of a language tag, as a code in the tables of languages; `''` for null. */
export function primaryLanguage(tag: string | null): string {
  const primary = /^[a-z]{2,3}(?![a-z])/i.exec(tag ?? '')?.[0].toLowerCase() ?? '';
  return TABLE_CODES[primary] ?? primary;
}

/** Midnight (UTC) of a day of the Gregorian calendar in Unix seconds; null if there is no such day. */
export function dayToSeconds(year: number, month: number, day: number): number | null {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) return null;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 ? date.getTime() / 1000 : null;
}

/** The year that digits mean: two as in POSIX, three as in RFC 5322 (since 1900), of the Thai era less 543. */
export function yearOfDigits(written: string): number {
  const year = Number(written);
  if (written.length <= 2) return year + (year >= 69 ? 1900 : 2000);
  if (written.length === 3) return year + 1900;
  return year >= 2500 && year < 2700 ? year - 543 : year;
}
