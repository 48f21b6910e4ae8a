// @ts-expect-error A script of the page: it has no types, a browser reads it as it is.
import { whyPlain } from './page/script/why-plain.js';

const sentence = whyPlain as (header: string | null) => string | null;

describe('the sentence about a text that was read as plain words', () => {
  it('counts characters from 1', () => {
    expect(sentence('position=0; detail="This parenthesis is not closed."')).toMatch(
      /character 1: This parenthesis is not closed\.$/,
    );
  });

  it('is absent where the text follows the grammar', () => {
    expect(sentence(null)).toBeNull();
  });
});
