import fc from 'fast-check';
import { TOPICS } from '../languages/topics.js';
import { endsLikeAForm, headlineTopics, weighTopic } from './headline-topics.js';
import { LANGUAGES } from '../languages/find-language.js';

const told = (title: string, language = 'en', text = '') => headlineTopics(title, text, language);

describe(headlineTopics, () => {
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
  ])('in %s tells what "%s" is about', (language, title, topics) => {
    expect(told(title, language)).toEqual(topics);
  });

  it.each([
    ['en', 'Council approves the new bridge across the river'],
    ['en', 'Team of volunteers cleans the park'],
    ['en', 'Judge rejects the appeal of a former mayor'],
    ['en', 'The doctor will see you after the match'],
    ['fr', 'Le conseil approuve le nouveau pont'],
    ['ru', 'Совет одобрил новый мост через реку'],
  ])('in %s says nothing of "%s"', (language, title) => {
    expect(told(title, language)).toEqual([]);
  });

  it('still tells what hackers do', () => {
    expect(told('Police arrest hackers behind ransomware in hospital software')).toEqual(['technology']);
  });

  it('reads the longest words: a brand of phones is no galaxy, fuel no fossil', () => {
    expect(told('Samsung Galaxy fold gets a new hinge')).toEqual(['technology']);
    expect(told('Ministers agree to end fossil fuels')).not.toContain('science');
  });

  it('asks the text where the title leaves it open', () => {
    expect(told('Coach praises his squad')).toEqual([]);
    expect(told('Coach praises his squad', 'en', 'The striker scored twice in the Premier League.')).toEqual([
      'sports',
    ]);
  });

  it('is silent in languages without a table, and takes whatever it is given', () => {
    expect(told('anything at all', 'xx')).toEqual([]);
    const language = fc.constantFrom(
      ...LANGUAGES.filter(({ topics }) => topics !== undefined).map(({ code }) => code),
      'und',
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string(),
        language,
        (title, text, code) => {
          const topics = headlineTopics(title, text, code);
          expect(topics.length).toBeLessThanOrEqual(2);
          expect(TOPICS.filter((topic) => topics.includes(topic))).toEqual(topics);
        },
      ),
    );
  });

  it('finds forms of short words, and not other words that begin alike', () => {
    expect(told('Rzutem rozpaczy strzelił gola', 'pl')).toEqual(['sports']);
    expect(told('Golenie brody bez podrażnień', 'pl')).toEqual([]);
  });

  it('finds a word behind an Arabic preposition or conjunction', () => {
    expect(told('لقاح جديد ضد الملاريا', 'ar')).toEqual(['health']);
    expect(told('البلاد تستعد لتطعيم الأطفال بلقاح جديد', 'ar')).toEqual(['health']);
  });

  it('hides words that only stand side by side in a script without spaces', () => {
    expect(told('민영화 계획 발표', 'ko')).toEqual([]);
    expect(told('영화 개봉 첫날', 'ko')).toEqual(['entertainment']);
  });

  it('reads names that all languages write in Latin letters', () => {
    expect(told('Νέο iPhone με μεγαλύτερη μπαταρία', 'el')).toEqual(['technology']);
    expect(told('新しいiPhoneの電池が長持ちに', 'ja')).toEqual(['technology']);
  });

  it('lets the text speak alone only where it has more than one word', () => {
    const [title, text] = ['Sorana revine în ultimul set', 'Tenismena a câștigat turneul.'];
    expect(told(title, 'ro', 'Jucătoarea revine.')).toEqual([]);
    expect(told(title, 'ro', `${text} Simona Halep o felicită.`)).toEqual(['sports']);
  });
});

describe(endsLikeAForm, () => {
  it.each([
    ['ru', 'ом'],
    ['tr', 'larinda'],
    ['hu', 'okban'],
    ['pl', 'ami'],
    ['pl', ''],
    ['xx', ''],
  ])('takes in %s "%s" for endings', (language, rest) => {
    expect(endsLikeAForm(rest, language)).toBe(true);
  });

  it.each([
    ['ru', 'ета'],
    ['tr', 'hane'],
    ['xx', 's'],
  ])('takes in %s "%s" for the rest of another word', (language, rest) => {
    expect(endsLikeAForm(rest, language)).toBe(false);
  });

  it('gives the same answer however often it is asked, and takes whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('ru', 'tr', 'xx'), (rest, language) => {
        expect(endsLikeAForm(rest, language)).toBe(endsLikeAForm(rest, language));
      }),
    );
  });
});

describe(weighTopic, () => {
  it('confirms what the headline says', () => {
    expect(weighTopic('sports', ['sports'], ['sports'])).toBe('confirmed');
    expect(weighTopic('economy', ['business', 'economy'], ['economy'])).toBe('confirmed');
  });

  it('doubts a section whose article is about another', () => {
    expect(weighTopic('technology', ['science'], ['technology'])).toBe('doubted');
    expect(weighTopic('health', ['science'], ['health'])).toBe('doubted');
    expect(weighTopic('world', ['science'], ['world', 'science'])).toBe('doubted');
    expect(weighTopic('national', [], ['national', 'sports'])).toBe('doubted');
  });

  it('leaves open where nothing is told, and what headlines do not tell', () => {
    expect(weighTopic('health', [], ['health'])).toBe('open');
    expect(weighTopic('world', ['health'], ['world', 'health'])).toBe('open');
    expect(weighTopic('world', ['sports'], ['world', 'politics', 'sports'])).toBe('open');
    expect(weighTopic('technology', ['business'], ['technology'])).toBe('open');
    expect(weighTopic('entertainment', ['health'], ['entertainment'])).toBe('open');
  });
});
