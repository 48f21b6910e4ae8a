import { MAX_TOTAL_CHANGE, WordColumns } from './word-columns.js';

describe(WordColumns.name, () => {
  const TOTAL = 1_000;
  const weightOf = (headlines: number, stories: number): number =>
    Math.log(1 + TOTAL / (1 + Math.sqrt(headlines * stories))) ** 2;
  /** Columns with a word of some headlines, each in a story of its own. */
  const columnsWith = (headlines: number, stories: number): { sut: WordColumns<object>; word: number } => {
    const sut = new WordColumns<object>();
    const word = sut.wordOf(7);
    for (let i = 0; i < headlines; i++) sut.count(word, 1);
    for (let i = 0; i < stories; i++) sut.addStory(word, {});
    return { sut, word };
  };

  it.each([
    [0, 0],
    [1, 1],
    [4, 1],
    [9, 4],
    [100, 100],
  ])('weighs a word of %d headlines and %d stories by the geometric mean of both', (headlines, stories) => {
    const { sut, word } = columnsWith(headlines, stories);
    expect(sut.weight(word, TOTAL)).toBeCloseTo(weightOf(headlines, stories), 10);
  });

  it('weighs a word again when its headlines change, or the number of all changes by more than a hundredth', () => {
    const { sut, word } = columnsWith(4, 1);
    const first = sut.weight(word, TOTAL);
    expect(sut.weight(word, TOTAL * (1 + 0.9 * MAX_TOTAL_CHANGE))).toBe(first);
    expect(sut.weight(word, TOTAL * (1 + 2 * MAX_TOTAL_CHANGE))).toBeGreaterThan(first);
    sut.count(word, 5);
    expect(sut.weight(word, TOTAL)).toBeCloseTo(weightOf(9, 1), 10);
  });

  it('never has a negative number of headlines', () => {
    const { sut, word } = columnsWith(1, 1);
    sut.count(word, -3);
    sut.count(word, 1);
    expect(sut.weight(word, TOTAL)).toBeCloseTo(weightOf(1, 1), 10);
  });

  it('has the stories of a word until each is removed', () => {
    const { sut, word } = columnsWith(0, 0);
    const [a, b, c] = [{ a: 1 }, { b: 1 }, { c: 1 }];
    expect(sut.storiesOf(word)).toEqual([]);
    for (const story of [a, b, c]) sut.addStory(word, story);
    sut.removeStory(word, b);
    expect(sut.storiesOf(word)).toEqual([a, c]);
    for (const story of [a, c]) sut.removeStory(word, story);
    expect(sut.storiesOf(word)).toEqual([]);
    sut.addStory(word, b);
    sut.removeStory(word, b);
    expect(sut.storiesOf(word)).toEqual([]);
  });

  it('has one number for each word, and gives that of a removed word to a new one without its headlines', () => {
    const { sut, word } = columnsWith(9, 1);
    const other = sut.wordOf(8);
    expect([sut.wordOf(7), sut.wordOf(8)]).toEqual([word, other]);
    sut.removeStory(word, sut.storiesOf(word)[0]!);
    sut.addStory(other, {});
    sut.removeUnused();
    const next = sut.wordOf(9);
    expect([next, sut.wordOf(8), sut.storiesOf(next)]).toEqual([word, other, []]);
    sut.addStory(next, {});
    expect(sut.weight(next, TOTAL)).toBeCloseTo(weightOf(0, 1), 10);
    expect(sut.wordOf(7)).not.toBe(word);
  });

  it('holds any number of words', () => {
    const sut = new WordColumns<object>();
    const words = Array.from({ length: 1_000 }, (_, hash) => sut.wordOf(hash));
    words.forEach((word, i) => {
      sut.addStory(word, {});
      sut.count(word, i);
    });
    expect(new Set(words).size).toBe(1_000);
    for (const i of [0, 255, 256, 999]) expect(sut.weight(words[i]!, TOTAL)).toBeCloseTo(weightOf(i, 1), 10);
  });
});
