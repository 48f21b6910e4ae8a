/**
 * What does not belong into a line of text: white space other than the plain space, controls, and marks that show
 * nothing. The joiners U+200C and U+200D are letters' business and stay.
 */
const ODD =
  '\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200b\\u2028\\u2029\\u202f\\u205f\\u2060\\u3000\\ufeff\\ufff9-\\ufffb';

/** Runs to be replaced; single spaces, the most of all, are not among them. */
const RUNS = new RegExp(` *[${ODD}][ ${ODD}]*| {2,}`, 'g');

/** Most texts have nothing to replace, and asking that first is ten times cheaper. */
const UNTIDY = new RegExp(`[${ODD}]|  `);

/** A soft hyphen or a zero-width mark lies inside a word and leaves no gap. */
const INVISIBLE = /^[\u00ad\u200b\u2060\ufeff]+$/;

/** What windows-1252 has at 0x80-0x9f, where Unicode has controls: half-converted documents mean these. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const C1_CONTROL = /[\u0080-\u009f]/;

/** The text on one line: runs of white space and control characters become one space, invisible marks go. */
export function foldSpace(text: string): string {
  if (!UNTIDY.test(text)) return text.trim();
  const meant = C1_CONTROL.test(text) ? restoreWindows1252(text) : text;
  return meant.replace(RUNS, (run) => (INVISIBLE.test(run) ? '' : ' ')).trim();
}

function restoreWindows1252(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ' ');
}

/** At most `maxLength` UTF-16 code units, never half a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength);
}
