/** White space, controls and marks that show nothing. The joiners U+200C and U+200D are letters' business: kept. */
const RUNS = /[\s\u0000-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufff9-\ufffb]+/g;
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;
/** A soft hyphen or a zero-width mark lies inside a word and leaves no gap. */
const INVISIBLE = /^[\u00ad\u200b\u2060\ufeff]+$/;

/** What windows-1252 has at 0x80-0x9f, where Unicode has controls: half-converted documents mean these. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The text on one line: runs of white space and control characters become one space, invisible marks go. */
export function foldSpace(text: string): string {
  if (PLAIN.test(text)) return text;
  const meant = text.replace(
    /[\u0080-\u009f]/g,
    (control) => WINDOWS_1252[control.charCodeAt(0) - 0x80] ?? ' ',
  );
  return meant.replace(RUNS, (run) => (INVISIBLE.test(run) ? '' : ' ')).trim();
}

/** At most `maxLength` UTF-16 code units, never half a surrogate pair. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const last = text.charCodeAt(maxLength - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxLength - 1 : maxLength);
}
