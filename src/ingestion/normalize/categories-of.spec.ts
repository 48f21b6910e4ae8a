import { categoriesOfUrl, categoriesOf, type CategoryEvidence } from './categories-of.js';
import { publisherCategory } from './publisher-categories.js';

const clues = (given: Partial<CategoryEvidence> = {}): CategoryEvidence => ({
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
    for (const place of ['world', 'national'] as const)
      expect(categoriesOf(clues({ source, domain: source, ofSource: [place] }))).toEqual([place, 'sports']);
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

describe('the name of a category in a headline', () => {
  const of = (title: string, language = 'en') => categoriesOf(clues({ title, language }));

  it('counts where no other words are about another category', () => {
    expect(of('A good year for science')).toEqual(['science']);
    expect(of('Sport and a mayor’s vote: council discusses the election budget')).not.toContain('sports');
    expect(of('Party leaders mean business in coalition vote on the bill')).not.toContain('business');
  });

  it('is never that of a place', () => {
    expect(of('दुनिया की सबसे लंबी घोड़ी की नीलामी', 'hi')).toEqual([]);
    expect(of('देश के लिए पुल खोला गया', 'hi')).toEqual([]);
    expect(of('World’s oldest baker opens the national market')).toEqual([]);
  });

  it('is not a verb that shares its letters, nor the first half of another term', () => {
    expect(of('महिला ने बाजार की पुरानी तस्वीर शेयर की', 'hi')).not.toContain('business');
    expect(of('सीरियल ब्लास्ट के दोषी को सजा', 'hi')).not.toContain('entertainment');
    expect(of('कंपनी के शेयर की कीमत बढ़ी', 'hi')).toContain('business');
  });
});

describe('sections in the name of a file', () => {
  const read = (path: string, title: string, country: string | null = 'GB') =>
    categoriesOfUrl(`https://www.courier.example/news/${path}`, 'en', country, title);

  it.each([
    ['business-52345660', 'Retailer closes forty shops', ['business']],
    ['world-europe-52345660', 'Ferry strike ends in Genoa', ['world']],
    ['uk-england-london-52345660', 'London bridge closes', ['national']],
    ['uk-politics-52345660', 'Vote delayed', ['national', 'politics']],
    ['av/world-asia-52345660/ferry-strike-ends', 'Ferry strike ends', ['world']],
    ['business-52345660', 'Business returns to the harbour', ['business']],
  ])('are those in front of its number: %s', (path, title, categories) => {
    expect(read(path, title)).toEqual(categories);
  });

  it.each([
    ['world-cup-final-moved-52345660', 'World Cup final moved'],
    ['world-cup-final-moved', 'Storm nears coast'],
    ['ferry-business-strike-52345660', 'Storm nears coast'],
    ['coronavirus-52345660', 'Storm nears coast'],
  ])('are not the words of its headline, nor words behind others: %s', (path, title) => {
    expect(read(path, title)).toEqual([]);
  });
});

describe('Russian sections in Latin letters', () => {
  it.each([
    ['/obschestvo/8280239', ['national']],
    ['/obshchestvo/most', ['national']],
    ['/rossiya/most', ['national']],
    ['/shou-biznes/151516', ['entertainment']],
    ['/novosti/hokkej/match', ['sports']],
    ['/Futbol/Russia/match', ['sports']],
    ['/stars/most', []],
  ])('reads %s as %j', (path, categories) => {
    expect(categoriesOfUrl(`https://www.courier.example${path}`, 'ru', 'RU')).toEqual(categories);
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

  it('is a league or a team in sport', () => {
    const football = 'https://www.courier.example/sport/football/france/titre';
    expect(categoriesOfUrl(football, 'fr', 'FR')).toEqual(['sports']);
    const url = 'https://www.footballdaily.example/france/titre';
    const domain = 'footballdaily.example';
    expect(categoriesOf(clues({ url, source: domain, domain, language: 'fr', country: 'FR' }))).toEqual([
      'sports',
    ]);
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
    expect(publisherCategory('motor-und-sport.example', 'motor-und-sport.example')).toBeNull();
    expect(publisherCategory('courier.example', 'courier.example')).toBeNull();
  });
});
