import { knownWord } from './known-word.js';
import { MARK } from './title-marks.js';

describe(knownWord.name, () => {
  it.each([
    ['en', 'tyre', 'tire', false],
    ['en', 'three', 'three', true],
    ['en', 'the', `${MARK.function}the`, false],
    ['en', '007', `${MARK.number}7`, true],
    ['ko', '정부가', '정부', false],
    ['ja', '台風', `${MARK.run}台風`, false],
  ])('marks what is %s %s', (language, word, marked, mayCount) => {
    expect(knownWord(word, language)).toEqual({ marked, mayCount });
  });

  it('leaves a single letter to its title, where it may be a name', () => {
    expect(knownWord('b', 'en').marked).toBeNull();
  });

  it('gives the same after more words than it keeps', () => {
    const before = { ...knownWord('tyre', 'en') };
    for (let i = 0; i < 20_000; i++) knownWord(`word${i}`, 'en');
    expect(knownWord('tyre', 'en')).toEqual(before);
  });
});
