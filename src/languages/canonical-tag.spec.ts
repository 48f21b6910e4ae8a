import { canonicalTag } from './find-language.js';

describe(canonicalTag, () => {
  it.each([
    ['en', 'en'],
    ['EN', 'en'],
    ['en-gb', 'en-GB'],
    ['EN-GB', 'en-GB'],
    ['Fil', 'fil'],
    ['xx-zz', 'xx-ZZ'],
  ])('answers %s as %s', (value, tag) => {
    expect(canonicalTag(value)).toBe(tag);
  });

  it.each(['', 'e', 'engl', 'en-', 'en_GB', 'en-G', 'en-GBR', 'fil-PH', 'en-419', ' en', 'en\n', 'ёж', 'e1'])(
    'refuses %j',
    (value) => {
      expect(canonicalTag(value)).toBeNull();
    },
  );
});
