// @ts-expect-error A script of the page: it has no types, a browser reads it as it is.
import { whyShort } from './page/script/why-short.js';

const sentence = whyShort as (header: string | null) => string | null;

describe('the sentence about a short list', () => {
  it('says how many articles of how many publishers match', () => {
    expect(sentence('matched=312, domains=3')).toMatch(
      /quarter of it: 312 articles match, of 3 publishers\.$/,
    );
    expect(sentence('matched=9, domains=1')).toMatch(/of 1 publisher\.$/);
  });

  it('says no numbers where articles have only some of the words', () => {
    expect(sentence('matched=0, domains=0')).toMatch(/quarter of it\.$/);
  });

  it('is absent where no article was left out', () => {
    expect(sentence(null)).toBeNull();
  });
});
