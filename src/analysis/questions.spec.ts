import { isSupported, LANGUAGE_DATA } from '../languages/find-language.js';
import { questionFramesOf } from './questions.js';

describe(questionFramesOf, () => {
  it('holds words as the index does, by the first of an opening', () => {
    const long = questionFramesOf('fr-CA').get('combien') ?? [];
    expect(long.map(({ opening }) => opening.join(' '))).toContain('combien de temps');
    expect(
      questionFramesOf('de')
        .get('was')
        ?.some(({ opening }) => opening.join(' ') === 'was heisst'),
    ).toBe(true);
  });

  it('is of supported languages only, and empty for others', () => {
    for (const { code, words } of LANGUAGE_DATA.filter((one) => one.words?.questionFrames !== undefined))
      expect([code, words !== undefined && isSupported(code)]).toEqual([code, true]);
    expect(questionFramesOf('zh').size).toBe(0);
    expect(questionFramesOf('xx').size).toBe(0);
  });
});
