import fc from '../../test/support/fast-check.js';
import { LANGUAGES } from '../languages/find-language.js';
import { sectionCategories } from './sections.js';
import { CATEGORIES } from '../languages/categories.js';

describe(sectionCategories, () => {
  it.each([
    ['en', ['World news'], ['world']],
    ['am', ['የስፖርት ዜና'], ['sports']],
    ['am-ET', ['ዓለም አቀፍ ዜና', 'ፖለቲካ'], ['world', 'politics']],
    ['en', ['Sport / Football'], ['sports']],
    ['en', ['US politics'], ['politics']],
    ['en', ['Science & Environment'], ['science', 'environment']],
    ['en', ['Arts and Entertainment'], ['entertainment']],
    ['en', ['SPORTS'], ['sports']],
    ['en', ['businessNews'], ['business']],
    ['en', ['climate-change'], ['environment']],
    ['en', ['/sport/football/premier-league'], ['sports']],
    ['en', ['https://example.com/category/world/europe/'], ['world']],
    ['en', ['News > World > Europe'], ['world']],
    ['en', ['#Technology'], ['technology']],
    ['en', ['Sci/Tech'], ['technology', 'science']],
    ['en', ['Politics', 'Economy'], ['politics', 'economy']],
    ['de', ['Wirtschaft'], ['business', 'economy']],
    ['de', ['Fussball', 'fußball'], ['sports']],
    ['de', ['Nachrichten aus Politik'], ['politics']],
    ['de', ['Wissenschaft und Technik'], ['technology', 'science']],
    ['de', ['Sports'], ['sports']],
    ['es', ['Política internacional'], ['politics']],
    ['es', ['economia'], ['economy']],
    ['es', ['ÚLTIMAS NOTICIAS DE DEPORTES'], ['sports']],
    ['fr', ['Politique étrangère'], ['politics']],
    ['fr', ["Actualités de l'économie"], ['business', 'economy']],
    ['ar', ['أخبار الرياضة'], ['sports']],
    ['ar', ['الصحة'], ['health']],
    ['zh', ['体育新闻'], ['sports']],
    ['zh', ['国际政治'], ['politics']],
    ['zh', ['科学和环境'], ['science', 'environment']],
  ])('reads %s categories %j as %j', (language, categories, topics) => {
    expect(sectionCategories(categories, language)).toEqual(topics);
  });

  it.each([
    ['en', 'Disney World'],
    ['en', 'Grand National'],
    ['en', 'Science fiction'],
    ['en', 'Health minister'],
    ['en', 'Donald Trump'],
    ['en', 'News'],
    ['en', 'office space'],
    ['en', ''],
    ['en', '///'],
    ['en', '%E0%A4%A'],
    ['de', 'Sportwagen'],
    ['es', 'Ministro de Salud'],
    ['zh', '和平'],
  ])('finds no category in the %s tag "%s"', (language, category) => {
    expect(sectionCategories([category], language)).toEqual([]);
  });

  it('reads the name of the publisher’s country as national', () => {
    expect(sectionCategories(['UK news'], 'en-GB')).toEqual(['national']);
    expect(sectionCategories(['U.S.'], 'en-US')).toEqual(['national']);
    expect(sectionCategories(['Argentina'], 'es-AR')).toEqual(['national']);
    expect(sectionCategories(['UK news'], 'en-US')).toEqual([]);
    expect(sectionCategories(['España'], 'es', 'ES')).toEqual(['national']);
    expect(sectionCategories(['Österreich'], 'de', 'AT')).toEqual(['national']);
    expect(sectionCategories(['India'], 'en', 'IN')).toEqual(['national']);
    expect(sectionCategories(['España'], 'es', 'MX')).toEqual([]);
    expect(sectionCategories(['UK news'], 'en-GB', null)).toEqual([]);
  });

  it.each([
    ['en', 'World Cup 2026', 'sports'],
    ['en', '2026 World Cup', 'sports'],
    ['de', 'Bundestagswahl 2025', 'politics'],
    ['en', 'US elections 2024', 'politics'],
    ['zh', '2026世界杯', 'sports'],
  ])('reads %s "%s" without its year', (language, category, topic) => {
    expect(sectionCategories([category], language)).toEqual([topic]);
  });

  it('does not read a year as a name', () => {
    expect(sectionCategories(['2026'], 'en')).toEqual([]);
    expect(sectionCategories(['Paris 2024'], 'fr')).toEqual([]);
    expect(sectionCategories(['Mundial 82'], 'pt')).toEqual([]);
  });

  it('reads every category word of every language in any case', () => {
    for (const { code, categories } of LANGUAGES) {
      for (const topic of CATEGORIES) {
        const upper = categories[topic].toLocaleUpperCase(code);
        expect([code, topic, sectionCategories([categories[topic]], code).includes(topic)]).toEqual([
          code,
          topic,
          true,
        ]);
        expect([code, topic, sectionCategories([upper], code).includes(topic)]).toEqual([code, topic, true]);
      }
    }
  });

  it('ignores sentences and oversized lists', () => {
    expect(sectionCategories([`sport ${'x'.repeat(120)}`], 'en')).toEqual([]);
    expect(sectionCategories([...Array.from({ length: 40 }, (_, i) => `tag ${i}`), 'sport'], 'en')).toEqual(
      [],
    );
    expect(sectionCategories(['sport'], 'en'.repeat(1000))).toEqual(['sports']);
  });

  it('ignores generic words beside a section in every language', () => {
    expect(sectionCategories(['Zprávy ze světa'], 'cs')).toEqual(['world']);
    expect(sectionCategories(['スポーツニュース'], 'ja')).toEqual(['sports']);
    expect(sectionCategories(['スポーツ/サッカー'], 'ja')).toEqual(['sports']);
    expect(sectionCategories(['ข่าวการเมือง'], 'th')).toEqual(['politics']);
    expect(sectionCategories(['Bilim ve Teknoloji'], 'tr')).toEqual(['technology', 'science']);
    expect(sectionCategories(['Sportske vesti'], 'sr')).toEqual(['sports']);
    expect(sectionCategories(['खेल समाचार'], 'hi')).toEqual(['sports']);
    expect(sectionCategories(['חדשות ספורט'], 'he')).toEqual(['sports']);
    expect(sectionCategories(['정치 뉴스'], 'ko')).toEqual(['politics']);
    expect(sectionCategories(['Esporte/Futebol'], 'pt-PT')).toEqual(['sports']);
  });

  it.each([
    ['nl', 'Economie', 'economy'],
    ['nl', 'Show', 'entertainment'],
    ['it', 'Spettacoli', 'entertainment'],
    ['fr', 'People', 'entertainment'],
    ['ko', '국제', 'world'],
    ['ko', 'IT·과학', 'technology'],
    ['zh', '财经', 'business'],
    ['zh-TW', '財經', 'economy'],
    ['ar', 'فن', 'entertainment'],
    ['hu', 'Bulvár', 'entertainment'],
    ['fil', 'Showbiz', 'entertainment'],
    ['fa', 'فرهنگ و هنر', 'entertainment'],
    ['hi', 'कारोबार', 'business'],
    ['nn', 'Vitskap', 'science'],
    ['ga', 'Spórt', 'sports'],
    ['mt', 'Barranin', 'world'],
    ['so', 'Ciyaaraha', 'sports'],
    ['rw', 'Imyidagaduro', 'entertainment'],
    ['lb', 'Futtball', 'sports'],
  ])('reads the %s section "%s"', (language, category, topic) => {
    expect(sectionCategories([category], language)).toContain(topic);
  });

  it.each([
    ['fr', 'À la une'],
    ['tr', 'Son Dakika'],
    ['es', 'Últimas noticias'],
  ])('finds no category in the %s "%s"', (language, category) => {
    expect(sectionCategories([category], language)).toEqual([]);
  });

  it('does not read e-sports as sports', () => {
    for (const language of ['en', 'de', 'fr', 'sv']) {
      for (const category of ['E-Sport', 'eSports', 'esports', '/gaming/e-sports/'])
        expect([language, category, sectionCategories([category], language)]).toEqual([
          language,
          category,
          ['technology'],
        ]);
    }
    expect(sectionCategories(['Esports'], 'ca')).toEqual(['sports']);
    expect(sectionCategories(['Sport & Freizeit'], 'de')).toEqual(['sports']);
  });

  it('accepts any input', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 150 })),
        fc.constantFrom(...LANGUAGES.map(({ code }) => code)),
        (categories, code) => {
          const topics = sectionCategories(categories, code);
          expect(CATEGORIES.filter((topic) => topics.includes(topic))).toEqual(topics);
        },
      ),
    );
  });
});
