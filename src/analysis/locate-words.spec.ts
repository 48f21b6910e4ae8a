import { readdirSync, readFileSync } from 'node:fs';
import { fold } from './fold.js';
import { locateWords } from './locate-words.js';
import { words } from './words.js';

const FOLDER = new URL('../../test/fixtures/sentences/', import.meta.url);
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace('.tsv', ''));

const sentencesIn = (language: string): string[] =>
  readFileSync(new URL(`${language}.tsv`, FOLDER), 'utf8')
    .split(/[\n\t]/)
    .filter((text) => text !== '');

const placed = (text: string, language: string): string[] =>
  locateWords(text, language).map(({ start, end }) => text.slice(start, end));

describe(locateWords.name, () => {
  it.each(LANGUAGES)('places every word of a sentence in %s, in order', (tag) => {
    const language = tag.split('-')[0]!;
    for (const text of sentencesIn(tag)) {
      const found = locateWords(text, language);
      expect(found.map((word) => word.text)).toEqual(words(text, language));
      for (const { start, end } of found) expect(start).toBeLessThan(end);
      const starts = found.map(({ start }) => start);
      expect(starts).toEqual([...starts].sort((a, b) => a - b));
    }
  });

  it.each([
    [
      'en',
      'Trump’s "C++" won 1,000 of 12.5 J. K. fans',
      ['Trump', 'C++', 'won', '1,000', 'of', '12.5', 'J. K.', 'fans'],
    ],
    ['en', "Don't tell O'Brien: U.S. wins", ["Don't", 'tell', "O'Brien", 'U.S', 'wins']],
    ['fr', 'L’école d’Édouard', ['L', 'école', 'd', 'Édouard']],
    ['zh', '史蒂夫·乔布斯2024年', ['史蒂', '蒂夫', '夫·乔', '乔布', '布斯', '2024', '年']],
    ['ja', '𠮷野家のｶﾞｽ', ['𠮷野', '野家', '家の', 'のｶﾞ', 'ｶﾞｽ']],
    ['de', 'Schüler_innen', ['Schüler', 'innen']],
    ['en', '½ of ①', ['½', '½', 'of', '①']],
  ])('places words that analysis changes, in %s: %s', (language, text, expected) => {
    expect(placed(text, language)).toEqual(expected);
  });

  it('places the words of any text within it', () => {
    expect(fold('İ', 'tr')).toBe('i');
    expect(placed('İİ ..+# __ —', 'tr')).toEqual(['İİ']);
    expect(placed('', 'en')).toEqual([]);
  });
});
