import { readFileSync } from 'node:fs';
import { lemmasOf, possibleLemmas } from './lemmas.js';
import { words } from './words.js';

/** Whether a query of one word finds the other. */
function finds(query: string, found: string, language: string): boolean {
  const [asked = '', held = ''] = [words(query, language)[0], words(found, language)[0]];
  const lemmas = [held, ...lemmasOf(held, language)];
  return [asked, ...possibleLemmas(asked, language)].some((lemma) => lemmas.includes(lemma));
}

interface Case {
  word: string;
  forms: string[];
  others: string[];
}

/** Frequent words with forms of the same lemma and similar words, on which two dictionaries agree. */
const CASES = new Map<string, Case[]>();
const FILE = new URL('../../test/fixtures/word-forms/words.tsv', import.meta.url);
for (const line of readFileSync(FILE, 'utf8').trim().split('\n').slice(1)) {
  const [language = '', word = '', forms = '', others = ''] = line.split('\t');
  const one = { word, forms: forms.split(' '), others: others.split(' ').filter(Boolean) };
  CASES.set(language, [...(CASES.get(language) ?? []), one]);
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe(lemmasOf.name, () => {
  it.each([...CASES.keys()])('agrees with dictionaries about frequent words of %s', (language) => {
    const measured = CASES.get(language)!.map(({ word, forms, others }) => {
      const right = 1 + forms.filter((form) => finds(word, form, language)).length;
      const wrong = others.filter((other) => finds(word, other, language)).length;
      return { precision: right / (right + wrong), recall: right / (1 + forms.length) };
    });
    expect(mean(measured.map(({ precision }) => precision))).toBeGreaterThanOrEqual(0.97);
    expect(mean(measured.map(({ recall }) => recall))).toBeGreaterThanOrEqual(0.97);
  });

  it.each([
    ['en', 'woman', 'women'],
    ['en', 'defence', 'defenses'],
    ['en', 'organisations', 'organization'],
    ['en', 'centre', 'centers'],
    ['en', 'st', 'saint'],
    ['en', 'thief', 'thieves'],
    ['en', 'aluminium', 'aluminum'],
    ['de', 'Schiffahrt', 'Schifffahrt'],
    ['pl', 'rok', 'lata'],
    ['uk', 'дитина', 'діти'],
    ['hr', 'čovjek', 'ljudi'],
    ['sr', 'дете', 'деца'],
    ['el', 'πόλη', 'πόλεις'],
    ['pt', 'ação', 'ações'],
    ['uk', 'Київ', 'Києві'],
    ['uk', 'Львів', 'Львові'],
    ['uk', 'грунт', 'ґрунт'],
    ['cs', 'Praha', 'Praze'],
    ['hi', 'हिन्दी', 'हिंदी'],
    ['hi', 'मुम्बई', 'मुंबई'],
    ['en', 'leaf', 'leaves'],
    ['en', 'sky', 'skies'],
    ['en', 'play', 'playing'],
    ['en', 'rise', 'rose'],
    ['en', 'diagnosis', 'diagnoses'],
    ['en', 'win', 'won'],
    ['nl', 'uitvoeren', 'uitgevoerd'],
    ['nl', 'schaap', 'schapen'],
    ['da', 'bog', 'bøgerne'],
    ['da', 'vinder', 'vinderne'],
    ['pl', 'aresztować', 'aresztowano'],
    ['pl', 'człowiek', 'ludzi'],
    ['it', 'lavoro', 'lavori'],
    ['it', 'dire', 'detto'],
    ['uk', 'село', 'сіл'],
    ['cs', 'Francie', 'Francii'],
    ['et', 'mees', 'mehed'],
    ['et', 'jõgi', 'jõe'],
    ['et', 'valitsus', 'valitsuse'],
    ['sq', 'qytet', 'qyteti'],
    ['sq', 'qeveri', 'qeverisë'],
    ['sq', 'njeri', 'njerëz'],
    ['el', 'γυναίκα', 'γυναίκες'],
    ['el', 'κυβέρνηση', 'κυβερνήσεις'],
    ['bg', 'човек', 'хората'],
  ])('finds in %s the word %s when %s is searched', (language, one, other) => {
    expect(finds(one, other, language)).toBe(true);
    expect(finds(other, one, language)).toBe(true);
  });

  it.each([
    ['en', 'policy', 'police'],
    ['en', 'party', 'part'],
    ['en', 'general', 'gen'],
    ['en', 'nation', 'national'],
    ['fr', 'Anne', 'année'],
    ['de', 'Rat', 'raten'],
    ['it', 'Milano', 'Milan'],
    ['fr', 'paye', 'pays'],
    ['nl', 'maand', 'man'],
    ['ru', 'Игорь', 'игры'],
    ['uk', 'Київ', 'київські'],
    ['fr', 'OMS', 'OM'],
    ['it', 'INPS', 'INP'],
    ['nl', 'UBS', 'UB'],
    ['en', 'CBS', 'CB'],
    ['es', 'USPS', 'USP'],
    ['en', 'ski', 'skies'],
    ['da', 'vinde', 'vinderne'],
    ['da', 'arbejde', 'arbejderne'],
    ['no', 'bruke', 'brukerne'],
    ['no', 'kjøpe', 'kjøperen'],
    ['it', 'dettare', 'detto'],
    ['it', 'porto', 'porta'],
    ['et', 'linn', 'lind'],
  ])('does not find in %s the word %s when %s is searched', (language, one, other) => {
    expect(finds(one, other, language)).toBe(false);
    expect(finds(other, one, language)).toBe(false);
  });

  it('has stems for languages without a dictionary, without bare vowels', () => {
    expect(finds('xabar', 'xabarlar', 'uz')).toBe(true);
    expect(finds('Dara', 'dar', 'uz')).toBe(false);
  });

  it.each(['b2b', '2026', '経済'])('leaves %s unchanged', (word) => {
    expect(lemmasOf(word, 'en')).toEqual([word]);
  });
});
