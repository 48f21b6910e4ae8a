import { differsInVowelLetters } from './differs-in-vowel-letters.js';

describe(differsInVowelLetters.name, () => {
  it.each([
    ['תכנית', 'תוכנית'],
    ['שריפות', 'שרפות'],
    ['יקנעם', 'יוקנעם'],
  ])('holds %s and %s for one word', (a, b) => {
    expect(differsInVowelLetters(a, b)).toBe(true);
    expect(differsInVowelLetters(b, a)).toBe(true);
  });

  it.each([
    ['מפטר', 'מפוטר'],
    ['שיר', 'שר'],
    ['חיפה', 'יפה'],
    ['rabin', 'ravin'],
  ])('keeps %s and %s apart', (a, b) => {
    expect(differsInVowelLetters(a, b)).toBe(false);
  });
});
