import { possibleStems, possibleVerbRoots, prefixOfForms, stem, stemsOf, verbRoots } from './stem.js';
import { readdirSync, readFileSync } from 'node:fs';
import { words } from './words.js';

describe(stem.name, () => {
  it.each([
    ['en', 'election', 'elections'],
    ['en', 'country', 'countries'],
    ['en', 'state', 'states'],
    ['en', 'rate', 'rating'],
    ['en', 'city', 'cities'],
    ['de', 'wahl', 'wahlen'],
    ['es', 'eleccion', 'elecciones'],
    ['pt', 'eleicao', 'eleicoes'],
    ['fr', 'journal', 'journaux'],
    ['it', 'elezione', 'elezioni'],
    ['ru', 'москва', 'москве'],
    ['ru', 'коронавирус', 'коронавирусом'],
    ['uk', 'україна'.normalize('NFC').replace('ї', 'і'), 'україні'.replace('ї', 'і')],
    ['pl', 'polska', 'polski'],
    ['cs', 'volba', 'volby'],
    ['fi', 'helsinki', 'helsinkin'],
    ['tr', 'secim', 'secimler'],
    ['hu', 'valasztas', 'valasztasok'],
    ['ar', 'مظاهره', 'مظاهرات'],
    ['hi', 'चुनाव', 'चुनावों'],
    ['nl', 'golf', 'golven'],
    ['pl', 'rolnik', 'rolnicy'],
    ['is', 'styrivextir', 'styrivoxtum'],
    ['fi', 'kuivuus', 'kuivuudesta'],
    ['tr', 'kitap', 'kitaba'],
    ['ar', 'جسر', 'جسور'],
    ['fil', 'hatol', 'hatulan'],
    ['am', 'ከተማ', 'ከተሞች'],
    ['am', 'ህግ', 'ህጉን'],
  ])('conflates %s %p and %p', (language, a, b) => {
    expect(stem(a, language)).toBe(stem(b, language));
  });

  it.each([
    ['en', 'news'],
    ['en', '2020s'],
    ['zh', '经济'],
    ['de', 'haus'],
  ])('leaves %s %p unchanged', (language, word) => {
    expect(stem(word, language)).toBe(word);
  });

  it.each([
    ['plan', 'planes'],
    ['cutting', 'cute'],
    ['tim', 'times'],
  ])('does not conflate %p and %p', (a, b) => {
    expect(stem(a, 'en')).not.toBe(stem(b, 'en'));
  });
});

describe(stemsOf.name, () => {
  it.each([
    ['he', 'בבית', 'בית'],
    ['sw', 'madaraja', 'daraja'],
    ['id', 'memenjarakan', 'penjara'],
    ['fil', 'binaha', 'baha'],
    ['am', 'በጤና', 'ጤና'],
  ])('includes for %s %p the stem of %p', (language, form, word) => {
    expect(stemsOf(form, language)).toEqual(expect.arrayContaining([stem(word, language)]));
  });

  it('leaves text that is not a word unchanged', () => {
    for (const word of ['', 'a', '2026', 'b2b', '経済']) expect(stemsOf(word, 'ar')).toEqual([word]);
  });
});

describe(possibleStems.name, () => {
  it('removes any ending, not only the longest', () => {
    expect(possibleStems('моста', 'bg')).toContain('мост');
  });
});

describe(prefixOfForms.name, () => {
  it('removes the shortest ending', () => {
    expect(prefixOfForms('bleta', 'sq')).toBe('blet');
    expect(prefixOfForms('influensa', 'sv')).toBe('influens');
  });
});

const FOLDER = new URL('../../test/fixtures/word-forms/', import.meta.url);
/** Minimum share of conflated pairs, and maximum share of wrongly conflated ones, per language. */
const TOGETHER = 0.8;
const TOGETHER_HELD_OUT = 0.7;
/** Known wrong conflations: nouns that differ in the last vowel (Italian porto, porta), Arabic words of one root. */
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
    it('are conflated with their forms', () => {
      expect(share(pairsOf('together', language), language)).toBeGreaterThanOrEqual(TOGETHER);
      expect(share(pairsOf('together-held-out', language), language)).toBeGreaterThanOrEqual(
        TOGETHER_HELD_OUT,
      );
    });

    it('are not conflated with similar words', () => {
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
    ['en', 'death', 'die'],
    ['es', 'vuelve', 'volv'],
  ])('returns for %s %p the common root of its forms', (language, word, root) => {
    expect(verbRoots(word, word, language)).toContain(root);
  });

  it('ignores words that only look like a form of a verb', () => {
    expect(verbRoots('gewicht', 'gewicht', 'de')).toEqual([]);
    expect(possibleVerbRoots('partido', 'partid', 'es')).toEqual([]);
  });

  it('has no rules for most languages', () => {
    expect(verbRoots('xabar', 'xabar', 'uz')).toEqual([]);
  });
});
