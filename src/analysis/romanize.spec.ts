import { romanize } from './romanize.js';

describe(romanize, () => {
  it.each([
    ['общество', ['obschestvo', 'obshchestvo', 'obshhestvo']],
    ['россия', ['rossiya', 'rossija', 'rossia', 'rossiia']],
    ['технологии', ['tehnologii', 'tekhnologii', 'texnologii']],
    ['медицина', ['medicina', 'meditsina']],
    ['музыка', ['muzyka', 'muzika']],
    ['хоккей', ['hokkey', 'hokkej', 'khokkei']],
    ['здоровье', ['zdorove']],
    ['світ', ['svit']],
  ])('makes the transliterations of %s equal', (word, transliterations) => {
    expect(new Set(transliterations.map(romanize))).toEqual(new Set([romanize(word)]));
  });

  it('keeps different words apart', () => {
    expect(romanize('мир')).not.toBe(romanize('мера'));
    expect(romanize('шоу')).not.toBe(romanize('show'));
  });
});
