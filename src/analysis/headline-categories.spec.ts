import fc from '../../test/support/fast-check.js';
import { CATEGORIES } from '../languages/categories.js';
import { isInflectionEnding, headlineCategories, checkDeclaredCategory } from './headline-categories.js';
import { LANGUAGES } from '../languages/find-language.js';

const predict = (title: string, language = 'en', text = '') => headlineCategories(title, text, language);

describe(headlineCategories, () => {
  it.each([
    ['en', 'Harbour United reach the cup semi-final on penalties after a red card', ['sports']],
    ['en', 'Actress wins her third Oscar for a film nobody wanted to make', ['entertainment']],
    ['en', 'Astronomers find a comet older than the solar system', ['science']],
    ['en', 'New vaccine against malaria halves infections in trial', ['health']],
    ['en', 'Ransomware gang leaks passwords of a smartphone maker', ['technology']],
    ['en', 'Senate passes the bill after lawmakers argue all night', ['politics']],
    ['en', 'Central bank raises interest rates as inflation climbs', ['economy']],
    ['en', 'Scientists warn of coral bleaching as global warming speeds up', ['environment']],
    ['fr', 'Le gardien de but prolonge son contrat avant la demi-finale', ['sports']],
    ['fr', 'Une exoplanète découverte par un télescope au Chili', ['science']],
    ['ru', 'Вратарь сборной пропустит матч чемпионата', ['sports']],
    ['ru', 'Астрономы нашли экзопланету с водой', ['science']],
  ])('predicts in %s the categories of "%s"', (language, title, topics) => {
    expect(predict(title, language)).toEqual(topics);
  });

  it.each([
    ['en', 'Council approves the new bridge across the river'],
    ['en', 'Team of volunteers cleans the park'],
    ['en', 'Judge rejects the appeal of a former mayor'],
    ['en', 'The doctor will see you after the match'],
    ['fr', 'Le conseil approuve le nouveau pont'],
    ['ru', 'Совет одобрил новый мост через реку'],
  ])('predicts in %s no category for "%s"', (language, title) => {
    expect(predict(title, language)).toEqual([]);
  });

  it('predicts technology for hackers', () => {
    expect(predict('Police arrest hackers behind ransomware in hospital software')).toEqual(['technology']);
  });

  it('prefers the longest clue: a phone brand is not astronomy, fuel no fossil', () => {
    expect(predict('Samsung Galaxy fold gets a new hinge')).toEqual(['technology']);
    expect(predict('Ministers agree to end fossil fuels')).not.toContain('science');
  });

  it('uses the text when the title is not sufficient', () => {
    expect(predict('Coach praises his squad')).toEqual([]);
    expect(
      predict('Coach praises his squad', 'en', 'The striker scored twice in the Premier League.'),
    ).toEqual(['sports']);
  });

  it('returns nothing for languages without a table, and accepts any input', () => {
    expect(predict('anything at all', 'xx')).toEqual([]);
    const language = fc.constantFrom(
      ...LANGUAGES.filter(({ categoryWords }) => categoryWords !== undefined).map(({ code }) => code),
      'und',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string(),
        language,
        (title, text, code) => {
          const topics = headlineCategories(title, text, code);
          expect(topics.length).toBeLessThanOrEqual(2);
          expect(CATEGORIES.filter((topic) => topics.includes(topic))).toEqual(topics);
        },
      ),
    );
  });

  it('matches inflected forms of short words, and not other words with the same beginning', () => {
    expect(predict('Rzutem rozpaczy strzelił gola', 'pl')).toEqual(['sports']);
    expect(predict('Golenie brody bez podrażnień', 'pl')).toEqual([]);
  });

  it('matches a word after an attached Arabic preposition or conjunction', () => {
    expect(predict('لقاح جديد ضد الملاريا', 'ar')).toEqual(['health']);
    expect(predict('البلاد تستعد لتطعيم الأطفال بلقاح جديد', 'ar')).toEqual(['health']);
  });

  it('ignores terms across word boundaries in a script without spaces', () => {
    expect(predict('민영화 계획 발표', 'ko')).toEqual([]);
    expect(predict('영화 개봉 첫날', 'ko')).toEqual(['entertainment']);
  });

  it('matches names in Latin letters in every language', () => {
    expect(predict('Νέο iPhone με μεγαλύτερη μπαταρία', 'el')).toEqual(['technology']);
    expect(predict('新しいiPhoneの電池が長持ちに', 'ja')).toEqual(['technology']);
  });

  it('uses the text alone only with more than one clue', () => {
    const [title, text] = ['Sorana revine în ultimul set', 'Tenismena a câștigat turneul.'];
    expect(predict(title, 'ro', 'Jucătoarea revine.')).toEqual([]);
    expect(predict(title, 'ro', `${text} Simona Halep o felicită.`)).toEqual(['sports']);
  });
});

describe(isInflectionEnding, () => {
  it.each([
    ['ru', 'ом'],
    ['tr', 'larinda'],
    ['hu', 'okban'],
    ['pl', 'ami'],
    ['pl', ''],
    ['xx', ''],
  ])('accepts in %s "%s" as endings', (language, rest) => {
    expect(isInflectionEnding(rest, language)).toBe(true);
  });

  it.each([
    ['ru', 'ета'],
    ['tr', 'hane'],
    ['xx', 's'],
  ])('rejects in %s "%s" as endings', (language, rest) => {
    expect(isInflectionEnding(rest, language)).toBe(false);
  });

  it('returns the same result for repeated calls, and accepts any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('ru', 'tr', 'xx'), (rest, language) => {
        expect(isInflectionEnding(rest, language)).toBe(isInflectionEnding(rest, language));
      }),
    );
  });
});

describe(checkDeclaredCategory, () => {
  it('confirms a category that the headline indicates', () => {
    expect(checkDeclaredCategory('sports', ['sports'], ['sports'])).toBe('confirmed');
    expect(checkDeclaredCategory('economy', ['business', 'economy'], ['economy'])).toBe('confirmed');
  });

  it('doubts a section when the headline indicates another category', () => {
    expect(checkDeclaredCategory('technology', ['science'], ['technology'])).toBe('doubted');
    expect(checkDeclaredCategory('health', ['science'], ['health'])).toBe('doubted');
    expect(checkDeclaredCategory('world', ['science'], ['world', 'science'])).toBe('doubted');
    expect(checkDeclaredCategory('national', [], ['national', 'sports'])).toBe('doubted');
  });

  it('decides nothing without a prediction, or for categories that headlines do not indicate', () => {
    expect(checkDeclaredCategory('health', [], ['health'])).toBe('open');
    expect(checkDeclaredCategory('world', ['health'], ['world', 'health'])).toBe('open');
    expect(checkDeclaredCategory('world', ['sports'], ['world', 'politics', 'sports'])).toBe('open');
    expect(checkDeclaredCategory('technology', ['business'], ['technology'])).toBe('open');
    expect(checkDeclaredCategory('entertainment', ['health'], ['entertainment'])).toBe('open');
  });
});
