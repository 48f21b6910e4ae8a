const HEBREW = /^[\u05d0-\u05ea]+$/;
const VOWEL_LETTER = /[וי]/;
const LEAST_LENGTH = 5;
const MOST_LETTERS = 2;
/** What is done to somebody, beside who does it: מפטר and מפוטר. */
const PASSIVE = /^מ.ו../;

/**
 * Whether two Hebrew words are one, written with and without the letters that stand for vowels: תוכנית and תכנית.
 * Such letters at either end are none: they inflect.
 */
export function differsInVowelLetters(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  const extra = longer.length - shorter.length;
  if (extra < 1 || extra > MOST_LETTERS || longer.length < LEAST_LENGTH) return false;
  if (!HEBREW.test(a) || !HEBREW.test(b) || PASSIVE.test(longer)) return false;
  let at = 0;
  for (let i = 0; i < longer.length; i++) {
    if (at < shorter.length && longer[i] === shorter[at]) at++;
    else if (i === 0 || i === longer.length - 1 || !VOWEL_LETTER.test(longer[i]!)) return false;
  }
  return at === shorter.length;
}
