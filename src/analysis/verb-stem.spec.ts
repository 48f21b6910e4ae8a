import { readFileSync, readdirSync } from 'node:fs';
import { words } from './words.js';
import { possibleStems, possibleVerbRoots, stemsOf, verbRoots } from './stem.js';

const FOLDER = new URL('../../test/fixtures/word-forms/', import.meta.url);
/** What must meet, and what may although it should not, of all pairs of a language. */
const TOGETHER = 0.8;
const TOGETHER_HELD_OUT = 0.7;
/** Nouns that differ in their last vowel (Italian porto, porta), and Arabic words of one root, meet as they always did. */
const APART: Readonly<Record<string, number>> = { ar: 0.5, el: 0.35, fi: 0.5, it: 0.3, pt: 0.3, tr: 0.25 };

function pairsOf(kind: string, language: string): string[][] {
  const lines = readFileSync(new URL(`${kind}/${language}.tsv`, FOLDER), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}

const ofWord = (word: string, language: string, stems: typeof stemsOf): string[] => [
  word,
  ...stems(word, language),
];

function doMeet([typed = '', printed = '']: string[], language: string): boolean {
  const known = words(printed, language).flatMap((word) => ofWord(word, language, stemsOf));
  return words(typed, language).every((word) =>
    ofWord(word, language, possibleStems).some((stem) => known.includes(stem)),
  );
}

const share = (pairs: string[][], language: string): number =>
  pairs.filter((pair) => doMeet(pair, language)).length / pairs.length;

describe.each(readdirSync(new URL('together/', FOLDER)).map((file) => file.slice(0, -'.tsv'.length)))(
  'verbs of %s',
  (language) => {
    it('meet in their forms', () => {
      expect(share(pairsOf('together', language), language)).toBeGreaterThanOrEqual(TOGETHER);
      expect(share(pairsOf('together-held-out', language), language)).toBeGreaterThanOrEqual(
        TOGETHER_HELD_OUT,
      );
    });

    it('do not meet what only looks like them', () => {
      expect(share(pairsOf('apart', language), language)).toBeLessThanOrEqual(APART[language] ?? 0.2);
    });
  },
);

describe(verbRoots, () => {
  it.each([
    ['fr', 'rouvriront', 'rouvr'],
    ['fr', 'reouverture', 'rouvr'],
    ['ru', 'возобновится', 'возобнов'],
    ['ru', 'запуск', 'запуст'],
    ['ru', 'проголосовали', 'голос'],
    ['de', 'zuruckgetreten', 'rucktre'],
    ['de', 'abgesagt', 'absag'],
    ['en', 'won', 'win'],
    ['es', 'vuelve', 'volv'],
  ])('takes from %s %p what its forms have in common', (language, word, root) => {
    expect(verbRoots(word, word, language)).toContain(root);
  });

  it('knows words that only look like a form of a verb', () => {
    expect(verbRoots('gewicht', 'gewicht', 'de')).toEqual([]);
    expect(possibleVerbRoots('partido', 'partid', 'es')).toEqual([]);
  });

  it('has no rules for most languages', () => {
    expect(verbRoots('xabar', 'xabar', 'uz')).toEqual([]);
  });
});
