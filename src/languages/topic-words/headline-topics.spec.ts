import fc from 'fast-check';
import { TOPICS } from '../topics.js';
import { headlineTopics } from './headline-topics.js';
import { TOPIC_WORDS } from './tables.js';

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
    ['en', 'Soccer moms meet at the school gate'],
    ['fr', 'Le conseil approuve le nouveau pont'],
    ['ru', 'Совет одобрил новый мост через реку'],
  ])('in %s says nothing of "%s"', (language, title) => {
    expect(told(title, language)).toEqual([]);
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
    const language = fc.constantFrom(...TOPIC_WORDS.map((table) => table.language), 'und');
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

  it.each(TOPIC_WORDS.map((table) => [table.language, table] as const))(
    'has in %s no word twice',
    (_, table) => {
      for (const lists of [table.sure, table.likely]) {
        for (const list of Object.values(lists)) {
          const terms = list.split(',').map((term) => term.trim());
          expect(terms.filter((term, i) => term === '' || terms.indexOf(term) !== i)).toEqual([]);
        }
      }
    },
  );
});
