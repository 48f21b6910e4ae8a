/** The code points of the digit zero in scripts that feeds write numbers in. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
  0xf20, 0x1040, 0x17e0, 0x1810, 0xff10,
];

/** Marks that some write and some leave out: accents, Arabic vowels, the Indic dot, Hebrew apostrophes. */
const OPTIONAL_MARKS =
  /[\u0300-\u036f\u0591-\u05c7\u05f3\u05f4\u064b-\u0655\u093c\u09bc\u0a3c\u0970\u200c-\u200f]/g;

/**
 * A date as the readers compare it: lower case, digits 0-9, no optional marks, one kind of space and dash.
 * Used for the names in the tables too, so both sides agree.
 */
export function normaliseDate(text: string): string {
  const trimmed = text.trim();
  if (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(trimmed)) return trimmed.toLowerCase();
  return trimmed
    .normalize('NFKD')
    .replace(OPTIONAL_MARKS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Nd}/gu, digit)
    .replace(/[\s\u0000-\u001f'\u2019]+/g, ' ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .trim();
}

function digit(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}
