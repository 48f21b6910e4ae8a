/** Names of eras as `normalizeDate` returns them, each with the number of years to add for the Gregorian year. */
const ERAS: readonly (readonly [names: string, before: number])[] = [
  ['令和', 2018],
  ['平成', 1988],
  ['昭和', 1925],
  ['大正', 1911],
  ['明治', 1867],
  ['中華民國|中华民国|民國|民国|roc|minguo', 1911],
  ['พ\\. ?ศ\\.?|พุทธศกราช|พทธศกราช|พุทธศักราช', -543],
  ['ค\\. ?ศ\\.?|คริสตศกราช|คริสต์ศักราช|公元|西元|西暦|西历|서기', 0],
];

const ERA = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${ERAS.map(([names]) => `(${names})`).join('|')})\\s*(\\d{1,4}|元)(?:\\s*[(]\\s*(\\d{4})\\s*年?\\s*[)])?`,
  'u',
);

/** First letters of Japanese eras (`R8.11.24`), each with the number of years to add for the Gregorian year. */
const LETTERS: Readonly<Record<string, number>> = { r: 2018, h: 1988, s: 1925, t: 1911, m: 1867 };
const LETTER = /^([rhstm])\.? ?(\d{1,2})(?=[./-] ?\d{1,2}[./-] ?\d{1,2}(?!\d)|年)/;

/** Eras whose years cannot be converted, so that the date is not read: before Christ, lunar, religious, rare (Juche). */
const UNKNOWN_ERA =
  /\d\s*(?:bce?|b\. ?c\.(?: ?e\.)?|ah|a\. ?h\.|bs|b\. ?s\.|vs|v\. ?s\.)(?![\p{L}\p{M}])|紀元前|公元前|农历|農曆|旧暦|陰曆|阴历|음력|단기|주체|âm lịch|am lich|皇紀|檀紀|佛曆|佛历|仏暦|불기|विसं|वि\. ?स|शक|हिजरी|হিজরি|বঙ্গাব্দ/u;

/** A year that cannot be Gregorian: of three digits, or after an unknown era's name. The date is then not read. */
const SHORT_YEAR =
  /(?<![\d(])\d{3}\s*[年년]|(?<=[\p{sc=Han}\p{sc=Hang}])(?<![上下前后後]午|[早晚]上|凌晨|星期.|曜日|[日月年间間于於发發布新])\s?\d{1,3}\s*[年년]/u;

/** Replaces a year of another era in a normalised date by the Gregorian one; null if the era is unknown. */
export function replaceEraYear(date: string): string | null {
  if (/^[\x20-\x7e]*$/.test(date)) {
    const letter = LETTER.exec(date);
    if (letter !== null) return `${Number(letter[2]) + LETTERS[letter[1]!]!}${date.slice(letter[0].length)}`;
    if (UNKNOWN_ERA.test(date)) return null;
    if (!/\b(?:roc|minguo) ?\d/.test(date)) return date;
  }
  const found = ERA.exec(date);
  if (found === null) return UNKNOWN_ERA.test(date) || SHORT_YEAR.test(date) ? null : date;
  const at = ERAS.findIndex((_, index) => found[index + 1] !== undefined);
  const [written, gregorian] = found.slice(ERAS.length + 1);
  const year =
    gregorian === undefined ? ERAS[at]![1] + (written === '元' ? 1 : Number(written)) : Number(gregorian);
  // A short year of the Buddhist era: `พ.ศ. 69`.
  const full = year < 0 ? year + 2500 : year;
  const behind = date.slice(found.index + found[0].length);
  // A dotted or dashed date begins with its year; words in front of it would hide that.
  const isNumeric = /^\s*[./-]/.test(behind);
  return `${isNumeric ? '' : date.slice(0, found.index)}${full}${behind}`.trim();
}
