import { perWord } from './per-word.js';

describe(perWord.name, () => {
  it('makes a value once for each word of a language', () => {
    const made: string[] = [];
    const of = perWord((word, language) => made.push(`${language} ${word}`));
    expect(['gift', 'gift', 'mai', 'gift'].map((word) => of(word, 'de'))).toEqual([1, 1, 2, 1]);
    expect(of('gift', 'en')).toBe(3);
    expect(made).toEqual(['de gift', 'de mai', 'en gift']);
  });

  it('keeps words in use and forgets others', () => {
    const made = new Map<string, number>();
    const of = perWord((word) => made.set(word, (made.get(word) ?? 0) + 1));
    of('once', 'en');
    for (let i = 0; i < 50_000; i++) {
      of(`word${i}`, 'en');
      if (i % 1_000 === 0) of('often', 'en');
    }
    of('once', 'en');
    expect([made.get('often'), made.get('once')]).toEqual([1, 2]);
  });
});
