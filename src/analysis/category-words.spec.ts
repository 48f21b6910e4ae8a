import { readFileSync, readdirSync } from 'node:fs';
import { isUnspaced } from './words.js';
import { headlineCategories, MIN_CLUE_PREFIX_LENGTH } from './headline-categories.js';
import { LANGUAGE_DATA } from '../languages/find-language.js';
import type { CategoryWords } from '../languages/language.js';

const FIXTURES = new URL('../../test/fixtures/topic-headlines/', import.meta.url);
const PRECISE = 0.9;

const TABLES = LANGUAGE_DATA.flatMap(({ code, categoryWords }) =>
  categoryWords === undefined ? [] : [[code, categoryWords] as const],
);

const termsOf = (list: string): string[] => list.split(',').map((term) => term.trim());
const listsOf = ({ sure, likely, misleading }: CategoryWords): string[][] =>
  [...Object.values(sure), ...Object.values(likely), misleading]
    .filter((list) => list !== undefined)
    .map(termsOf);

/** Invented headlines with the one category they are about, or `none`. */
function readHeadlines(language: string): { category: string; title: string; preview: string }[] {
  const [, ...lines] = readFileSync(new URL(`${language}.tsv`, FIXTURES), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [category = '', title = '', preview = ''] = line.split('\t');
    return { category, title, preview };
  });
}

const LABELLED = readdirSync(FIXTURES).map((file) => file.slice(0, -'.tsv'.length));

describe('topic words', () => {
  it.each(TABLES)('have in %s no word twice in a list', (_, table) => {
    for (const terms of listsOf(table)) {
      expect(terms.filter((term, i) => term === '' || terms.indexOf(term) !== i)).toEqual([]);
    }
  });

  it.each(TABLES)('have in %s no start that is too short to be found', (_, table) => {
    const words = listsOf(table).flatMap((terms) => terms.map((term) => term.split(/\s/)[0]!));
    const starts = words.filter((word) => /[*~]$/.test(word) && !isUnspaced(word));
    expect(starts.filter((word) => word.length - 1 < MIN_CLUE_PREFIX_LENGTH)).toEqual([]);
  });

  it.each(TABLES)('have in %s no single character of a script without spaces', (_, table) => {
    const terms = listsOf(table).flat();
    expect(terms.filter((term) => isUnspaced(term) && term.length === 1)).toEqual([]);
  });

  it.each(LABELLED)(
    'predict in %s the right category for at least nine in ten headlines that they match',
    (language) => {
      const predicted = readHeadlines(language).map(({ category, title, preview }) => ({
        category,
        categoryWords: headlineCategories(title, preview, language) as string[],
      }));
      const answered = predicted.filter(({ categoryWords }) => categoryWords.length > 0);
      const right = answered.filter(({ category, categoryWords }) => categoryWords.includes(category));
      expect(right.length / answered.length).toBeGreaterThanOrEqual(PRECISE);
      expect(right.length).toBeGreaterThanOrEqual(predicted.length / 3);
    },
  );
});
