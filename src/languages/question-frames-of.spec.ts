import { isSupported } from './is-supported.js';
import { questionFramesOf } from './question-frames-of.js';
import { QUESTION_FRAMES } from './question-frames.js';

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
    for (const language of Object.keys(QUESTION_FRAMES))
      expect([language, isSupported(language)]).toEqual([language, true]);
    expect(questionFramesOf('zh').size).toBe(0);
    expect(questionFramesOf('xx').size).toBe(0);
  });
});
