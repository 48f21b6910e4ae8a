import fc from 'fast-check';
import { endsLikeAForm } from './headline-topics.js';

describe(endsLikeAForm, () => {
  it.each([
    ['ru', 'ом'],
    ['tr', 'larinda'],
    ['hu', 'okban'],
    ['pl', 'ami'],
    ['pl', ''],
    ['xx', ''],
  ])('takes in %s "%s" for endings', (language, rest) => {
    expect(endsLikeAForm(rest, language)).toBe(true);
  });

  it.each([
    ['ru', 'ета'],
    ['tr', 'hane'],
    ['xx', 's'],
  ])('takes in %s "%s" for the rest of another word', (language, rest) => {
    expect(endsLikeAForm(rest, language)).toBe(false);
  });

  it('gives the same answer however often it is asked, and takes whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('ru', 'tr', 'xx'), (rest, language) => {
        expect(endsLikeAForm(rest, language)).toBe(endsLikeAForm(rest, language));
      }),
    );
  });
});
