import { contentGroups, questionFramesOf, strongGroups } from './content-groups.js';
import { isSupported, LANGUAGE_DATA } from '../languages/find-language.js';
import { parseText } from './parse-text.js';

const contentOf = (typed: string, language: string): string =>
  contentGroups(parseText(typed).groups, language)
    .map((group) => group.map(({ text, phrase }) => (phrase ? `"${text}"` : text)).join('|'))
    .join(' ');

describe(contentGroups.name, () => {
  it.each([
    ['what is a comet', 'en', 'comet'],
    ['How do I see the comet?', 'en', 'see comet?'],
    ['WHAT IS A COMET', 'en', 'COMET'],
    ['comet AND asteroid', 'en', 'comet asteroid'],
    ['comet OR', 'en', 'comet'],
    ['pourquoi la chloroquine', 'fr', 'chloroquine'],
    ["qu'est-ce que la chloroquine", 'fr', 'chloroquine'],
    ['почему упала нефть', 'ru', 'упала нефть'],
    ['how long does immunity last', 'en', 'immunity last'],
    ['Can dogs get coronavirus?', 'en', 'dogs coronavirus?'],
    ['when will cinemas reopen', 'en', 'cinemas reopen'],
    ['what happened to the comet', 'en', 'comet'],
    ['combien de temps dure le confinement', 'fr', 'dure confinement'],
    ["à quelle heure parle l'actrice", 'fr', "parle l'actrice"],
    ['сколько длится карантин', 'ru', 'длится карантин'],
    ['wie lange dauert der streik', 'de', 'dauert streik'],
    ['cuánto tiempo dura la inmunidad', 'es', 'dura inmunidad'],
    ['okullar ne zaman açılacak', 'tr', 'okullar açılacak'],
    ['jak długo trwa kwarantanna', 'pl', 'trwa kwarantanna'],
    ['كم تستمر المناعة', 'ar', 'تستمر المناعة'],
  ])('omits function words and question words: %p in %s', (typed, language, content) => {
    expect(contentOf(typed, language)).toBe(content);
  });

  it.each([
    ['what is the', 'en', 'what is the'],
    ["'s 's", 'en', "'s 's"],
    ['how long', 'en', 'long'],
    ['long march', 'en', 'long march'],
    ['get out', 'en', 'get'],
    ['will smith', 'en', 'will smith'],
    ['last dance', 'en', 'last dance'],
    ['can opener', 'en', 'can opener'],
    ['"how long" wait', 'en', '"how long" wait'],
    ['comet how long', 'en', 'comet long'],
    ['what is going on', 'en', 'going'],
    ['vs', 'en', 'vs'],
    ['how much does the comet cost', 'en', 'comet cost'],
    ['"the comet"', 'en', '"the comet"'],
    ['the OR comet', 'en', 'the|comet'],
    ['WHO comet', 'en', 'WHO comet'],
    ['US comet', 'en', 'US comet'],
    ['👩‍👩‍👧', 'en', ''],
  ])('retains words that are part of the meaning: %p', (typed, language, content) => {
    expect(contentOf(typed, language)).toBe(content);
  });
});

describe(strongGroups.name, () => {
  it.each([
    ['how much does the comet cost', 'en', ['comet']],
    ['сколько стоит билет', 'ru', ['билет']],
    ['how long does immunity last', 'en', ['immunity']],
    ['combien de temps dure le confinement', 'fr', ['confinement']],
    ['what does the comet cost', 'en', null],
    ['how much cost', 'en', null],
    ['cost of the comet', 'en', null],
  ])('marks generic words as optional: %p in %s', (typed, language, strong) => {
    const found = strongGroups(parseText(typed).groups, language);
    expect(found?.map(([term]) => term!.text) ?? null).toEqual(strong);
  });
});

describe('questionFramesOf', () => {
  it('folds words as the index does, by the first word of an opening', () => {
    const long = questionFramesOf('fr-CA').get('combien') ?? [];
    expect(long.map(({ opening }) => opening.join(' '))).toContain('combien de temps');
    expect(
      questionFramesOf('de')
        .get('was')
        ?.some(({ opening }) => opening.join(' ') === 'was heisst'),
    ).toBe(true);
  });

  it('is empty for a language that is not supported', () => {
    for (const { code, words } of LANGUAGE_DATA.filter((one) => one.words?.questionFrames !== undefined))
      expect([code, words !== undefined && isSupported(code)]).toEqual([code, true]);
    expect(questionFramesOf('zh').size).toBe(0);
    expect(questionFramesOf('xx').size).toBe(0);
  });
});
