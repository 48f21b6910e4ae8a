import { LANGUAGES } from './find-language.js';
import { localQuery, topicQuery } from './queries.js';
import { TOPICS } from './topics.js';

describe(topicQuery, () => {
  it('is the translated word', () => {
    expect(topicQuery(['sports'], 'de')).toBe('Sport');
    expect(topicQuery(['sports'], 'DE-at')).toBe('Sport');
    expect(topicQuery(['economy'], 'es')).toBe('economía');
    for (const { code, categories } of LANGUAGES) {
      for (const topic of TOPICS) expect(topicQuery([topic], code)).toBe(categories[topic]);
    }
  });

  it('joins two words with a single space', () => {
    expect(topicQuery(['sports', 'health'], 'es')).toBe('deportes salud');
  });

  it('uses the word of the region where it has its own', () => {
    expect(topicQuery(['business'], 'fr-CA')).toBe('affaires');
    expect(topicQuery(['business'], 'fr-ca')).toBe('affaires');
    expect(topicQuery(['business'], 'fr-FR')).toBe('entreprises');
  });

  it('is English where the language is not supported', () => {
    for (const topic of TOPICS) expect(topicQuery([topic], 'xx')).toBe(topic);
  });
});

describe(localQuery, () => {
  it('appends the words local news', () => {
    expect(localQuery('Berlin')).toBe('Berlin local news');
  });
});
