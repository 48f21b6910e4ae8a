import fc from 'fast-check';
import { words } from '../text/words.js';
import { tokenText } from './token-text.js';

describe(tokenText.name, () => {
  it('gives the same tokens piece by piece as the whole text at once', () => {
    const text = fc.array(
      fc.oneof(
        fc.constantFrom("Trump's", 'U.S.', '1,000', 'Müller', "l'eau", '中国经济', 'السلام', '-'),
        fc.string({ unit: 'grapheme' }),
      ),
    );
    fc.assert(
      fc.property(text, fc.constantFrom('en', 'fr', 'de', 'zh', 'ar', 'he'), (pieces, language) => {
        const whole = pieces.join(' ');
        expect(tokenText(whole, language).words.trim().split(' ').filter(Boolean)).toEqual(
          words(whole, language).map((word) => `${language}_${word}`),
        );
      }),
    );
  });
});
