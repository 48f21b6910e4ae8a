import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGE_DATA } from './find-language.js';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SRC = join(HERE, '..');
const FOLDERS = readdirSync(HERE).filter((name) => statSync(join(HERE, name)).isDirectory());
const FILES = ['language.ts', 'words.ts', 'forms.ts', 'numbers.ts', 'category-words.ts', 'lemmas.txt'];

/** Files that may contain letters, but no words of a language: rules of folding and of alphabets. */
const LETTERS_OF_RULES: Readonly<Record<string, string>> = {
  'analysis/fold.ts': 'letters that Unicode does not decompose',
  'analysis/consonants.ts': 'sounds of Cyrillic and Devanagari letters',
  'analysis/romanize.ts': 'Latin letters for Cyrillic ones',
  'analysis/stem.ts': 'vowels of alphabets',
  'languages/devanagari.ts': 'Latin letters as Devanagari spells them',
  'languages/queries.ts': 'letters that Unicode does not decompose',
  'search/engine/spelling-candidates.ts': 'alphabets of typing errors, letters of one sound',
  'feeds/detect-charset.ts': 'letters by which a charset is known',
  'feeds/decode-document.ts': 'the characters of IBM855',
  'feeds/repair-text.ts': 'the characters of windows-1252',
  'feeds/dateline.ts': 'the character of telegrams',
  'feeds/feed-fields.ts': 'what programs write for a missing title',
  'feeds/unwanted-images.ts': 'what programs write beside pictures that are no pictures',
  'feeds/dates/clock-words.ts': 'characters of hours and minutes',
  'feeds/dates/read-era.ts': 'names of eras',
  'feeds/dates/zone-names.ts': 'names of time zones',
  'places/': 'names of places',
  'http/': 'an example in a message',
  'cli/': 'an example of a request',
};
const mayHaveLetters = (file: string): boolean =>
  Object.keys(LETTERS_OF_RULES).some((exception) => file.startsWith(exception));

/** Texts of the demo's newsroom, and files that only hold words. */
const isCode = (file: string): boolean =>
  /(?<!\.spec|\.d)\.ts$/.test(file) && !file.startsWith('demo/') && !isOfFolder(file);
const isOfFolder = (file: string): boolean => FOLDERS.some((name) => file.startsWith(`languages/${name}/`));

const CODE = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(isCode);

/** A source without its comments, in which words are quoted. */
const withoutComments = (file: string): string =>
  readFileSync(join(SRC, file), 'utf8')
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\s\/\/ .*$/gm, '');

/** Letters outside ASCII, which only words of a language need. */
const LETTERS = /(?=[^\x00-\x7f])[\p{L}\p{M}]/u;
/** Two keys in a row that are language codes, words or a rule behind the first. Codes by codes are no words. */
const KEYED = new RegExp(
  `^\\s*'?(?:${FOLDERS.join('|')})'?: (?:'(?![a-z]{2,3}')|["\`/]|new |\\{).*\\n(?:.*\\n)?\\s*'?(?:${FOLDERS.join('|')})'?: `,
  'm',
);

describe('The folders of languages', () => {
  it.each(FOLDERS)('have in %s no other files than the known ones', (name) => {
    const files = readdirSync(join(HERE, name));
    expect(files.filter((file) => !FILES.includes(file))).toEqual([]);
    expect(files).toContain('language.ts');
  });

  it('are all in the registry, under their own codes', () => {
    const codes = LANGUAGE_DATA.map(({ code }) => (code === '*' ? 'international' : code));
    expect(codes.sort()).toEqual([...FOLDERS].sort());
  });

  it('contain every word of a language: no other file of src has one', () => {
    expect(CODE.length).toBeGreaterThan(200);
    const found = CODE.filter((file) => !mayHaveLetters(file)).flatMap((file) =>
      withoutComments(file)
        .split('\n')
        .filter((line) => LETTERS.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('contain every table by language', () => {
    const found = CODE.filter((file) => KEYED.test(withoutComments(file)));
    expect(found).toEqual([]);
    expect(KEYED.test("const WORDS = {\n  de: 'ohne',\n  fr: 'sans',\n};")).toBe(true);
  });

  it('have no exception for a file that does not exist', () => {
    const named = Object.keys(LETTERS_OF_RULES);
    expect(named.filter((file) => !existsSync(join(SRC, file)))).toEqual([]);
  });
});
