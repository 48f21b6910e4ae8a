import { LANGUAGES } from './find-language.js';
import { localQuery, categoryQuery, trendingQuery } from './queries.js';
import { CATEGORIES } from './categories.js';
import fc from '../../test/support/fast-check.js';
import { COUNTRIES } from './countries.js';

describe(categoryQuery, () => {
  it('is the translated word', () => {
    expect(categoryQuery(['sports'], 'de')).toBe('Sport');
    expect(categoryQuery(['sports'], 'DE-at')).toBe('Sport');
    expect(categoryQuery(['economy'], 'es')).toBe('economía');
    for (const { code, categories } of LANGUAGES) {
      for (const topic of CATEGORIES) expect(categoryQuery([topic], code)).toBe(categories[topic]);
    }
  });

  it('joins two words with a single space', () => {
    expect(categoryQuery(['sports', 'health'], 'es')).toBe('deportes salud');
  });

  it('uses the word of the region if it has one', () => {
    expect(categoryQuery(['business'], 'fr-CA')).toBe('affaires');
    expect(categoryQuery(['business'], 'fr-ca')).toBe('affaires');
    expect(categoryQuery(['business'], 'fr-FR')).toBe('entreprises');
  });

  it('is English for an unsupported language', () => {
    for (const topic of CATEGORIES) expect(categoryQuery([topic], 'xx')).toBe(topic);
  });
});

describe(localQuery, () => {
  it('appends the words local news', () => {
    expect(localQuery('Berlin')).toBe('Berlin local news');
  });
});

describe(trendingQuery, () => {
  it.each([
    ['en', null, 'top headlines'],
    ['en-US', null, 'top headlines'],
    ['en-GB', null, 'top headlines UK'],
    ['es', null, 'titulares'],
    ['es-ES', null, 'titulares'],
    ['es-MX', null, 'titulares Mexico'],
    ['de', null, 'aktuelle schlagzeilen'],
    ['de-DE', null, 'aktuelle schlagzeilen'],
    ['fr', null, 'actualites'],
    ['fr-FR', null, 'actualites'],
    ['es', 'AR', 'titulares Argentina'],
  ])(
    'asks for the trending news of language %s and country %s by "%s", as in the interface document',
    (tag, country, query) => {
      expect(trendingQuery(tag, country)).toBe(query);
    },
  );

  it.each([
    ['en', 'GB', 'top headlines UK'],
    ['en', 'us', 'top headlines'],
    ['en-au', null, 'top headlines Australia'],
    ['en-HK', null, 'top headlines Hong Kong'],
    ['en', 'CI', 'top headlines Ivory Coast'],
    ['es-mx', 'AR', 'titulares Argentina'],
    ['es-MX', 'ES', 'titulares'],
    ['es-PE', null, 'titulares Peru'],
    ['es-US', null, 'titulares Estados Unidos'],
    ['de-AT', null, 'aktuelle schlagzeilen Osterreich'],
    ['de', 'US', 'aktuelle schlagzeilen USA'],
    ['fr-BE', null, 'actualites Belgique'],
    ['fr', 'SN', 'actualites Senegal'],
    ['ar', null, 'أهم الأخبار'],
    ['ar-EG', null, 'أهم الأخبار مصر'],
    ['zh-SG', null, '头条新闻 新加坡'],
  ])('derives the query of %s in %s: "%s"', (tag, country, query) => {
    expect(trendingQuery(tag, country)).toBe(query);
  });

  it('is English for an unsupported language', () => {
    expect(trendingQuery('xx', null)).toBe('top headlines');
    expect(trendingQuery('xx-GB', null)).toBe('top headlines');
    expect(trendingQuery('xx', 'GB')).toBe('top headlines UK');
    expect(trendingQuery('', null)).toBe('top headlines');
  });

  it('adds nothing for an unknown country', () => {
    expect(trendingQuery('en', 'all')).toBe('top headlines');
    expect(trendingQuery('en-ZZ', null)).toBe('top headlines');
  });

  it('has no accents in Latin script', () => {
    const latin = LANGUAGES.filter(({ script }) => script === 'Latn').map(({ code }) => code);
    fc.assert(
      fc.property(fc.constantFrom(...latin), fc.constantFrom(...Object.keys(COUNTRIES)), (code, country) => {
        expect(trendingQuery(code, country)).toMatch(/^[A-Za-z0-9 '.,:&-]+$/);
      }),
    );
  });
});
