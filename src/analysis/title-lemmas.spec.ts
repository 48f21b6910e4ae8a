import { lemmaOf } from './lemmas.js';
import { readTitleLemmas, writeTitleLemmas } from './title-lemmas.js';
import { words } from './words.js';

describe(readTitleLemmas.name, () => {
  it.each([
    ['en', 'Officials said more', 'officials/official said/say more'],
    ['fr', "L'école ferme", undefined],
    ['ja', '日本の首相', undefined],
    ['en', '', ''],
  ])(
    'reads the words of a title and their lemmas as they were stored (%s: %s)',
    (language, title, stored) => {
      const text = writeTitleLemmas(title, language);
      expect(text).toBe(stored ?? text);
      expect(readTitleLemmas(text)).toEqual({
        words: words(title, language),
        lemmas: words(title, language).map((word) => lemmaOf(word, language)),
      });
    },
  );
});
