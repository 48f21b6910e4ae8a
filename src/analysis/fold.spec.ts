import fc from '../../test/support/fast-check.js';
import { fold, foldedTextIncludes } from './fold.js';

const PARTS = [
  'Café',
  'E',
  'ß',
  'ſ',
  'İ',
  'straße',
  'don’t',
  '“',
  ' ',
  'é',
  'e\u0301',
  'ж',
  'Ђ',
  '№',
  'l',
  'ij',
];
const text = fc.array(fc.constantFrom(...PARTS, 's', 'a', 'n'), { maxLength: 12 }).map((all) => all.join(''));

describe(foldedTextIncludes.name, () => {
  it.each(['en', 'de', 'tr', 'sr', 'nl', 'fa'])('finds in %s what the folded text contains', (language) => {
    fc.assert(
      fc.property(text, text, (of, typed) => {
        const word = fold(typed, language);
        expect(foldedTextIncludes(of, language)(word)).toBe(fold(of, language).includes(word));
      }),
    );
  });
});
