import { categoriesOfUrl, categoriesOf, type CategoryClues } from './categories-of.js';
import { publisherCategory } from './publisher-categories.js';

const clues = (given: Partial<CategoryClues> = {}): CategoryClues => ({
  ofSource: [],
  tags: [],
  url: 'https://www.courier.example/2026/05/bridge',
  source: 'courier.example',
  domain: 'courier.example',
  title: 'Council approves the new bridge',
  text: '',
  language: 'en',
  country: null,
  ...given,
});
const FOOTBALL = 'Striker scores a hat trick in the cup semi-final';

describe(categoriesOf, () => {
  it('combines the categories that source, tags and address declare', () => {
    const url = 'https://www.courier.example/health/bridge';
    expect(categoriesOf(clues({ ofSource: ['world'], tags: ['Wirtschaft'], url, language: 'de' }))).toEqual([
      'world',
      'business',
      'health',
      'economy',
    ]);
  });

  it('adds the categories that the headline indicates', () => {
    expect(categoriesOf(clues())).toEqual([]);
    expect(categoriesOf(clues({ title: FOOTBALL }))).toEqual(['sports']);
    expect(categoriesOf(clues({ title: FOOTBALL, tags: ['Business'] }))).toEqual(['business', 'sports']);
    const url = 'https://www.courier.example/technology/comet';
    expect(categoriesOf(clues({ title: 'Astronomers find a comet', url }))).toEqual([
      'technology',
      'science',
    ]);
  });

  it('does not add health or crime to news of athletes and actors', () => {
    const title = 'Striker has surgery after cancer diagnosis';
    expect(categoriesOf(clues({ title, tags: ['Football'] }))).toEqual(['sports']);
    expect(categoriesOf(clues({ title: FOOTBALL, tags: ['Celebrities'] }))).toEqual(['entertainment']);
  });

  it('predicts the category where only a place is declared', () => {
    expect(categoriesOf(clues({ title: FOOTBALL, ofSource: ['world'] }))).toEqual(['world', 'sports']);
    expect(categoriesOf(clues({ title: FOOTBALL, tags: ['National'] }))).toEqual(['national', 'sports']);
    expect(categoriesOf(clues({ ofSource: ['world'] }))).toEqual(['world']);
    expect(categoriesOf(clues({ title: 'Health of a nation', ofSource: ['world'] }))).toEqual(['world']);
  });

  it('assigns the category of a single-topic publisher', () => {
    const source = 'skysports.com';
    expect(categoriesOf(clues({ source, domain: source }))).toEqual(['sports']);
    expect(categoriesOf(clues({ source, domain: source, ofSource: ['business'] }))).toEqual(['business']);
  });

  it('uses the headline to choose between the categories of a shared section', () => {
    const url = 'https://www.courier.example/sci-tech/story';
    expect(categoriesOf(clues({ url, title: 'Astronomers find a comet' }))).toEqual(['science']);
    expect(categoriesOf(clues({ url, title: 'New smartphone bends' }))).toEqual(['technology']);
    expect(categoriesOf(clues({ url }))).toEqual(['technology', 'science']);
  });
});

describe(categoriesOfUrl, () => {
  it.each([
    ['/sport/football/match-report', ['sports']],
    ['/technology/science/space/comet', ['science']],
    ['/world/europe/politics/vote', ['politics', 'world']],
    ['/politica/voto', ['politics']],
    ['/news/coronavirus/stars-sing', []],
    ['/news/story', []],
  ])('reads %s as %j', (path, topics) => {
    const language = path.startsWith('/politica') ? 'it' : 'en';
    expect(categoriesOfUrl(`https://www.courier.example${path}`, language)).toEqual(topics);
  });
});

describe('the name of the publisher’s own country', () => {
  it.each([
    ['/uk-news/2026/may/bridge', 'GB', ['national']],
    ['/uk-news/2026/may/bridge', 'US', []],
    ['/india/bridge', 'IN', ['national']],
    ['/cricket/india/bridge', 'IN', ['sports']],
    ['/world/bridge', 'IN', ['world']],
  ])('reads %s in %s as %j', (path, country, topics) => {
    expect(categoriesOfUrl(`https://www.courier.example${path}`, 'en', country)).toEqual(topics);
  });

  it('is an edition in front of the domain', () => {
    expect(categoriesOfUrl('https://uk.courier.example/news/bridge', 'en', 'GB')).toEqual([]);
    expect(
      categoriesOf(
        clues({ url: 'https://www.courier.example/espana/puente', language: 'es', country: 'ES' }),
      ),
    ).toEqual(['national']);
  });
});

describe(publisherCategory, () => {
  it('reads names that are a category, and none that only contain one', () => {
    expect(publisherCategory('coastalsports.example', 'coastalsports.example')).toBe('sports');
    expect(publisherCategory('footballdaily.example', 'footballdaily.example')).toBe('sports');
    expect(publisherCategory('transport.example', 'transport.example')).toBeNull();
    expect(publisherCategory('passport.example', 'passport.example')).toBeNull();
    expect(publisherCategory('sportswear.example', 'sportswear.example')).toBeNull();
    expect(publisherCategory('courier.example', 'courier.example')).toBeNull();
  });
});
