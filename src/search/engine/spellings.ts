/** A spelling of a term. With `phrase`, its words must be adjacent. */
type Spelling = readonly [text: string, phrase: boolean];

const BETWEEN_LETTER_AND_NUMBER = /(?<=\p{L})(?=\p{N})/gu;
const BETWEEN_NUMBER_AND_LETTER = /(?<=\p{N})(?=\p{L})/gu;
/** Five digits, or three numbers after letters: a code rather than a name such as `F35`, with only one spelling. */
const MAX_DIGITS = /\p{N}{5}|(?:\p{L}\p{N}+){3}/u;
/** Words joined by capitals: `StopCovid` and `#StopCovid` are also searched as `Stop Covid`. */
const JOINED_NAMES = /^#?((?:\p{Lu}\p{Ll}+){2,})$/u;
/**
 * A word of two parts with a hyphen, or of several parts with middle dots, which is also spelled as one word: `wifi` for
 * `wi-fi`, but not `737800` for `737-800`.
 */
const PARTS =
  /(?<![\p{L}\p{M}\p{N}&./‐‑-])(?:[\p{L}\p{M}\p{N}]+[-‐‑\u05be][\p{L}\p{M}\p{N}]+|[\p{L}\p{M}]+(?:[\u00b7\u2022\u2027\u2219\u22c5][\p{L}\p{M}]+)+)(?![\p{L}\p{M}\p{N}&./‐‑-])/gu;
const joinParts = (word: string): string =>
  /^\p{N}+\P{L}\p{N}/u.test(word) ? word : word.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
/** The space between letters and a number in a phrase: `"F 35"` is also searched as `F35`. */
const SPACE_BEFORE_NUMBER = /(?<=(?<![\p{L}\p{M}])\p{L}{1,3}) (?=\p{N}{1,4}(?!\p{N}))/gu;
/** Initials without full stops: `JK`, also spelled `J. K.` and `J K`. */
const CAPITALS = /(?<![\p{L}\p{M}\p{N}&.-])\p{Lu}{2,3}(?![\p{L}\p{M}\p{N}&.-])/gu;
const INITIALS = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.\s?)+\p{L}(?:\.|(?![\p{L}\p{M}\p{N}.]))/gu;
const SINGLE_CAPITALS = /(?<![\p{L}\p{M}\p{N}&.-])\p{Lu}(?:\s\p{Lu})+(?![\p{L}\p{M}\p{N}&.-])/gu;
/** Groups of digits separated by spaces: `737 800` is also searched as `737-800`. */
const SPACED_NUMBER = /^\p{Nd}{1,3}(?:\s\p{Nd}{3})+$/u;

/** A word of letters with no capital after the first: it has no other spelling, unlike `F35`, `wi-fi` or `YouTube`. */
const PLAIN = /^\p{L}[\p{Ll}\p{Lo}\p{M}]*$/u;

const apart = (letters: string): string => (letters.match(/\p{L}/gu) ?? []).join(' ');

/** Other spellings: `F 35` for `F35`, `F35` for `F-35`, `wifi` for `wi-fi`, `J K` for `J. K.`, a hashtag's words. */
export function spellingsOf(text: string, isPhrase: boolean): Spelling[] {
  if (PLAIN.test(text)) return [];
  const found = new Map<string, boolean>();
  const add = (spelling: string, phrase = true): void => {
    if (spelling !== text && !found.has(spelling)) found.set(spelling, phrase);
  };
  if (/\p{N}/u.test(text) && !MAX_DIGITS.test(text)) {
    const before = text.replace(BETWEEN_LETTER_AND_NUMBER, ' ');
    add(before);
    add(text.replace(BETWEEN_NUMBER_AND_LETTER, ' '));
    add(before.replace(BETWEEN_NUMBER_AND_LETTER, ' '));
    if (isPhrase) add(text.replace(SPACE_BEFORE_NUMBER, ''));
    if (SPACED_NUMBER.test(text)) add(text.replace(/\s/gu, '-'));
  }
  const names = JOINED_NAMES.exec(text)?.[1];
  if (names !== undefined) add(names.replace(/(?<=.)(?=\p{Lu})/gu, ' '));
  add(text.replace(PARTS, joinParts), false);
  add(text.replace(CAPITALS, apart));
  add(text.replace(INITIALS, apart));
  add(text.replace(SINGLE_CAPITALS, (letters) => letters.replace(/\s/gu, '')));
  return [...found];
}
